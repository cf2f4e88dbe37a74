// The rules of the game that is played, in a dialog over its table. Paper gets all of them, and nothing of the table.

import { html } from "../vendor/lit.js";
import { sheet } from "../style.js";
import { chosen, say } from "../words.js";
import "./rules.js";
import { book } from "./rulestyle.js";
import { Watcher, closeBeside, define } from "./watcher.js";

const AT_ONCE = 8; // pieces that are asked about at a time

export class SwcoreRulebook extends Watcher {
  static properties = { ...Watcher.properties, rules: { state: true }, pieces: { state: true }, words: { state: true } };

  static styles = [sheet, book];

  constructor() {
    super();
    /** @type {any} */
    this.rules = null;
    /** @type {any[]} */
    this.pieces = [];
    this.words = "";
    this.asked = "";
    this.printing = false;
    this.lay = () => this.laid(true);
    this.lift = () => this.laid(false);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("beforeprint", this.lay);
    addEventListener("afterprint", this.lift);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("beforeprint", this.lay);
    removeEventListener("afterprint", this.lift);
  }

  /** @returns {HTMLDialogElement | null} */
  get dialog() {
    return this.renderRoot.querySelector("dialog");
  }

  /** @returns {any} */
  get text() {
    return this.renderRoot.querySelector("swcore-rules");
  }

  /** @param {boolean} printing a dialog that lies over a page is as long as the screen: to be printed it stands in the page */
  laid(printing) {
    const dialog = this.dialog;
    if (!dialog?.open || printing === this.printing) return;
    this.printing = printing;
    dialog.close();
    if (printing) dialog.show();
    else dialog.showModal();
  }

  /** @param {string} [clause] the one to begin with */
  async show(clause = "") {
    this.words = "";
    await this.updateComplete;
    this.dialog?.showModal();
    this.toggleAttribute("open", true);
    const play = /** @type {import("../play.js").Play} */ (this.play);
    const anew = this.asked !== chosen.lang;
    if (anew) {
      this.asked = chosen.lang;
      this.rules = null; // what stands there is in the language before
      this.pieces = [];
      this.rules = await play.rules();
      await this.updateComplete;
    }
    await this.text.lead(clause);
    if (!anew) return;
    const kinds = this.rules.pieces;
    const ids = Object.keys(kinds).sort((one, other) => kinds[one].localeCompare(kinds[other]) || one.localeCompare(other));
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const found = await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => play.about(id).catch(() => null)));
      this.pieces = [...this.pieces, ...found.filter((one) => one?.name && one.text)];
    }
  }

  render() {
    return html`<dialog aria-labelledby="title" @click=${closeBeside} @close=${() => this.toggleAttribute("open", Boolean(this.dialog?.open))}>
      <div class="page">
        <header>
          <h2 id="title">${say("rules.title")}</h2>
          <input type="search" aria-label=${say("rules.search")} placeholder=${say("rules.search")} .value=${this.words} @input=${(/** @type {any} */ event) => (this.words = event.target.value)} />
          <button @click=${() => this.dialog?.close()}>${say("about.close")}</button>
        </header>
        <swcore-rules .rules=${this.rules} .pieces=${this.pieces} .words=${this.words} @swcore-led=${() => (this.words = "")}></swcore-rules>
      </div>
    </dialog>`;
  }
}

define("swcore-rulebook", SwcoreRulebook);
