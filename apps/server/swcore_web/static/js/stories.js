// A finished game as the part of a link that no browser sends: what reproduces it, as JSON, made small, in letters of addresses.

const MOST = 2_000_000; // letters of a story that a link may unfold to

/** @param {any} story @returns {Promise<string>} */
export async function folded(story) {
  const bytes = new TextEncoder().encode(JSON.stringify(story));
  const small = new Uint8Array(await new Response(through(bytes, new CompressionStream("deflate-raw"))).arrayBuffer());
  const letters = Array.from(small, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * @param {string} text what stands behind # of a link
 * @returns {Promise<any>} the story
 * @throws {Error} where the text is none
 */
export async function unfolded(text) {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = through(bytes, new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream()).getReader();
  let found = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    found += part.value;
    if (found.length > MOST) throw new Error("too long");
  }
  return JSON.parse(found);
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
const through = (bytes, stream) => /** @type {any} */ (new Blob([bytes]).stream().pipeThrough(stream));
