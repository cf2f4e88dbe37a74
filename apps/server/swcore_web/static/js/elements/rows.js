// What lies beside the boards: cards in rows, each row with its name. Where cards alone are asked for they come first, and leave room
// for the board below.

import { css, html } from "../vendor/lit.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import "./card.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreRows extends Watcher {
  static properties = { ...Watcher.properties, lit: { attribute: false }, led: { attribute: false }, names: { attribute: false }, first: { type: Boolean, reflect: true } };

  static styles = [
    sheet,
    css`
      :host {
        display: grid;
        gap: 0.9rem;
        min-width: 0;
      }
      section {
        min-width: 0;
      }
      @media print {
        section {
          break-inside: avoid;
        }
      }
      h2 {
        font-size: 1.05rem;
        margin-bottom: 0.4rem;
      }
      .cards {
        display: grid;
        gap: 0.6rem;
        grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
      }
      :host([first]) .cards {
        grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr));
        gap: 0.45rem;
      }
      @media screen and (max-width: 60rem), screen and (max-width: 75rem) and (max-height: 56rem) {
        :host([first]) .cards {
          display: flex;
          gap: 0.6rem;
          overflow-x: auto;
          padding: 3px 3px 0.5rem;
        }
        :host([first]) swcore-card {
          flex: 0 0 min(17rem, 74vw);
        }
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
    this.first = false;
  }

  render() {
    const cards = this.elements.filter((one) => one.kind === "card");
    const inner = new Set(cards.map((one) => one.id));
    const areas = new Set(this.elements.filter((one) => one.kind === "area").map((one) => one.id));
    const loose = cards.filter((one) => !inner.has(one.at || "") && !areas.has(one.at || ""));
    const holders = this.elements.filter((one) => loose.some((card) => (card.at || "") === one.id));
    return holders.map(
      (holder) => html`<section>
        <h2>${this.heading(/** @type {any} */ (holder))}</h2>
        <div class="cards">
          ${loose.filter((one) => one.at === holder.id).map((card) => html`<swcore-card .play=${this.play} .card=${card} ?dense=${this.first} ?lit=${this.lit.has(card.id)} ?led=${this.led.has(card.id)}></swcore-card>`)}
        </div>
      </section>`,
    );
  }

  /** @param {any} holder what cards lie in */
  heading(holder) {
    if (holder.kind !== "panel") return holder.label;
    return holder.you ? say("table.mine") : say("table.cards", { name: this.names[holder.seat] || holder.label });
  }
}

define("swcore-rows", SwcoreRows);
