// The pattern that a card asks for: squares with their cubes, and beside them what they become.

import { html, nothing, svg } from "../vendor/lit.js";
import { lookOf, mixed } from "./looks.js";
import { cube, idOfWord } from "./pieces.js";

const SQUARE = 26;
const BESIDE = 30; // what they become takes so much

/**
 * @param {{pattern: string[][], sort?: string}} card
 * @param {import("./looks.js").Looks} looks
 * @param {number} [size] of a square, in pixels
 */
export function pattern(card, looks, size = SQUARE) {
  const rows = card.pattern;
  const columns = Math.max(...rows.map((row) => row.length));
  const words = rows.flat().filter(Boolean).join(" ");
  const look = lookOf(looks, idOfWord(looks, card.sort || ""));
  const [wide, tall] = [columns * SQUARE + BESIDE, rows.length * SQUARE];
  const scale = size / SQUARE;
  return html`<svg class="pattern" viewBox="0 0 ${wide} ${tall}" width=${wide * scale} height=${tall * scale} role="img" aria-label=${words}>
    ${rows.map((row, y) => row.map((word, x) => (word ? svg`<g transform="translate(${x * SQUARE + 13} ${y * SQUARE + 13})">${cube(looks, idOfWord(looks, word), 23)}</g>` : nothing)))}
    <path transform="translate(${columns * SQUARE + 16} ${rows.length * 13}) scale(0.3)" d="M-36 -4L0 -36L36 -4V34H-36z" fill=${look.colour} stroke=${mixed(look.colour, "#000000", 0.5)} stroke-width="6"></path>
  </svg>`;
}
