/** Does something once the page has nothing better to do; not every browser can say when. @type {(work: () => void) => void} */
export const whenIdle = "requestIdleCallback" in globalThis
  // Whoever calls it, the browser wants to be called by itself.
  ? (work) => void requestIdleCallback(work)
  : (work) => void setTimeout(work, 200);
