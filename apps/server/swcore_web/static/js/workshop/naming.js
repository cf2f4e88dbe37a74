// What programs call a piece: a word made from its name, as long as nobody has chosen another one.

const MOST = 32; // letters
const HOME = "home.";
const LATIN = "a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sch _ y _ e yu ya".split(" ");
const CYRILLIC = new Map([..."абвгдеёжзийклмнопрстуфхцчшщъыьэюя"].map((letter, at) => [letter, LATIN[at]]));

/**
 * @param {string} name in any script
 * @param {string} kind of the piece: it stands before what does not begin with a letter, and for what leaves none
 * @returns {string} the id that `swcore new` would give it, but for words that only its files keep to themselves
 */
export function idOf(name, kind) {
  const latin = [...name.normalize("NFKC").toLowerCase()].map((letter) => CYRILLIC.get(letter) ?? letter).join("");
  const plain = latin.normalize("NFKD").replace(/['’`]/g, "").replace(/[^ -~]/g, "");
  const word = plain.replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
  const whole = /^[a-z]/.test(word) ? word : [kind, word].filter(Boolean).join("_");
  return HOME + whole.slice(0, MOST).replace(/_+$/, "");
}

/**
 * @param {any} was the file before a change
 * @param {any} file after it
 * @param {any} begun what files of its kind begin with
 * @returns {any} the file, its id following its name: the English one, or the Russian one where the English one is still the usual
 */
export function renamed(was, file, begun) {
  const leading = (/** @type {any} */ one) => {
    const { en = "", ru = "" } = typeof one?.name === "string" ? { en: one.name } : one?.name || {};
    return ((en && en !== begun?.name?.en) || !ru || ru === begun?.name?.ru ? en : ru) || ru;
  };
  const [before, after] = [leading(was), leading(file)];
  const follows = file?.id === was?.id && was?.id === idOf(before, was?.kind);
  return follows && after && after !== before ? { ...file, id: idOf(after, file.kind) } : file;
}
