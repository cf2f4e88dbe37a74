// What lies in a region, laid into the circle of its label in rows. Letters keep a size that can be read: where a row has no room
// it is left out, the name of the region first, which is put beside the circle then; a press upon the region tells all.

import { nothing, svg } from "../vendor/lit.js";
import { INK, PAPER } from "./art.js";
import { aside } from "./aside.js";
import { COUNTED, figures, letters, markerBadge, priceBadge, symbolBadge, tokensBadge } from "./badges.js";
import { figureOf, lookOf } from "./looks.js";

const GAP = 0.18; // between rows, as a share of the size of a badge
const ROOM = 1.925; // what a circle holds crosswise, as a share of its radius
const FIGURED = 0.75; // how high a sign stands in its badge
const PRICED = 0.72;

/**
 * @typedef {{tall: number, step: number, rank: number, font: number, parts: any[]}} Row `rank`: the lower, the sooner left out; `font`:
 *   how high its smallest letters are, 0 where there are none
 */

/**
 * @param {any} area
 * @param {any[]} inside what lies there
 * @param {object} how
 * @param {import("./looks.js").Looks} how.looks
 * @param {number} how.unit how large a badge is at most
 * @param {number} how.radius of the circle
 * @param {string} how.price what an action there takes, "" for none
 * @param {number} how.least how high letters are at least
 * @param {any[] | null} how.areas all regions of the map; null where names that have no room are not told
 */
export function lying(area, inside, { looks, unit, radius, price, least, areas }) {
  const size = Math.min(unit, radius * 0.55);
  const small = Math.max(11, least, Math.min(24, size * 0.5));
  /** @type {Row[]} */
  const rows = [{ tall: small, step: 0, rank: 1, font: small, parts: [letters(area.name, small, { halo: PAPER, weight: "normal" })] }];
  const stacks = inside.filter((one) => one.kind === "stack" && (one.count ?? 1));
  if (stacks.length) {
    const high = Math.max(size, ...stacks.map((one) => least / figures(one)));
    rows.push({ tall: high * 1.15, step: high * 2.1, rank: 4, font: high * Math.min(...stacks.map(figures)), parts: stacks.map((one) => tokensBadge(one, high)) });
  }
  const shown = signs(area, inside, looks, size, least);
  if (shown.parts.length) rows.push(shown);
  if (price) {
    const high = Math.max(size * 0.85, least / PRICED);
    rows.push({ tall: high * 0.95, step: high, rank: 3, font: high * PRICED, parts: [priceBadge(price, high)] });
  }
  const left = chosen(rows, radius, size, least);
  const { drawn, label } = laid(left, size, radius, area.position, least);
  const hidden = shown.parts.length > 0 && !left.includes(shown);
  const plus = hidden ? more(area.position, radius, least) : nothing;
  const name = left.includes(rows[0]) || !area.outline || !areas ? nothing : aside(area, { areas, radius, label, least, plus: hidden ? far(radius, least) : 0 });
  return svg`${drawn}${plus}${name}`;
}

/** @param {number} radius @param {number} least @returns {number} how far that sign stands to the right and above */
const far = (radius, least) => Math.max(radius * 0.7, least * 0.9);

/** @param {[number, number]} place @param {number} radius @param {number} least a sign that more lies there than has room; a tip tells what */
function more([x, y], radius, least) {
  const away = far(radius, least);
  return svg`<g class="more" transform="translate(${x + away} ${y - away})" pointer-events="none">
    <circle r=${least * 0.55} fill=${PAPER} stroke=${INK} stroke-width=${least * 0.08}></circle>${letters("+", least)}</g>`;
}

/** @param {any} area @param {any[]} inside @param {import("./looks.js").Looks} looks @param {number} size @param {number} least @returns {Row} */
function signs(area, inside, looks, size, least) {
  const symbols = /** @type {string[]} */ ((area.symbols || []).map((/** @type {any} */ one) => lookId(one, "symbol")));
  const markers = inside.filter((one) => one.kind === "marker");
  const lettered = symbols.some((id) => !figureOf(lookOf(looks, id))) || markers.length > 0;
  const high = Math.max(size * 0.8, lettered ? least / FIGURED : least);
  const parts = [...symbols.map((id) => symbolBadge(id, looks, high)), ...markers.map((one) => markerBadge(markerId(one), one.count ?? 1, looks, high * 1.12, least))];
  const found = parts.filter(Boolean);
  const counted = markers.some((one) => (one.count ?? 1) > 1);
  const font = Math.min(high * FIGURED, counted ? Math.max(least, high * 1.12 * COUNTED) : Infinity);
  return { tall: high * 1.12, step: high * (found.length < 3 ? 1.87 : 1.5), rank: 2, font: lettered ? font : 0, parts: found };
}

/** @param {Row[]} rows @param {number} size @returns {number} how far they reach crosswise */
function reach(rows, size) {
  const tall = rows.reduce((sum, row) => sum + row.tall, 0) + GAP * size * Math.max(0, rows.length - 1);
  return Math.hypot(tall, Math.max(0, ...rows.map((row) => row.parts.length * Math.max(size * 1.2, row.step * 0.8))));
}

/** @param {Row[]} rows @param {number} radius @param {number} size @param {number} least @returns {Row[]} those that can be read there */
function chosen(rows, radius, size, least) {
  let left = rows;
  while (left.length > 1) {
    const scale = Math.min(1, (ROOM * radius) / reach(left, size));
    if (left.every((row) => !row.font || row.font * scale >= least * 0.999)) break;
    const last = Math.min(...left.map((row) => row.rank));
    if (last > 2) break; // tokens and prices are always told
    left = left.filter((row) => row.rank !== last);
  }
  return left;
}

/**
 * Lay rows below each other into a circle, smaller where they do not fit and can still be read.
 * @param {Row[]} rows
 * @param {number} size
 * @param {number} radius
 * @param {[number, number]} place
 * @param {number} least
 * @returns {{drawn: any, label: [number, number]}} what is drawn, and how wide and high it is
 */
function laid(rows, size, radius, [x, y], least) {
  const needed = Math.min(1, Math.max(0, ...rows.map((row) => (row.font ? least / row.font : 0))));
  const scale = Math.min(1, Math.max(needed, (ROOM * radius) / Math.max(reach(rows, size), 1e-9)));
  const tall = rows.reduce((sum, row) => sum + row.tall, 0) + GAP * size * Math.max(0, rows.length - 1);
  const wide = Math.max(0, ...rows.map((row) => row.parts.length * Math.max(size * 1.2, row.step)));
  let at = -tall / 2;
  const parts = [];
  for (const row of rows) {
    at += row.tall / 2;
    for (const [number, part] of row.parts.entries()) {
      parts.push(svg`<g transform="translate(${(number - (row.parts.length - 1) / 2) * row.step} ${at})">${part}</g>`);
    }
    at += row.tall / 2 + GAP * size;
  }
  return { drawn: svg`<g transform="translate(${x} ${y}) scale(${scale})" pointer-events="none">${parts}</g>`, label: [wide * scale, tall * scale] };
}

/** @param {{id: string, about?: string}} named @param {string} sort @returns {string} the id of its look */
export const lookId = (named, sort) => (named.about?.startsWith(`${sort}:`) ? named.about : `${sort}:${named.id}`);

/** @param {any} marker @returns {string} the id of its look */
export const markerId = (marker) => (marker.about?.includes(":") ? marker.about : `marker:${marker.face || marker.about || marker.sort || ""}`);
