// Whatever boards a scene has: maps of territories and grids of squares.

import { css, html, nothing } from "../vendor/lit.js";
import { tokens } from "../style.js";
import "./grid.js";
import "./map.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreBoard extends Watcher {
  static properties = { ...Watcher.properties, lit: { attribute: false }, led: { attribute: false }, names: { attribute: false } };

  static styles = [
    tokens,
    css`
      :host {
        display: block;
      }
      .grids {
        display: flex;
        flex-wrap: wrap;
        gap: 1rem;
      }
      figure {
        margin: 0;
        flex: 1 1 14rem;
        max-width: 26rem;
      }
      figure.mine {
        flex: 2 1 18rem;
      }
      @media (max-width: 60rem) {
        figure:not(.mine) {
          flex: 1 1 8.5rem;
          max-width: 15rem;
        }
      }
      figcaption {
        font-family: var(--title);
        font-weight: 700;
        margin-bottom: 0.25rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Set<string>} */
    this.led = new Set();
    /** @type {Record<number, string>} */
    this.names = {};
  }

  render() {
    const boards = /** @type {any[]} */ (this.elements.filter((one) => one.kind === "board"));
    const whole = boards.filter((one) => !boards.some((other) => other.id === one.at));
    const grids = whole.filter((one) => one.rows);
    const mine = this.play?.seat;
    grids.sort((one, other) => Number(other.owner === mine) - Number(one.owner === mine));
    return html`${whole.filter((one) => !one.rows).map((one) => html`<swcore-map .play=${this.play} .board=${one.id} .lit=${this.lit} .led=${this.led}></swcore-map>`)}
    ${grids.length
      ? html`<div class="grids">
          ${grids.map(
            (one) => html`<figure class=${one.owner === mine || grids.length === 1 ? "mine" : ""}>
              <figcaption>${one.owner === mine ? one.label : this.names[one.owner] || one.label}</figcaption>
              <swcore-grid .play=${this.play} .board=${one.id} .lit=${this.lit} .led=${this.led}></swcore-grid>
            </figure>`,
          )}
        </div>`
      : nothing}`;
  }
}

define("swcore-board", SwcoreBoard);
