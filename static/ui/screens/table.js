/**
 * The table: the game master's words, the board, the players and the controls of the turn. What is
 * on the board and how a turn is played comes from the face of the game that is played.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */
/** @import { Face, Laid } from "./laid.js" */

import { lookedAt, strikesIn } from "../../app/console/looked.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { createClockBar } from "../clocks/clock-bar.js";
import { createLedLines } from "../console/lines.js";
import { createFriendsTable } from "../friends/table.js";
import { listenKeys } from "../table/keys.js";
import { createKeysHelp } from "../parts/keys-help.js";
import { provedByHint } from "../../app/knowing/advice.js";
import { proofOf } from "../../app/knowing/questions.js";
import { contradicted } from "../../app/pencil/judging.js";
import { createLog } from "../table/log.js";
import { AIM_ID, createSays } from "../table/says.js";
import { createLaid } from "./laid.js";
import { assists, coveredFor } from "../../app/table/hot-seat.js";
import { createCover } from "../table/cover.js";
import { createTabs } from "./tabs.js";
import { createGuide } from "../lessons/guide.js";

/** What the game master's own keys are while he enters what people in his room say. */
const IN_THE_ROOM = ["Space", "Escape"];

/** @param {HTMLElement} root @param {App} app @param {{again: (seed: string, plan?: string) => void, first: () => void, lessons: () => void, lesson: (id: string, scene?: number) => Promise<void>}} start */
export function createTable(root, app, start) {
  const says = h("section", { class: "says" });
  const friends = createFriendsTable(app);
  const keys = createKeysHelp();
  const sides = createSides(friends, keys);
  const title = h("h1", { class: "sr", tabindex: "-1", "aria-describedby": AIM_ID });
  const said = createSays(says);
  const guide = createGuide(app, start);
  const tabs = createTabs(root, app, friends.tab);
  const laid = createLaid({ root, app, start, keys });
  const lines = createLedLines(app);
  const clocks = createClockBar(app);
  const cover = createCover(app);
  says.prepend(guide.element);
  says.append(friends.people, lines.element, clocks.times, friends.waiting);
  /** The one that is shown. @type {Laid | null} */
  let current = null;

  /** Lays the table for a game, if another one lies on it. @param {string} game */
  function laidFor(game) {
    const wanted = laid.of(game);
    if (wanted !== current) {
      const { face, board, room, controls } = wanted;
      sides.take(face, clocks.asks);
      root.replaceChildren(title, friends.heard, says, tabs.element, board, room, sides.players, sides.log, friends.panel, controls, ...face.below);
    }
    current = wanted;
    return wanted;
  }

  listen({ root, app, says, keys, clocks, laidFor });

  /** Takes all from the table, and everybody's secrets out of what is drawn and kept ready. @param {number} seat whose turn it is @param {State} state */
  function hide(seat, state) {
    const { game, seats } = app.called(/** @type {Observation} */ (state.observation));
    if (current || !cover.element.isConnected) {
      laid.of(game).face.forget();
      current = null;
      root.replaceChildren(cover.element);
      cover.element.focus();
    }
    cover.update(seats[seat], app.words());
  }

  /** What lies on the table, if it is shown. @param {State} state */
  function shown(state) {
    const looked = lookedAt(state);
    if (state.ui.screen !== "table" || !looked || coveredFor(state) !== null) return null;
    const seen = app.called(looked.seen);
    return { seen, audience: looked.audience, words: app.words().within(seen.rules), table: laidFor(seen.game) };
  }

  /** What the game master says, and nothing that takes long. @param {State} state */
  function hear(state) {
    const now = shown(state);
    if (!now) return;
    const { seen, audience, words, table } = now;
    said.hear(seen, words);
    sides.hear(table.face.log(state, seen).heard, { seen, audience, proof: litBy(state, seen) }, words);
  }

  /** @param {State} state */
  function update(state) {
    delete root.dataset.asked;
    laid.watch(state);
    friends.watch(state);
    const covered = state.ui.screen === "table" ? coveredFor(state) : null;
    if (covered !== null) hide(covered, state);
    hear(state);
    const now = shown(state);
    if (!now) return;
    const { seen, words, table } = now;
    setText(title, words.t("table"));
    sides.name(words, table.face.log(state, seen).title);
    said.update(state, seen, words);
    said.aim(wantsAim(state, seen, table.face) ? words.t("aim", { alone: yesNo(seen.seats.length === 1), pairs: yesNo(seen.rules.pairs) }) : "");
    guide.update(state, seen, words);
    table.update(state, seen, words);
    friends.update(state, seen, words, sides.players);
    lines.update(state, words);
    clocks.update(state, seen, words);
    tabs.update(state, words);
    said.fit();
    sides.fit();
  }

  return {
    hear,
    update,
    /** Lays the table of a game before it is wanted. @param {string} game */
    prepare: (game) => void laid.of(game),
    /** A move was said; until the next drawing what is offered is out of date. */
    ask: () => (root.dataset.asked = "true"),
    focus: () => (cover.element.isConnected ? cover.element : title).focus({ preventScroll: true }),
  };
}

