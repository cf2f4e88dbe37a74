// What is made in the workshop as a link and as a file. What stands behind # in an address is never sent to a server.

import { http, reach } from "../net/http.js";
import { drawable } from "./chart.js";

const WHOLE = 256 * 1024; // bytes that a link may hold once it is unpacked
export const MOST = 64 * 1024; // bytes of a file

/** @typedef {{game: string, file?: any, map?: any, tab?: "file" | "map", both?: boolean, given?: boolean}} Work what is made, which of it is shown, whether both are played,
 * and whether it came by a link and is as it came */

/** @param {Uint8Array} bytes */
function text64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} text */
function bytes64(text) {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
}

/** @param {Work} work @returns {Promise<string>} the link that hands it over */
export async function linkOf(work) {
  const stream = new Blob([JSON.stringify(work)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `${new URL("workshop", (await reach()).base).href}#${text64(bytes)}`;
}

/**
 * @param {string} fragment
 * @returns {Promise<Work | null>} what a link hands over; null where it is none, or too large
 */
export async function workOf(fragment) {
  try {
    const stream = new Blob([bytes64(fragment)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    const parts = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > WHOLE) return null;
      parts.push(value);
    }
    return sound(JSON.parse(await new Blob(/** @type {BlobPart[]} */ (parts)).text()));
  } catch {
    return null;
  }
}

/** @param {any} found what a link or a browser has @returns {Work | null} null where the workshop could not show it */
export function sound(found) {
  const whole = (/** @type {any} */ one) => one && typeof one === "object" && !Array.isArray(one);
  if (!whole(found) || typeof found.game !== "string" || (!whole(found.file) && !whole(found.map))) return null;
  const { game, file, map } = found;
  if (whole(map) && !drawable(map)) return null;
  const both = whole(file) && whole(map); // a link holds both where both are played
  const tab = whole(map) && (!both || found.tab === "map") ? "map" : "file";
  return { game, ...(whole(file) ? { file } : {}), ...(whole(map) ? { map } : {}), tab, both };
}

/** @param {any} data @param {string} name of the file */
export function save(data, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2) + "\n"], { type: "application/json" }));
  link.download = `${name.replace(/[^\w.-]+/g, "_") || "swcore"}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * @param {string} what
 * @param {string} game
 * @param {object} data
 * @param {string} lang
 * @returns {Promise<any>} what the server answers to a question of the workshop
 */
export const asked = (what, game, data, lang) => http(`api/workshop/${what}?lang=${lang}`, { game, data });
