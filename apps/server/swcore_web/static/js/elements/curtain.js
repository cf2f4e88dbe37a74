// Several people at one device: nothing is seen until the one who is asked next says so.

import { css, html, nothing } from "../vendor/lit.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreCurtain extends Watcher {
  static properties = { ...Watcher.properties, names: { attribute: false } };

  static styles = [
    sheet,
    css`
      .curtain {
        text-align: center;
        padding: 15vh 1rem;
        display: grid;
        gap: 1rem;
        justify-items: center;
      }
      h2 {
        font-size: 2rem;
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<number, string>} */
    this.names = {};
  }

  render() {
    const play = this.play;
    const chair = play?.next;
    if (!play || !chair) return nothing;
    const name = this.names[chair.seat] || say("table.seat", { number: chair.seat + 1 });
    return html`<div class="curtain" role="dialog" aria-label=${say("table.pass", { name })}>
      <h2>${say("table.pass", { name })}</h2>
      <p class="soft">${say("table.hidden")}</p>
      <button class="main" @click=${() => play.hand(chair)}>${say("table.ready", { name })}</button>
    </div>`;
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("button"))?.focus();
  }
}

define("swcore-curtain", SwcoreCurtain);
