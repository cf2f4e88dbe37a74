// The words of the client itself, in the language that is chosen. What a game says comes from the server in the same language.

import { SERVER } from "./net/http.js";
import { local } from "./storage.js";

export const LANGUAGES = { en: "English", ru: "Русский" };

/** @type {Record<string, string>} said while there are no words yet */
export const AWAY = { en: "The server does not answer. Trying again …", ru: "Сервер не отвечает. Пробуем ещё раз…" };

/** @type {Record<string, string>} */
let words = {};
/** @type {Set<() => void>} */
const listeners = new Set();

export const chosen = { lang: "en" };

/** @returns {string} the language that was chosen last, or the one of the browser */
export function usual() {
  const kept = local.read("swcore.lang");
  if (kept && Object.hasOwn(LANGUAGES, kept)) return kept;
  return navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";
}

/**
 * @param {string} lang
 * @param {boolean} [own] whether the page is the client's own: the choice is kept then, and said of the page
 * @returns {Promise<boolean>} whether the words came; without them the page goes on in the language before
 */
export async function speak(lang, own = true) {
  try {
    const answer = await fetch(new URL(`words/${lang}.json`, SERVER));
    words = await answer.json();
  } catch {
    return false;
  }
  chosen.lang = lang;
  if (own) {
    local.write("swcore.lang", lang);
    document.documentElement.lang = lang;
  }
  for (const listener of listeners) listener();
  return true;
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
