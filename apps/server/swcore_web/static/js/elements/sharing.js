// What may be done with a game beside playing it: look back, give a finished one to others as a link, report a problem.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { addressOf, http, reach, replayOf } from "../net/http.js";
import { game } from "../seats.js";
import { TooLong, folded } from "../stories.js";
import { sheet } from "../style.js";
import { chosen, follow, say } from "../words.js";
import { define } from "./watcher.js";

export class SwcoreSharing extends LitElement {
  static properties = {
    table: {},
    over: { type: Boolean },
    back: { type: Boolean },
    link: { state: true },
    alone: { state: true },
    copied: { state: true },
    reporting: { state: true },
    problem: { state: true },
  };

  static styles = [
    sheet,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
      }
      form {
        display: grid;
        gap: 0.5rem;
      }
      textarea {
        font: inherit;
        color: inherit;
        background: var(--card);
        border: 1px solid var(--line);
        border-radius: 0.6rem;
        padding: 0.4rem;
        min-height: 5rem;
        width: 100%;
      }
      input {
        width: 100%;
      }
      .row button.plain {
        padding-inline: 0; /* below the other one where both do not fit */
      }
      p {
        margin: 0;
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.table = "";
    this.over = false;
    this.back = false; // whether this is the page that looks back
    this.link = "";
    this.alone = false; // whether the link leads nobody else here
    this.copied = false;
    this.reporting = false;
    this.problem = "";
    follow(this);
  }

  render() {
    if (!this.table) return nothing;
    return html`
      <div class="row">
        ${this.back
          ? html`<a class="button" href=${addressOf(this.table)}>${say("share.table")}</a>`
          : html`<a class="button" href=${replayOf(this.table)}>${say("share.back")}</a>`}
        ${this.over ? html`<button data-share @click=${() => this.share()}>${say(this.copied ? "invite.copied" : "share.link")}</button>` : nothing}
        <button class="plain" data-report aria-expanded=${this.reporting} @click=${() => (this.reporting = !this.reporting)}>${say("share.report")}</button>
      </div>
      ${this.link ? html`<input readonly .value=${this.link} aria-label=${say("share.link")} @focus=${(/** @type {any} */ event) => event.target.select()} />` : nothing}
      ${this.link && this.alone ? html`<p class="warn">${say("invite.alone")}</p>` : nothing}
      ${this.reporting ? this.form() : nothing}
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
    `;
  }

  form() {
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.report(event)}>
      <label>${say("share.words")}<textarea name="words" maxlength="2000"></textarea></label>
      <span class="soft">${say("share.files")}</span>
      <button class="main">${say("share.download")}</button>
    </form>`;
  }

  async share() {
    await this.safely(async () => {
      const { base, alone } = await reach();
      this.alone = alone;
      this.link = `${new URL("replay", base).href}#${await folded(await http(`api/tables/${this.table}/story?lang=${chosen.lang}`))}`;
      await navigator.clipboard?.writeText(this.link).then(
        () => (this.copied = true),
        () => undefined,
      );
    });
  }

  /** @param {SubmitEvent} event */
  async report(event) {
    event.preventDefault();
    const words = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("words") || "");
    const tokens = (game(this.table)?.chairs || []).map((one) => one.token);
    await this.safely(async () => {
      const told = await http(`api/tables/${this.table}/report?lang=${chosen.lang}`, { words, tokens });
      if (told.seen) save(`${this.table}.json`, JSON.stringify(told.seen, null, 1));
      if (told.save) save(`${this.table}.save`, told.save);
      if (told.test) save("test_reported.py", told.test);
      this.reporting = false;
    });
  }

  /** @param {() => Promise<void>} act */
  async safely(act) {
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = error instanceof TooLong ? say("replay.long") : /** @type {Error} */ (error).message;
    }
  }
}

/** @param {string} name @param {string} text a file that is laid into the downloads */
function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

define("swcore-sharing", SwcoreSharing);
