// A map as data: regions and borders. Each change returns a new map.

/** @typedef {{id: string, terrain: string, symbols: string[], edge: boolean, x?: number, y?: number, polygon?: any}} Region */
/** @typedef {{id: string, name: Record<string, string>, aspect: number, regions: Region[], borders: [string, string][], players?: number | null, rounds?: number | null}} Chart */

export const REGIONS = 80; // that the server draws while somebody waits

const whole = (/** @type {any} */ one) => Boolean(one) && typeof one === "object" && !Array.isArray(one);
const place = (/** @type {any} */ one) => one === undefined || one === null || Number.isFinite(one);
const words = (/** @type {any} */ one) => Array.isArray(one) && one.every((word) => typeof word === "string");

/** @param {any} data @returns {boolean} whether it can be drawn as a map; not whether it is a right one */
export function drawable(data) {
  if (!whole(data) || !Array.isArray(data.regions) || !Array.isArray(data.borders) || data.regions.length > REGIONS) return false;
  const region = (/** @type {any} */ one) => whole(one) && typeof one.id === "string" && typeof one.terrain === "string" && words(one.symbols) && place(one.x) && place(one.y);
  return data.regions.every(region) && data.borders.every((/** @type {any} */ pair) => words(pair) && pair.length === 2);
}

/** @param {any} data of a file, where what is usual may be left out @returns {any} with it, so that it can be drawn */
export function filled(data) {
  if (!Array.isArray(data.regions)) return data;
  const regions = data.regions.map((/** @type {any} */ one) => (whole(one) ? { ...one, symbols: one.symbols ?? [], edge: one.edge ?? false } : one));
  return { ...data, id: data.id ?? "", regions, borders: data.borders ?? [] };
}

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

const OUTSIDE = ""; // among what lies around a region: what lies beyond the edge of the board

/**
 * Cut a region in two: the new one has half of what lies around it, for a region that was laid into a corner would be a sliver.
 * @param {Chart} chart in which each region has a place
 * @param {string} id of the region that is cut
 * @param {string} terrain
 * @returns {[Chart, string]} the map with one more region, and its id
 */
export function grown(chart, id, terrain) {
  const ids = new Set(chart.regions.map((one) => one.id));
  let number = chart.regions.length + 1;
  while (ids.has(`r${String(number).padStart(2, "0")}`)) number++;
  const name = `r${String(number).padStart(2, "0")}`;
  const from = chart.regions.find((one) => one.id === id);
  if (!from) return [{ ...chart, regions: [...chart.regions, { id: name, terrain, symbols: [], edge: true, x: 0.5, y: 0.5 }] }, name];
  const half = halfOf(chart, from);
  const inner = new Set(half.slice(1, -1));
  const borders = chart.borders.filter((pair) => !pair.includes(id) || !pair.some((one) => inner.has(one)));
  const gained = [id, ...half.filter(Boolean)].map((other) => /** @type {[string, string]} */ ([other, name]));
  const edge = half.includes(OUTSIDE) || (from.edge && !half.length);
  const region = { id: name, terrain, symbols: [], edge, ...between(chart, from, half) };
  return [bare({ ...chart, regions: [...chart.regions, region], borders: [...borders, ...gained] }), name];
}

/** @param {Chart} chart @param {Region} from @param {Region} to @returns {[number, number]} how far it is, in heights of the board */
const way = (chart, from, to) => [((to.x ?? 0) - (from.x ?? 0)) * (chart.aspect || 1), (to.y ?? 0) - (from.y ?? 0)];

/**
 * @param {Chart} chart
 * @param {Region} from
 * @returns {string[]} half of what lies around it, in turn; the first and the last one stay its neighbours, too
 */
function halfOf(chart, from) {
  const near = chart.regions.filter((one) => bordersOf(chart, from.id).includes(one.id)).map((one) => ({ id: one.id, to: way(chart, from, one) }));
  const turn = (/** @type {{to: [number, number]}} */ one) => Math.atan2(one.to[1], one.to[0]);
  near.sort((one, other) => turn(one) - turn(other));
  const around = near.map((one) => one.id);
  if (from.edge && around.length) {
    const gaps = near.map((one, at) => (at ? turn(one) - turn(near[at - 1]) : turn(one) - turn(near[near.length - 1]) + 2 * Math.PI));
    around.splice(gaps.indexOf(Math.max(...gaps)), 0, OUTSIDE); // it lies where the widest gap is
  }
  const many = Math.floor(around.length / 2) + 1;
  const runs = around.map((_, start) => Array.from({ length: Math.min(many, around.length) }, (_, at) => around[(start + at) % around.length]));
  const fits = runs.filter((run) => !from.edge || run[0] === OUTSIDE || run[run.length - 1] === OUTSIDE);
  const far = (/** @type {string[]} */ run) => Math.hypot(...[0, 1].map((axis) => near.reduce((sum, one) => sum + (run.includes(one.id) ? one.to[axis] : 0), 0)));
  return fits.sort((one, other) => far(other) - far(one))[0] || [];
}

/** @param {Chart} chart @param {Region} from @param {string[]} half @returns {{x: number, y: number}} a place towards them */
function between(chart, from, half) {
  const those = chart.regions.filter((one) => half.includes(one.id));
  const middle = (/** @type {"x" | "y"} */ axis) => (those.length ? those.reduce((sum, one) => sum + (one[axis] ?? 0), 0) / those.length : (from[axis] ?? 0) + 0.1);
  const place = (/** @type {"x" | "y"} */ axis) => round((from[axis] ?? 0) + 0.45 * (middle(axis) - (from[axis] ?? 0)));
  return { x: place("x"), y: place("y") };
}
