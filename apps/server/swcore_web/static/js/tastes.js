// What somebody likes on this device: whether tokens are seen to move, whether there are sounds, whether
// a step with one answer goes on by itself.

import { local } from "./storage.js";

/** @typedef {"moves" | "sounds" | "goes"} Taste */

const USUAL = { moves: true, sounds: false, goes: true };

/** @param {Taste} taste @returns {boolean} */
export function liked(taste) {
  const kept = local.read(`swcore.${taste}`);
  return kept === null ? USUAL[taste] : kept === "on";
}

/** @param {Taste} taste @param {boolean} on */
export const like = (taste, on) => local.write(`swcore.${taste}`, on ? "on" : "off");

/** @returns {boolean} whether nothing is to move: by choice, or because the device asks for it */
export const still = () => !liked("moves") || matchMedia("(prefers-reduced-motion: reduce)").matches;

export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** @returns {string} the colours that were chosen last */
export const themed = () => THEMES.find((one) => one === local.read("swcore.theme")) || "auto";

/** @param {string} name of the colours that the page has from now on */
export function theme(name) {
  local.write("swcore.theme", name);
  document.documentElement.dataset.theme = name;
}
