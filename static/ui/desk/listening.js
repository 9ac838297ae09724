/** What keys do at the desk, and files that are dropped on it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { DeskHand } from "./hand.js" */
/** @import { DeskPaper } from "./paper.js" */
/** @import { Side } from "../../draw/basics/types.js" */

import { editOf } from "../../app/desk/strokes.js";
import { MOST_FILE } from "../../app/shelves/plan-fields.js";
import { readDrawingKey } from "../parts/drawing-keys.js";
import { listenKeys } from "../table/keys.js";
import { isOnSides } from "./hand.js";

/**
 * @param {{root: HTMLElement, app: App, hand: DeskHand, take: (id: string | null, byKey?: boolean) => void, draw: (edit: string) => void,
 *   bring: (text: string) => Promise<unknown>, paper: DeskPaper, keys: ReturnType<typeof import("../parts/keys-help.js").createKeysHelp>}} needs
 */
export function listenAtDesk({ root, app, hand, take, draw, bring, paper, keys }) {
  /** Whether the next arrow says which side is meant. */
  let aims = false;

  const tools = () => app.store.get().desk?.drawn.tools ?? [];

  /** @param {Side} side of the square that the keys mean */
  function aim(side) {
    aims = false;
    if (isOnSides(hand.tool())) hand.press({ ...hand.cursor.at(), side });
  }

  /** Away with what is here. */
  function rub() {
    const [tool, truth] = [tools().find(({ on }) => on === "things"), app.store.get().desk?.drawn.truth];
    if (tool && truth) draw(editOf(tool, truth, { way: [hand.cursor.at()] }));
  }

  /** @type {Record<string, () => unknown>} */
  const DEEDS = {
    apply() {
      if (isOnSides(hand.tool())) aims = true;
      else hand.press(hand.cursor.at());
    },
    finish: hand.finish,
    cancel: () => hand.cancel(),
    rub,
    undo: () => draw("undo"),
    redo: () => draw("redo"),
  };

  listenKeys((event) => {
    const { ui, desk } = app.store.get();
    if (ui.screen !== "desk" || !desk) return false;
    const meant = readDrawingKey(event, event.target === paper.canvas, (id) => tools().some((tool) => tool.id === id));
    if (!meant) return keys.useKey(event);
    if ("tool" in meant) {
      take(meant.tool, true);
    } else if ("to" in meant) {
      if (aims) aim(meant.to);
      else hand.step(meant.to);
    } else if ("side" in meant) aim(meant.side);
    else {
      if (meant.do !== "apply") aims = false;
      if (meant.do === "cancel" && keys.useKey(event)) return true;
      return DEEDS[meant.do]() !== false;
    }
    return true;
  });

  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (file && file.size > MOST_FILE) app.session.notify("desk-file-large", { name: file.name, limit: MOST_FILE / 1024 });
    else if (file) void file.text().then(bring);
    else if (text) void bring(text);
  });
  root.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    // A field takes what is pasted into it itself.
    if (!text || (event.target instanceof Element && event.target.closest("input, textarea"))) return;
    event.preventDefault();
    void bring(text);
  });
}
