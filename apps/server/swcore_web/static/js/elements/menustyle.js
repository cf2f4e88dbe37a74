// What the open question looks like.

import { css } from "../vendor/lit.js";

export const style = css`
  :host {
    display: block;
  }
  h2:focus:not(:focus-visible) {
    outline: none;
  }
  [aria-disabled="true"] {
    cursor: default;
    opacity: 0.75;
  }
  h2 {
    font-size: 1.15rem;
    margin-bottom: 0.4rem;
  }
  ul {
    margin-bottom: 0.6rem;
    gap: 0.3rem;
  }
  li button {
    width: 100%;
    justify-content: space-between;
    text-align: left;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  li button small {
    display: block;
    color: var(--soft);
    white-space: pre-line;
  }
  ul.tiles {
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  }
  .tiles button {
    height: 100%;
    min-height: 2.75rem;
    padding: 0.25rem 0.45rem;
    justify-content: flex-start;
    font-size: 0.95rem;
  }
  .tiles svg {
    flex: none;
    width: 1.6rem;
    height: 1.6rem;
  }
  .cost {
    flex: none;
    background: var(--target);
    color: #1c1a17;
    border-radius: 1rem;
    padding: 0 0.5rem;
    font-weight: 700;
  }
  .chips {
    margin-bottom: 0.5rem;
  }
  .chip {
    border: 1px solid var(--line);
    border-radius: 1rem;
    padding: 0 0.6rem;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  p {
    margin: 0.2rem 0 0.6rem;
  }
`;
