// That a bot stands in for the seat at this device, because its time ran out or somebody wanted it so, and how to take it back.

import { css, html, nothing } from "../vendor/lit.js";
import { http } from "../net/http.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

const EARLY = 1500; // milliseconds that a clock here may be behind that of the server

/**
 * @param {import("../play.js").Play} play
 * @param {Record<number, string>} levels how bots play, by their seats
 * @returns {boolean} whether a bot plays for the seat at this device
 */
export const standsIn = (play, levels) => Boolean(play.chair && play.seat !== null && play.seat in levels && play.status && !play.status.over);

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
    this.due = Infinity; // when the time of the seat was to be over, as long as it was played by somebody here
    this.out = false;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const { play, clock } = this;
    const seat = play?.chair ? play.seat : null;
    if (seat === null || seat === undefined) return;
    if (seat in this.levels) {
      this.out = clock?.left?.[seat] <= 0 || Date.now() > this.due - EARLY;
      this.due = this.out ? 0 : Infinity;
    } else {
      this.due = clock?.running?.includes(seat) ? clock.at + 1000 * clock.left[seat] : Infinity;
    }
  }

  render() {
    const play = this.play;
    if (!play || !standsIn(play, this.levels)) return nothing;
    const seat = /** @type {number} */ (play.seat);
    return html`<div class="row" role="status">
      <span>${say(this.out ? "menu.out" : "menu.replaced")}</span>
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
