// A whole game: seats, board, cards, the open question, the log, and all dialogs. It takes a play and draws it.

import { css, html, nothing } from "../vendor/lit.js";
import { counted, elementsOf, fitting, pickable } from "../choosing.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import "./about.js";
import "./ask.js";
import "./board.js";
import "./card.js";
import "./ending.js";
import "./guide.js";
import "./halted.js";
import "./log.js";
import "./menu.js";
import "./panels.js";
import "./places.js";
import "./rulebook.js";
import "./tip.js";
import { Watcher, define } from "./watcher.js";

/** @typedef {import("../choosing.js").Choice} Choice */

export class SwcoreTable extends Watcher {
  static properties = { ...Watcher.properties, names: { attribute: false }, clock: { attribute: false }, guided: { type: Boolean }, lit: { state: true }, led: { state: true }, ended: { state: true } };

  static styles = [
    sheet,
    css`
      :host {
        display: block;
      }
      .table {
        display: grid;
        gap: 0.9rem;
        grid-template-columns: minmax(0, 1fr) minmax(17rem, 22rem);
        align-items: start;
      }
      div.main,
      div.side {
        display: grid;
        gap: 0.9rem;
        min-width: 0;
      }
      .side {
        position: sticky;
        top: 0.6rem;
        max-height: calc(100vh - 1.2rem);
        overflow: auto;
        padding: 2px;
      }
      .status {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: baseline;
      }
      .status strong {
        flex: 1 1 12rem;
        font-family: var(--title);
        font-size: 1.15rem;
      }
      .box {
        border: 1px solid var(--line);
        border-radius: 0.9rem;
        background: color-mix(in srgb, var(--card) 70%, var(--paper));
        padding: 0.8rem;
      }
      .box.asked {
        border: 2px solid var(--accent);
      }
      .cards {
        display: grid;
        gap: 0.6rem;
        grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
      }
      h2.row {
        font-size: 1.05rem;
        margin-bottom: 0.4rem;
      }
      .note {
        border-left: 4px solid var(--target);
        padding: 0.3rem 0.7rem;
      }
      .problem {
        border: 1px solid var(--warn);
        border-radius: 0.7rem;
        padding: 0.5rem 0.8rem;
        background: var(--card);
      }
      .curtain {
        text-align: center;
        padding: 15vh 1rem;
        display: grid;
        gap: 1rem;
        justify-items: center;
      }
      .curtain h2 {
        font-size: 2rem;
      }
      .down {
        position: fixed;
        inset: auto 0 0 0;
        background: var(--accent);
        color: var(--on-accent);
        text-align: center;
        padding: 0.5rem;
        z-index: 40;
      }
      swcore-ask,
      swcore-about,
      swcore-rulebook {
        display: contents;
      }
      .rules {
        margin-left: auto;
      }
      @media print {
        .table {
          grid-template-columns: 1fr;
        }
        .question,
        .rules,
        swcore-guide,
        swcore-places,
        slot {
          display: none;
        }
        .side {
          position: static;
          max-height: none;
        }
      }
      @media screen and (max-width: 60rem) {
        .table {
          grid-template-columns: minmax(0, 1fr);
        }
        div.main,
        div.side {
          display: contents;
        }
        .question {
          position: sticky;
          bottom: 0;
          order: 9;
          max-height: 44vh;
          overflow: auto;
          margin: 0 -0.6rem -0.6rem;
          border-radius: 0.9rem 0.9rem 0 0;
          box-shadow: 0 -0.4rem 1.2rem var(--shade);
          z-index: 20;
          background: var(--paper);
        }
        .status {
          order: 1;
        }
        swcore-ending {
          order: 2;
        }
        swcore-guide {
          order: 1;
        }
        swcore-board {
          order: 3;
        }
        swcore-places {
          order: 5;
        }
        swcore-panels {
          order: 4;
        }
        .box:not(.question),
        section,
        ::slotted(*) {
          order: 6;
        }
        ::slotted(swcore-invite),
        section[data-first="0"] {
          order: 2;
        }
      }
      @media screen and (max-width: 60rem) and (max-height: 32rem) {
        .question {
          max-height: 36vh;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<number, string>} */
    this.names = {};
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Set<string>} */
    this.led = new Set(); // what the guide advises
    this.ended = false;
    this.guided = false;
    /** @type {any} */
    this.clock = null;
  }

  render() {
    const play = this.play;
    if (!play) return nothing;
    const halted = /** @type {any} */ (play.problem)?.code === "paused";
    if (halted && !play.scene) return html`<swcore-halted .play=${play}></swcore-halted>`;
    if (play.problem && !play.scene) return html`<p class="problem">${play.problem.message}</p>`;
    if (play.next) return this.curtain(play.next);
    if (!play.scene) return html`<p class="soft" role="status">${say("table.loading")}</p>`;
    const replayed = "replay" in play;
    return html`
      <div
        class="table"
        @swcore-pick=${(/** @type {CustomEvent} */ event) => this.pick(event.detail.id)}
        @swcore-choose=${(/** @type {CustomEvent} */ event) => this.choose(event.detail.choice)}
        @swcore-act=${(/** @type {CustomEvent} */ event) => play.act(event.detail.action)}
        @swcore-look=${(/** @type {CustomEvent} */ event) => this.look(event.detail)}
        @swcore-light=${(/** @type {CustomEvent} */ event) => this.light(event.detail)}
        @swcore-lead=${(/** @type {CustomEvent} */ event) => (this.led = new Set(event.detail))}
        @swcore-rule=${(/** @type {CustomEvent} */ event) => this.child("swcore-rulebook").show(event.detail)}
        @swcore-explain=${(/** @type {CustomEvent} */ event) => this.explain(event.detail)}
      >
        <div class="main">
          <div class="status" role="status" aria-live="polite">
            <strong>${play.scene.status || this.elements.find((one) => one.kind === "track")?.label || play.scene.title}</strong>
            ${play.chair || replayed ? nothing : html`<span class="soft">${say("table.watching")}</span>`}
            <button class="plain rules" @click=${() => this.child("swcore-rulebook").show()}>${say("rules.title")}</button>
          </div>
          ${halted ? html`<swcore-halted .play=${play}></swcore-halted>` : nothing}
          ${play.problem && !halted ? html`<p class="problem" role="alert">${play.problem.message} ${/** @type {any} */ (play.problem).hint || ""}</p>` : nothing}
          ${play.status.over ? html`<swcore-ending .play=${play} .names=${this.names}></swcore-ending>` : nothing}
          <swcore-panels .play=${play} .names=${this.names} .clock=${this.clock}></swcore-panels>
          ${this.elements.filter((one) => one.kind === "note").map((one) => html`<p class="note">${one.label}</p>`)}
          ${this.cardsFirst() ? this.rows() : nothing}
          <swcore-board .play=${play} .lit=${this.lit} .led=${this.led} .names=${this.names}></swcore-board>
          <swcore-places .play=${play}></swcore-places>
          ${this.cardsFirst() ? nothing : this.rows()}
        </div>
        <div class="side">
          ${this.guided ? html`<swcore-guide .play=${play}></swcore-guide>` : nothing}
          <section class="box question ${play.asked ? "asked" : ""}" aria-label=${say(replayed ? "replay.title" : "menu.title")}>${replayed ? html`<swcore-replay .play=${play} .names=${this.names}></swcore-replay>` : html`<swcore-menu .play=${play}></swcore-menu>`}</section>
          <slot></slot>
          <section class="box" aria-label=${say("log.title")}><swcore-log .play=${play}></swcore-log></section>
        </div>
        <swcore-ask .play=${play}></swcore-ask>
        <swcore-about .play=${play}></swcore-about>
        <swcore-rulebook .play=${play}></swcore-rulebook>
        <swcore-tip .play=${play}></swcore-tip>
      </div>
      ${play.down ? html`<div class="down" role="alert">${say("table.down")}</div>` : nothing}
    `;
  }

  /** @returns {boolean} whether cards alone are asked for */
  cardsFirst() {
    const open = pickable(this.play?.choices || [], this.play?.picked || []);
    const kinds = new Set(this.elements.filter((one) => open.has(one.id)).map((one) => one.kind));
    return kinds.has("card") && kinds.size === 1;
  }

  rows() {
    const cards = this.elements.filter((one) => one.kind === "card");
    const inner = new Set(cards.map((one) => one.id));
    const areas = new Set(this.elements.filter((one) => one.kind === "area").map((one) => one.id));
    const loose = cards.filter((one) => !inner.has(one.at || "") && !areas.has(one.at || ""));
    const holders = this.elements.filter((one) => loose.some((card) => (card.at || "") === one.id));
    const first = this.cardsFirst() ? 0 : 1;
    return holders.map(
      (holder) => html`<section data-first=${first}>
        <h2 class="row">${this.heading(/** @type {any} */ (holder))}</h2>
        <div class="cards">
          ${loose.filter((one) => one.at === holder.id).map((card) => html`<swcore-card .play=${this.play} .card=${card} ?lit=${this.lit.has(card.id)} ?led=${this.led.has(card.id)}></swcore-card>`)}
        </div>
      </section>`,
    );
  }

  /** @param {any} holder what cards lie in */
  heading(holder) {
    if (holder.kind !== "panel") return holder.label;
    return holder.you ? say("table.mine") : say("table.cards", { name: this.names[holder.seat] || holder.label });
  }

  /** @param {{seat: number}} chair */
  curtain(chair) {
    const name = this.names[chair.seat] || say("table.seat", { number: chair.seat + 1 });
    return html`<div class="curtain" role="dialog" aria-label=${say("table.pass", { name })}>
      <h2>${say("table.pass", { name })}</h2>
      <p class="soft">${say("table.hidden")}</p>
      <button class="main" @click=${() => this.play?.hand(/** @type {any} */ (chair))}>${say("table.ready", { name })}</button>
    </div>`;
  }

  /** @param {string} name @returns {any} */
  child(name) {
    return this.renderRoot.querySelector(name);
  }

  /** @param {string} id of an element that was clicked */
  pick(id) {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    this.child("swcore-tip")?.hide();
    if (play.busy) return;
    if (play.picked.includes(id)) {
      play.pick(play.picked.filter((one) => one !== id));
      return;
    }
    if (!pickable(play.choices, play.picked).has(id)) {
      if (play.picked.length && pickable(play.choices, []).has(id)) this.picked([id]);
      else this.explain({ id });
      return;
    }
    this.picked([...play.picked, id]);
  }

  /** @param {string[]} ids */
  picked(ids) {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    const left = brushed(fitting(play.choices, ids), ids, play.brush);
    const count = Number((left[0]?.arguments || []).find((one) => one.type === "amount")?.value || 0);
    const more = left.length === 1 && play.brush > 0 && count > play.brush; // the last place takes the rest: not without a word
    if (more && !left[0].ends_turn) this.child("swcore-ask").among(left);
    else if (left.length === 1) this.choose(left[0]);
    else if (pickable(play.choices, ids).size) play.pick(ids);
    else this.child("swcore-ask").among(left);
  }

  /** @param {Choice} choice */
  choose(choice) {
    this.child("swcore-ask").choose(choice);
  }

  /** @param {{id: string, event: any} | null} told */
  look(told) {
    this.lit = new Set(told ? this.ghost(told.id) : []);
    if (told) this.child("swcore-tip").show(told.id, told.event);
    else this.child("swcore-tip").hide();
  }

  /** @param {string} id @returns {string[]} what belongs to the only choice that it would make whole */
  ghost(id) {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    if (!play.picked.length) return [];
    const left = fitting(play.choices, [...play.picked, id]);
    return left.length === 1 ? elementsOf(left[0]) : [];
  }

  /** @param {{id?: string, ids?: string[]} | null} told */
  light(told) {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    const ids = told?.ids || (told?.id ? [told.id, ...play.choices.filter((one) => elementsOf(one)[0] === told.id).flatMap(elementsOf)] : []);
    this.lit = new Set(ids);
  }

  /** @param {{id?: string, about?: string}} what */
  explain(what) {
    this.child("swcore-tip")?.hide();
    this.child("swcore-about").show(what);
  }
}

/**
 * @param {Choice[]} choices
 * @param {string[]} ids what has been picked
 * @param {number} count how many at a time
 * @returns {Choice[]} the one with this number, or the nearest, where they differ in a number alone; else all of them
 */
function brushed(choices, ids, count) {
  return count && choices.every((one) => elementsOf(one).length === ids.length) ? counted(choices, count) : choices;
}

define("swcore-table", SwcoreTable);
