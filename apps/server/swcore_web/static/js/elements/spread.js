// What is put in several places: how much is left, where it was put so far, and each place that takes more. It tells `swcore-pick`
// with a place, as the board does, and `swcore-choose` with all of it.

import { html, nothing } from "../vendor/lit.js";
import { lists, sheet } from "../style.js";
import { portions, put, remaining, whole } from "../spreading.js";
import { say } from "../words.js";
import "./brush.js";
import { style } from "./menustyle.js";
import { Watcher, define } from "./watcher.js";

const FEW = 5; // places that are listed at once beside a board that shows them, too
const NARROW = matchMedia("(max-width: 60rem)");

export class SwcoreSpread extends Watcher {
  static properties = { ...Watcher.properties, open: { state: true } };

  static styles = [sheet, lists, style];

  constructor() {
    super();
    this.open = false;
  }

  render() {
    const play = this.play;
    const spread = play?.spread;
    if (!play || !spread) return nothing;
    const left = remaining(spread, play.given);
    const all = whole(spread, play.given);
    return html`<p role="status">${left ? say("spread.left", { count: left }) : say("spread.none")}</p>
      ${play.given.length ? this.chips(play, spread) : nothing}
      ${all
        ? html`<ul>
            <li><button class="main" data-action=${all.action} @click=${() => this.tell("swcore-choose", { choice: all })}>${all.label}</button></li>
          </ul>`
        : html`<swcore-brush .play=${play}></swcore-brush>${this.places(play, spread)}`}`;
  }

  /** @param {import("../play.js").Play} play @param {import("../spreading.js").Spread} spread where something was put; a press takes it away again */
  chips(play, spread) {
    return html`<div class="row chips">
      ${portions(spread, play.given).map(({ share, count }) => {
        const place = share.label.split(" · ")[0];
        const away = () => play.keep(play.given.filter((one) => one.id !== share.element));
        return html`<button class="chip" title=${say("spread.away", { place })} aria-label=${say("spread.away", { place })} @click=${away}>${place} +${count} ✕</button>`;
      })}
      <button class="plain" @click=${() => play.keep([])}>${say("menu.clear")}</button>
    </div>`;
  }

  /** @param {import("../play.js").Play} play @param {import("../spreading.js").Spread} spread */
  places(play, spread) {
    const open = spread.shares.filter((one) => one.open);
    if (!this.open && (NARROW.matches || open.length > FEW)) {
      return html`<ul>
        <li>
          <button aria-expanded="false" @click=${() => (this.open = true)}><span>${say("menu.many", { count: open.length })}</span><span>▾</span></button>
        </li>
      </ul>`;
    }
    return html`<ul>
      ${open.map((one) => {
        const light = () => this.tell("swcore-light", { ids: [one.element] });
        const dark = () => this.tell("swcore-light", null);
        const count = put(play.given, one.element);
        return html`<li>
          <button data-place=${one.element} @click=${() => this.tell("swcore-pick", { id: one.element })} @pointerenter=${light} @focus=${light} @pointerleave=${dark} @blur=${dark}>
            <span>${one.label}</span><span class=${count ? "cost" : "soft"}>${(one.now || 0) + count}</span>
          </button>
        </li>`;
      })}
    </ul>`;
  }
}

define("swcore-spread", SwcoreSpread);
