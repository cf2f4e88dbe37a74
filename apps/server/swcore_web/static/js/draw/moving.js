// Tokens that are seen to move: from where they have left to where they have come, for a moment, over the map.

import { svg } from "../vendor/lit.js";
import { still } from "../tastes.js";
import { tokensBadge } from "./badges.js";

const MOST = 12; // movements that are shown at a time; more are no longer followed by anybody
const TIME = 520; // milliseconds
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** @typedef {{owner?: number | null, active?: boolean, count: number, from: string, to: string}} Movement */
/** @typedef {Map<string, {owner?: number | null, active?: boolean, at: Map<string, number>}>} Stacks */

/**
 * @param {any[]} elements of a scene
 * @param {Set<string>} areas
 * @returns {Stacks} by people, how many tokens stand where
 */
export function stacksOf(elements, areas) {
  /** @type {Stacks} */
  const found = new Map();
  for (const one of elements) {
    if (one.kind !== "stack" || !areas.has(one.at)) continue;
    const key = `${one.owner}/${one.active}/${one.label}`;
    const people = found.get(key) || { owner: one.owner, active: one.active, at: new Map() };
    people.at.set(one.at, (people.at.get(one.at) || 0) + (one.count ?? 1));
    found.set(key, people);
  }
  return found;
}

/**
 * @param {Stacks} was
 * @param {Stacks} now
 * @returns {Movement[]} what has moved between; "" stands for off the map
 */
export function movements(was, now) {
  /** @type {Movement[]} */
  const found = [];
  for (const key of new Set([...was.keys(), ...now.keys()])) {
    const [before, after] = [was.get(key)?.at, now.get(key)?.at];
    const { owner, active } = /** @type {any} */ (now.get(key) || was.get(key));
    const change = new Map([...new Set([...(before?.keys() || []), ...(after?.keys() || [])])].map((at) => [at, (after?.get(at) || 0) - (before?.get(at) || 0)]));
    const left = [...change].filter(([, count]) => count < 0).map(([at, count]) => ({ at, count: -count }));
    for (const [to, count] of change) {
      let rest = count;
      while (rest > 0) {
        const source = left.find((one) => one.count);
        const some = source ? Math.min(rest, source.count) : rest;
        found.push({ owner, active, count: some, from: source?.at || "", to });
        if (source) source.count -= some;
        rest -= some;
      }
    }
    for (const { at, count } of left) if (count) found.push({ owner, active, count, from: at, to: "" });
  }
  return found;
}

/** What moves over the map of an element; it is drawn by it, and goes by itself. */
export class Moving {
  /** @param {import("../vendor/lit.js").LitElement & {elements: any[], areas: any[]}} host */
  constructor(host) {
    this.host = host;
    /** @type {(Movement & {key: number})[]} */
    this.list = [];
    /** @type {Stacks | null} */
    this.was = null;
    this.board = "";
    this.number = 0;
    host.addController(this);
  }

  hostUpdate() {
    const areas = this.host.areas;
    const board = areas.map((one) => one.id).join(" ");
    const was = this.board === board ? this.was : null;
    this.board = board;
    this.was = stacksOf(this.host.elements, new Set(areas.map((one) => one.id)));
    if (!was || still()) return;
    const found = movements(was, this.was);
    if (found.length <= MOST) this.list = [...this.list, ...found.map((one) => ({ ...one, key: this.number++ }))];
  }

  hostUpdated() {
    for (const one of this.host.renderRoot.querySelectorAll(".moving:not([data-begun])")) this.begin(/** @type {SVGElement} */ (one));
  }

  /** @param {SVGElement} shape */
  begin(shape) {
    shape.dataset.begun = "";
    const key = Number(shape.dataset.key);
    const move = this.list.find((one) => one.key === key);
    const places = new Map(this.host.areas.map((one) => [one.id, one.position]));
    const [from, to] = [places.get(move?.from), places.get(move?.to)];
    const at = (/** @type {[number, number]} */ [x, y], size = 1) => `translate(${x}px, ${y}px) scale(${size})`;
    const path = from && to ? [at(from), at(to)] : to ? [at(to, 2), at(to)] : from ? [at(from), at(from, 0.4)] : null;
    const away = () => {
      this.list = this.list.filter((one) => one.key !== key);
      this.host.requestUpdate();
    };
    if (!path) return away();
    const frames = path.map((transform, step) => ({ transform, opacity: from && to ? 1 : step === (to ? 1 : 0) ? 1 : 0 }));
    shape.animate(frames, { duration: TIME, easing: EASE, fill: "both" }).finished.then(away, away);
  }

  /** @param {number} size of a badge */
  render(size) {
    return this.list.map((one) => svg`<g class="moving" data-key=${one.key} opacity="0" pointer-events="none" aria-hidden="true">${tokensBadge(/** @type {any} */ (one), size)}</g>`);
  }
}
