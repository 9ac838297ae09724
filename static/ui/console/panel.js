/**
 * The game master's console at the table, where players have their controls: his answers, whose eyes he
 * looks through, and what he can rule. One of its sheets is open at a time, so that the map stays in sight.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, Said, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Console } from "../../app/console/types.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { createAnswers } from "./answers.js";
import { createEnd } from "./ending.js";
import { createEyes } from "./eyes.js";
import { createGoing } from "./going.js";
import { createRemark } from "./remark.js";
import { createRuled } from "./ruled.js";
import { createRulingForm } from "./ruling.js";
import { powersOf } from "./sentences.js";

/** Letters that open the sheets, by their place on the keyboard. @type {Record<string, string>} */
const KEYS = { KeyO: "change", KeyB: "back", KeyR: "remark", KeyE: "end", KeyL: "ruled" };

/** @param {HTMLElement} root @param {App} app */
export function createConsolePanel(root, app) {
  const { store } = app;
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": "console-refusal" });
  const answers = createAnswers(app, { tell });
  const eyes = createEyes(app);
  const done = () => open(null);
  const going = createGoing(app);
  const sheets = {
    change: createRulingForm(app, "overrule", { done }),
    back: createRulingForm(app, "take-back", { done, preview: going }),
    remark: createRemark(app, { done }),
    end: createEnd(app),
    ruled: createRuled(),
  };
  const names = /** @type {(keyof typeof sheets)[]} */ (Object.keys(sheets));
  const buttons = names.map((name) => h("button", { type: "button", id: `console-${name}`, class: "button", "data-testid": `console-${name}`, onclick: () => open(opened === name ? null : name) }));
  const place = h("div", { class: "console-sheet", hidden: true });
  root.append(answers.element, refusal, eyes.element, h("div", { class: "button-row console-more", role: "group" }, buttons), place);
  /** @type {keyof typeof sheets | null} */
  let opened = null;

  /** @param {Promise<Said | null>} refused */
  async function tell(refused) {
    const said = await refused;
    setText(refusal, said ? app.words().refusal(said, store.get().observation?.seats ?? []) : "");
  }

  /** @param {keyof typeof sheets | null} name */
  function open(name) {
    const before = opened;
    opened = name;
    place.replaceChildren(...(name ? [sheets[name].element] : []));
    place.hidden = name === null;
    place.dataset.sheet = name ?? "";
    show();
    if (name) sheets[name].focus();
    else if (before) buttons[names.indexOf(before)].focus();
    place.scrollIntoView({ block: "nearest" });
  }

  function show() {
    const { observation } = store.get();
    if (observation) update(store.get(), app.called(observation), app.words().within(observation.rules));
  }

  /** @param {State} state @param {Observation} seen @param {Words} words */
  function update(state, seen, words) {
    const desk = state.console;
    if (!desk) return;
    const powers = powersOf(desk.unveiled.leading.rulings);
    answers.update(state, { desk, powers }, words);
    eyes.update(desk.eyes, seen.seats, words);
    const offered = { change: powers.changes.length > 0, back: powers.back !== null, remark: state.party !== null, end: powers.ends.length > 0, ruled: true };
    if (opened && !offered[opened]) open(null);
    for (const [at, name] of names.entries()) {
      buttons[at].hidden = !offered[name];
      setText(buttons[at], words.t(`console-${name}`));
      setAttributes(buttons[at], { "aria-expanded": String(opened === name) });
    }
    fillIn({ state, seen, desk, powers }, words);
  }

  /** @param {{state: State, seen: Observation, desk: Console, powers: import("./sentences.js").Powers}} now @param {Words} words */
  function fillIn({ state, seen, desk, powers }, words) {
    if (opened === "change") sheets.change.update(powers.changes, seen.seats, words);
    else if (opened === "back") {
      going.update(desk.unveiled, seen.seats, words);
      sheets.back.update(powers.back ? [powers.back] : [], seen.seats, words);
    }
    else if (opened === "remark" && state.party) sheets.remark.update(state.party, words);
    else if (opened === "end") sheets.end.update(seen.seats, words);
    else if (opened === "ruled") sheets.ruled.update(desk.unveiled, seen, words);
  }

  return {
    update,

    /** A cell was tapped on the game master's map. @param {string} cell */
    point: (cell) => opened === "change" && sheets.change.point(cell),

    /** @param {KeyboardEvent} event @param {boolean} free no button would use the key itself @returns {boolean} whether it meant something */
    useKey(event, free) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
      const sheet = names.find((name) => KEYS[event.code] === name && !buttons[names.indexOf(name)].hidden);
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      // The one that waits is said wherever the focus is; a button has a use for the space bar itself.
      if (event.code === "KeyS" || (event.code === "Space" && free)) return answers.say();
      if (event.key === "Escape") return opened !== null && (open(null), true);
      if (digit !== undefined) return eyes.pick(Number(digit));
      if (event.code === "KeyH") answers.hold();
      else if (event.code === "KeyP") answers.pause();
      else if (sheet) open(opened === sheet ? null : sheet);
      else return false;
      return true;
    },
  };
}
