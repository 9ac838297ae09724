/** What rules are put together for: a table of one's own, or what else uses the same form. */

/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog } from "../../app/basics/types.js" */

/**
 * @typedef {{id: string, own: boolean, usual: (draft: Rules, catalog: Catalog) => Rules,
 *   words: Record<"title" | "hint" | "only" | "none" | "differs" | "allBack" | "use", string>}} Purpose
 *   `own`: whether the rule set can be chosen and rules be kept; `usual`: what an option differs from;
 *   `words`: the messages that are said otherwise for it, "" for none
 */

/** @type {Purpose} */
export const HOUSE = {
  id: "house-dialog", own: true, usual: (draft, catalog) => catalog.presets[draft.preset]?.rules ?? {},
  words: {
    title: "house-title", hint: "", only: "house-only-changed", none: "house-nothing-changed", differs: "house-differs", allBack: "house-all-back",
    use: "house-use",
  },
};
