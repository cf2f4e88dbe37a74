// Dialogs about one choice: which of several was meant, how many, and whether a turn is to end, with what it would bring.

import { css, html, nothing } from "../vendor/lit.js";
import { alike, amounts, capital, elementsOf, kindOf, labelOf } from "../choosing.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, closeBeside, define } from "./watcher.js";

/** @typedef {import("../choosing.js").Choice} Choice */

export class SwcoreAsk extends Watcher {
  static properties = { ...Watcher.properties, choices: { state: true }, ending: { state: true }, sure: { state: true } };

  static styles = [
    sheet,
    css`
      h2 {
        margin-bottom: 0.7rem;
        font-size: 1.2rem;
      }
      .list {
        display: grid;
        gap: 0.4rem;
        max-height: 60vh;
        overflow: auto;
      }
      .list button {
        justify-content: flex-start;
        text-align: left;
      }
      .numbers {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      .numbers button {
        min-width: 3rem;
        font-size: 1.15rem;
      }
      .bar {
        display: flex;
        gap: 0.5rem;
        justify-content: flex-end;
        margin-top: 1rem;
        flex-wrap: wrap;
      }
      .sum {
        font-size: 1.3rem;
        font-family: var(--title);
        margin: 0.4rem 0;
      }
      ul {
        margin: 0.3rem 0;
        padding-left: 1.2rem;
        line-height: 1.4;
      }
      label {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        margin-top: 0.7rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {Choice | null} */
    this.ending = null;
    /** @type {any} */
    this.sure = null;
    /** @type {Set<string>} kinds of choices that end the turn, and are not asked about again */
    this.quiet = new Set();
  }

  /** @param {Choice[]} choices which one is meant */
  among(choices) {
    this.ending = null;
    this.choices = choices;
    this.show();
  }

  /** @param {Choice} choice carried out, or asked about first where it ends the turn */
  async choose(choice) {
    if (!(choice.ends_turn || choice.warning) || this.spared(choice)) {
      this.close();
      this.tell("swcore-act", { action: choice.action });
      return;
    }
    this.ending = choice;
    this.sure = null;
    this.show();
    if (!this.own) return; // it is the turn of another one that goes on, and brings nothing here
    const found = await /** @type {any} */ (this.play).forecast(choice.action).catch(() => ({ endings: [] }));
    this.sure = found.endings.find((/** @type {any} */ one) => one.action === choice.action) || {};
  }

  /** @param {Choice} choice @returns {boolean} whether it only ends the turn, in a way that is not asked about any more */
  spared(choice) {
    return !choice.warning && this.quiet.has(kindOf(choice)) && !elementsOf(choice).length; // else a step happens to be the last one
  }

  async show() {
    await this.updateComplete;
    const dialog = this.dialog;
    if (dialog && !dialog.open) dialog.showModal();
    if (!this.ending) return;
    const button = dialog?.querySelector(this.ending.warning ? ".bar button" : ".bar button.main"); // what cannot be mended is not a key away
    /** @type {HTMLElement | null | undefined} */ (button)?.focus();
  }

  /** @param {Choice} choice @param {boolean} quiet */
  hush(choice, quiet) {
    if (quiet) this.quiet.add(kindOf(choice));
    else this.quiet.delete(kindOf(choice));
  }

  close() {
    this.dialog?.close();
  }

  get dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.renderRoot.querySelector("dialog"));
  }

  render() {
    return html`<dialog @close=${() => this.tell("swcore-asked", null)} aria-labelledby="title" @click=${closeBeside}>
      ${this.ending ? this.end(this.ending) : this.which()}
    </dialog>`;
  }

  which() {
    const numbers = this.choices.length > 1 ? amounts(this.choices) : null;
    const one = this.choices.length === 1 ? this.choices[0] : null;
    const place = alike(this.choices) ? this.choices[0]?.arguments?.find((argument) => argument.element)?.label || "" : "";
    const asked = one ? labelOf(one) : html`${say(numbers ? "ask.many" : "ask.which")} ${place ? html`<span class="soft">${place}</span>` : nothing}`;
    return html`<h2 id="title">${asked}</h2>
      ${numbers
        ? html`<div class="numbers">
            ${numbers.map(
              ({ argument, choice }, at) =>
                html`<button class=${at === numbers.length - 1 ? "main" : ""} title=${choice.label} data-action=${choice.action} @click=${() => this.choose(choice)}>${argument.value}</button>`,
            )}
          </div>`
        : html`<div class="list">
            ${this.choices.map((choice) => html`<button class=${one ? "main" : ""} data-action=${choice.action} @click=${() => this.choose(choice)}>${one ? say("ask.do") : place ? capital(choice.label) : labelOf(choice)}</button>`)}
          </div>`}
      <div class="bar"><button @click=${() => this.close()}>${say("ask.cancel")}</button></div>`;
  }

  /** @returns {boolean} whether it is the turn of this seat, and not one in which it is asked for something */
  get own() {
    const panels = /** @type {any[]} */ (this.elements.filter((one) => one.kind === "panel"));
    return !panels.some((one) => one.turn) || panels.some((one) => one.turn && one.seat === this.play?.seat);
  }

  /** @param {Choice} choice */
  end(choice) {
    if (!this.own) {
      return html`<h2 id="title">${labelOf(choice)}</h2>
        <p>${choice.ends_turn ? say("ask.last") : choice.warning}</p>
        <div class="bar">
          <button @click=${() => this.close()}>${say("ask.not")}</button>
          <button class="main" data-action=${choice.action} @click=${() => (this.close(), this.tell("swcore-act", { action: choice.action }))}>${say("ask.do")}</button>
        </div>`;
    }
    const sure = this.sure;
    const label = labelOf(choice);
    const warned = choice.warning && label.toLowerCase().includes(choice.warning.toLowerCase()); // it need not be said twice
    return html`<h2 id="title" class=${warned ? "warn" : ""}>${label}</h2>
      ${choice.warning && !warned ? html`<p class="warn">${choice.warning}</p>` : nothing}
      ${sure === null ? html`<p class="soft">${say("ask.counting")}</p>` : this.forecast(sure)}
      ${choice.ends_turn && !choice.warning && !elementsOf(choice).length
        ? html`<label><input type="checkbox" .checked=${this.quiet.has(kindOf(choice))} @change=${(/** @type {any} */ event) => this.hush(choice, event.target.checked)} />${say("ask.quiet")}</label>`
        : nothing}
      <div class="bar">
        <button @click=${() => this.close()}>${say("ask.not")}</button>
        <button class="main" data-action=${choice.action} @click=${() => (this.close(), this.tell("swcore-act", { action: choice.action }))}>
          ${choice.ends_turn ? say("ask.end") : say("ask.do")}
        </button>
      </div>`;
  }

  /** @param {any} sure */
  forecast(sure) {
    if (!sure.action) return nothing;
    const lost = (sure.lost || []).map((/** @type {[string, string]} */ [what, amount]) => `${capital(what)}: ${amount}`);
    return html`${sure.coins !== undefined && sure.coins !== null ? html`<p class="sum">${say("ask.gain", { count: sure.coins })}</p>` : html`<p class="soft">${say("ask.unsure")}</p>`}
      ${sure.sentences?.length || lost.length ? html`<p class="soft">${say("ask.told")}</p><ul>${[...lost, ...(sure.sentences || [])].map((/** @type {string} */ one) => html`<li>${one}</li>`)}</ul>` : nothing}
      ${sure.then?.length ? html`<p class="soft">${say("ask.then", { actions: sure.then.join(", ") })}</p>` : nothing}`;
  }
}

define("swcore-ask", SwcoreAsk);
