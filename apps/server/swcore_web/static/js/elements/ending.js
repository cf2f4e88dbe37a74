// The end of a game: who has won, with what, part by part, and how all stood turn by turn.

import { css, html, nothing } from "../vendor/lit.js";
import { chart } from "../draw/chart.js";
import { SERVER, addressOf } from "../net/http.js";
import { openAgain } from "../opening.js";
import { game } from "../seats.js";
import { sheet } from "../style.js";
import { once, travel } from "../travel.js";
import { chosen, say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreEnding extends Watcher {
  static properties = { ...Watcher.properties, names: { attribute: false }, told: { state: true }, problem: { state: true }, busy: { state: true } };

  static styles = [
    sheet,
    css`
      section {
        border: 2px solid var(--accent);
        border-radius: 1rem;
        background: var(--card);
        padding: 1rem;
        display: grid;
        gap: 0.8rem;
      }
      h2 {
        font-size: 1.7rem;
      }
      .sheets {
        display: grid;
        gap: 0.8rem;
        grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
      }
      article {
        border-top: 3px solid var(--line);
        padding-top: 0.4rem;
        min-width: 0;
      }
      article.won {
        border-top-color: var(--accent);
      }
      h3 {
        display: flex;
        justify-content: space-between;
        gap: 0.6rem;
        font-size: 1.15rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        font-size: 0.88rem;
      }
      td {
        padding: 0.15rem 0;
        vertical-align: top;
      }
      td small {
        display: block;
        color: var(--soft);
      }
      td.number {
        text-align: right;
        font-variant-numeric: tabular-nums;
        font-weight: 700;
        padding-left: 0.6rem;
        white-space: nowrap;
      }
      .chart {
        width: 100%;
        max-width: 52rem;
        height: auto;
        font: 12px var(--font);
        fill: var(--ink);
      }
      .chart .grid {
        stroke: var(--line);
      }
      .chart .end {
        fill: #fff;
        font-weight: 700;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<number, string>} */
    this.names = {};
    /** @type {any} */
    this.told = null;
    this.asked = "";
    this.problem = "";
    this.busy = false;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const mark = `${chosen.lang} ${this.play?.status?.cursor}`;
    if (!this.play?.status?.over || mark === this.asked) return;
    this.asked = mark;
    this.play.ending().then(
      (/** @type {any} */ told) => (this.told = told),
      () => (this.told = {}),
    );
  }

  /** @param {number} seat */
  nameOf(seat) {
    const panel = this.elements.find((one) => one.kind === "panel" && one.seat === seat);
    return this.names[seat] || panel?.label || say("table.seat", { number: seat + 1 });
  }

  render() {
    const result = this.play?.status?.result;
    if (!result) return nothing;
    const winners = (result.winners || []).map((/** @type {number} */ seat) => this.nameOf(seat));
    const kept = "replay" in /** @type {object} */ (this.play) ? undefined : game(/** @type {any} */ (this.play).table);
    const { sheets = [], marks = [], lines = [] } = this.told || {};
    return html`<section aria-label=${say("ending.title")}>
      <h2>${winners.length ? say("ending.won", { names: winners.join(", ") }) : lines[lines.length - 1] || say("menu.over")}</h2>
      ${sheets.length
        ? html`<div class="sheets">${sheets.map((/** @type {any} */ one) => this.sheet(one, result))}</div>`
        : lines.map((/** @type {string} */ line) => html`<p>${line}</p>`)}
      <div class="row">${kept?.opened ? html`<button class="main" data-again ?disabled=${this.busy} @click=${() => this.playAgain(kept)}>${say("ending.same")}</button>` : nothing}
        <a class="button ${kept?.opened ? "" : "main"}" href=${SERVER.href}>${say("ending.again")}</a>
      </div>
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
      ${marks.length > 2 ? html`<h3>${say("ending.course")}</h3>${chart(marks, say("ending.course"), matchMedia("(max-width: 40rem)").matches ? 340 : 640)}` : nothing}
    </section>`;
  }

  /** @param {import("../seats.js").Kept} kept */
  async playAgain(kept) {
    await once(this, async () => travel(addressOf(await openAgain(kept))));
  }

  /** @param {any} told @param {any} result */
  sheet(told, result) {
    return html`<article class=${result.winners?.includes(told.seat) ? "won" : ""}>
      <h3><span>${told.place ? `${told.place}. ` : ""}${this.nameOf(told.seat)}</span><span>${signed(told.total ?? "")}</span></h3>
      <table>
        <tbody>
          ${(told.items || []).map(
            (/** @type {any} */ item) => html`<tr>
              <td>${item.label}${item.count > 1 ? ` × ${item.count}` : ""}${item.why && !repeats(item) ? html`<small>${item.why}</small>` : nothing}</td>
              <td class="number">${signed(item.amount)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </article>`;
  }
}

/** @param {{label: string, why: string}} item @returns {boolean} whether the reason says the label once more, after the number */
const repeats = ({ label, why }) => why.replace(/^[-−+]?\d+\s+/, "").toLowerCase() === label.toLowerCase();

/** @param {number | string} number @returns {string} with the sign that print has for less than nothing */
const signed = (number) => String(number).replace(/^-/, "−");

define("swcore-ending", SwcoreEnding);
