// From page to page, and what may not be done twice meanwhile.

import { unkept } from "./storage.js";

/**
 * Go to another page of this server: without loading it where that would lose what only the memory of this one holds.
 * @param {string} address
 * @returns {Promise<unknown>} resolves once something can be done here again, so that nothing is done twice while the page goes
 */
export async function travel(address) {
  if (!unkept()) {
    location.assign(address);
    return new Promise((back) => addEventListener("pageshow", back, { once: true }));
  }
  history.pushState(null, "", address);
  dispatchEvent(new Event("popstate"));
}

/** @param {MouseEvent} event on a link, which is followed without loading a page where that would lose something */
export function followed(event) {
  const link = /** @type {HTMLAnchorElement | undefined} */ (event.composedPath().find((one) => one instanceof HTMLAnchorElement && one.href));
  if (!link || !unkept() || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.target || link.download || link.origin !== location.origin) return;
  event.preventDefault();
  travel(link.href);
}

/**
 * Do what may not be done twice at a time, such as to take a seat.
 * @param {{busy: boolean, problem: string}} host is busy meanwhile, and tells what went wrong
 * @param {() => Promise<unknown>} act
 */
export async function once(host, act) {
  if (host.busy) return;
  host.busy = true;
  host.problem = "";
  try {
    await act();
  } catch (error) {
    host.problem = /** @type {Error} */ (error).message;
  } finally {
    host.busy = false;
  }
}
