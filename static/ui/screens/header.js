/** The page's head: home, language, preferences, rules; and the notices below it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */

import { HELPS, LANGUAGE_NAMES, LANGUAGES, PACES, THEMES, THOUGHTS } from "../../app/page/preferences.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { whenUsed } from "./later.js";

/** @param {HTMLElement} root @param {HTMLElement} noticeList @param {App} app */
export function createHeader(root, noticeList, app) {
  const home = h("button", { type: "button", class: "brand", "data-testid": "home", onclick: () => app.leave() }, "Gamemaster");
  const language = h(
    "select",
    { class: "language", "data-testid": "language", onchange: () => void app.setLanguage(language.value) },
    LANGUAGES.map((code) => h("option", { value: code, lang: code }, LANGUAGE_NAMES[code])),
  );
  const rules = h("button", { type: "button", class: "icon-button rules-button", "data-testid": "rules", onclick: () => rulesPage.use((page) => page.open()) }, "?");
  const settings = h("button", { type: "button", class: "icon-button", "data-testid": "settings", onclick: () => dialog.open() }, icon("gear"));
  root.append(home, language, settings, rules);
  const rulesPage = whenUsed(app, ({ createRulesDialog }) => createRulesDialog(app, () => printing.use((paper) => paper.open())));
  const printing = whenUsed(app, ({ createPrintDialog }) => createPrintDialog(app));
  const dialog = createSettings(app);

  return {
    /** @param {State} state */
    update(state) {
      const words = app.words();
      language.value = words.language;
      setAttributes(language, { "aria-label": words.t("language") });
      setAttributes(home, { "aria-label": `Gamemaster – ${words.t("home")}`, title: words.t("home") });
      setAttributes(rules, { "aria-label": words.t("rules"), title: words.t("rules") });
      setAttributes(settings, { "aria-label": words.t("settings"), title: words.t("settings") });
      dialog.update(state);
      rulesPage.made()?.update();
      updateNotices(noticeList, app, state);
    },
  };
}

/** @param {HTMLElement} list @param {App} app @param {State} state */
function updateNotices(list, app, state) {
  const words = app.words();
  fill(
    list,
    state.ui.notices.map((notice) =>
      h(
        "div",
        { class: `notice ${notice.kind}`, "data-testid": "notice" },
        h("span", null, words.t(notice.id, notice.args)),
        h("button", { type: "button", id: `close-${notice.id}`, class: "icon-button", "aria-label": words.t("close"), onclick: () => app.session.dismiss(notice) }, icon("close")),
      ),
    ),
  );
}

/** @param {App} app */
function createSettings(app) {
  const title = h("h2", { id: "settings-title" });
  const theme = choice("theme", THEMES, (value) => app.setTheme(value));
  const pace = choice("pace", Object.keys(PACES), (value) => {
    app.preferences.set({ pace: value });
    app.session.hurry();
  });
  const thought = choice("thought", Object.keys(THOUGHTS), (value) => app.preferences.set({ thought: value }));
  const help = choice("help", HELPS, (value) => app.setHelp(value));
  const ends = h("input", { type: "checkbox", id: "setting-end-turn", "data-testid": "end-turn", onchange: () => app.preferences.set({ endTurn: ends.checked }) });
  const endsLabel = h("label", { for: "setting-end-turn" });
  const sounds = h("input", { type: "checkbox", id: "setting-sounds", "data-testid": "sounds", "aria-describedby": "setting-sounds-help", onchange: () => app.setSounds(sounds.checked) });
  const soundsLabel = h("label", { for: "setting-sounds" });
  const soundsHelp = h("p", { id: "setting-sounds-help", class: "hint" });
  const keysTitle = h("h3", null);
  const keys = h("p", null);
  const close = h("button", { class: "button primary", "data-testid": "settings-close" });
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": "settings-title" },
    h("form", { method: "dialog" }, title, theme.row, pace.row, thought.row, help.row, h("p", { class: "field check" }, ends, endsLabel), h("div", { class: "option bool field" }, sounds, soundsLabel, soundsHelp), keysTitle, keys, h("div", { class: "button-row" }, close)),
  );
  document.body.append(dialog);

  return {
    open: () => dialog.showModal(),
    /** @param {State} state */
    update({ observation, ui }) {
      const words = ui.screen === "table" && observation ? app.words().within(observation.rules) : app.words();
      const preferences = app.preferences.get();
      setText(title, words.t("settings"));
      theme.update(preferences.theme, app);
      pace.update(preferences.pace, app);
      thought.update(preferences.thought, app);
      help.update(preferences.help, app);
      ends.checked = preferences.endTurn;
      setText(endsLabel, words.t("end-turn"));
      sounds.checked = preferences.sounds;
      setText(soundsLabel, words.t("sounds"));
      setText(soundsHelp, words.t("sounds-help"));
      setText(keysTitle, words.t("keys"));
      setText(keys, words.t("keys-help"));
      setText(close, words.t("close"));
    },
  };
}

/** @param {string} name @param {string[]} values @param {(value: string) => void} choose */
function choice(name, values, choose) {
  const label = h("label", { for: `setting-${name}` });
  const select = h("select", { id: `setting-${name}`, "data-testid": name, onchange: () => choose(select.value) });
  return {
    row: h("p", { class: "field" }, label, select),
    /** @param {string} value @param {App} app */
    update(value, app) {
      const words = app.words();
      setText(label, words.t(name));
      fill(select, values.map((one) => h("option", { value: one }, words.t(`${name}-${one}`))));
      select.value = value;
    },
  };
}
