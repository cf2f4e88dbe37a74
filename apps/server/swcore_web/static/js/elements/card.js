// A card: a banner with its badge, a building with its pattern, a monument. It tells `swcore-pick` and `swcore-explain`.

import { css, html, nothing } from "../vendor/lit.js";
import { pickable } from "../choosing.js";
import { pattern } from "../draw/pattern.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreCard extends Watcher {
  static properties = { ...Watcher.properties, card: { attribute: false }, lit: { type: Boolean }, led: { type: Boolean }, dense: { type: Boolean, reflect: true } };

  static styles = [
    sheet,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .card {
        height: 100%;
        border: 1px solid var(--line);
        border-radius: 0.8rem;
        background: var(--card);
        padding: 0.6rem 0.7rem;
        display: flex;
        flex-direction: column;
        gap: 0.35rem;
        position: relative;
        box-shadow: 0 1px 3px var(--shade);
      }
      .card.open {
        border-color: var(--ink);
        box-shadow: inset 0 0 0 3px var(--target), 0 1px 3px var(--shade);
      }
      .card.lit {
        background: light-dark(#fff1c9, #443722);
      }
      .card.led {
        outline: 4px dashed var(--accent);
        outline-offset: 2px;
      }
      .card.picked {
        box-shadow: inset 0 0 0 4px var(--accent);
      }
      .card.shut {
        opacity: 0.7;
      }
      .head {
        display: flex;
        align-items: baseline;
        gap: 0.4rem;
        justify-content: space-between;
      }
      .name {
        font-family: var(--title);
        font-weight: 700;
        font-size: 1.02rem;
      }
      .name button {
        all: unset; /* breaks long words, too */
        cursor: pointer;
      }
      .name button::after {
        content: "";
        position: absolute;
        inset: 0;
        border-radius: 0.8rem;
      }
      .name button:focus-visible::after {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
      }
      .price {
        white-space: nowrap;
        font-weight: 700;
        font-size: 0.85rem;
      }
      .coin {
        display: inline-block;
        min-width: 1.5em;
        padding: 0 0.35em;
        border-radius: 1em;
        text-align: center;
        background: #f3c94b;
        color: #3a2800;
        border: 1px solid #a87f16;
      }
      .part {
        border-left: 4px solid var(--accent);
        padding-left: 0.5rem;
        font-size: 0.84rem;
        line-height: 1.3;
      }
      .part.badge {
        border-left-style: double;
      }
      .part strong {
        display: block;
      }
      p {
        margin: 0;
        font-size: 0.84rem;
        line-height: 1.3;
      }
      .foot {
        margin-top: auto;
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        font-size: 0.82rem;
        align-items: center;
      }
      .chip {
        border: 1px solid var(--line);
        border-radius: 1rem;
        padding: 0 0.5rem;
      }
      .what {
        position: relative;
        z-index: 1;
        margin-left: auto;
      }
      @media print {
        :host {
          break-inside: avoid;
        }
        .what {
          display: none;
        }
      }
      :host([dense]) .card {
        padding: 0.45rem 0.6rem;
        gap: 0.25rem;
      }
      :host([dense]) .part,
      :host([dense]) p {
        font-size: 0.8rem;
        line-height: 1.22;
      }
      :host([dense]) .part strong {
        display: inline;
      }
      :host([dense]) .part strong::after {
        content: ": ";
      }
      :host([dense]) .what {
        min-height: 1.5rem;
        padding: 0 0.5rem;
      }
      svg.pattern {
        max-width: 100%;
        align-self: flex-start;
      }
      .type {
        display: inline-block;
        width: 0.9em;
        height: 0.9em;
        border-radius: 0.2em;
        border: 1px solid #0006;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.card = null;
    this.lit = false;
    this.led = false;
    this.dense = false;
  }

  /** @param {Map<string, any>} changed */
  updated(changed) {
    if (this.dense && this.lit && changed.has("lit")) this.scrollIntoView({ block: "nearest", inline: "nearest" }); // in a strip
  }

  render() {
    const card = this.card;
    if (!card) return nothing;
    const open = pickable(this.play?.choices || [], this.play?.picked || []).has(card.id);
    const parts = this.inside(card.id).filter((one) => one.kind === "card");
    const classes = ["card", open && "open", this.lit && "lit", this.led && "led", this.play?.picked.includes(card.id) && "picked", card.closed && "shut"];
    return html`<article class=${classes.filter(Boolean).join(" ")} @pointerenter=${() => this.tell("swcore-light", { id: card.id })}
      @pointerleave=${() => this.tell("swcore-light", null)}>
      <div class="head">
        <span class="name">${open ? html`<button @click=${() => this.tell("swcore-pick", { id: card.id })}>${card.label}</button>` : card.label}</span>
        ${card.price !== undefined && card.price !== null ? this.price(card.price) : nothing}
      </div>
      ${card.pattern?.length ? pattern(card, this.play?.looks || {}) : nothing}
      ${parts.length ? parts.map((part) => this.inner(part)) : html`<p>${card.text}</p>`}
      ${card.closed ? html`<p class="warn">${card.closed}</p>` : nothing}
      <div class="foot">
        ${card.tokens ? html`<span class="chip">${say("card.tokens", { count: card.tokens })}</span>` : nothing}
        ${(card.lying || []).map((/** @type {string} */ one) => html`<span class="chip">${one}</span>`)}
        <button class="plain what" aria-label=${say("card.what", { name: card.label })} @click=${() => this.tell("swcore-explain", { id: card.id })}>?</button>
      </div>
    </article>`;
  }

  /** @param {number} price */
  price(price) {
    return html`<span class="price">${price ? html`<span class="coin" title=${say("card.price", { price })}>${price}</span>` : say("card.free")}</span>`;
  }

  /** @param {any} part */
  inner(part) {
    return html`<div class="part ${part.sort}">
      <strong>${part.label}${part.tokens ? html` <span class="soft">${part.tokens}</span>` : nothing}</strong> ${part.text}
    </div>`;
  }
}

define("swcore-card", SwcoreCard);
