// What stands above the benches of the workshop: the game, what is made, files, links, and the game that is begun with it.

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words.js";
import { save } from "./share.js";

/** @typedef {import("./workshop.js").SwcoreWorkshop} Shop */

/** @param {Shop} shop */
export function bar(shop) {
  const data = shop.work[shop.tab];
  const both = shop.words?.schema && shop.words.map_words.terrains.length;
  return html`<div class="bar">
    <select aria-label=${say("shop.game")} @change=${(/** @type {any} */ event) => shop.choose(event.target.value)}>
      ${shop.games.map((one) => html`<option value=${one.name} ?selected=${one.name === shop.work.game}>${one.title}</option>`)}
    </select>
    ${both
      ? html`<div role="tablist" class="row" aria-label=${say("shop.what")}>
          ${/** @type {const} */ (["file", "map"]).map((one) => html`<button role="tab" aria-selected=${shop.tab === one} @click=${() => shop.turn(one)}>${say(`shop.tab.${one}`)}</button>`)}
        </div>`
      : nothing}
    ${shop.tab === "file" && shop.words?.schema ? anew(shop) : nothing}
    <div class="acts">
      <button @click=${() => /** @type {HTMLInputElement} */ (shop.renderRoot.querySelector("input[type=file]")).click()}>${say("shop.open")}</button>
      <input
        type="file"
        accept=".json,.toml"
        aria-label=${say("shop.open")}
        @change=${(/** @type {any} */ event) => {
          const [chosenFile] = event.target.files;
          if (chosenFile) shop.open(chosenFile);
          event.target.value = "";
        }}
      />
      <button ?disabled=${!data} @click=${() => save(data, String(data.id || shop.tab))}>${say("shop.save")}</button>
      <button ?disabled=${!data} @click=${() => shop.link()}>${say("shop.link")}</button>
      <button ?disabled=${!shop.playable} aria-expanded=${shop.starting} @click=${() => (shop.starting = !shop.starting)}>${say("shop.others")}</button>
      <button class="main" ?disabled=${!shop.playable || shop.busy} @click=${() => shop.play()}>${say("shop.play")}</button>
    </div>
  </div>`;
}

/** @param {Shop} shop of whose game pieces of any kind can be begun */
function anew(shop) {
  return html`<select
    aria-label=${say("shop.anew")}
    @change=${(/** @type {any} */ event) => {
      const begun = shop.words.begin[event.target.value];
      event.target.selectedIndex = 0;
      if (begun) shop.replace({ ...shop.work, file: begun });
    }}
  >
    <option value="">${say("shop.anew")}</option>
    ${Object.keys(shop.words.begin).map((kind) => html`<option value=${kind}>${shop.words.called.kind[kind]}</option>`)}
  </select>`;
}

/** @param {Shop} shop what is said below the bar: what is played together, the link, what came by one, and what went wrong */
export function notes(shop) {
  const other = shop.work[shop.tab === "file" ? "map" : "file"];
  return html`${other
    ? html`<label class="check"
        ><input type="checkbox" .checked=${shop.both} @change=${(/** @type {any} */ event) => shop.join(event.target.checked)} />${say(shop.tab === "file" ? "shop.with_map" : "shop.with_file")}</label
      >`
    : nothing}
  ${shop.copied ? html`<label class="link">${say("shop.copied")}<input readonly .value=${shop.copied} @focus=${(/** @type {any} */ event) => event.target.select()} /></label>` : nothing}
  ${shop.copied && shop.alone ? html`<p class="warn">${say("invite.alone")}</p>` : nothing}
  ${shop.earlier ? html`<p>${say("shop.given")} <button class="plain" @click=${() => shop.back()}>${say("shop.mine")}</button> <button class="plain" @click=${() => shop.remember(null)}>${say("shop.let_go")}</button></p>` : nothing}
  ${shop.problem ? html`<p class="warn" role="alert">${shop.problem}</p>` : nothing}`;
}
