// Opening and joining tables: what is asked over HTTP, with the seats kept in the browser.

import { http } from "./net/http.js";
import { keep } from "./seats.js";

/** @typedef {{who: "me" | "here" | "link" | "bot", name: string, bot: string}} Sitter */

/**
 * @param {object} told
 * @param {any} told.game as the server lists it
 * @param {Sitter[]} told.seats
 * @param {object} told.fields further fields of `new`
 * @returns {Promise<string>} the table
 */
export async function openTable({ game, seats, fields }) {
  const bots = Object.fromEntries(seats.flatMap((one, seat) => (one.who === "bot" ? [[String(seat), one.bot]] : [])));
  const made = await http("api/tables", { game: game.name, seats: seats.length, bots, ...fields });
  const chairs = [];
  const invites = { ...made.invites };
  for (const [seat, one] of seats.entries()) {
    if (one.who !== "me" && one.who !== "here") continue;
    const taken = await http(`api/tables/${made.table}/join`, { invite: invites[seat], name: one.name });
    chairs.push({ seat, token: taken.token, name: one.name });
    delete invites[seat];
  }
  keep({ table: made.table, game: game.name, title: game.title, host: made.host, chairs, invites });
  return made.table;
}

/**
 * @param {string} table
 * @param {string} invite
 * @param {string} name
 */
export async function takeSeat(table, invite, name) {
  const taken = await http(`api/tables/${table}/join`, { invite, name });
  keep({ table, chairs: [{ seat: taken.seat, token: taken.token, name }], invites: {} });
}

/**
 * @param {string} lang
 * @returns {Promise<any[]>} the games that can be played, in one shape
 */
export async function listGames(lang) {
  const { games } = await http(`api/games?lang=${lang}`);
  return games.filter((/** @type {any} */ one) => !one.broken && !one.problem).map(shaped);
}

/** @param {any} game */
function shaped(game) {
  const editions = Array.isArray(game.editions) ? game.editions : Object.keys(game.editions || {}).map((name) => ({ name, title: name }));
  const maps = (game.maps || []).map((/** @type {any} */ one) => (typeof one === "string" ? { name: one, title: one } : one));
  return { text: "", options: [], bots: ["greedy", "random"], ...game, editions, maps };
}
