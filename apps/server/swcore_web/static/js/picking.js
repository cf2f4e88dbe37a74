// What a press upon an element of the table means: it is picked, it takes something, it makes a choice whole, it leaves several, or it is asked about.

import { counted, elementsOf, fitting, kindOf, pickable } from "./choosing.js";

/** @typedef {import("./choosing.js").Choice} Choice */
/** @typedef {import("./play.js").Play} Play */
/** @typedef {{give?: string, pick?: string[], choose?: Choice, among?: Choice[], explain?: string}} Meant */

/** @param {Play} play @param {string} id of the element @returns {Meant} */
export function pressed(play, id) {
  const { choices, picked } = play;
  if (play.spread?.shares.some((one) => one.open && one.element === id)) return { give: id };
  if (picked.includes(id)) return { pick: picked.filter((one) => one !== id) };
  if (pickable(choices, picked).has(id)) return meant(play, [...picked, id]);
  return picked.length && pickable(choices, []).has(id) ? meant(play, [id]) : { explain: id };
}

/** @param {Play} play @param {string[]} ids what has been picked @returns {Meant} */
function meant(play, ids) {
  const left = brushed(fitting(play.choices, ids), ids, play.brush);
  const count = Number((left[0]?.arguments || []).find((one) => one.type === "amount")?.value || 0);
  const more = left.length === 1 && play.brush > 0 && count > play.brush; // the last place takes the rest: not without a word
  if (more && !left[0].ends_turn) return { among: left };
  if (left.length === 1) return { choose: left[0] };
  return pickable(play.choices, ids).size ? { pick: ids } : { among: left };
}

/**
 * @param {Choice[]} choices
 * @param {string[]} ids what has been picked
 * @param {number} count how many at a time
 * @returns {Choice[]} the one with this number, or the nearest, where they differ in a number alone; else all of them
 */
function brushed(choices, ids, count) {
  return count && choices.every((one) => elementsOf(one).length === ids.length) ? counted(choices, count) : choices;
}

/** @param {Play} play @param {string} id @returns {string[]} what belongs to the only choice that it would make whole */
export function ghost(play, id) {
  if (!play.picked.length) return [];
  const left = fitting(play.choices, [...play.picked, id]);
  return left.length === 1 ? elementsOf(left[0]) : [];
}

/** @param {Play} play @param {{id?: string, ids?: string[]} | null} told @returns {string[]} what is lit then */
export function lighted(play, told) {
  if (told?.ids) return told.ids;
  return told?.id ? [told.id, ...play.choices.filter((one) => elementsOf(one)[0] === told.id).flatMap(elementsOf)] : [];
}

/**
 * @param {Choice[]} choices
 * @param {number} count how many at a time
 * @returns {Choice[]} of those that differ in a number alone the one that a click upon the place means
 */
export function meantByClicks(choices, count) {
  if (!count) return choices;
  const alike = new Map();
  for (const choice of choices) {
    const key = [choice.group || kindOf(choice), ...elementsOf(choice)].join(" ");
    if (elementsOf(choice).length) alike.set(key, [...(alike.get(key) || []), choice]);
  }
  const meant = new Set([...alike.values()].flatMap((those) => counted(those, count)));
  return choices.filter((one) => !elementsOf(one).length || meant.has(one));
}
