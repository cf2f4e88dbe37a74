// The end of a game: who has won, with what.

import { css, html, nothing } from "../vendor/lit.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreEnding extends Watcher {
  static properties = { ...Watcher.properties, names: { attribute: false } };

  static styles = [
    sheet,
    css`
      section {
        border: 2px solid var(--accent);
        border-radius: 1rem;
        background: var(--card);
        padding: 1rem;
      }
      h2 {
        font-size: 1.6rem;
        margin-bottom: 0.6rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        max-width: 32rem;
      }
      td,
      th {
        padding: 0.25rem 0.6rem;
        text-align: left;
        border-bottom: 1px solid var(--line);
      }
      td.number {
        text-align: right;
        font-variant-numeric: tabular-nums;
        font-weight: 700;
      }
      tr.won th {
        font-weight: 800;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<number, string>} */
    this.names = {};
  }

  /** @param {number} seat */
  nameOf(seat) {
    const panel = this.elements.find((one) => one.kind === "panel" && one.seat === seat);
    return this.names[seat] || panel?.label || say("table.seat", { number: seat + 1 });
  }

  render() {
    const result = this.play?.status?.result;
    if (!result) return nothing;
    const winners = (result.winners || []).map((/** @type {number} */ seat) => this.nameOf(seat));
    const columns = Object.entries(result).filter(([, value]) => Array.isArray(value) && value.every((one) => typeof one === "number"));
    const order = (result.ranking || []).flat();
    const numbers = columns.filter(([name, value]) => /** @type {any[]} */ (value).length === order.length && !["winners", "left"].includes(name));
    return html`<section aria-label=${say("ending.title")}>
      <h2>${say("ending.won", { names: winners.join(", ") })}</h2>
      <table>
        <thead>
          <tr><th></th>${numbers.map(([name]) => html`<th scope="col">${say(`result.${name}`)}</th>`)}</tr>
        </thead>
        <tbody>
          ${order.map(
            (/** @type {number} */ seat) => html`<tr class=${result.winners?.includes(seat) ? "won" : ""}>
              <th scope="row">${this.nameOf(seat)}</th>
              ${numbers.map(([, value]) => html`<td class="number">${/** @type {any} */ (value)[seat]}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
  }
}

define("swcore-ending", SwcoreEnding);
