// A board of territories: terrain with patterns, whose they are, what lies there, and what can be done there.
// It tells `swcore-pick` and `swcore-look` with the id of an area.

import { html, nothing, repeat, svg } from "../vendor/lit.js";
import { LINE, PAPER } from "../draw/art.js";
import { links, room, towards } from "../draw/geometry.js";
import { land, patterns, shape } from "../draw/ground.js";
import { Moving } from "../draw/moving.js";
import { region } from "../draw/region.js";
import { pickable, prices } from "../choosing.js";
import { marks } from "../spreading.js";
import { tokens } from "../style.js";
import { say } from "../words.js";
import { style } from "./mapstyle.js";
import { Watcher, define } from "./watcher.js";

const MARGIN = 14;
const CROWDED = 0.62; // pixels of a unit of the map below which it may be made larger
const SEA = "#9dbfdd";
const BEACH = /** @type {[number, string][]} */ ([
  [46, "#b6cfe5"],
  [28, "#c9dcec"],
  [12, "#e1ecf5"],
]);

export class SwcoreMap extends Watcher {
  static properties = { ...Watcher.properties, board: {}, lit: { attribute: false }, led: { attribute: false }, lone: { state: true }, pixels: { state: true }, large: { state: true }, compact: { type: Boolean } };

  static styles = [tokens, style];

  constructor() {
    super();
    this.board = "";
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Set<string>} */
    this.led = new Set();
    this.lone = "";
    this.compact = false;
    this.pixels = 1; // of a unit of the map
    this.large = false;
    this.sizes = new ResizeObserver(() => this.measure());
    this.rooms = new Map();
    this.moving = new Moving(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sizes.disconnect();
  }

  updated() {
    const drawn = this.renderRoot.querySelector("svg.map");
    if (drawn) this.sizes.observe(drawn);
  }

  measure() {
    const drawn = /** @type {SVGSVGElement | null} */ (this.renderRoot.querySelector("svg.map"));
    const box = drawn?.getBoundingClientRect();
    if (!drawn || !box?.width) return;
    const { width, height } = drawn.viewBox.baseVal;
    this.pixels = Math.floor(200 * Math.min(box.width / width, box.height / height)) / 200 || 1;
  }

  /** Make the map larger than the screen, or as large as that again; what is done there stays in sight. */
  async enlarge() {
    this.large = !this.large;
    await this.updateComplete;
    const pan = this.renderRoot.querySelector(".pan");
    const place = this.renderRoot.querySelector(".area.lit, .area.open");
    if (!pan || !this.large) return;
    const [box, at] = [pan.getBoundingClientRect(), (place || pan.firstElementChild || pan).getBoundingClientRect()];
    pan.scrollTo(at.left + at.width / 2 - box.left - box.width / 2, at.top + at.height / 2 - box.top - box.height / 2);
  }

  get boards() {
    const own = this.elements.filter((one) => one.kind === "board" && (one.id === this.board || one.at === this.board));
    return new Set(own.map((one) => one.id));
  }

  get areas() {
    const boards = this.boards;
    return /** @type {any[]} */ (this.elements.filter((one) => one.kind === "area" && boards.has(one.at || "") && one.position?.length));
  }

  /** @param {any} area @returns {number} */
  roomOf(area) {
    const key = `${area.id} ${area.position}`;
    if (!this.rooms.has(key)) this.rooms.set(key, area.outline ? room(area.position, area.outline) : 42);
    return this.rooms.get(key);
  }

  render() {
    const areas = this.areas;
    const size = this.elements.find((one) => one.id === this.board)?.size || [1000, 600];
    const [wide, tall] = size;
    const open = pickable(this.play?.choices || [], this.play?.picked || []);
    const spread = this.play?.spread;
    const costs = spread ? marks(spread, this.play?.given || []) : this.play?.picked.length ? new Map() : prices(this.play?.choices || []);
    const unit = Math.min(44, 0.26 * Math.sqrt((wide * tall) / Math.max(1, areas.length)));
    const label = this.elements.find((one) => one.id === this.board)?.label || "";
    const tight = !this.compact && (this.large || this.pixels < CROWDED);
    return html`<div class="pan ${this.large ? "large" : ""}">${this.drawn(areas, wide, tall, unit, open, costs, label)}</div>
      ${tight ? html`<button class="zoom" aria-pressed=${this.large ? "true" : "false"} aria-label=${say("map.larger")} title=${say("map.larger")} @click=${this.enlarge}>${ZOOM(this.large)}</button>` : nothing}`;
  }

  /**
   * @param {any[]} areas
   * @param {number} wide
   * @param {number} tall
   * @param {number} unit
   * @param {Set<string>} open
   * @param {Map<string, {cost: string, odds: string, said?: string}>} costs
   * @param {string} label
   */
  drawn(areas, wide, tall, unit, open, costs, label) {
    const looks = this.play?.looks || {};
    return html`<svg
      class="map"
      viewBox="${-MARGIN} ${-MARGIN} ${wide + 2 * MARGIN} ${tall + 2 * MARGIN}"
      role="group"
      aria-label=${label}
      @keydown=${this.key}
    >
      <defs>${patterns(areas, looks)} ${areas.map((area, at) => svg`<clipPath id="in${at}">${shape(area, {})}</clipPath>`)}</defs>
      <rect x=${-MARGIN} y=${-MARGIN} width=${wide + 2 * MARGIN} height=${tall + 2 * MARGIN} fill=${SEA}></rect>
      ${BEACH.map(([width, colour]) => areas.map((area) => shape(area, { stroke: colour, width })))}
      ${areas.map((area, at) => land(area, at, this.inside(area.id), looks))}
      ${areas.map((area) => shape(area, { stroke: LINE, width: 2.4 }))}
      ${links(areas).map(([a, b]) => [
        svg`<line x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke=${PAPER} stroke-width="7" stroke-dasharray="14 9"></line>`,
        svg`<line x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke=${LINE} stroke-width="3" stroke-dasharray="14 9"></line>`,
      ])}
      ${repeat(
        areas.filter((area) => this.play?.fresh.has(area.id)),
        (area) => `${area.id} ${this.play?.cursor}`,
        (area) => shape(area, { fill: "#ffffff", opacity: 0, cls: "fresh" }),
      )}
      ${areas.map((area, at) => region(this, area, at, { unit, open, costs, areas }))} ${this.moving.render(unit)}
    </svg>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const areas = this.areas;
    const from = areas.find((area) => area.id === (this.lone || areas[0]?.id));
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (from) this.tell("swcore-pick", { id: from.id });
    } else if (event.key === "?" && from) {
      this.tell("swcore-explain", { id: from.id });
    } else {
      const next = towards(areas, from, event.key);
      if (!next) return;
      event.preventDefault();
      this.lone = next.id;
      this.updateComplete.then(() => /** @type {any} */ (this.renderRoot.querySelector(`[data-id="${CSS.escape(next.id)}"]`))?.focus());
    }
  }
}

/** @param {boolean} large a glass with the sign of what it does */
const ZOOM = (large) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<circle cx="10.5" cy="10.5" r="7"></circle><path d="M16 16l5 5M7.5 10.5h6${large ? "" : "M10.5 7.5v6"}"></path>`}</svg>`;

define("swcore-map", SwcoreMap);
