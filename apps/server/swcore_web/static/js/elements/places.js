// The board as a list: every area with what lies there and what can be done, for readers of the screen and for whoever likes lists.

import { css, html, nothing } from "../vendor/lit.js";
import { contents, pickable, prices } from "../choosing.js";
import { lists, sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcorePlaces extends Watcher {
  static properties = { ...Watcher.properties, open: { state: true } };

  static styles = [
    sheet,
    lists,
    css`
      ul {
        margin-top: 0.4rem;
        gap: 0.25rem;
        grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
      }
      button,
      li > span {
        width: 100%;
        justify-content: flex-start;
        text-align: left;
        display: block;
        padding: 0.35rem 0.7rem;
        font-size: 0.88rem;
      }
    `,
  ];

  constructor() {
    super();
    this.open = false;
  }

  render() {
    const areas = /** @type {any[]} */ (this.elements.filter((one) => one.kind === "area"));
    if (!areas.length) return nothing;
    return html`<details @toggle=${(/** @type {any} */ event) => (this.open = event.target.open)}>
      <summary>${say("places.title", { count: areas.length })}</summary>
      ${this.open ? this.list(areas) : nothing}
    </details>`;
  }

  /** @param {any[]} areas */
  list(areas) {
    const open = pickable(this.play?.choices || [], this.play?.picked || []);
    const costs = prices(this.play?.choices || []);
    return html`<ul>
      ${areas.map((area) => {
        const cost = costs.get(area.id);
        const price = [cost?.cost, cost?.odds].filter(Boolean).join(" ");
        const told = [area.label, ...contents(area, this.inside(area.id))].join(", ");
        return html`<li>
          ${open.has(area.id)
            ? html`<button @click=${() => this.tell("swcore-pick", { id: area.id })}>${told}: ${price ? say("map.target", { cost: price }) : say("map.open")}</button>`
            : html`<span>${told}</span>`}
        </li>`;
      })}
    </ul>`;
  }
}

define("swcore-places", SwcorePlaces);
