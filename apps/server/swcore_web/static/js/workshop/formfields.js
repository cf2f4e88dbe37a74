// The fields of a form that hold one value: a text, a number, a word of a list, or several of them.

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words.js";
import { wordsOf } from "./shape.js";

/** @typedef {import("./form.js").SwcoreForm} Form */
/** @typedef {import("./shape.js").Schema} Schema */
/** @typedef {(value: any) => void} Set */

const LONG = 200; // letters from which on a text has several lines

/** @param {Schema} schema @param {any} value @param {Set} set @param {string} label */
export function text(schema, value, set, label) {
  const change = (/** @type {any} */ event) => set(event.target.value);
  const most = schema.maxLength ?? nothing;
  const shown = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
  if (schema.maxLength >= LONG) return html`<textarea aria-label=${label} maxlength=${most} .value=${shown} @input=${change}></textarea>`;
  return html`<input aria-label=${label} maxlength=${most} .value=${shown} @input=${change} />`;
}

/** @param {Schema} schema of one language @param {any} value @param {Set} set @param {string} label */
export function tongues(schema, value, set, label) {
  const now = typeof value === "string" ? { en: value } : value || {};
  return /** @type {("en" | "ru")[]} */ (["en", "ru"]).map(
    (lang) =>
      html`<div class="pair">
        <span class="soft" aria-hidden="true">${say(`form.lang.${lang}`)}</span>${text(
          schema,
          now[lang] ?? "",
          (written) => {
            const { [lang]: _, ...rest } = now;
            set(written || !Object.keys(rest).length ? { ...now, [lang]: written } : rest);
          },
          `${label} (${say(`form.lang.${lang}`)})`,
        )}
      </div>`,
  );
}

/** @param {any} value @param {Set} set @param {string} label */
export function yesOrNo(value, set, label) {
  return html`<select aria-label=${label} @change=${(/** @type {any} */ event) => set(event.target.value === "true")}>
    ${[true, false].map((one) => html`<option value=${String(one)} ?selected=${value === one}>${say(one ? "form.yes" : "form.no")}</option>`)}
  </select>`;
}

/** @param {Schema} schema @param {any} value @param {Set} set @param {string} label */
export function number(schema, value, set, label) {
  return html`<input
    type="number"
    aria-label=${label}
    min=${schema.minimum ?? nothing}
    max=${schema.maximum ?? nothing}
    .value=${String(value ?? "")}
    @input=${(/** @type {any} */ event) => event.target.value !== "" && set(counted(event.target.value))}
    @blur=${(/** @type {any} */ event) => event.target.value === "" && (event.target.value = String(value ?? ""))}
  />`;
}

/** @param {string} written @returns {number | string} its number; what is written where no number holds all of its digits */
const counted = (written) => (Math.abs(Number(written)) > Number.MAX_SAFE_INTEGER ? written : Number(written));

/** @param {Form} form @param {any[]} words @param {any} value @param {Set} set @param {string} label @param {string} [sort] */
export function choice(form, words, value, set, label, sort = "") {
  const all = value === undefined || words.includes(value) ? words : [...words, value];
  return html`<select aria-label=${label} @change=${(/** @type {any} */ event) => set(all[event.target.selectedIndex])}>
    ${all.map((word) => html`<option value=${word} title=${word} ?selected=${word === value}>${form.named(sort, word)}</option>`)}
  </select>`;
}

/** @param {Form} form @param {Schema} one @param {any} value @param {Set} set @param {string} label */
export function several(form, one, value, set, label) {
  const words = wordsOf(one) || [];
  const now = Array.isArray(value) ? value : [value];
  const all = [...words, ...now.filter((word) => !words.includes(word))];
  return html`<div class="checks" role="group" aria-label=${label}>
    ${all.map(
      (word) =>
        html`<label title=${word}
          ><input
            type="checkbox"
            name=${word}
            .checked=${now.includes(word)}
            @change=${(/** @type {any} */ event) => {
              const next = event.target.checked ? [...now, word] : now.filter((other) => other !== word);
              if (next.length) set(next.length === 1 ? next[0] : next);
              else event.target.checked = true;
            }}
          />${form.named(one.sort || "", word)}</label
        >`,
    )}
  </div>`;
}
