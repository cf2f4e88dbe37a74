// A game as one player sees it: it keeps what the server tells, asks again when something has changed, and says so. The elements
// draw what it holds and call what it does.

import { markOf, remaining } from "./spreading.js";
import { session } from "./storage.js";

/** @typedef {import("./choosing.js").Menu} Menu */
/** @typedef {import("./choosing.js").Choice} Choice */
/** @typedef {{id: string, kind: string, label: string, at?: string, owner?: number, about?: string, target?: boolean, [more: string]: any}} Element */
/** @typedef {{seat: number, token: string}} Chair where `seat` is -1 the token alone says which */
/** @typedef {{step: number | null, seat: number | null, sentences: {text: string, elements?: string[]}[]}} Told */

const KEPT = 400; // steps of the log
const PICKED = "swcore.picked";
export const OUTRUN = "outrun"; // the code of a problem: the game has gone on before the choice came

/** A seat, several seats at one device, or a bystander at a table. */
export class Play extends EventTarget {
  /**
   * @param {object} told
   * @param {string} told.table
   * @param {Chair[]} told.chairs the seats at this device; none for a bystander
   * @param {(begin: (line: any) => Promise<void>) => any} told.line makes the line
   */
  constructor({ table, chairs, line }) {
    super();
    this.table = table;
    this.chairs = chairs;
    /** @type {Chair | null} */ this.chair = chairs[0] || null;
    /** @type {any} */ this.status = null;
    /** @type {any} */ this.scene = null;
    /** @type {Menu | null} */ this.menu = null;
    /** @type {import("./draw/looks.js").Looks} */ this.looks = {};
    /** @type {Told[]} */ this.told = [];
    /** @type {Map<string, any>} */ this.abouts = new Map();
    /** @type {string[]} */ this.picked = [];
    /** @type {import("./spreading.js").Given[]} */ this.given = []; // what is put in several places, and not told yet
    /** @type {any} */ this.problem = null;
    this.cursor = "";
    /** @type {Set<string>} */ this.fresh = new Set(); // what the newest sentences speak of
    this.brush = 1; // how many at a time where a place takes a number; 0 to be asked each time
    this.busy = false;
    this.down = false;
    this.stale = false;
    this.fetched = 0; // how often all was let go: an answer to what was asked before tells of something else
    /** @type {Promise<void> | null} */ this.running = null;
    this.keys = 0;
    this.name = Math.random().toString(36).slice(2, 10);
    this.handing = false;
    this.line = line((one) => this.sit(one));
    this.line.addEventListener("notice", () => this.refresh());
    this.line.addEventListener("up", () => this.woken());
    this.line.addEventListener("down", () => this.changed({ down: true }));
    this.line.addEventListener("refused", (/** @type {CustomEvent} */ event) => this.changed({ problem: event.detail }));
  }

  /** @param {any} line */
  async sit(line) {
    if (this.chair) await line.send("seat", { table: this.table, token: this.chair.token }, true);
    else await line.send("watch", { table: this.table }, true);
  }

  async woken() {
    this.down = false;
    await this.refresh();
  }

  /** @param {object} [fields] */
  changed(fields = {}) {
    Object.assign(this, fields);
    this.dispatchEvent(new Event("change"));
  }

  /** Ask for all that may have changed; asked while it runs, it runs once more. @returns {Promise<void>} once all is known */
  refresh() {
    this.stale = true;
    this.running ??= this.reread();
    return this.running;
  }

  async reread() {
    try {
      do {
        this.stale = false;
        await this.read();
      } while (this.stale);
    } catch (error) {
      this.changed({ problem: error });
    } finally {
      this.running = null;
    }
  }

  async read() {
    const table = { table: this.table };
    const { fetched } = this;
    const before = this.status?.cursor;
    const known = Object.keys(this.looks).length > 0;
    const [status, scene, menu, news, looks] = await Promise.all([
      this.line.ask("status", table),
      this.line.ask("scene", table),
      this.chair ? this.line.ask("menu", table) : null,
      this.line.ask("news", { ...table, since: this.cursor, told: true }),
      known ? null : this.line.ask("looks", table),
    ]);
    if (fetched !== this.fetched) return;
    if (looks) this.looks = looks.looks;
    this.hear(news);
    if (status.cursor !== before && this.menu && menu?.kind !== this.menu.kind) this.picked = [];
    const legal = new Set((menu?.choices || []).flatMap((/** @type {Choice} */ one) => (one.arguments || []).map((arg) => arg.element)));
    this.picked = this.picked.filter((id) => legal.has(id));
    if (!before) this.picked = this.kept(status.cursor).filter((id) => legal.has(id));
    if (markOf(menu?.spread) !== markOf(this.spread)) this.given = [];
    const late = this.problem?.code === OUTRUN ? this.problem : null; // told until something else is chosen, whatever others do
    this.changed({ status, scene, menu, problem: late, busy: false });
  }

