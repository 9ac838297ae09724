/** Does something once the page has nothing better to do; not every browser can say when. @type {(work: () => void) => void} */
export const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 200));
