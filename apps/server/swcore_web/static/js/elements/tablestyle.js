// How a table is laid out: the board beside the question, and on a narrow screen below each other with the question at the bottom.

import { css } from "../vendor/lit.js";

export const layout = css`
  :host {
    display: block;
  }
  .table {
    display: grid;
    gap: 0.9rem;
    grid-template-columns: minmax(0, 1fr) minmax(17rem, 22rem);
    align-items: start;
  }
  div.main,
  div.side {
    display: grid;
    gap: 0.9rem;
    min-width: 0;
  }
  .side {
    position: sticky;
    top: 0.6rem;
    max-height: calc(100vh - 1.2rem);
    overflow: auto;
    padding: 2px;
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: baseline;
  }
  .status strong {
    flex: 1 1 12rem;
    font-family: var(--title);
    font-size: 1.15rem;
    text-wrap: balance;
  }
  .box {
    min-width: 0;
    border: 1px solid var(--line);
    border-radius: 0.9rem;
    background: color-mix(in srgb, var(--card) 70%, var(--paper));
    padding: 0.8rem;
  }
  .box.asked {
    border: 2px solid var(--accent);
  }
  .note {
    border-left: 4px solid var(--target);
    padding: 0.3rem 0.7rem;
  }
  .problem {
    border: 1px solid var(--warn);
    border-radius: 0.7rem;
    padding: 0.5rem 0.8rem;
    background: var(--card);
  }
  .down {
    position: fixed;
    inset: auto 0 0 0;
    background: var(--accent);
    color: var(--on-accent);
    text-align: center;
    padding: 0.5rem;
    z-index: 40;
  }
  .down button {
    min-height: 2rem;
    padding-block: 0.1rem;
    margin-inline-start: 0.5rem;
  }
  swcore-ask,
  swcore-about,
  swcore-rulebook {
    display: contents;
  }
  .rules {
    margin-left: auto;
  }
  .over ::slotted(swcore-hosting),
  .over ::slotted(swcore-invite) {
    display: none;
  }
  @media print {
    .table {
      grid-template-columns: 1fr;
    }
    .table:has(swcore-rulebook[open]) > div,
    .question,
    .rules,
    .down,
    .problem,
    swcore-guide,
    swcore-legend,
    swcore-places,
    slot {
      display: none;
    }
    .side {
      position: static;
      max-height: none;
    }
    swcore-board {
      --map-height: none !important;
    }
  }
  swcore-board {
    --map-height: calc(100vh - 1.5rem);
  }
  @media screen and (max-width: 60rem) and (max-height: 32rem) {
    .table {
      grid-template-columns: minmax(0, 1fr) minmax(13rem, 38%);
    }
    div.main {
      gap: 0.4rem;
    }
    .status {
      flex-wrap: nowrap;
      gap: 0.5rem;
    }
    .status strong {
      flex: 1 1 0;
      font-size: 0.95rem;
    }
    .side {
      top: 0;
      max-height: 100vh;
      gap: 0.5rem;
    }
    .box {
      padding: 0.5rem;
    }
    swcore-board {
      --grid-width: min(26rem, calc(var(--map-height) - 1.7rem));
    }
    swcore-panels {
      order: 1;
    }
    swcore-legend,
    swcore-places,
    swcore-rows:not([first]) {
      order: 2;
    }
  }
  @media screen and (max-width: 60rem) and (min-height: 32.01rem), screen and (max-width: 34rem) {
    .table {
      grid-template-columns: minmax(0, 1fr);
    }
    div.main,
    div.side {
      display: contents;
    }
    .question {
      position: sticky;
      bottom: 0;
      order: 9;
      max-height: 44vh;
      overflow: auto;
      margin: 0 -0.6rem -0.6rem;
      border-radius: 0.9rem 0.9rem 0 0;
      box-shadow: 0 -0.4rem 1.2rem var(--shade);
      z-index: 20;
      background: var(--paper);
    }
    .status {
      order: 1;
    }
    swcore-ending {
      order: 2;
    }
    swcore-guide {
      order: 1;
    }
    swcore-board {
      order: 3;
    }
    swcore-legend,
    swcore-places {
      order: 5;
    }
    swcore-panels {
      order: 4;
    }
    .box:not(.question),
    swcore-rows,
    ::slotted(*) {
      order: 6;
    }
    ::slotted(swcore-invite),
    swcore-rows[first] {
      order: 2;
    }
  }
`;
