/** The finished games of this device, the statistics, and the file that holds all of it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { FinishedGames } from "../../app/shelves/finished.js" */
/** @import { Finished, Tally } from "../../app/shelves/finished-fields.js" */
/** @import { Rival } from "../../app/shelves/rivals.js" */
/** @import { BotKind } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { createBests } from "../../app/shelves/bests.js";
import { finishedHere, MOST_FINISHED } from "../../app/shelves/finished.js";
import { MOST_FILE, readGames, tallyOf, writeGames } from "../../app/shelves/finished-fields.js";
import { levelOf, rivalsOf } from "../../app/shelves/rivals.js";
import { browserStorage } from "../../app/page/preferences.js";
import { fill, h } from "../parts/dom.js";
import { botName } from "../table/seats.js";
import { levelTold } from "./level.js";
import { download } from "../parts/download.js";
import { createAsk } from "../parts/ask.js";

/**
 * @param {App} app
 * @param {{when: (at: number) => string, rulesName: (preset: string) => string,
 *   say: (id: string, args?: Record<string, any>) => void, close: () => void}} dialog
 *   `say`: tells what has become of a request
 */
export function createFinishedList(app, dialog) {
  const list = h("section", { "aria-labelledby": "games-finished" });
  const tally = h("section", { "aria-labelledby": "games-tally" });
  const file = createGamesFile(dialog.say, update);

  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);

  /** @param {string[]} names */
  const joined = (names) => names.join(", ");

  /** @param {string} id @param {() => unknown} act @param {string} [row] what the button is about */
  function button(id, act, row) {
    return h("button", { type: "button", class: "button", "data-testid": id, "aria-describedby": row, onclick: () => void act() }, t(id));
  }

  /** @param {FinishedGames} here @param {[name: string, about: Finished]} one @param {number} index */
  function row(here, [name, { preset, at, seats, winners }], index) {
    const id = `games-over-${index}`;
    const names = joined(winners.map((seat) => seats[seat].name));
    const forget = createAsk(`games-drop-${index}`, async () => {
      await here.remove(name);
      dialog.say("games-deleted");
      await update();
    });
    forget.update(t("games-delete"), t("games-delete-really"));
    forget.button.setAttribute("aria-describedby", id);
    return h("li", null,
      h("span", { id }, t("games-finished-row", {
        rules: dialog.rulesName(preset), names: joined(seats.map((seat) => seat.name)), when: dialog.when(at),
        outcome: winners.length ? t("games-won", { names }) : t("games-nobody-won"),
      })),
      h("div", { class: "button-row" }, button("games-watch", () => watch(here, name), id), button("games-save", () => save(here, name), id), forget.button));
  }

  /** @param {FinishedGames} here @param {string} name */
  async function watch(here, name) {
    const { party } = app.store.get();
    const record = await here.record(name);
    dialog.close();
    if (party?.phase === "starting" || party?.phase === "playing") app.session.notify("friends-playing", undefined, "info");
    else if (record !== undefined) await app.review.load(new File([record], name));
  }

  /** @param {FinishedGames} here @param {string} name */
  async function save(here, name) {
    const record = await here.record(name);
    if (record !== undefined) download(record, "gamemaster-record.json");
  }

  /** @param {ReturnType<typeof rivalsOf>} rivals */
  function strengths(rivals) {
    const { bots } = app.store.get().ui;
    const met = [...new Set(bots.map(({ game }) => game))].map((game) => bots.filter((bot) => bot.game === game));
    return met.filter((kinds) => kinds.some(({ id }) => rivals.has(id))).map((kinds) => rivalsTable(kinds, rivals, app.words()));
  }

  async function update() {
    let here;
    try {
      here = await finishedHere();
    } catch {
      fill(list, h("h3", { id: "games-finished" }, t("games-finished")), h("p", null, t("games-denied")));
      fill(tally, h("h3", { id: "games-tally" }, t("games-tally")), h("p", null, t("games-denied")));
      return;
    }
    const [games, lines] = await Promise.all([here.list(), here.lines()]);
    const tallies = tallyOf(lines.values());
    fill(list,
      h("h3", { id: "games-finished" }, t("games-finished")),
      games.length
        ? h("ul", { class: "games-list", "data-testid": "games-finished" }, games.map((one, index) => row(here, one, index)))
        : h("p", null, t("games-finished-none")),
      h("p", { class: "hint" }, t("games-finished-help", { most: MOST_FINISHED })));
    fill(tally,
      h("h3", { id: "games-tally" }, t("games-tally")),
      tallies.length > 0 && tallyTable(tallies, dialog.rulesName, t),
      ...strengths(rivalsOf(lines.values())),
      h("div", { class: "button-row" }, games.length + tallies.length > 0 && button("games-export", file.saveAll),
        h("label", { class: "button file" }, h("span", null, t("games-import")), file.element)),
      h("p", { class: "hint" }, t("games-file-help")));
  }

  return { elements: [list, tally], update };
}

