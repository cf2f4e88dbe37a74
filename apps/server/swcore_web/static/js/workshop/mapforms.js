// What stands beside a map that is being drawn: the region that is chosen, what is found, and what is said of the whole map.

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words.js";
import { bordersOf, changed, joined, renamed } from "./chart.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./chart.js").Region} Region */
/** @typedef {import("./maps.js").SwcoreMapBench} Bench */

const MOST = /** @type {Record<string, number>} */ ({ players: 20, rounds: 100 });

/**
 * @param {Bench} bench
 * @param {Chart} map
 */
export function regionForm(bench, map) {
  const region = map.regions.find((one) => one.id === bench.lone);
  if (!region) return html`<fieldset><legend>${say("shop.map.region")}</legend><p class="soft">${say("shop.map.pick")}</p></fieldset>`;
  const words = bench.words.map_words;
  const set = (/** @type {Partial<Region>} */ fields) => bench.change(changed(map, region.id, fields));
  const near = bordersOf(map, region.id);
  const far = map.regions.map((one) => one.id).filter((id) => id !== region.id && !near.includes(id));
  const symbols = [...new Set([...words.symbols, ...region.symbols])];
  const terrains = words.terrains.includes(region.terrain) ? words.terrains : [...words.terrains, region.terrain];
  return html`<fieldset>
    <legend>${say("shop.map.region")} ${region.id}</legend>
    <div class="two">
      <label
        >${say("shop.map.id")}<input
          maxlength="24"
          .value=${region.id}
          @change=${(/** @type {any} */ event) => {
            const name = event.target.value.trim();
            if (!name || map.regions.some((one) => one.id === name)) event.target.value = region.id;
            else {
              bench.change(renamed(map, region.id, name));
              bench.lone = name;
            }
          }}
      /></label>
      <label
        >${say("shop.map.terrain")}<select @change=${(/** @type {any} */ event) => set({ terrain: event.target.value })}>
          ${terrains.map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === region.terrain}>${bench.word("terrain", one)}</option>`)}
        </select></label
      >
    </div>
    <div class="chips" role="group" aria-label=${say("shop.map.symbols")}>
      ${symbols.map(
        (one) =>
          html`<label class="check"
            ><input
              type="checkbox"
              .checked=${region.symbols.includes(one)}
              @change=${(/** @type {any} */ event) => set({ symbols: event.target.checked ? [...region.symbols, one] : region.symbols.filter((other) => other !== one) })}
            />${bench.word("symbol", one)}</label
          >`,
      )}
    </div>
    <label class="check"><input type="checkbox" .checked=${region.edge} @change=${(/** @type {any} */ event) => set({ edge: event.target.checked })} />${say("shop.map.edge")}</label>
    <span class="soft">${say("shop.map.borders")}</span>
    <div class="chips">
      ${near.map((id) => html`<button aria-label=${say("shop.map.part", { id })} @click=${() => bench.change(joined(map, region.id, id))}>${id} ✕</button>`)}
      <select
        aria-label=${say("shop.map.join")}
        @change=${(/** @type {any} */ event) => {
          const id = event.target.value;
          event.target.selectedIndex = 0;
          if (id) bench.change(joined(map, region.id, id));
        }}
      >
        <option value="">+ ${say("shop.map.join")}</option>
        ${far.map((id) => html`<option value=${id}>${id}</option>`)}
      </select>
    </div>
    <div><button @click=${() => bench.drop(region.id)}>${say("shop.map.drop")}</button></div>
  </fieldset>`;
}

/** @param {Bench} bench */
export function report(bench) {
  const told = bench.told;
  if (!told) return bench.problem ? nothing : html`<p class="soft">${say("ask.counting")}</p>`;
  return html`<fieldset aria-live="polite">
    <legend>${say("shop.map.report")}</legend>
    ${told.faults.map(
      (/** @type {any} */ one) =>
        html`<p class="warn"><strong>✗ ${one.what}</strong> ${one.mend} ${one.regions.filter((/** @type {string} */ id) => bench.map?.regions.some((region) => region.id === id)).map((/** @type {string} */ id) => html`<button class="plain" @click=${() => (bench.lone = id)}>${id}</button>`)}</p>`,
    )}
    ${told.note ? html`<p class="soft">${told.note}</p>` : nothing} ${told.report.map((/** @type {string} */ line) => html`<p>${line}</p>`)}
  </fieldset>`;
}

/**
 * @param {Bench} bench
 * @param {Chart} map
 */
export function boardForm(bench, map) {
  const number = (/** @type {"players" | "rounds"} */ field) =>
    html`<label
      >${say(`shop.map.${field}`)}<input
        type="number"
        min="1"
        max=${MOST[field]}
        .value=${String(map[field] ?? "")}
        @change=${(/** @type {any} */ event) => bench.change({ ...map, [field]: event.target.value === "" ? null : Number(event.target.value) })}
    /></label>`;
  const name = (/** @type {"en" | "ru"} */ lang) =>
    html`<label
      >${say("shop.map.name")} (${say(`form.lang.${lang}`)})<input
        maxlength="80"
        .value=${map.name?.[lang] || ""}
        @change=${(/** @type {any} */ event) => {
          const { [lang]: _, ...rest } = map.name || {};
          bench.change({ ...map, name: event.target.value ? { ...rest, [lang]: event.target.value } : rest });
        }}
    /></label>`;
  return html`<fieldset>
    <legend>${say("shop.map.board")}</legend>
    <div class="two">${name("en")} ${name("ru")} ${number("players")} ${number("rounds")}</div>
    <div class="two">
      <label>${say("shop.map.file")}<input maxlength="64" .value=${map.id ?? ""} @change=${(/** @type {any} */ event) => bench.change({ ...map, id: event.target.value })} /></label>
      <label
        >${say("shop.map.aspect")}<input
          type="number"
          min="0.3"
          max="3"
          step="0.1"
          .value=${String(map.aspect)}
          @change=${(/** @type {any} */ event) => Number(event.target.value) > 0 && bench.change({ ...map, aspect: Number(event.target.value) })}
      /></label>
    </div>
  </fieldset>`;
}
