/** All lessons: what each is about, and which are done. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Lesson } from "../../app/lessons/types.js" */

import { fill, h, setText } from "../parts/dom.js";

/** A lesson with other rules than those of the first ones belongs further down. @param {Lesson} lesson */
const isBasic = ({ rules }) => rules.preset === "classic";

/** @param {App} app @param {{lesson: (id: string, scene?: number) => Promise<void>}} start */
export function createLessonsDialog(app, start) {
  const title = h("h2", { id: "lessons-title", tabindex: "-1" });
  const about = h("p", { class: "hint" });
  const count = h("p", { "data-testid": "lessons-count" });
  const list = h("div", null);
  const close = h("button", { type: "button", class: "button", "data-testid": "lessons-close", onclick: () => dialog.close() });
  const dialog = h(
    "dialog",
    { class: "dialog lessons-dialog", "aria-labelledby": "lessons-title", "data-testid": "lessons" },
    title, about, count, list, h("div", { class: "button-row" }, close),
  );
  document.body.append(dialog);

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** @param {Lesson} lesson @param {boolean} done @param {boolean} next whether it is the one to take now */
  function row({ id }, done, next) {
    const begin = h("button", { type: "button", class: next ? "button primary" : "button", id: `lesson-${id}`, "data-testid": "lesson", "data-lesson": id, "aria-describedby": `lesson-${id}-about`, onclick: () => take(id) }, t(`lesson-${id}`));
    return h("li", null,
      begin,
      h("p", { class: "hint", id: `lesson-${id}-about` }, done && h("strong", { class: "lesson-done" }, `✓ ${t("lessons-done")}. `), t(`lesson-${id}-about`)));
  }

  /** @param {string} id */
  function take(id) {
    dialog.close();
    void start.lesson(id);
  }

  /** @param {string} id @param {Lesson[]} lessons @param {string[]} learnt @param {Lesson | undefined} next */
  function part(id, lessons, learnt, next) {
    return [
      h("h3", { id }, t(id)),
      h("ol", { class: "lessons-list", "aria-labelledby": id }, lessons.map((lesson) => row(lesson, learnt.includes(lesson.id), lesson === next))),
    ];
  }

  return {
    async open() {
      const lessons = await app.lessons.all();
      if (!lessons) {
        app.session.notify("lessons-missing");
        return;
      }
      const learnt = app.lessons.learnt();
      const done = lessons.filter(({ id }) => learnt.includes(id));
      const next = lessons.find(({ id }) => !learnt.includes(id));
      setText(title, t("lessons-title"));
      setText(about, t("lessons-about"));
      setText(count, done.length ? t("lessons-count", { done: done.length, all: lessons.length }) : "");
      setText(close, t("close"));
      fill(list,
        ...part("lessons-basics", lessons.filter(isBasic), learnt, next),
        ...part("lessons-further", lessons.filter((lesson) => !isBasic(lesson)), learnt, next));
      if (!dialog.open) dialog.showModal();
      title.focus();
    },
  };
}
