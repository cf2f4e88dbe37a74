// The rules of a game by clause with a search, and its pieces.

import { css, html, nothing } from "../vendor/lit.js";
import { unmarked } from "../choosing.js";
import { sheet } from "../style.js";
import { chosen, say } from "../words.js";
import { Watcher, closeBeside, define } from "./watcher.js";

const AT_ONCE = 8; // pieces that are asked about at a time

export class SwcoreRulebook extends Watcher {
  static properties = { ...Watcher.properties, rules: { state: true }, pieces: { state: true }, words: { state: true } };

  static styles = [
    sheet,
    css`
      dialog {
        width: min(60rem, 96vw);
        max-width: none;
        height: 92vh;
        padding: 0;
      }
      .page {
        display: grid;
        grid-template-rows: auto 1fr;
        height: 100%;
      }
      header {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        padding: 0.8rem 1rem;
        border-bottom: 1px solid var(--line);
      }
      header h2 {
        margin-right: auto;
      }
      header input {
        flex: 0 1 16rem;
        min-width: 0;
      }
      .body {
        overflow: auto;
        padding: 1rem;
      }
      h3 {
        margin: 1.2rem 0 0.4rem;
      }
      p {
        margin: 0.45rem 0;
        line-height: 1.45;
      }
      .id {
        color: var(--soft);
        font-size: 0.78rem;
      }
      .pieces {
        display: grid;
        gap: 0.6rem;
        grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
      }
      .piece {
        border: 1px solid var(--line);
        border-radius: 0.7rem;
        background: var(--card);
        padding: 0.5rem 0.7rem;
      }
      mark {
        background: var(--target);
        color: #1c1a17;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.rules = null;
    /** @type {any[]} */
    this.pieces = [];
    this.words = "";
    this.asked = "";
  }

  /** @param {string} [clause] the one to begin with */
  async show(clause = "") {
    this.words = clause;
    await this.updateComplete;
    /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("dialog")).showModal();
    const play = /** @type {import("../play.js").Play} */ (this.play);
    if (this.asked === chosen.lang) return;
    this.asked = chosen.lang;
    this.rules = await play.rules();
    this.pieces = [];
    const ids = Object.keys(this.rules.pieces);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const found = await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => play.about(id).catch(() => null)));
      this.pieces = [...this.pieces, ...found.filter((one) => one?.name && one.text)];
    }
  }

  render() {
    return html`<dialog aria-labelledby="title" @click=${closeBeside}>
      <div class="page">
        <header>
          <h2 id="title">${say("rules.title")}</h2>
          <input type="search" aria-label=${say("rules.search")} placeholder=${say("rules.search")} .value=${this.words} @input=${(/** @type {any} */ event) => (this.words = event.target.value)} />
          <button @click=${() => this.renderRoot.querySelector("dialog")?.close()}>${say("about.close")}</button>
        </header>
        <div class="body" tabindex="0">${this.rules ? this.found() : say("table.loading")}</div>
      </div>
    </dialog>`;
  }

  found() {
    const wanted = this.words.trim().toLowerCase();
    const has = (/** @type {(string | undefined)[]} */ ...texts) => !wanted || texts.some((text) => text?.toLowerCase().includes(wanted));
    const clauses = this.rules.clauses.filter((/** @type {any} */ one) => has(one.id, one.text, ...(one.section || [])));
    const pieces = this.pieces.filter((one) => has(one.name, one.text));
    let section = "";
    return html`
      ${pieces.length
        ? html`<h3>${say("rules.pieces")}</h3>
            <div class="pieces">
              ${pieces.map(
                (one) => html`<div class="piece">
                  <strong>${this.marked(one.name)}</strong>
                  <p>${this.marked(one.text)}</p>
                </div>`,
              )}
            </div>`
        : nothing}
      ${clauses.map((/** @type {any} */ one) => {
        const here = (one.section || []).join(" · ");
        const head = here === section ? nothing : html`<h3>${here}</h3>`;
        section = here;
        return html`${head}
          <p>${this.marked(one.text)} <span class="id">${one.id}</span></p>`;
      })}
      ${clauses.length || pieces.length ? nothing : html`<p class="soft">${say("rules.none")}</p>`}
    `;
  }

  /** @param {string} written with what is searched for marked */
  marked(written) {
    const text = unmarked(written);
    const wanted = this.words.trim().toLowerCase();
    const at = wanted ? text.toLowerCase().indexOf(wanted) : -1;
    if (at < 0) return text;
    return html`${text.slice(0, at)}<mark>${text.slice(at, at + wanted.length)}</mark>${text.slice(at + wanted.length)}`;
  }
}

define("swcore-rulebook", SwcoreRulebook);
