/**
 * Whole games with friends in chaos: the real engine, the page's own parts, a network in a storm, pages
 * that are loaded again, a worker that dies. Every game ends, all pages agree on what each seat heard,
 * and every record holds.
 *
 * In the usual checks some are played, in depth (`DEPTH=full`) many, and with `GAMEMASTER_GAMES=200` so many; the
 * figures come as a diagnostic.
 */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { carriers, misfortunes, seatPlayer } from "./players.mjs";
import { createWorld } from "./world.mjs";
import { answerTo, startEngine } from "./engine-process.mjs";
import { times } from "../depth.mjs";
import { STORM } from "../net/chaos.mjs";

const GAMES = Number(process.env.GAMEMASTER_GAMES ?? times(3, 100));
/** `GAMEMASTER_FIRST=54` begins with that one; the same number is always the same game. */
const FIRST = Number(process.env.GAMEMASTER_FIRST ?? 1);

const QUICK = { preset: "classic", rows: 3, cols: 3 };
const CLASSIC = { preset: "classic" };
const GRAND = { preset: "grand" };
const SCHOOL = { preset: "school", rows: 4, cols: 4 };
const QUEST = { preset: "quest-easy", rows: 3, cols: 3 };
const PARCHIS = { preset: "parchis" };
/** Of fifty games these are others than quick ones. */
const OTHERS = new Map([
  [1, CLASSIC], [2, GRAND], [7, GRAND], [12, CLASSIC], [15, QUEST], [18, GRAND], [20, PARCHIS], [27, GRAND], [31, CLASSIC], [33, SCHOOL],
  [38, GRAND], [44, CLASSIC], [47, GRAND],
]);
const rulesOf = (seed) => OTHERS.get(seed % 50) ?? QUICK;
const BOTS = { parchis: "runner" };
/** Virtual milliseconds between misfortunes, at most: it takes long to take up a long game again. */
const PEACE = { parchis: 120_000, school: 40_000, "quest-easy": 30_000, grand: 30_000, classic: 14_000 };
/** Virtual milliseconds without a move after which there is peace, lest one misfortune heals another: soon, or late. */
const MERCY = [2000, 60_000];
/** Virtual milliseconds in which somebody makes a move. */
const LONGEST = 240_000;

const engine = startEngine();
const total = { games: 0, moves: 0, decisions: 0, statements: 0, virtual: 0 };
const begun = performance.now();
after(() => engine.close());

/** How things stand, for whoever reads why a test failed. */
function standing({ host, browsers, clock }) {
  const pages = [host, ...browsers].map(({ name, nearby, page, pair }) => {
    const { observation: seen, party, ui, boot } = page.store.get();
    return {
      name, nearby, alive: page.alive, pair: pair?.state, boot: boot.state, worker: page.worker()?.alive?.(),
      version: seen?.version, turn: seen?.turn,
      waiting: ui.waiting, screen: ui.screen, notices: ui.notices.map(({ id }) => id), refusal: ui.refusal?.key,
      connection: party?.connection, phase: party?.phase, trouble: party?.trouble,
      seats: party?.seats.map(({ state, bot }) => `${state}/${bot}`).join(" "),
    };
  });
  return JSON.stringify({ now: clock.now(), pages }, null, 1);
}

/** Who sits at the table: always the host and two guests. */
function kindsOf(world, rules) {
  if (rules.preset === "quest-easy") return ["you", "friend", "friend"];
  const fourth = world.random();
  return ["you", "friend", "friend", ...(fourth < 0.25 ? ["bot"] : fourth < 0.5 ? ["open"] : [])];
}

let giveBack = () => {};

