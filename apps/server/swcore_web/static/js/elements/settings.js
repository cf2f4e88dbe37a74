// What somebody likes on this device, in a small box of the head of the page.

import { LitElement, css, html } from "../vendor/lit.js";
import { sound } from "../sounds.js";
import { sheet } from "../style.js";
import { THEMES, like, liked, theme, themed } from "../tastes.js";
import { follow, say } from "../words.js";
import { define } from "./watcher.js";

const TASTES = /** @type {const} */ (["moves", "goes", "sounds"]);

export class SwcoreSettings extends LitElement {
  static styles = [
    sheet,
    css`
      details {
        position: relative;
      }
      summary {
        list-style: none;
        cursor: pointer;
        min-height: 2.2rem;
        min-width: 2.2rem;
        display: grid;
        place-items: center;
        border: 1px solid var(--line);
        border-radius: 0.6rem;
        background: var(--card);
      }
      summary::-webkit-details-marker {
        display: none;
      }
      .box {
        position: absolute;
        right: 0;
        top: 110%;
        z-index: 20;
        display: grid;
        gap: 0.4rem;
        width: max-content;
        max-width: min(22rem, 88vw);
        border: 1px solid var(--line);
        border-radius: 0.8rem;
        background: var(--card);
        padding: 0.7rem 0.9rem;
        box-shadow: 0 0.5rem 1.5rem var(--shade);
      }
      label {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        min-height: 2rem;
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
    follow(this);
    /** @param {Event} event a press anywhere else closes the box, which would lie over what is pressed next */
    this.elsewhere = (event) => {
      const box = this.renderRoot?.querySelector("details");
      if (box && !event.composedPath().includes(this)) box.open = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("pointerdown", this.elsewhere);
    addEventListener("focusin", this.elsewhere);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("pointerdown", this.elsewhere);
    removeEventListener("focusin", this.elsewhere);
  }

  render() {
    return html`<details @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && event.currentTarget instanceof HTMLDetailsElement && (event.currentTarget.open = false)}>
      <summary aria-label=${say("settings.title")} title=${say("settings.title")}>⚙</summary>
      <div class="box">
        <label
          >${say("app.theme")}
          <select data-theme @change=${(/** @type {any} */ event) => theme(event.target.value)}>
            ${THEMES.map((one) => html`<option value=${one} ?selected=${themed() === one}>${say(`theme.${one}`)}</option>`)}
          </select>
        </label>
        ${TASTES.map(
          (one) =>
            html`<label
              ><input
                type="checkbox"
                data-taste=${one}
                .checked=${liked(one)}
                @change=${(/** @type {any} */ event) => {
                  like(one, event.target.checked);
                  if (one === "sounds") sound("turn");
                }}
              />${say(`settings.${one}`)}</label
            >`,
        )}
      </div>
    </details>`;
  }
}

define("swcore-settings", SwcoreSettings);
