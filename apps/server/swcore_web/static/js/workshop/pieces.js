// A piece that is being written: the form, and beside it how it reads, how it prints and what is found about it.

import { css, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import { chosen, say } from "../words.js";
import "./balance.js";
import { Bench } from "./bench.js";
import "./form.js";
import { asked } from "./share.js";

const LOOK = 1200; // milliseconds after the server's answer until it is asked for the first verdict
const GAMES = 4;

export class SwcorePieceBench extends Bench {
  static properties = { ...Bench.properties, file: { attribute: false }, findings: { state: true }, looking: { state: true } };

  static styles = [
    ...Bench.styles,
    css`
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
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.file = null;
    /** @type {any[] | null} */
    this.findings = null;
    this.looking = false;
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
    if (!told.faults.length) this.look = setTimeout(() => this.check(0), LOOK);
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
