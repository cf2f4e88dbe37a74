// How many at a time: numbers that are tapped before the places, or dragged upon them.

import { css, html, nothing } from "../vendor/lit.js";
import { amounts, elementsOf, fitting } from "../choosing.js";
import { drag } from "../dragging.js";
import { remaining } from "../spreading.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

const MOST = 12; // numbers that are shown
const FAR = 6; // how far a pointer goes before it drags

export class SwcoreBrush extends Watcher {
  static styles = [
    sheet,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        align-items: center;
        margin-bottom: 0.6rem;
      }
      button {
        min-width: 2.5rem;
        padding: 0.2rem 0.5rem;
        touch-action: none;
        font-weight: 700;
      }
      button[aria-pressed="true"] {
        background: var(--accent);
        color: var(--on-accent);
      }
      .ghost {
        position: fixed;
        left: 0;
        top: 0;
        z-index: 50;
        pointer-events: none;
        background: var(--target);
        color: #1c1a17;
        border: 2px solid #1c1a17;
        border-radius: 1rem;
        padding: 0.2rem 0.7rem;
        margin: 0;
      }
    `,
  ];

  /** @returns {number} the greatest number that a place may take; 0 where none is asked for */
  get most() {
    const play = this.play;
    if (!play) return 0;
    if (play.spread) return remaining(play.spread, play.given);
    const found = new Map();
    for (const choice of fitting(play.choices, play.picked)) {
      const [place] = elementsOf(choice);
      if (place) found.set(place, [...(found.get(place) || []), choice]);
    }
    return Math.max(0, ...[...found.values()].map((choices) => largest(choices)));
  }

  render() {
    const most = this.most;
    if (most < 2) return nothing;
    const numbers = Array.from({ length: Math.min(MOST, most) }, (_, at) => at + 1);
    if (most > MOST) numbers.push(most);
    return html`<div role="group" aria-label=${say("brush.title")}>
      <span class="soft">${say("brush.title")}</span>
      ${numbers.map(
        (one) =>
          html`<button aria-pressed=${one === (this.play?.spread ? Math.min(this.play.brush || 1, most) : this.play?.brush)} @click=${() => this.take(one)} @pointerdown=${(/** @type {PointerEvent} */ event) => this.drag(event, one)}>${one}</button>`,
      )}
      ${this.play?.spread ? nothing : html`<button aria-pressed=${this.play?.brush === 0} @click=${() => this.take(0)}>?</button>`}
    </div>`;
  }

  /** @param {number} count */
  take(count) {
    this.play?.changed({ brush: count });
  }

  /** @param {PointerEvent} event @param {number} count */
  drag(event, count) {
    const from = { x: event.clientX, y: event.clientY };
    const before = this.play?.brush ?? 1;
    /** @type {HTMLElement | null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ to) => {
      if (!ghost && Math.hypot(to.clientX - from.x, to.clientY - from.y) > FAR) {
        ghost = document.createElement("p");
        ghost.className = "ghost";
        ghost.textContent = String(count);
        this.renderRoot.append(ghost);
        this.take(count);
      }
      if (ghost) ghost.style.transform = `translate(${to.clientX - 14}px, ${to.clientY - 36}px)`;
    };
    const back = () => {
      if (!ghost) return;
      ghost.remove();
      this.take(before);
    };
    const drop = (/** @type {PointerEvent} */ to) => {
      const id = ghost && under(to.clientX, to.clientY);
      if (!id) return back();
      ghost?.remove();
      this.tell("swcore-pick", { id });
    };
    drag(event, { move, drop, back });
  }
}

/** @param {import("../choosing.js").Choice[]} choices upon one place @returns {number} */
function largest(choices) {
  const numbers = amounts(choices.filter((one) => (one.arguments || []).some((argument) => argument.type === "amount")));
  return numbers && numbers.length > 1 ? Number(numbers[numbers.length - 1].argument.value) : 0;
}

/** @param {number} x @param {number} y @returns {string} the id of the element of a board at a point of the screen, or "" */
function under(x, y) {
  /** @type {any} */
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found?.closest("[data-id]")?.dataset.id || "";
}

define("swcore-brush", SwcoreBrush);
