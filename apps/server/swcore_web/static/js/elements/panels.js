// The seats: what each has, as far as one may see it, and whose turn it is.

import { css, html, nothing, svg } from "../vendor/lit.js";
import { SEATS } from "../draw/art.js";
import { letters } from "../draw/badges.js";
import { letterOf } from "../draw/looks.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcorePanels extends Watcher {
  static properties = { ...Watcher.properties, names: { attribute: false }, levels: { attribute: false }, clock: { attribute: false } };

  static styles = [
    sheet,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
      }
      section {
        border: 1px solid var(--line);
        border-radius: 0.8rem;
        background: var(--card);
        padding: 0.45rem 0.7rem;
      }
      section.turn {
        border-color: var(--accent);
        box-shadow: inset 4px 0 0 var(--accent);
      }
      h3 {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.1rem 0.4rem;
        font-size: 1rem;
        overflow-wrap: anywhere;
      }
      h3 svg {
        width: 1.5rem;
        height: 1.5rem;
        flex: none;
      }
      .now {
        margin-left: auto;
        font: 600 0.75rem var(--font);
        color: var(--accent);
      }
      small {
        font: 400 0.8rem var(--font);
      }
      time {
        font-variant-numeric: tabular-nums;
        font-weight: 400;
        color: var(--soft);
      }
      time.runs {
        color: var(--accent);
        font-weight: 700;
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.9rem;
        margin: 0.2rem 0 0;
        font-size: 0.85rem;
      }
      dl div {
        min-width: 0;
      }
      dt {
        display: inline;
        color: var(--soft);
      }
      dd {
        display: inline;
        margin: 0;
        font-weight: 600;
      }
      dd button.plain {
        min-height: 0;
        padding: 0;
        text-decoration: underline dotted;
        text-align: left;
        display: inline;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<number, string>} */
    this.names = {};
    /** @type {Record<number, string>} how a bot plays, by its seat */
    this.levels = {};
    /** @type {any} what the server tells of the clock, and when it did (`at`) */
    this.clock = null;
    /** @type {any} */
    this.ticking = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
    this.ticking = undefined;
  }

  updated() {
    const runs = Boolean(this.clock?.running?.length && !this.clock.halted && !this.play?.status?.over);
    if (runs && !this.ticking) this.ticking = setInterval(() => this.requestUpdate(), 1000);
    if (!runs) {
      clearInterval(this.ticking);
      this.ticking = undefined;
    }
  }

  /** @param {number} seat @returns {string} the time that it has left */
  left(seat) {
    const clock = this.clock;
    if (clock?.left?.[seat] === undefined) return "";
    const gone = clock.running?.includes(seat) && !clock.halted ? (Date.now() - clock.at) / 1000 : 0;
    const left = Math.max(0, Math.round(clock.left[seat] - gone));
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }

  render() {
    return this.elements.filter((one) => one.kind === "panel").map((one) => this.panel(one));
  }

  /** @param {any} panel of a seat that is awaited @returns {string} the key of what is said of it */
  does(panel) {
    if (panel.seat in this.levels && !(panel.you && this.play?.asked)) return "panel.thinks";
    return panel.you ? "panel.yours" : "panel.asked";
  }

  /** @param {any} panel */
  panel(panel) {
    const seated = panel.seat !== undefined && panel.seat !== null;
    const name = this.names[panel.seat];
    const shown = panel.you ? (name ? `${name} · ${panel.label}` : panel.label) : name || panel.label;
    return html`<section class=${panel.asked || panel.turn ? "turn" : ""}>
      <h3>
        ${seated
          ? html`<svg viewBox="-12 -12 24 24" aria-hidden="true">
              ${svg`<rect x="-12" y="-12" width="24" height="24" rx="6" fill=${SEATS[panel.seat % SEATS.length]}></rect>${letters(letterOf(panel.seat), 15, { fill: "#ffffff" })}`}
            </svg>`
          : nothing}
        ${shown} ${seated && this.left(panel.seat) ? html`<time class=${this.clock.running?.includes(panel.seat) ? "runs" : ""}>${this.left(panel.seat)}</time>` : nothing}
        ${this.levels[panel.seat] ? html`<small class="soft">${this.levels[panel.seat]}</small>` : nothing}
        ${panel.asked ? html`<span class="now">${say(this.does(panel))}</span>` : nothing}
        ${panel.left ? html`<span class="soft">${say("panel.left")}</span>` : nothing}
      </h3>
      <dl>
        ${(panel.facts || []).map(
          (/** @type {any} */ fact) => html`<div>
            <dt>${fact.label}</dt>
            <dd>
              ${fact.about ? html`<button class="plain" @click=${() => this.tell("swcore-explain", { about: fact.about })}>${fact.value}</button>` : fact.value}
            </dd>
          </div>`,
        )}
      </dl>
    </section>`;
  }
}

define("swcore-panels", SwcorePanels);
