// A game that is looked at once more. To the elements it is a play at which nothing is asked: it draws the table as it stood after
// a step, by the eyes of a seat or of a bystander.

import { Play } from "./play.js";

const PACE = 1200; // milliseconds between two steps that go by themselves

export class Replay extends Play {
  /**
   * @param {object} told
   * @param {string} told.table "" for a story
   * @param {import("./net/pastline.js").PastLine} told.line
   * @param {number | null} [told.seat] whose eyes are lent first
   */
  constructor({ table, line, seat = null }) {
    super({ table, chairs: [], line: () => line });
    this.replay = true;
    this.at = 0;
    this.last = 0;
    this.open = false; // whether what any seat could see is shown
    this.whole = false; // whether the game is over, so that any eyes may be lent
    /** @type {number[]} */ this.seats = [];
    /** @type {[number, number][]} */ this.turns = [];
    /** @type {Told[]} */ this.all = [];
    this.heard = "";
    /** @type {ReturnType<typeof setInterval> | undefined} */ this.clock = undefined;
    line.addEventListener("frame", (/** @type {any} */ event) => this.frame(event.detail));
    this.look(seat);
  }

  /** @param {any} told */
  frame(told) {
    Object.assign(this, { last: told.last, whole: told.over, seats: told.seats, turns: told.turns });
    if (this.line.step === null) this.line.step = told.step;
  }

  async read() {
    const known = Object.keys(this.looks).length > 0;
    const hearing = `${this.line.lang} ${this.line.seat}`;
    if (this.heard !== hearing) {
      const [news, looks] = await Promise.all([
        this.line.ask("news", { step: null, since: "", told: true }),
        known ? null : this.line.ask("looks", { step: null }),
      ]);
      this.all = news.steps;
      this.heard = hearing;
      if (looks) this.looks = looks.looks;
    }
    const at = Math.min(this.line.step ?? this.last, this.last);
    const eyes = this.open ? this.seats : [];
    const [status, table, ...seen] = await Promise.all([
      this.line.ask("status", { step: at }),
      this.line.ask("scene", { step: at }),
      ...eyes.map((seat) => this.line.ask("scene", { step: at, seat })),
    ]);
    const scene = seen.reduce((whole, own, number) => laidOpen(whole, own, eyes[number]), table);
    const told = this.all.filter((one) => one.step !== null && one.step <= at);
    const newest = told.filter((one) => one.step === at);
    this.fresh = new Set(newest.flatMap((one) => one.sentences.flatMap((sentence) => sentence.elements || [])));
    this.changed({ status, scene, at, told, menu: null, problem: null, busy: false });
  }

  /** @param {number} step */
  async go(step) {
    this.line.step = Math.max(0, Math.min(step, this.last));
    await this.refresh();
  }

  /** @param {number} way 1 for the next turn, -1 for the one before */
  turn(way) {
    const starts = [0, ...this.turns.map(([step]) => step), this.last];
    const found = way > 0 ? starts.find((step) => step > this.at) : starts.reverse().find((step) => step < this.at);
    return this.go(found ?? this.at);
  }

  /**
   * @param {number | null} seat whose eyes are lent; null for those of a bystander
   * @param {boolean} [open] whether the bystander sees what any seat could
   */
  async look(seat, open = false) {
    this.open = open;
    this.line.seat = seat;
    this.chair = seat === null ? null : { seat, token: "" };
    await this.refresh();
  }

  /** Go on by itself, or stop. */
  run() {
    if (this.clock) {
      this.stop();
      return;
    }
    if (this.at >= this.last) this.go(0);
    this.clock = setInterval(() => {
      if (this.at >= this.last) this.stop();
      else if (!this.running) this.go(this.at + 1);
    }, PACE);
    this.changed();
  }

  stop() {
    clearInterval(this.clock);
    this.clock = undefined;
    this.changed();
  }

  /** @param {string} lang */
  async speak(lang) {
    this.line.lang = lang;
    this.looks = {};
    await this.refresh();
  }

  ending() {
    return this.line.ask("ending");
  }

  close() {
    this.stop();
    super.close();
  }
}

/**
 * @param {any} whole a scene by the eyes of a bystander
 * @param {any} own the same by the eyes of a seat
 * @param {number} seat
 * @returns {any} the first with what only the seat could see: the facts of its panel, and what is nowhere else
 */
function laidOpen(whole, own, seat) {
  const known = new Set(whole.elements.map((/** @type {any} */ one) => one.id));
  const mine = own.elements.find((/** @type {any} */ one) => one.kind === "panel" && one.seat === seat);
  const shown = whole.elements.map((/** @type {any} */ one) => (mine && one.id === mine.id ? { ...one, facts: mine.facts } : one));
  const hidden = own.elements.filter((/** @type {any} */ one) => !known.has(one.id));
  return { ...whole, elements: [...shown, ...hidden.map((/** @type {any} */ one) => ({ ...one, target: false }))] };
}

/** @typedef {import("./play.js").Told} Told */