  /** @param {any} news */
  hear(news) {
    const first = news.steps.find((/** @type {Told} */ step) => step.step !== null)?.step;
    if (news.again && first !== undefined) this.told = this.told.filter((step) => step.step !== null && step.step < first);
    const known = new Set(this.told.map((step) => step.step)); // one's own have no number while others still do theirs
    const fresh = news.steps.filter((/** @type {Told} */ step) => step.step === null || !known.has(step.step));
    this.told = [...this.told, ...fresh].slice(-KEPT);
    const spoken = fresh.flatMap((/** @type {Told} */ step) => step.sentences.flatMap((one) => one.elements || []));
    this.fresh = new Set(this.cursor ? spoken : []);
    this.cursor = news.cursor;
  }

  /** @returns {Choice[]} */
  get choices() {
    return this.menu?.choices || [];
  }

  /** @returns {import("./spreading.js").Spread | null} what is put in several places now, in whatever order */
  get spread() {
    return this.menu?.spread || null;
  }

  /** @returns {number | null} */
  get seat() {
    return this.scene?.seat ?? (this.chair && this.chair.seat >= 0 ? this.chair.seat : null);
  }

  /** @returns {boolean} whether this seat is awaited */
  get asked() {
    return this.choices.length > 0;
  }

  /** @returns {Chair | null} another seat at this device that is awaited while this one is not */
  get next() {
    if (!this.status || this.status.over || !this.chair || this.status.pending.includes(this.chair.seat)) return null;
    return this.chairs.find((one) => this.status.pending.includes(one.seat)) || null;
  }

  /** @param {Chair} chair the seat that has the device now */
  async hand(chair) {
    this.chair = chair;
    this.fetched += 1;
    Object.assign(this, { scene: null, menu: null, told: [], cursor: "", picked: [], given: [], problem: null });
    this.changed();
    await this.line.ask("seat", { table: this.table, token: chair.token });
    await this.refresh();
  }

  /** @param {string} action @param {boolean} [alone] whether it goes by itself: then nobody need be told that it came too late */
  act(action, alone = false) {
    return this.change("act", { action }, alone);
  }

  undo() {
    return this.change("undo", {});
  }

  /**
   * Change the game where it stands as it was seen here: what another tab or device of the seat did is not done twice.
   * @param {string} what
   * @param {object} fields
   * @param {boolean} [alone]
   */
  async change(what, fields, alone = false) {
    if (this.busy) return;
    this.changed({ busy: true, problem: null });
    try {
      await this.line.ask(what, { table: this.table, key: `${this.name}${this.keys++}`, expect: this.status?.cursor || "", ...fields });
      this.picked = [];
    } catch (error) {
      await this.refused(error, fields);
      if (alone && /** @type {any} */ (this.problem)?.code === OUTRUN) this.changed({ problem: null });
      return;
    }
    await this.refresh();
    this.changed({ busy: false });
  }

  /**
   * Tell a refusal once, after another look: what is not offered any more, or was meant for what was seen before, comes too late.
   * @param {any} error
   * @param {{action?: string}} fields
   */
  async refused(error, { action }) {
    const stale = error?.code === "stale";
    if ((action || stale) && error?.code) {
      await this.refresh();
      if (!this.problem && (stale || !this.choices.some((one) => one.action === action))) error = Object.assign(new Error(error.message), { code: OUTRUN });
    }
    this.changed({ problem: this.problem || error, busy: false });
  }

  /** @param {string[]} ids elements; they outlast a page that is loaded anew */
  pick(ids) {
    session.write(PICKED, JSON.stringify([this.table, this.status?.cursor, ids]));
    this.changed({ picked: ids, ...(this.problem?.code === OUTRUN ? { problem: null } : {}) });
  }

  /** @param {string} id a place that takes as many at a time as are chosen, and no more than there are */
  give(id) {
    const count = this.spread ? Math.min(this.brush || 1, remaining(this.spread, this.given)) : 0;
    if (count) this.changed({ given: [...this.given, { id, count }], problem: null });
  }

  /** @param {import("./spreading.js").Given[]} given what stays of what was put somewhere */
  keep(given) {
    this.changed({ given });
  }

  /** @param {string} cursor where the game stands @returns {string[]} what was picked there in this tab */
  kept(cursor) {
    const found = session.data(PICKED);
    const [table, at, ids] = Array.isArray(found) ? found : [];
    return table === this.table && at === cursor && Array.isArray(ids) ? ids : [];
  }

  /** @param {string} action */
  why(action) {
    return this.line.ask("why", { table: this.table, action });
  }

  /** @param {string} action what it would bring, if it ends the turn */
  forecast(action) {
    return this.line.ask("forecast", { table: this.table, action });
  }

  hint() {
    return this.line.ask("analyse", { table: this.table });
  }

  ending() {
    return this.line.ask("ending", { table: this.table });
  }

  guide() {
    return this.line.ask("guide", { table: this.table });
  }

  rules() {
    return this.line.ask("rules", { table: this.table });
  }

  /** @param {string} what */
  async about(what) {
    const key = `${this.line.lang} ${what}`;
    if (!this.abouts.has(key)) this.abouts.set(key, await this.line.ask("about", { table: this.table, what }));
    return this.abouts.get(key);
  }

  /** @param {string} lang */
  async speak(lang) {
    this.line.lang = lang;
    this.fetched += 1;
    Object.assign(this, { told: [], cursor: "", looks: {} });
    await this.refresh();
  }

  /** Try at once to reach the server again. */
  retry() {
    this.line.retry?.();
  }

  close() {
    this.line.close();
  }
}
