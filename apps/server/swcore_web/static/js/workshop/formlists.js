// The fields of a form that hold any number of values: lists, and entries under words of one's own.

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words.js";
import { blank } from "./shape.js";

/** @typedef {import("./form.js").SwcoreForm} Form */
/** @typedef {import("./shape.js").Schema} Schema */
/** @typedef {(value: any) => void} Set */

/** @param {Form} form @param {Schema} items @param {any[]} values @param {string} path @param {Set} set @param {string} label @param {number} [most] */
export function list(form, items, values, path, set, label, most = Infinity) {
  const swap = (/** @type {number} */ at) => set([...values.slice(0, at - 1), values[at], values[at - 1], ...values.slice(at + 1)]);
  return html`<ol class="items" aria-label=${label}>
      ${values.map(
        (value, at) =>
          html`<li data-path=${`${path}[${at}]`}>
            <div class="moves">
              ${at ? html`<button type="button" class="plain" aria-label=${say("form.up", { number: at + 1 })} @click=${() => swap(at)}>↑</button>` : nothing}
              ${form.dropper(String(at + 1), () => set(values.filter((_, one) => one !== at)))}
            </div>
            ${form.control(items, value, `${path}[${at}]`, (next) => set(values.map((old, one) => (one === at ? next : old))), `${label} ${at + 1}`)}
            ${form.told(`${path}[${at}]`)}
          </li>`,
      )}
    </ol>
    ${values.length < most ? html`<div><button type="button" @click=${() => set([...values, blank(items, form.defs)])}>+ ${say("form.more")}</button></div>` : nothing}`;
}

/** @param {Form} form @param {Schema} schema of an object with members of any name @param {any} value @param {string} path @param {Set} set @param {string} label */
export function entries(form, schema, value, path, set, label) {
  const rows = Object.entries(value && typeof value === "object" ? value : {});
  const inner = typeof schema.additionalProperties === "object" ? schema.additionalProperties : { type: "string" };
  const put = (/** @type {[string, any][]} */ next) => set(Object.fromEntries(next));
  return html`<ol class="items" aria-label=${label}>
      ${rows.map(
        ([name, one], at) =>
          html`<li data-path=${`${path}.${name}`}>
            <div class="head">
              <input aria-label=${say("form.word")} maxlength="48" .value=${name} @change=${(/** @type {any} */ event) => put(rows.map((row, other) => (other === at ? [event.target.value, one] : row)))} />
              ${form.dropper(name, () => put(rows.filter((_, other) => other !== at)))}
            </div>
            ${form.control(inner, one, `${path}.${name}`, (next) => put(rows.map((row, other) => (other === at ? [name, next] : row))), name)}
            ${form.told(`${path}.${name}`)}
          </li>`,
      )}
    </ol>
    <div><button type="button" @click=${() => put([...rows, [fresh(rows), blank(inner, form.defs)]])}>+ ${say("form.more")}</button></div>`;
}

/** @param {[string, any][]} rows @returns {string} a name that none of them has */
function fresh(rows) {
  const names = new Set(rows.map(([name]) => name));
  let number = 1;
  while (names.has(`word_${number}`)) number++;
  return `word_${number}`;
}
