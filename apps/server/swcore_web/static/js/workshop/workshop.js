// The workshop: a piece or a map of one's own, checked while it is made, saved as a file, handed over by a link, and played.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import "../elements/newgame.js";
import { addressOf } from "../net/http.js";
import { listGames, openTable } from "../opening.js";
import { myName } from "../seats.js";
import { sheet } from "../style.js";
import { chosen, follow, say } from "../words.js";
import "./maps.js";
import "./pieces.js";
import { MOST, asked, linkOf, save, workOf } from "./share.js";

/** @typedef {import("./share.js").Work} Work */

const KEPT = "swcore.workshop";

export class SwcoreWorkshop extends LitElement {
  static properties = {
    games: { state: true },
    work: { state: true },
    tab: { state: true },
    words: { state: true },
    problem: { state: true },
    told: { state: true },
    earlier: { state: true },
    starting: { state: true },
    both: { state: true },
    copied: { state: true },
    busy: { state: true },
  };

  static styles = [
    sheet,
    css`
      :host {
        display: grid;
        gap: 0.8rem;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: center;
      }
      .bar button {
        padding-inline: 0.65rem;
      }
      p {
        margin: 0;
      }
      .bar .gap {
        flex: 1 1 1rem;
      }
      [role="tab"] {
        border-radius: 0.6rem 0.6rem 0 0;
      }
      [role="tab"][aria-selected="true"] {
        background: var(--accent);
        color: var(--on-accent);
      }
      input[type="file"] {
        display: none;
      }
      label.check {
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
      }
      label.check input {
        width: 1.2rem;
        height: 1.2rem;
      }
      .link {
        display: grid;
        gap: 0.3rem;
      }
      .link input {
        width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any[]} */
    this.games = [];
    /** @type {Work} */
    this.work = { game: "" };
    /** @type {"file" | "map"} */
    this.tab = "file";
    /** @type {any} */
    this.words = null;
    this.problem = "";
    /** @type {Record<string, any>} */
    this.told = {};
    /** @type {Work | null} */
    this.earlier = null;
    this.starting = false;
    this.both = false;
    this.copied = "";
    this.busy = false;
    this.lang = "";
    follow(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.restore();
  }

  async restore() {
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem(KEPT) || "null");
    } catch {
      kept = null;
    }
    if (kept?.game) this.take(kept);
    const fragment = location.hash.slice(1);
    if (fragment) {
      const given = await workOf(fragment);
      history.replaceState(null, "", location.pathname);
      if (given) {
        if (kept?.game) this.earlier = kept;
        this.take(given);
      } else this.problem = say("shop.bad_link");
    }
    this.load();
  }

  /** @param {Map<string, any>} _changed */
  willUpdate(_changed) {
    if (this.lang && this.lang !== chosen.lang) this.load();
  }

  async load() {
    this.lang = chosen.lang;
    try {
      this.games = await listGames(chosen.lang);
      if (!this.games.some((one) => one.name === this.work.game)) this.keep({ game: this.games[0]?.name || "" });
      await this.learn();
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** Ask from what the forms of the game are made, and begin with a piece where there is none. */
  async learn() {
    const game = this.work.game;
    const words = await asked("words", game, {}, chosen.lang);
    if (game !== this.work.game) return;
    this.words = words;
    if (!words.map_words.terrains.length) this.tab = "file";
    else if (!words.schema) this.tab = "map";
    if (!this.work.file && words.schema) this.keep({ ...this.work, file: Object.values(words.begin)[0] || {} });
  }

  /** @param {Work} work */
  take(work) {
    this.tab = work.tab || (work.file ? "file" : "map");
    this.both = Boolean(work.both && work.file && work.map);
    this.keep(work);
    this.told = {};
  }

  /** @param {Work} work */
  keep(work) {
    this.work = { ...work, tab: this.tab, both: this.both };
    this.copied = "";
    localStorage.setItem(KEPT, JSON.stringify(this.work));
  }

  /** @param {string} game */
  async choose(game) {
    this.both = false;
    this.keep({ game });
    this.told = {};
    this.words = null;
    this.starting = false;
    await this.learn().catch((error) => (this.problem = error.message));
  }

  get game() {
    return this.games.find((one) => one.name === this.work.game);
  }

  /** @returns {boolean} whether what is shown can be played */
  get playable() {
    return this.tab === "file" ? Boolean(this.told.file && !this.told.file.faults.length) : Boolean(this.told.map && !this.told.map.faults.length);
  }

  /** What a game is begun with. */
  get fields() {
    const { file, map } = this.work;
    const withFile = file && (this.tab === "file" || this.both);
    const withMap = map && (this.tab === "map" || this.both);
    return { ...(withFile ? { pieces: [file], featured: this.told.file?.featured || [] } : {}), ...(withMap ? { map } : {}) };
  }

  async play() {
    this.busy = true;
    this.problem = "";
    const [low, high] = this.game.seats;
    const count = Math.max(low, Math.min(high, ("map" in this.fields && this.work.map?.players) || 2));
    const seats = Array.from({ length: count }, (_, seat) => ({ who: /** @type {"me" | "bot"} */ (seat ? "bot" : "me"), name: seat ? "" : myName(), bot: this.game.bots[0]?.name }));
    try {
      const { game, file } = this.work;
      if ("pieces" in this.fields && !this.told.file) this.told = { ...this.told, file: await asked("piece", game, { file }, chosen.lang) };
      location.assign(addressOf(await openTable({ game: this.game, seats, fields: this.fields })));
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.busy = false;
  }

  /** @param {File} file */
  async open(file) {
    this.problem = "";
    try {
      if (file.size > MOST) throw new Error(say("shop.large", { count: MOST / 1024 }));
      const told = await asked("read", this.work.game, { name: file.name.slice(-80), text: await file.text() }, chosen.lang);
      if (!told.file) throw new Error(told.fault);
      const named = this.games.find((one) => one.name === told.file.game)?.name;
      if (!told.map && named && named !== this.work.game) await this.choose(named);
      this.tab = told.map ? "map" : "file";
      this.keep({ ...this.work, [this.tab]: told.file });
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  async link() {
    const { game, file, map } = this.work;
    const link = await linkOf(this.both ? { ...this.work, tab: this.tab } : this.tab === "file" ? { game, file } : { game, map });
    this.copied = link;
    await navigator.clipboard?.writeText(link).catch(() => undefined);
  }

  render() {
    const { file, map } = this.work;
    const other = this.tab === "file" ? map : file;
    const data = this.work[this.tab];
    return html`
      <h1>${say("shop.title")}</h1>
      <p class="soft">${say("shop.text")}</p>
      <div class="bar">
        <select aria-label=${say("shop.game")} @change=${(/** @type {any} */ event) => this.choose(event.target.value)}>
          ${this.games.map((one) => html`<option value=${one.name} ?selected=${one.name === this.work.game}>${one.title}</option>`)}
        </select>
        ${this.words?.schema && this.words.map_words.terrains.length
          ? html`<div role="tablist" class="row" aria-label=${say("shop.what")}>
              ${/** @type {const} */ (["file", "map"]).map(
                (one) => html`<button role="tab" aria-selected=${this.tab === one} @click=${() => ((this.tab = one), this.keep(this.work))}>${say(`shop.tab.${one}`)}</button>`,
              )}
            </div>`
          : nothing}
        ${this.tab === "file" && this.words?.schema
          ? html`<select
              aria-label=${say("shop.anew")}
              @change=${(/** @type {any} */ event) => {
                const begun = this.words.begin[event.target.value];
                event.target.selectedIndex = 0;
                if (begun) this.keep({ ...this.work, file: begun });
              }}
            >
              <option value="">${say("shop.anew")}</option>
              ${Object.keys(this.words.begin).map((kind) => html`<option value=${kind}>${kind.replace(/_/g, " ")}</option>`)}
            </select>`
          : nothing}
        <span class="gap"></span>
        <button @click=${() => /** @type {HTMLInputElement} */ (this.renderRoot.querySelector("input[type=file]")).click()}>${say("shop.open")}</button>
        <input
          type="file"
          accept=".json,.toml"
          aria-label=${say("shop.open")}
          @change=${(/** @type {any} */ event) => {
            const [chosenFile] = event.target.files;
            event.target.value = "";
            if (chosenFile) this.open(chosenFile);
          }}
        />
        <button ?disabled=${!data} @click=${() => save(data, String(data.id || this.tab))}>${say("shop.save")}</button>
        <button ?disabled=${!data} @click=${this.link}>${say("shop.link")}</button>
        <button ?disabled=${!this.playable} aria-expanded=${this.starting} @click=${() => (this.starting = !this.starting)}>${say("shop.others")}</button>
        <button class="main" ?disabled=${!this.playable || this.busy} @click=${this.play}>${say("shop.play")}</button>
      </div>
      ${other ? html`<label class="check"><input type="checkbox" .checked=${this.both} @change=${(/** @type {any} */ event) => ((this.both = event.target.checked), this.keep(this.work))} />${say(this.tab === "file" ? "shop.with_map" : "shop.with_file")}</label>` : nothing}
      ${this.copied ? html`<label class="link">${say("shop.copied")}<input readonly .value=${this.copied} @focus=${(/** @type {any} */ event) => event.target.select()} /></label>` : nothing}
      ${this.earlier
        ? html`<p>
            ${say("shop.given")}
            <button class="plain" @click=${() => (this.take(/** @type {Work} */ (this.earlier)), (this.earlier = null), this.learn())}>${say("shop.mine")}</button>
          </p>`
        : nothing}
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
      ${this.starting && this.game ? html`<swcore-new-game .game=${this.game} .extra=${this.fields}></swcore-new-game>` : nothing} ${this.bench()}
    `;
  }

  bench() {
    if (!this.words) return html`<p class="soft">${say("table.loading")}</p>`;
    const told = (/** @type {"file" | "map"} */ what) => (/** @type {CustomEvent} */ event) => (this.told = { ...this.told, [what]: event.detail });
    const keep = (/** @type {"file" | "map"} */ what) => (/** @type {CustomEvent} */ event) => this.keep({ ...this.work, [what]: event.detail });
    if (this.tab === "map") {
      return html`<swcore-map-bench .game=${this.work.game} .words=${this.words} .map=${this.work.map || null} @swcore-change=${keep("map")} @swcore-told=${told("map")}></swcore-map-bench>`;
    }
    return html`<swcore-piece-bench .game=${this.work.game} .words=${this.words} .file=${this.work.file || null} @swcore-change=${keep("file")} @swcore-told=${told("file")}></swcore-piece-bench>`;
  }
}

define("swcore-workshop", SwcoreWorkshop);
