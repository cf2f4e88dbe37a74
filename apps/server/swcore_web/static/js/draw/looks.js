// How words look: the looks that a game tells, and for a word without one a look that follows from its letters, as in
// swcore/wording/looks.py.

import { COLOURS, FIGURES, PATTERNS } from "./art.js";

/** @typedef {{colour: string, sign: string, plain?: string, picture?: string, name?: string}} Look */
/** @typedef {Record<string, Look>} Looks */

const SIGNS = "·:;'`,+°";
const NAMES = Object.keys(PATTERNS).sort();

/**
 * @param {string} text
 * @returns {number} its checksum, as zlib.crc32
 */
function checksum(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/**
 * @param {Looks} looks
 * @param {string} id
 * @returns {Look}
 */
export function lookOf(looks, id) {
  const found = looks[id];
  if (found) return found;
  const mark = checksum(id);
  const word = id.slice(id.indexOf(":") + 1) || id;
  const letter = word.slice(0, 1).toUpperCase();
  return { colour: COLOURS[mark % COLOURS.length], sign: letter || SIGNS[mark % SIGNS.length], plain: letter };
}

/**
 * @param {Look} look
 * @param {string} id
 * @returns {{name: string, width: number, height: number, lines: string, fills: string}} the tile of its pattern
 */
export function patternOf(look, id) {
  const tiles = /** @type {Record<string, any>} */ (PATTERNS);
  const name = look.picture && look.picture in tiles ? look.picture : NAMES[checksum(id) % NAMES.length];
  return { name, ...tiles[name] };
}

/**
 * @param {Look} look
 * @returns {string} the path of its figure in a square of 24; "" where its letter stands for it
 */
export function figureOf(look) {
  const picture = look.picture || "";
  const figures = /** @type {Record<string, string>} */ (FIGURES);
  if (picture in figures) return figures[picture];
  return /^[Mm][\p{L}\p{N}., -]{0,1999}$/u.test(picture) ? picture : "";
}

/**
 * @param {string} one a colour as #rrggbb
 * @param {string} other
 * @param {number} share of the other one
 */
export function mixed(one, other, share) {
  const part = (/** @type {string} */ colour, /** @type {number} */ at) => parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(one, at) + (part(other, at) - part(one, at)) * share));
  return "#" + parts.map((value) => value.toString(16).padStart(2, "0")).join("");
}

/** @param {string} colour of a terrain */
export const patternInk = (colour) => mixed(colour, "#20180c", 0.45);

/** @param {number | null | undefined} owner @param {boolean} [active] */
export function letterOf(owner, active = true) {
  if (owner === null || owner === undefined) return "";
  const found = String.fromCharCode(65 + (owner % 16));
  return active ? found : found.toLowerCase();
}
