/** What the tool in hand wants next, or why the last edit could not be made. */

/** @import { Said, Tool } from "../../app/basics/types.js" */
/** @import { Place } from "../../draw/desk/places.js" */
/** @import { Truth } from "../../draw/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { cellName } from "../../draw/basics/geometry.js";
import { h, setText } from "../parts/dom.js";
import { toolName } from "./told.js";

/** @param {{finish: () => void, cancel: () => void}} act */
export function createHint({ finish, cancel }) {
  const text = h("p", { class: "desk-hint-text", id: "desk-hint", "data-testid": "desk-hint" });
  const wrong = h("p", { class: "refusal", role: "alert", "data-testid": "desk-refusal" });
  const done = h("button", { type: "button", id: "desk-done", class: "button primary", "data-testid": "desk-done", onclick: finish });
  const back = h("button", { type: "button", id: "desk-cancel", class: "button", "data-testid": "desk-cancel", onclick: cancel });
  const root = h("div", { class: "desk-hint" }, text, wrong, h("div", { class: "desk-row" }, done, back));

  return {
    root,

    /**
     * @param {{tool: Tool | null, way: readonly Place[], done: boolean, refusal: Said | null, read: string}} hand `read`: the square that was read last
     * @param {Truth} truth
     * @param {Words} words
     */
    update({ tool, way, done: complete, refusal, read }, truth, words) {
      const gesture = tool?.gesture ?? "look";
      const at = way.map(({ row, col }) => cellName(truth, row, col)).join(", ");
      const what = tool ? toolName(tool, truth.keyed, words) : "";
      setText(text, tool || !read ? words.t(`desk-hint-${gesture}`, { what, count: way.length, at }) : read);
      // What is wrong with a text stands beside it.
      const refused = refusal && refusal.args.line === undefined ? words.refusal(refusal, []) : "";
      setText(wrong, refused);
      wrong.hidden = !refused;
      text.hidden = refused !== "";
      setText(done, words.t("desk-done"));
      setText(back, words.t("house-cancel"));
      done.hidden = !complete;
      back.hidden = way.length === 0;
    },
  };
}
