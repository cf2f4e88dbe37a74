// A board of territories: terrain with patterns, whose they are, what lies there, and what can be done there.
// It tells `swcore-pick` and `swcore-look` with the id of an area.

import { css, html, nothing, repeat, svg } from "../vendor/lit.js";
import { DASHES, INK, LINE, PAPER, SEATS, TARGET } from "../draw/art.js";
import { laid, letters, markerBadge, priceBadge, symbolBadge, tokensBadge } from "../draw/badges.js";
import { links, points, room, towards } from "../draw/geometry.js";
import { lookOf, patternInk, patternOf } from "../draw/looks.js";
import { Moving } from "../draw/moving.js";
import { called, pickable, prices } from "../choosing.js";
import { tokens } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

const MARGIN = 14;
const SEA = "#9dbfdd";
const BEACH = /** @type {[number, string][]} */ ([
  [46, "#b6cfe5"],
  [28, "#c9dcec"],
  [12, "#e1ecf5"],
]);

export class SwcoreMap extends Watcher {
  static properties = { ...Watcher.properties, board: {}, lit: { attribute: false }, led: { attribute: false }, lone: { state: true }, compact: { type: Boolean } };

  static styles = [
    tokens,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        max-height: var(--map-height, 100%);
        border-radius: 0.8rem;
        font-family: "DejaVu Sans", Verdana, Arial, sans-serif;
        touch-action: manipulation;
        user-select: none;
      }
      .area {
        cursor: help;
        outline: none;
      }
      .area.open {
        cursor: pointer;
      }
      .area .shape {
        transition: fill-opacity 0.15s;
      }
      .area.open:hover .shape,
      .area:focus-visible .shape,
      .area.lit .shape {
        fill-opacity: 0.42;
      }
      .area:hover .edge,
      .area:focus-visible .edge,
      .area.lit .edge {
        stroke: #fff;
        stroke-opacity: 1;
      }
      .area:focus-visible .edge {
        stroke: #d81b60;
      }
      .fresh {
        animation: fresh 1.6s ease-out;
      }
      @keyframes fresh {
        0%,
        30% {
          fill-opacity: 0.85;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .fresh {
          animation: none;
        }
        .area .shape {
          transition: none;
        }
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
    this.compact = false;
    this.rooms = new Map();
    this.moving = new Moving(this);
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
    const costs = this.play?.picked.length ? new Map() : prices(this.play?.choices || []);
    const unit = Math.min(44, 0.26 * Math.sqrt((wide * tall) / Math.max(1, areas.length)));
    const label = this.elements.find((one) => one.id === this.board)?.label || "";
    return html`<svg
      viewBox="${-MARGIN} ${-MARGIN} ${wide + 2 * MARGIN} ${tall + 2 * MARGIN}"
      role="group"
      aria-label=${label}
      @keydown=${this.key}
    >
      <defs>${this.patterns(areas)} ${areas.map((area, at) => svg`<clipPath id="in${at}">${this.shape(area, {})}</clipPath>`)}</defs>
      <rect x=${-MARGIN} y=${-MARGIN} width=${wide + 2 * MARGIN} height=${tall + 2 * MARGIN} fill=${SEA}></rect>
      ${BEACH.map(([width, colour]) => areas.map((area) => this.shape(area, { stroke: colour, width })))}
      ${areas.map((area, at) => this.land(area, at))}
      ${areas.map((area) => this.shape(area, { stroke: LINE, width: 2.4 }))}
      ${links(areas).map(([a, b]) => [
        svg`<line x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke=${PAPER} stroke-width="7" stroke-dasharray="14 9"></line>`,
        svg`<line x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke=${LINE} stroke-width="3" stroke-dasharray="14 9"></line>`,
      ])}
      ${repeat(
        areas.filter((area) => this.play?.fresh.has(area.id)),
        (area) => `${area.id} ${this.play?.cursor}`,
        (area) => this.shape(area, { fill: "#ffffff", opacity: 0, cls: "fresh" }),
      )}
      ${areas.map((area, at) => this.content(area, at, unit, open, costs))} ${this.moving.render(unit)}
    </svg>`;
  }

  /** @param {any[]} areas */
  patterns(areas) {
    const ids = [...new Set(areas.map(terrainOf))];
    return ids.map((id) => {
      const look = lookOf(this.play?.looks || {}, id);
      const tile = patternOf(look, id);
      const ink = patternInk(look.colour);
      return svg`<pattern id=${patternId(id)} width=${tile.width} height=${tile.height} patternUnits="userSpaceOnUse">
        ${tile.lines ? svg`<path d=${tile.lines} fill="none" stroke=${ink} stroke-width="1.6" stroke-linecap="round"></path>` : nothing}
        ${tile.fills ? svg`<path d=${tile.fills} fill=${ink}></path>` : nothing}
      </pattern>`;
    });
  }

  /**
   * @param {any} area
   * @param {{fill?: string, opacity?: number, stroke?: string, width?: number, dash?: string, strokeOpacity?: number, inside?: number, cls?: string}} how
   */
  shape(area, { fill = "none", opacity, stroke, width, dash, strokeOpacity, inside, cls }) {
    const clip = inside === undefined ? nothing : `url(#in${inside})`;
    const more = { o: opacity ?? nothing, s: stroke || nothing, w: width ?? nothing, d: dash || nothing, so: strokeOpacity ?? nothing };
    if (area.outline?.length) {
      return svg`<polygon class=${cls || nothing} points=${points(area.outline)} fill=${fill} fill-opacity=${more.o} stroke=${more.s}
        stroke-width=${more.w} stroke-dasharray=${more.d} stroke-opacity=${more.so} stroke-linejoin="round" clip-path=${clip}></polygon>`;
    }
    return svg`<circle class=${cls || nothing} cx=${area.position[0]} cy=${area.position[1]} r="44" fill=${fill} fill-opacity=${more.o}
      stroke=${more.s} stroke-width=${more.w} stroke-dasharray=${more.d} stroke-opacity=${more.so} clip-path=${clip}></circle>`;
  }

  /** @param {any} area @param {number} at */
  land(area, at) {
    const look = lookOf(this.play?.looks || {}, terrainOf(area));
    const stacks = /** @type {any[]} */ (this.inside(area.id).filter((one) => one.kind === "stack"));
    const owned = stacks.find((one) => one.owner !== undefined && one.owner !== null && one.count);
    const rim = this.shape(area, { stroke: patternInk(look.colour), strokeOpacity: 0.28, width: 16, inside: at });
    const ground = [
      this.shape(area, { fill: look.colour }),
      this.shape(area, { fill: `url(#${patternId(terrainOf(area))})`, opacity: 0.75 }),
      rim,
    ];
    if (!owned) return ground;
    const active = owned.active !== false;
    const colour = SEATS[owned.owner % SEATS.length];
    return [
      ...ground,
      this.shape(area, { fill: colour, opacity: active ? 0.24 : 0.1 }),
      this.shape(area, { stroke: PAPER, width: 15, strokeOpacity: 0.8, inside: at }),
      this.shape(area, { stroke: colour, width: active ? 12 : 6, dash: DASHES[owned.owner % DASHES.length], inside: at }),
    ];
  }

  /**
   * @param {any} area
   * @param {number} at
   * @param {number} unit
   * @param {Set<string>} open
   * @param {Map<string, {cost: string, odds: string}>} costs
   */
  content(area, at, unit, open, costs) {
    const target = open.has(area.id);
    const picked = this.play?.picked.includes(area.id);
    const price = costs.get(area.id);
    const told = price ? [price.cost, price.odds].filter(Boolean).join(" ") : "";
    const classes = ["area", target ? "open" : "", this.lit.has(area.id) || picked ? "lit" : ""].join(" ");
    const edge = target || picked || this.lit.has(area.id);
    const frame = edge ? (picked ? "#ffffff" : TARGET) : "none";
    return svg`<g class=${classes} role="button" aria-label=${this.describe(area, target, told)} aria-disabled=${target ? nothing : "true"}
      tabindex=${area.id === (this.lone || this.areas[0]?.id) ? "0" : "-1"} data-id=${area.id}
      @click=${() => this.tell("swcore-pick", { id: area.id })}
      @focus=${() => (this.lone = area.id)}
      @contextmenu=${(/** @type {Event} */ event) => (event.preventDefault(), this.tell("swcore-explain", { id: area.id }))}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.tell("swcore-look", { id: area.id, event })}
      @pointerleave=${() => this.tell("swcore-look", null)}>
      ${this.shape(area, { fill: target ? TARGET : "#ffffff", opacity: target ? 0.18 : 0, cls: "shape" })}
      ${edge ? this.shape(area, { stroke: INK, width: 9, inside: at, strokeOpacity: 0.55 }) : nothing}
      ${this.shape(area, { stroke: frame, width: 6.5, inside: at, cls: "edge", strokeOpacity: edge ? 1 : 0 })}
      ${target && this.led.has(area.id) ? [this.shape(area, { stroke: "#ffffff", width: 17, inside: at }), this.shape(area, { stroke: LED, width: 13, dash: "14 7", inside: at, cls: "led" })] : nothing}
      ${this.badges(area, unit, target ? told : "")}
    </g>`;
  }

  /** @param {any} area @param {number} unit @param {string} price */
  badges(area, unit, price) {
    const radius = this.roomOf(area);
    const size = Math.min(unit, radius * 0.55);
    const small = Math.max(11, Math.min(24, size * 0.5));
    const looks = this.play?.looks || {};
    const lying = /** @type {any[]} */ (this.inside(area.id));
    const rows = [{ tall: small, wide: 0, parts: [letters(area.name, small, { halo: PAPER, weight: "normal" })] }];
    const stacks = lying.filter((one) => one.kind === "stack" && (one.count ?? 1));
    if (stacks.length) rows.push({ tall: size * 1.15, wide: 2.1, parts: stacks.map((one) => tokensBadge(one, size)) });
    const symbols = (area.symbols || []).map((/** @type {any} */ one) => symbolBadge(lookId(one, "symbol"), looks, size * 0.8));
    const markers = lying.filter((one) => one.kind === "marker").map((one) => markerBadge(markerId(one), one.count ?? 1, looks, size * 0.9));
    const shown = [...symbols, ...markers].filter(Boolean);
    if (shown.length) rows.push({ tall: size * 0.9, wide: 0, parts: shown });
    if (price) rows.push({ tall: size * 0.8, wide: 0, parts: [priceBadge(price, size * 0.85)] });
    return laid(rows, size, radius, area.position);
  }

  /** @param {any} area @param {boolean} target @param {string} price */
  describe(area, target, price) {
    const parts = [area.label, ...called([...(area.symbols || []), ...this.inside(area.id)])];
    if (target) parts.push(price ? say("map.target", { cost: price }) : say("map.open"));
    return parts.join(", ");
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

const LED = "#b4006a"; // what the guide advises, among other places that are open

/** @param {any} area */
const terrainOf = (area) => (area.terrain ? lookId(area.terrain, "terrain") : "");

/** @param {{id: string, about?: string}} named @param {string} sort @returns {string} the id of its look */
const lookId = (named, sort) => (named.about?.startsWith(`${sort}:`) ? named.about : `${sort}:${named.id}`);

/** @param {any} marker */
const markerId = (marker) => (marker.about?.includes(":") ? marker.about : `marker:${marker.face || marker.about || marker.sort || ""}`);

/** @param {string} id */
const patternId = (id) => "p-" + id.replace(/[^A-Za-z0-9]/g, "-");

define("swcore-map", SwcoreMap);
