/** What the rules find in a plan while it is drawn: each with its rule, its place, and the mend where there is only one. */

/** @import { Drawn, Finding } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { tellEdit } from "./told.js";

/** @param {{point: (finding: Finding | null) => void, go: (finding: Finding) => void, mend: (edits: string[]) => Promise<void>}} act
 *   `point`: marks on the plan what a finding means; `go`: leads there */
export function createFindings({ point, go, mend }) {
  const title = h("h2", { id: "desk-findings-title", tabindex: "-1" });
  const none = h("p", { class: "hint", "data-testid": "desk-fine" });
  const list = h("ul", { class: "desk-findings-list", "aria-labelledby": title.id, "data-testid": "desk-findings" });
  const root = h("section", { class: "desk-findings", "data-part": "findings" }, title, none, list);
  /** @type {readonly Finding[]} */
  let shown = [];

  /** @param {string[]} mends */
  async function help(mends) {
    await mend(mends);
    // What was mended is gone, and its button with it.
    title.focus();
  }

  /** @param {Finding} finding @param {number} at @param {Words} words */
  function row(finding, at, words) {
    const { severity, rule, key, args, mends } = finding;
    const id = `desk-finding-${at}`;
    const meaning = { onpointerenter: () => point(finding), onpointerleave: () => point(null), onfocusin: () => point(finding), onfocusout: () => point(null) };
    const tell = h(
      "button",
      { type: "button", id, class: "desk-finding", "data-testid": "desk-finding", "data-rule": rule, onclick: () => go(finding) },
      h("span", { class: "desk-rule" }, h("span", { class: "desk-severity" }, words.t(`desk-${severity}`)), ` ${rule}`),
      h("span", { id: `${id}-words` }, words.said({ key, args }, [])),
    );
    const what = mends.map((edit) => tellEdit(edit, words)).join("; ");
    const button = mends.length > 0 && h(
      "button",
      { type: "button", id: `desk-mend-${at}`, class: "button desk-mend", "data-testid": "desk-mend", "aria-describedby": `${id}-words`, onclick: () => void help(mends) },
      words.t("desk-mend", { what }),
    );
    return h("li", { class: severity, ...meaning }, tell, button);
  }

  return {
    root,
    focus: () => title.focus(),

    /** @param {Drawn} drawn @param {Words} words */
    update({ problems }, words) {
      if (problems === shown && title.lang === words.language) return;
      shown = problems;
      title.lang = words.language;
      // What was pointed at may not be there any more.
      point(null);
      setText(title, words.t("desk-findings"));
      setText(none, words.t("desk-fine"));
      none.hidden = problems.length > 0;
      fill(list, problems.map((one, at) => row(one, at, words)));
    },
  };
}
