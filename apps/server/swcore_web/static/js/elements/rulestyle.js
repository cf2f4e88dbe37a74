// What rules look like: their text, the dialog that holds them at a table, and the page that holds them elsewhere.

import { css } from "../vendor/lit.js";

const head = css`
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: center;
  }
  header :is(h1, h2) {
    margin-right: auto;
  }
  header input {
    flex: 0 1 16rem;
    min-width: 0;
  }
  @media (max-width: 40rem) {
    header input {
      order: 1;
      flex: 1 1 100%;
    }
  }
  @media print {
    header :is(button, input, .button) {
      display: none;
    }
  }
`;

export const book = [
  head,
  css`
    dialog {
      width: min(60rem, 96vw);
      max-width: none;
      height: 92vh;
      padding: 0;
    }
    .page {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      height: 100%;
    }
    header {
      padding: 0.8rem 1rem;
      border-bottom: 1px solid var(--line);
    }
    swcore-rules {
      overflow: auto;
      padding: 0 1rem 1rem;
    }
    @media (max-width: 40rem) {
      header {
        padding: 0.5rem 0.7rem;
      }
    }
    @media print {
      dialog {
        position: static;
        width: auto;
        height: auto;
        max-height: none;
        overflow: visible;
        border: 0;
        box-shadow: none;
      }
      .page {
        display: block;
      }
      header,
      swcore-rules {
        padding: 0;
        border: 0;
        overflow: visible;
      }
    }
  `,
];

export const page = [
  head,
  css`
    :host {
      display: grid;
      gap: 0.6rem;
      max-width: 60rem;
      margin: 0 auto;
    }
    swcore-rules {
      min-width: 0;
    }
  `,
];

export const text = css`
  :host {
    display: block;
  }
  .body {
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
    break-inside: avoid;
  }
  details.foreign {
    margin-top: 1.4rem;
  }
  mark {
    background: var(--target);
    color: #1c1a17;
  }
  @media print {
    nav {
      display: none;
    }
    h3,
    h4 {
      break-after: avoid;
    }
    p {
      max-width: none;
      break-inside: avoid;
    }
  }
`;
