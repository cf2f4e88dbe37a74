// The ground of a map: terrain with its pattern, and whose it is.

import { nothing, svg } from "../vendor/lit.js";
import { DASHES, PAPER, SEATS } from "./art.js";
import { points } from "./geometry.js";
import { lookOf, patternInk, patternOf } from "./looks.js";
import { lookId } from "./lying.js";

/** @param {any[]} areas @param {import("./looks.js").Looks} looks */
export function patterns(areas, looks) {
  const ids = [...new Set(areas.map(terrainOf))];
  return ids.map((id) => {
    const look = lookOf(looks, id);
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
export function shape(area, { fill = "none", opacity, stroke, width, dash, strokeOpacity, inside, cls }) {
  const clip = inside === undefined ? nothing : `url(#in${inside})`;
  const more = { o: opacity ?? nothing, s: stroke || nothing, w: width ?? nothing, d: dash || nothing, so: strokeOpacity ?? nothing };
  if (area.outline?.length) {
    return svg`<polygon class=${cls || nothing} points=${points(area.outline)} fill=${fill} fill-opacity=${more.o} stroke=${more.s}
      stroke-width=${more.w} stroke-dasharray=${more.d} stroke-opacity=${more.so} stroke-linejoin="round" clip-path=${clip}></polygon>`;
  }
  return svg`<circle class=${cls || nothing} cx=${area.position[0]} cy=${area.position[1]} r="44" fill=${fill} fill-opacity=${more.o}
    stroke=${more.s} stroke-width=${more.w} stroke-dasharray=${more.d} stroke-opacity=${more.so} clip-path=${clip}></circle>`;
}

/** @param {any} area @param {number} at its number @param {any[]} inside what lies there @param {import("./looks.js").Looks} looks */
export function land(area, at, inside, looks) {
  const look = lookOf(looks, terrainOf(area));
  const stacks = /** @type {any[]} */ (inside.filter((one) => one.kind === "stack"));
  const owned = stacks.find((one) => one.owner !== undefined && one.owner !== null && one.count);
  const rim = shape(area, { stroke: patternInk(look.colour), strokeOpacity: 0.28, width: 16, inside: at });
  const ground = [
    shape(area, { fill: look.colour }),
    shape(area, { fill: `url(#${patternId(terrainOf(area))})`, opacity: 0.75 }),
    rim,
  ];
  if (!owned) return ground;
  const active = owned.active !== false;
  const colour = SEATS[owned.owner % SEATS.length];
  return [
    ...ground,
    shape(area, { fill: colour, opacity: active ? 0.24 : 0.1 }),
    shape(area, { stroke: PAPER, width: 15, strokeOpacity: 0.8, inside: at }),
    shape(area, { stroke: colour, width: active ? 12 : 6, dash: DASHES[owned.owner % DASHES.length], inside: at }),
  ];
}

/** @param {any} area @returns {string} the id of the look of its terrain */
export const terrainOf = (area) => (area.terrain ? lookId(area.terrain, "terrain") : "");

/** @param {string} id @returns {string} what its pattern is called in a picture */
export const patternId = (id) => "p-" + id.replace(/[^A-Za-z0-9]/g, "-");
