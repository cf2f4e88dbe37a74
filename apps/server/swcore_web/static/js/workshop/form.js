// A form made from a schema, whatever it says. It tells `swcore-change` with the new value.

import { LitElement, css, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import { sheet } from "../style.js";
import { follow, say } from "../words.js";
import { blank, branchOf, branches, fits, meant, oneOrMany, spoken, turned, wordsOf } from "./shape.js";

/** @typedef {import("./shape.js").Schema} Schema */
/** @typedef {(value: any) => void} Set */
/** @typedef {{path: string, what: string, mend?: string}} Fault */

const LONG = 200; // letters from which on a text has several lines
const HIDDEN = new Set(["$schema", "game"]); // the game is chosen outside

export class SwcoreForm extends LitElement {
  static properties = { schema: { attribute: false }, value: { attribute: false }, called: { attribute: false }, faults: { attribute: false } };

  static styles = [
    sheet,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .object {
        display: grid;
        gap: 0.7rem;
        min-width: 0;
      }
      .field + .object {
        margin-top: 0.6rem;
      }
      .object .object,
      .items {
        border-left: 3px solid var(--line);
        padding-left: 0.7rem;
      }
      .items {
        display: grid;
        gap: 0.7rem;
        list-style: none;
        margin: 0;
      }
      .items > li {
        display: grid;
        gap: 0.4rem;
        border: 1px solid var(--line);
        border-radius: 0.7rem;
        padding: 0.6rem;
        background: color-mix(in srgb, var(--card) 70%, var(--paper));
        min-width: 0;
      }
      .field {
        display: grid;
        gap: 0.25rem;
        min-width: 0;
      }
      .head {
        display: flex;
        gap: 0.5rem;
        align-items: baseline;
        justify-content: space-between;
      }
      .head label,
      .head .label {
        min-width: 0;
      }
      code {
        font-size: 0.8rem;
        color: var(--soft);
      }
      .pair {
        display: grid;
        grid-template-columns: 1.8rem minmax(0, 1fr);
        gap: 0.3rem 0.5rem;
        align-items: center;
      }
      textarea {
        font: inherit;
        color: inherit;
        min-height: 4.5rem;
        padding: 0.4rem 0.6rem;
        border: 1px solid var(--line);
        border-radius: 0.6rem;
        background: var(--card);
        width: 100%;
      }
      input:not([type="checkbox"]),
      select {
        width: 100%;
        min-width: 0;
      }
      input[type="number"] {
        max-width: 8rem;
      }
      .checks {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.9rem;
      }
      .checks label {
        display: inline-flex;
        gap: 0.35rem;
        align-items: center;
        min-height: 2rem;
      }
      input[type="checkbox"] {
        width: 1.2rem;
        height: 1.2rem;
      }
      .fault {
        color: var(--warn);
        font-size: 0.9rem;
      }
      .faulty > :is(input, select, textarea),
      .faulty > .pair > input {
        border-color: var(--warn);
        border-width: 2px;
      }
      .add select {
        border-style: dashed;
        color: var(--accent);
      }
      .moves {
        display: flex;
        gap: 0.2rem;
        justify-content: flex-end;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Schema | null} */
    this.schema = null;
    /** @type {any} */
    this.value = {};
    /** @type {Record<string, Record<string, string>>} */
    this.called = {};
    /** @type {Fault[]} */
    this.faults = [];
    follow(this);
  }

  get defs() {
    return this.schema?.$defs || {};
  }

  render() {
    if (!this.schema) return nothing;
    return this.alternatives(this.schema, this.value, "", (value) => this.dispatchEvent(new CustomEvent("swcore-change", { detail: value })));
  }

  /** @param {string} path focuses the field of a path, or the nearest one around it */
  show(path) {
    for (let at = path; at; at = at.replace(/(\.|\[)[^.[]*$/, "") === at ? "" : at.replace(/(\.|\[)[^.[]*$/, "")) {
      const found = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[data-path="${CSS.escape(at)}"]`));
      const inner = /** @type {HTMLElement | null} */ (found?.querySelector("input, select, textarea, button"));
      if (!inner) continue;
      inner.focus();
      found?.scrollIntoView({ block: "center" });
      return;
    }
  }

  /** @param {string} id */
  fault(id) {
    return this.faults.filter((one) => one.path === id);
  }

  /**
   * The parts of a value, without its label.
   * @param {Schema} given @param {any} value @param {string} path @param {Set} set @param {string} label
   * @returns {unknown}
   */
  control(given, value, path, set, label) {
    const schema = meant(given, this.defs);
    const words = wordsOf(schema);
    if (schema.const !== undefined) return html`<span class="soft">${say("form.yes")}</span>`;
    if (words) return this.choice(words, value, set, label, schema.sort);
    if (spoken(schema)) return this.tongues(/** @type {Schema} */ (spoken(schema)), value, set, label);
    const one = oneOrMany(schema, this.defs);
    if (one && wordsOf(one)) return this.several(one, value, set, label);
    if (one) return this.list(one, Array.isArray(value) ? value : [value], path, (list) => set(list.length === 1 ? list[0] : list), label);
    if (schema.oneOf) return this.alternatives(schema, value, path, set);
    if (schema.anyOf) return this.either(schema, value, path, set, label);
    if (schema.type === "array") return this.list(schema.items, Array.isArray(value) ? value : [], path, set, label, schema.maxItems);
    if (schema.type === "object" && schema.properties) return this.object(schema, value, path, set);
    if (schema.type === "object") return this.entries(schema, value, path, set, label);
    if (schema.type === "boolean") {
      return html`<select aria-label=${label} @change=${(/** @type {any} */ event) => set(event.target.value === "true")}>
        ${[true, false].map((one) => html`<option value=${String(one)} ?selected=${value === one}>${say(one ? "form.yes" : "form.no")}</option>`)}
      </select>`;
    }
    if (schema.type === "integer" || schema.type === "number") {
      return html`<input
        type="number"
        aria-label=${label}
        min=${schema.minimum ?? nothing}
        max=${schema.maximum ?? nothing}
        .value=${String(value ?? "")}
        @input=${(/** @type {any} */ event) => event.target.value !== "" && set(Number(event.target.value))}
      />`;
    }
    return this.text(schema, value, set, label);
  }

  /** @param {Schema} schema @param {any} value @param {Set} set @param {string} label */
  text(schema, value, set, label) {
    const change = (/** @type {any} */ event) => set(event.target.value);
    const most = schema.maxLength ?? nothing;
    const shown = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
    if (schema.maxLength >= LONG) return html`<textarea aria-label=${label} maxlength=${most} .value=${shown} @input=${change}></textarea>`;
    return html`<input aria-label=${label} maxlength=${most} .value=${shown} @input=${change} />`;
  }

  /** @param {Schema} schema of one language @param {any} value @param {Set} set @param {string} label */
  tongues(schema, value, set, label) {
    const now = typeof value === "string" ? { en: value } : value || {};
    return ["en", "ru"].map(
      (lang) =>
        html`<div class="pair">
          <span class="soft" aria-hidden="true">${lang}</span>${this.text(
            schema,
            now[lang] ?? "",
            (text) => {
              const { [lang]: _, ...rest } = now;
              set(text || !Object.keys(rest).length ? { ...now, [lang]: text } : rest);
            },
            `${label} (${lang})`,
          )}
        </div>`,
    );
  }

  /** @param {any[]} words @param {any} value @param {Set} set @param {string} label @param {string} [sort] */
  choice(words, value, set, label, sort = "") {
    const all = value === undefined || words.includes(value) ? words : [...words, value];
    return html`<select aria-label=${label} @change=${(/** @type {any} */ event) => set(all[event.target.selectedIndex])}>
      ${all.map((word) => html`<option ?selected=${word === value}>${this.named(sort, word)}</option>`)}
    </select>`;
  }

  /** @param {Schema} one @param {any} value @param {Set} set @param {string} label */
  several(one, value, set, label) {
    const words = wordsOf(one) || [];
    const now = Array.isArray(value) ? value : [value];
    const all = [...words, ...now.filter((word) => !words.includes(word))];
    return html`<div class="checks" role="group" aria-label=${label}>
      ${all.map(
        (word) =>
          html`<label
            ><input
              type="checkbox"
              .checked=${now.includes(word)}
              @change=${(/** @type {any} */ event) => {
                const next = event.target.checked ? [...now, word] : now.filter((other) => other !== word);
                if (next.length) set(next.length === 1 ? next[0] : next);
                else event.target.checked = true;
              }}
            />${this.named(one.sort || "", word)}</label
          >`,
      )}
    </div>`;
  }

  /** @param {string} sort @param {any} word */
  named(sort, word) {
    const name = this.called[sort]?.[word] || this.called.piece?.[word];
    return name && name !== String(word) ? `${name} (${word})` : String(word);
  }

  /** @param {Schema} schema @param {any} value @param {string} path @param {Set} set @param {string} label */
  either(schema, value, path, set, label) {
    const parts = schema.anyOf;
    const at = Math.max(0, parts.findIndex((/** @type {Schema} */ part) => fits(part, value, this.defs)));
    return html`<select aria-label=${say("form.sort", { name: label })} @change=${(/** @type {any} */ event) => set(blank(parts[event.target.selectedIndex], this.defs))}>
        ${parts.map((/** @type {Schema} */ part, /** @type {number} */ one) => html`<option ?selected=${one === at}>${this.sortOf(part)}</option>`)}
      </select>
      ${this.control(parts[at], value, path, set, label)}`;
  }

  /** @param {Schema} part @returns {string} what sort of value it is, in words */
  sortOf(part) {
    const found = meant(part, this.defs);
    if (found.const !== undefined) return say("form.yes");
    const type = wordsOf(found) ? "word" : found.type || (found.oneOf ? "object" : "word");
    return found.title || say(`form.type.${type}`);
  }

  /** @param {Schema} schema with `oneOf` @param {any} value @param {string} path @param {Set} set */
  alternatives(schema, value, path, set) {
    const choice = branches(schema, this.defs);
    const { key, parts } = choice;
    const at = branchOf(choice, value, this.defs);
    const label = say(`form.${key || "which"}`);
    const here = path && key ? `${path}.${key}` : path || key;
    return html`<div class="field" data-path=${here}>
        <div class="head"><span class="label">${label}</span></div>
        <select aria-label=${label} @change=${(/** @type {any} */ event) => set(turned(parts[event.target.selectedIndex].schema, value, this.defs))}>
          ${parts.map(({ word, told }, one) => html`<option ?selected=${one === at}>${word || say("form.many")}${told ? ` · ${told}` : ""}</option>`)}
        </select>
        ${key ? this.told(here) : nothing}
      </div>
      ${this.object(parts[at].schema, value, path, set)}`;
  }

  /** @param {Schema} schema @param {any} value @param {string} path @param {Set} set */
  object(schema, value, path, set) {
    const now = value && typeof value === "object" && !Array.isArray(value) ? value : {};
    const needed = new Set(schema.required || []);
    const all = Object.entries(schema.properties).filter(([name]) => !HIDDEN.has(name));
    const fixed = (/** @type {Schema} */ one) => meant(one, this.defs).enum?.length === 1;
    const tells = (/** @type {string} */ name, /** @type {Schema} */ one) => ["on", "do", "kind"].includes(name) && meant(one, this.defs).const !== undefined;
    const shown = all.filter(([name, one]) => (name in now || needed.has(name)) && !tells(name, one) && !fixed(one));
    const missing = all.filter(([name, one]) => !(name in now) && !needed.has(name) && !tells(name, one) && !fixed(one));
    const strange = Object.keys(now).filter((name) => !(name in schema.properties));
    const without = (/** @type {string} */ name) => {
      const { [name]: _, ...rest } = now;
      set(rest);
    };
    return html`<div class="object">
      ${shown.map(([name, one]) => this.field(name, one, now[name], path ? `${path}.${name}` : name, (next) => set({ ...now, [name]: next }), needed.has(name) ? null : () => without(name)))}
      ${strange.map(
        (name) =>
          html`<div class="field faulty">
            <div class="head"><span class="label">${say("form.strange")} <code>${name}</code></span>${this.dropper(name, () => without(name))}</div>
            ${this.told(path ? `${path}.${name}` : name)}
          </div>`,
      )}
      ${missing.length
        ? html`<div class="add">
            <select
              aria-label=${say("form.add")}
              @change=${(/** @type {any} */ event) => {
                const found = missing[event.target.selectedIndex - 1];
                event.target.selectedIndex = 0;
                if (found) set({ ...now, [found[0]]: blank(found[1], this.defs) });
              }}
            >
              <option>+ ${say("form.add")}</option>
              ${missing.map(([name, one]) => html`<option>${name} · ${meant(one, this.defs).description || ""}</option>`)}
            </select>
          </div>`
        : nothing}
    </div>`;
  }

  /**
   * @param {string} name @param {Schema} schema @param {any} value @param {string} path @param {Set} set @param {(() => void) | null} drop
   */
  field(name, schema, value, path, set, drop) {
    const text = meant(schema, this.defs).description || name;
    return html`<div class=${this.fault(path).length ? "field faulty" : "field"} data-path=${path}>
      <div class="head">
        <span class="label">${text} <code>${name}</code></span>
        ${drop ? this.dropper(name, drop) : nothing}
      </div>
      ${this.control(schema, value, path, set, text)} ${this.told(path)}
    </div>`;
  }

  /** @param {string} path what is wrong there */
  told(path) {
    return this.fault(path).map((one) => html`<span class="fault" role="status">${one.what} ${one.mend || ""}</span>`);
  }

  /** @param {string} name @param {() => void} drop */
  dropper(name, drop) {
    return html`<button type="button" class="plain" aria-label=${say("form.drop", { name })} title=${say("form.drop", { name })} @click=${drop}>✕</button>`;
  }

  /** @param {Schema} items @param {any[]} list @param {string} path @param {Set} set @param {string} label @param {number} [most] */
  list(items, list, path, set, label, most = Infinity) {
    const swap = (/** @type {number} */ at) => set([...list.slice(0, at - 1), list[at], list[at - 1], ...list.slice(at + 1)]);
    return html`<ol class="items" aria-label=${label}>
        ${list.map(
          (value, at) =>
            html`<li data-path=${`${path}[${at}]`}>
              <div class="moves">
                ${at ? html`<button type="button" class="plain" aria-label=${say("form.up", { number: at + 1 })} @click=${() => swap(at)}>↑</button>` : nothing}
                ${this.dropper(String(at + 1), () => set(list.filter((_, one) => one !== at)))}
              </div>
              ${this.control(items, value, `${path}[${at}]`, (next) => set(list.map((old, one) => (one === at ? next : old))), `${label} ${at + 1}`)}
              ${this.told(`${path}[${at}]`)}
            </li>`,
        )}
      </ol>
      ${list.length < most ? html`<div><button type="button" @click=${() => set([...list, blank(items, this.defs)])}>+ ${say("form.more")}</button></div>` : nothing}`;
  }

  /** @param {Schema} schema of an object with members of any name @param {any} value @param {string} path @param {Set} set @param {string} label */
  entries(schema, value, path, set, label) {
    const rows = Object.entries(value && typeof value === "object" ? value : {});
    const inner = typeof schema.additionalProperties === "object" ? schema.additionalProperties : { type: "string" };
    const put = (/** @type {[string, any][]} */ next) => set(Object.fromEntries(next));
    return html`<ol class="items" aria-label=${label}>
        ${rows.map(
          ([name, one], at) =>
            html`<li data-path=${`${path}.${name}`}>
              <div class="head">
                <input aria-label=${say("form.word")} maxlength="48" .value=${name} @change=${(/** @type {any} */ event) => put(rows.map((row, other) => (other === at ? [event.target.value, one] : row)))} />
                ${this.dropper(name, () => put(rows.filter((_, other) => other !== at)))}
              </div>
              ${this.control(inner, one, `${path}.${name}`, (next) => put(rows.map((row, other) => (other === at ? [name, next] : row))), name)}
              ${this.told(`${path}.${name}`)}
            </li>`,
        )}
      </ol>
      <div><button type="button" @click=${() => put([...rows, [this.fresh(rows), blank(inner, this.defs)]])}>+ ${say("form.more")}</button></div>`;
  }

  /** @param {[string, any][]} rows @returns {string} a name that none of them has */
  fresh(rows) {
    const names = new Set(rows.map(([name]) => name));
    let number = 1;
    while (names.has(`word_${number}`)) number++;
    return `word_${number}`;
  }
}

define("swcore-form", SwcoreForm);
