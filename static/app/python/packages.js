/** The packages of the lock file, and what depends on what. */

/** What comes for the worker that thinks, and for bots that reason. */
export const SOLVER = "python-sat";

/**
 * A package and all that it depends on.
 * @param {Record<string, {depends: string[]}>} packages of the lock file
 * @param {string} name
 * @param {string[]} [found]
 */
export function needed(packages, name, found = []) {
  if (found.includes(name)) return found;
  found.push(name);
  for (const other of packages[name].depends) needed(packages, other, found);
  return found;
}
