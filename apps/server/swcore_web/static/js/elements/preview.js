// The board of a game that has not begun, to choose a map by.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { http } from "../net/http.js";
import { tokens } from "../style.js";
import { chosen } from "../words.js";
import "./board.js";
import { define } from "./watcher.js";

/** A play in which nobody can do anything. */
class Still extends EventTarget {
  /** @param {any[]} elements @param {any} looks */
  constructor(elements, looks) {
    super();
    this.scene = { elements };
    this.looks = looks;
    this.choices = [];
    this.picked = [];
    this.fresh = new Set();
    this.cursor = "";
    this.seat = null;
  }
}

export class SwcorePreview extends LitElement {
  static properties = { game: {}, map: {}, seats: { type: Number }, still: { state: true } };

  static styles = [
    tokens,
    css`
      :host {
        display: block;
        max-width: 34rem;
        --map-zoom: none; /* nothing can be pressed here */
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    this.map = "";
    this.seats = 2;
    /** @type {any} */
    this.still = null;
    this.asked = "";
  }

  /** @param {Map<string, any>} _changed */
  willUpdate(_changed) {
    const query = new URLSearchParams({ map: this.map, seats: String(this.seats), lang: chosen.lang });
    const path = `api/games/${this.game}/preview?${query}`;
    if (path === this.asked) return;
    this.asked = path;
    http(path).then(
      (told) => path === this.asked && (this.still = new Still(told.elements, told.looks)),
      () => (this.still = null),
    );
  }

  render() {
    const drawn = this.still?.scene.elements.some((/** @type {any} */ one) => one.position);
    return drawn ? html`<div inert aria-hidden="true"><swcore-board .play=${this.still}></swcore-board></div>` : nothing;
  }
}

define("swcore-preview", SwcorePreview);
