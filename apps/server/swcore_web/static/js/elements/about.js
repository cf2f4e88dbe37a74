// "What is this?": what a thing is and does, its facts, and the clauses of the rules behind it.

import { css, html, nothing } from "../vendor/lit.js";
import { unmarked } from "../choosing.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { explained, explanation } from "./tip.js";
import { Watcher, closeBeside, define } from "./watcher.js";

export class SwcoreAbout extends Watcher {
  static properties = { ...Watcher.properties, told: { state: true }, place: { state: true }, clauses: { state: true } };

  static styles = [
    sheet,
    css`
      section + section {
        margin-top: 0.9rem;
        border-top: 1px solid var(--line);
        padding-top: 0.7rem;
      }
      p {
        margin: 0.4rem 0;
        line-height: 1.4;
      }
      dl {
        margin: 0.3rem 0;
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.15rem 0.8rem;
        font-size: 0.9rem;
      }
      dt {
        color: var(--soft);
      }
      dd {
        margin: 0;
      }
      li {
        margin: 0.25rem 0;
        font-size: 0.9rem;
        line-height: 1.4;
      }
      ul {
        padding-left: 1.1rem;
      }
      button.rule {
        font-size: 0.72rem;
        min-height: 1.5rem;
        padding: 0 0.3rem;
      }
      .bar {
        display: flex;
        justify-content: flex-end;
        margin-top: 1rem;
      }
      .body {
        max-height: 70vh;
        overflow: auto;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any[]} */
    this.told = [];
    /** @type {any} */
    this.place = null;
    /** @type {Record<string, string>} */
    this.clauses = {};
  }

  /** @param {{id?: string, about?: string}} what an element of the scene, or an id that can be asked about */
  async show({ id = "", about = "" }) {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    const elements = this.elements;
    const element = /** @type {any} */ (elements.find((one) => one.id === id));
    const inside = elements.filter((one) => id && one.at === id);
    const named = [element?.terrain, ...(element?.symbols || []), ...inside].filter(Boolean);
    const ids = [about, element?.about, ...named.map((one) => one.about)].filter(Boolean);
    this.place = element?.kind === "area" ? await explained(play, id) : null;
    this.told = await Promise.all([...new Set(ids)].map((one) => play.about(one).catch(() => null))).then((all) => all.filter(Boolean));
    this.told = joined(this.told);
    if (!this.told.length && !this.place && element) this.told = [{ name: element.label, text: element.text || "" }];
    await this.updateComplete;
    const dialog = /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("dialog"));
    if (!dialog.open) dialog.showModal();
    for (const clause of new Set(this.told.flatMap((one) => one.clauses || []))) {
      const found = await play.about(`clause:${clause}`).catch(() => null);
      if (found) this.clauses = { ...this.clauses, [clause]: found.text };
    }
  }

  render() {
    return html`<dialog aria-label=${say("about.title")} @click=${closeBeside}>
      <div class="body" tabindex="0">
        ${this.place ? html`<section>${explanation(this.place)}</section>` : nothing} ${this.told.map((one) => this.one(one))}
      </div>
      <div class="bar"><button class="main" @click=${() => this.renderRoot.querySelector("dialog")?.close()}>${say("about.close")}</button></div>
    </dialog>`;
  }

  /** @param {string} id of a clause @returns {any} a link to it among the rules */
  rule(id) {
    return html`<button class="plain rule" @click=${() => (this.renderRoot.querySelector("dialog")?.close(), this.tell("swcore-rule", id))}>${id}</button>`;
  }

  /** @param {any} told */
  one(told) {
    return html`<section>
      <h2>${told.name}</h2>
      ${told.text ? html`<p>${unmarked(told.text)}</p>` : nothing}
      ${told.facts?.length
        ? html`<dl>
            ${told.facts.map((/** @type {[string, string]} */ [label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}
          </dl>`
        : nothing}
      ${told.clauses?.length && told.kind !== "clause"
        ? html`<ul>
            ${told.clauses.map((/** @type {string} */ id) => html`<li>${unmarked(this.clauses[id] || "")} ${this.rule(id)}</li>`)}
          </ul>`
        : nothing}
    </section>`;
  }
}

/**
 * @param {any[]} told things
 * @returns {any[]} the same; those of one name as one thing, such as the terrain mountain and the Mountain that defends there
 */
function joined(told) {
  const found = new Map();
  for (const one of told) {
    const key = one.name.toLowerCase();
    const before = found.get(key);
    if (!before) found.set(key, one);
    else
      found.set(key, {
        ...before,
        text: [...new Set([before.text, one.text])].filter(Boolean).join(" "),
        facts: [...(before.facts || []), ...(one.facts || [])],
        clauses: [...new Set([...(before.clauses || []), ...(one.clauses || [])])],
      });
  }
  return [...found.values()];
}

define("swcore-about", SwcoreAbout);
