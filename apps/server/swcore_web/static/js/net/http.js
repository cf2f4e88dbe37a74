// What is asked over HTTP: what can be played, tables, seats.

import { say } from "../words.js";
import { Refusal } from "./line.js";

/** The server that has sent this file. */
export const SERVER = new URL("../../", import.meta.url);

/**
 * @param {string} path below the server
 * @param {object} [body] sent as JSON; a GET without it
 * @returns {Promise<any>}
 * @throws {Error} in words, where the server refuses, or does not answer
 */
export async function http(path, body) {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const told = await fetch(new URL(path, SERVER), sent)
    .then((answer) => answer.json())
    .catch(() => {
      throw new Error(say("app.offline")); // a browser would say it in its own words
    });
  if (told.error) throw new Refusal(told.error);
  return told;
}

/** @returns {string} the address of the socket */
export function socketAddress() {
  const found = new URL("api/socket", SERVER);
  found.protocol = found.protocol === "https:" ? "wss:" : "ws:";
  return found.href;
}

const LOCAL = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** @typedef {{base: URL, alone: boolean}} Reach where others find the server, and whether nobody but this device does */

/** @type {Promise<Reach> | undefined} */
let found;

/** @returns {Promise<Reach>} where links have to lead that others open: this device's own name leads nobody else here */
export const reach = () => (found ??= asked());

/** @returns {Promise<Reach>} */
async function asked() {
  if (!LOCAL.test(SERVER.hostname)) return { base: SERVER, alone: false };
  const [other] = await http("reach.json").catch(() => []);
  if (!other) return { base: SERVER, alone: true };
  return { base: new URL(SERVER.pathname.slice(1), other), alone: false };
}

/** @param {string} table @returns {string} the address of a table */
export const addressOf = (table) => new URL(`t/${table}`, SERVER).href;

/**
 * @param {string} table
 * @param {string} invite
 * @param {URL} [base] where others find the server
 * @returns {string} the link that invites; what stands behind # is never sent to a server
 */
export const invitation = (table, invite, base = SERVER) => `${new URL(`t/${table}`, base).href}#${invite}`;

/** @param {string} table @returns {string} the address at which a table is looked at once more; "" for stories that links tell */
export const replayOf = (table) => new URL(table ? `replay/${table}` : "replay", SERVER).href;

/** @param {string} game @returns {string} the address of its rules */
export const rulesOf = (game) => new URL(`rules/${encodeURIComponent(game)}`, SERVER).href;

/** @typedef {{table: string, invite: string, past: boolean, story: string, workshop: boolean, rules: string, lost: boolean}} Place `rules`: of which game; `lost`: at an address that there is not */

/** @returns {Place} what the address of the page names */
export function placeOf(/** @type {Location} */ location) {
  const past = location.pathname.match(/\/replay(?:\/([^/]+))?$/);
  const table = location.pathname.match(/\/t\/([^/]+)$/)?.[1] || past?.[1] || "";
  const rules = decoded(location.pathname.match(/\/rules\/([^/]+)$/)?.[1] || "");
  const hash = location.hash.slice(1);
  const workshop = /\/workshop$/.test(location.pathname);
  const start = [SERVER.pathname, `${SERVER.pathname}index.html`].includes(location.pathname);
  return { table, invite: table && !past ? hash : "", past: Boolean(past), story: past && !table ? hash : "", workshop, rules, lost: !(start || table || past || workshop || rules) };
}

/** @param {string} part of an address @returns {string} what it says; "" where nobody could have meant that */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
