// What is told about a place that is pointed at: what lies there, what an action there costs part by part, or why it is not legal.

import { css, html, nothing } from "../vendor/lit.js";
import { contents, elementsOf, insteadOf } from "../choosing.js";
import { sheet } from "../style.js";
import { listen, say } from "../words.js";
import { Watcher, define } from "./watcher.js";

const POINTED = "swcore-board"; // beside it nothing is told that was pointed at
const REST = 220; // milliseconds that a pointer rests before something is told

export class SwcoreTip extends Watcher {
  static properties = { ...Watcher.properties, told: { state: true } };

  static styles = [
    sheet,
    css`
      :host {
        position: fixed;
        z-index: 30;
        pointer-events: none;
        max-width: min(22rem, 80vw);
        left: 0;
        top: 0;
      }
      .tip {
        background: var(--card);
        border: 1px solid var(--line);
        border-radius: 0.7rem;
        box-shadow: 0 0.5rem 1.5rem var(--shade);
        padding: 0.55rem 0.75rem;
        font-size: 0.86rem;
        line-height: 1.35;
      }
      h3 {
        font-size: 0.98rem;
      }
      ul {
        margin: 0.3rem 0 0;
        padding-left: 1.1rem;
      }
      .clause {
        color: var(--soft);
        font-size: 0.76rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.told = null;
    this.turn = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.deaf = listen(() => this.hide());
    this.gone = new AbortController();
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ heard) => document.addEventListener(name, heard, { capture: true, signal: this.gone?.signal });
    on("pointermove", (event) => this.told && !onBoard(event) && this.hide());
    on("pointerdown", () => this.hide());
    on("scroll", () => this.hide());
    on("pointerleave", (event) => event.target === document && this.hide()); // the pointer has left the window
    on("keydown", (event) => event.key === "Escape" && this.hide());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.deaf?.();
    this.gone?.abort();
    this.hide();
  }

  /**
   * @param {string} id of an element
   * @param {{clientX: number, clientY: number}} at
   */
  show(id, at) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(id, at), REST);
  }

  hide() {
    clearTimeout(this.timer);
    this.turn += 1;
    this.told = null;
  }

  /**
   * @param {string} id
   * @param {{clientX: number, clientY: number}} at
   */
  async ask(id, at) {
    const turn = ++this.turn;
    const told = await explained(/** @type {any} */ (this.play), id);
    if (turn !== this.turn || !told) return;
    this.told = told;
    await this.updateComplete;
    const box = this.getBoundingClientRect();
    const { x, y } = clear(at, box, this.targets(id));
    this.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {string} id of the place that is told of @returns {DOMRect[]} where the other places stand that may be pressed now */
  targets(id) {
    const board = /** @type {any} */ (this.getRootNode())?.querySelector?.(POINTED);
    const parts = [...(board?.renderRoot.querySelectorAll("swcore-map, swcore-grid") || [])];
    const open = parts.flatMap((part) => [...part.renderRoot.querySelectorAll("[data-id].open")]);
    return open.filter((one) => one.dataset.id !== id).map((one) => one.getBoundingClientRect());
  }

  render() {
    return this.told ? html`<div class="tip" role="status">${explanation(this.told)}</div>` : nothing;
  }
}

/**
 * @param {{clientX: number, clientY: number}} at the pointer
 * @param {{width: number, height: number}} box what is to be placed beside it
 * @param {DOMRect[]} targets what it should not cover
 * @returns {{x: number, y: number}} the place where it covers the fewest of them; below to the right where all are as good
 */
function clear(at, { width, height }, targets) {
  const across = [at.clientX + 16, at.clientX - width - 16, at.clientX + 56, at.clientX - width - 56, at.clientX - width / 2];
  const down = [at.clientY + 18, at.clientY - height - 12, at.clientY + 64, at.clientY - height - 56, at.clientY - height / 2];
  let best = { x: 8, y: 8, covers: Infinity };
  for (const top of down) {
    for (const left of across) {
      const x = Math.max(8, Math.min(left, innerWidth - width - 8));
      const y = Math.max(8, Math.min(top, innerHeight - height - 8));
      const own = at.clientX > x - 6 && at.clientX < x + width + 6 && at.clientY > y - 6 && at.clientY < y + height + 6;
      const covers = (own ? 1000 : 0) + targets.filter((one) => hides({ x, y, width, height }, one)).length;
      if (covers < best.covers) best = { x, y, covers };
    }
  }
  return best;
}

/** @param {{x: number, y: number, width: number, height: number}} box @param {DOMRect} one @returns {boolean} whether it covers the middle of it */
const hides = (box, one) => {
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  const [far, high] = [Math.min(28, one.width / 2), Math.min(28, one.height / 2)]; // letters stand in the middle
  return x + far > box.x && x - far < box.x + box.width && y + high > box.y && y - high < box.y + box.height;
};

/** @param {Event} event @returns {boolean} whether it happened over a board */
const onBoard = (event) => event.composedPath().some((one) => one instanceof Element && one.matches(POINTED));

/**
 * @param {import("../play.js").Play} play
 * @param {string} id of an element
 * @returns {Promise<any>} what it is, what lies there, what can be done there, or why not
 */
export async function explained(play, id) {
  const elements = /** @type {any[]} */ (play.scene?.elements || []);
  const element = elements.find((one) => one.id === id);
  if (!element) return null;
  const lying = elements.filter((one) => one.at === id);
  const choices = play.choices.filter((one) => elementsOf(one).includes(id));
  const asked = choices.length ? choices[0].action : element.kind === "area" ? insteadOf(play.choices, element) : "";
  const why = asked ? await play.why(asked).catch(() => null) : null;
  return { element, lying, choices, why };
}

/** @param {any} told what `explained` has found */
export function explanation({ element, lying, choices, why }) {
  const parts = why?.legal ? why.parts || [] : [];
  const reasons = why && !why.legal ? why.reasons || [] : [];
  return html`
    <h3>${element.label}</h3>
    <div class="soft">${contents(element, lying).join(", ")}</div>
    ${choices.slice(0, 4).map((/** @type {any} */ one) => html`<div>${one.label}${one.warning ? html` <span class="warn">(${one.warning})</span>` : nothing}</div>`)}
    ${choices.length > 4 ? html`<div class="soft">${say("tip.more", { count: choices.length - 4 })}</div>` : nothing}
    ${parts.length ? partsOf(parts) : nothing}
    ${reasons.length
      ? html`<ul class="warn">
          ${reasons.map((/** @type {any} */ one) => html`<li>${one.text}${clauses(one)}</li>`)}
        </ul>`
      : nothing}
  `;
}

/** @param {any[]} parts of a number, each with its reason */
export const partsOf = (parts) =>
  html`<ul>
    ${parts.map((one) => html`<li>${one.amount !== undefined && one.amount !== null ? html`<strong>${signed(one.amount)}</strong> ` : nothing}${one.text}${clauses(one)}</li>`)}
  </ul>`;

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param {{clauses?: string[]}} reason */
const clauses = (reason) => (reason.clauses?.length ? html` <span class="clause">${reason.clauses.join(", ")}</span>` : nothing);

define("swcore-tip", SwcoreTip);
