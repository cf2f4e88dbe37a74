// What somebody likes on this device: whether tokens are seen to move, whether there are sounds.

/** @typedef {"moves" | "sounds"} Taste */

const USUAL = { moves: true, sounds: false };

/** @param {Taste} taste @returns {boolean} */
export function liked(taste) {
  const kept = localStorage.getItem(`swcore.${taste}`);
  return kept === null ? USUAL[taste] : kept === "on";
}

/** @param {Taste} taste @param {boolean} on */
export const like = (taste, on) => localStorage.setItem(`swcore.${taste}`, on ? "on" : "off");

/** @returns {boolean} whether nothing is to move: by choice, or because the device asks for it */
export const still = () => !liked("moves") || matchMedia("(prefers-reduced-motion: reduce)").matches;
