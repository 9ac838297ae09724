/** The lobby: quick games, a stored game, the form that sets a table, bots and records from disk. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Challenge } from "../../app/table/challenge.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { optionsOf } from "../../app/rules/house-rules.js";
import { MOST_SAVED } from "../../app/shelves/saved.js";
import { createBootLine } from "../lobby/boot-line.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { createKeptSeat } from "../friends/kept.js";
import { modeOf } from "../friends/mode.js";
import { createImport } from "../friends/save.js";
import { whenFriends, whenUsed } from "./later.js";
import { createFoot, createUpdateOffer } from "../lobby/offline.js";
import { sayRefusal } from "../parts/options.js";
import { createSetupForm } from "../lobby/setup-form.js";

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {{first: () => void, quick: () => void, quest: () => void, parchis: () => void, setup: () => void,
 *   saved: (name: string) => void, lessons: () => void, puzzles: () => void, accept: (challenge: Challenge, alone: boolean) => void,
 *   checkRules: (rules: Rules) => Promise<any>}} start
 */
export function createLobby(root, app, start) {
  const title = h("h1", { class: "lobby-title", tabindex: "-1" }, "Gamemaster");
  const tagline = h("p", { class: "lobby-tagline" });
  const resume = button("continue", "button primary", () => void app.session.continueGame());
  const games = whenUsed(app, ({ createMyGames }) => createMyGames(app, start));
  const others = button("other-games", "button", () => games.use((dialog) => dialog.open()));
  const learn = createStart("learn", start.lessons);
  const first = createStart("first-game", start.first);
  const starts = [learn, first, createStart("quick-game", start.quick), createStart("quick-quest", start.quest), createStart("quick-parchis", start.parchis), createStart("play-friends", invite)];
  const replaces = h("p", { class: "hint" });
  const boot = createBootLine(app);
  const refusal = h("p", { class: "refusal", role: "alert", "data-testid": "lobby-refusal" });
  const house = whenUsed(app, ({ createHouseDialog }) => createHouseDialog(app, { check: start.checkRules, use: (rules) => setup.useRules(rules) }));
  const setup = createSetupForm(app, {
    start: () => (mode === "gathering" ? void friends.made()?.focus() : start.setup()), house: () => house.use((dialog) => dialog.open(app.store.get().ui.setup.rules)), check: start.checkRules,
  });
  const invitation = whenUsed(app, ({ createInvitation }) => createInvitation(app, { check: start.checkRules, start: start.accept }));
  const extras = createExtras(app, start.puzzles, () => games.use((dialog) => dialog.open()));
  const newer = createUpdateOffer(app);
  const foot = createFoot(app);
  const ornament = h("div", { class: "lobby-art" });
  const art = whenUsed(app, ({ createLobbyArt }) => createLobbyArt(ornament, app));
  const seat = createKeptSeat(app);
  const suggestion = whenUsed(app, ({ createSuggestion }) => createSuggestion(app));
  const place = h("div", { class: "friends-place", hidden: true });
  const friends = whenFriends(app, ({ createFriendsLobby }) =>
    createFriendsLobby(place, app, { change: setup.open, suggest: () => suggestion.use((dialog) => dialog.open()) }));
  const hero = h(
    "div",
    { class: "hero" },
    title, tagline, seat.element, h("div", { class: "starts" }, resume, others, starts.map(({ elements }) => elements).flat(), replaces), boot.line, refusal, ornament,
  );
  let drawn = "";
  /** What friends show here. @type {import("../friends/mode.js").Mode} */
  let mode = "";
  root.append(newer.element, hero, place, setup.element, extras.element, foot.element);

  /** A table for friends by the rules that stand in the form. */
  async function invite() {
    const { setup } = app.store.get().ui;
    const wrong = await app.session.wishing("play-friends", async (wanted) => (await app.bringFriends()).open(setup, wanted));
    if (wrong) app.session.notify(wrong.id, wrong.args);
  }

  return {
    /** @param {State} state */
    update(state) {
      if (state.ui.screen !== "lobby") {
        friends.made()?.rest();
        mode = "";
        return;
      }
      const words = app.words();
      mode = modeOf(state);
      if (mode || friends.made()) friends.use((part) => part.update(state, words));
      root.dataset.friends = mode;
      // A guest, and whoever hands a reply over, have nothing else to do here.
      hero.hidden = setup.element.hidden = extras.element.hidden = mode === "guest" || mode === "handed";
      const { ui, observation } = state;
      const finished = observation ? observation.over !== null : ui.stored === "over";
      setText(tagline, words.t("tagline"));
      resume.hidden = !observation && ui.stored === "none";
      setText(resume, words.t(observation?.guide?.lesson ? "continue-lesson" : finished ? "continue-over" : "continue"));
      const left = !resume.hidden && !finished;
      offer(left ? null : app.lessons.learnt().length ? first : learn, starts);
      for (const one of starts) one.update(words);
      const beside = ui.saved - (left && ui.saved ? 1 : 0);
      others.hidden = beside === 0;
      setText(others, words.t("other-games", { count: beside }));
      // A game that could not be stored is lost with the next one.
      setText(replaces, ui.saved ? words.t("quick-keeps", { most: MOST_SAVED }) : words.t("quick-replaces"));
      replaces.hidden = !left;
      for (const one of [resume, others, ...starts.map((each) => each.button)]) setAttributes(one, { "aria-busy": ui.wish === one.dataset.testid ? "true" : null });
      boot.update(state, words);
      seat.update(state, words);
      setText(refusal, ui.refusal ? sayRefusal(ui.refusal, optionsOf(ui.setup.rules, ui.catalog), words) : "");
      refusal.hidden = !ui.refusal;
      setup.update(state, words);
      tellSubmit(mode, ui.wish, words);
      extras.update(state, words);
      newer.update(state, words);
      foot.update(state, words);
      friends.made()?.arrive();
      const look = `${app.theme()} ${words.language}`;
      if (look !== drawn && art.useIfHere((made) => made.update())) drawn = look;
    },
    focus: () => friends.made()?.focus() || title.focus({ preventScroll: true }),
    /** House rules that a link has brought; the table gets them when they are used. @param {Rules} rules */
    showLinked: (rules) => house.use((dialog) => dialog.open(rules, { id: "house-was-linked" })),
    /** A labyrinth that a link has brought. @param {Challenge} challenge */
    showInvitation: (challenge) => invitation.use((dialog) => void dialog.show(challenge)),
  };
}

