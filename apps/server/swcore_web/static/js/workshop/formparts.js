// What a form lays around its fields: objects with labels, and values that are of one of several sorts.

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words.js";
import { blank, branchOf, branches, brief, fits, meant, sentence, turned, wordsOf } from "./shape.js";

/** @typedef {import("./form.js").SwcoreForm} Form */
/** @typedef {import("./shape.js").Schema} Schema */
/** @typedef {(value: any) => void} Set */

const HIDDEN = new Set(["$schema", "game"]); // the game is chosen outside
const LAST = "id"; // what only programs read stands below what people write

/** @param {Form} form @param {Schema} schema @param {any} value @param {string} path @param {Set} set @param {string} label */
export function either(form, schema, value, path, set, label) {
  const parts = schema.anyOf;
  const at = Math.max(0, parts.findIndex((/** @type {Schema} */ part) => fits(part, value, form.defs)));
  return html`<select aria-label=${say("form.sort", { name: label })} @change=${(/** @type {any} */ event) => set(blank(parts[event.target.selectedIndex], form.defs))}>
      ${parts.map((/** @type {Schema} */ part, /** @type {number} */ one) => html`<option ?selected=${one === at}>${sortOf(form, part)}</option>`)}
    </select>
    ${form.control(parts[at], value, path, set, label)}`;
}

/** @param {Form} form @param {Schema} part @returns {string} what sort of value it is, in words */
function sortOf(form, part) {
  const found = meant(part, form.defs);
  if (found.const !== undefined) return say("form.yes");
  const type = wordsOf(found) ? "word" : found.type || (found.oneOf ? "object" : "word");
  return found.title || say(`form.type.${type}`);
}

/** @param {Form} form @param {Schema} schema with `oneOf` @param {any} value @param {string} path @param {Set} set */
export function alternatives(form, schema, value, path, set) {
  const choice = branches(schema, form.defs);
  const { key, parts } = choice;
  const at = branchOf(choice, value, form.defs);
  const label = say(`form.${key || "which"}`);
  const here = path && key ? `${path}.${key}` : path || key;
  const called = (/** @type {string} */ word, /** @type {string} */ told) => (word ? sentence(told) || form.named("", word) : say("form.many"));
  return html`<div class="field" data-path=${here}>
      <div class="head"><span class="label">${label}</span></div>
      <select aria-label=${label} @change=${(/** @type {any} */ event) => set(turned(parts[event.target.selectedIndex].schema, value, form.defs))}>
        ${parts.map(({ word, told }, one) => html`<option value=${word} title=${word} ?selected=${one === at}>${called(word, told)}</option>`)}
      </select>
      ${key ? form.told(here) : nothing}
    </div>
    ${object(form, parts[at].schema, value, path, set)}`;
}

/** @param {Form} form @param {Schema} schema @param {any} value @param {string} path @param {Set} set */
export function object(form, schema, value, path, set) {
  const now = value && typeof value === "object" && !Array.isArray(value) ? value : {};
  const needed = new Set(schema.required || []);
  const fixed = (/** @type {Schema} */ one) => meant(one, form.defs).enum?.length === 1;
  const tells = (/** @type {string} */ name, /** @type {Schema} */ one) => ["on", "do", "kind"].includes(name) && meant(one, form.defs).const !== undefined;
  const all = Object.entries(schema.properties).filter(([name, one]) => !HIDDEN.has(name) && !tells(name, one) && !fixed(one));
  all.sort(([one], [other]) => Number(one === LAST) - Number(other === LAST));
  const shown = all.filter(([name]) => name in now || needed.has(name));
  const missing = all.filter(([name]) => !(name in now) && !needed.has(name));
  const strange = Object.keys(now).filter((name) => !(name in schema.properties));
  const inside = (/** @type {string} */ name) => (path ? `${path}.${name}` : name);
  const without = (/** @type {string} */ name) => {
    const { [name]: _, ...rest } = now;
    set(rest);
  };
  return html`<div class="object">
    ${shown.map(([name, one]) => field(form, name, one, now[name], inside(name), (next) => set({ ...now, [name]: next }), needed.has(name) ? null : () => without(name)))}
    ${strange.map(
      (name) =>
        html`<div class="field faulty">
          <div class="head"><span class="label">${say("form.strange")} <code>${name}</code></span>${form.dropper(name, () => without(name))}</div>
          ${form.told(inside(name))}
        </div>`,
    )}
    ${missing.length ? adder(form, missing, (name, one) => set({ ...now, [name]: blank(one, form.defs) })) : nothing}
  </div>`;
}

/** @param {Form} form @param {[string, Schema][]} missing fields that can be added @param {(name: string, schema: Schema) => void} put */
function adder(form, missing, put) {
  return html`<div class="add">
    <select
      aria-label=${say("form.add")}
      @change=${(/** @type {any} */ event) => {
        const found = missing[event.target.selectedIndex - 1];
        event.target.selectedIndex = 0;
        if (found) put(...found);
      }}
    >
      <option value="">+ ${say("form.add")}</option>
      ${missing.map(([name, one]) => html`<option value=${name} title=${name}>${sentence(meant(one, form.defs).description) || name}</option>`)}
    </select>
  </div>`;
}

/**
 * @param {Form} form
 * @param {string} name @param {Schema} schema @param {any} value @param {string} path @param {Set} set @param {(() => void) | null} drop
 */
function field(form, name, schema, value, path, set, drop) {
  const text = meant(schema, form.defs).description || name;
  return html`<div class=${form.fault(path).length ? "field faulty" : "field"} data-path=${path}>
    <div class="head">
      <span class="label">${text} <code>${name}</code></span>
      ${drop ? form.dropper(brief(text), drop) : nothing}
    </div>
    ${form.control(schema, value, path, set, brief(text))} ${form.told(path)}
  </div>`;
}
