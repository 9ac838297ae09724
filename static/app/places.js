/** Where the files of the site are that are asked for while the page runs. */

/** All scripts lie in folders of the site's own. */
const SITE = new URL("../", import.meta.url);

/** What the build serves under other names, by the names of the sources. @type {Record<string, string>} */
const SERVED = /** @type {any} */ (import.meta).served ?? {};

/** @param {string} name from the site's folder; that of a folder ends in a slash @returns {URL} */
export const placeOf = (name) => new URL(SERVED[name] ?? name, SITE);

/** What lies at an address, from the site's folder, wherever that is. @param {string} href */
export const nameOf = (href) => href.slice(SITE.href.length);
