// What all elements look like. A page themes them by custom properties: --swcore-ink, --swcore-paper, --swcore-card,
// --swcore-line, --swcore-accent, --swcore-target, --swcore-font, --swcore-title-font.

import { css } from "./vendor/lit.js";

export const tokens = css`
  :host {
    --ink: var(--swcore-ink, light-dark(#2b2118, #f1e7d3));
    --soft: var(--swcore-soft, light-dark(#6a5a48, #b9aa92));
    --paper: var(--swcore-paper, light-dark(#f4ead5, #1d1a17));
    --card: var(--swcore-card, light-dark(#fffaf0, #2a2520));
    --line: var(--swcore-line, light-dark(#d8c6a4, #4a4037));
    --accent: var(--swcore-accent, light-dark(#8a3b12, #f0a463));
    --on-accent: var(--swcore-on-accent, light-dark(#fff8ec, #23180f));
    --target: var(--swcore-target, #ffd400);
    --warn: var(--swcore-warn, light-dark(#a11616, #ff9d8f));
    --shade: light-dark(rgb(60 40 15 / 0.16), rgb(0 0 0 / 0.5));
    --font: var(--swcore-font, "Segoe UI", "Noto Sans", Roboto, Verdana, sans-serif);
    --title: var(--swcore-title-font, "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif);
    color: var(--ink);
    font-family: var(--font);
    box-sizing: border-box;
    overflow-wrap: anywhere; /* a stranger may write words of any length */
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

export const controls = css`
  button,
  .button,
  table {
    overflow-wrap: break-word; /* their own words are short, and are not to be broken to save room */
  }
  button,
  select,
  input {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    min-height: 2.5rem;
    padding: 0.4rem 0.9rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--card);
    color: var(--ink);
    cursor: pointer;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
    text-wrap: pretty; /* no number alone in a last line */
  }
  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--accent);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  button.main,
  .button.main {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  button.plain {
    border: 0;
    background: none;
    padding: 0.2rem 0.4rem;
    min-height: 2rem;
    color: var(--accent);
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  select,
  input:not([type="checkbox"]):not([type="radio"]) {
    min-height: 2.5rem;
    padding: 0.35rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--card);
    max-width: 100%;
  }
  input[type="checkbox"] {
    flex: none; /* nor is it pressed together beside a text of two lines */
    width: 1.2rem;
    height: 1.2rem;
  }
  h1,
  h2,
  h3 {
    font-family: var(--title);
    line-height: 1.15;
    margin: 0;
    text-wrap: balance;
  }
  summary {
    cursor: pointer;
    min-height: 2rem;
  }
  a {
    color: var(--accent);
  }
  .soft {
    color: var(--soft);
  }
  .warn {
    color: var(--warn);
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  dialog {
    border: 1px solid var(--line);
    border-radius: 1rem;
    background: var(--paper);
    color: var(--ink);
    padding: 1.2rem;
    max-width: min(36rem, 94vw);
    box-shadow: 0 1rem 3rem var(--shade);
  }
  dialog::backdrop {
    background: rgb(20 12 5 / 0.45);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
`;

/** Lists without signs. */
export const lists = css`
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 0.4rem;
  }
  li {
    min-width: 0;
  }
`;

export const sheet = [tokens, controls];
