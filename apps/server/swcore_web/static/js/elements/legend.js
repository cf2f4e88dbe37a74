// What the signs of a map mean: terrain, symbols, markers and tokens that there are on it. A press tells more of one.

import { css, html, nothing, svg } from "../vendor/lit.js";
import { markerBadge, priceBadge, symbolBadge, tokensBadge } from "../draw/badges.js";
import { patternId, patterns, terrainOf } from "../draw/ground.js";
import { lookOf } from "../draw/looks.js";
import { lookId, markerId } from "../draw/lying.js";
import { prices } from "../choosing.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

const SIZE = 22; // of a badge

/** @typedef {{key: string, name: string, about?: string, sign: any}} Entry */

export class SwcoreLegend extends Watcher {
  static properties = { ...Watcher.properties, areas: { attribute: false }, open: { state: true } };

  static styles = [
    sheet,
    css`
      ul {
        list-style: none;
        margin: 0.3rem 0 0;
        padding: 0;
        display: grid;
        gap: 0.1rem 0.6rem;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
      }
      li,
      li button {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        text-align: left;
        min-width: 0;
        font-size: 0.9rem;
        line-height: 1.2;
      }
      li button.plain {
        justify-content: flex-start;
        width: 100%;
        padding: 0.1rem 0;
        color: inherit;
      }
      li.wide {
        grid-column: 1 / -1;
      }
      svg,
      .name {
        flex: none;
        width: 3.2rem;
        height: 1.9rem;
        text-align: center;
        font: 0.85rem "DejaVu Sans", Verdana, Arial, sans-serif;
        line-height: 1.9rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any[]} */
    this.areas = [];
    this.open = false;
  }

  render() {
    if (!this.areas.length) return nothing;
    return html`<details @toggle=${(/** @type {any} */ event) => (this.open = event.target.open)}>
      <summary>${say("legend.title")}</summary>
      ${this.open ? this.list() : nothing}
    </details>`;
  }

  list() {
    const named = this.areas[0]?.name;
    return html`<ul>
      ${this.entries.map((one) => html`<li>${one.about ? html`<button class="plain" @click=${() => this.tell("swcore-explain", { about: one.about })}>${drawn(one.sign)}${one.name}</button>` : html`${drawn(one.sign)}${one.name}`}</li>`)}
      ${this.lying.some((one) => one.owner !== undefined && one.owner !== null) ? this.wide(tokensBadge({ owner: 0, count: 3 }, SIZE), "legend.tokens") : nothing}
      ${this.lying.some((one) => one.owner !== undefined && one.owner !== null && one.active === false) ? this.wide(tokensBadge({ owner: 0, count: 3, active: false }, SIZE), "legend.former") : nothing}
      ${prices(this.play?.choices || []).size ? this.wide(priceBadge("2", SIZE), "legend.price") : nothing}
      ${named ? html`<li class="wide"><span class="name">${named}</span>${say("legend.name")}</li>` : nothing}
    </ul>`;
  }

  /** @param {any} sign @param {string} key of what is said of it */
  wide(sign, key) {
    return html`<li class="wide">${drawn(sign)}${say(key)}</li>`;
  }

  /** @returns {any[]} what lies on the map */
  get lying() {
    const areas = new Set(this.areas.map((one) => one.id));
    return this.elements.filter((one) => areas.has(one.at || ""));
  }

  /** @returns {Entry[]} each sign that there is on the map, once */
  get entries() {
    const looks = this.play?.looks || {};
    const lands = this.areas.filter((one) => one.terrain).map((one) => ({ key: terrainOf(one), name: one.terrain.label, about: one.terrain.about, sign: swatch(one, looks) }));
    const symbols = this.areas.flatMap((one) => one.symbols || []).map((one) => ({ key: lookId(one, "symbol"), name: one.label, about: one.about, sign: symbolBadge(lookId(one, "symbol"), looks, SIZE) }));
    const things = this.lying.filter((one) => one.kind === "marker").map((one) => ({ key: markerId(one), name: one.label, about: one.about, sign: markerBadge(markerId(one), 1, looks, SIZE) }));
    const wild = this.lying.filter((one) => one.kind === "stack" && (one.owner === undefined || one.owner === null));
    const nobodys = wild.map((one) => ({ key: `stack ${one.label}`, name: one.label, about: one.about, sign: tokensBadge({ count: 1, active: one.active }, SIZE) }));
    const known = new Map([...lands, ...symbols, ...things, ...nobodys].filter((one) => one.sign).map((one) => [one.key, one]));
    return [...known.values()];
  }
}

/** @param {any} sign */
const drawn = (sign) => html`<svg viewBox="-26 -15 52 30" aria-hidden="true">${sign}</svg>`;

/** @param {any} area @param {import("../draw/looks.js").Looks} looks */
function swatch(area, looks) {
  const id = terrainOf(area);
  const ground = (/** @type {string} */ fill) => svg`<rect x="-24" y="-13" width="48" height="26" rx="6" fill=${fill} stroke="#4a3826"></rect>`;
  return svg`<defs>${patterns([area], looks)}</defs>${ground(lookOf(looks, id).colour)}${ground(`url(#${patternId(id)})`)}`;
}

define("swcore-legend", SwcoreLegend);
