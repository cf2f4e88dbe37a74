// What a browser keeps for the page. Where it keeps nothing, or has no room left, the page goes on in its memory alone, and says so.

/** @typedef {"localStorage" | "sessionStorage"} Where */

class Store {
  /** @param {Where} where */
  constructor(where) {
    this.where = where;
    /** @type {Map<string, string>} what the browser would not take */
    this.memory = new Map();
  }

  /** @param {string} key @returns {string | null} */
  read(key) {
    const held = this.memory.get(key);
    if (held !== undefined) return held;
    try {
      return window[this.where].getItem(key); // the storage itself may be forbidden
    } catch {
      return null;
    }
  }

  /** @param {string} key @returns {any} what was written as JSON; null where there is nothing, or nothing that can be read */
  data(key) {
    try {
      return JSON.parse(this.read(key) || "null");
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} text */
  write(key, text) {
    const before = this.memory.size;
    try {
      window[this.where].setItem(key, text);
      this.memory.delete(key);
    } catch {
      this.memory.set(key, text);
    }
    if (this.memory.size !== before) dispatchEvent(new Event("swcore-kept"));
  }

  /** @param {string} key */
  remove(key) {
    this.memory.delete(key);
    try {
      window[this.where].removeItem(key);
    } catch {
      // what is not kept needs no removal
    }
  }
}

/** What all tabs of the browser share. */
export const local = new Store("localStorage");

/** What one tab has. */
export const session = new Store("sessionStorage");

/** @returns {boolean} whether something is in the memory of the page alone, and lost with it */
export const unkept = () => local.memory.size > 0;
