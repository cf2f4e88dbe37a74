// The badges of what lies in a region; as swcore/wording/pictures/badges.py draws them.

import { nothing, svg } from "../vendor/lit.js";
import { FIGURES, INK, NEUTRAL, PAPER, SEATS, TARGET } from "./art.js";
import { figureOf, letterOf, lookOf, mixed } from "./looks.js";

export const COUNTED = 0.45; // how high the number beside a marker is, as a share of it
const FIGURE = /** @type {Record<string, string>} */ (FIGURES).figure;

/**
 * @param {string} told
 * @param {number} size
 * @param {{x?: number, y?: number, fill?: string, halo?: string, weight?: string}} [more]
 */
export function letters(told, size, { x = 0, y = 0, fill = INK, halo = "", weight = "bold" } = {}) {
  return svg`<text x=${x} y=${y + size * 0.35} font-size=${size} text-anchor="middle" fill=${fill} font-weight=${weight}
    stroke=${halo || nothing} stroke-width=${halo ? size / 4 : nothing} paint-order="stroke" stroke-linejoin="round">${told}</text>`;
}

/** @param {number} size of a figure that is drawn in a square of 24 */
const square = (size, x = 0) => `translate(${x - size / 2} ${-size / 2}) scale(${size / 24})`;

/** @param {{count?: number}} stack @returns {number} how high its figures are, as a share of the badge */
export const figures = (stack) => ((stack.count ?? 1) > 9 ? 0.62 : 0.8);

/** @param {{count?: number, owner?: number, active?: boolean}} stack @param {number} size */
export function tokensBadge(stack, size) {
  const active = stack.active !== false;
  const nobody = stack.owner === undefined || stack.owner === null;
  const colour = nobody ? NEUTRAL : SEATS[/** @type {number} */ (stack.owner) % SEATS.length];
  const wide = size * (nobody ? 1.7 : 1.9);
  const tall = size * 1.1;
  const full = active ? colour : mixed(colour, PAPER, 0.8);
  const ink = active ? "#ffffff" : nobody ? INK : colour;
  const r = size * 0.22;
  const half = `M0 ${-tall / 2}H${-wide / 2 + r}Q${-wide / 2} ${-tall / 2} ${-wide / 2} ${-tall / 2 + r}V${tall / 2 - r}Q${-wide / 2} ${tall / 2} ${-wide / 2 + r} ${tall / 2}H0z`;
  const mark = nobody
    ? svg`<path d=${FIGURE} fill=${ink} transform=${square(size * 0.72, -wide / 4)}></path>`
    : letters(letterOf(stack.owner, active), size * 0.8, { x: -wide / 4, fill: ink });
  return svg`<rect x=${-wide / 2} y=${-tall / 2} width=${wide} height=${tall} rx=${r} fill=${PAPER}></rect>
    <path d=${half} fill=${full}></path>
    <rect x=${-wide / 2} y=${-tall / 2} width=${wide} height=${tall} rx=${r} fill="none" stroke=${active ? INK : colour}
      stroke-width=${size * 0.09} stroke-dasharray=${active ? nothing : `${size * 0.16} ${size * 0.1}`}></rect>
    ${mark}${letters(String(stack.count ?? 1), size * figures(stack), { x: wide / 4 })}`;
}

/** @param {string} id @param {import("./looks.js").Looks} looks @param {number} size */
export function symbolBadge(id, looks, size) {
  const look = lookOf(looks, id);
  const figure = figureOf(look);
  if (!figure && !look.sign) return null;
  const inner = figure
    ? svg`<path d=${figure} fill=${INK} fill-rule="evenodd" transform=${square(size * 0.78)}></path>`
    : letters(look.plain || look.sign, size * 0.75);
  return svg`<circle r=${size * 0.56} fill=${PAPER} stroke=${INK} stroke-width=${size * 0.06}></circle>${inner}`;
}

/** @param {string} id @param {number} count @param {import("./looks.js").Looks} looks @param {number} size @param {number} [least] of letters */
export function markerBadge(id, count, looks, size, least = 0) {
  const bare = id.slice(id.indexOf(":") + 1);
  const look = looks[bare] || looks[id];
  if (look && !look.sign && !look.picture) return null;
  const figure = look ? figureOf(look) : "";
  const named = look ? look.plain || look.sign : bare.slice(bare.lastIndexOf(".") + 1).slice(0, 1).toUpperCase();
  const inner = figure
    ? svg`<path d=${figure} fill=${PAPER} fill-rule="evenodd" transform=${square(size * 0.75)}></path>`
    : letters(named, size * 0.75, { fill: PAPER });
  return svg`<rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx=${size * 0.15} fill=${INK} stroke=${PAPER}
    stroke-width=${size * 0.06}></rect>${inner}${count > 1 ? letters(`×${count}`, Math.max(least, size * COUNTED), { x: size * 0.5, y: size * 0.45, halo: PAPER }) : nothing}`;
}

/** @param {string} told @param {number} size */
export function priceBadge(told, size) {
  const wide = size * (0.7 + 0.48 * told.length);
  return svg`<rect x=${-wide / 2} y=${-size / 2} width=${wide} height=${size} rx=${size / 2} fill=${TARGET} stroke=${INK}
    stroke-width=${size * 0.08}></rect>${letters(told, size * 0.72)}`;
}
