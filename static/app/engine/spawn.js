/**
 * Starts a worker under the page's own policy. A worker that comes from an address has the policy that
 * its host sends with it, and a plain host sends none; one that the page has written itself has the page's.
 *
 * The script is imported once the worker runs: what it imports before that, Firefox does not ask of the
 * service worker. Letters that come until then are kept for the script.
 */

/** @param {URL} script a module that listens at once @param {string} name */
export function spawn(script, name) {
  const text = `
    const early = [];
    const keep = (event) => early.push(event);
    addEventListener("message", keep);
    await import(${JSON.stringify(script.href)});
    removeEventListener("message", keep);
    for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports }));`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return new Worker(address, { type: "module", name });
}
