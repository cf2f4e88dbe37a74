// Things that are put in several places: they are gathered here place by place, in any order, and told to the game all at once.

import { elementsOf } from "./choosing.js";
import { say } from "./words.js";

/** @typedef {import("../../../../../clients/typescript/swcore").Spread} Spread */
/** @typedef {import("../../../../../clients/typescript/swcore").Portion} Portion */
/** @typedef {{id: string, count: number}} Given what was put in a place at a time */

/** @param {Given[]} given @param {string} id of a place @returns {number} how many were put there so far */
export const put = (given, id) => given.filter((one) => one.id === id).reduce((sum, one) => sum + one.count, 0);

/** @param {Spread} spread @param {Given[]} given @returns {number} how many are still to be put somewhere */
export const remaining = (spread, given) => spread.left - given.reduce((sum, one) => sum + one.count, 0);

/**
 * @param {import("./choosing.js").Choice[]} choices
 * @param {Spread | null} spread
 * @returns {import("./choosing.js").Choice[]} those that put nothing in one of the places
 */
export function besides(choices, spread) {
  const places = new Set((spread?.shares || []).map((one) => one.element));
  return choices.filter((one) => !elementsOf(one).some((id) => places.has(id)));
}

/** @param {Spread | null | undefined} spread @returns {string} what tells one distribution from another, in all languages */
export const markOf = (spread) => (spread ? [spread.verb, spread.left, ...spread.shares.map((one) => `${one.word}=${one.now || 0}${one.open ? "" : "!"}`)].join(" ") : "");

/** @param {Spread} spread @param {Given[]} given @returns {{share: Portion, count: number}[]} where something was put, in the order of the places */
export function portions(spread, given) {
  return spread.shares.map((share) => ({ share, count: put(given, share.element) })).filter((one) => one.count);
}

/** @param {Spread} spread @param {Given[]} given @returns {Map<string, {cost: string, odds: string, said: string}>} what a map tells of each place */
export function marks(spread, given) {
  return new Map(portions(spread, given).map(({ share, count }) => [share.element, { cost: `+${count}`, odds: "", said: say("spread.put", { count }) }]));
}

/**
 * @param {Spread} spread
 * @param {Given[]} given
 * @returns {import("./choosing.js").Choice | null} what is told to the game; null while something is left
 */
export function whole(spread, given) {
  if (remaining(spread, given)) return null;
  const totals = spread.shares.map((one) => `${one.word}=${(one.now || 0) + put(given, one.element)}`);
  const places = portions(spread, given).map(({ share, count }) => `${share.label.split(" · ")[0]} +${count}`);
  const label = say("spread.do", { places: places.join(", ") });
  return { action: `${spread.verb} ${totals.join(" ")}`, label, warning: spread.warning, ends_turn: spread.ends_turn };
}
