// A whole game: seats, board, cards, the open question, the log, and all dialogs. It takes a play and draws it.

import { html, nothing } from "../vendor/lit.js";
import { pickable } from "../choosing.js";
import { Going, forced } from "../going.js";
import { Keeper } from "../keeping.js";
import { ghost, lighted, pressed } from "../picking.js";
import { OUTRUN } from "../play.js";
import { whole } from "../spreading.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import "./about.js";
import "./ask.js";
import "./board.js";
import "./curtain.js";
import "./ending.js";
import { GONE } from "./gone.js";
import "./guide.js";
import "./halted.js";
import "./legend.js";
import "./log.js";
import "./menu.js";
import "./panels.js";
import "./patterns.js";
import "./places.js";
import "./rows.js";
import "./rulebook.js";
import { layout } from "./tablestyle.js";
import "./tip.js";
import { Watcher, define } from "./watcher.js";

const LEAST = 160; // pixels that the board is high at least where cards with long texts stand above it
const BELOW = 12;
const LOW = matchMedia("(max-width: 60rem) and (max-height: 32rem)"); // a telephone that lies, as in tablestyle.js

export class SwcoreTable extends Watcher {
  static properties = {
    ...Watcher.properties,
    names: { attribute: false },
    levels: { attribute: false },
    clock: { attribute: false },
    guided: { type: Boolean },
    lit: { state: true },
    led: { state: true },
  };

  static styles = [sheet, layout];

