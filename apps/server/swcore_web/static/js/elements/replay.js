// The controls of a game that is looked at once more: scrub, step, turn by turn, and by whose eyes.

import { css, html, nothing, svg } from "../vendor/lit.js";
import { letterOf } from "../draw/looks.js";
import { sheet } from "../style.js";
import { say } from "../words.js";
import { Watcher, define } from "./watcher.js";

/** @typedef {import("../replay.js").Replay} Replay */

// Signs as paths in a square of 24: fonts lack some, and draw others in colours.
const BAR = "M5 5h3v14H5z";
const LEFT = "M17 5v14L6 12z";
const RIGHT = "M7 5v14l11-7z";
/** @type {Record<string, string>} */
const SIGNS = {
  first: `${BAR}M19 5v14L9 12z`,
  turn_back: "M12 5v14L2 12zM22 5v14l-10-7z",
  back: LEFT,
  run: "M4 3v18l17-9z",
  stop: "M5 4h5v16H5zM14 4h5v16h-5z",
  next: RIGHT,
  turn_next: "M2 5v14l10-7zM12 5v14l10-7z",
  last: "M5 5v14l10-7zM16 5h3v14h-3z",
};

export class SwcoreReplay extends Watcher {
  static properties = { ...Watcher.properties, names: { attribute: false } };

  static styles = [
    sheet,
    css`
      :host {
        display: grid;
        gap: 0.6rem;
      }
      h2 {
        font-size: 1.15rem;
      }
      input[type="range"] {
        width: 100%;
        min-height: 2.5rem;
        padding: 0;
        accent-color: var(--accent);
      }
      .buttons {
        display: grid;
        grid-template-columns: repeat(7, 1fr);
        gap: 0.25rem;
      }
      .buttons button {
        padding: 0.2rem;
      }
      .buttons svg {
        width: 1.2rem;
        height: 1.2rem;
        fill: currentColor;
      }
      button[data-go="run"],
      button[data-go="stop"] {
        background: var(--accent);
        color: var(--on-accent);
      }
      .choices {
        display: grid;
        gap: 0.5rem;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
      }
      .choices select {
        width: 100%;
        min-width: 0;
      }
      label {
        display: grid;
        gap: 0.2rem;
        font-size: 0.88rem;
      }
      p {
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Record<number, string>} */
    this.names = {};
  }

  /** @param {number} seat */
  nameOf(seat) {
    const panel = this.elements.find((one) => one.kind === "panel" && one.seat === seat);
    return `${letterOf(seat)} · ${this.names[seat] || panel?.label || say("table.seat", { number: seat + 1 })}`;
  }

  render() {
    const replay = /** @type {Replay} */ (/** @type {any} */ (this.play));
    if (!replay?.status) return nothing;
    const { at, last, clock } = replay;
    const place = say("replay.step", { step: at, last });
    return html`
      <div class="row"><h2>${say("replay.title")}</h2><span class="soft" aria-live="polite">${place}</span></div>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(at)}
        aria-label=${say("replay.scrub")}
        aria-valuetext=${place}
        @input=${(/** @type {any} */ event) => replay.go(Number(event.target.value))}
      />
      <div class="buttons" role="group" aria-label=${say("replay.title")}>
        ${this.button("first", () => replay.go(0), at === 0)}
        ${this.button("turn_back", () => replay.turn(-1), at === 0)}
        ${this.button("back", () => replay.go(at - 1), at === 0)}
        ${this.button(clock ? "stop" : "run", () => replay.run(), last === 0)}
        ${this.button("next", () => replay.go(at + 1), at === last)}
        ${this.button("turn_next", () => replay.turn(1), at === last)}
        ${this.button("last", () => replay.go(last), at === last)}
      </div>
      <div class="choices">
      <label
        >${say("replay.turn")}
        <select @change=${(/** @type {any} */ event) => replay.go(Number(event.target.value))}>
          ${[[0, -1], ...replay.turns].map(([step, seat], number) => this.turn(replay, step, seat, number))}
        </select>
      </label>
      <label
        >${say("replay.eyes")}
        <select data-eyes @change=${(/** @type {any} */ event) => this.look(replay, event.target.value)}>
          <option value="" ?selected=${replay.line.seat === null && !replay.open}>${say("replay.everybody")}</option>
          ${replay.whole && replay.seats.length > 1 ? html`<option value="all" ?selected=${replay.open}>${say("replay.all")}</option>` : nothing}
          ${replay.seats.map((seat) => html`<option value=${seat} ?selected=${replay.line.seat === seat}>${this.nameOf(seat)}</option>`)}
        </select>
      </label>
      </div>
      ${replay.whole ? nothing : html`<p class="soft">${say("replay.going")}</p>`}
    `;
  }

  /** @param {Replay} replay @param {string} value of the list of eyes */
  look(replay, value) {
    return value === "all" ? replay.look(null, true) : replay.look(value === "" ? null : Number(value));
  }

  /** @param {string} name @param {() => void} act @param {boolean} off */
  button(name, act, off) {
    const label = say(`replay.${name}`);
    return html`<button data-go=${name} aria-label=${label} title=${label} ?disabled=${off} @click=${act}><svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SIGNS[name]}></path>`}</svg></button>`;
  }

  /** @param {Replay} replay @param {number} step @param {number} seat @param {number} number */
  turn(replay, step, seat, number) {
    const next = replay.turns[number]?.[0] ?? replay.last + 1;
    const label = number ? say("replay.turn_of", { number, name: this.nameOf(seat) }) : say("replay.begin");
    return html`<option value=${step} ?selected=${replay.at >= step && replay.at < next}>${label}</option>`;
  }
}

define("swcore-replay", SwcoreReplay);
