// Small geometry of outlines.

/** @typedef {[number, number]} Point */

/** @param {Point[]} outline @returns {string} for the attribute `points` */
export const points = (outline) => outline.map(([x, y]) => `${x},${y}`).join(" ");

/** @param {Point[]} outline @returns {number} how much room is in it */
export const area = (outline) => Math.abs(outline.reduce((sum, [x, y], at) => sum + x * outline[(at + 1) % outline.length][1] - y * outline[(at + 1) % outline.length][0], 0)) / 2;

/**
 * @param {Point} place
 * @param {Point[]} outline
 * @returns {number} how far it is from a place inside to the border
 */
export function room([x, y], outline) {
  let least = Infinity;
  for (let at = 0; at < outline.length; at++) {
    const [ax, ay] = outline[at];
    const [bx, by] = outline[(at + 1) % outline.length];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const share = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
    least = Math.min(least, Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)));
  }
  return least === Infinity ? 30 : least;
}

/**
 * @param {{id: string, name: string, borders?: string[], outline?: Point[], position?: Point}[]} areas
 * @returns {[Point, Point][]} the borders between areas whose outlines do not touch, as lines
 */
export function links(areas) {
  const byName = new Map(areas.map((area) => [area.name, area]));
  const corners = new Map(areas.map((area) => [area.name, new Set((area.outline || []).map(String))]));
  /** @type {[Point, Point][]} */
  const found = [];
  for (const area of areas) {
    for (const name of area.borders || []) {
      const other = byName.get(name);
      if (!other || name <= area.name || !area.position || !other.position) continue;
      const mine = corners.get(area.name);
      const shared = [.../** @type {Set<string>} */ (corners.get(name))].filter((one) => mine?.has(one)).length;
      if (shared < 2) found.push([area.position, other.position]);
    }
  }
  return found;
}

/**
 * @param {{id: string, position?: Point}[]} areas
 * @param {{position?: Point} | undefined} from
 * @param {string} key an arrow key
 * @returns {{id: string} | null} the nearest area in its direction
 */
export function towards(areas, from, key) {
  const way = /** @type {Record<string, Point>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] })[key];
  if (!way || !from?.position) return null;
  let best = null;
  let least = Infinity;
  for (const area of areas) {
    if (!area.position || area === from) continue;
    const dx = area.position[0] - from.position[0];
    const dy = area.position[1] - from.position[1];
    const along = dx * way[0] + dy * way[1];
    if (along <= 0) continue;
    const far = along + 2 * Math.abs(dx * way[1] - dy * way[0]);
    if (far < least) {
      least = far;
      best = area;
    }
  }
  return best;
}