  constructor() {
    super();
    /** @type {Record<number, string>} */
    this.names = {};
    /** @type {Record<number, string>} how a bot plays, by its seat; "" where that is not known */
    this.levels = {};
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Set<string>} */
    this.led = new Set(); // what the guide advises
    this.guided = false;
    /** @type {any} */
    this.clock = null;
    this.going = new Going();
    this.keeper = new Keeper(this, () => this.child("swcore-curtain") || this.child("swcore-menu"));
    this.sizes = new ResizeObserver(() => this.fit());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sizes.disconnect();
    this.going.watch(null);
  }

  updated() {
    this.going.watch(this.goes ? this.play : null);
    for (const one of [document.documentElement, this.child("swcore-panels"), this.child("swcore-rows")]) if (one) this.sizes.observe(one);
    this.fit();
  }

  /** @returns {boolean} whether the open step goes on by itself; the guide of a first game tells something at each */
  get goes() {
    return Boolean(this.play && !this.guided && !this.play.next && forced(this.play));
  }

  /** Let the board fit below the cards that are asked for, and on a low screen below what stands above it, so that all of it is seen. */
  fit() {
    const board = this.child("swcore-board");
    if (!board) return;
    const first = this.cardsFirst();
    const top = board.getBoundingClientRect().top + scrollY;
    if (first || LOW.matches) board.style.setProperty("--map-height", `${Math.max(LEAST, Math.round(innerHeight - top - BELOW))}px`);
    else board.style.removeProperty("--map-height");
  }

  render() {
    const play = this.play;
    if (!play) return nothing;
    const problem = /** @type {any} */ (play.problem);
    const halted = problem?.code === "paused";
    if (problem?.code === GONE && !play.scene) return html`<swcore-gone></swcore-gone>`;
    if (problem && !play.scene) return halted ? html`<swcore-halted .play=${play}></swcore-halted>` : html`<p class="problem">${problem.message}</p>`;
    if (play.next) return html`<swcore-curtain .play=${play} .names=${this.names}></swcore-curtain>`;
    if (!play.scene) return html`<p class="soft" role="status">${say("table.loading")}</p>`;
    return html`
      <div
        class="table ${play.status?.over ? "over" : ""}"
        @swcore-pick=${(/** @type {CustomEvent} */ event) => this.pick(event.detail.id)}
        @swcore-choose=${(/** @type {CustomEvent} */ event) => this.choose(event.detail.choice)}
        @swcore-act=${(/** @type {CustomEvent} */ event) => play.act(event.detail.action)}
        @swcore-look=${(/** @type {CustomEvent} */ event) => this.look(event.detail)}
        @swcore-light=${(/** @type {CustomEvent} */ event) => (this.lit = new Set(lighted(play, event.detail)))}
        @swcore-lead=${(/** @type {CustomEvent} */ event) => (this.led = new Set(event.detail))}
        @swcore-rule=${(/** @type {CustomEvent} */ event) => this.child("swcore-rulebook").show(event.detail)}
        @swcore-explain=${(/** @type {CustomEvent} */ event) => this.explain(event.detail)}
      >
        <div class="main">${this.laid(play, problem, halted)}</div>
        <div class="side">${this.beside(play)}</div>
        <swcore-ask .play=${play}></swcore-ask>
        <swcore-about .play=${play}></swcore-about>
        <swcore-rulebook .play=${play}></swcore-rulebook>
        <swcore-tip .play=${play}></swcore-tip>
      </div>
      ${play.down ? html`<div class="down" role="alert">${say("table.down")} <button @click=${() => play.retry()}>${say("table.retry")}</button></div>` : nothing}
    `;
  }

  /** @param {import("../play.js").Play} play @param {any} problem @param {boolean} halted what lies on the table */
  laid(play, problem, halted) {
    const first = this.cardsFirst();
    const rows = html`<swcore-rows .play=${play} .lit=${this.lit} .led=${this.led} .names=${this.names} ?first=${first}></swcore-rows>`;
    const status = play.scene.status || this.elements.find((one) => one.kind === "track")?.label || play.scene.title;
    return html`
      <div class="status" role="status" aria-live="polite">
        <strong>${status}</strong>
        ${play.chair || "replay" in play ? nothing : html`<span class="soft">${say("table.watching")}</span>`}
        <button class="plain rules" @click=${() => this.child("swcore-rulebook").show()}>${say("rules.title")}</button>
      </div>
      ${halted ? html`<swcore-halted .play=${play}></swcore-halted>` : nothing}
      ${problem && !halted ? html`<p class="problem" role="alert">${problem.code === OUTRUN ? say("table.outrun") : `${problem.message} ${problem.hint || ""}`}</p>` : nothing}
      ${play.status.over ? html`<swcore-ending .play=${play} .names=${this.names}></swcore-ending>` : nothing}
      <swcore-panels .play=${play} .names=${this.names} .levels=${this.levels} .clock=${this.clock}></swcore-panels>
      ${this.elements.filter((one) => one.kind === "note").map((one) => html`<p class="note">${one.label}</p>`)}
      ${first ? rows : nothing}
      <swcore-board .play=${play} .lit=${this.lit} .led=${this.led} .names=${this.names}></swcore-board>
      <swcore-legend .play=${play} .areas=${this.elements.filter((one) => one.kind === "area" && one.position?.length)}></swcore-legend>
      <swcore-places .play=${play}></swcore-places>
      ${first ? nothing : rows}
    `;
  }

  /** @param {import("../play.js").Play} play what stands beside the board */
  beside(play) {
    const past = "replay" in play;
    const question =
      past ? html`<swcore-replay .play=${play} .names=${this.names}></swcore-replay>` : html`<swcore-menu .play=${play} .levels=${this.levels} .clock=${this.clock} ?goes=${this.goes}></swcore-menu>`;
    return html`
      ${this.guided ? html`<swcore-guide .play=${play}></swcore-guide>` : nothing}
      <section class="box question ${play.asked ? "asked" : ""}" aria-label=${say(past ? "replay.title" : "menu.title")}>
        ${question} ${past || play.status.over || this.cardsFirst() ? nothing : html`<swcore-patterns .play=${play} .lit=${this.lit}></swcore-patterns>`}
      </section>
      <slot></slot>
      <section class="box" aria-label=${say("log.title")}><swcore-log .play=${play}></swcore-log></section>
    `;
  }

  /** @returns {boolean} whether cards alone are asked for */
  cardsFirst() {
    const open = pickable(this.play?.choices || [], this.play?.picked || []);
    const kinds = new Set(this.elements.filter((one) => open.has(one.id)).map((one) => one.kind));
    return kinds.has("card") && kinds.size === 1;
  }

  /** @param {string} name @returns {any} */
  child(name) {
    return this.renderRoot.querySelector(name);
  }

  /** @param {string} id of an element that was pressed */
  pick(id) {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    this.child("swcore-tip")?.hide();
    if (play.busy) return;
    const told = pressed(play, id);
    if (told.give) this.give(play, told.give);
    else if (told.pick) play.pick(told.pick);
    else if (told.choose) this.choose(told.choose);
    else if (told.among) this.child("swcore-ask").among(told.among);
    else this.explain({ id });
  }

  /** @param {import("../play.js").Play} play @param {string} id of a place that something is put in; the last of it is asked about */
  give(play, id) {
    play.give(id);
    const all = play.spread && whole(play.spread, play.given);
    if (!all) return;
    if (all.ends_turn || all.warning) this.choose(all);
    else this.child("swcore-ask").among([all]);
  }

  /** @param {import("../choosing.js").Choice} choice */
  choose(choice) {
    if (!this.play?.busy) this.child("swcore-ask").choose(choice);
  }

  /** @param {{id: string, event: any} | null} told */
  look(told) {
    this.lit = new Set(told && this.play ? ghost(this.play, told.id) : []);
    if (told) this.child("swcore-tip").show(told.id, told.event);
    else this.child("swcore-tip").hide();
  }

  /** @param {{id?: string, about?: string}} what */
  explain(what) {
    this.child("swcore-tip")?.hide();
    this.child("swcore-about").show(what);
  }
}

define("swcore-table", SwcoreTable);
