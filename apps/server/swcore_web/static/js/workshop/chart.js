// A map as data: regions and borders. Each change returns a new map.

/** @typedef {{id: string, terrain: string, symbols: string[], edge: boolean, x?: number, y?: number, polygon?: any}} Region */
/** @typedef {{id: string, name: Record<string, string>, aspect: number, regions: Region[], borders: [string, string][], players?: number | null, rounds?: number | null}} Chart */

const round = (/** @type {number} */ number) => Math.round(Math.max(0, Math.min(1, number)) * 1000) / 1000;

/** @param {Chart} chart @returns {Chart} without outlines, which no longer fit once it is changed */
const bare = (chart) => ({ ...chart, regions: chart.regions.map(({ polygon: _, ...rest }) => rest) });

/** @param {Chart} chart @param {string} id @param {number} x @param {number} y */
export const moved = (chart, id, x, y) => bare({ ...chart, regions: chart.regions.map((one) => (one.id === id ? { ...one, x: round(x), y: round(y) } : one)) });

/** @param {Chart} chart @param {string} id @param {Partial<Region>} fields */
export const changed = (chart, id, fields) => ({ ...chart, regions: chart.regions.map((one) => (one.id === id ? { ...one, ...fields } : one)) });

/** @param {Chart} chart @param {string} id @param {string} name */
export function renamed(chart, id, name) {
  const now = (/** @type {string} */ one) => (one === id ? name : one);
  const borders = chart.borders.map(([a, b]) => /** @type {[string, string]} */ ([now(a), now(b)]));
  return { ...changed(chart, id, { id: name }), borders };
}

/** @param {Chart} chart @param {string} id */
export const bordersOf = (chart, id) => chart.borders.filter((pair) => pair.includes(id)).map(([a, b]) => (a === id ? b : a));

/** @param {Chart} chart @param {string} one @param {string} other connects two regions, or parts them */
export function joined(chart, one, other) {
  if (one === other) return chart;
  const rest = chart.borders.filter((pair) => !(pair.includes(one) && pair.includes(other)));
  return bare({ ...chart, borders: rest.length < chart.borders.length ? rest : [...chart.borders, [one, other]] });
}

/** @param {Chart} chart @param {string} id */
export const without = (chart, id) => bare({ ...chart, regions: chart.regions.filter((one) => one.id !== id), borders: chart.borders.filter((pair) => !pair.includes(id)) });

/**
 * @param {Chart} chart
 * @param {string} beside the region that it borders on; "" for none
 * @param {string} terrain
 * @returns {[Chart, string]} the map with one more region, and its id
 */
export function grown(chart, beside, terrain) {
  const ids = new Set(chart.regions.map((one) => one.id));
  let number = chart.regions.length + 1;
  while (ids.has(`r${String(number).padStart(2, "0")}`)) number++;
  const id = `r${String(number).padStart(2, "0")}`;
  const from = chart.regions.find((one) => one.id === beside);
  const [x, y] = place(chart, from ? [from.x ?? 0.5, from.y ?? 0.5] : [0.5, 0.5]);
  const region = { id, terrain, symbols: [], edge: false, x: round(x), y: round(y) };
  const borders = from ? [...chart.borders, /** @type {[string, string]} */ ([beside, id])] : chart.borders;
  return [bare({ ...chart, regions: [...chart.regions, region], borders }), id];
}

/** @param {Chart} chart @param {[number, number]} from @returns {[number, number]} a free place near another one */
function place(chart, [x, y]) {
  let best = /** @type {[number, number]} */ ([x, y]);
  let most = -1;
  for (let way = 0; way < 12; way++) {
    const there = /** @type {[number, number]} */ ([x + 0.12 * Math.cos((way * Math.PI) / 6), y + 0.12 * Math.sin((way * Math.PI) / 6) * chart.aspect]);
    if (there.some((one) => one < 0.03 || one > 0.97)) continue;
    const far = Math.min(...chart.regions.map((one) => Math.hypot((one.x ?? 0) - there[0], ((one.y ?? 0) - there[1]) / chart.aspect)));
    if (far > most) [most, best] = [far, there];
  }
  return best;
}
