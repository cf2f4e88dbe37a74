// The page: what stands in the address decides whether the lobby, a table or an invitation is shown.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { SERVER, addressOf, http, placeOf, socketAddress } from "../net/http.js";
import { SocketLine } from "../net/line.js";
import { listGames, takeSeat } from "../opening.js";
import { Play } from "../play.js";
import { callMe, game, keep, myName } from "../seats.js";
import { hear } from "../sounds.js";
import { unkept } from "../storage.js";
import { sheet } from "../style.js";
import { theme, themed } from "../tastes.js";
import { followed, once } from "../travel.js";
import { LANGUAGES, chosen, follow, listen, say, speak } from "../words.js";
import { GONE } from "./gone.js";
import "./hosting.js";
import "./invite.js";
import "./lobby.js";
import "./sharing.js";
import "./settings.js";
import "./table.js";
import { define } from "./watcher.js";

const VOID = ["invitation", "laid-open", "bad-field"]; // the codes of what the server refuses where an invitation is none
const REST = 2000; // milliseconds between two looks at who sits where

export class SwcoreApp extends LitElement {
  static properties = { place: { state: true }, players: { state: true }, clock: { state: true }, over: { state: true }, problem: { state: true }, busy: { state: true }, away: { state: true }, guests: { state: true }, knocking: { state: true }, gone: { state: true }, void: { state: true }, titles: { state: true }, play: { state: true } };

