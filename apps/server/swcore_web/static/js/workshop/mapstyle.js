// What the bench of maps looks like.

import { css } from "../vendor/lit.js";

export const style = css`
  :host {
    --beside: 1.4fr;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: 72vh;
    border-radius: 0.8rem;
    background: #9dbfdd;
    user-select: none;
    font-family: "DejaVu Sans", Verdana, Arial, sans-serif;
  }
  @media print {
    .tools,
    .soft,
    fieldset:not([aria-live]) {
      display: none;
    }
  }
  .region {
    cursor: grab;
    touch-action: none;
    outline: none;
  }
  .region .dot {
    fill: #f6ecd6;
    stroke: #5a4a36;
    stroke-width: 3;
  }
  .region.chosen .dot {
    fill: #ffd400;
    stroke-width: 6;
  }
  .region.wrong .dot {
    stroke: #b01717;
    stroke-width: 8;
  }
  .region.near .dot {
    stroke: #1b5fa8;
    stroke-width: 6;
  }
  .region:focus-visible .dot {
    stroke: #d81b60;
    stroke-width: 8;
  }
  .land {
    cursor: pointer;
  }
  .panel {
    display: grid;
    gap: 0.8rem;
    min-width: 0;
  }
  fieldset {
    border: 1px solid var(--line);
    border-radius: 0.8rem;
    background: var(--card);
    display: grid;
    gap: 0.6rem;
    padding: 0.7rem;
    min-width: 0;
    margin: 0;
  }
  legend {
    font-family: var(--title);
    font-weight: 700;
    padding: 0 0.3rem;
  }
  label {
    display: grid;
    gap: 0.2rem;
  }
  label.check {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-height: 2rem;
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.6rem;
  }
  input:not([type="checkbox"]),
  select {
    width: 100%;
    min-width: 0;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .chips button {
    min-height: 2rem;
    padding: 0.1rem 0.6rem;
  }
  .tools {
    margin-bottom: 0.6rem;
  }
  .tools select {
    width: auto;
  }
  @media (max-width: 40rem) {
    .tools > * {
      flex: 1 1 auto;
    }
  }
  button[aria-pressed="true"] {
    background: var(--accent);
    color: var(--on-accent);
  }
  p {
    margin: 0.25rem 0;
    line-height: 1.4;
  }
`;
