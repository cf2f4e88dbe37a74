// The links that invite others to the free seats of a table.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { invitation } from "../net/http.js";
import { sheet } from "../style.js";
import { follow, say } from "../words.js";
import { define } from "./watcher.js";

export class SwcoreInvite extends LitElement {
  static properties = { table: {}, invites: { attribute: false }, copied: { state: true } };

  static styles = [
    sheet,
    css`
      section {
        border: 1px dashed var(--accent);
        border-radius: 0.9rem;
        padding: 0.8rem;
        display: grid;
        gap: 0.6rem;
      }
      .one {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.4rem;
      }
      input {
        min-width: 0;
        width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    this.table = "";
    /** @type {Record<string, string>} */
    this.invites = {};
    this.copied = "";
    follow(this);
  }

  render() {
    const all = Object.entries(this.invites);
    if (!all.length) return nothing;
    return html`<section aria-label=${say("invite.title")}>
      <h2>${say("invite.title")}</h2>
      <span class="soft">${say("invite.text")}</span>
      ${all.map(([seat, invite]) => {
        const link = invitation(this.table, invite);
        return html`<div class="one">
          <input readonly .value=${link} aria-label=${say("invite.link", { number: Number(seat) + 1 })} @focus=${(/** @type {any} */ event) => event.target.select()} />
          <button @click=${() => this.copy(seat, link)}>${this.copied === seat ? say("invite.copied") : say("invite.copy")}</button>
        </div>`;
      })}
    </section>`;
  }

  /** @param {string} seat @param {string} link */
  async copy(seat, link) {
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    this.copied = seat;
  }
}

define("swcore-invite", SwcoreInvite);
