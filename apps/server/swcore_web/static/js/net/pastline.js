// A line to the past of a game: what the elements ask is asked about the game as it stood after a step. What is asked together goes
// as one message, so that each step costs one way to the server and back.

import { http } from "./http.js";
import { Refusal } from "./line.js";

const GONE = "replay-gone";

/** @typedef {{do: string, resolve: (answer: any) => void, reject: (error: Error) => void, [field: string]: any}} Ask */

/** The past of a table of this server, or of the story that a link tells. It is always up. */
export class PastLine extends EventTarget {
  /**
   * @param {object} told
   * @param {string} told.lang
   * @param {string} [told.table] a table, with the tokens of the seats at this device
   * @param {string[]} [told.tokens]
   * @param {any} [told.story] else the story
   */
  constructor({ lang, table = "", tokens = [], story = null }) {
    super();
    Object.assign(this, { table, tokens, story });
    this.lang = lang;
    this.key = "";
    /** @type {number | null} */ this.step = null; // after which one looks; null for the last
    /** @type {number | null} */ this.seat = null; // whose eyes are lent
    /** @type {Map<string, {step: number | null, seat: number | null, asks: Ask[]}>} */
    this.batches = new Map();
  }

  /**
   * @param {string} what the request
   * @param {Record<string, any>} [fields] `step` and `seat` may be others than those of the line
   * @returns {Promise<any>}
   */
  ask(what, { table, seat = this.seat, step = this.step, ...fields } = {}) {
    const name = `${step} ${seat}`;
    if (!this.batches.has(name)) {
      this.batches.set(name, { step, seat, asks: [] });
      queueMicrotask(() => this.send(name));
    }
    return new Promise((resolve, reject) => this.batches.get(name)?.asks.push({ do: what, ...fields, resolve, reject }));
  }

  /** @param {string} name of a batch */
  async send(name) {
    const batch = this.batches.get(name);
    if (!batch) return;
    this.batches.delete(name);
    const asks = batch.asks.map(({ resolve, reject, ...one }) => one);
    try {
      const told = await this.post({ step: batch.step, seat: batch.seat, asks });
      this.dispatchEvent(new CustomEvent("frame", { detail: told }));
      batch.asks.forEach((one, at) => one.resolve(told.answers[at]));
    } catch (error) {
      for (const one of batch.asks) one.reject(/** @type {Error} */ (error));
    }
  }

  /** @param {object} body @returns {Promise<any>} */
  async post(body) {
    const { table, tokens, story } = /** @type {any} */ (this);
    if (table) return http(`api/tables/${table}/replay?lang=${this.lang}`, { ...body, tokens });
    const path = `api/replay?lang=${this.lang}`;
    try {
      const told = await http(path, { ...body, ...(this.key ? { key: this.key } : { story }) });
      this.key = told.key;
      return told;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== GONE || !this.key) throw error;
      this.key = "";
      return this.post(body);
    }
  }

  close() {
    this.batches.clear();
  }
}
