// The games of this browser: which seats are taken from here, and what a host may hand out. Kept in the browser alone.

import { local } from "./storage.js";

const KEY = "swcore.games";
const MOST = 60;

/**
 * @typedef {{table: string, game: string, title?: string, at: number, over?: boolean, guided?: boolean, host?: string,
 *   chairs: {seat: number, token: string, name?: string}[], invites: Record<string, string>, others?: string[], stands?: string, lang?: string, asked?: boolean,
 *   opened?: {seats: import("./opening.js").Sitter[], fields: object}}} Kept
 * `others` are who else sits there, "" for a bot, `stands` how it stood, in the words of `lang`, and `asked` whether somebody here was awaited when it was
 * last seen, `opened` what it was set up with
 */

/** @returns {Kept[]} the newest one first; what is damaged is left out */
export function games() {
  const found = local.data(KEY);
  return (Array.isArray(found) ? found : []).filter((one) => typeof one?.table === "string").map(sound);
}

/** @param {any} one @returns {Kept} with all that is read of it */
function sound(one) {
  const list = (/** @type {any} */ value) => (Array.isArray(value) ? value : []);
  const chairs = list(one.chairs).filter((chair) => typeof chair?.token === "string");
  const invites = one.invites && typeof one.invites === "object" ? one.invites : {};
  const opened = Array.isArray(one.opened?.seats) && one.opened.fields ? one.opened : undefined;
  return { ...one, game: String(one.game ?? ""), chairs, invites, others: one.others && list(one.others), opened };
}

/** @param {string} table @returns {Kept | undefined} */
export const game = (table) => games().find((one) => one.table === table);

/** @param {Partial<Kept> & {table: string}} changed */
export function keep(changed) {
  const before = game(changed.table) || { game: "", chairs: [], invites: {} };
  const one = /** @type {Kept} */ ({ ...before, ...changed, at: Date.now() });
  local.write(KEY, JSON.stringify([one, ...games().filter((other) => other.table !== one.table)].slice(0, MOST)));
}

/** @param {string} table */
export function forget(table) {
  local.write(KEY, JSON.stringify(games().filter((one) => one.table !== table)));
}

/** @returns {string} what the player is called */
export const myName = () => local.read("swcore.name") || "";

/** @param {string} name */
export const callMe = (name) => local.write("swcore.name", name);