  static styles = [
    sheet,
    css`
      :host {
        display: block;
        min-height: 100vh;
        background: var(--paper);
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1rem;
        padding: 0.5rem clamp(0.6rem, 2vw, 1.6rem);
        border-bottom: 1px solid var(--line);
      }
      header a {
        font-family: var(--title);
        font-weight: 700;
        font-size: 1.2rem;
        color: var(--ink);
        text-decoration: none;
        margin-right: auto;
      }
      header a.shop {
        font: inherit;
        font-weight: 400;
        margin: 0;
        color: var(--accent);
      }
      main {
        padding: clamp(0.6rem, 2vw, 1.6rem);
        max-width: 100rem;
        margin: 0 auto;
      }
      form {
        display: grid;
        gap: 1rem;
        max-width: 26rem;
        margin: 8vh auto;
      }
      label {
        display: grid;
        gap: 0.3rem;
      }
      form p {
        margin: 0;
      }
      header select {
        min-height: 2.2rem;
        min-width: 0;
        max-width: 32vw;
      }
      @media screen and (max-width: 60rem) and (max-height: 32rem) {
        header {
          padding-block: 0;
        }
        header select {
          min-height: 2rem;
          padding-block: 0;
        }
        main {
          padding-block: 0.3rem;
        }
      }
      @media print {
        header {
          display: none;
        }
        main {
          padding: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.place = placeOf(location);
    /** @type {any[]} */
    this.players = [];
    /** @type {any} */
    this.clock = null;
    this.over = false;
    this.problem = "";
    this.busy = false;
    this.away = false; // whether words of another language did not come
    this.guests = ""; // what an invitation is to
    this.knocking = false; // whether it is not known yet what an invitation is to
    this.gone = false; // whether there is no table to which the address invites
    this.void = false; // whether nobody can follow the invitation
    this.called = ""; // who sits where, by name
    /** @type {Record<string, string>} how bots are called, by their names */
    this.titles = {};
    this.titled = "";
    /** @type {Play | null} */
    this.play = null;
    follow(this);
    listen(() => {
      this.play?.speak(chosen.lang);
      this.entitle();
    });
    addEventListener("hashchange", () => this.go());
    addEventListener("popstate", () => this.go());
    addEventListener("click", followed);
    addEventListener("swcore-kept", () => this.requestUpdate());
    theme(themed());
    this.go();
  }

  go() {
    this.place = placeOf(location);
    this.problem = "";
    const { table, invite, past } = this.place;
    if (this.play?.table !== table || past) this.leave();
    if (past) import("./past.js");
    else if (table && invite) this.welcome(table, invite);
    else if (table && !this.play) this.enter(table);
    if (this.place.workshop) import("../workshop/workshop.js");
    if (this.place.rules) import("./rulepage.js");
  }

  leave() {
    this.play?.close();
    this.play = null;
  }

  /** @param {string} table of which is told what is played there, and who sits there already @param {string} invite looked at before that */
  async welcome(table, invite) {
    Object.assign(this, { guests: "", gone: false, void: false, knocking: true });
    const asked = [http(`api/tables/${table}`), listGames(chosen.lang), http(`api/tables/${table}/invited`, { invite }).catch((error) => error)];
    const [told, games, invited] = await Promise.all(asked).catch((error) => {
      this.gone = error.code === GONE;
      return [null, /** @type {any[]} */ ([]), null];
    });
    this.void = VOID.includes(invited?.code);
    this.knocking = false;
    if (!told) return;
    const title = (games || []).find((/** @type {any} */ one) => [one.id, one.name].includes(told.game))?.title || "";
    const here = told.players.filter((/** @type {any} */ one) => one.player || one.bot).map((/** @type {any} */ one) => one.player || say("new.bot"));
    this.guests = [title, here.length ? say("invite.here", { names: here.join(", ") }) : ""].filter(Boolean).join(" · ");
  }

  /** @param {string} table */
  enter(table) {
    const chairs = (game(table)?.chairs || []).map(({ seat, token }) => ({ seat, token }));
    this.play = new Play({ table, chairs, line: (begin) => new SocketLine(socketAddress(), chosen.lang, begin) });
    this.play.line.addEventListener("notice", () => this.seated(table));
    this.play.addEventListener("change", () => this.noted(table));
    hear(this.play);
    this.seated(table);
  }

  /** @param {string} table who sits there may have changed; asked at once, and then once in a while */
  seated(table) {
    if (this.later) return;
    const wait = Math.max(0, (this.asked || 0) + REST - Date.now());
    this.later = setTimeout(async () => {
      this.later = undefined;
      this.asked = Date.now();
      const told = await http(`api/tables/${table}`).catch(() => null);
      if (!told || this.play?.table !== table) return; // who sat there is known until the server is back
      const called = JSON.stringify(told.players.map((/** @type {any} */ one) => [one.player, one.bot]));
      if (this.called && this.called !== called) this.play.speak(chosen.lang); // the log calls players by their names
      this.called = called;
      this.players = told.players;
      this.noted(table);
      this.entitle();
      this.clock = told.clock ? { ...told.clock, at: Date.now() } : null;
    }, wait);
  }

  /** Learn how the bots at the table are called, once a language. */
  async entitle() {
    if (this.titled === chosen.lang || !this.players.some((one) => one.bot)) return;
    const lang = (this.titled = chosen.lang);
    const games = await listGames(lang).catch(() => []);
    this.titles = Object.fromEntries(games.flatMap((one) => one.bots.map((/** @type {any} */ bot) => [bot.name, bot.title])));
  }

  /** @param {string} table */
  noted(table) {
    this.over = Boolean(this.play?.status?.over);
    const kept = game(table);
    const play = this.play;
    if (!kept || !play?.scene || !play.status) return;
    const here = new Set(play.chairs.map((one) => one.seat));
    const others = this.players.filter((one) => !here.has(one.seat) && !one.free).map((one) => one.player || "");
    const track = play.scene.elements.find((/** @type {any} */ one) => one.kind === "track")?.label;
    const seen = { over: Boolean(play.status.over), game: kept.game || play.scene.game, others, stands: track || play.scene.status || "", lang: play.line.lang };
    const now = { ...seen, asked: play.chairs.some((one) => play.status.pending?.includes(one.seat)) };
    const before = Object.fromEntries(Object.keys(now).map((key) => [key, /** @type {any} */ (kept)[key]]));
    if (JSON.stringify(before) !== JSON.stringify(now)) keep({ table, ...now });
  }

  render() {
    return html`
      <header>
        <a href=${SERVER.href} aria-label=${say("app.home")}>swcore</a>
        <a class="shop" href=${new URL("workshop", SERVER).href}>${say("shop.title")}</a>
        <select aria-label=${say("app.language")} @change=${(/** @type {any} */ event) => this.turn(event.target)}>
          ${Object.entries(LANGUAGES).map(([id, name]) => html`<option value=${id} ?selected=${chosen.lang === id}>${name}</option>`)}
        </select>
        <swcore-settings></swcore-settings>
      </header>
      <main>
        ${this.away ? html`<p class="warn" role="alert">${say("app.offline")}</p>` : nothing} ${unkept() ? html`<p class="warn" role="status">${say("app.unkept")}</p>` : nothing}
        ${this.page()}
      </main>
    `;
  }

  /** @param {HTMLSelectElement} choice of the language */
  async turn(choice) {
    this.away = !(await speak(choice.value));
    if (this.away) choice.value = chosen.lang;
  }

  page() {
    const { table, invite, past, story } = this.place;
    if (this.place.lost) return html`<swcore-gone what="lost"></swcore-gone>`;
    if (past) return html`<swcore-past .table=${table} .story=${story}></swcore-past>`;
    if (table && invite) return this.invitation(table, invite);
    if (this.place.workshop) return html`<swcore-workshop></swcore-workshop>`;
    if (this.place.rules) return html`<swcore-rule-page .game=${this.place.rules}></swcore-rule-page>`;
    if (!this.play) return html`<swcore-lobby></swcore-lobby>`;
    const levels = Object.fromEntries(this.players.filter((one) => one.bot).map((one) => [one.seat, this.titles[one.bot] || ""]));
    const names = Object.fromEntries(this.players.filter((one) => one.player).map((one) => [one.seat, one.player]));
    const free = new Set(this.players.filter((one) => one.free).map((one) => String(one.seat)));
    const invites = Object.fromEntries(Object.entries(game(this.play.table)?.invites || {}).filter(([seat]) => free.has(seat)));
    return html`<swcore-table .play=${this.play} .names=${names} .levels=${levels} .clock=${this.clock} ?guided=${Boolean(game(this.play.table)?.guided)}>
      <swcore-hosting .table=${this.play.table} .players=${this.players} @swcore-seats=${() => this.seated(/** @type {Play} */ (this.play).table)}></swcore-hosting>
      ${Object.keys(invites).length ? html`<swcore-invite .table=${this.play.table} .invites=${invites}></swcore-invite>` : nothing}
      <swcore-sharing .table=${this.play.table} ?over=${this.over}></swcore-sharing>
    </swcore-table>`;
  }

  /** @param {string} table @param {string} invite */
  invitation(table, invite) {
    if (this.gone) return html`<swcore-gone></swcore-gone>`;
    if (this.knocking) return html`<p class="soft" role="status">${say("table.loading")}</p>`;
    const watch = html`<a href=${addressOf(table)} @click=${() => setTimeout(() => this.go())}>${say("invite.watch")}</a>`;
    if (this.void) return html`<form><p role="alert">${say("invite.void")}</p>${this.guests ? html`<p>${this.guests}</p>` : nothing}${watch}</form>`;
    return html`<form
      @submit=${async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") || "");
        callMe(name);
        await once(this, async () => {
          await takeSeat(table, invite, name);
          history.replaceState(null, "", addressOf(table));
          this.leave(); // who has looked on here so far comes back with a seat
          this.go();
        });
      }}
    >
      <h1>${say("invite.welcome")}</h1>
      ${this.guests ? html`<p>${this.guests}</p>` : nothing}
      <label>${say("new.name")}<input name="name" maxlength="40" .value=${myName()} /></label>
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
      <button class="main" ?disabled=${this.busy}>${say("invite.join")}</button>
      ${watch}
    </form>`;
  }
}

define("swcore-app", SwcoreApp);
