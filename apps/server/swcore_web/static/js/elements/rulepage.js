// The page of the rules of a game, for who reads before anybody plays.

import { LitElement, html, nothing } from "../vendor/lit.js";
import { SERVER, http } from "../net/http.js";
import { listGames } from "../opening.js";
import { sheet } from "../style.js";
import { chosen, follow, say } from "../words.js";
import "./rules.js";
import { page } from "./rulestyle.js";
import { define } from "./watcher.js";

export class SwcoreRulePage extends LitElement {
  static properties = { game: {}, rules: { state: true }, titled: { state: true }, words: { state: true }, problem: { state: true } };

  static styles = [sheet, page];

  constructor() {
    super();
    this.game = "";
    /** @type {any} */
    this.rules = null;
    this.titled = "";
    this.words = "";
    this.problem = "";
    follow(this, () => this.load());
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has("game") && this.game) this.load();
  }

  async load() {
    const { lang } = chosen;
    try {
      const [told, games] = await Promise.all([http(`api/workshop/rules?lang=${lang}`, { game: this.game }), listGames(lang)]);
      if (lang !== chosen.lang) return;
      this.rules = told;
      this.titled = games.find((one) => [one.id, one.name].includes(this.game))?.title || "";
      this.problem = "";
      await this.updateComplete;
      const clause = decodeURIComponent(location.hash.slice(1));
      if (clause) /** @type {any} */ (this.renderRoot.querySelector("swcore-rules")).lead(clause);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    return html`
      <header>
        <h1>${[this.titled, say("rules.title")].filter(Boolean).join(" · ")}</h1>
        <input type="search" aria-label=${say("rules.search")} placeholder=${say("rules.search")} .value=${this.words} @input=${(/** @type {any} */ event) => (this.words = event.target.value)} />
        <a class="button" href=${SERVER.href}>${say("app.home")}</a>
      </header>
      ${this.problem ? html`<p class="warn" role="alert">${this.problem}</p>` : nothing}
      ${this.problem && !this.rules
        ? nothing
        : html`<swcore-rules .rules=${this.rules} .pieces=${this.rules?.pieces || []} .words=${this.words} @swcore-led=${() => (this.words = "")}></swcore-rules>`}
    `;
  }
}

define("swcore-rule-page", SwcoreRulePage);
