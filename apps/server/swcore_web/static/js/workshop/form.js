// A form made from a schema, whatever it says. It tells `swcore-change` with the new value.

import { LitElement, html, nothing } from "../vendor/lit.js";
import { define } from "../elements/watcher.js";
import { sheet } from "../style.js";
import { follow, say } from "../words.js";
import { choice, number, several, text, tongues, yesOrNo } from "./formfields.js";
import { entries, list } from "./formlists.js";
import { alternatives, either, object } from "./formparts.js";
import { style } from "./formstyle.js";
import { meant, oneOrMany, spoken, wordsOf } from "./shape.js";

/** @typedef {import("./shape.js").Schema} Schema */
/** @typedef {(value: any) => void} Set */
/** @typedef {{path: string, what: string, mend?: string}} Fault */

export class SwcoreForm extends LitElement {
  static properties = { schema: { attribute: false }, value: { attribute: false }, called: { attribute: false }, faults: { attribute: false } };

  static styles = [sheet, style];

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
    return alternatives(this, this.schema, this.value, "", (value) => this.dispatchEvent(new CustomEvent("swcore-change", { detail: value })));
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

  /** @param {string} path */
  fault(path) {
    return this.faults.filter((one) => one.path === path);
  }

  /** @param {string} path what is wrong there */
  told(path) {
    return this.fault(path).map((one) => html`<span class="fault" role="status">${one.what} ${one.mend || ""}</span>`);
  }

  /**
   * @param {string} sort of words; "" for those that are no names
   * @param {any} word
   * @returns {string} what a word is called; with the word itself where others are called so, too
   */
  named(sort, word) {
    const called = [this.called[sort], this.called.piece, this.called.value].find((one) => one?.[word]);
    if (!called) return String(word).replace(/_/g, " ");
    const name = called[word];
    return Object.values(called).filter((other) => other === name).length > 1 ? `${name} (${word})` : name;
  }

  /** @param {string} name of what it takes out @param {() => void} drop */
  dropper(name, drop) {
    return html`<button type="button" class="plain" aria-label=${say("form.drop", { name })} title=${say("form.drop", { name })} @click=${drop}>✕</button>`;
  }

  /**
   * The parts of a value, without its label.
   * @param {Schema} given @param {any} value @param {string} path @param {Set} set @param {string} label
   * @returns {unknown}
   */
  control(given, value, path, set, label) {
    const schema = meant(given, this.defs);
    const words = wordsOf(schema);
    const tongue = spoken(schema);
    const one = oneOrMany(schema, this.defs);
    if (schema.const !== undefined) return html`<span class="soft">${say("form.yes")}</span>`;
    if (words) return choice(this, words, value, set, label, schema.sort);
    if (tongue) return tongues(tongue, value, set, label);
    if (one && wordsOf(one)) return several(this, one, value, set, label);
    if (one) return list(this, one, Array.isArray(value) ? value : [value], path, (many) => set(many.length === 1 ? many[0] : many), label);
    if (schema.oneOf) return alternatives(this, schema, value, path, set);
    if (schema.anyOf) return either(this, schema, value, path, set, label);
    if (schema.type === "array") return list(this, schema.items, Array.isArray(value) ? value : [], path, set, label, schema.maxItems);
    if (schema.type === "object") return schema.properties ? object(this, schema, value, path, set) : entries(this, schema, value, path, set, label);
    if (schema.type === "boolean") return yesOrNo(value, set, label);
    if (schema.type === "integer" || schema.type === "number") return number(schema, value, set, label);
    return text(schema, value, set, label);
  }
}

define("swcore-form", SwcoreForm);
