// The open question: what is asked, what has been picked so far, and every legal action. It tells `swcore-choose` with a choice.

import { html, nothing } from "../vendor/lit.js";
import { capital, elementsOf, fitting, groups, labelOf, lookOf, pictured } from "../choosing.js";
import { cube } from "../draw/pieces.js";
import { meantByClicks } from "../picking.js";
import { besides } from "../spreading.js";
import { lists, sheet } from "../style.js";
import { say } from "../words.js";
import "./advice.js";
import "./brush.js";
import { style } from "./menustyle.js";
import "./spread.js";
import { standsIn } from "./standin.js";
import { Watcher, define } from "./watcher.js";

// How many choices of a group are shown at once where the table shows them, too: fewer where there is little room.
const FEW = 8;
const FEWER = 3;
const NARROW = matchMedia("(max-width: 60rem)");

/** @typedef {import("../choosing.js").Choice} Choice */

export class SwcoreMenu extends Watcher {
  static properties = { ...Watcher.properties, levels: { attribute: false }, clock: { attribute: false }, goes: { type: Boolean }, open: { state: true } };

  static styles = [sheet, lists, style];

  constructor() {
    super();
    /** @type {Set<string>} */
    this.open = new Set();
    /** @type {Record<number, string>} */
    this.levels = {};
    /** @type {any} what the server tells of the clock */
    this.clock = null;
    this.goes = false;
  }

  render() {
    const play = this.play;
    if (!play?.status) return nothing;
    const asked = play.asked && !play.status.over && !standsIn(play, this.levels); // else it would change under one's finger
    const title = play.status.over ? say("menu.over") : asked ? play.menu?.prompt : this.waiting(play);
    return html`<h2 tabindex="-1">${title}</h2>
      <swcore-standin .play=${play} .levels=${this.levels} .clock=${this.clock}></swcore-standin>
      ${asked ? this.asked(play) : play.menu?.undo && !play.status.over ? this.undo(play) : nothing}`;
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h2"))?.focus({ preventScroll: true });
  }

  /** @param {import("../play.js").Play} play at which there is something to choose */
  asked(play) {
    return html`
      ${play.spread ? html`<swcore-spread .play=${play}></swcore-spread>` : this.picked()}
      <swcore-advice .play=${play}></swcore-advice>
      ${play.spread ? nothing : html`<swcore-brush .play=${play}></swcore-brush>`}
      ${this.listed(play, meantByClicks(fitting(besides(play.choices, play.spread), play.picked), play.brush))}
      ${this.goes ? html`<p class="soft goes" role="status">${say("menu.goes")}</p>` : nothing}
      <div class="bar">
        ${play.menu?.undo || play.given.length ? this.undo(play) : nothing}
        <button @click=${() => this.advice?.ask()} aria-disabled=${play.busy ? "true" : nothing}>${say("menu.hint")}</button>
      </div>
    `;
  }

  /** @param {import("../play.js").Play} play @param {Choice[]} choices */
  listed(play, choices) {
    const tiles = pictured(choices, play.looks);
    return html`${tiles.length ? html`<ul class="tiles">${tiles.map((one) => this.tile(play, one))}</ul>` : nothing}
      ${groups(choices.filter((one) => !tiles.includes(one))).map((group) => this.group(group))}`;
  }

  /** @param {import("../play.js").Play} play @param {Choice} choice among things that have a picture: it, its name, and what is told of it besides */
  tile(play, choice) {
    const [told, ...more] = choice.label.split(" · ");
    return html`<li>
      <button data-action=${choice.action} title=${capital(told)} aria-disabled=${play.busy ? "true" : nothing} @click=${() => this.tell("swcore-choose", { choice })}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">${cube(play.looks, lookOf(choice), 23)}</svg>
        <span>${capital(choice.arguments?.[0].label || "")}${more.length ? html`<small>${more.join(" · ")}</small>` : nothing}</span>
      </button>
    </li>`;
  }

  /** @returns {any} */
  get advice() {
    return this.renderRoot.querySelector("swcore-advice");
  }

  /** @param {import("../play.js").Play} play which takes back what was put somewhere first */
  undo(play) {
    return html`<button @click=${() => (play.given.length ? play.keep(play.given.slice(0, -1)) : play.undo())} aria-disabled=${play.busy ? "true" : nothing}>↶ ${say("menu.undo")}</button>`;
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

define("swcore-menu", SwcoreMenu);
