// What is told instead of a table or a page that there is not, or not any more: why, and where to go from there.

import { LitElement, css, html } from "../vendor/lit.js";
import { SERVER } from "../net/http.js";
import { sheet } from "../style.js";
import { follow, say } from "../words.js";
import { define } from "./watcher.js";

export const GONE = "unknown-table"; // the code of what the server refuses then

export class SwcoreGone extends LitElement {
  static properties = { what: {} };

  static styles = [
    sheet,
    css`
      section {
        display: grid;
        gap: 1rem;
        justify-items: start;
        max-width: 32rem;
        margin: 8vh auto;
      }
      p {
        margin: 0;
        line-height: 1.45;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {"gone" | "lost"} a table that is gone, or a page that there is not */
    this.what = "gone";
    follow(this);
  }

  render() {
    const lost = this.what === "lost";
    return html`<section role="alert">
      <h1>${say(lost ? "lost.title" : "gone.title")}</h1>
      <p>${say(lost ? "lost.text" : "gone.text")}</p>
      <a class="button main" href=${SERVER.href}>${say("app.home")}</a>
    </section>`;
  }
}

define("swcore-gone", SwcoreGone);
