/**
 * Starts a worker under the page's own policy. A worker that comes from an address has the policy that
 * its host sends with it, and a plain host sends none; one that the page has written itself has the page's.
 */

/** @param {URL} script a module @param {string} name */
export function spawn(script, name) {
  const text = `import ${JSON.stringify(script.href)};`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return new Worker(address, { type: "module", name });
}
