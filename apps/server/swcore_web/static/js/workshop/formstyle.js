// What a form looks like.

import { css } from "../vendor/lit.js";

export const style = css`
  :host {
    display: block;
    min-width: 0;
  }
  .object {
    display: grid;
    gap: 0.7rem;
    min-width: 0;
  }
  .field + .object {
    margin-top: 0.6rem;
  }
  .object .object,
  .items {
    border-left: 3px solid var(--line);
    padding-left: 0.7rem;
  }
  .items {
    display: grid;
    gap: 0.7rem;
    list-style: none;
    margin: 0;
  }
  .items > li {
    display: grid;
    gap: 0.4rem;
    border: 1px solid var(--line);
    border-radius: 0.7rem;
    padding: 0.6rem;
    background: color-mix(in srgb, var(--card) 70%, var(--paper));
    min-width: 0;
  }
  .field {
    display: grid;
    gap: 0.25rem;
    min-width: 0;
  }
  .head {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    justify-content: space-between;
  }
  .head label,
  .head .label {
    min-width: 0;
  }
  code {
    font-size: 0.8rem;
    color: var(--soft);
  }
  .pair {
    display: grid;
    grid-template-columns: 6.4rem minmax(0, 1fr);
    gap: 0.3rem 0.5rem;
    align-items: center;
  }
  textarea {
    font: inherit;
    color: inherit;
    min-height: 4.5rem;
    padding: 0.4rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--card);
    width: 100%;
  }
  input:not([type="checkbox"]),
  select {
    width: 100%;
    min-width: 0;
  }
  input[type="number"] {
    max-width: 8rem;
  }
  .checks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.9rem;
  }
  .checks label {
    display: inline-flex;
    gap: 0.35rem;
    align-items: center;
    min-height: 2rem;
  }
  .fault {
    color: var(--warn);
    font-size: 0.9rem;
  }
  .faulty > :is(input, select, textarea),
  .faulty > .pair > input {
    border-color: var(--warn);
    border-width: 2px;
  }
  .add select {
    border-style: dashed;
    color: var(--accent);
  }
  .items > li:has(> .field) > .moves {
    margin-bottom: -2.2rem; /* beside the label that follows */
    z-index: 1;
  }
  .moves {
    display: flex;
    gap: 0.2rem;
    justify-content: flex-end;
  }
`;
