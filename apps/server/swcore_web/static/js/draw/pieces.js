// A cube, a building or another thing on a square or a card: its colour, and a letter that says the same.

import { nothing, svg } from "../vendor/lit.js";
import { letters } from "./badges.js";
import { figureOf, lookOf, patternInk } from "./looks.js";

/** @typedef {import("./looks.js").Looks} Looks */

/**
 * @param {Looks} looks
 * @param {string} word such as one in a pattern
 * @returns {string} the id of the look of a word of any kind
 */
export function idOfWord(looks, word) {
  return Object.keys(looks).find((id) => id.slice(id.indexOf(":") + 1) === word) || word;
}

/** @param {Looks} looks @param {string} id @param {number} size */
export function cube(looks, id, size) {
  const look = lookOf(looks, id);
  const ink = patternInk(look.colour);
  const word = look.name || id.slice(id.indexOf(":") + 1);
  const half = size / 2;
  return svg`<rect x=${-half} y=${-half} width=${size} height=${size} rx=${size * 0.14} fill=${look.colour} stroke=${ink} stroke-width=${size * 0.05}></rect>
    <path d="M${-half} ${-half + size * 0.16}L${-half + size * 0.16} ${-half}H${half - size * 0.14}" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width=${size * 0.06}></path>
    ${letters(word.slice(0, 2).replace(/^./, (one) => one.toUpperCase()), size * 0.46)}`;
}

/** @param {any} element a marker or a card @param {Looks} looks */
export function piece(element, looks) {
  if (element.kind === "marker") return cube(looks, element.about?.includes(":") ? element.about : `marker:${element.about || element.sort}`, 62);
  const look = lookOf(looks, idOfWord(looks, element.sort || element.about || ""));
  const ink = patternInk(look.colour);
  const figure = figureOf(look);
  const words = element.label.split(/\s+/);
  const name = words.length > 1 ? words.map((/** @type {string} */ word) => word[0]).join("").slice(0, 3) : element.label.slice(0, 3);
  return svg`<path d="M-36 -4L0 -36L36 -4V34H-36z" fill=${look.colour} stroke=${ink} stroke-width="4" stroke-linejoin="round"></path>
    ${figure ? svg`<path d=${figure} fill=${ink} transform="translate(-18 -14) scale(1.5)"></path>` : nothing}
    ${figure ? nothing : letters(name, name.length > 2 ? 21 : 26, { y: 12 })}`;
}
