/** The player's own games on this device: those that can be played on, those that are over. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Saved } from "../../app/shelves/saved.js" */

import { MOST_SAVED } from "../../app/shelves/saved.js";
import { fill, h, setText } from "../parts/dom.js";
import { createAsk } from "../parts/ask.js";
import { createFinishedList } from "./my-finished.js";

/** @typedef {Saved & {current: boolean}} Offered */

/** @param {App} app @param {{saved: (name: string) => void}} start */
export function createMyGames(app, start) {
  const title = h("h2", { id: "games-title", tabindex: "-1" });
  const device = h("p", { class: "hint" });
  const saved = h("section", { "aria-labelledby": "games-saved" });
  const said = h("p", { role: "status", "data-testid": "games-said" });
  const close = h("button", { type: "button", id: "games-close", class: "button", "data-testid": "games-close", onclick: () => dialog.close() });
  const finished = createFinishedList(app, {
    when, rulesName, close: () => dialog.close(),
    say(id, args) {
      setText(said, t(id, args));
      title.focus();
    },
  });
  const dialog = h(
    "dialog",
    { class: "dialog games-dialog", "aria-labelledby": "games-title", "data-testid": "games" },
    title, device, said, saved, ...finished.elements, h("div", { class: "button-row" }, close),
  );
  document.body.append(dialog);

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** @param {number} at */
  function when(at) {
    if (at === 0) return t("games-before");
    return new Intl.DateTimeFormat(app.words().language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  }

  /** @param {string} preset */
  function rulesName(preset) {
    return app.words().has(`preset-${preset}`) ? t(`preset-${preset}`) : preset;
  }

  /** @param {Offered} game */
  function nameOf({ about, at }) {
    if (!about) return t("games-saved-broken", { when: when(at) });
    const { preset, players, friends } = about;
    return t("games-saved-row", { rules: rulesName(preset), players, friends: friends ? "yes" : "no", when: when(at) });
  }

  /** @param {Offered} game @param {number} index */
  function savedRow(game, index) {
    const name = nameOf(game);
    const here = game.current && app.store.get().observation !== null;
    const forget = createAsk(`games-forget-${index}`, async () => {
      await app.session.forget(game.name);
      await showSaved();
      setText(said, t("games-deleted"));
      title.focus();
    });
    forget.update(t("games-delete"), t("games-delete-really"));
    describe(forget.button, index);
    const go = h("button", { type: "button", id: `games-go-${index}`, class: "button", "data-testid": "games-go", onclick: () => takeUp(game, here) }, t("games-take-up"));
    describe(go, index);
    // What friends are playing at is ended where they sit, not here.
    const busy = here && app.store.get().party !== null;
    return h("li", null,
      h("span", { id: `games-row-${index}` }, here ? `${name} – ${t("games-saved-here")}` : name),
      h("div", { class: "button-row" }, game.about && go, !busy && forget.button));
  }

  /** A button's name is short; which game it means is its description. @param {HTMLElement} button @param {number} index */
  function describe(button, index) {
    button.setAttribute("aria-describedby", `games-row-${index}`);
  }

  /** @param {Offered} game @param {boolean} here */
  function takeUp({ name }, here) {
    dialog.close();
    if (here) void app.session.continueGame();
    else start.saved(name);
  }

  async function showSaved() {
    const games = await app.session.saved();
    fill(saved,
      h("h3", { id: "games-saved" }, t("games-saved")),
      games.length ? h("ul", { class: "games-list", "data-testid": "games-saved" }, games.map(savedRow)) : h("p", null, t("games-saved-none")),
      h("p", { class: "hint" }, t("games-saved-help", { most: MOST_SAVED })));
  }

  return {
    async open() {
      setText(title, t("games-title"));
      setText(device, t("games-device"));
      setText(close, t("close"));
      setText(said, "");
      if (!dialog.open) dialog.showModal();
      title.focus();
      await Promise.all([showSaved(), finished.update()]);
    },
  };
}
