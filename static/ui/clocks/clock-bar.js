/** Clocks and breaks at the table (Rule T-4): how long yet, and what one may ask for. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { allowed, seatIn } from "../../app/clocks/times.js";
import { fill, h, setText } from "../parts/dom.js";
import { spokenSeconds, tellTime, urgent } from "./countdown.js";

/** The keys of what can be asked for, by its first words. @type {Record<string, string>} */
const KEYS = { KeyQ: "break", KeyA: "break all", KeyX: "break no", KeyZ: "clock" };
/** Milliseconds between two looks at the clock. */
const TICK = 250;

/** @param {App} app */
export function createClockBar(app) {
  const text = h("span", { class: "clock-text" });
  const face = h("span", { class: "clock-face", "aria-hidden": "true", "data-testid": "clock-face" });
  const ear = h("span", { class: "sr", role: "status", "data-testid": "clock-told" });
  const times = h("p", { class: "clock", hidden: true, "data-testid": "clock" }, text, face, ear);
  const asks = h("div", { class: "button-row clock-asks", role: "group", hidden: true, "data-testid": "clock-asks" });
  /** @type {Observation | null} */
  let seen = null;
  let drawn = "";
  setInterval(tick, TICK);

  /** What this page may ask for. @param {State} state @returns {string[]} */
  function may({ console: desk, absent, ui }) {
    if (!seen || ui.replay || seen.over) return [];
    if (!desk) return allowed(seen.clock?.may ?? [], absent, Date.now());
    // The game master may call everybody back.
    const { clock } = desk.unveiled;
    return [...allowed(clock?.may ?? [], absent, Date.now()), ...(clock?.paused || clock?.resting != null ? ["break over"] : [])];
  }

  /** @param {string} text */
  const ask = (text) => void (app.store.get().console ? app.console.rule(text) : app.session.request(text));

  function tick() {
    const state = app.store.get();
    const words = app.words();
    const timer = seen?.clock && !state.ui.replay && !seen.over ? urgent(state.party?.timers ?? state.timers) : null;
    times.hidden = !timer;
    // Whoever has just gone can be pressed after a while.
    if (seen?.clock) offer(state, words);
    if (!timer || !seen) return setText(ear, "");
    const told = tellTime(timer, Date.now(), seen, words);
    setText(text, told.text);
    setText(face, told.face);
    setText(ear, `${told.text} ${words.t("time-left", { seconds: spokenSeconds(told.seconds) })}`);
    times.classList.toggle("pressing", told.seconds <= 10 && !told.stands);
    return void times.classList.toggle("standing", told.stands);
  }

  /** @param {State} state @param {Words} words */
  function offer(state, words) {
    const texts = may(state);
    const now = JSON.stringify([texts, words.language, seen?.seats.map(({ name }) => name), seen?.rules.break_minutes]);
    if (now === drawn) return;
    drawn = now;
    asks.hidden = !texts.length;
    fill(asks, texts.map((one) => h(
      "button",
      { type: "button", class: "button", id: `ask-${one.replaceAll(" ", "-")}`, "data-testid": `ask-${one.replaceAll(" ", "-")}`, onclick: () => ask(one) },
      nameOf(one, words),
    )));
  }

  /** @param {string} one @param {Words} words */
  function nameOf(one, words) {
    const at = seatIn(one);
    const id = at === null ? `ask-${one.replaceAll(" ", "-")}` : "ask-clock";
    if (!words.has(id)) return one;
    const { rules, seats, clock } = /** @type {Observation} */ (seen);
    return words.t(id, { name: at === null ? "" : seats[at].name, minutes: rules.break_minutes, voting: clock?.vote ? "yes" : "no" });
  }

  return {
    times,
    asks,

    /** @param {State} state @param {Observation} now @param {Words} words */
    update(state, now, words) {
      seen = now;
      offer(state, words);
      tick();
    },

    /** @param {KeyboardEvent} event @returns {boolean} whether it meant something */
    useKey(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
      const wanted = KEYS[event.code];
      const meant = may(app.store.get()).filter((one) => one === wanted || (wanted === "clock" && seatIn(one) !== null));
      // A clock runs for one: where several could be meant, the buttons say whose.
      if (!wanted || meant.length !== 1) return false;
      ask(meant[0]);
      return true;
    },
  };
}
