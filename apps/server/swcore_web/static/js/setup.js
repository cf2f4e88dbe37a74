// What may be chosen for a new game: how many play it, and which options go with that. It reads what the server says of a game.

/** @param {any} option @param {number} count @returns {boolean} whether it may be chosen with so many players */
export const fits = (option, count) => !option?.seats?.length || option.seats.includes(count);

/** @param {any} game @returns {number[]} how many may play: those of the game, and those that an option of it allows */
export function seatings(game) {
  const [low, high] = game.seats;
  const usual = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const more = game.options.flatMap((/** @type {any} */ one) => one.seats || []);
  return [...new Set([...usual, ...more])].sort((one, other) => one - other);
}

/**
 * @param {number[]} counts in their order
 * @returns {string} the same as they are told: those that follow each other as a range
 */
export function ranges(counts) {
  /** @type {number[][]} */
  const runs = [];
  for (const one of counts) {
    const last = runs[runs.length - 1];
    if (last && last[last.length - 1] === one - 1) last.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run[run.length - 1]}` : String(run[0]))).join(", ");
}

/** @param {any} game @param {number} count @returns {Record<string, any>} the option that alone allows so few or so many players, set */
export function needed(game, count) {
  const [low, high] = game.seats;
  if (count >= low && count <= high) return {};
  const option = game.options.find((/** @type {any} */ one) => one.seats?.includes(count));
  const value = option?.values.find((/** @type {any} */ one) => one !== option.default);
  return option ? { [option.name]: value } : {};
}

/** @param {any} game @param {number} count @returns {Record<string, any>} what is usually played with so many, where that is not the default */
export function usual(game, count) {
  const told = game.options.filter((/** @type {any} */ one) => one.usual && String(count) in one.usual);
  return Object.fromEntries(told.map((/** @type {any} */ one) => [one.name, one.usual[count]]));
}

/** @param {any} option @returns {string} what it decides, its values called by their labels and not as they are typed */
export function plainly(option) {
  return option.values.reduce(
    (/** @type {string} */ text, /** @type {any} */ value, /** @type {number} */ at) => text.replace(new RegExp(`(^|[\\s;(])${value}:`), `$1${option.labels?.[at] ?? value}:`),
    option.text,
  );
}
