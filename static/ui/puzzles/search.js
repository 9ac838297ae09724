/** A puzzle is looked for in a game that is over: how far that has come, and what there is to say where none is found. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Posed } from "../../replies.d.ts" */
/** @import { Sought } from "../../app/puzzles/seeking.js" */

import { createSeeking } from "../../app/puzzles/seeking.js";
import { h, setAttributes, setText } from "../parts/dom.js";

/** @param {App} app */
export function createSearch(app) {
  const seeking = createSeeking({ spawn: app.puzzles.spawn });
  const said = h("p", { id: "puzzle-search-said", role: "status", "data-testid": "puzzle-search-said" });
  const progress = h("progress", { class: "review-progress", "aria-labelledby": said.id });
  const element = h("div", { class: "puzzle-search", hidden: true }, said, progress);

  /** @param {Sought} sought */
  function show({ kind, number, all }) {
    const { t } = app.words();
    setText(said, kind === null ? t("review-starting") : t("puzzle-search", { kind: t(`puzzles-kind-${kind}`), number, all }));
    setAttributes(progress, { max: all, value: kind === null ? null : number - 1 });
  }

  return {
    element,
    leave() {
      seeking.leave();
      element.hidden = true;
    },
    /** @param {string} record @param {number} seat @returns {Promise<Posed | null>} null: none was found, which is said; or nobody waits for it any more */
    async find(record, seat) {
      element.hidden = progress.hidden = false;
      const found = await seeking.find(record, seat, show);
      if (found === "left") return null;
      progress.hidden = true;
      if (found !== "failed" && found.puzzle) {
        element.hidden = true;
        return found.puzzle;
      }
      setText(said, app.words().t(found === "failed" ? "puzzle-search-failed" : "puzzle-search-none"));
      return null;
    },
  };
}
