/** A double click presses twice. What its first half has laid open is not meant by the second. */

/** Milliseconds in which a second press is one half of a double click. */
const INTERVAL = 500;
/** Pixels within which a finger comes down again. */
const NEAR = 24;

/** Keeps the second half of a double click from pressing anything. @param {MouseEvent} first the click; if a key has made it, there is none */
export function dropSecondHalf(first) {
  if (!first.detail) return;
  const listening = new AbortController();
  /** @param {MouseEvent} event */
  const look = (event) => {
    const late = event.timeStamp - first.timeStamp > INTERVAL;
    const far = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > NEAR;
    if (late || far) return listening.abort();
    event.stopPropagation();
    event.preventDefault();
  };
  for (const type of /** @type {const} */ (["pointerdown", "pointerup", "click"])) {
    document.addEventListener(type, look, { capture: true, signal: listening.signal });
  }
}
