// A map that is being drawn: regions are dragged or moved by keys, borders connected, and territories and a report come by themselves.

import { html, nothing } from "../vendor/lit.js";
import { drag } from "../dragging.js";
import { area, towards } from "../draw/geometry.js";
import { define } from "../elements/watcher.js";
import { chosen, say } from "../words.js";
import { Bench } from "./bench.js";
import { REGIONS, grown, joined, moved, without } from "./chart.js";
import { boardForm, regionForm, report } from "./mapforms.js";
import { WIDE, picture } from "./mappicture.js";
import { style } from "./mapstyle.js";
import { asked } from "./share.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./chart.js").Region} Region */

const STEP = 0.01;
const KEPT = 60; // changes that can be taken back

export class SwcoreMapBench extends Bench {
  static properties = { ...Bench.properties, map: { attribute: false }, lone: { state: true }, joining: { state: true }, ghost: { state: true }, count: { state: true }, busy: { state: true } };

  static styles = [...Bench.styles, style];

  constructor() {
    super();
    /** @type {Chart | null} */
    this.map = null;
    this.lone = "";
    this.joining = false;
    /** @type {{id: string, x: number, y: number} | null} */
    this.ghost = null;
    this.count = 20;
    this.busy = false;
    /** @type {Chart[]} */
    this.past = [];
  }

  get written() {
    return { name: "map", question: "chart", data: this.map };
  }

