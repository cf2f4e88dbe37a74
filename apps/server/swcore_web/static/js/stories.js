// A finished game as the part of a link that no browser sends: what reproduces it, as JSON, made small, in letters of addresses.

const BODY = 262_144; // bytes that a server takes at once
const MOST = BODY - 2048; // bytes of a story: what is asked about it goes beside it

/** A story that no link can carry. */
export class TooLong extends Error {}

/**
 * @param {any} story
 * @returns {Promise<string>}
 * @throws {TooLong}
 */
export async function folded(story) {
  const bytes = new TextEncoder().encode(JSON.stringify(story));
  if (bytes.length > MOST) throw new TooLong();
  const small = new Uint8Array(await new Response(through(bytes, new CompressionStream("deflate-raw"))).arrayBuffer());
  const letters = Array.from(small, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * @param {string} text what stands behind # of a link
 * @returns {Promise<any>} the story
 * @throws {TooLong} where it is longer than a server takes
 * @throws {Error} where the text is none
 */
export async function unfolded(text) {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = through(bytes, new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > MOST) throw new TooLong();
  }
  const story = JSON.parse(await new Blob(parts).text());
  if (!story || typeof story !== "object" || Array.isArray(story)) throw new Error("no story");
  return story;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
const through = (bytes, stream) => /** @type {any} */ (new Blob([bytes]).stream().pipeThrough(stream));
