// What a bench of the workshop begins with: what is written goes to the server a moment after each change, and it tells what it
// finds. A bench tells `swcore-change` with what was written, and `swcore-told` with the answer.

import { LitElement, css } from "../vendor/lit.js";
import { lists, sheet } from "../style.js";
import { chosen, follow } from "../words.js";
import { asked } from "./share.js";

const REST = 300; // milliseconds without a change after which the server is asked

export class Bench extends LitElement {
  static properties = {
    game: {},
    words: { attribute: false },
    told: { state: true },
    problem: { state: true },
  };

  static styles = [
    sheet,
    lists,
    css`
      :host {
        display: grid;
        gap: 1.2rem;
        grid-template-columns: minmax(0, 3fr) minmax(16rem, var(--beside, 2fr));
        align-items: start;
      }
      @media print {
        :host {
          display: block;
        }
      }
      @media (max-width: 52rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    /** @type {any} */
    this.words = null;
    /** @type {any} */
    this.told = null;
    this.problem = "";
    this.asks = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    follow(this, () => this.ask());
  }

  /** @returns {{name: string, question: string, data: any}} what is written, under which name, and by what it is looked at */
  get written() {
    return { name: "", question: "", data: null };
  }

  /** @param {Map<string, any>} was */
  willUpdate(was) {
    const { name, data } = this.written;
    if (!was.has(name) && !was.has("game")) return;
    clearTimeout(this.later);
    if (data) this.later = setTimeout(() => this.ask(), this.told ? REST : 0);
  }

  async ask() {
    const number = ++this.asks;
    const { name, question, data } = this.written;
    if (!data) return;
    try {
      const told = await asked(question, this.game, { [name]: data }, chosen.lang);
      if (number !== this.asks) return;
      this.told = told;
      this.problem = "";
      this.dispatchEvent(new CustomEvent("swcore-told", { detail: told }));
      this.heard(told);
    } catch (error) {
      if (number === this.asks) this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {any} _told what the server has answered */
  heard(_told) {}

  /** @param {any} data what is written now */
  change(data) {
    this.dispatchEvent(new CustomEvent("swcore-change", { detail: data }));
  }
}
