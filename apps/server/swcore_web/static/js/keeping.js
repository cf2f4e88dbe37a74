// Where the keyboard stands: after something was done it must not fall to the begin of the page, but to what is asked next.

/** @typedef {import("./vendor/lit.js").LitElement & {play: import("./play.js").Play | null}} Host */

/** @returns {Element | null} what has the focus, inside whatever elements it stands */
export function held() {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  return one;
}

export class Keeper {
  /** @param {Host} host @param {() => HTMLElement | null} next what is asked now */
  constructor(host, next) {
    this.host = host;
    this.next = next;
    this.inside = false; // whether the focus stands in the host, or stood in what is gone from it
    this.cursor = "";
    this.acted = false;
    host.addController(this);
    host.addEventListener("focusin", () => (this.inside = true));
    host.addEventListener("focusout", (event) => this.left(/** @type {Element} */ (event.composedPath()[0])));
    host.addEventListener("swcore-act", () => (this.acted = true));
  }

  /** @param {Element} one that has lost the focus: where it still stands somebody has left it on purpose */
  left(one) {
    setTimeout(() => {
      if (one.isConnected && nowhere()) this.inside = false;
    });
  }

  hostUpdated() {
    setTimeout(() => this.check()); // the elements inside are drawn by then
  }

  check() {
    const play = this.host.play;
    if (!play || play.busy || !this.host.isConnected) return;
    const cursor = String(play.status?.cursor);
    const on = this.acted && cursor !== this.cursor; // a button of the list stands for another choice now
    this.cursor = cursor;
    if (on) this.acted = false;
    if ((this.inside && nowhere()) || (on && held()?.matches("[data-action]"))) this.next()?.focus({ preventScroll: true });
  }
}

const nowhere = () => !document.activeElement || document.activeElement === document.body;
