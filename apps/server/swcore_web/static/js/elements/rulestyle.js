// What the page of rules looks like.

import { css } from "../vendor/lit.js";

export const style = css`
  dialog {
    width: min(60rem, 96vw);
    max-width: none;
    height: 92vh;
    padding: 0;
  }
  .page {
    display: grid;
    grid-template-rows: auto 1fr;
    height: 100%;
  }
  header {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    padding: 0.8rem 1rem;
    border-bottom: 1px solid var(--line);
  }
  header h2 {
    margin-right: auto;
  }
  header input {
    flex: 0 1 16rem;
    min-width: 0;
  }
  .body {
    overflow: auto;
    padding: 0 1rem 1rem;
    overflow-wrap: anywhere;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.4rem;
    padding-top: 0.6rem;
  }
  h3 {
    margin: 1.4rem 0 0.4rem;
    font-size: 1.35rem;
  }
  h4 {
    margin: 1.1rem 0 0.3rem;
  }
  p {
    margin: 0.45rem 0;
    line-height: 1.45;
    max-width: 46rem;
  }
  .opening {
    border-left: 4px solid var(--accent);
    padding-left: 0.9rem;
  }
  .id {
    color: var(--soft);
    font-size: 0.78rem;
    white-space: nowrap;
  }
  a.id {
    text-decoration: underline dotted;
  }
  p.shown {
    background: color-mix(in srgb, var(--target) 35%, transparent);
    border-radius: 0.4rem;
  }
  .pieces {
    display: grid;
    gap: 0.6rem;
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  }
  .piece {
    border: 1px solid var(--line);
    border-radius: 0.7rem;
    background: var(--card);
    padding: 0.5rem 0.7rem;
  }
  details.foreign {
    margin-top: 1.4rem;
  }
  mark {
    background: var(--target);
    color: #1c1a17;
  }
  @media (max-width: 40rem) {
    header {
      flex-wrap: wrap;
      padding: 0.5rem 0.7rem;
    }
    header input {
      order: 1;
      flex: 1 1 100%;
    }
  }
  @media print {
    dialog {
      position: static;
      width: auto;
      height: auto;
      border: 0;
    }
    .body {
      overflow: visible;
    }
    header button,
    header input,
    nav {
      display: none;
    }
  }
`;
