// The pieces of a new game: which of its own come first, which of other packs join, and files that are put into it right here.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { lists, sheet } from "../style.js";
import { chosen, follow, say } from "../words.js";
import { MOST, asked } from "../workshop/share.js";
import { define } from "./watcher.js";

/** @typedef {{id: string, kind: string, group: string, name: string, text: string, pack: string, featured: boolean}} Piece */
/** @typedef {{file: any, names: string[], featured: string[], faults: {path: string, what: string, mend: string}[]}} Upload */

const MANY = 12; // pieces from which on a field helps to find one

export class SwcoreJoining extends LitElement {
  static properties = {
    game: {},
    told: { state: true },
    picked: { state: true },
    uploads: { state: true },
    sought: { state: true },
    problem: { state: true },
  };

  static styles = [
    sheet,
    lists,
    css`
      .all {
        display: grid;
        gap: 0.8rem;
        margin-top: 0.5rem;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0;
        min-width: 0;
      }
      legend {
        font-weight: 700;
        margin-bottom: 0.3rem;
      }
      .list {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
        gap: 0.5rem 0.8rem;
        max-height: 17rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: 0.6rem;
        padding: 0.5rem 0.7rem;
        background: var(--card);
      }
      .list label {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.5rem;
        align-items: start;
        min-height: 2rem;
      }
      small {
        display: block;
        color: var(--soft);
        line-height: 1.3;
      }
      input[type="file"] {
        display: none;
      }
      ul {
        margin-bottom: 0.5rem;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.7rem;
        align-items: center;
      }
      li p {
        margin: 0;
        flex-basis: 100%;
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    /** @type {{own: Piece[], others: Piece[]} | null} */
    this.told = null;
    /** @type {Set<string>} */
    this.picked = new Set();
    /** @type {Upload[]} */
    this.uploads = [];
    this.sought = "";
    this.problem = "";
    follow(this, () => this.told && this.load());
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has("game") && changed.get("game")) {
      this.picked = new Set();
      this.uploads = [];
      this.told = null;
      this.problem = "";
    }
  }

  async load() {
    const game = this.game;
    try {
      const told = await asked("pieces", game, {}, chosen.lang);
      if (game === this.game) this.told = told;
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** Tell with what the game is begun. */
  changed() {
    const known = [...(this.told?.own || []), ...(this.told?.others || [])].filter((one) => this.picked.has(one.id));
    const others = new Set((this.told?.others || []).map((one) => one.id));
    const good = this.uploads.filter((one) => !one.faults.length);
    const featured = [...known.filter((one) => one.featured).map((one) => one.id), ...good.flatMap((one) => one.featured)];
    const joined = known.filter((one) => others.has(one.id)).map((one) => one.id);
    const detail = {
      ...(joined.length ? { with_pieces: joined } : {}),
      ...(good.length ? { pieces: good.map((one) => one.file) } : {}),
      ...(featured.length ? { featured: [...new Set(featured)] } : {}),
    };
    this.dispatchEvent(new CustomEvent("swcore-joining", { detail }));
  }

  /** @param {string} id @param {boolean} on */
  pick(id, on) {
    this.picked = new Set(on ? [...this.picked, id] : [...this.picked].filter((one) => one !== id));
    this.changed();
  }

  /** @param {File} chosenFile */
  async open(chosenFile) {
    this.problem = "";
    try {
      if (chosenFile.size > MOST) throw new Error(say("shop.large", { count: MOST / 1024 }));
      const read = await asked("read", this.game, { name: chosenFile.name.slice(-80), text: await chosenFile.text() }, chosen.lang);
      if (!read.file) throw new Error(read.fault);
      if (read.map) throw new Error(say("join.map"));
      const told = await asked("piece", this.game, { file: read.file }, chosen.lang);
      const names = told.pieces.map((/** @type {any} */ one) => one.name[chosen.lang] || one.name.en || one.id);
      const upload = { file: read.file, names: names.length ? names : [chosenFile.name], featured: told.featured, faults: told.faults };
      this.uploads = [...this.uploads.filter((one) => one.file.id !== read.file.id), upload];
      this.changed();
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const count = this.picked.size + this.uploads.filter((one) => !one.faults.length).length;
    return html`<details @toggle=${(/** @type {any} */ event) => event.target.open && !this.told && this.load()}>
      <summary>${count ? say("join.count", { count }) : say("join.title")}</summary>
      <div class="all">
        ${this.uploaded()} ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
        ${this.told ? html`${this.finder(this.told)} ${this.list(this.told.own, say("join.own"))} ${this.list(this.told.others, say("join.others"))}` : html`<p class="soft">${say("table.loading")}</p>`}
      </div>
    </details>`;
  }

  uploaded() {
    return html`<fieldset>
      <legend>${say("join.files")}</legend>
      ${this.uploads.length
        ? html`<ul>
            ${this.uploads.map(
              (one, at) => html`<li>
                <strong>${one.names.join(", ")}</strong>
                <button type="button" @click=${() => ((this.uploads = this.uploads.filter((_, number) => number !== at)), this.changed())}>${say("join.remove")}</button>
                ${one.faults.slice(0, 3).map((fault) => html`<p class="warn">${fault.path ? `${fault.path}: ` : ""}${fault.what} ${fault.mend}</p>`)}
              </li>`,
            )}
          </ul>`
        : nothing}
      <button type="button" @click=${() => /** @type {HTMLInputElement} */ (this.renderRoot.querySelector("input[type=file]")).click()}>${say("join.open")}</button>
      <input
        type="file"
        accept=".json,.toml"
        aria-label=${say("join.open")}
        @change=${(/** @type {any} */ event) => {
          const [chosenFile] = event.target.files;
          event.target.value = "";
          if (chosenFile) this.open(chosenFile);
        }}
      />
    </fieldset>`;
  }

  /** @param {{own: Piece[], others: Piece[]}} told */
  finder(told) {
    if (told.own.length + told.others.length < MANY) return nothing;
    return html`<input type="search" aria-label=${say("join.find")} placeholder=${say("join.find")} .value=${this.sought} @input=${(/** @type {any} */ event) => (this.sought = event.target.value)} />`;
  }

  /** @param {Piece[]} pieces @param {string} title */
  list(pieces, title) {
    if (!pieces.length) return nothing;
    const sought = this.sought.trim().toLowerCase();
    const shown = pieces.filter((one) => !sought || this.picked.has(one.id) || `${one.name} ${one.id} ${one.text}`.toLowerCase().includes(sought));
    return html`<fieldset>
      <legend>${title}</legend>
      <div class="list">
        ${shown.map(
          (one) => html`<label>
            <input type="checkbox" name=${one.id} .checked=${this.picked.has(one.id)} @change=${(/** @type {any} */ event) => this.pick(one.id, event.target.checked)} />
            <span>${one.name} <small>${one.group}${one.text ? ` · ${one.text}` : ""}</small></span>
          </label>`,
        )}
        ${shown.length ? nothing : html`<span class="soft">${say("join.none")}</span>`}
      </div>
    </fieldset>`;
  }
}

define("swcore-joining", SwcoreJoining);
