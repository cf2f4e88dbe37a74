// The words of the client itself, in the language that is chosen. What a game says comes from the server in the same language.

import { SERVER } from "./net/http.js";

export const LANGUAGES = { en: "English", ru: "Русский" };

/** @type {Record<string, string>} */
let words = {};
/** @type {Set<() => void>} */
const listeners = new Set();

export const chosen = { lang: "en" };

/** @returns {string} the language that was chosen last, or the one of the browser */
export function usual() {
  const kept = localStorage.getItem("swcore.lang");
  if (kept && kept in LANGUAGES) return kept;
  return navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";
}

/**
 * @param {string} lang
 * @param {boolean} [own] whether the page is the client's own: the choice is kept then, and said of the page
 */
export async function speak(lang, own = true) {
  const answer = await fetch(new URL(`words/${lang}.json`, SERVER));
  words = await answer.json();
  chosen.lang = lang;
  if (own) {
    localStorage.setItem("swcore.lang", lang);
    document.documentElement.lang = lang;
  }
  for (const listener of listeners) listener();
}

/**
 * @param {string} key
 * @param {Record<string, string | number>} [values] what stands for `{name}`
 * @returns {string}
 */
export function say(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * Make an element speak: it is drawn again when the language changes.
 * @param {import("./vendor/lit.js").LitElement} host
 * @param {() => void} [changed] called then, too, where what it shows comes from the server in the language
 */
export function follow(host, changed = () => undefined) {
  const again = () => {
    changed();
    host.requestUpdate();
  };
  host.addController({ hostConnected: () => listeners.add(again), hostDisconnected: () => listeners.delete(again) });
}

/** @param {() => void} listener called when the language has changed */
export function listen(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
