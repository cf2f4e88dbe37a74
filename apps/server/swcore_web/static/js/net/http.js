// What is asked over HTTP: what can be played, tables, seats.

import { Refusal } from "./line.js";

/** The server that has sent this file. */
export const SERVER = new URL("../../", import.meta.url);

/**
 * @param {string} path below the server
 * @param {object} [body] sent as JSON; a GET without it
 * @returns {Promise<any>}
 */
export async function http(path, body) {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(new URL(path, SERVER), sent);
  const told = await answer.json();
  if (told.error) throw new Refusal(told.error);
  return told;
}

/** @returns {string} the address of the socket */
export function socketAddress() {
  const found = new URL("api/socket", SERVER);
  found.protocol = found.protocol === "https:" ? "wss:" : "ws:";
  return found.href;
}

/** @param {string} table @returns {string} the address of a table */
export const addressOf = (table) => new URL(`t/${table}`, SERVER).href;

/**
 * @param {string} table
 * @param {string} invite
 * @returns {string} the link that invites; what stands behind # is never sent to a server
 */
export const invitation = (table, invite) => `${addressOf(table)}#${invite}`;

/** @param {string} table @returns {string} the address at which a table is looked at once more; "" for stories that links tell */
export const replayOf = (table) => new URL(table ? `replay/${table}` : "replay", SERVER).href;

/** @typedef {{table: string, invite: string, past: boolean, story: string, workshop: boolean}} Place */

/** @returns {Place} what the address of the page names */
export function placeOf(/** @type {Location} */ location) {
  const past = location.pathname.match(/\/replay(?:\/([^/]+))?$/);
  const table = location.pathname.match(/\/t\/([^/]+)$/)?.[1] || past?.[1] || "";
  const hash = location.hash.slice(1);
  return { table, invite: table && !past ? hash : "", past: Boolean(past), story: past && !table ? hash : "", workshop: /\/workshop$/.test(location.pathname) };
}
