// The guide of a first game: what to try at the open question, and why.

import { css, html, nothing, svg } from "../vendor/lit.js";
import { elementsOf, labelOf, unmarked } from "../choosing.js";
import { figureOf } from "../draw/looks.js";
import { sheet } from "../style.js";
import { chosen, say } from "../words.js";
import { partsOf } from "./tip.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreGuide extends Watcher {
  static properties = { ...Watcher.properties, told: { state: true }, parts: { state: true }, best: { state: true } };

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
      ul {
        margin: 0 0 0.5rem;
        padding-left: 1.2rem;
        font-size: 0.88rem;
      }
      svg {
        width: 1.15em;
        height: 1.15em;
        vertical-align: -0.2em;
        fill: currentColor;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.told = null;
    /** @type {any[]} what the advised action takes or brings, part by part */
    this.parts = [];
    /** @type {string | null} what a bot would do where nothing is advised; "" where that is not known, null while it thinks */
    this.best = null;
    this.asked = "";
    this.led = "";
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const play = this.play;
    const mark = `${chosen.lang} ${play?.status?.cursor}`;
    if (!play?.asked || mark === this.asked) return;
    this.asked = mark;
    this.parts = [];
    this.best = null;
    play.guide().then(
      (/** @type {any} */ told) => {
        this.told = told;
        if (!told.action && !told.quiet && !told.last) this.think(play, mark);
        if (told.action && !told.quiet) play.why(told.action).then((/** @type {any} */ why) => mark === this.asked && (this.parts = why.legal ? why.parts || [] : []), () => {});
      },
      () => (this.told = null),
    );
  }

  /** Let a bot say what to try next: whoever has left the path of the guide is not left without a step. @param {import("../play.js").Play} play @param {string} mark */
  async think(play, mark) {
    const found = await play.hint().catch(() => null);
    if (mark === this.asked) this.best = found?.alternatives[0]?.action || "";
  }

  /** @returns {import("../choosing.js").Choice | null | undefined} what to try */
  get tried() {
    if (!this.play?.asked || !this.told || this.told.quiet) return null;
    const action = this.told.action || this.best;
    return this.play.choices.find((one) => one.action === action);
  }

  updated() {
    const choice = this.tried;
    const ids = choice ? elementsOf(choice) : [];
    if (String(ids) === this.led) return;
    this.led = String(ids);
    this.tell("swcore-lead", ids);
  }

  render() {
    const told = this.told;
    if (!told || told.quiet || !this.play?.asked) return nothing;
    const choice = this.tried;
    const free = !choice && !told.last && (!told.say || this.best === "") ? say("guide.free") : "";
    return html`<section aria-label=${say("guide.title")}>
      <h2>${say("guide.title")}</h2>
      <div role="status" aria-live="polite">
        ${[told.intro, told.strayed ? say("guide.strayed") : told.then, told.say, free].filter(Boolean).map((text) => html`<p>${drawn(unmarked(text), this.play?.looks || {})}</p>`)}
        ${choice && this.parts.length ? html`<p class="soft">${say("guide.why")}</p>${partsOf(this.parts)}` : nothing}
      </div>
      ${choice
        ? html`<button
            class="main"
            @click=${() => this.tell("swcore-choose", { choice })}
            @pointerenter=${() => this.tell("swcore-light", { ids: elementsOf(choice) })}
            @pointerleave=${() => this.tell("swcore-light", null)}
          >
            ${say(told.action ? "guide.try" : "guide.best")}: ${labelOf(choice)}
          </button>`
        : nothing}
    </section>`;
  }
}

/**
 * @param {string} text in which a sign stands in brackets, as on a map of letters
 * @param {import("../draw/looks.js").Looks} looks
 * @returns {any[]} the same with the figures that stand on the map here
 */
function drawn(text, looks) {
  const figures = new Map(Object.values(looks).map((look) => [look.sign, figureOf(look)]));
  return text.split(/(?<=\()([^()\s]{1,2})(?=\))/u).map((part, at) => {
    const figure = at % 2 ? figures.get(part) : "";
    return figure ? html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${figure} fill-rule="evenodd"></path>`}</svg>` : part;
  });
}

define("swcore-guide", SwcoreGuide);
