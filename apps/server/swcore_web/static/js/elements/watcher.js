// What all elements that draw a game begin with: they hold a play, and are drawn again when it changes.

import { LitElement } from "../vendor/lit.js";
import { follow } from "../words.js";

/** @typedef {import("../play.js").Play} Play */

export class Watcher extends LitElement {
  /** @type {((table: string, token: string) => Play) | null} how an element of a foreign page opens its table, see embed.js */
  static opened = null;

  static properties = { play: { attribute: false } };

  constructor() {
    super();
    /** @type {Play | null} */
    this.play = null;
    this.again = () => this.requestUpdate();
    follow(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.play?.addEventListener("change", this.again);
    this.openOwn();
  }

  /** Open the table that the attributes `table` and `token` name, where no play was given. */
  openOwn() {
    const table = this.getAttribute("table");
    if (!this.play && table && Watcher.opened) this.play = Watcher.opened(table, this.getAttribute("token") || "");
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.play?.removeEventListener("change", this.again);
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (!changed.has("play")) return;
    changed.get("play")?.removeEventListener("change", this.again);
    this.play?.addEventListener("change", this.again);
  }

  /** @returns {import("../play.js").Element[]} */
  get elements() {
    return this.play?.scene?.elements || [];
  }

  /** @param {string} id @returns {import("../play.js").Element[]} what lies in an element */
  inside(id) {
    return this.elements.filter((one) => one.at === id);
  }

  /** @param {string} name @param {any} detail */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** @param {MouseEvent} event on a dialog, which is closed by a click beside it */
export function closeBeside(event) {
  const dialog = /** @type {HTMLDialogElement} */ (event.currentTarget);
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (event.target === dialog && !inside) dialog.close();
}

/**
 * @param {string} name of an element
 * @param {CustomElementConstructor} kind
 */
export function define(name, kind) {
  if (!customElements.get(name)) customElements.define(name, kind);
}
