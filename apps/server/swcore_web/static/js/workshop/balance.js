// Is a piece balanced? Many games are played beside, where the server can; it tells how far they are, and the verdict in the end.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import { SERVER, http } from "../net/http.js";
import { sheet } from "../style.js";
import { chosen, follow, say } from "../words.js";
import { begun, forget, note } from "./trials.js";

const PACE = 1500; // milliseconds between two looks

/** @typedef {{state: string, done: number, of: number, told: string[], verdict: string, report: boolean, problem: string, seconds: number}} Trial */

/** @type {Promise<boolean> | undefined} whether the server can try pieces; it is asked once */
let able;

export class SwcoreBalance extends LitElement {
  static properties = { game: {}, file: { attribute: false }, able: { state: true }, trial: { state: true }, problem: { state: true }, shown: { state: true } };

  static styles = [
    sheet,
    css`
      section {
        display: grid;
        gap: 0.5rem;
        justify-items: start;
      }
      progress {
        width: 100%;
        accent-color: var(--accent);
      }
      p {
        margin: 0;
        line-height: 1.4;
        overflow-wrap: anywhere;
      }
      .verdict {
        font-weight: 700;
        border-left: 4px solid var(--target);
        padding-left: 0.6rem;
      }
      dialog {
        width: min(60rem, 96vw);
        max-width: none;
        height: 92vh;
        padding: 0.6rem;
      }
      dialog[open] {
        display: grid;
        grid-template-rows: auto 1fr;
        gap: 0.4rem;
        justify-items: end;
      }
      iframe {
        width: 100%;
        height: 100%;
        border: 0;
        border-radius: 0.6rem;
        background: #fff;
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    /** @type {any} */
    this.file = null;
    this.able = false;
    /** @type {Trial | null} */
    this.trial = null;
    this.problem = "";
    this.shown = false;
    this.key = "";
    this.tried = "{}"; // the file that was tried
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    follow(this);
  }

  /** @param {Map<string, any>} was */
  willUpdate(was) {
    if (was.has("game") && this.game) this.resume();
  }

  /** Look at the trial that was begun before the page was left, or another game came. */
  resume() {
    clearTimeout(this.later);
    const kept = begun(this.game);
    this.trial = null;
    this.problem = "";
    this.key = kept?.key || "";
    this.tried = kept?.tried || "{}";
    if (this.key) this.look(true);
  }

  connectedCallback() {
    super.connectedCallback();
    able ||= http("api/trials").then(
      (told) => told.able,
      () => false,
    );
    able.then((told) => (this.able = told));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.later);
  }

  get going() {
    return Boolean(this.trial && ["waiting", "running"].includes(this.trial.state));
  }

  async begin() {
    this.problem = "";
    this.trial = null;
    this.tried = JSON.stringify(this.file);
    try {
      const { game, file, tried } = this;
      this.key = (await http(`api/trials?lang=${chosen.lang}`, { game, file })).trial;
      note({ key: this.key, game, tried });
      await this.look();
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {boolean} [again] whether it was begun before: the server may have forgotten it */
  async look(again = false) {
    const key = this.key;
    try {
      const told = await http(`api/trials/${key}?lang=${chosen.lang}`);
      if (key !== this.key) return;
      this.trial = told;
      if (this.going && this.isConnected) this.later = setTimeout(() => this.look(), PACE);
    } catch (error) {
      if (key !== this.key) return;
      const { code, message } = /** @type {import("../net/line.js").Refusal} */ (error);
      if (code === "unknown-trial") forget(key);
      if (!again || code !== "unknown-trial") this.problem = message;
      this.key = "";
      this.trial = null;
    }
  }

  async cancel() {
    clearTimeout(this.later);
    const { key } = this;
    const told = await http(`api/trials/${key}/cancel`, {}).catch(() => null);
    if (key !== this.key) return;
    if (!told) forget(key);
    this.trial = told; // with what was found so far
  }

  /** @returns {string} about how long it takes yet */
  get left() {
    const { done, of, seconds } = /** @type {Trial} */ (this.trial);
    if (done < 5) return "";
    const rest = Math.ceil((seconds * (of - done)) / done / 60);
    return say("balance.left", { count: rest });
  }

  render() {
    if (!this.able) return nothing;
    return html`<section aria-live="polite">
      <h3>${say("balance.title")}</h3>
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing} ${this.stands()}
      ${this.going ? html`<button @click=${() => this.cancel()}>${say("balance.cancel")}</button>` : html`<button data-balance @click=${() => this.begin()}>${say(this.trial ? "balance.again" : "balance.begin")}</button>`}
    </section>`;
  }

  stands() {
    const trial = this.trial;
    if (!trial) return html`<p class="soft">${say("balance.text")}</p>`;
    if (trial.state === "waiting") return html`<p>${say("balance.waiting")}</p>`;
    if (trial.state === "failed") return html`<p class="warn">${trial.problem || say("balance.failed")}</p>`;
    if (trial.state === "cancelled") return html`<p class="verdict">${say(trial.done ? "balance.stopped" : "balance.unbegun", { done: trial.done })}</p>`;
    if (trial.state !== "done") {
      if (!trial.of) return html`<p>${say("balance.starts")}</p>`;
      const told = say("balance.done", { done: trial.done, of: trial.of });
      return html`<p>${told} ${this.left}</p>
        <progress max=${trial.of || 1} .value=${trial.done} aria-label=${told}></progress>`;
    }
    const [verdict, ...reasons] = trial.told;
    return html`${this.tried === JSON.stringify(this.file) ? nothing : html`<p class="soft">${say("balance.earlier", { name: nameIn(this.tried) })}</p>`}
      <p class="verdict">${verdict}</p>
      ${reasons.slice(0, 4).map((one) => html`<p>${one}</p>`)}
      ${trial.report
        ? html`<button @click=${() => this.show()}>${say("balance.report")}</button>
            <dialog aria-label=${say("balance.title")} @close=${() => (this.shown = false)}>
              <button @click=${() => this.renderRoot.querySelector("dialog")?.close()}>${say("about.close")}</button>
              ${this.shown ? html`<iframe sandbox title=${say("balance.report")} src=${new URL(`api/trials/${this.key}/report`, SERVER).href}></iframe>` : nothing}
            </dialog>`
        : nothing}`;
  }

  async show() {
    this.shown = true;
    await this.updateComplete;
    this.renderRoot.querySelector("dialog")?.showModal();
  }
}

/** @param {string} tried a file as text @returns {string} what its piece is called */
function nameIn(tried) {
  const { name, id } = JSON.parse(tried);
  return (typeof name === "string" ? name : name?.[chosen.lang] || name?.en) || id || "";
}

define("swcore-balance", SwcoreBalance);
