// What is dragged follows one pointer until it is let go. Escape, or a pointer that is taken away by the browser, puts everything back.

/**
 * @param {PointerEvent} begun
 * @param {object} what
 * @param {(event: PointerEvent) => void} what.move
 * @param {(event: PointerEvent) => void} what.drop it was let go
 * @param {() => void} what.back nothing of it shall stay
 */
export function drag(begun, { move, drop, back }) {
  const gone = new AbortController();
  const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ heard) => addEventListener(name, heard, { capture: true, signal: gone.signal });
  const own = (/** @type {(event: PointerEvent) => void} */ then) => (/** @type {PointerEvent} */ event) => event.pointerId === begun.pointerId && then(event);
  const cancel = () => {
    gone.abort();
    back();
  };
  on("pointermove", own(move));
  on("pointerup", own((event) => {
    gone.abort();
    drop(event);
  }));
  on("pointercancel", own(cancel));
  on("blur", (event) => event.target === window && cancel());
  on("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
}
