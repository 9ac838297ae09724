/** Where the plan of a table of friends comes from, who may know it therefore, and whether a person leads. */

/** @import { Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";

/**
 * @param {Pick<Party, "led" | "origin" | "role" | "hostName" | "rules"> & {drawer?: string | null}} party
 * @param {Words} words
 * @returns {string} "" as long as nothing has been told
 */
export function tellOrigin({ led, origin, role, hostName, rules, drawer }, words) {
  if (origin === null) return "";
  if (drawer) return words.t("next-drawn-by", { name: drawer });
  const own = words.within({ preset: "", ...rules });
  return own.t(led ? "plan-led" : "plan-origin", { origin, own: role === "host" ? "yes" : "no", host: hostName || words.t("friends-host") });
}

/** @param {string} id */
export function createOrigin(id) {
  const element = h("p", { class: "plan-origin", "data-testid": id });
  return {
    element,
    /** @param {Parameters<typeof tellOrigin>[0]} party @param {Words} words */
    update(party, words) {
      setText(element, tellOrigin(party, words));
      setAttributes(element, { "data-origin": party.origin });
    },
  };
}
