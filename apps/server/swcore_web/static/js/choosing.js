// A half-made choice: what has been picked so far, which legal actions go with it, and what may be picked next. It reads a menu
// alone and knows no game.

/** @typedef {import("../../../../../clients/typescript/swcore").Argument} Argument */
/** @typedef {import("../../../../../clients/typescript/swcore").Choice} Choice */
/** @typedef {import("../../../../../clients/typescript/swcore").Menu} Menu */

/** @param {Choice} choice @returns {string[]} the elements of the scene that it speaks of */
export const elementsOf = (choice) => (choice.arguments || []).map((one) => one.element || "").filter(Boolean);

/** @param {Choice} choice @returns {string} its kind, the first word */
export const kindOf = (choice) => choice.action.split(" ", 1)[0];

/**
 * @param {Choice[]} choices
 * @param {string[]} picked ids of elements
 * @returns {Choice[]} the choices that begin with them in this order; where there are none, those that speak of all of them
 */
export function fitting(choices, picked) {
  if (!picked.length) return choices;
  const begun = choices.filter((choice) => {
    const all = elementsOf(choice);
    return picked.every((id, at) => all[at] === id);
  });
  return begun.length ? begun : choices.filter((choice) => lacking(choice, picked) !== null);
}

/**
 * @param {Choice} choice
 * @param {string[]} picked
 * @returns {string[] | null} its elements that are not picked yet; null where it does not speak of all that are
 */
function lacking(choice, picked) {
  const left = elementsOf(choice);
  for (const id of picked) {
    const at = left.indexOf(id);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/**
 * @param {Choice[]} choices
 * @param {string[]} picked
 * @returns {Set<string>} the elements that may be picked next
 */
export function pickable(choices, picked) {
  const found = new Set();
  for (const choice of fitting(choices, picked)) {
    const all = elementsOf(choice);
    const ordered = picked.length > 0 && picked.every((id, at) => all[at] === id);
    for (const id of ordered ? all.slice(picked.length, picked.length + 1) : lacking(choice, picked) || []) found.add(id);
  }
  return found;
}

/**
 * @param {Choice[]} choices
 * @returns {Map<string, {cost: string, odds: string}>} by element what the cheapest action upon it costs, with its odds
 */
export function prices(choices) {
  /** @type {Map<string, {rank: number, cost: string, odds: string}>} */
  const found = new Map();
  for (const choice of choices) {
    const [id] = elementsOf(choice);
    if (!id) continue;
    const rank = (choice.faces ? 1000 : 0) + (choice.cost ?? 99);
    const before = found.get(id);
    if (before && before.rank <= rank) continue;
    const odds = choice.faces ? `${Math.round((100 * (choice.good || 0)) / choice.faces)}%` : "";
    found.set(id, { rank, cost: choice.cost === undefined || choice.cost === null ? "" : String(choice.cost), odds });
  }
  return found;
}

/**
 * @param {Choice[]} choices
 * @returns {{id: string, label: string, choices: Choice[]}[]} by what they do
 */
export function groups(choices) {
  /** @type {Map<string, {id: string, label: string, choices: Choice[]}>} */
  const found = new Map();
  for (const choice of choices) {
    const id = choice.group || kindOf(choice);
    const one = found.get(id) || { id, label: choice.group_label || id, choices: [] };
    one.choices.push(choice);
    found.set(id, one);
  }
  return [...found.values()];
}

/** @param {Choice} choice @returns {string} the id of the look of the one thing that it names, "" where it names a place or more */
export function lookOf(choice) {
  const [one, more] = choice.arguments || [];
  return one && !more && !one.element && !choice.detail && !choice.warning ? `${one.type}:${one.value}` : "";
}

/**
 * @param {Choice[]} choices
 * @param {Record<string, any>} looks how words look in a picture
 * @returns {Choice[]} those of the first kind that several things are chosen among by, each of which has a look of its own
 */
export function pictured(choices, looks) {
  const found = choices.filter((one) => lookOf(one) in looks);
  const alike = found.filter((one) => kindOf(one) === kindOf(found[0]));
  return alike.length > 2 ? alike : [];
}

/**
 * @param {Choice[]} choices that differ in a number alone
 * @returns {{argument: Argument, choice: Choice}[] | null} the numbers in their order, or null where they differ in more
 */
export function amounts(choices) {
  const found = [];
  let rest = "";
  for (const choice of choices) {
    const numbers = (choice.arguments || []).filter((one) => one.type === "amount");
    if (numbers.length !== 1) return null;
    const others = [kindOf(choice), ...(choice.arguments || []).filter((one) => one.type !== "amount").map((one) => one.value)];
    const mark = others.join(" ");
    if (rest && rest !== mark) return null;
    rest = mark;
    found.push({ argument: numbers[0], choice });
  }
  return found.sort((one, other) => Number(one.argument.value) - Number(other.argument.value));
}

/**
 * @param {Choice[]} choices
 * @param {number} count how many at a time
 * @returns {Choice[]} the one with this number, or the nearest, where they differ in a number alone; else all of them
 */
export function counted(choices, count) {
  const numbers = choices.length > 1 ? amounts(choices) : null;
  if (!numbers) return choices;
  const fits = numbers.filter(({ argument }) => Number(argument.value) <= count);
  return [(fits.pop() || numbers[0]).choice];
}

/**
 * What would have to be asked to learn why an element is no target: an action of the menu with another place in it.
 * @param {Choice[]} choices
 * @param {{id: string, name: string}} area
 * @returns {string} the text of an action, or ""
 */
export function insteadOf(choices, area) {
  const prefix = area.id.slice(0, area.id.lastIndexOf(":") + 1);
  for (const choice of choices) {
    const places = (choice.arguments || []).filter((one) => one.element?.startsWith(prefix));
    if (places.length !== 1) continue;
    const place = String(places[0].value);
    return choice.action
      .split(" ")
      .map((word) => (word === place ? area.name : word))
      .join(" ");
  }
  return "";
}

/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @param {Choice} choice @returns {string} what it does, with the place where the label does not say it */
export function labelOf(choice) {
  const place = (choice.arguments || []).find((one) => one.element && one.type !== "combo" && !choice.label.includes(one.label));
  return place ? `${place.label.split(" · ")[0]}: ${choice.label}` : capital(choice.label);
}

/** @param {Choice[]} choices @returns {boolean} whether all are about one place */
export const alike = (choices) => new Set(choices.map((one) => elementsOf(one).join(" "))).size === 1;

/**
 * @param {{label: string, count?: number}[]} things
 * @returns {string[]} what they are called, each once, with how many of them there are
 */
export function called(things) {
  const found = new Map();
  for (const one of things) found.set(one.label, Math.max(found.get(one.label) || 0, one.count || 1));
  return [...found].map(([label, count]) => (count > 1 ? `${label} ${count}` : label));
}

/**
 * @param {any} area
 * @param {any[]} inside what lies there
 * @returns {string[]} how its symbols and what lies there are called, without the marker that its terrain is called like
 */
export function contents(area, inside) {
  const own = (/** @type {any} */ one) => one.kind === "marker" && area.terrain && one.about?.split(/[.:]/).pop() === area.terrain.id;
  return called([...(area.symbols || []), ...inside.filter((one) => !own(one))]);
}

/** @param {string} text of a rule @returns {string} the same without the marks of emphasis */
export const unmarked = (text) => text.replace(/(\*{1,2}|`)(\S(?:.*?\S)?)\1/g, "$2");
