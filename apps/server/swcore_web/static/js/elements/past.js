// The page of a game that is looked at once more: of a table of this server, or of the story in its address.

import { LitElement, html, nothing } from "../vendor/lit.js";
import { http } from "../net/http.js";
import { PastLine } from "../net/pastline.js";
import { Replay } from "../replay.js";
import { game } from "../seats.js";
import { TooLong, unfolded } from "../stories.js";
import { sheet } from "../style.js";
import { chosen, follow, listen, say } from "../words.js";
import "./replay.js";
import "./sharing.js";
import "./table.js";
import { define } from "./watcher.js";

export class SwcorePast extends LitElement {
  static properties = { table: {}, story: {}, replay: { state: true }, names: { state: true }, problem: { state: true } };
  static styles = [sheet];

  constructor() {
    super();
    this.table = "";
    this.story = "";
    /** @type {Replay | null} */ this.replay = null;
    /** @type {Record<number, string>} */ this.names = {};
    this.problem = "";
    follow(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.deaf = listen(() => this.replay?.speak(chosen.lang));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.deaf?.();
    this.replay?.close();
    this.replay = null;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has("table") || changed.has("story")) this.begin();
  }

  async begin() {
    this.replay?.close();
    this.replay = null;
    this.problem = "";
    const chairs = game(this.table)?.chairs || [];
    let story = null;
    try {
      if (!this.table) story = await unfolded(this.story);
    } catch (error) {
      this.problem = say(error instanceof TooLong ? "replay.long" : "replay.broken");
      return;
    }
    const line = new PastLine({ lang: chosen.lang, table: this.table, tokens: chairs.map((one) => one.token), story });
    line.step = 0; // one looks back from the beginning
    const replay = new Replay({ table: this.table, line, seat: chairs[0]?.seat ?? null });
    replay.addEventListener("change", () => this.requestUpdate());
    this.replay = replay;
    if (this.table) this.called(await http(`api/tables/${this.table}`).catch(() => ({ players: [] })));
  }

  /** @param {any} told who sat where */
  called(told) {
    const sat = told.players.filter((/** @type {any} */ one) => one.player);
    this.names = Object.fromEntries(sat.map((/** @type {any} */ one) => [one.seat, one.player]));
  }

  render() {
    const { replay } = this;
    const error = /** @type {any} */ (replay?.problem);
    if (this.problem || (error && !replay?.scene)) {
      return html`<section role="alert">
        <h1>${say("replay.refused")}</h1>
        <p>${this.problem || error.message}</p>
        ${error?.hint ? html`<p class="soft">${error.hint}</p>` : nothing}
      </section>`;
    }
    if (!replay) return nothing;
    return html`<swcore-table .play=${replay} .names=${this.names}>
      <swcore-sharing .table=${this.table} ?over=${replay.whole} back></swcore-sharing>
    </swcore-table>`;
  }
}

define("swcore-past", SwcorePast);
