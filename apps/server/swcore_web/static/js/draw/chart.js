// How the seats stood turn by turn: a line for each, told apart by colour, dashes and letter.

import { svg } from "../vendor/lit.js";
import { DASHES, SEATS } from "./art.js";
import { letterOf } from "./looks.js";

const TALL = 260;
const LEFT = 40;
const EDGE = 22;

/** @typedef {{step: number, totals: number[]}} Mark */

/** @param {number} least @param {number} most @returns {number[]} round numbers between them */
function ticks(least, most) {
  const rough = (most - least) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) || power);
  const found = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) found.push(at);
  return found;
}

/**
 * @param {Mark[]} marks
 * @param {string} label what the picture is called
 * @param {number} wide how many units it is wide: about the pixels that it gets, so that its letters can be read
 */
export function chart(marks, label, wide) {
  const all = marks.flatMap((mark) => mark.totals);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (/** @type {number} */ at) => LEFT + ((wide - LEFT - EDGE - 14) * at) / Math.max(1, marks.length - 1);
  const y = (/** @type {number} */ value) => TALL - EDGE - ((TALL - 2 * EDGE) * (value - least)) / (most - least);
  const ends = marks[marks.length - 1].totals.map((value, seat) => ({ seat, at: y(value) })).sort((one, other) => one.at - other.at);
  for (let at = 1; at < ends.length; at++) ends[at].at = Math.max(ends[at].at, ends[at - 1].at + 16);
  return svg`<svg viewBox="0 0 ${wide} ${TALL}" role="img" aria-label=${label} class="chart">
    ${ticks(least, most).map(
      (one) => svg`<line x1=${LEFT} x2=${wide - EDGE} y1=${y(one)} y2=${y(one)} class="grid"></line>
        <text x=${LEFT - 8} y=${y(one) + 4} text-anchor="end">${one}</text>`,
    )}
    ${marks[0].totals.map((_, seat) => {
      const points = marks.map((mark, at) => `${x(at)},${y(mark.totals[seat])}`).join(" ");
      return svg`<polyline points=${points} fill="none" stroke=${SEATS[seat % SEATS.length]} stroke-width="3.5" stroke-linejoin="round"
        stroke-dasharray=${DASHES[seat % DASHES.length]}></polyline>`;
    })}
    ${ends.map(
      ({ seat, at }) => svg`<rect x=${wide - EDGE - 11} y=${at - 8} width="16" height="16" rx="4" fill=${SEATS[seat % SEATS.length]}></rect>
        <text x=${wide - EDGE - 3} y=${at + 4} text-anchor="middle" class="end">${letterOf(seat)}</text>`,
    )}
  </svg>`;
}
