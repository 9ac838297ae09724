/** The desk: a plan is drawn on its paper, with the tools, the findings, the text and the shelf beside it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Finding, State, Tool } from "../../app/basics/types.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Place } from "../../draw/desk/places.js" */
/** @import { Words } from "../../app/language/words.js" */

import { editOf } from "../../app/desk/strokes.js";
import { cellName } from "../../draw/basics/geometry.js";
import { describeSquare } from "../../draw/telling/describe.js";
import { createBootLine } from "../lobby/boot-line.js";
import { h, setText } from "../parts/dom.js";
import { createKeysHelp } from "../parts/keys-help.js";
import { createArrival } from "./arrival.js";
import { createBegin } from "./begin.js";
import { createFindings } from "./findings.js";
import { createHand } from "./hand.js";
import { createDeskHead } from "./head.js";
import { createHint } from "./hint.js";
import { listenAtDesk } from "./listening.js";
import { createPalette } from "./palette.js";
import { createPaper } from "./paper.js";
import { createParts } from "./parts.js";
import { createPrinted, pictureOf } from "./sheet.js";
import { createPlanShelf } from "./shelf.js";
import { createSizeFields } from "./size.js";
import { createStock } from "./stock.js";
import { createPlanText } from "./text.js";
import { HEADER, placeOf, tellEdit, tellState } from "./told.js";

/** @typedef {{drawn: (drawn: {rules: Rules, plan: string}) => void, checkRules: (rules: Rules) => Promise<any>}} Starts */

/** @param {HTMLElement} root @param {App} app @param {Starts} start */
export function createDeskScreen(root, app, start) {
  const title = h("h1", { class: "sr", tabindex: "-1" });
  const boot = createBootLine(app);
  // The lobby has one of its own.
  boot.line.dataset.testid = "desk-boot";
  const keys = createKeysHelp();
  const desk = createDrawing(app);
  const { hand, said, draw, wordsOf } = desk;
  const paper = createPaper(root, app, { hand, draw, tellPlace });
  desk.onMoved(tellPlace);
  desk.onChanged(show);
  desk.onPainted(paper.draw);
  const size = createSizeFields(draw);
  const palette = createPalette({ take, draw, size: size.of });
  const hint = createHint({ finish: hand.finish, cancel: () => hand.cancel() });
  const beside = createBeside(app, { root, desk, start, go });
  const tools = h("section", { class: "desk-tools-part", "data-part": "tools" }, palette.root);
  const [head, ...others] = beside.elements;
  root.append(title, said, boot.line, head, paper.root, hint.root, tools, ...others, keys.toggle, keys.text);
  listenAtDesk({ root, app, hand, take, draw, bring: beside.bring, paper, keys });
  /** What is drawn on the screen. @type {unknown[]} */
  let shown = [];

  /** @param {Place} place */
  function tellPlace(place) {
    paper.reveal(place);
    desk.tellPlace(place);
    show();
  }

  /** @param {string | null} id @param {boolean} [byKey] */
  function take(id, byKey = false) {
    app.desk.forgive();
    desk.forget();
    hand.take(id);
    if (byKey) paper.focus();
  }

  /** @param {Finding} finding */
  function go(finding) {
    const place = placeOf(finding);
    hand.show(finding);
    if (!place) return;
    hand.cursor.put(place);
    tellPlace(place);
  }

  /** What the hand holds and points at. */
  function show() {
    const now = app.store.get().desk;
    if (!now) return;
    paper.draw();
    const tool = hand.tool();
    palette.update(now.drawn, tool?.id ?? null, app.theme(), wordsOf());
    hint.update({ tool, way: hand.way(), done: hand.canFinish(), refusal: now.refusal, read: desk.read() }, now.drawn.truth, wordsOf());
  }

  /** @param {NonNullable<State["desk"]>} here @param {State["desk"] | undefined} before @param {Words} words */
  function lay(here, before, words) {
    if (here.begun !== before?.begun) {
      hand.take(null);
      beside.greet(here);
    }
    hand.fit(here.drawn.truth);
    paper.update(here, words);
    size.update(here.drawn, words);
    beside.update(here, words);
    if (here.edits !== before?.edits) desk.tellLast(here, words);
    show();
  }

  return {
    /** @param {State} state */
    update(state) {
      const words = wordsOf();
      const { desk: here, ui, party } = state;
      const now = [here, app.theme(), words, ui.wish, party, state.boot, ui.catalog];
      if (now.every((value, at) => value === shown[at])) return;
      const [before] = /** @type {[State["desk"] | undefined]} */ (shown);
      shown = now;
      setText(title, words.t("desk"));
      boot.update(state, words);
      root.classList.toggle("waits", !here);
      boot.line.hidden = here !== null;
      keys.update("desk-keys-help", words);
      if (here) lay(here, before, words);
    },
    focus: () => title.focus({ preventScroll: true }),
    ...createArrival(app, { comes: beside.welcome }),
  };
}

/**
 * What lies beside the paper: how the plan stands, what is found, its text, the shelf.
 * @param {App} app
 * @param {{root: HTMLElement, desk: ReturnType<typeof createDrawing>, start: Starts, go: (finding: Finding) => void}} needs `go`: leads to what is found
 */
