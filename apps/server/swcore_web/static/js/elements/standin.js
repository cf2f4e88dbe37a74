// That a bot stands in for the seat at this device, because its time ran out or somebody wanted it so, and how to take it back.

import { css, html, nothing } from "../vendor/lit.js";
import { http } from "../net/http.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreStandin extends Watcher {
  static properties = { ...Watcher.properties, levels: { attribute: false }, clock: { attribute: false }, trouble: { state: true } };

  static styles = [
    sheet,
    css`
      .row {
        margin-bottom: 0.6rem;
      }
      span {
        flex: 1 1 10rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<number, string>} how a bot plays, by its seat */
    this.levels = {};
    /** @type {any} what the server tells of the clock */
    this.clock = null;
    this.trouble = "";
  }

  render() {
    const play = this.play;
    const seat = play?.chair ? play.seat : null;
    if (!play?.status || seat === null || !(seat in this.levels) || play.status.over) return nothing;
    const out = this.clock?.left?.[seat] <= 0;
    return html`<div class="row" role="status">
      <span>${say(out ? "menu.out" : "menu.replaced")}</span>
      <button @click=${() => this.takeBack(play, seat)}>${say("menu.retake")}</button>
      ${this.trouble ? html`<span class="warn" role="alert">${this.trouble}</span>` : nothing}
    </div>`;
  }

  /** @param {import("../play.js").Play} play @param {number} seat */
  async takeBack(play, seat) {
    this.trouble = "";
    try {
      await http(`api/tables/${play.table}/seats/${seat}`, { token: play.chair?.token, bot: "" });
      await play.refresh();
    } catch (error) {
      this.trouble = /** @type {Error} */ (error).message;
    }
  }
}

define("swcore-standin", SwcoreStandin);
