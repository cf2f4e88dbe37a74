// A piece that is being written: the form, and beside it how it reads, how it prints and what is found about it.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import { sheet } from "../style.js";
import { chosen, follow, say } from "../words.js";
import "./balance.js";
import "./form.js";
import { asked } from "./share.js";

const REST = 350; // milliseconds without a change after which the server is asked
const LOOK = 1200; // and for the first verdict
const GAMES = 4;

export class SwcorePieceBench extends LitElement {
  static properties = {
    game: {},
    words: { attribute: false },
    file: { attribute: false },
    told: { state: true },
    findings: { state: true },
    problem: { state: true },
    looking: { state: true },
  };

  static styles = [
    sheet,
    css`
      :host {
        display: grid;
        gap: 1.2rem;
        grid-template-columns: minmax(0, 3fr) minmax(16rem, 2fr);
        align-items: start;
      }
      aside {
        position: sticky;
        top: 0.6rem;
        display: grid;
        gap: 0.9rem;
        max-height: calc(100vh - 1.2rem);
        overflow: auto;
        min-width: 0;
      }
      .text {
        border: 1px solid var(--line);
        border-radius: 0.8rem;
        background: var(--card);
        padding: 0.8rem;
        display: grid;
        gap: 0.4rem;
      }
      .text p {
        margin: 0;
        line-height: 1.45;
      }
      .cards {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
        align-items: flex-start;
      }
      .cards img {
        max-width: 100%;
        height: auto;
        max-height: 14rem;
        border: 1px solid var(--line);
        border-radius: 0.4rem;
        background: #fff;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.5rem;
      }
      li {
        border-left: 4px solid var(--line);
        padding: 0.1rem 0.6rem;
      }
      li.grave {
        border-color: var(--warn);
      }
      li p {
        margin: 0.1rem 0;
        overflow-wrap: anywhere;
      }
      @media (max-width: 52rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
        aside {
          position: static;
          max-height: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    /** @type {any} */
    this.words = null;
    /** @type {any} */
    this.file = null;
    /** @type {any} */
    this.told = null;
    /** @type {any[] | null} */
    this.findings = null;
    this.problem = "";
    this.looking = false;
    this.asks = 0;
    follow(this);
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (!changed.has("file") && !changed.has("game") && this.lang === chosen.lang) return;
    this.lang = chosen.lang;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.ask(), this.told ? REST : 0);
  }

  async ask() {
    const number = ++this.asks;
    clearTimeout(this.look);
    if (!this.file) return;
    try {
      const told = await asked("piece", this.game, { file: this.file }, chosen.lang);
      if (number !== this.asks) return;
      this.told = told;
      this.problem = "";
      this.findings = told.faults.length ? told.faults : null;
      this.dispatchEvent(new CustomEvent("swcore-told", { detail: told }));
      if (!told.faults.length) this.look = setTimeout(() => this.check(0), LOOK);
    } catch (error) {
      if (number === this.asks) this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {number} games */
  async check(games) {
    clearTimeout(this.look);
    const number = this.asks;
    this.looking = true;
    try {
      const told = await asked("check", this.game, { file: this.file, games }, chosen.lang);
      if (number === this.asks) this.findings = told.findings;
    } catch (error) {
      if (number === this.asks) this.problem = /** @type {Error} */ (error).message;
    }
    this.looking = false;
  }

  /** @param {any} file */
  change(file) {
    this.dispatchEvent(new CustomEvent("swcore-change", { detail: file }));
  }

  render() {
    if (!this.words?.schema || !this.file) return nothing;
    return html`
      <section aria-label=${say("shop.form")}>
        <swcore-form
          .schema=${this.words.schema}
          .value=${this.file}
          .called=${this.words.called}
          .faults=${this.told?.faults || []}
          @swcore-change=${(/** @type {CustomEvent} */ event) => (event.stopPropagation(), this.change(event.detail))}
        ></swcore-form>
      </section>
      <aside aria-label=${say("shop.look")}>
        ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
        ${(this.told?.pieces || []).map((/** @type {any} */ one) => this.piece(one))}
        ${this.told?.note ? html`<p class="soft">${this.told.note}</p>` : nothing}
        <section aria-live="polite">
          <h3>${say("shop.check")}</h3>
          ${this.verdict()}
          ${this.told && !this.told.faults.length
            ? html`<button ?disabled=${this.looking} @click=${() => this.check(GAMES)}>${this.looking ? say("ask.counting") : say("shop.more")}</button>`
            : nothing}
        </section>
        ${this.told?.featured.length ? html`<swcore-balance .game=${this.game} .file=${this.file}></swcore-balance>` : nothing}
      </aside>
    `;
  }

  /** @param {any} one how it reads, and how it prints */
  piece(one) {
    const other = chosen.lang === "en" ? "ru" : "en";
    return html`<div class="text">
        <strong>${one.name[chosen.lang] || one.name.en || one.id}</strong>
        <p class="rule">${one.text[chosen.lang] || one.text.en || ""}</p>
        ${one.text[other] ? html`<p class="soft" lang=${other}>${one.text[other]}</p>` : nothing}
      </div>
      <div class="cards">
        ${one.cards.map((/** @type {string} */ card, /** @type {number} */ at) => html`<img alt=${say("shop.card", { name: one.name[chosen.lang] || one.id, number: at + 1 })} src=${`data:image/svg+xml,${encodeURIComponent(card)}`} />`)}
      </div>`;
  }

  verdict() {
    const found = this.findings;
    if (!found) return html`<p class="soft">${say("ask.counting")}</p>`;
    if (!found.length) return html`<p>${say("shop.clean")}</p>`;
    return html`<ul>
      ${found.map(
        (one) =>
          html`<li class=${one.grave ? "grave" : ""}>
            <p><strong>${one.grave ? "✗ " : ""}${one.what}</strong></p>
            ${one.why ? html`<p class="soft">${one.why}</p>` : nothing} ${one.mend ? html`<p>${one.mend}</p>` : nothing}
            ${one.path ? html`<button class="plain" @click=${() => /** @type {any} */ (this.renderRoot.querySelector("swcore-form")).show(one.path)}>${one.path}</button>` : nothing}
          </li>`,
      )}
    </ul>`;
  }
}

define("swcore-piece-bench", SwcorePieceBench);