/**
 * What stands beside the board: the players, and what was said.
 * @param {ReturnType<typeof createFriendsTable>} friends
 * @param {ReturnType<typeof createKeysHelp>} keys
 */
function createSides(friends, keys) {
  const playersTitle = h("h2", { class: "side-title", id: "players-title" });
  const players = h("section", { class: "side side-players", "data-tab": "players", tabindex: "0", "aria-labelledby": "players-title" });
  const lines = h("div", { class: "log", role: "log", "aria-live": "off", tabindex: "0", "data-testid": "log" });
  const logTitle = h("h2", { class: "side-title" });
  const log = h("section", { class: "side side-log", "data-tab": "log" }, h("div", { class: "side-head" }, logTitle, friends.toTalk, keys.toggle), keys.text, lines);
  const { update, fit } = createLog(lines);

  return {
    players,
    log,
    fit,

    /** @param {Face} face @param {HTMLElement[]} below what every table has under its players */
    take: (face, ...below) => players.replaceChildren(playersTitle, ...face.players, ...below),

    /** @param {Observation["heard"]} heard @param {Pick<import("../../app/console/looked.js").Looked, "seen" | "audience"> & {proof: ReadonlySet<import("../../app/basics/types.js").Said>}} looked @param {Words} words */
    hear: (heard, { seen, audience, proof }, words) => update(heard, seen.seats, words, { struck: strikesIn(seen), audience, proof }),

    /** @param {Words} words @param {string} logName the message that names the log */
    name(words, logName) {
      setText(playersTitle, words.t("players"));
      setText(logTitle, words.t(logName));
      setAttributes(lines, { "aria-label": words.t(logName) });
    },
  };
}

/**
 * What taps and keys do at the table, whatever is played.
 * @param {{root: HTMLElement, app: App, says: HTMLElement, keys: ReturnType<typeof createKeysHelp>, clocks: ReturnType<typeof createClockBar>, laidFor: (game: string) => Laid}} needs
 */
function listen({ root, app: { store, session }, says, keys, clocks, laidFor }) {
  // Between a move and the next drawing the controls are the last move's: nobody can mean them any more.
  root.addEventListener("click", (event) => {
    const on = /** @type {Element} */ (event.target);
    if (root.dataset.asked && on.closest(".controls")) event.stopPropagation();
  }, { capture: true });
  // A tap on the game master's words lets an impatient player hear the next ones at once.
  says.addEventListener("click", () => session.hurry());
  listenKeys((event) => {
    const { observation, ui } = store.get();
    if (coveredFor(store.get()) !== null) return false;
    if (!observation || ui.screen !== "table" || ui.replay || ui.waiting || root.dataset.asked) return false;
    const free = !document.activeElement?.closest("button, summary");
    const { face, useKey } = laidFor(observation.game);
    const { entry } = store.get();
    // While he enters what others say, letters are theirs, also until it is known what the next one can do.
    if (assists(store.get()) && !IN_THE_ROOM.includes(event.code)) return entry !== null && face.useKey(event, entry, free);
    if (keys.useKey(event) || useKey(event, free) || clocks.useKey(event) || face.useKey(event, observation, free)) return true;
    if (event.code !== "Space" || !free) return false;
    session.hurry();
    return true;
  });
}

/** Whether a player who has not moved yet is told what the game is about. @param {State} state @param {Observation} seen @param {Face} face */
function wantsAim(state, seen, face) {
  return seen.seat !== null && !seen.over && !seen.guide?.lesson && !state.ui.replay && !face.hasMoved(seen, seen.seat);
}

/**
 * The statements that are lit: a mark in pencil is against them, or they prove what was asked or hinted at.
 * @param {State} state @param {Observation} seen
 */
const litBy = (state, seen) =>
  [contradicted(state, seen), proofOf(state, seen)].find(({ size }) => size) ?? provedByHint(state, seen);

/** @param {unknown} value as a message takes it */
const yesNo = (value) => (value ? "yes" : "no");
