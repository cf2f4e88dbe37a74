// Opening and joining tables: what is asked over HTTP, with the seats kept in the browser.

import { http } from "./net/http.js";
import { game, keep } from "./seats.js";

const LONG = 20_000; // letters of what a game is set up with, pieces of one's own in it, that a browser keeps for another one

/** @typedef {{who: "me" | "here" | "link" | "bot", name: string, bot: string}} Sitter */

/**
 * @param {object} told
 * @param {any} told.game as the server lists it
 * @param {Sitter[]} told.seats
 * @param {object} told.fields further fields of `new`
 * @param {boolean} [told.guided] whether a guide leads through it
 * @returns {Promise<string>} the table
 */
export async function openTable({ game: { name, title }, seats, fields, guided = false }) {
  const bots = Object.fromEntries(seats.flatMap((one, seat) => (one.who === "bot" ? [[String(seat), one.bot]] : [])));
  const made = await http("api/tables", { game: name, seats: seats.length, bots, ...fields });
  const chairs = [];
  const invites = { ...made.invites };
  for (const [seat, one] of seats.entries()) {
    if (one.who !== "me" && one.who !== "here") continue;
    const taken = await http(`api/tables/${made.table}/join`, { invite: invites[seat], name: one.name });
    chairs.push({ seat, token: taken.token, name: one.name });
    delete invites[seat];
  }
  const opened = JSON.stringify(fields).length < LONG ? { seats, fields } : undefined;
  keep({ table: made.table, game: name, title, host: made.host, guided, chairs, invites, opened });
  return made.table;
}

/**
 * Open another game like one that was opened from this browser, with the same players and rules; another seed decides.
 * @param {import("./seats.js").Kept} kept
 * @returns {Promise<string>} the table
 */
export function openAgain({ game: name, title, opened }) {
  const { seats, fields } = /** @type {{seats: Sitter[], fields: any}} */ (opened);
  const { seed: _, ...rest } = fields;
  return openTable({ game: { name, title }, seats, fields: rest });
}

/**
 * Open the guided first game of a game, against bots.
 * @param {any} game as the server lists it
 * @param {string} name of the player
 */
export function openFirst(game, name) {
  const { seats = 2, ...fields } = game.first_game;
  /** @type {Sitter[]} */
  const sitters = Array.from({ length: seats }, (_, seat) => ({ who: seat ? "bot" : "me", name: seat ? "" : name, bot: game.bots[0]?.name }));
  return openTable({ game, seats: sitters, fields, guided: true });
}

/**
 * @param {string} table
 * @param {string | null} invite null for a free seat of a public table
 * @param {string} name
 */
export async function takeSeat(table, invite, name) {
  const taken = await http(`api/tables/${table}/join`, { ...(invite === null ? {} : { invite }), name });
  keep({ table, chairs: [...(game(table)?.chairs || []), { seat: taken.seat, token: taken.token, name }] });
}

/**
 * @param {string} lang
 * @returns {Promise<any[]>} the games that can be played, in one shape
 */
export async function listGames(lang) {
  const { games } = await http(`api/games?lang=${lang}`);
  return games
    .filter((/** @type {any} */ one) => !one.problem)
    .map((/** @type {any} */ one) => ({ text: "", options: [], editions: [], maps: [], bots: [], ...one }));
}
