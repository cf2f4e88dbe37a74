// The name of a region whose label has no room for it: beside the label, in the region or over water, and never upon another region.

import { nothing, svg } from "../vendor/lit.js";
import { PAPER } from "./art.js";
import { letters } from "./badges.js";

/** @typedef {[number, number]} Point */

const SMALLER = 9.5 / 11; // of letters that are as high as others on the map must be
const WIDE = 0.6; // of a letter, as a share of its height
const TALL = 1.1;
const WAYS = 16;
const FAR = [0.45, 0.6, 0.75, 0.9, 1.05, 1.25, 1.45]; // from the middle of the region, as shares of its room and of the label
const ABROAD = 0.4; // how much farther a place in the region may be than one over water

/** @type {WeakMap<object, Map<string, {at: Point, font: number} | null>>} what was found, as long as the table is the same */
const found = new WeakMap();

/**
 * @param {any} area
 * @param {object} how
 * @param {any[]} how.areas all regions of the map
 * @param {number} how.radius of the circle that the label lies in
 * @param {Point} how.label how wide and high the label is
 * @param {number} how.least how high letters are at least
 * @param {number} how.plus how far to the right and above another sign stands, 0 where there is none
 */
export function aside(area, { areas, radius, label, least, plus }) {
  const kept = found.get(area) || new Map();
  found.set(area, kept);
  const key = [least, plus, ...label].map((one) => one.toFixed(1)).join(" ");
  if (!kept.has(key)) {
    const sign = { plus, wide: least * 1.2 };
    kept.set(key, placed(area, areas, radius, label, least, sign) || placed(area, areas, radius, label, least * SMALLER, sign));
  }
  const one = kept.get(key);
  return one ? svg`<g class="aside" transform="translate(${one.at[0]} ${one.at[1]})" pointer-events="none">${letters(area.name, one.font, { halo: PAPER, weight: "normal" })}</g>` : nothing;
}

/**
 * @param {any} area
 * @param {any[]} areas
 * @param {number} radius
 * @param {Point} label
 * @param {number} font
 * @param {{plus: number, wide: number}} sign
 * @returns {{at: Point, font: number} | null} the place nearest to the middle
 */
function placed(area, areas, radius, [across, down], font, sign) {
  const [wide, tall] = [area.name.length * font * WIDE, font * TALL];
  const [x, y] = area.position;
  const others = areas.filter((one) => one !== area && one.outline);
  let best = null;
  let least = Infinity;
  for (const far of FAR) {
    for (let way = 0; way < WAYS; way++) {
      const [dx, dy] = [Math.cos((2 * Math.PI * way) / WAYS), Math.sin((2 * Math.PI * way) / WAYS)];
      const at = /** @type {Point} */ ([x + dx * (far * radius + wide * 0.3), y + dy * (far * radius + tall * 0.5)]);
      const [offX, offY] = [Math.abs(at[0] - x), Math.abs(at[1] - y)];
      if (offX < (across + wide) / 2 && offY < (down + tall) / 2) continue;
      if (sign.plus && Math.abs(at[0] - x - sign.plus) < (sign.wide + wide) / 2 && Math.abs(at[1] - y + sign.plus) < (sign.wide + tall) / 2) continue;
      const corners = around(at, wide, tall);
      if (others.some((one) => corners.some((corner) => inside(corner, one.outline)))) continue;
      const abroad = corners.some((corner) => !inside(corner, area.outline));
      const away = Math.hypot(offX, offY) + (abroad ? ABROAD * radius : 0);
      if (away < least) [best, least] = [{ at, font }, away];
    }
  }
  return best;
}

/** @param {Point} at @param {number} wide @param {number} tall @returns {Point[]} points of the border of a box */
function around([x, y], wide, tall) {
  return [-0.5, -0.25, 0, 0.25, 0.5].flatMap((share) => /** @type {Point[]} */ ([-0.5, 0.5].map((side) => [x + share * wide, y + side * tall])));
}

/** @param {Point} point @param {Point[]} outline @returns {boolean} */
function inside([x, y], outline) {
  let within = false;
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at++) {
    const [ax, ay] = outline[at];
    const [bx, by] = outline[last];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
