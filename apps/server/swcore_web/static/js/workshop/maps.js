// A map that is being drawn: regions are dragged or moved by keys, borders connected, and territories and a report come by themselves.

import { LitElement, css, html, nothing, svg } from "../vendor/lit.js";
import { letters, symbolBadge } from "../draw/badges.js";
import { points, towards } from "../draw/geometry.js";
import { lookOf, patternInk, patternOf } from "../draw/looks.js";
import { define } from "../elements/watcher.js";
import { sheet } from "../style.js";
import { chosen, follow, say } from "../words.js";
import { bordersOf, changed, grown, joined, moved, renamed, without } from "./chart.js";
import { asked } from "./share.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./chart.js").Region} Region */

const WIDE = 1000;
const MARGIN = 24;
const STEP = 0.01;
const REST = 250;
const KEPT = 60; // changes that can be taken back
const PAPER = "#f6ecd6";
const LINE = "#5a4a36";
const MOST = /** @type {Record<string, number>} */ ({ players: 20, rounds: 100 });

export class SwcoreMapBench extends LitElement {
  static properties = {
    game: {},
    words: { attribute: false },
    map: { attribute: false },
    told: { state: true },
    problem: { state: true },
    lone: { state: true },
    joining: { state: true },
    ghost: { state: true },
    count: { state: true },
    busy: { state: true },
  };

