// What the workshop looks like around its benches.

import { css } from "../vendor/lit.js";

export const style = css`
  :host {
    display: grid;
    gap: 0.8rem;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  .bar button {
    padding-inline: 0.65rem;
  }
  p {
    margin: 0;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    justify-content: flex-end;
    margin-inline-start: auto;
  }
  [role="tab"] {
    border-radius: 0.6rem 0.6rem 0 0;
  }
  [role="tab"][aria-selected="true"] {
    background: var(--accent);
    color: var(--on-accent);
  }
  input[type="file"] {
    display: none;
  }
  label.check {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
  }
  label.check input {
    width: 1.2rem;
    height: 1.2rem;
  }
  .link {
    display: grid;
    gap: 0.3rem;
  }
  .link input {
    width: 100%;
  }
  @media (max-width: 40rem) {
    .bar > *,
    .acts > * {
      flex: 1 1 auto;
    }
    .acts {
      display: contents;
    }
  }
  @media print {
    h1,
    p,
    .bar,
    label.check,
    .link {
      display: none;
    }
  }
`;
