// Which trials of balance this browser has begun: a page that is loaded again finds its own.

import { local } from "../storage.js";

const KEPT = "swcore.trials";
const MOST = 6;

/** @typedef {{key: string, game: string, tried: string}} Begun a trial, and what the file said then */

/** @returns {Begun[]} the newest first */
function all() {
  const found = local.data(KEPT);
  return Array.isArray(found) ? found.filter((one) => typeof one?.key === "string" && typeof one.tried === "string") : [];
}

/** @param {Begun[]} trials */
const keep = (trials) => local.write(KEPT, JSON.stringify(trials.slice(0, MOST)));

/** @param {string} game @returns {Begun | undefined} the last trial of a piece of the game */
export const begun = (game) => all().find((one) => one.game === game);

/** @param {Begun} trial */
export const note = (trial) => keep([trial, ...all().filter((one) => one.game !== trial.game)]);

/** @param {string} key */
export const forget = (key) => keep(all().filter((one) => one.key !== key));
