// A piece that is being written: the form, and beside it how it reads, how it prints and what is found about it.

import { css, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import { chosen, say } from "../words.js";
import "./balance.js";
import { Bench } from "./bench.js";
import "./form.js";
import { renamed } from "./naming.js";
import { asked } from "./share.js";

const LOOK = 1200; // milliseconds after the server's answer until it is asked for the first verdict
const GAMES = 4;
const ROW = 6.9; // a hundredth of the width of a row of tokens

export class SwcorePieceBench extends Bench {
  static properties = { ...Bench.properties, file: { attribute: false }, findings: { state: true }, looking: { state: true }, games: { state: true } };

  static styles = [
    ...Bench.styles,
    css`
      aside {
        position: sticky;
        top: 0.6rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
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
        border: 1px solid var(--line);
        border-radius: 0.4rem;
        background: #fff;
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
        aside {
          position: static;
          max-height: none;
        }
      }
      @media print {
        section,
        swcore-balance {
          display: none;
        }
        aside {
          position: static;
          max-height: none;
          overflow: visible;
        }
        .cards img {
          width: auto !important; /* as large as it is cut out */
          max-width: none;
          border: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.file = null;
    /** @type {any[] | null} */
    this.findings = null;
    this.looking = false;
    this.games = 0; // that were played with it
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.look = undefined;
  }

  get written() {
    return { name: "file", question: "piece", data: this.file };
  }

  ask() {
    clearTimeout(this.look);
    return super.ask();
  }

  /** @param {any} told */
  heard(told) {
    this.findings = told.faults.length ? told.faults : null;
    this.games = 0;
    if (!told.faults.length) this.look = setTimeout(() => this.check(0), LOOK);
  }

  /** @param {number} games */
  async check(games) {
    clearTimeout(this.look);
    const number = this.asks;
    this.looking = true;
    try {
      const told = await asked("check", this.game, { file: this.file, games }, chosen.lang);
      if (number !== this.asks) return;
      this.findings = told.findings;
      this.games = told.games;
    } catch (error) {
      if (number === this.asks) this.problem = /** @type {Error} */ (error).message;
    } finally {
      this.looking = false;
    }
  }

  /** @param {any} file */
  change(file) {
    super.change(renamed(this.file, file, this.words?.begin[file.kind]));
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
          ${this.games ? html`<p data-games>${say("shop.games", { count: this.games })}</p>` : nothing}
          ${this.told && !this.told.faults.length && this.games <= GAMES
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
        ${Object.keys(one.counts).length ? html`<p class="soft">${Object.entries(one.counts).map(([name, count]) => say(`shop.count.${name}`, { count })).join(" · ")}</p>` : nothing}
      </div>
      <div class="cards">
        ${one.cards.map((/** @type {string} */ card, /** @type {number} */ at) => html`<img alt=${say("shop.card", { name: one.name[chosen.lang] || one.id, number: at + 1 })} @load=${scaled} src=${`data:image/svg+xml,${encodeURIComponent(card)}`} />`)}
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
            ${one.path ? html`<button class="plain" @click=${() => /** @type {any} */ (this.renderRoot.querySelector("swcore-form")).show(one.path)}>${say("shop.field")} <code>${one.path}</code></button>` : nothing}
          </li>`,
      )}
    </ul>`;
  }
}

/** @param {Event} event of a picture that came: all of a piece are shown at one scale, a row of tokens as wide as there is room */
function scaled(event) {
  const picture = /** @type {HTMLImageElement} */ (event.target);
  picture.style.width = `${Math.min(100, picture.naturalWidth / ROW)}%`;
}

define("swcore-piece-bench", SwcorePieceBench);
