// A game that the server has paused: why, how its host lets it go on, and the way back to what was being made.

import { css, html, nothing } from "../vendor/lit.js";
import { SERVER, http } from "../net/http.js";
import { game } from "../seats.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

export class SwcoreHalted extends Watcher {
  static properties = { ...Watcher.properties, trouble: { state: true } };

  static styles = [
    sheet,
    css`
      section {
        display: grid;
        gap: 0.6rem;
        border: 1px solid var(--warn);
        border-radius: 0.7rem;
        padding: 0.7rem 0.9rem;
        background: var(--card);
      }
      p {
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.trouble = "";
  }

  render() {
    const play = this.play;
    const problem = /** @type {any} */ (play?.problem);
    if (!play || !problem) return nothing;
    const host = game(play.table)?.host;
    return html`<section role="alert">
      <p>${problem.message}</p>
      ${host ? nothing : html`<p class="soft">${problem.hint}</p>`} ${this.trouble ? html`<p class="warn">${this.trouble}</p>` : nothing}
      <div class="row">
        ${host ? html`<button class="main" @click=${() => this.resume(host)}>${say("halted.resume")}</button>` : nothing}
        <a class="button" href=${new URL("workshop", SERVER).href}>${say("halted.shop")}</a>
      </div>
    </section>`;
  }

  /** @param {string} token of the host */
  async resume(token) {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    this.trouble = "";
    try {
      await http(`api/tables/${play.table}/resume`, { token });
      if (play.line.closed) location.reload(); // a seat that was refused ends the line
      else await play.refresh();
    } catch (error) {
      this.trouble = /** @type {Error} */ (error).message;
    }
  }
}

define("swcore-halted", SwcoreHalted);
