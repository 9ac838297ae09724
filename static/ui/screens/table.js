/**
 * The table: the game master's words, the board, the players and the controls of the turn. What is
 * on the board and how a turn is played comes from the face of the game that is played.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, Said, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Afterwards } from "../finished/ending.js" */

import { setUi } from "../../app/page/store.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { createEnding } from "../finished/ending.js";
import { createFriendsTable } from "../friends/table.js";
import { listenKeys } from "../table/keys.js";
import { createKeysHelp } from "../parts/keys-help.js";
import { createLabyrinthTable } from "../labyrinth/table.js";
import { createLog } from "../table/log.js";
import { createParchisTable } from "../parchis/table.js";
import { AIM_ID, createSays } from "../table/says.js";
import { createWaiting } from "../table/waiting.js";

/**
 * What a game brings to the table.
 * @typedef {{
 *   players: HTMLElement[],
 *   below: HTMLElement[],
 *   ending: Afterwards,
 *   panel: (state: State, seen: Observation) => string,
 *   hasMoved: (seen: Observation, seat: number) => boolean,
 *   keysHelp: (state: State, seen: Observation, shown: string) => string | null,
 *   log: (state: State, seen: Observation) => {title: string, heard: Said[]},
 *   watch: (state: State) => void,
 *   update: (state: State, seen: Observation, words: Words, shown: string) => void,
 *   useKey: (event: KeyboardEvent, seen: Observation, free: boolean) => boolean,
 * }} Face
 *   `players`: what stands under their title; `below`: what stands under all the rest. `panel`: which
 *   controls are wanted while the game goes on, "waiting" for those of who only watches. `hasMoved`:
 *   whether a seat has made its first move, until which it is told what the game is about. `keysHelp`:
 *   the message that explains the keys, if there is one. `log`: what of all that was heard is shown.
 *   `watch` is told every change, `update` only while its game is shown. `useKey` tells whether the
 *   key meant something; `free`: no button would use the key itself.
 */

/** @typedef {{board: HTMLElement, controls: HTMLElement}} Places where a face puts its board and its controls */

/** @type {Record<string, (app: App, places: Places) => Face>} */
const FACES = { labyrinth: createLabyrinthTable, parchis: createParchisTable };

/** What a phone shows one of at a time. */
const TABS = ["map", "log", "players"];

