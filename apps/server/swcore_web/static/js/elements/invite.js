// The links that invite others to the free seats of a table.

import { LitElement, css, html, nothing, svg } from "../vendor/lit.js";
import { SERVER, invitation, reach } from "../net/http.js";
import { sheet } from "../style.js";
import { follow, say } from "../words.js";
import { define } from "./watcher.js";

export class SwcoreInvite extends LitElement {
  static properties = { table: {}, invites: { attribute: false }, copied: { state: true }, codes: { state: true }, reach: { state: true } };

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
      .code {
        width: min(13rem, 100%);
        background: #fff;
        border-radius: 0.5rem;
      }
    `,
  ];

  constructor() {
    super();
    this.table = "";
    /** @type {Record<string, string>} */
    this.invites = {};
    this.copied = "";
    /** @type {Record<string, any>} */
    this.codes = {};
    /** @type {import("../net/http.js").Reach} */
    this.reach = { base: SERVER, alone: false };
    reach().then((found) => (this.reach = found));
    follow(this);
  }

  render() {
    const all = Object.entries(this.invites);
    if (!all.length) return nothing;
    return html`<section aria-label=${say("invite.title")}>
      <h2>${say("invite.title")}</h2>
      <span class="soft">${say("invite.text")}</span>
      ${this.reach.alone ? html`<span class="warn">${say("invite.alone")}</span>` : nothing}
      ${all.map(([seat, invite]) => {
        const link = invitation(this.table, invite, this.reach.base);
        return html`<div class="one">
          <input readonly .value=${link} aria-label=${say("invite.link", { number: Number(seat) + 1 })} @focus=${(/** @type {any} */ event) => event.target.select()} />
          <button @click=${() => this.copy(seat, link)}>${this.copied === seat ? say("invite.copied") : say("invite.copy")}</button>
        </div>
        <details @toggle=${() => this.draw(link)}>
          <summary>${say("invite.code")}</summary>
          ${this.codes[link] || nothing}
        </details>`;
      })}
    </section>`;
  }

  /** @param {string} link drawn as a code that a telephone reads; what draws it is fetched when it is wanted first */
  async draw(link) {
    const { qrcode } = await import("../vendor/qrcode.js");
    const code = qrcode(0, "M");
    code.addData(link);
    code.make();
    const size = code.getModuleCount();
    const path = [];
    for (let row = 0; row < size; row++) for (let at = 0; at < size; at++) if (code.isDark(row, at)) path.push(`M${at} ${row}h1v1h-1z`);
    const picture = html`<svg class="code" viewBox="-3 -3 ${size + 6} ${size + 6}" role="img" aria-label=${say("invite.code")}>
      ${svg`<path d=${path.join("")} fill="#000"></path>`}
    </svg>`;
    this.codes = { ...this.codes, [link]: picture };
  }

  /** @param {string} seat @param {string} link */
  async copy(seat, link) {
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    this.copied = seat;
  }
}

define("swcore-invite", SwcoreInvite);
