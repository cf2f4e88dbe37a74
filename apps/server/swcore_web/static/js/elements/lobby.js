// The first page: the games of this browser, open games, and a new one.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { addressOf, http, rulesOf } from "../net/http.js";
import { listGames, openFirst, takeSeat } from "../opening.js";
import { ranges, seatings } from "../setup.js";
import { callMe, forget, games, myName } from "../seats.js";
import { lists, sheet } from "../style.js";
import { once, travel } from "../travel.js";
import { chosen, follow, say } from "../words.js";
import "./newgame.js";
import { define } from "./watcher.js";

const FEW = 3; // games of this browser that are shown above a new one
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export class SwcoreLobby extends LitElement {
  static properties = { games: { state: true }, open: { state: true }, problem: { state: true }, busy: { state: true }, naming: { state: true }, picked: { state: true }, whole: { state: true } };

  static styles = [
    sheet,
    lists,
    css`
      :host {
        display: grid;
        gap: 1.6rem;
      }
      .hero h1 {
        font-size: clamp(1.8rem, 5vw, 2.8rem);
        margin-bottom: 0.3rem;
      }
      h2 {
        margin-bottom: 0.6rem;
      }
      .games {
        display: grid;
        gap: 0.9rem;
        grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
      }
      .cell {
        position: relative;
        display: grid;
      }
      .cell a {
        position: absolute;
        right: 0.6rem;
        bottom: 0.5rem;
        padding: 0.4rem;
      }
      .game {
        border: 1px solid var(--line);
        border-radius: 1rem;
        background: var(--card);
        padding: 1rem;
        display: flex;
        flex-direction: column;
        gap: 0.5rem;
        text-align: left;
        align-items: flex-start;
        justify-content: flex-start;
        min-height: 9rem;
        white-space: normal;
      }
      .game[aria-pressed="true"] {
        border: 2px solid var(--accent);
      }
      .game strong {
        font-family: var(--title);
        font-size: 1.3rem;
      }
      .game .soft:last-child {
        margin-top: auto;
      }
      ul {
        margin-top: 0.6rem;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.6rem;
        align-items: center;
        border: 1px solid var(--line);
        border-radius: 0.7rem;
        background: var(--card);
        padding: 0.4rem 0.8rem;
      }
      li > span:first-child {
        flex: 1 1 12rem;
      }
      li small {
        display: block;
      }
      @media print {
        li button,
        li a,
        .row {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any[]} */
    this.games = [];
    /** @type {any[]} */
    this.open = [];
    this.problem = "";
    this.busy = false;
    this.naming = ""; // the open table at which somebody sits down who has no name yet
    this.picked = "";
    this.whole = false; // whether all games of this browser are shown
    follow(this, () => this.load());
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      this.games = await listGames(chosen.lang);
      this.open = (await http(`api/tables?lang=${chosen.lang}`)).tables;
      this.problem = "";
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const game = this.games.find((one) => one.name === this.picked);
    return html`
      <section class="hero">
        <h1>${say("lobby.title")}</h1>
        <p class="soft">${say("lobby.text")}</p>
      </section>
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing} ${this.mine()}
      <section aria-labelledby="new">
        <h2 id="new">${say("lobby.new")}</h2>
        ${this.games.length || this.problem ? nothing : html`<p class="soft" role="status">${say("lobby.loading")}</p>`}
        <div class="games">${this.games.map((one) => this.game(one))}</div>
      </section>
      ${game?.first_game
        ? html`<div class="row">
            <button class="first" ?disabled=${this.busy} @click=${() => this.first(game)}>${say("lobby.first")}</button>
            <span class="soft">${say("lobby.led")}</span>
          </div>`
        : nothing}
      ${game ? html`<swcore-new-game .game=${game}></swcore-new-game>` : nothing} ${this.others()}
    `;
  }

  /** @param {string} name of a game, whose form stands below all of them: on a small screen it would not be seen */
  async choose(name) {
    this.picked = name;
    await this.updateComplete;
    const form = /** @type {any} */ (this.renderRoot.querySelector("swcore-new-game"));
    await form?.updateComplete;
    const top = this.renderRoot.querySelector(".row:has(.first)") || form;
    if (top && top.getBoundingClientRect().top > innerHeight / 2) top.scrollIntoView({ block: "start", behavior: STILL.matches ? "auto" : "smooth" });
  }

  /** @param {any} game */
  async first(game) {
    const name = /** @type {any} */ (this.renderRoot.querySelector("swcore-new-game"))?.mine?.name ?? myName(); // typed below, perhaps
    callMe(name);
    await once(this, async () => travel(addressOf(await openFirst(game, name))));
  }

  /** @param {string} table an open one with a free seat @param {string} name where there is none, it is asked for first */
  async sit(table, name = myName()) {
    if (!name) {
      this.naming = table;
      return this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("form input"))?.focus());
    }
    await once(this, async () => {
      await takeSeat(table, null, name);
      await travel(addressOf(table));
    });
  }

  /** @param {string} table asks by which name somebody sits down there */
  name(table) {
    return html`<form
      class="row"
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") || "").trim();
        if (name) callMe(name);
        this.sit(table, name);
      }}
    >
      <input name="name" required maxlength="40" aria-label=${say("new.name")} placeholder=${say("new.name")} />
      <button class="main" ?disabled=${this.busy}>${say("invite.join")}</button>
    </form>`;
  }

  /** @param {any} one */
  game(one) {
    return html`<div class="cell">
      <button class="game" data-game=${one.name} aria-pressed=${this.picked === one.name} @click=${() => this.choose(one.name)}>
        <strong>${one.title}</strong><span>${one.text}</span><span class="soft">${say("lobby.players", { counts: ranges(seatings(one)) })}</span>
      </button>
      <a href=${rulesOf(one.name)} aria-label=${say("lobby.rules", { game: one.title })}>${say("rules.title")}</a>
    </div>`;
  }

  mine() {
    const kept = games();
    if (!kept.length) return nothing;
    return html`<section class="mine">
      <h2>${say("lobby.mine")}</h2>
      <ul>
        ${kept.slice(0, this.whole ? kept.length : FEW).map((one) => {
          const title = this.games.find((game) => [game.name, game.id].includes(one.game))?.title || one.title || one.game;
          return html`<li>
            <span>
              ${title}${one.others?.length ? ` · ${say("lobby.with", { names: one.others.map((name) => name || say("lobby.bot")).join(", ") })}` : ""}
              ${one.asked && !one.over ? html`<strong>${say("lobby.asked")}</strong>` : nothing}
              <small class="soft">${[one.over ? say("lobby.over") : one.lang === chosen.lang && one.stands, new Date(one.at).toLocaleString(chosen.lang)].filter(Boolean).join(" · ")}</small>
            </span>
            <a class="button main" href=${addressOf(one.table)}>${one.over ? say("lobby.look") : say("lobby.continue")}</a>
            <button @click=${() => (forget(one.table), this.requestUpdate())}>${say("lobby.forget")}</button>
          </li>`;
        })}
      </ul>
      ${kept.length > FEW && !this.whole ? html`<button class="plain" data-whole @click=${() => (this.whole = true)}>${say("lobby.all", { count: kept.length })}</button>` : nothing}
    </section>`;
  }

  others() {
    const mine = new Set(games().map((one) => one.table));
    const open = this.open.filter((one) => !mine.has(one.table));
    if (!open.length) return nothing;
    return html`<section>
      <h2>${say("lobby.open")}</h2>
      <ul>
        ${open.map((one) => {
          const title = this.games.find((game) => [game.name, game.id].includes(one.game))?.title || one.game;
          return html`<li>
            <span>${title} <span class="soft">${say("lobby.seats", { free: one.free, seats: one.seats })}</span></span>
            ${one.free && this.naming === one.table ? this.name(one.table) : nothing}
            ${one.free && this.naming !== one.table ? html`<button class="main" ?disabled=${this.busy} @click=${() => this.sit(one.table)}>${say("invite.join")}</button>` : nothing}
            <a class="button" href=${addressOf(one.table)}>${say("lobby.watch")}</a>
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

define("swcore-lobby", SwcoreLobby);
