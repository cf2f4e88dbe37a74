// The open question: what is asked, what has been picked so far, and every legal action. It tells `swcore-choose` with a choice.

import { css, html, nothing } from "../vendor/lit.js";
import { capital, counted, elementsOf, fitting, groups, kindOf, labelOf } from "../choosing.js";
import { http } from "../net/http.js";
import { lists, sheet } from "../style.js";
import { say } from "../words.js";
import "./advice.js";
import "./brush.js";
import { Watcher, define } from "./watcher.js";

// How many choices of a group are shown at once where the table shows them, too: fewer where there is little room.
const FEW = 8;
const FEWER = 3;
const NARROW = matchMedia("(max-width: 60rem)");

/** @typedef {import("../choosing.js").Choice} Choice */

export class SwcoreMenu extends Watcher {
  static properties = { ...Watcher.properties, levels: { attribute: false }, clock: { attribute: false }, goes: { type: Boolean }, open: { state: true }, trouble: { state: true } };

  static styles = [
    sheet,
    lists,
    css`
      :host {
        display: block;
      }
      h2:focus:not(:focus-visible) {
        outline: none;
      }
      [aria-disabled="true"] {
        cursor: default;
        opacity: 0.75;
      }
      h2 {
        font-size: 1.15rem;
        margin-bottom: 0.4rem;
      }
      ul {
        margin-bottom: 0.6rem;
        gap: 0.3rem;
      }
      li button {
        width: 100%;
        justify-content: space-between;
        text-align: left;
        line-height: 1.25;
      }
      li button small {
        display: block;
        color: var(--soft);
        white-space: pre-line;
      }
      .cost {
        flex: none;
        background: var(--target);
        color: #1c1a17;
        border-radius: 1rem;
        padding: 0 0.5rem;
        font-weight: 700;
      }
      .chips {
        margin-bottom: 0.5rem;
      }
      .chip {
        border: 1px solid var(--line);
        border-radius: 1rem;
        padding: 0 0.6rem;
      }
      .replaced {
        margin-bottom: 0.6rem;
      }
      .replaced span {
        flex: 1 1 10rem;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      p {
        margin: 0.2rem 0 0.6rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Set<string>} */
    this.open = new Set();
    /** @type {Record<number, string>} */
    this.levels = {};
    /** @type {any} what the server tells of the clock */
    this.clock = null;
    this.trouble = "";
    this.goes = false;
  }

  render() {
    const play = this.play;
    if (!play?.status) return nothing;
    const asked = play.asked && !play.status.over;
    const title = play.status.over ? say("menu.over") : asked ? play.menu?.prompt : this.waiting(play);
    return html`<h2 tabindex="-1">${title}</h2>
      ${this.replaced(play)}
      ${asked ? this.asked(play) : play.menu?.undo && !play.status.over ? this.undo(play) : nothing}`;
  }

  /** @param {import("../play.js").Play} play @returns {any} that a bot stands in for this seat, and how to take it back */
  replaced(play) {
    const seat = play.chair ? play.seat : null;
    if (seat === null || !(seat in this.levels) || play.status.over) return nothing;
    const out = this.clock?.left?.[seat] <= 0;
    return html`<div class="row replaced" role="status">
      <span>${say(out ? "menu.out" : "menu.replaced")}</span>
      <button @click=${() => this.takeBack(play, seat)}>${say("menu.retake")}</button>
      ${this.trouble ? html`<span class="warn" role="alert">${this.trouble}</span>` : nothing}
    </div>`;
  }

  /** @param {import("../play.js").Play} play @param {number} seat */
  async takeBack(play, seat) {
    this.trouble = "";
    try {
      await http(`api/tables/${play.table}/seats/${seat}`, { token: play.chair?.token, bot: "" });
      await play.refresh();
    } catch (error) {
      this.trouble = /** @type {Error} */ (error).message;
    }
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus({ preventScroll: true });
  }

  /** @param {import("../play.js").Play} play at which there is something to choose */
  asked(play) {
    return html`
      ${this.picked()}
      <swcore-advice .play=${play}></swcore-advice>
      <swcore-brush .play=${play}></swcore-brush>
      ${groups(brushed(fitting(play.choices, play.picked), play.brush)).map((group) => this.group(group))}
      ${this.goes ? html`<p class="soft goes" role="status">${say("menu.goes")}</p>` : nothing}
      <div class="bar">
        ${play.menu?.undo ? this.undo(play) : nothing}
        <button @click=${() => this.advice?.ask()} aria-disabled=${play.busy ? "true" : nothing}>${say("menu.hint")}</button>
      </div>
    `;
  }

  /** @returns {any} */
  get advice() {
    return this.renderRoot.querySelector("swcore-advice");
  }

  /** @param {import("../play.js").Play} play */
  undo(play) {
    return html`<button @click=${() => play.undo()} aria-disabled=${play.busy ? "true" : nothing}>↶ ${say("menu.undo")}</button>`;
  }

  /** @param {import("../play.js").Play} play @returns {string} for whom the game waits, and that a bot thinks */
  waiting(play) {
    const pending = /** @type {number[]} */ (play.status.pending);
    const names = pending.map((seat) => this.elements.find((one) => one.kind === "panel" && one.seat === seat)?.label).filter(Boolean);
    const bots = pending.length > 0 && pending.every((seat) => seat in this.levels);
    return say(bots ? (names.length > 1 ? "menu.bots" : "menu.bot") : "menu.waiting", { names: names.join(", ") });
  }

  picked() {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    if (!play.picked.length) return nothing;
    return html`<div class="row chips">
      ${play.picked.map((id) => html`<span class="chip">${this.elements.find((one) => one.id === id)?.label || id}</span>`)}
      <button class="plain" @click=${() => play.pick([])}>${say("menu.clear")}</button>
    </div>`;
  }

  /** @param {{id: string, label: string, choices: Choice[]}} group */
  group(group) {
    const drawn = group.choices.filter((one) => elementsOf(one).length).length;
    const shut = drawn > (NARROW.matches ? FEWER : FEW) && !this.open.has(group.id);
    if (shut) {
      return html`<ul>
        <li>
          <button aria-expanded="false" @click=${() => (this.open = new Set([...this.open, group.id]))}>
            <span>${capital(group.label)}<small>${say("menu.many", { count: group.choices.length })}</small></span><span>▾</span>
          </button>
        </li>
      </ul>`;
    }
    return html`<ul>
      ${group.choices.map((choice) => this.choice(choice))}
    </ul>`;
  }

  /** @param {Choice} choice */
  choice(choice) {
    const cost = choice.cost ?? null;
    const odds = choice.faces ? ` ${Math.round((100 * (choice.good || 0)) / choice.faces)}%` : "";
    const light = () => this.tell("swcore-light", { ids: elementsOf(choice) });
    return html`<li>
      <button
        data-action=${choice.action}
        aria-disabled=${this.play?.busy ? "true" : nothing}
        @click=${() => this.tell("swcore-choose", { choice })}
        @pointerenter=${light}
        @focus=${light}
        @pointerleave=${() => this.tell("swcore-light", null)}
        @blur=${() => this.tell("swcore-light", null)}
      >
        <span>${labelOf(choice)}${choice.detail && !this.drawn(choice) ? html`<small>${choice.detail}</small>` : nothing}</span>
        ${cost === null ? nothing : html`<span class="cost" aria-hidden="true">${cost}${odds}</span>`}
      </button>
    </li>`;
  }

  /** @param {Choice} choice @returns {boolean} whether a card on the table tells the same, and is seen beside the question */
  drawn(choice) {
    const [id] = elementsOf(choice);
    return Boolean(id) && !NARROW.matches && this.elements.some((one) => one.id === id && one.kind === "card");
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const mark = this.play?.status?.cursor;
    if (mark !== this.mark) {
      this.mark = mark;
      this.open = new Set();
    }
  }
}

/**
 * @param {import("../choosing.js").Choice[]} choices
 * @param {number} count how many at a time
 * @returns {import("../choosing.js").Choice[]} of those that differ in a number alone the one that a click upon the place means
 */
function brushed(choices, count) {
  if (!count) return choices;
  const alike = new Map();
  for (const choice of choices) {
    const key = [choice.group || kindOf(choice), ...elementsOf(choice)].join(" ");
    if (elementsOf(choice).length) alike.set(key, [...(alike.get(key) || []), choice]);
  }
  const meant = new Set([...alike.values()].flatMap((those) => counted(those, count)));
  return choices.filter((one) => !elementsOf(one).length || meant.has(one));
}

define("swcore-menu", SwcoreMenu);