/** While friends gather, the form only says what is played. @param {import("../friends/mode.js").Mode} mode @param {string | null} wish @param {Words} words */
function tellSubmit(mode, wish, words) {
  const submit = document.getElementById("start-game");
  if (!submit) return;
  setText(submit, words.t(mode === "gathering" ? "friends-rules-done" : "start-game"));
  setAttributes(submit, { "aria-busy": wish === "start-game" ? "true" : null });
}

/** Which of the games stands out. @param {ReturnType<typeof createStart> | null} one @param {ReturnType<typeof createStart>[]} starts */
function offer(one, starts) {
  for (const each of starts) each.button.classList.toggle("primary", each === one);
}

/** @param {string} testid @param {string} look @param {() => void} act */
function button(testid, look, act) {
  return h("button", { type: "button", class: look, "data-testid": testid, onclick: act });
}

/** A game that begins with one click, and what it is. @param {string} id @param {() => void} act */
function createStart(id, act) {
  const about = h("p", { class: "hint", id: `${id}-about` });
  const begin = button(id, "button", act);
  begin.setAttribute("aria-describedby", about.id);
  return {
    button: begin,
    elements: [begin, about],
    /** @param {Words} words */
    update(words) {
      setText(begin, words.t(id));
      setText(about, words.t(`${id}-hint`));
    },
  };
}

/** Puzzles, the plan desk, the player's games, a bot and a record that the player brings. @param {App} app @param {() => void} openPuzzles @param {() => void} openGames */
function createExtras(app, openPuzzles, openGames) {
  const puzzles = button("puzzles", "button", openPuzzles);
  const games = button("my-games", "button", openGames);
  const desk = button("draw-labyrinth", "button", () => void app.desk.enter());
  const wheel = h("input", { type: "file", class: "sr", id: "bot-file", accept: ".whl", "data-testid": "bot-file", onchange: () => void takeFile() });
  const wheelLabel = h("span", null);
  const url = h("input", { type: "text", id: "bot-url", inputmode: "url", autocomplete: "off", spellcheck: "false", "data-testid": "bot-url" });
  const urlLabel = h("label", { for: "bot-url" });
  const fetchButton = h("button", { type: "submit", class: "button", "data-testid": "bot-fetch" });
  const saved = createImport(app);
  const botTitle = h("summary", null);
  const botHint = h("p", { class: "hint" });
  const recordTitle = h("summary", null);
  const recordHint = h("p", { class: "hint" });
  const record = h("input", { type: "file", class: "sr", id: "record-file", accept: ".json,application/json", "data-testid": "record-file", onchange: () => void takeRecord() });
  const recordLabel = h("span", null);
  const form = h(
    "form",
    { class: "field", onsubmit: takeUrl },
    urlLabel,
    h("div", { class: "button-row" }, url, fetchButton),
  );
  const element = h(
    "div",
    { class: "extras" },
    h("div", { class: "button-row" }, puzzles, desk, games),
    h("details", { class: "sheet" }, recordTitle, recordHint, h("label", { class: "button file" }, recordLabel, record)),
    h("details", { class: "sheet" }, botTitle, botHint, h("label", { class: "button file" }, wheelLabel, wheel), form),
    saved.element,
  );

  async function takeFile() {
    const file = wheel.files?.[0];
    if (file) await app.installBot({ name: file.name, bytes: await file.arrayBuffer() });
    wheel.value = "";
  }

  /** @param {SubmitEvent} event */
  function takeUrl(event) {
    event.preventDefault();
    if (url.value.trim()) void app.installBot({ name: url.value.trim(), url: url.value.trim() });
  }

  async function takeRecord() {
    const file = record.files?.[0];
    if (file) await app.review.load(file);
    record.value = "";
  }

  return {
    element,
    /** @param {State} _state @param {Words} words */
    update(_state, words) {
      setText(puzzles, words.t("puzzles"));
      setText(desk, words.t("draw-labyrinth"));
      desk.title = words.t("draw-labyrinth-hint");
      setText(games, words.t("my-games"));
      setText(botTitle, words.t("bot-add"));
      setText(botHint, words.t("bot-add.help"));
      setText(wheelLabel, words.t("bot-file"));
      setText(urlLabel, words.t("bot-url"));
      setText(fetchButton, words.t("bot-fetch"));
      setText(recordTitle, words.t("record-watch"));
      setText(recordHint, words.t("record-watch.help"));
      setText(recordLabel, words.t("record-file"));
      saved.update(words);
    },
  };
}
