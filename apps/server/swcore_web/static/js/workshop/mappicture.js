// How a map that is being drawn looks: territories, borders, and a dot for each region that can be taken hold of.

import { html, nothing, svg } from "../vendor/lit.js";
import { letters, symbolBadge, tokensBadge } from "../draw/badges.js";
import { points } from "../draw/geometry.js";
import { lookOf, patternInk, patternOf } from "../draw/looks.js";
import { chosen, say } from "../words.js";
import { bordersOf } from "./chart.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./chart.js").Region} Region */

export const WIDE = 1000;
const MARGIN = 24;
const PAPER = "#f6ecd6";
const LINE = "#5a4a36";

/**
 * @param {import("./maps.js").SwcoreMapBench} bench
 * @param {Chart} map
 */
export function picture(bench, map) {
  const lands = bench.told?.drawing?.territories || [];
  const byId = new Map(map.regions.map((one) => [one.id, one]));
  const places = bench.places;
  const at = new Map(places.map((one) => [one.id, one.position]));
  const looks = bench.words?.looks || {};
  const wrong = new Set((bench.told?.faults || []).flatMap((/** @type {any} */ one) => one.regions));
  const near = new Set(bench.lone ? bordersOf(map, bench.lone) : []);
  const stacks = new Set(bench.words?.map_words.stacks || []); // symbols where tokens of nobody lie from the start
  const terrains = [...new Set(map.regions.map((one) => one.terrain))];
  const scale = matchMedia("(max-width: 40rem)").matches ? 1.8 : 1; // fingers are no finer on a small screen
  const rim = MARGIN * scale;
  return html`<svg
    viewBox="${-rim} ${-rim} ${WIDE + 2 * rim} ${bench.tall + 2 * rim}"
    role="group"
    aria-label=${map.name?.[chosen.lang] || map.name?.en || map.id}
    @keydown=${bench.key}
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
      return svg`<g class="land" @click=${() => bench.pick(land.id)}>
        <polygon points=${shape} fill=${lookOf(looks, `terrain:${region.terrain}`).colour} stroke=${LINE} stroke-width="2.4" stroke-linejoin="round"></polygon>
        <polygon points=${shape} fill=${`url(#${patternId(region.terrain)})`} fill-opacity="0.75"></polygon>
        ${land.id === bench.lone ? svg`<polygon points=${shape} fill="#fff" fill-opacity="0.35" stroke="#ffd400" stroke-width="7"></polygon>` : nothing}
      </g>`;
    })}
    ${map.borders.map(([one, other]) => {
      const [a, b] = [at.get(one), at.get(other)];
      if (!a || !b) return nothing;
      const mine = bench.lone === one || bench.lone === other;
      return svg`<line x1=${a[0]} y1=${a[1]} x2=${b[0]} y2=${b[1]} stroke=${mine ? "#1b5fa8" : "#20180c"} stroke-opacity=${mine ? 0.9 : 0.3}
        stroke-width=${mine ? 5 : 3} pointer-events="none"></line>`;
    })}
    ${places.map(({ id, region, position }, index) => {
      const classes = ["region", id === bench.lone ? "chosen" : "", wrong.has(id) ? "wrong" : "", near.has(id) ? "near" : ""].join(" ");
      const first = bench.lone ? id === bench.lone : index === 0;
      return svg`<g class=${classes} data-id=${id} role="button" tabindex=${first ? "0" : "-1"} aria-pressed=${id === bench.lone ? "true" : "false"}
        aria-label=${describe(bench, region)} transform="translate(${position[0]} ${position[1]})"
        @pointerdown=${(/** @type {PointerEvent} */ event) => bench.grab(event, id)} @focus=${() => !bench.joining && (bench.lone = id)}>
        <circle r=${30 * scale} fill="transparent"></circle>
        <circle class="dot" r=${17 * scale}></circle>
        ${letters(id, 13 * scale, { halo: PAPER, weight: "bold" })}
        ${region.symbols.map(
          (word, place) =>
            svg`<g transform="translate(${(place - (region.symbols.length - 1) / 2) * 26 * scale} ${32 * scale})">${stacks.has(word) ? tokensBadge({ count: 1 }, 16 * scale) : symbolBadge(`symbol:${word}`, looks, 22 * scale)}</g>`,
        )}
      </g>`;
    })}
  </svg>`;
}

/**
 * @param {import("./maps.js").SwcoreMapBench} bench
 * @param {Region} region
 * @returns {string} what a reader of the screen says of it
 */
function describe(bench, region) {
  return [region.id, bench.word("terrain", region.terrain), ...region.symbols.map((one) => bench.word("symbol", one)), region.edge ? say("shop.map.edge") : ""].filter(Boolean).join(", ");
}

/** @param {string} word */
const patternId = (word) => "p-" + word.replace(/[^A-Za-z0-9]/g, "-");