function createBeside(app, { root, desk, start, go }) {
  const { hand, wordsOf } = desk;
  const findings = createFindings({ point: hand.show, go, mend: desk.mend });
  const text = createPlanText(bring);
  const begin = createBegin(app, { check: start.checkRules, left: () => root.querySelector("h1")?.focus({ preventScroll: true }) });
  const printed = createPrinted(() => {
    const { desk: here, ui } = app.store.get();
    return ui.screen === "desk" && here ? { desk: here, catalog: ui.catalog, words: wordsOf() } : null;
  });
  const shelf = createPlanShelf(app, {
    bring, anew: () => begin.open(agreed()), picture: () => pictureOf(desk.truth(), wordsOf()), print: async () => printed.print(),
  });
  const head = createDeskHead(app, { start, why });
  const parts = createParts(root);
  /** Whether somebody has been asked how to begin. */
  let asked = false;

  /** By which rules is drawn, whatever the drawing has settled. @returns {Rules} */
  const agreed = () => app.store.get().desk?.begun.rules ?? { preset: "" };

  /** A whole plan's text takes the place of what is drawn, if it can be read. @param {string} whole */
  async function bring(whole) {
    const done = await desk.bring(whole);
    const refusal = app.store.get().desk?.refusal;
    if (!done && refusal) {
      parts.turn("text");
      text.refuse(whole, refusal, wordsOf());
    }
    return done;
  }

  /** Why nobody can play on it yet. */
  function why() {
    parts.turn("findings");
    findings.focus();
  }

  return {
    elements: [head.root, parts.tabs, findings.root, text.root, shelf.root],
    bring,

    /** Somebody comes with a plan. */
    welcome: () => (asked = true),

    /** Another drawing lies there: who comes for the first time is asked how to begin. @param {NonNullable<State["desk"]>} here */
    greet({ begun, edits }) {
      const isNew = !edits.length && begun.plan === null && begun.seed === null;
      if (isNew && !asked && app.store.get().ui.catalog) begin.open(agreed());
      asked = true;
    },

    /** @param {NonNullable<State["desk"]>} here @param {Words} words */
    update({ drawn }, words) {
      head.update(words);
      for (const part of [parts, findings, text]) part.update(drawn, words);
      shelf.update();
    },
  };
}

/** What is drawn, by whom it is asked, and what is told of it aloud. @param {App} app */
function createDrawing(app) {
  const said = h("p", { class: "sr", role: "status", "data-testid": "desk-said" });
  const drawn = () => app.store.get().desk?.drawn ?? null;
  const truth = () => /** @type {NonNullable<ReturnType<typeof drawn>>} */ (drawn()).truth;
  /** The square that was read last. */
  let read = "";
  let [moved, changed, painted] = [(/** @type {Place} */ _place) => {}, () => {}, () => {}];
  const hand = createHand({
    plan: () => drawn()?.truth ?? null, tools: () => drawn()?.tools ?? [], draw, stock: ask, changed: () => changed(), painted: () => painted(), moved: (place) => moved(place),
  });
  const stock = createStock(app, (tool, place, things) => draw(editOf(tool, truth(), { way: [place], things })));

  /** @returns {Words} of the rules of what is drawn */
  const wordsOf = () => app.words().within(drawn()?.rules ?? { preset: "" });

  /** @param {string} edit */
  function draw(edit) {
    void app.desk.draw(edit);
  }

  /** @param {Tool} tool @param {Place} place */
  function ask(tool, place) {
    const held = truth().cells.find(({ row, col }) => row === place.row && col === place.col)?.stores ?? null;
    stock.open(tool, place, { at: cellName(truth(), place.row, place.col), held });
  }

  return {
    hand,
    said,
    draw,
    truth,
    wordsOf,
    onMoved: (/** @type {(place: Place) => void} */ tell) => (moved = tell),
    onChanged: (/** @type {() => void} */ tell) => (changed = tell),
    onPainted: (/** @type {() => void} */ tell) => (painted = tell),

    /** @param {string} whole a plan's text @returns {Promise<boolean>} whether it could be read */
    async bring(whole) {
      if (whole.startsWith(HEADER)) return app.desk.draw(whole);
      // What is no plan's text would be taken for another edit.
      return (await app.desk.check(whole)) && app.desk.draw(whole.slice(whole.indexOf(HEADER)));
    },

    /** @param {string[]} edits that mend something, one after the other */
    async mend(edits) {
      for (const edit of edits) if (!(await app.desk.draw(edit))) break;
    },

    /** @param {Place} place */
    tellPlace(place) {
      read = describeSquare(truth(), place, wordsOf().t);
      setText(said, read);
    },

    read: () => read,
    forget: () => (read = ""),

    /** What has become of the last edit. @param {NonNullable<State["desk"]>} desk @param {Words} words */
    tellLast({ last, drawn: now }, words) {
      if (last) setText(said, `${words.t("desk-said", { what: tellEdit(last, words) })} ${tellState(now, words)}`);
    },
  };
}
