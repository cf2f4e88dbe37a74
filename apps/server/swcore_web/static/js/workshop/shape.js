// What a form needs to know of a schema: what a reference means, which alternative a value is of, with what a field begins.

/** @typedef {Record<string, any>} Schema */

/** The members that tell alternatives of objects apart. */
const KEYS = ["on", "do", "kind"];
const KNOWN = "known ";

/**
 * @param {Schema} schema
 * @param {Record<string, Schema>} defs
 * @returns {Schema} what it means; `sort` names the sort of words, where they are those of a game
 */
export function meant(schema, defs) {
  let found = schema;
  let sort = "";
  for (let depth = 0; found.$ref && depth < 20; depth++) {
    const name = decodeURI(found.$ref.replace("#/$defs/", ""));
    if (name.startsWith(KNOWN)) sort = name.slice(KNOWN.length);
    const { $ref: _, ...own } = found;
    found = { ...defs[name], ...own };
  }
  return sort ? { ...found, sort } : found;
}

/** @param {string | undefined} told @returns {string} a description as one of several to choose from: without its last stop */
export const sentence = (told) => (told || "").replace(/\.$/, "");

/** @param {string} told @returns {string} how a description begins, for a name */
export const brief = (told) => sentence(told.split(/[;:]|\. /)[0]);

/**
 * @param {Schema} schema
 * @returns {string[] | null} the words that stand in it to choose from, null where it takes no word of a list
 */
export function wordsOf(schema) {
  if (schema.enum) return schema.enum;
  const one = schema.anyOf?.find((/** @type {Schema} */ part) => part.enum);
  const free = schema.anyOf?.every((/** @type {Schema} */ part) => part.enum || part.type === "string");
  return one && free ? one.enum : null;
}

/**
 * @param {Schema} schema of a text, or of a text by language
 * @returns {Schema | null} of the text in one language
 */
export function spoken(schema) {
  const tongues = schema.anyOf?.find((/** @type {Schema} */ part) => part.properties?.en && part.properties?.ru);
  return tongues ? tongues.properties.en : null;
}

/**
 * @param {Schema} schema
 * @param {Record<string, Schema>} defs
 * @returns {Schema | null} of one of several, where one may stand alone or in a list
 */
export function oneOrMany(schema, defs) {
  if (schema.anyOf?.length !== 2) return null;
  const [one, many] = schema.anyOf.map((/** @type {Schema} */ part) => meant(part, defs));
  return many.type === "array" && one.type !== "array" && one.type !== "object" ? one : null;
}

/**
 * @param {Schema} schema with `oneOf`
 * @param {Record<string, Schema>} defs
 * @returns {{key: string, parts: {word: string, told: string, schema: Schema}[]}} its alternatives, and the member that tells them apart;
 *   "" where it is the presence of a member of their own
 */
export function branches(schema, defs) {
  const parts = /** @type {Schema[]} */ (schema.oneOf.map((/** @type {Schema} */ part) => meant(part, defs)));
  if (schema.properties && parts.every((part) => !part.properties)) {
    const own = parts.map((part) => part.required[0]);
    return {
      key: "",
      parts: own.map((word) => {
        const others = new Set(own.filter((one) => one !== word));
        const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !others.has(name)));
        const told = meant(schema.properties[word], defs).description || "";
        return { word, told, schema: { ...schema, oneOf: undefined, properties, required: [word, ...(schema.required || [])] } };
      }),
    };
  }
  const key = KEYS.find((one) => parts.some((part) => part.properties?.[one] && meant(part.properties[one], defs).const !== undefined)) || "";
  return {
    key,
    parts: parts.map((part) => {
      const tells = part.properties?.[key] ? meant(part.properties[key], defs) : {};
      return { word: String(tells.const ?? ""), told: part.description || tells.description || "", schema: part };
    }),
  };
}

/**
 * @param {{key: string, parts: {word: string, schema: Schema}[]}} choice
 * @param {any} value
 * @param {Record<string, Schema>} defs
 * @returns {number} the alternative that a value is of; the first one where it is of none
 */
export function branchOf({ key, parts }, value, defs) {
  const now = value && typeof value === "object" ? value : {};
  const found = parts.findIndex(({ word }) => word && (key ? now[key] === word : word in now));
  return found >= 0 ? found : Math.max(0, parts.findIndex(({ word, schema }) => !word && fits(schema, value, defs)));
}

/**
 * @param {Schema} schema
 * @param {any} value
 * @param {Record<string, Schema>} defs
 * @returns {boolean} whether a value is of its sort; not whether it is right
 */
export function fits(schema, value, defs) {
  const found = meant(schema, defs);
  if (found.const !== undefined) return value === found.const;
  if (found.enum) return found.enum.includes(value);
  if (found.anyOf) return found.anyOf.some((/** @type {Schema} */ part) => fits(part, value, defs));
  if (found.oneOf) return branches(found, defs).parts.some((part) => fits(part.schema, value, defs));
  if (found.type === "array") return Array.isArray(value);
  if (found.type === "object") {
    const names = value && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : null;
    return Boolean(names && (!found.properties || found.additionalProperties !== false || names.every((name) => name in found.properties)));
  }
  if (found.type === "integer" || found.type === "number") return typeof value === "number" || (typeof value === "string" && /^-?\d+(e\d+)?$/.test(value)); // a number too large stays as it was typed
  return typeof value === found.type;
}

/**
 * @param {Schema} schema
 * @param {Record<string, Schema>} defs
 * @returns {any} with what a new field begins
 */
export function blank(schema, defs) {
  const found = meant(schema, defs);
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  if (spoken(found)) return { en: "" };
  if (found.anyOf) return blank(found.anyOf[0], defs);
  if (found.oneOf) return blank(branches(found, defs).parts[0].schema, defs);
  if (found.type === "array") return found.minItems ? [blank(found.items, defs)] : [];
  if (found.type === "object") {
    const needed = found.required || (found.minProperties && found.properties ? Object.keys(found.properties).slice(0, 1) : []);
    return Object.fromEntries(needed.map((/** @type {string} */ name) => [name, blank(found.properties[name], defs)]));
  }
  if (found.type === "boolean") return true;
  if (found.type === "integer" || found.type === "number") return Math.max(found.minimum ?? 1, Math.min(1, found.maximum ?? 1));
  return "";
}

/**
 * @param {Schema} part an alternative
 * @param {any} value of another one
 * @param {Record<string, Schema>} defs
 * @returns {any} with what it begins, with the fields kept that both have
 */
export function turned(part, value, defs) {
  const found = meant(part, defs);
  const begun = blank(part, defs);
  if (!found.properties || !value || typeof value !== "object") return begun;
  const kept = Object.entries(value).filter(([name, one]) => name in found.properties && fits(found.properties[name], one, defs));
  return { ...begun, ...Object.fromEntries(kept) };
}
