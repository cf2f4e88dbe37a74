// What a bot would do, best first, with its reasons; each line carries it out, and shows on the table where it is.

import { css, html, nothing } from "../vendor/lit.js";
import { elementsOf, labelOf } from "../choosing.js";
import { sheet } from "../style.js";
import { chosen, say } from "../words.js";
import { Watcher, define } from "./watcher.js";

const SHOWN = 3;

/** @typedef {import("../choosing.js").Choice} Choice */

export class SwcoreAdvice extends Watcher {
  static properties = { ...Watcher.properties, told: { state: true }, best: { state: true } };

  static styles = [
    sheet,
    css`
      .hint {
        border-left: 4px solid var(--target);
        padding-left: 0.6rem;
        margin-bottom: 0.6rem;
      }
      p {
        margin: 0.2rem 0 0.4rem;
      }
      ol {
        margin: 0 0 0.4rem;
        padding-left: 1.4rem;
      }
      li button {
        text-align: left;
        justify-content: flex-start;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string[] | null} */
    this.told = null;
    /** @type {Choice[]} what is advised, the best one first */
    this.best = [];
    this.mark = "";
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const mark = `${chosen.lang} ${this.play?.status?.cursor}`;
    if (mark === this.mark) return;
    this.mark = mark;
    if (this.best.length) this.tell("swcore-light", null);
    this.told = null;
    this.best = [];
  }

  async ask() {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    if (play.busy) return;
    const { mark } = this;
    this.told = [say("menu.thinking")];
    this.best = [];
    try {
      const found = await play.hint();
      if (mark !== this.mark) return; // it was about what was asked before, or in the language before
      const told = found.alternatives.slice(0, SHOWN).map((/** @type {any} */ one) => play.choices.find((choice) => choice.action === one.action));
      this.best = told.filter(Boolean);
      this.told = [...(this.best.length ? [] : [say("menu.none")]), ...found.why, ...(play.menu?.hints || [])];
      this.light();
    } catch (error) {
      if (mark === this.mark) this.told = [/** @type {Error} */ (error).message];
    }
  }

  /** Show on the table where the best action is. */
  light() {
    this.tell("swcore-light", this.best.length ? { ids: elementsOf(this.best[0]) } : null);
  }

  render() {
    if (!this.told) return nothing;
    return html`<div class="hint" role="status">
      ${this.best.length
        ? html`<p>${say("menu.best")}</p>
            <ol>
              ${this.best.map((choice) => html`<li>${this.line(choice)}</li>`)}
            </ol>`
        : nothing}
      ${this.told.map((line) => html`<p>${line}</p>`)}
    </div>`;
  }

  /** @param {Choice} choice */
  line(choice) {
    const light = () => this.tell("swcore-light", { ids: elementsOf(choice) });
    const back = () => this.light();
    return html`<button class="plain" data-advised=${choice.action} @click=${() => this.tell("swcore-choose", { choice })} @pointerenter=${light} @focus=${light} @pointerleave=${back} @blur=${back}>${labelOf(choice)}</button>`;
  }
}

define("swcore-advice", SwcoreAdvice);
