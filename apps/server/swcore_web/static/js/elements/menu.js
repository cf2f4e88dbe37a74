// The open question: what is asked, what has been picked so far, and every legal action. It tells `swcore-choose` with a choice.

import { css, html, nothing } from "../vendor/lit.js";
import { counted, elementsOf, fitting, groups, kindOf, labelOf } from "../choosing.js";
import { lists, sheet } from "../style.js";
import { say } from "../words.js";
import "./brush.js";
import { Watcher, define } from "./watcher.js";

// How many choices of a group are shown at once where the table shows them, too: fewer where there is little room.
const FEW = 8;
const FEWER = 3;
const NARROW = matchMedia("(max-width: 60rem)");

/** @typedef {import("../choosing.js").Choice} Choice */

export class SwcoreMenu extends Watcher {
  static properties = { ...Watcher.properties, open: { state: true }, advice: { state: true }, best: { state: true } };

  static styles = [
    sheet,
    lists,
    css`
      :host {
        display: block;
      }
      h2 {
        font-size: 1.15rem;
        margin-bottom: 0.4rem;
      }
      ul {
        margin-bottom: 0.6rem;
        gap: 0.3rem;
      }
      li button {
        width: 100%;
        justify-content: space-between;
        text-align: left;
        line-height: 1.25;
      }
      li button small {
        display: block;
        color: var(--soft);
        white-space: pre-line;
      }
      .cost {
        flex: none;
        background: var(--target);
        color: #1c1a17;
        border-radius: 1rem;
        padding: 0 0.5rem;
        font-weight: 700;
      }
      .chips {
        margin-bottom: 0.5rem;
      }
      .chip {
        border: 1px solid var(--line);
        border-radius: 1rem;
        padding: 0 0.6rem;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      p {
        margin: 0.2rem 0 0.6rem;
      }
      .hint ol {
        margin: 0 0 0.4rem;
        padding-left: 1.4rem;
      }
      .hint li button {
        width: auto;
        justify-content: flex-start;
      }
      .hint {
        border-left: 4px solid var(--target);
        padding-left: 0.6rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Set<string>} */
    this.open = new Set();
    /** @type {any[] | null} */
    this.advice = null;
    /** @type {Choice[]} what the hint advises, the best one first */
    this.best = [];
  }

  render() {
    const play = this.play;
    if (!play?.status) return nothing;
    if (play.status.over) return html`<h2>${say("menu.over")}</h2>`;
    const menu = play.menu;
    if (!menu?.choices?.length) return this.waiting();
    const left = fitting(menu.choices, play.picked);
    const undo = menu.undo;
    return html`
      <h2>${menu.prompt}</h2>
      ${this.picked()}
      ${this.advised()}
      <swcore-brush .play=${play}></swcore-brush>
      ${groups(brushed(left, play.brush)).map((group) => this.group(group))}
      <div class="bar">
        ${undo ? html`<button @click=${() => play.undo()} ?disabled=${play.busy}>↶ ${say("menu.undo")}</button>` : nothing}
        <button @click=${() => this.hint()} ?disabled=${play.busy}>${say("menu.hint")}</button>
      </div>
    `;
  }

  waiting() {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    const names = play.status.pending
      .map((/** @type {number} */ seat) => this.elements.find((one) => one.kind === "panel" && one.seat === seat)?.label)
      .filter(Boolean);
    const undo = play.menu?.undo;
    return html`<h2>${say("menu.waiting", { names: names.join(", ") })}</h2>
      ${undo ? html`<button @click=${() => play.undo()}>↶ ${say("menu.undo")}</button>` : nothing}`;
  }

  picked() {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    if (!play.picked.length) return nothing;
    return html`<div class="row chips">
      ${play.picked.map((id) => html`<span class="chip">${this.elements.find((one) => one.id === id)?.label || id}</span>`)}
      <button class="plain" @click=${() => play.pick([])}>${say("menu.clear")}</button>
    </div>`;
  }

  /** @param {{id: string, label: string, choices: Choice[]}} group */
  group(group) {
    const drawn = group.choices.filter((one) => elementsOf(one).length).length;
    const shut = drawn > (NARROW.matches ? FEWER : FEW) && !this.open.has(group.id);
    if (shut) {
      return html`<ul>
        <li>
          <button aria-expanded="false" @click=${() => (this.open = new Set([...this.open, group.id]))}>
            <span>${capital(group.label)}<small>${say("menu.many", { count: group.choices.length })}</small></span><span>▾</span>
          </button>
        </li>
      </ul>`;
    }
    return html`<ul>
      ${group.choices.map((choice) => this.choice(choice))}
    </ul>`;
  }

  /** @param {Choice} choice */
  choice(choice) {
    const cost = choice.cost ?? null;
    const odds = choice.faces ? ` ${Math.round((100 * (choice.good || 0)) / choice.faces)}%` : "";
    const light = () => this.tell("swcore-light", { ids: elementsOf(choice) });
    return html`<li>
      <button
        data-action=${choice.action}
        ?disabled=${this.play?.busy}
        @click=${() => this.tell("swcore-choose", { choice })}
        @pointerenter=${light}
        @focus=${light}
        @pointerleave=${() => this.tell("swcore-light", null)}
        @blur=${() => this.tell("swcore-light", null)}
      >
        <span>${labelOf(choice)}${choice.detail && !this.drawn(choice) ? html`<small>${choice.detail}</small>` : nothing}</span>
        ${cost === null ? nothing : html`<span class="cost" aria-hidden="true">${cost}${odds}</span>`}
      </button>
    </li>`;
  }

  /** @param {Choice} choice @returns {boolean} whether a card on the table tells the same, and is seen beside the question */
  drawn(choice) {
    const [id] = elementsOf(choice);
    return Boolean(id) && !NARROW.matches && this.elements.some((one) => one.id === id && one.kind === "card");
  }

  advised() {
    if (!this.advice) return nothing;
    return html`<div class="hint" role="status">
      ${this.best.length
        ? html`<p>${say("menu.best")}</p>
            <ol>
              ${this.best.map((choice) => html`<li>${this.adviceLine(choice)}</li>`)}
            </ol>`
        : nothing}
      ${this.advice.map((line) => html`<p>${line}</p>`)}
    </div>`;
  }

  /** @param {Choice} choice */
  adviceLine(choice) {
    const light = () => this.tell("swcore-light", { ids: elementsOf(choice) });
    const back = () => this.lightBest();
    return html`<button class="plain" data-advised=${choice.action} @click=${() => this.tell("swcore-choose", { choice })} @pointerenter=${light} @focus=${light} @pointerleave=${back} @blur=${back}>${labelOf(choice)}</button>`;
  }

  /** Show on the table where the best action is. */
  lightBest() {
    this.tell("swcore-light", this.best.length ? { ids: elementsOf(this.best[0]) } : null);
  }

  async hint() {
    const play = /** @type {import("../play.js").Play} */ (this.play);
    this.advice = [say("menu.thinking")];
    this.best = [];
    try {
      const found = await play.hint();
      const told = found.alternatives.slice(0, 3).map((/** @type {any} */ one) => play.choices.find((choice) => choice.action === one.action));
      this.best = told.filter(Boolean);
      this.advice = [...(this.best.length ? [] : [say("menu.none")]), ...found.why, ...(play.menu?.hints || [])];
      this.lightBest();
    } catch (error) {
      this.advice = [/** @type {Error} */ (error).message];
    }
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const mark = this.play?.status?.cursor;
    if (mark !== this.mark) {
      this.mark = mark;
      if (this.best.length) this.tell("swcore-light", null);
      this.advice = null;
      this.best = [];
      this.open = new Set();
    }
  }
}

/**
 * @param {import("../choosing.js").Choice[]} choices
 * @param {number} count how many at a time
 * @returns {import("../choosing.js").Choice[]} of those that differ in a number alone the one that a click upon the place means
 */
function brushed(choices, count) {
  if (!count) return choices;
  const alike = new Map();
  for (const choice of choices) {
    const key = [choice.group || kindOf(choice), ...elementsOf(choice)].join(" ");
    if (elementsOf(choice).length) alike.set(key, [...(alike.get(key) || []), choice]);
  }
  const meant = new Set([...alike.values()].flatMap((those) => counted(those, count)));
  return choices.filter((one) => !elementsOf(one).length || meant.has(one));
}

/** @param {string} text */
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

define("swcore-menu", SwcoreMenu);
