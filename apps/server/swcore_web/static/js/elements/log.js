// What has happened, in sentences that point at the board.

import { css, html, nothing, unsafeCSS } from "../vendor/lit.js";
import { SEATS } from "../draw/art.js";
import { letterOf } from "../draw/looks.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreLog extends Watcher {
  static styles = [
    sheet,
    css`
      :host {
        display: block;
        min-height: 0;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        max-height: var(--log-height, 22rem);
        overflow: auto;
        font-size: 0.88rem;
        line-height: 1.35;
      }
      li {
        padding: 0.2rem 0.3rem;
        border-radius: 0.3rem;
      }
      li:hover {
        background: var(--card);
      }
      .step {
        border-top: 1px dotted var(--line);
      }
      li {
        display: grid;
        grid-template-columns: 1.3rem 1fr;
        gap: 0.35rem;
      }
      li.soft {
        display: block;
      }
      li span:only-child {
        grid-column: 2;
      }
      .seat {
        width: 1.3rem;
        height: 1.3rem;
        border-radius: 0.35rem;
        display: grid;
        place-items: center;
        color: #fff;
        font-weight: 700;
        font-size: 0.8rem;
      }
    `,
    unsafeCSS(SEATS.map((colour, seat) => `.s${seat} { background: ${colour}; }`).join("\n")),
  ];

  constructor() {
    super();
    this.count = 0;
  }

  render() {
    const told = (this.play?.told || []).filter((step) => step.sentences.length);
    return html`<ol tabindex="0" aria-label=${say("log.title")}>
      ${told.map((step, number) =>
        step.sentences.map(
          (one, at) => html`<li
            class=${at ? "" : "step"}
            @pointerenter=${() => this.tell("swcore-light", { ids: one.elements || [] })}
            @pointerleave=${() => this.tell("swcore-light", null)}
          >
            ${at === 0 && typeof step.seat === "number" && step.seat >= 0 ? html`<span class="seat s${step.seat % 8}" aria-hidden="true">${letterOf(step.seat)}</span>` : nothing}
            <span>${at || step.seat === told[number - 1]?.seat ? nothing : this.who(step.seat, one.text)}${one.text}</span>
          </li>`,
        ),
      )}
      ${told.length ? nothing : html`<li class="soft">${say("log.empty")}</li>`}
    </ol>`;
  }

  /** @param {number | null} seat whose steps begin here @param {string} text the first sentence; it may name the seat itself */
  who(seat, text) {
    const label = this.elements.find((one) => one.kind === "panel" && one.seat === seat)?.label;
    return label && !text.startsWith(label) ? html`<strong>${label}</strong><br />` : nothing;
  }

  updated() {
    const list = this.renderRoot.querySelector("ol");
    const count = this.play?.told.length || 0;
    if (list && count !== this.count) list.scrollTop = list.scrollHeight;
    this.count = count;
  }
}

define("swcore-log", SwcoreLog);
