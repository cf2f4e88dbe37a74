// What the host may do with the seats: let a bot play for somebody who is away, hand the seat back, invite somebody anew.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { http } from "../net/http.js";
import { game, keep } from "../seats.js";
import { lists, sheet } from "../style.js";
import { follow, say } from "../words.js";
import { define } from "./watcher.js";

export class SwcoreHosting extends LitElement {
  static properties = { table: {}, players: { attribute: false }, problem: { state: true } };

  static styles = [
    sheet,
    lists,
    css`
      ul {
        margin-top: 0.4rem;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        align-items: center;
      }
      li span {
        flex: 1 1 8rem;
      }
    `,
  ];

  constructor() {
    super();
    this.table = "";
    /** @type {any[]} */
    this.players = [];
    this.problem = "";
    follow(this);
  }

  render() {
    const kept = game(this.table);
    const mine = new Map((kept?.chairs || []).map((one) => [one.seat, one.token]));
    if (kept?.over) return nothing;
    const shown = this.players.filter((one) => kept?.host || mine.has(one.seat));
    if (!shown.length) return nothing;
    return html`<details>
      <summary>${say("host.title")}</summary>
      <ul>
        ${shown.map((one) => this.seat(one, mine.get(one.seat) || kept?.host || "", !mine.has(one.seat)))}
      </ul>
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
    </details>`;
  }

  /** @param {any} one @param {string} token @param {boolean} host whether it is a seat of somebody else, to whom the host may send a link */
  seat(one, token, host) {
    const name = one.player || (one.bot ? say("new.bot") : say("table.seat", { number: one.seat + 1 }));
    const hand = (/** @type {string} */ bot) => this.ask(`seats/${one.seat}`, { token, bot });
    return html`<li>
      <span>${one.seat + 1}. ${name}${one.bot && one.player ? ` · ${say("host.away")}` : ""}</span>
      ${one.bot
        ? one.player
          ? html`<button @click=${() => hand("")}>${host ? say("host.return", { name }) : say("host.back")}</button>`
          : nothing
        : html`<button @click=${() => hand("usual")}>${say("host.bot")}</button>`}
      ${host ? html`<button @click=${() => this.invite(one.seat, token)}>${say("host.invite")}</button>` : nothing}
    </li>`;
  }

  /** @param {number} seat @param {string} token */
  async invite(seat, token) {
    const told = await this.ask(`seats/${seat}/invite`, { token });
    if (told) keep({ table: this.table, invites: { ...game(this.table)?.invites, [seat]: told.invite } });
  }

  /** @param {string} path @param {object} body */
  async ask(path, body) {
    try {
      const told = await http(`api/tables/${this.table}/${path}`, body);
      this.problem = "";
      this.dispatchEvent(new CustomEvent("swcore-seats", { bubbles: true, composed: true }));
      return told;
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
      return null;
    }
  }
}

define("swcore-hosting", SwcoreHosting);
