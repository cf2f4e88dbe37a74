// A board of squares: what lies on each, and what can be done there. It tells `swcore-pick` and `swcore-look` with the id of a square.

import { css, html, nothing, svg } from "../vendor/lit.js";
import { pickable } from "../choosing.js";
import { piece } from "../draw/pieces.js";
import { tokens } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreGrid extends Watcher {
  static properties = { ...Watcher.properties, board: {}, lit: { attribute: false }, led: { attribute: false }, lone: { state: true } };

  static styles = [
    tokens,
    css`
      :host {
        display: block;
      }
      .grid {
        display: grid;
        gap: 4px;
        padding: 8px;
        border-radius: 0.8rem;
        background: light-dark(#7d9b5f, #3f5233);
        max-width: var(--grid-width, 26rem);
      }
      .grid.c1 { grid-template-columns: repeat(1, 1fr); }
      .grid.c2 { grid-template-columns: repeat(2, 1fr); }
      .grid.c3 { grid-template-columns: repeat(3, 1fr); }
      .grid.c4 { grid-template-columns: repeat(4, 1fr); }
      .grid.c5 { grid-template-columns: repeat(5, 1fr); }
      .grid.c6 { grid-template-columns: repeat(6, 1fr); }
      .grid.c7 { grid-template-columns: repeat(7, 1fr); }
      .grid.c8 { grid-template-columns: repeat(8, 1fr); }
      button {
        aspect-ratio: 1;
        padding: 0;
        border: 2px solid rgb(0 0 0 / 0.15);
        border-radius: 0.5rem;
        background: light-dark(#e9efd6, #56694a);
        color: #1c1a17;
        position: relative;
        cursor: help;
        font: inherit;
        min-width: 0;
      }
      button.open {
        cursor: pointer;
        border-color: #1c1a17;
        box-shadow: inset 0 0 0 4px var(--target);
      }
      button.lit {
        border-color: #1c1a17;
        box-shadow: inset 0 0 0 5px #fff;
      }
      button.led {
        outline: 4px dashed #b4006a;
        outline-offset: -2px;
      }
      button.picked {
        box-shadow: inset 0 0 0 5px var(--accent);
      }
      button:hover,
      button:focus-visible {
        outline: 3px solid var(--accent);
        outline-offset: 1px;
      }
      .fresh svg {
        animation: fresh 0.8s ease-out;
      }
      @keyframes fresh {
        from {
          transform: translateY(-40%) scale(1.2);
          opacity: 0.2;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .fresh svg {
          animation: none;
        }
      }
      .name {
        position: absolute;
        left: 0.3rem;
        top: 0.1rem;
        font-size: 0.7rem;
        color: light-dark(#55603f, #d4dcc8);
      }
      svg {
        width: 100%;
        height: 100%;
        display: block;
      }
    `,
  ];

  constructor() {
    super();
    this.board = "";
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Set<string>} */
    this.led = new Set();
    this.lone = "";
  }

  render() {
    const squares = /** @type {any[]} */ (this.inside(this.board).filter((one) => one.kind === "area"));
    const board = this.elements.find((one) => one.id === this.board);
    const columns = Math.min(8, board?.columns || 4);
    const open = pickable(this.play?.choices || [], this.play?.picked || []);
    squares.sort((one, other) => one.row - other.row || one.column - other.column);
    return html`<div class="grid c${columns}" role="group" aria-label=${board?.label || ""} @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event, squares)}>
      ${squares.map((square) => this.square(square, open, squares))}
    </div>`;
  }

  /** @param {any} square @param {Set<string>} open @param {any[]} squares */
  square(square, open, squares) {
    const [lying] = this.inside(square.id);
    const target = open.has(square.id);
    const classes = [target ? "open" : "", this.lit.has(square.id) ? "lit" : "", this.led.has(square.id) ? "led" : "", this.play?.picked.includes(square.id) ? "picked" : "", this.play?.fresh.has(square.id) ? "fresh" : ""];
    const label = [square.label, lying?.label, target ? say("map.open") : ""].filter(Boolean).join(", ");
    return html`<button
      class=${classes.join(" ")}
      data-id=${square.id}
      aria-label=${label}
      aria-disabled=${target ? nothing : "true"}
      tabindex=${square.id === (this.lone || squares[0]?.id) ? "0" : "-1"}
      @click=${() => this.tell("swcore-pick", { id: square.id })}
      @focus=${() => (this.lone = square.id)}
      @contextmenu=${(/** @type {Event} */ event) => (event.preventDefault(), this.tell("swcore-explain", { id: lying?.id || square.id }))}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.tell("swcore-look", { id: square.id, event })}
      @pointerleave=${() => this.tell("swcore-look", null)}
    >
      ${lying ? html`<svg viewBox="-50 -50 100 100" aria-hidden="true">${piece(lying, this.play?.looks || {})}</svg>` : nothing}
      <span class="name" aria-hidden="true">${square.name}</span>
    </button>`;
  }

  /** @param {KeyboardEvent} event @param {any[]} squares */
  key(event, squares) {
    const way = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] })[event.key];
    const from = squares.find((one) => one.id === (this.lone || squares[0]?.id));
    if (event.key === "?" && from) this.tell("swcore-explain", { id: this.inside(from.id)[0]?.id || from.id });
    if (!way || !from) return;
    event.preventDefault();
    const next = squares.find((one) => one.row === from.row + way[0] && one.column === from.column + way[1]);
    if (!next) return;
    this.lone = next.id;
    this.updateComplete.then(() => /** @type {any} */ (this.renderRoot.querySelector(`[data-id="${CSS.escape(next.id)}"]`))?.focus());
  }
}

define("swcore-grid", SwcoreGrid);
