// The text of the rules of a game: how it goes, its clauses in the order in which they are read, and its pieces; what is searched for
// is left of it, and marked.

import { LitElement, html, nothing } from "../vendor/lit.js";
import { unmarked } from "../choosing.js";
import { sheet } from "../style.js";
import { follow, say } from "../words.js";
import { text as style } from "./rulestyle.js";
import { define } from "./watcher.js";

const ID = /\b([A-Z]+(?:-[A-Z][A-Z0-9_]*)*-\d+)\b/; // a clause that a text names

/** @typedef {{id: string, text: string, section: string[]}} Clause */

export class SwcoreRules extends LitElement {
  static properties = { rules: { attribute: false }, pieces: { attribute: false }, words: {}, lit: { state: true } };

  static styles = [sheet, style];

  constructor() {
    super();
    /** @type {any} */
    this.rules = null;
    /** @type {{name: string, text: string}[]} */
    this.pieces = [];
    this.words = ""; // what is searched for
    this.lit = ""; // the clause that was asked for
    follow(this);
  }

  /** @returns {string[]} the words that are searched for, in any order */
  get sought() {
    return this.words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** @param {string} clause comes into view, whatever is searched for */
  async lead(clause) {
    this.lit = clause;
    if (!clause) return;
    this.dispatchEvent(new CustomEvent("swcore-led", { bubbles: true, composed: true }));
    await this.updateComplete;
    const found = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[data-clause="${CSS.escape(clause)}"]`));
    found?.closest("details")?.setAttribute("open", "");
    found?.scrollIntoView({ block: "center" });
    found?.focus({ preventScroll: true });
  }

  /** @param {string} chapter */
  turn(chapter) {
    const found = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[data-chapter="${CSS.escape(chapter)}"]`));
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  }

  render() {
    return html`<div class="body" tabindex="0">${this.rules ? this.found() : html`<p>${say("table.loading")}</p>`}</div>`;
  }

  found() {
    const wanted = this.words.trim().toLowerCase();
    const has = (/** @type {(string | undefined)[]} */ ...texts) => holdsAll(this.sought, texts.join(" "));
    const foreign = new Set(this.rules.foreign);
    const clauses = /** @type {Clause[]} */ (this.rules.clauses).filter((one) => has(one.id, one.text, ...one.section));
    const [own, others] = [clauses.filter((one) => !foreign.has(one.id)), clauses.filter((one) => foreign.has(one.id))];
    const pieces = this.pieces.filter((one) => has(one.name, one.text));
    const { title, parts } = this.rules.opening;
    const told = parts.filter((/** @type {any} */ one) => has(one.title, one.text));
    const chapters = [...(told.length ? [title] : []), ...new Set(own.map((one) => one.section[0])), ...(pieces.length ? [say("rules.pieces")] : [])];
    return html`${chapters.length > 1 ? html`<nav aria-label=${say("rules.contents")}>${chapters.map((one) => html`<button class="plain" @click=${() => this.turn(one)}>${one}</button>`)}</nav>` : nothing}
      ${told.length
        ? html`<section class="opening">
            ${this.chapter(title)} ${told.map((/** @type {any} */ one) => html`<p><strong>${this.marked(one.title)}.</strong> ${this.linked(one.text)}</p>`)}
          </section>`
        : nothing}
      ${this.listed(own)}
      ${pieces.length
        ? html`${this.chapter(say("rules.pieces"))}
            <div class="pieces">
              ${pieces.map(
                (one) => html`<div class="piece">
                  <strong>${this.marked(one.name)}</strong>
                  <p>${this.marked(one.text)}</p>
                </div>`,
              )}
            </div>`
        : nothing}
      ${others.length
        ? html`<details class="foreign" ?open=${Boolean(wanted)}>
            <summary>${say("rules.foreign", { count: others.length })}</summary>
            <div lang="en">${this.listed(others)}</div>
          </details>`
        : nothing}
      ${clauses.length || pieces.length || told.length ? nothing : html`<p class="soft">${say("rules.none")}</p>`}`;
  }

  /** @param {string} title */
  chapter(title) {
    return html`<h3 data-chapter=${title} tabindex="-1">${title}</h3>`;
  }

  /** @param {Clause[]} clauses under their headings, in their order */
  listed(clauses) {
    /** @type {string[]} */
    let under = [];
    return clauses.map((one) => {
      const [chapter, ...rest] = one.section;
      const heads = [
        chapter && chapter !== under[0] ? this.chapter(chapter) : nothing,
        rest.length && one.section.join() !== under.join() ? html`<h4>${rest.join(" · ")}</h4>` : nothing,
      ];
      under = one.section;
      return html`${heads}
        <p data-clause=${one.id} tabindex="-1" class=${one.id === this.lit ? "shown" : ""}>${this.linked(one.text)} <span class="id">${this.marked(one.id)}</span></p>`;
    });
  }

  /** @param {string} text with what is searched for marked, and the clauses that it names to be followed */
  linked(text) {
    const known = new Set(this.rules.clauses.map((/** @type {Clause} */ one) => one.id));
    return text.split(ID).map((part, at) => (at % 2 && known.has(part) ? html`<a class="id" href=${`#${part}`} @click=${(/** @type {Event} */ event) => (event.preventDefault(), this.lead(part))}>${part}</a>` : this.marked(part)));
  }

  /** @param {string} written with what is searched for marked */
  marked(written) {
    const text = unmarked(written);
    return split(text, this.sought).map((part, at) => (at % 2 ? html`<mark>${part}</mark>` : part));
  }
}

/** @param {string[]} sought @param {string} text @returns {boolean} whether it has all of the words */
function holdsAll(sought, text) {
  const low = text.toLowerCase();
  return sought.every((word) => low.includes(word));
}

/** @param {string} text @param {string[]} sought @returns {string[]} what stands between the words, and the words, in turns */
function split(text, sought) {
  if (!sought.length) return [text];
  const longest = [...sought].sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`(${longest.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "giu"));
}

define("swcore-rules", SwcoreRules);
