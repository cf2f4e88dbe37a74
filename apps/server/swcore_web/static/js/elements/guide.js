// The guide of a first game: what to try at the open question, and why.

import { css, html, nothing } from "../vendor/lit.js";
import { elementsOf, labelOf } from "../choosing.js";
import { sheet } from "../style.js";
import { chosen, say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreGuide extends Watcher {
  static properties = { ...Watcher.properties, told: { state: true } };

  static styles = [
    sheet,
    css`
      section {
        border: 2px solid var(--target);
        border-radius: 0.9rem;
        background: var(--card);
        padding: 0.8rem;
        line-height: 1.45;
      }
      h2 {
        font-size: 1.05rem;
      }
      p {
        margin: 0.4rem 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.told = null;
    this.asked = "";
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const play = this.play;
    const mark = `${chosen.lang} ${play?.status?.cursor}`;
    if (!play?.asked || mark === this.asked) return;
    this.asked = mark;
    play.guide().then(
      (/** @type {any} */ told) => (this.told = told),
      () => (this.told = null),
    );
  }

  render() {
    const told = this.told;
    if (!told || told.quiet || !this.play?.asked) return nothing;
    const choice = this.play.choices.find((one) => one.action === told.action);
    return html`<section aria-label=${say("guide.title")}>
      <h2>${say("guide.title")}</h2>
      <div role="status" aria-live="polite">
        ${[told.intro, told.strayed ? say("guide.strayed") : told.then, told.say || say("guide.free")].filter(Boolean).map((text) => html`<p>${text}</p>`)}
      </div>
      ${choice
        ? html`<button
            class="main"
            @click=${() => this.tell("swcore-choose", { choice })}
            @pointerenter=${() => this.tell("swcore-light", { ids: elementsOf(choice) })}
            @pointerleave=${() => this.tell("swcore-light", null)}
          >
            ${say("guide.try")}: ${labelOf(choice)}
          </button>`
        : nothing}
    </section>`;
  }
}

define("swcore-guide", SwcoreGuide);