/** @param {HTMLElement} root @param {App} app @param {{again: (seed: string) => void}} start */
export function createTable(root, app, start) {
  const { store, session } = app;

  const says = h("section", { class: "says" });
  const tabs = h("div", { class: "tabs", role: "group" });
  const seatsTitle = h("h2", { class: "side-title", id: "players-title" });
  const players = h("section", { class: "side side-players", "data-tab": "players", tabindex: "0", "aria-labelledby": "players-title" });
  const friends = createFriendsTable(app);
  const log = h("div", { class: "log", role: "log", "aria-live": "off", tabindex: "0", "data-testid": "log" });
  const keys = createKeysHelp();
  const logTitle = h("h2", { class: "side-title" });
  const logSide = h("section", { class: "side side-log", "data-tab": "log" }, h("div", { class: "side-head" }, logTitle, friends.toTalk, keys.toggle), keys.text, log);
  const title = h("h1", { class: "sr", tabindex: "-1", "aria-describedby": AIM_ID });
  const parts = { says: createSays(says), log: createLog(log) };
  says.append(friends.people, friends.waiting);

  /** The tables laid so far, by game. @type {Map<string, ReturnType<typeof lay>>} */
  const laid = new Map();
  /** The one that is shown. @type {ReturnType<typeof lay> | null} */
  let current = null;

  /** The table of a game, which is laid when it is first wanted. @param {string} game */
  function tableOf(game) {
    const there = laid.get(game) ?? lay(game);
    laid.set(game, there);
    return there;
  }

  /** A game's face with what every game has among its controls. @param {string} game */
  function lay(game) {
    const [board, controls] = [h("section", { class: "board", "data-tab": "map" }), h("section", { class: "controls" })];
    // What draws itself wants to know the page's style.
    root.append(board, controls);
    const face = FACES[game](app, { board, controls });
    const [waiting, ending] = ["waiting", "ending"].map((name) => h("div", { class: name, hidden: true }));
    controls.append(waiting, ending);
    const [waits, ends] = [createWaiting(waiting, app), createEnding(ending, app, start, face.ending)];
    return {
      face,
      board,
      controls,
      /** @param {State} state @param {Observation} seen @param {Words} words */
      update(state, seen, words) {
        const shown = state.ui.replay || seen.over ? "ending" : face.panel(state, seen);
        waiting.hidden = shown !== "waiting";
        ending.hidden = shown !== "ending";
        if (shown === "waiting") waits.update(state, words);
        else if (shown === "ending") ends.update(state, seen, words);
        keys.update(face.keysHelp(state, seen, shown), words);
        face.update(state, seen, words, shown);
      },
    };
  }

  /** Lays the table for a game, if another one lies on it. @param {string} game */
  function laidFor(game) {
    const wanted = tableOf(game);
    if (wanted !== current) {
      const { face, board, controls } = wanted;
      players.replaceChildren(seatsTitle, ...face.players);
      root.replaceChildren(title, friends.heard, says, tabs, board, players, logSide, friends.panel, controls, ...face.below);
    }
    current = wanted;
    return wanted;
  }

  // Between a move and the next drawing the controls are the last move's: nobody can mean them any more.
  root.addEventListener("click", (event) => {
    const on = /** @type {Element} */ (event.target);
    if (root.dataset.asked && on.closest(".controls")) event.stopPropagation();
  }, { capture: true });
  // A tap on the game master's words lets an impatient player hear the next ones at once.
  says.addEventListener("click", () => session.hurry());
  listenKeys((event) => {
    const { observation, ui } = store.get();
    if (!observation || ui.screen !== "table" || ui.replay || ui.waiting || root.dataset.asked) return false;
    const free = !document.activeElement?.closest("button, summary");
    if (keys.useKey(event) || laidFor(observation.game).face.useKey(event, observation, free)) return true;
    if (event.code !== "Space" || !free) return false;
    session.hurry();
    return true;
  });

  /** What lies on the table, if it is shown. @param {State} state */
  function shown(state) {
    const known = state.ui.replay?.observation ?? state.observation;
    if (state.ui.screen !== "table" || !known) return null;
    const seen = app.called(known);
    return { seen, words: app.words().within(seen.rules), table: laidFor(seen.game) };
  }

  /** What the game master says, and nothing that takes long. @param {State} state */
  function hear(state) {
    const now = shown(state);
    if (!now) return;
    const { seen, words, table } = now;
    parts.says.hear(seen, words);
    parts.log.update(table.face.log(state, seen).heard, seen.seats, words);
  }

  /** @param {State} state */
  function update(state) {
    delete root.dataset.asked;
    for (const { face } of laid.values()) face.watch(state);
    friends.watch(state);
    hear(state);
    const now = shown(state);
    if (!now) return;
    const { seen, words, table } = now;
    setText(title, words.t("table"));
    setText(seatsTitle, words.t("players"));
    const { title: logName } = table.face.log(state, seen);
    setText(logTitle, words.t(logName));
    setAttributes(log, { "aria-label": words.t(logName) });
    parts.says.update(state, seen, words);
    parts.says.aim(wantsAim(state, seen, table.face) ? words.t("aim", { alone: yesNo(seen.seats.length === 1), pairs: yesNo(seen.rules.pairs) }) : "");
    table.update(state, seen, words);
    friends.update(state, seen, words, players);
    updateTabs(state, words);
    parts.says.fit();
    parts.log.fit();
  }

  /** Whether a player who has not moved yet is told what the game is about. @param {State} state @param {Observation} seen @param {Face} face */
  function wantsAim(state, seen, face) {
    return seen.seat !== null && !seen.over && !state.ui.replay && !face.hasMoved(seen, seen.seat);
  }

  /** @param {State} state @param {Words} words */
  function updateTabs(state, words) {
    // Nobody talks at a table for oneself.
    root.dataset.tab = state.ui.tab === "talk" && !state.party ? "map" : state.ui.tab;
    tabs.classList.toggle("with-talk", state.party !== null);
    fill(
      tabs,
      TABS.map((tab) =>
        h(
          "button",
          {
            type: "button", class: "tab", id: `tab-${tab}`, "data-testid": `tab-${tab}`,
            "aria-pressed": String(state.ui.tab === tab),
            onclick: () => setUi(store, { tab }),
          },
          words.t(`tab-${tab}`),
        ),
      ),
      state.party !== null && friends.tab(state, words),
    );
  }

  return {
    hear,
    update,
    /** Lays the table of a game before it is wanted. @param {string} game */
    prepare: (game) => void tableOf(game),
    /** A move was said; until the next drawing what is offered is out of date. */
    ask: () => (root.dataset.asked = "true"),
    focus: () => title.focus({ preventScroll: true }),
  };
}

/** @param {unknown} value as a message takes it */
const yesNo = (value) => (value ? "yes" : "no");
