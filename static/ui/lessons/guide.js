/**
 * Who sits at a learner's side: the task of a lesson and what is said of the last try, or the companion's
 * one sentence. What is to be said, the engine says.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Lesson as Told } from "../../replies.d.ts" */
/** @import { Lesson } from "../../app/lessons/types.js" */

import { isLearnt } from "../../app/table/standing.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/** @param {App} app @param {{first: () => void, lessons: () => void, lesson: (id: string, scene?: number) => Promise<void>}} start */
export function createGuide(app, start) {
  const name = h("h2", { class: "guide-name", "data-testid": "guide-name" });
  const said = h("span", { class: "guide-said", "data-testid": "guide-said" });
  const ask = h("span", { class: "guide-ask", "data-testid": "guide-ask" });
  // One live region: what became of the try and what comes next are heard together.
  const words = h("p", { class: "guide-words", "aria-live": "polite", "aria-atomic": "true" }, said, ask);
  const on = button("guide-on", "button primary", () => void goOn());
  const again = button("guide-again", "button", () => void repeat());
  const list = button("guide-list", "button", start.lessons);
  const dismiss = h("button", { type: "button", class: "icon-button", "data-testid": "guide-dismiss", onclick: () => void app.session.sendAway() }, icon("close"));
  const choices = h("div", { class: "button-row" }, on, again, list);
  const element = h("section", { class: "guide", hidden: true, "data-testid": "guide" }, name, words, choices, dismiss);
  /** The lessons in their order, once they have come. @type {Lesson[]} */
  let lessons = [];
  let asked = false;

  /** @param {State} state */
  const toldIn = ({ observation }) => observation?.guide?.lesson;

  /** The lesson that follows one. @param {Told} told */
  const after = ({ id }) => lessons[lessons.findIndex((one) => one.id === id) + 1];

  async function goOn() {
    const told = toldIn(app.store.get());
    if (!told) return;
    const next = after(told);
    if (told.more) await start.lesson(told.id, told.scene + 1);
    else if (next) await start.lesson(next.id);
    else if (lessons.length) start.first();
    else start.lessons();
  }

  async function repeat() {
    const told = toldIn(app.store.get());
    if (told) await start.lesson(told.id, told.scene);
  }

  /** @param {State} state @param {Told} told @param {string | null} say @param {Words} t */
  function teach(state, told, say, t) {
    const title = t.t(`lesson-${told.id}`);
    const over = isLearnt(state.observation);
    const done = told.ask === null;
    setText(name, over ? t.t("lessons-over", { title }) : t.t("lessons-step", { title, number: Math.min(told.done + 1, told.tasks), tasks: told.tasks }));
    setText(said, say ? `${t.t(say)} ` : "");
    const stuck = !done && told.stuck;
    setText(ask, done ? "" : t.t(stuck ? "lessons-stuck" : told.ask ?? ""));
    on.hidden = !done;
    setText(on, told.more ? t.t("lessons-on") : nameOfNext(told, t));
    again.classList.toggle("primary", stuck);
    setText(again, t.t("lessons-again"));
    setText(list, t.t("lessons-leave"));
  }

  /** What follows a lesson: the next one, a game after the last. @param {Told} told @param {Words} t */
  function nameOfNext(told, t) {
    const next = after(told);
    if (next) return t.t("lessons-next", { title: t.t(`lesson-${next.id}`) });
    return t.t(lessons.length ? "lessons-first-game" : "lessons-leave");
  }

  return {
    element,
    /** @param {State} state @param {Observation} seen @param {Words} t */
    update(state, seen, t) {
      const guide = state.ui.replay ? undefined : seen.guide;
      const told = guide?.lesson;
      element.hidden = !guide || (!told && !guide.say);
      if (!guide || element.hidden) return;
      setAttributes(element, { "aria-label": t.t(told ? "lessons-guide" : "lessons-companion") });
      element.dataset.praises = String(guide.praises);
      element.dataset.lesson = String(Boolean(told));
      name.hidden = choices.hidden = !told;
      dismiss.hidden = Boolean(told);
      if (told) {
        teach(state, told, guide.say, t);
        if (!asked) void know();
      } else {
        setText(said, t.t(guide.say ?? ""));
        setText(ask, "");
        setAttributes(dismiss, { "aria-label": t.t("lessons-dismiss"), title: t.t("lessons-dismiss") });
      }
    },
  };

  async function know() {
    asked = true;
    lessons = (await app.lessons.all()) ?? [];
    // What follows the lesson is known now.
    if (lessons.length) app.store.set({});
  }
}

/** @param {string} testid @param {string} look @param {() => void} act */
function button(testid, look, act) {
  return h("button", { type: "button", class: look, "data-testid": testid, onclick: act });
}