  /** @param {object} data of the sketch to begin with */
  async begin(data) {
    this.busy = true;
    try {
      this.lone = "";
      this.change((await asked("sketch", this.game, data, chosen.lang)).map);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.busy = false;
  }

  /** @param {any} map */
  change(map) {
    if (this.map) this.past = [...this.past.slice(-KEPT), this.map];
    super.change(map);
  }

  back() {
    const map = this.past.pop();
    if (map) super.change(map);
  }

  get tall() {
    return WIDE / Math.max(0.05, Number(this.map?.aspect) || 1.4);
  }

  /**
   * Where each region is: its `position` on the picture, amid its territory, and the `site` around which that was laid.
   * @returns {{id: string, region: Region, position: [number, number], site: [number, number]}[]}
   */
  get places() {
    return (this.map?.regions || []).map((region, at) => {
      const ghost = this.ghost?.id === region.id ? this.ghost : null;
      const known = this.told?.drawing?.territories.find((/** @type {any} */ one) => one.id === region.id);
      const x = region.x ?? (known ? known.x / WIDE : ((at % 6) + 1) / 7);
      const y = region.y ?? (known ? known.y / this.tall : (Math.floor(at / 6) + 1) / 7);
      const position = ghost ? [ghost.x * WIDE, ghost.y * this.tall] : known ? [known.x, known.y] : [x * WIDE, y * this.tall];
      return { id: region.id, region, position: /** @type {[number, number]} */ (position), site: [x, y] };
    });
  }

  render() {
    const map = this.map;
    const maps = Object.entries(this.words?.maps || {});
    return html`<section>
        <div class="row tools">
          <button @click=${() => this.begin({ seed: Math.floor(Math.random() * 2 ** 31), regions: this.count })} ?disabled=${this.busy}>${say("shop.map.random")}</button>
          <select aria-label=${say("shop.map.size")} class="narrow" @change=${(/** @type {any} */ event) => (this.count = Number(event.target.value))}>
            ${[12, 16, 20, 23, 30, 39, 48].map((one) => html`<option value=${one} ?selected=${one === this.count}>${say("shop.map.regions", { count: one })}</option>`)}
          </select>
          ${maps.length
            ? html`<select aria-label=${say("shop.map.like")} @change=${(/** @type {any} */ event) => event.target.value && this.begin({ like: event.target.value })}>
                <option value="">${say("shop.map.like")}</option>
                ${maps.map(([one, name]) => html`<option value=${one}>${name}</option>`)}
              </select>`
            : nothing}
          ${map
            ? html`<button ?disabled=${map.regions.length >= REGIONS} @click=${this.add}>+ ${say("shop.map.add")}</button>
                <button aria-pressed=${this.joining} ?disabled=${!this.lone} @click=${() => (this.joining = !this.joining)}>${say("shop.map.join")}</button>
                <button ?disabled=${!this.past.length} @click=${this.back}>${say("shop.undo")}</button>`
            : nothing}
        </div>
        ${this.busy ? html`<p class="soft" role="status">${say("shop.map.making")}</p>` : nothing}
        ${map ? picture(this, map) : html`<p class="soft">${say("shop.map.none")}</p>`}
        ${map ? html`<p class="soft">${this.joining ? say("shop.map.joining", { id: this.lone }) : say(matchMedia("(pointer: coarse)").matches ? "shop.map.touch" : "shop.map.how")}</p>` : nothing}
      </section>
      <div class="panel">
        ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing} ${map ? [regionForm(this, map), report(this), boardForm(this, map)] : nothing}
      </div>`;
  }

  /** @param {string} sort @param {string} word */
  word(sort, word) {
    return this.words?.called[sort]?.[word] || word.replace(/_/g, " ");
  }

  /** @param {string} id */
  pick(id) {
    if (this.joining && this.lone && this.map && id !== this.lone) this.change(joined(this.map, this.lone, id));
    else if (!this.joining) this.lone = id;
  }

  /** @param {PointerEvent} event @param {string} id */
  grab(event, id) {
    if (this.joining) return this.pick(id);
    this.lone = id;
    const target = /** @type {SVGElement} */ (event.currentTarget);
    const picture = /** @type {SVGSVGElement} */ (target.ownerSVGElement);
    target.setPointerCapture(event.pointerId);
    const turn = /** @type {DOMMatrix} */ (picture.getScreenCTM()).inverse();
    const on = (/** @type {PointerEvent} */ one) => new DOMPoint(one.clientX, one.clientY).matrixTransform(turn);
    const from = on(event);
    const [{ site, position }] = this.places.filter((one) => one.id === id);
    const move = (/** @type {PointerEvent} */ now) => {
      const there = on(now);
      const [x, y] = [(position[0] + there.x - from.x) / WIDE, (position[1] + there.y - from.y) / this.tall].map((one) => Math.max(0, Math.min(1, one)));
      if (this.ghost || Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > 4) this.ghost = { id, x, y };
    };
    const drop = () => {
      const ghost = this.ghost;
      this.ghost = null;
      if (ghost && this.map) this.change(moved(this.settled(), id, site[0] + ghost.x - position[0] / WIDE, site[1] + ghost.y - position[1] / this.tall));
    };
    drag(event, { move, drop, back: () => (this.ghost = null) });
  }

  /** @returns {Chart} the map with a place for every region, for those that have none are laid out anew otherwise */
  settled() {
    const map = /** @type {Chart} */ (this.map);
    return { ...map, regions: this.places.map(({ region, site: [x, y] }) => ({ ...region, x, y })) };
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const places = this.places;
    const focused = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-id]"))?.dataset.id;
    const from = places.find((one) => one.id === focused);
    if (!from || !this.map) return;
    const way = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] })[event.key];
    if (way && event.shiftKey) {
      event.preventDefault();
      const map = this.settled();
      const [x, y] = from.site;
      this.change(moved(map, from.id, x + way[0] * STEP, y + way[1] * STEP));
    } else if (way) {
      const next = towards(places, from, event.key);
      if (!next) return;
      event.preventDefault();
      if (!this.joining) this.lone = next.id;
      this.updateComplete.then(() => /** @type {any} */ (this.renderRoot.querySelector(`[data-id="${CSS.escape(next.id)}"]`))?.focus());
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.pick(from.id);
    } else if (event.key === "b") {
      this.joining = !this.joining;
    } else if (event.key === "Escape") {
      this.joining = false;
    } else if (event.key === "Delete") {
      this.drop(from.id);
    } else if (event.key === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.back();
    }
  }

  /** @returns {string} the region with the most room; "" where there is none */
  get largest() {
    const lands = (this.told?.drawing?.territories || []).map((/** @type {any} */ one) => ({ id: one.id, size: area(one.outline) }));
    return lands.reduce((/** @type {any} */ best, /** @type {any} */ one) => (one.size > best.size ? one : best), { id: this.map?.regions[0]?.id || "", size: 0 }).id;
  }

  add() {
    const map = /** @type {Chart} */ (this.map);
    const from = this.lone || this.largest;
    const [grew, id] = grown(this.settled(), from, map.regions.find((one) => one.id === from)?.terrain || this.words.map_words.terrains[0]);
    this.change(grew);
    this.lone = id;
  }

  /** @param {string} id */
  drop(id) {
    this.change(without(/** @type {Chart} */ (this.map), id));
    this.lone = "";
    this.joining = false;
  }
}

define("swcore-map-bench", SwcoreMapBench);