/**
 * The file that holds all games, to be saved or brought.
 * @param {(id: string, args?: Record<string, any>) => void} say
 * @param {() => Promise<void>} update there may be other games now
 */
function createGamesFile(say, update) {
  const element = h("input", { type: "file", class: "sr", id: "games-file", accept: ".json,application/json", "data-testid": "games-file", onchange: () => void bring() });
  const bests = createBests(browserStorage());

  async function saveAll() {
    const here = await finishedHere();
    const [games, lines] = await Promise.all([here.games(), here.lines()]);
    download(writeGames({ games, lines: [...lines], bests: bests.all() }), "gamemaster-games.json");
  }

  async function bring() {
    const chosen = element.files?.[0];
    const read = chosen && chosen.size <= MOST_FILE ? readGames(await chosen.text()) : null;
    element.value = "";
    if (!read) {
      say("games-no-file");
      return;
    }
    try {
      const count = await (await finishedHere()).add(read);
      bests.merge(read.bests);
      say("games-imported", { count });
    } catch {
      say("games-no-room");
    }
    await update();
  }

  return { element, saveAll };
}

/** @param {Tally} one @param {string} name */
const tallyRow = ({ games, wins, best }, name) => h("tr", null,
  h("th", { scope: "row" }, name), ...[games, wins, best ?? "–"].map((value) => h("td", null, value)));

/** @param {Tally[]} tallies @param {(preset: string) => string} rulesName @param {(id: string) => string} t */
function tallyTable(tallies, rulesName, t) {
  const sum = (/** @type {"games" | "wins"} */ what) => tallies.reduce((all, one) => all + one[what], 0);
  return h("table", { class: "games-tally", "data-testid": "games-tally" },
    h("thead", null, h("tr", null, ["rules", "games", "wins", "best"].map((one) => h("th", { scope: "col" }, t(`games-tally-${one}`))))),
    h("tbody", null, tallies.map((one) => tallyRow(one, rulesName(one.preset))),
      tallies.length > 1 && tallyRow({ preset: "", games: sum("games"), wins: sum("wins"), best: null }, t("games-tally-all"))));
}

/**
 * How the player stands against the bots of one game.
 * @param {BotKind[]} kinds of the game, the weakest first @param {ReadonlyMap<string, Rival>} rivals @param {Words} words
 */
function rivalsTable(kinds, rivals, words) {
  const met = kinds.flatMap(({ id }) => rivals.get(id) ?? []);
  return h("div", { class: "rivals", "data-testid": `rivals-${kinds[0].game}` },
    h("p", null, levelTold(levelOf(rivals, kinds.map(({ id }) => id)), words)),
    h("table", { class: "games-tally" },
      h("thead", null, h("tr", null, ["bot", "games", "points"].map((one) => h("th", { scope: "col" }, words.t(`rivals-${one}`))))),
      h("tbody", null, met.map(({ bot, games, points }) => h("tr", null,
        h("th", { scope: "row" }, botName(bot, words)), h("td", null, games), h("td", null, words.t("rivals-share", { points, games })))))),
    h("p", { class: "hint" }, words.t("own-level-help")));
}