async function play(seed) {
  const world = createWorld({ engine, seed, net: STORM });
  const { random, host } = world;
  giveBack = world.time.take();
  const rules = rulesOf(seed);
  const decisions = [];
  const seat = (page) => seatPlayer(world, page, decisions);
  const kinds = kindsOf(world, rules);
  const bot = BOTS[rules.preset] ?? "wanderer";
  await world.open({ rules, kinds, bot });
  const guests = [await world.join("Anna", 1), await world.join("Bert", 2)];
  if (random() < 0.4) guests.push(await world.join("Wim", "watch"));
  await world.start();
  const stopCarriers = carriers(world);
  for (const browser of [host, ...guests]) {
    browser.nearby = random() < 0.5;
    seat(browser.page);
  }
  let late = kinds.includes("open");
  const fates = Object.values(misfortunes(world, seat, bot));
  const isOver = () => [host, ...world.browsers].every(({ page }) => page.alive && page.seen()?.over);
  let last = { version: -1, at: 0, mercy: 0 };
  while (!isOver()) {
    const next = world.clock.now() + random() * PEACE[rules.preset];
    await world.until(() => isOver() || world.clock.now() >= next, LONGEST);
    const version = Math.max(...[host, ...guests].map(({ page }) => page.seen()?.version ?? -1));
    if (version > last.version) last = { version, at: world.clock.now(), mercy: MERCY[Math.floor(random() * 2)] };
    assert.ok(world.clock.now() - last.at < LONGEST, `nobody moves any more: ${standing(world)}`);
    if (isOver()) break;
    if (world.clock.now() - last.at > last.mercy) continue;
    if (late && random() < 0.3) {
      late = false;
      const fourth = await world.join("Carl", 3);
      // He may have come when all was over.
      if (!fourth) continue;
      fourth.nearby = random() < 0.5;
      seat(fourth.page);
    } else await world.during(fates[Math.floor(random() * fates.length)](), 120_000);
  }
  const judged = () => world.browsers.every(({ page }) => page.party()?.verdict);
  await world.until(() => judged() || world.clock.now() - last.at > 2 * LONGEST, 3 * LONGEST);
  assert.ok(judged(), `there is no verdict: ${standing(world)}`);
  stopCarriers();
  return { world, decisions };
}

/** What the engine says that somebody heard, when it is asked anew. */
async function heardBy(bridge, eyes, own) {
  const question = JSON.stringify({ type: "observe", eyes, since: 0 });
  const reply = own ? JSON.parse(await bridge.handle(question)) : answerTo(await bridge.guest(eyes ?? -1, question));
  assert.equal(reply.type, "observation");
  return JSON.stringify(reply.heard);
}

for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
  test(`chaos ${seed}: ${rulesOf(seed).preset}`, { timeout: 120_000 }, async (t) => {
    const { world, decisions } = await play(seed).finally(() => giveBack());
    const { bridge, vault, host, browsers } = world;
    await engine.forget();
    const last = JSON.parse(await engine.resume(vault.record));
    assert.ok(last.over);
    const record = JSON.parse(vault.record);

    for (const { page } of [host, ...browsers]) {
      const { seat, heard } = page.seen();
      assert.equal(JSON.stringify(heard), await heardBy(engine, seat, page === host.page), `seat ${seat} heard`);
    }
    for (const { name, page, shelf } of browsers) {
      const [member] = shelf.members.values();
      assert.equal(JSON.stringify(member.heard), JSON.stringify(page.seen().heard), `${name} remembers`);
      assert.equal(member.rewritten, null);
      assert.deepEqual([page.party().verdict.state, page.party().verdict.key], ["verified", "verdict-verified"], name);
    }

    assert.ok(decisions.every(({ made, page }) => made !== null || !page.alive), "a request was not answered");

    const moves = record.entries.filter(([seat]) => seat >= 0);
    assert.equal(moves.length, last.version);
    assert.deepEqual(world.stored.map(([version]) => version), [...moves.keys()], "every move was made once");
    for (const [version, how] of world.stored) {
      const [seat, text] = moves[version];
      const own = decisions.filter((one) => one.version === version && one.seat === seat);
      if (how === "submit") assert.ok(own.some(({ move }) => move === text), `move ${version} of seat ${seat} was chosen by nobody`);
    }
    for (const { seat, version, move, made } of decisions) {
      if (made && world.stored[version][1] === "submit") assert.deepEqual(moves[version], [seat, move], "an accepted move was lost");
    }
    const accepted = decisions.filter(({ made }) => made).map(({ version }) => version);
    assert.equal(new Set(accepted).size, accepted.length, "a move was accepted twice");
    total.games += 1;
    total.moves += moves.length;
    total.decisions += decisions.length;
    total.statements += last.heard.length;
    total.virtual += world.clock.now();
    for (const [name, count] of Object.entries(world.counts)) total[name] = (total[name] ?? 0) + count;
    t.diagnostic(JSON.stringify({ moves: moves.length, ...world.counts, virtual: Math.round(world.clock.now() / 1000) }));
  });
}

test("what was played", { skip: GAMES < 5 }, (t) => {
  const { games } = total;
  for (const what of ["reloads", "hostReloads", "crashes", "cuts"]) assert.ok(total[what] > games / 2, `too few ${what}`);
  assert.equal(games, GAMES);
  t.diagnostic(JSON.stringify({ ...total, virtual: Math.round(total.virtual / 1000), seconds: Math.round((performance.now() - begun) / 1000) }));
});