  static styles = [
    sheet,
    css`
      :host {
        display: grid;
        gap: 1.2rem;
        grid-template-columns: minmax(0, 3fr) minmax(16rem, 1.4fr);
        align-items: start;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        max-height: 72vh;
        border-radius: 0.8rem;
        background: #9dbfdd;
        user-select: none;
        font-family: "DejaVu Sans", Verdana, Arial, sans-serif;
      }
      .region {
        cursor: grab;
        touch-action: none;
        outline: none;
      }
      .region .dot {
        fill: #f6ecd6;
        stroke: #5a4a36;
        stroke-width: 3;
      }
      .region.chosen .dot {
        fill: #ffd400;
        stroke-width: 6;
      }
      .region.wrong .dot {
        stroke: #b01717;
        stroke-width: 8;
      }
      .region.near .dot {
        stroke: #1b5fa8;
        stroke-width: 6;
      }
      .region:focus-visible .dot {
        stroke: #d81b60;
        stroke-width: 8;
      }
      .land {
        cursor: pointer;
      }
      .panel {
        display: grid;
        gap: 0.8rem;
        min-width: 0;
      }
      fieldset {
        border: 1px solid var(--line);
        border-radius: 0.8rem;
        background: var(--card);
        display: grid;
        gap: 0.6rem;
        padding: 0.7rem;
        min-width: 0;
        margin: 0;
      }
      legend {
        font-family: var(--title);
        font-weight: 700;
        padding: 0 0.3rem;
      }
      label {
        display: grid;
        gap: 0.2rem;
      }
      label.check {
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
        min-height: 2rem;
      }
      .two {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.6rem;
      }
      input:not([type="checkbox"]),
      select {
        width: 100%;
        min-width: 0;
      }
      input[type="checkbox"] {
        width: 1.2rem;
        height: 1.2rem;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
      }
      .chips button {
        min-height: 2rem;
        padding: 0.1rem 0.6rem;
      }
      .tools {
        margin-bottom: 0.6rem;
      }
      .tools select {
        width: auto;
      }
      button[aria-pressed="true"] {
        background: var(--accent);
        color: var(--on-accent);
      }
      p {
        margin: 0.25rem 0;
        line-height: 1.4;
      }
      @media (max-width: 52rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    /** @type {any} */
    this.words = null;
    /** @type {Chart | null} */
    this.map = null;
    /** @type {any} */
    this.told = null;
    this.problem = "";
    this.lone = "";
    this.joining = false;
    /** @type {{id: string, x: number, y: number} | null} */
    this.ghost = null;
    this.count = 20;
    this.busy = false;
    /** @type {Chart[]} */
    this.past = [];
    this.asks = 0;
    follow(this);
  }

  /** @param {Map<string, any>} was */
  willUpdate(was) {
    if (!was.has("map") && !was.has("game") && this.lang === chosen.lang) return;
    this.lang = chosen.lang;
    clearTimeout(this.later);
    if (this.map) this.later = setTimeout(() => this.ask(), this.told ? REST : 0);
  }

  async ask() {
    const number = ++this.asks;
    try {
      const told = await asked("chart", this.game, { map: this.map }, chosen.lang);
      if (number !== this.asks) return;
      this.told = told;
      this.problem = "";
      this.dispatchEvent(new CustomEvent("swcore-told", { detail: told }));
    } catch (error) {
      if (number === this.asks) this.problem = /** @type {Error} */ (error).message;
    }
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
    this.dispatchEvent(new CustomEvent("swcore-change", { detail: map }));
  }

  back() {
    const map = this.past.pop();
    if (map) this.dispatchEvent(new CustomEvent("swcore-change", { detail: map }));
  }

  get tall() {
    return WIDE / Math.max(0.05, Number(this.map?.aspect) || 1.4);
  }

  /** @returns {{id: string, region: Region, position: [number, number]}[]} */
  get places() {
    return (this.map?.regions || []).map((region, at) => {
      const ghost = this.ghost?.id === region.id ? this.ghost : null;
      const known = this.told?.drawing?.territories.find((/** @type {any} */ one) => one.id === region.id);
      const x = ghost?.x ?? region.x ?? (known ? known.x / WIDE : ((at % 6) + 1) / 7);
      const y = ghost?.y ?? region.y ?? (known ? known.y / this.tall : (Math.floor(at / 6) + 1) / 7);
      return { id: region.id, region, position: [x * WIDE, y * this.tall] };
    });
  }

  render() {
    const map = this.map;
    const maps = this.words?.maps || [];
    return html`<section>
        <div class="row tools">
          <button @click=${() => this.begin({ seed: Math.floor(Math.random() * 2 ** 31), regions: this.count })} ?disabled=${this.busy}>${say("shop.map.random")}</button>
          <select aria-label=${say("shop.map.size")} class="narrow" @change=${(/** @type {any} */ event) => (this.count = Number(event.target.value))}>
            ${[12, 16, 20, 23, 30, 39, 48].map((one) => html`<option value=${one} ?selected=${one === this.count}>${say("shop.map.regions", { count: one })}</option>`)}
          </select>
          ${maps.length
            ? html`<select aria-label=${say("shop.map.like")} @change=${(/** @type {any} */ event) => event.target.value && this.begin({ like: event.target.value })}>
                <option value="">${say("shop.map.like")}</option>
                ${maps.map((/** @type {string} */ one) => html`<option value=${one}>${one}</option>`)}
              </select>`
            : nothing}
          ${map
            ? html`<button @click=${this.add}>+ ${say("shop.map.add")}</button>
                <button aria-pressed=${this.joining} ?disabled=${!this.lone} @click=${() => (this.joining = !this.joining)}>${say("shop.map.join")}</button>
                <button ?disabled=${!this.past.length} @click=${this.back}>${say("shop.undo")}</button>`
            : nothing}
        </div>
        ${map ? this.picture(map) : html`<p class="soft">${say("shop.map.none")}</p>`}
        ${map ? html`<p class="soft">${this.joining ? say("shop.map.joining", { id: this.lone }) : say("shop.map.how")}</p>` : nothing}
      </section>
      <div class="panel">
        ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing} ${map ? [this.region(map), this.report(), this.board(map)] : nothing}
      </div>`;
  }

  /** @param {Chart} map */
  picture(map) {
    const lands = this.told?.drawing?.territories || [];
    const byId = new Map(map.regions.map((one) => [one.id, one]));
    const places = this.places;
    const at = new Map(places.map((one) => [one.id, one.position]));
    const looks = this.words?.looks || {};
    const wrong = new Set((this.told?.faults || []).flatMap((/** @type {any} */ one) => one.regions));
    const near = new Set(this.lone ? bordersOf(map, this.lone) : []);
    const terrains = [...new Set(map.regions.map((one) => one.terrain))];
    const scale = matchMedia("(max-width: 40rem)").matches ? 1.8 : 1; // fingers are no finer on a small screen
    const rim = MARGIN * scale;
    return html`<svg
      viewBox="${-rim} ${-rim} ${WIDE + 2 * rim} ${this.tall + 2 * rim}"
      role="group"
      aria-label=${map.name?.[chosen.lang] || map.name?.en || map.id}
      @keydown=${this.key}
    >
      <defs>
        ${terrains.map((word) => {
          const id = `terrain:${word}`;
          const look = lookOf(looks, id);
          const tile = patternOf(look, id);
          const ink = patternInk(look.colour);
          return svg`<pattern id=${patternId(word)} width=${tile.width} height=${tile.height} patternUnits="userSpaceOnUse">
            ${tile.lines ? svg`<path d=${tile.lines} fill="none" stroke=${ink} stroke-width="1.6" stroke-linecap="round"></path>` : nothing}
            ${tile.fills ? svg`<path d=${tile.fills} fill=${ink}></path>` : nothing}
          </pattern>`;
        })}
      </defs>
      ${lands.map((/** @type {any} */ land) => {
        const region = byId.get(land.id);
        if (!region) return nothing;
        const shape = points(land.outline);
        return svg`<g class="land" @click=${() => this.pick(land.id)}>
          <polygon points=${shape} fill=${lookOf(looks, `terrain:${region.terrain}`).colour} stroke=${LINE} stroke-width="2.4" stroke-linejoin="round"></polygon>
          <polygon points=${shape} fill=${`url(#${patternId(region.terrain)})`} fill-opacity="0.75"></polygon>
          ${land.id === this.lone ? svg`<polygon points=${shape} fill="#fff" fill-opacity="0.35" stroke="#ffd400" stroke-width="7"></polygon>` : nothing}
        </g>`;
      })}
      ${map.borders.map(([one, other]) => {
        const [a, b] = [at.get(one), at.get(other)];
        if (!a || !b) return nothing;
        const mine = this.lone === one || this.lone === other;
        return svg`<line x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke=${mine ? "#1b5fa8" : "#20180c"} stroke-opacity=${mine ? 0.9 : 0.3}
          stroke-width=${mine ? 5 : 3} pointer-events="none"></line>`;
      })}
      ${places.map(({ id, region, position }, index) => {
        const classes = ["region", id === this.lone ? "chosen" : "", wrong.has(id) ? "wrong" : "", near.has(id) ? "near" : ""].join(" ");
        const first = this.lone ? id === this.lone : index === 0;
        return svg`<g class=${classes} data-id=${id} role="button" tabindex=${first ? "0" : "-1"} aria-pressed=${id === this.lone ? "true" : "false"}
          aria-label=${this.describe(region)} transform="translate(${position[0]} ${position[1]})"
          @pointerdown=${(/** @type {PointerEvent} */ event) => this.grab(event, id)} @focus=${() => !this.joining && (this.lone = id)}>
          <circle r=${30 * scale} fill="transparent"></circle>
          <circle class="dot" r=${17 * scale}></circle>
          ${letters(id, 13 * scale, { halo: PAPER, weight: "bold" })}
          ${region.symbols.map(
            (word, place) =>
              svg`<g transform="translate(${(place - (region.symbols.length - 1) / 2) * 26 * scale} ${32 * scale})">${symbolBadge(`symbol:${word}`, looks, 22 * scale)}</g>`,
          )}
        </g>`;
      })}
    </svg>`;
  }

  /** @param {Region} region */
  describe(region) {
    return [region.id, this.word("terrain", region.terrain), ...region.symbols.map((one) => this.word("symbol", one)), region.edge ? say("shop.map.edge") : ""].filter(Boolean).join(", ");
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
    const move = (/** @type {PointerEvent} */ now) => {
      const there = new DOMPoint(now.clientX, now.clientY).matrixTransform(turn);
      const [x, y] = [there.x / WIDE, there.y / this.tall].map((one) => Math.max(0, Math.min(1, one)));
      if (this.ghost || Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > 4) this.ghost = { id, x, y };
    };
    const end = () => {
      target.removeEventListener("pointermove", move);
      target.removeEventListener("pointerup", end);
      target.removeEventListener("pointercancel", end);
      const ghost = this.ghost;
      this.ghost = null;
      if (ghost && this.map) this.change(moved(this.settled(), id, ghost.x, ghost.y));
    };
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", end);
    target.addEventListener("pointercancel", end);
  }

  /** @returns {Chart} the map with a place for every region, for those that have none are laid out anew otherwise */
  settled() {
    const map = /** @type {Chart} */ (this.map);
    const at = new Map(this.places.map((one) => [one.id, one.position]));
    const place = (/** @type {Region} */ one) => /** @type {[number, number]} */ (at.get(one.id));
    return { ...map, regions: map.regions.map((one) => (one.x === undefined || one.y === undefined ? { ...one, x: place(one)[0] / WIDE, y: place(one)[1] / this.tall } : one)) };
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
      const [x, y] = from.position;
      this.change(moved(map, from.id, x / WIDE + way[0] * STEP, y / this.tall + way[1] * STEP));
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

  add() {
    const map = /** @type {Chart} */ (this.map);
    const [grew, id] = grown(this.settled(), this.lone, map.regions.find((one) => one.id === this.lone)?.terrain || this.words.map_words.terrains[0]);
    this.change(grew);
    this.lone = id;
  }

  /** @param {string} id */
  drop(id) {
    this.change(without(/** @type {Chart} */ (this.map), id));
    this.lone = "";
    this.joining = false;
  }

  /** @param {Chart} map */
  region(map) {
    const region = map.regions.find((one) => one.id === this.lone);
    if (!region) return html`<fieldset><legend>${say("shop.map.region")}</legend><p class="soft">${say("shop.map.pick")}</p></fieldset>`;
    const words = this.words.map_words;
    const set = (/** @type {Partial<Region>} */ fields) => this.change(changed(map, region.id, fields));
    const near = bordersOf(map, region.id);
    const far = map.regions.map((one) => one.id).filter((id) => id !== region.id && !near.includes(id));
    const symbols = [...new Set([...words.symbols, ...region.symbols])];
    const terrains = words.terrains.includes(region.terrain) ? words.terrains : [...words.terrains, region.terrain];
    return html`<fieldset>
      <legend>${say("shop.map.region")} ${region.id}</legend>
      <div class="two">
        <label
          >${say("shop.map.id")}<input
            maxlength="24"
            .value=${region.id}
            @change=${(/** @type {any} */ event) => {
              const name = event.target.value.trim();
              if (!name || map.regions.some((one) => one.id === name)) event.target.value = region.id;
              else {
                this.change(renamed(map, region.id, name));
                this.lone = name;
              }
            }}
        /></label>
        <label
          >${say("shop.map.terrain")}<select @change=${(/** @type {any} */ event) => set({ terrain: event.target.value })}>
            ${terrains.map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === region.terrain}>${this.word("terrain", one)}</option>`)}
          </select></label
        >
      </div>
      <div class="chips" role="group" aria-label=${say("shop.map.symbols")}>
        ${symbols.map(
          (one) =>
            html`<label class="check"
              ><input
                type="checkbox"
                .checked=${region.symbols.includes(one)}
                @change=${(/** @type {any} */ event) => set({ symbols: event.target.checked ? [...region.symbols, one] : region.symbols.filter((other) => other !== one) })}
              />${this.word("symbol", one)}</label
            >`,
        )}
      </div>
      <label class="check"><input type="checkbox" .checked=${region.edge} @change=${(/** @type {any} */ event) => set({ edge: event.target.checked })} />${say("shop.map.edge")}</label>
      <span class="soft">${say("shop.map.borders")}</span>
      <div class="chips">
        ${near.map((id) => html`<button aria-label=${say("shop.map.part", { id })} @click=${() => this.change(joined(map, region.id, id))}>${id} ✕</button>`)}
        <select
          aria-label=${say("shop.map.join")}
          @change=${(/** @type {any} */ event) => {
            const id = event.target.value;
            event.target.selectedIndex = 0;
            if (id) this.change(joined(map, region.id, id));
          }}
        >
          <option value="">+ ${say("shop.map.join")}</option>
          ${far.map((id) => html`<option value=${id}>${id}</option>`)}
        </select>
      </div>
      <div><button @click=${() => this.drop(region.id)}>${say("shop.map.drop")}</button></div>
    </fieldset>`;
  }

  report() {
    const told = this.told;
    if (!told) return html`<p class="soft">${say("ask.counting")}</p>`;
    return html`<fieldset aria-live="polite">
      <legend>${say("shop.map.report")}</legend>
      ${told.faults.map(
        (/** @type {any} */ one) =>
          html`<p class="warn"><strong>✗ ${one.what}</strong> ${one.mend} ${one.regions.filter((/** @type {string} */ id) => this.map?.regions.some((region) => region.id === id)).map((/** @type {string} */ id) => html`<button class="plain" @click=${() => (this.lone = id)}>${id}</button>`)}</p>`,
      )}
      ${told.note ? html`<p class="soft">${told.note}</p>` : nothing} ${told.report.map((/** @type {string} */ line) => html`<p>${line}</p>`)}
    </fieldset>`;
  }

  /** @param {Chart} map */
  board(map) {
    const number = (/** @type {"players" | "rounds"} */ field) =>
      html`<label
        >${say(`shop.map.${field}`)}<input
          type="number"
          min="1"
          max=${MOST[field]}
          .value=${String(map[field] ?? "")}
          @change=${(/** @type {any} */ event) => this.change({ ...map, [field]: event.target.value === "" ? null : Number(event.target.value) })}
      /></label>`;
    const name = (/** @type {string} */ lang) =>
      html`<label
        >${say("shop.map.name")} (${lang})<input
          maxlength="80"
          .value=${map.name?.[lang] || ""}
          @change=${(/** @type {any} */ event) => {
            const { [lang]: _, ...rest } = map.name || {};
            this.change({ ...map, name: event.target.value ? { ...rest, [lang]: event.target.value } : rest });
          }}
      /></label>`;
    return html`<fieldset>
      <legend>${say("shop.map.board")}</legend>
      <div class="two">${name("en")} ${name("ru")} ${number("players")} ${number("rounds")}</div>
      <div class="two">
        <label>${say("shop.map.id")}<input maxlength="64" .value=${map.id} @change=${(/** @type {any} */ event) => this.change({ ...map, id: event.target.value })} /></label>
        <label
          >${say("shop.map.aspect")}<input
            type="number"
            min="0.3"
            max="3"
            step="0.1"
            .value=${String(map.aspect)}
            @change=${(/** @type {any} */ event) => Number(event.target.value) > 0 && this.change({ ...map, aspect: Number(event.target.value) })}
        /></label>
      </div>
    </fieldset>`;
  }
}

/** @param {string} word */
const patternId = (word) => "p-" + word.replace(/[^A-Za-z0-9]/g, "-");

define("swcore-map-bench", SwcoreMapBench);
