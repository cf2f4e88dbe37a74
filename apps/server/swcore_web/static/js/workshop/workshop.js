// The workshop: a piece or a map of one's own, checked while it is made, saved as a file, handed over by a link, and played.

import { LitElement, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import "../elements/newgame.js";
import { addressOf, reach } from "../net/http.js";
import { listGames, openTable } from "../opening.js";
import { myName } from "../seats.js";
import { local, session } from "../storage.js";
import { sheet } from "../style.js";
import { once, travel } from "../travel.js";
import { chosen, follow, say } from "../words.js";
import { bar, notes } from "./bar.js";
import { REGIONS, drawable, filled } from "./chart.js";
import "./maps.js";
import "./pieces.js";
import { MOST, asked, linkOf, sound, workOf } from "./share.js";
import { style } from "./shopstyle.js";

/** @typedef {import("./share.js").Work} Work */

const KEPT = "swcore.workshop";
const EARLIER = "swcore.workshop.earlier"; // what was here before something else came

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
    alone: { state: true },
    busy: { state: true },
  };

  static styles = [sheet, style];

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
    this.alone = false; // whether links lead nobody else here
    this.busy = false;
    follow(this, () => this.load());
    this.arrived = () => this.arrive();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", this.arrived);
    this.restore();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.arrived);
  }

  async restore() {
    this.earlier = sound(local.data(EARLIER));
    const kept = restored();
    if (kept) this.take(kept);
    if (!(await this.arrive())) this.load();
  }

  /** @returns {Promise<boolean>} whether the address has handed something over, which stands here now; what was here is not lost */
  async arrive() {
    const fragment = location.hash.slice(1);
    if (!fragment) return false;
    const given = await workOf(fragment);
    history.replaceState(null, "", location.pathname);
    this.problem = given ? "" : say("shop.bad_link");
    if (!given) return false;
    if (this.made && !this.work.given) this.remember(this.work);
    if (given.game !== this.work.game) this.words = null;
    this.starting = false;
    this.take({ ...given, given: true });
    await this.load();
    return true;
  }

  /** @param {Work | null} work to which one may come back, also another day; null once one has, or does not want to */
  remember(work) {
    this.earlier = work;
    if (work) local.write(EARLIER, JSON.stringify(work));
    else local.remove(EARLIER);
  }

  async load() {
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
    const text = JSON.stringify(this.work);
    session.write(KEPT, text);
    local.write(KEPT, text);
  }

  /** @param {"file" | "map"} tab */
  turn(tab) {
    this.tab = tab;
    this.keep(this.work);
  }

  /** @param {boolean} both whether the piece and the map are played together */
  join(both) {
    this.both = both;
    this.keep(this.work);
  }

  /** Take up what was there before something else came. */
  back() {
    const work = this.earlier;
    this.remember(null);
    if (!work) return;
    if (work.game !== this.work.game) this.words = null;
    this.take(work);
    this.learn();
  }

  /** @returns {Work | null} what would be lost if something else came; what a form begins with is no loss */
  get made() {
    const begun = Object.values(this.words?.begin || {}).map((one) => JSON.stringify(one));
    return this.work.map || (this.work.file && !begun.includes(JSON.stringify(this.work.file))) ? this.work : null;
  }

  /** @param {Work} work comes instead of what is there, which is not lost */
  replace(work) {
    if (this.made && !this.work.given) this.remember(this.made);
    this.keep({ ...work, given: false });
  }

  /** @param {string} game */
  async choose(game) {
    this.both = false;
    this.replace({ game });
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
    const [low, high] = this.game.seats;
    const count = Math.max(low, Math.min(high, ("map" in this.fields && this.work.map?.players) || 2));
    const seats = Array.from({ length: count }, (_, seat) => ({ who: /** @type {"me" | "bot"} */ (seat ? "bot" : "me"), name: seat ? "" : myName(), bot: this.game.bots[0]?.name }));
    await once(this, async () => {
      const { game, file } = this.work;
      if ("pieces" in this.fields && !this.told.file) this.told = { ...this.told, file: await asked("piece", game, { file }, chosen.lang) };
      await travel(addressOf(await openTable({ game: this.game, seats, fields: this.fields })));
    });
  }

  /** @param {File} file */
  async open(file) {
    this.problem = "";
    try {
      if (file.size > MOST) throw new Error(say("shop.large", { count: MOST / 1024 }));
      const told = await asked("read", this.work.game, { name: file.name.slice(-80), text: await file.text() }, chosen.lang);
      if (!told.file) throw new Error(told.fault);
      const read = told.map ? filled(told.file) : told.file;
      if (told.map && read.regions?.length > REGIONS) throw new Error(say("shop.many_regions", { most: REGIONS, count: read.regions.length }));
      if (told.map && !drawable(read)) throw new Error(say("shop.bad_map"));
      const named = this.games.find((one) => one.name === told.file.game)?.name;
      if (!told.map && named && named !== this.work.game) await this.choose(named);
      this.tab = told.map ? "map" : "file";
      this.replace({ ...this.work, [this.tab]: read });
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  async link() {
    const { game, file, map } = this.work;
    const link = await linkOf(this.both ? { ...this.work, tab: this.tab } : this.tab === "file" ? { game, file } : { game, map });
    this.alone = (await reach()).alone;
    this.copied = link;
    await navigator.clipboard?.writeText(link).catch(() => undefined);
  }

  render() {
    return html`
      <h1>${say("shop.title")}</h1>
      <p class="soft">${say("shop.text")}</p>
      ${bar(this)} ${notes(this)} ${this.starting && this.game ? html`<swcore-new-game .game=${this.game} .extra=${this.fields}></swcore-new-game>` : nothing} ${this.bench()}
    `;
  }

  bench() {
    if (!this.words) return html`<p class="soft">${say("table.loading")}</p>`;
    const told = (/** @type {"file" | "map"} */ what) => (/** @type {CustomEvent} */ event) => (this.told = { ...this.told, [what]: event.detail });
    const keep = (/** @type {"file" | "map"} */ what) => (/** @type {CustomEvent} */ event) => this.keep({ ...this.work, [what]: event.detail, given: false });
    if (this.tab === "map") {
      return html`<swcore-map-bench .game=${this.work.game} .words=${this.words} .map=${this.work.map || null} @swcore-change=${keep("map")} @swcore-told=${told("map")}></swcore-map-bench>`;
    }
    return html`<swcore-piece-bench .game=${this.work.game} .words=${this.words} .file=${this.work.file || null} @swcore-change=${keep("file")} @swcore-told=${told("file")}></swcore-piece-bench>`;
  }
}

/** @returns {Work | null} what was made last: in this tab of the browser, or else in any */
function restored() {
  for (const found of [session.data(KEPT), local.data(KEPT)]) {
    const work = sound(found) || sound({ ...found, map: undefined }); // a map that cannot be drawn takes no piece with it
    if (work) return { ...work, tab: found.tab === "map" && work.map ? "map" : work.tab, both: Boolean(found.both), given: Boolean(found.given) };
    if (typeof found?.game === "string" && !found.map) return { game: found.game };
  }
  return null;
}

define("swcore-workshop", SwcoreWorkshop);
