// The form of a new game, made from what the server says of it: seats, edition, map, options.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { addressOf } from "../net/http.js";
import { openTable } from "../opening.js";
import { fits, needed, plainly, seatings, usual } from "../setup.js";
import { callMe, myName } from "../seats.js";
import { sheet } from "../style.js";
import { once, travel } from "../travel.js";
import { follow, say } from "../words.js";
import "./joining.js";
import "./preview.js";
import { define } from "./watcher.js";

/** @typedef {import("../opening.js").Sitter} Sitter */

const CLOCKS = [null, { kind: "game", seconds: 900 }, { kind: "game", seconds: 1800 }, { kind: "game", seconds: 3600 }, { kind: "move", seconds: 60 }, { kind: "move", seconds: 180 }];

export class SwcoreNewGame extends LitElement {
  static properties = {
    game: { attribute: false },
    extra: { attribute: false },
    seats: { state: true },
    fields: { state: true },
    options: { state: true },
    joined: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  static styles = [
    sheet,
    css`
      form {
        border: 1px solid var(--line);
        border-radius: 1rem;
        background: color-mix(in srgb, var(--card) 60%, var(--paper));
        padding: 1rem;
        display: grid;
        gap: 0.9rem;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0;
        display: grid;
        gap: 0.5rem;
        min-width: 0;
      }
      legend {
        font-family: var(--title);
        font-weight: 700;
        margin-bottom: 0.3rem;
      }
      .seat {
        display: grid;
        grid-template-columns: 2rem minmax(9rem, 14rem) minmax(8rem, 14rem);
        gap: 0.5rem;
        align-items: center;
      }
      label.line {
        display: grid;
        gap: 0.25rem;
        max-width: 26rem;
      }
      label.check {
        display: flex;
        gap: 0.5rem;
        align-items: center;
      }
      details > div {
        display: grid;
        gap: 0.8rem;
        grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
        margin-top: 0.7rem;
      }
      .count button[aria-pressed="true"] {
        background: var(--accent);
        color: var(--on-accent);
      }
      button.main {
        font-size: 1.1rem;
        padding: 0.6rem 1.6rem;
      }
      .top {
        display: grid;
        gap: 0.9rem 1.6rem;
        align-items: start;
      }
      @media (min-width: 66rem) {
        .top {
          grid-template: auto 1fr / 1fr 1fr;
        }
        .top > .shown {
          grid-area: 1 / 2 / 3;
        }
      }
      .who {
        display: grid;
        gap: 0.9rem;
        min-width: 0;
      }
      .count button.main {
        margin-left: auto;
        margin-right: 0.2rem;
      }
      fieldset {
        max-width: 31.5rem;
      }
      .example {
        margin: 0.3rem 0 0;
        font-size: 0.88rem;
      }
      @media (max-width: 34rem) {
        .seat {
          grid-template-columns: 1.5rem 1fr;
        }
        .seat > :nth-child(3) {
          grid-column: 2;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.game = null;
    /** @type {Record<string, any>} further fields of the game, such as pieces of one's own */
    this.extra = {};
    /** @type {Sitter[]} */
    this.seats = [];
    /** @type {Record<string, any>} */
    this.fields = {};
    /** @type {Record<string, any>} */
    this.options = {};
    /** @type {Record<string, any>} what joins the pieces of the game */
    this.joined = {};
    this.problem = "";
    this.busy = false;
    follow(this);
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (!changed.has("game") || !this.game || changed.get("game")?.name === this.game.name) return;
    const [low, high] = this.game.seats;
    this.fields = {};
    this.options = {};
    this.joined = {};
    this.seats = [];
    this.count(Math.min(high, Math.max(low, 2)));
  }

  /** @param {number} count */
  count(count) {
    const seats = this.seats.slice(0, count);
    while (seats.length < count) {
      const first = !seats.length;
      seats.push({ who: first ? "me" : "bot", name: first ? myName() : "", bot: this.game.bots[0]?.name });
    }
    const before = usual(this.game, this.seats.length);
    this.seats = seats;
    const given = Object.entries(this.options).filter(
      ([name, value]) => fits(this.game.options.find((/** @type {any} */ one) => one.name === name), count) && before[name] !== value,
    );
    this.options = { ...usual(this.game, count), ...Object.fromEntries(given), ...needed(this.game, count) };
  }

  /** @returns {Sitter | undefined} who sits at this device and fills the form in */
  get mine() {
    return this.seats.find((one) => one.who === "me");
  }

  /** @param {number} at @param {Partial<Sitter>} changed */
  sit(at, changed) {
    this.seats = this.seats.map((one, seat) => (seat === at ? { ...one, ...changed } : one));
  }

  render() {
    const game = this.game;
    if (!game) return nothing;
    const [low, high] = game.seats;
    const counts = seatings(game);
    return html`<form @submit=${this.begin} aria-label=${say("new.title", { game: game.title })}>
      <h2>${game.title}</h2>
      <div class="top">
        <div class="who">
          <fieldset>
            <legend>${say("new.players")}</legend>
            <div class="row count">
              ${counts.map((one) => html`<button type="button" aria-pressed=${this.seats.length === one} @click=${() => this.count(one)}>${one}</button>`)}
              <button class="main" ?disabled=${this.busy}>${say("new.begin")}</button>
            </div>
            ${this.seats.length < low || this.seats.length > high ? html`<p class="soft example">${say("new.beside", { low, high, count: this.seats.length })}</p>` : nothing}
            ${this.seats.map((one, at) => this.seat(one, at))}
          </fieldset>
          ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
          ${this.maps(game)}
        </div>
        ${game.maps.length && !this.extra.map ? this.board(game) : nothing}
        <div class="who">
          ${game.editions.length > 1 ? this.choice("edition", say("new.edition"), game.editions) : nothing}
          <label class="line"
            >${say("new.time")}
            <select @change=${(/** @type {any} */ event) => (this.fields = { ...this.fields, clock: CLOCKS[event.target.value] })}>
              ${CLOCKS.map((clock, at) => html`<option value=${at} ?selected=${at === 0}>${clock ? say(`clock.${clock.kind}`, { minutes: clock.seconds / 60 }) : say("clock.none")}</option>`)}
            </select>
          </label>
        </div>
      </div>
      ${game.options.length
        ? html`<details ?open=${this.seats.length === 1}>
            <summary>${say("new.options", { count: game.options.length })}</summary>
            <div>${game.options.filter((/** @type {any} */ one) => !one.seats?.length || one.seats.includes(this.seats.length)).map((/** @type {any} */ one) => this.option(one))}</div>
          </details>`
        : nothing}
      ${this.extra.pieces ? nothing : html`<swcore-joining .game=${game.name} @swcore-joining=${(/** @type {CustomEvent} */ event) => (this.joined = event.detail)}></swcore-joining>`}
      <label class="check"
        ><input type="checkbox" .checked=${Boolean(this.fields.public)} @change=${(/** @type {any} */ event) => (this.fields = { ...this.fields, public: event.target.checked })} />${say("new.public")}</label
      >
    </form>`;
  }

  /** @param {any} game whose map is chosen, where there are several */
  maps(game) {
    const fitting = game.maps.filter((/** @type {any} */ one) => !one.players || one.players === this.seats.length);
    return game.maps.length > 1 && !this.extra.map ? this.choice("map", say("new.map"), fitting) : nothing;
  }

  /** @param {any} game whose board is shown; for so many as it is made for, even where an option allows others */
  board(game) {
    const [low, high] = game.seats;
    const seats = Math.min(high, Math.max(low, this.seats.length));
    const drawn = !this.fields.map && !game.maps.some((/** @type {any} */ one) => one.players === seats); // no map is made for so many: chance decides
    return html`<div class="shown">
      <swcore-preview .game=${game.name} .map=${this.fields.map || ""} .seats=${seats}></swcore-preview>
      ${drawn ? html`<p class="soft example">${say("new.drawn")}</p>` : nothing}
    </div>`;
  }

  /** @param {Sitter} one @param {number} at */
  seat(one, at) {
    const kinds = /** @type {const} */ (["me", "here", "link", "bot"]);
    return html`<div class="seat">
      <span>${at + 1}.</span>
      <select aria-label=${say("new.seat", { number: at + 1 })} @change=${(/** @type {any} */ event) => this.sit(at, { who: event.target.value })}>
        ${kinds.map((kind) => html`<option value=${kind} ?selected=${one.who === kind}>${say(`new.${kind}`)}</option>`)}
      </select>
      ${one.who === "bot"
        ? html`<select aria-label=${say("new.level")} @change=${(/** @type {any} */ event) => this.sit(at, { bot: event.target.value })}>
            ${this.game.bots.map((/** @type {any} */ bot) => html`<option value=${bot.name} ?selected=${one.bot === bot.name}>${bot.title}</option>`)}
          </select>`
        : one.who === "link"
          ? html`<span class="soft">${say("new.later")}</span>`
          : html`<input
              aria-label=${say("new.name")}
              placeholder=${say("new.name")}
              maxlength="40"
              .value=${one.name}
              @input=${(/** @type {any} */ event) => this.sit(at, { name: event.target.value })}
            />`}
    </div>`;
  }

  /** @param {string} field @param {string} label @param {any[]} values */
  choice(field, label, values) {
    return html`<label class="line"
      >${label}
      <select @change=${(/** @type {any} */ event) => (this.fields = { ...this.fields, [field]: event.target.value })}>
        ${field === "map" ? html`<option value="">${say("new.usual")}</option>` : nothing}
        ${values.map((one) => html`<option value=${one.name} ?selected=${this.fields[field] === one.name}>${one.title}</option>`)}
      </select>
    </label>`;
  }

  /** @param {any} option */
  option(option) {
    const value = this.options[option.name] ?? "";
    const usual = option.labels?.[option.values.indexOf(option.default)] ?? String(option.default);
    return html`<label class="line"
      >${plainly(option)}
      <select
        @change=${(/** @type {any} */ event) => {
          const at = Number(event.target.value);
          const { [option.name]: _, ...rest } = this.options;
          this.options = event.target.value === "" ? rest : { ...rest, [option.name]: option.values[at] };
        }}
      >
        <option value="" ?selected=${value === ""}>${say("new.default", { value: usual })}</option>
        ${option.values.map((/** @type {any} */ one, /** @type {number} */ at) => html`<option value=${at} ?selected=${value === one}>${option.labels?.[at] ?? one}</option>`)}
      </select>
    </label>`;
  }

  /** @param {Event} event */
  async begin(event) {
    event.preventDefault();
    const fields = Object.fromEntries(Object.entries(this.fields).filter(([, value]) => value));
    if (this.mine) callMe(this.mine.name);
    const told = { game: this.game, seats: this.seats, fields: { ...fields, options: this.options, ...this.joined, ...this.extra } };
    await once(this, async () => travel(addressOf(await openTable(told))));
  }
}

define("swcore-new-game", SwcoreNewGame);
