/** Progress at puzzles that is carried from one browser to another, as a file. */

/** @import { App } from "../../app/page/app.js" */

import { h, setText } from "../parts/dom.js";
import { download } from "../parts/download.js";

const NAME = "gamemaster-puzzles.json";

/** @param {App} app @param {() => Promise<void>} onTaken something was brought */
export function createCarrying(app, onTaken) {
  const save = h("button", { type: "button", class: "button", "data-testid": "puzzles-save", onclick: () => download(app.puzzles.progress.written(), NAME) });
  const label = h("span", null);
  const file = h("input", { type: "file", class: "sr", id: "puzzles-file", accept: ".json,application/json", "data-testid": "puzzles-file", onchange: () => void take() });
  const said = h("p", { class: "hint", role: "status", "data-testid": "puzzles-taken" });

  async function take() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const taken = app.puzzles.progress.take(await chosen.text());
    file.value = "";
    if (taken) await onTaken();
    setText(said, app.words().t(taken ? "puzzles-taken" : "puzzles-not-taken"));
  }

  return {
    element: h("div", { class: "puzzles-carrying" }, h("div", { class: "button-row" }, save, h("label", { class: "button file" }, label, file)), said),
    update() {
      const words = app.words();
      setText(save, words.t("puzzles-save"));
      setText(label, words.t("puzzles-load"));
      setText(said, "");
    },
  };
}
