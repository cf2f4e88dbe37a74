// The line to a game: requests with answers, and notices. The elements know this interface alone, not what carries it; a worker
// that runs the rules inside the page could stand in its place.
//
// A line has `ask(do, fields)`, which resolves with the answer or rejects with a Refusal, `close()`, and the events
// `notice` (detail: the message), `up` and `down`.

/** What a server refuses, in the words of the language that was asked for. */
export class Refusal extends Error {
  /** @param {{code: string, text: string, hint?: string, params?: object}} error */
  constructor(error) {
    super(error.text);
    this.code = error.code;
    this.hint = error.hint || "";
    this.params = error.params || {};
  }
}

const PROTOCOL = 1;
const RATE = 16; // messages a second, below what a server lets through
const BURST = 30;
const PATIENCE = 500; // milliseconds before what came too fast is sent again
const LONGEST = 8000; // milliseconds between two tries to connect

/** A line over a WebSocket. It connects again by itself, and sends again what has no answer yet. */
export class SocketLine extends EventTarget {
  /**
   * @param {string} address of the socket
   * @param {string} lang
   * @param {(line: SocketLine) => Promise<void>} begin what is asked first on each connection, such as to sit down
   */
  constructor(address, lang, begin) {
    super();
    this.address = address;
    this.lang = lang;
    this.begin = begin;
    this.closed = false;
    this.up = false;
    this.failures = 0;
    /** @type {Map<number, {text: string, urgent: boolean, resolve: (answer: any) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    /** @type {number[]} */
    this.queue = [];
    this.next = 1;
    this.left = BURST;
    this.at = Date.now();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.rest = undefined; // before the next try
    this.connect();
  }

  connect() {
    if (this.closed) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  async opened() {
    try {
      await this.send("hello", { protocol: PROTOCOL, lang: this.lang }, true);
      await this.begin(this);
    } catch (error) {
      if (error instanceof Refusal) {
        this.dispatchEvent(new CustomEvent("refused", { detail: error }));
        this.close();
      }
      return;
    }
    this.failures = 0;
    this.up = true;
    this.dispatchEvent(new Event("up"));
    this.queue = [...this.waiting.keys()];
    this.flush();
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (socket !== this.socket || this.closed) return;
    for (const [id, one] of this.waiting) {
      if (one.urgent) {
        this.waiting.delete(id);
        one.reject(new Error("the line was lost"));
      }
    }
    this.up = false;
    this.queue = [];
    this.dispatchEvent(new Event("down"));
    this.failures += 1;
    this.rest = setTimeout(() => this.connect(), Math.min(LONGEST, 250 * 2 ** this.failures));
  }

  /** Connect now, and not only after the rest between two tries. */
  retry() {
    if (this.up || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.rest);
    this.failures = 0;
    this.connect();
  }

  /** @param {any} message */
  heard(message) {
    if (message.notice) {
      this.dispatchEvent(new CustomEvent("notice", { detail: message }));
      return;
    }
    const one = this.waiting.get(message.id);
    if (!one) return;
    if (message.error?.code === "too-fast") {
      setTimeout(() => this.push(message.id), PATIENCE);
      return;
    }
    this.waiting.delete(message.id);
    if (message.error) one.reject(new Refusal(message.error));
    else one.resolve(message.answer);
  }

  /**
   * Ask, and wait for the answer; also over a line that is lost meanwhile. What changes a game should bring a `key`.
   * @param {string} what the request
   * @param {object} [fields]
   * @returns {Promise<any>}
   */
  ask(what, fields = {}) {
    return this.send(what, fields, false);
  }

  /**
   * @param {string} what
   * @param {object} fields
   * @param {boolean} urgent sent before the line is up, and given up with it
   * @returns {Promise<any>}
   */
  send(what, fields, urgent) {
    const id = this.next++;
    const text = JSON.stringify({ do: what, id, ...(urgent ? {} : { lang: this.lang }), ...fields });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, urgent, resolve, reject });
      if (urgent) this.socket?.send(text);
      else if (this.up) this.push(id);
    });
  }

  /** @param {number} id */
  push(id) {
    if (!this.queue.includes(id)) this.queue.push(id);
    this.flush();
  }

  flush() {
    const now = Date.now();
    this.left = Math.min(BURST, this.left + ((now - this.at) * RATE) / 1000);
    this.at = now;
    while (this.up && this.queue.length && this.left >= 1) {
      const one = this.waiting.get(/** @type {number} */ (this.queue.shift()));
      if (!one) continue;
      this.left -= 1;
      this.socket?.send(one.text);
    }
    if (this.up && this.queue.length && !this.timer) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.flush();
      }, 1000 / RATE);
    }
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}
