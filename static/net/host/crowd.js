/** The pages that have come to a host's table: all of them, and those whose people are let in. */

/** @import { Page } from "./page.js" */
/** @import { FromHost } from "../talk/protocol.js" */

export function createCrowd() {
  /** @type {Map<string, Page>} */
  const pages = new Map();

  /** @returns {Page[]} pages of people who are at the table */
  const known = () => [...pages.values()].filter((page) => page.known);

  return {
    known,

    /** @param {string} id */
    get: (id) => pages.get(id),

    /** @param {Page} page */
    add: (page) => void pages.set(page.id, page),

    /** @param {Page} page @returns {boolean} whether it was there */
    remove: (page) => pages.delete(page.id),

    /** The same for everybody at the table, or for each his own. @param {(page: Page) => FromHost} message */
    tell(message) {
      for (const page of known()) page.send(message(page));
    },

    /** Everybody has to go, let in or not. */
    close() {
      for (const page of pages.values()) page.refuse({ key: "party-closed", args: {} });
      pages.clear();
    },
  };
}

/** @typedef {ReturnType<typeof createCrowd>} Crowd */
