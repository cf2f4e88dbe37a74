// A region of a map as one may press it: what lies there, what an action there takes, and how it is told to who does not see it.

import { nothing, svg } from "../vendor/lit.js";
import { contents } from "../choosing.js";
import { say } from "../words.js";
import { INK, TARGET } from "./art.js";
import { shape } from "./ground.js";
import { lying } from "./lying.js";

const LEAST = 11; // pixels that letters are high at least
const CROWDED = 0.5; // pixels of a unit of the map below which a name beside its label would lie on others
const LED = "#b4006a"; // what the guide advises, among other places that are open

/**
 * @param {import("../elements/map.js").SwcoreMap} map
 * @param {any} area
 * @param {number} at its number
 * @param {object} how
 * @param {number} how.unit how large a badge is at most
 * @param {Set<string>} how.open what may be picked next
 * @param {any[]} how.areas all regions of the map
 * @param {Map<string, {cost: string, odds: string, said?: string}>} how.costs what an action there takes, or what else is told of it
 */
export function region(map, area, at, { unit, open, costs, areas }) {
  const target = open.has(area.id);
  const picked = map.play?.picked.includes(area.id);
  const price = costs.get(area.id);
  const told = price ? [price.cost, price.odds].filter(Boolean).join(" ") : "";
  const classes = ["area", target ? "open" : "", map.lit.has(area.id) || picked ? "lit" : ""].join(" ");
  const edge = target || picked || map.lit.has(area.id);
  const frame = edge ? (picked ? "#ffffff" : TARGET) : "none";
  const inside = map.inside(area.id);
  return svg`<g class=${classes} role="button" aria-label=${described(area, inside, target, price?.said || (told && say("map.target", { cost: told })))} aria-disabled=${target ? nothing : "true"}
    tabindex=${area.id === (map.lone || map.areas[0]?.id) ? "0" : "-1"} data-id=${area.id}
    @click=${() => map.tell("swcore-pick", { id: area.id })}
    @focus=${() => (map.lone = area.id)}
    @contextmenu=${(/** @type {Event} */ event) => (event.preventDefault(), map.tell("swcore-explain", { id: area.id }))}
    @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && map.tell("swcore-look", { id: area.id, event })}
    @pointerleave=${() => map.tell("swcore-look", null)}>
    ${shape(area, { fill: target ? TARGET : "#ffffff", opacity: target ? 0.18 : 0, cls: "shape" })}
    ${edge ? shape(area, { stroke: INK, width: 9, inside: at, strokeOpacity: 0.55 }) : nothing}
    ${shape(area, { stroke: frame, width: 6.5, inside: at, cls: "edge", strokeOpacity: edge ? 1 : 0 })}
    ${target && map.led.has(area.id) ? [shape(area, { stroke: "#ffffff", width: 17, inside: at }), shape(area, { stroke: LED, width: 13, dash: "14 7", inside: at, cls: "led" })] : nothing}
    ${lying(area, inside, { looks: map.play?.looks || {}, unit, radius: map.roomOf(area), price: target ? told : "", least: LEAST / map.pixels, areas: map.pixels < CROWDED ? null : areas })}
  </g>`;
}

/** @param {any} area @param {any[]} inside what lies there @param {boolean} target @param {string} told of an action there, "" for no more */
function described(area, inside, target, told) {
  const parts = [area.label, ...contents(area, inside)];
  if (target) parts.push(told || say("map.open"));
  return parts.join(", ");
}
