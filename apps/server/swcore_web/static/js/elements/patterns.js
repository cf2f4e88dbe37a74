// The patterns of the cards in play as a strip beside the question: what the squares of a town may become. The cards themselves tell
// more, and lie below. It tells `swcore-pick`, which explains a card that is not asked for.

import { css, html, nothing } from "../vendor/lit.js";
import { elementsOf, pickable } from "../choosing.js";
import { pattern } from "../draw/pattern.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

const SQUARE = 17; // pixels of a square

export class SwcorePatterns extends Watcher {
  static properties = { ...Watcher.properties, lit: { attribute: false } };

  static styles = [
    sheet,
    css`
      :host {
        display: block;
      }
      .strip {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
        margin-top: 0.6rem;
        padding-top: 0.6rem;
        border-top: 1px solid var(--line);
      }
      button {
        flex: 1 0 auto;
        flex-direction: column;
        justify-content: flex-end;
        gap: 0.2rem;
        padding: 0.3rem 0.4rem;
        font-size: 0.78rem;
        line-height: 1.1;
      }
      button.open {
        border-color: var(--ink);
        box-shadow: inset 0 0 0 3px var(--target);
      }
      button.lit {
        background: light-dark(#fff1c9, #443722);
      }
      @media screen and (max-width: 60rem) {
        .strip {
          flex-wrap: nowrap;
          overflow-x: auto;
        }
        button {
          flex: 0 0 auto;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Set<string>} */
    this.lit = new Set();
  }

  render() {
    const play = this.play;
    const cards = this.cards;
    if (!play || !cards.length) return nothing;
    const open = pickable(play.choices, play.picked);
    const named = new Set(play.choices.flatMap(elementsOf)); // a choice may begin with another element
    return html`<div class="strip" role="group" aria-label=${say("patterns.title")}>
      ${cards.map(
        (card) => html`<button
          class="${open.has(card.id) || named.has(card.id) ? "open" : ""} ${this.lit.has(card.id) ? "lit" : ""}"
          data-id=${card.id}
          title=${card.text || nothing}
          @click=${() => this.tell("swcore-pick", { id: card.id })}
        >
          ${pattern(card, play.looks, SQUARE)}${card.label}
        </button>`,
      )}
    </div>`;
  }

  /** @returns {any[]} the cards with a pattern that one may make oneself */
  get cards() {
    const others = new Set(this.elements.filter((one) => one.kind === "panel" && !one.you).map((one) => one.id));
    return this.elements.filter((one) => one.kind === "card" && one.pattern?.length && !others.has(one.at || ""));
  }
}

define("swcore-patterns", SwcorePatterns);
