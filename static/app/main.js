/** Wiring: makes the parts and connects them. Decides nothing. */

/** @import { App } from "./page/app.js" */
/** @import { Complaint, Rules } from "./rules/house-rules.js" */
/** @import { Catalog, State } from "./basics/types.js" */

import { bringAlphabets } from "../ui/parts/handwriting.js";
import { createHeader } from "../ui/screens/header.js";
import { bringFriends, later, whenUsed } from "../ui/screens/later.js";
import { createLobby } from "../ui/screens/lobby.js";
import { createBests } from "./shelves/bests.js";
import { createLearnt } from "./shelves/learnt.js";
import { createPuzzles } from "./puzzles/puzzles.js";
import { createProgress } from "./shelves/progress.js";
import { createLessons } from "./lessons/lessons.js";
import { createClocks } from "./clocks/clocks.js";
import { createAdvice } from "./knowing/advice.js";
import { createKnowing } from "./knowing/knowing.js";
import { createQuestions } from "./knowing/questions.js";
import { createReviews } from "./knowing/reviews.js";
import { createConsole } from "./console/console.js";
import { createEntry } from "./assistant/entry.js";
import { createCalling } from "./language/calling.js";
import { createDesk } from "./desk/desk.js";
import { CHALLENGE, readChallenge, strangeInChallenge } from "./table/challenge.js";
import { createEngine } from "./engine/engine.js";
import { createFrames } from "./basics/frames.js";
import { AT_FRIENDS, isAtFriends } from "./friends/places.js";
import { tab } from "./friends/tab.js";
import { gameOf, LINK, readLink, strangeIn } from "./rules/house-rules.js";
import { whenIdle } from "./basics/idle.js";
import { keepOffline, PAUSE } from "./page/offline.js";
import { placeOf } from "./places.js";
import { browserStorage, createPreferences, LANGUAGES } from "./page/preferences.js";
import { createRecollections } from "./table/recollections.js";
import { createResults } from "./table/results.js";
import { createReview } from "./table/review.js";
import { PLAN_LINK } from "./shelves/plan-fields.js";
import { seatsOf } from "./table/seating.js";
import { createStarts } from "./table/starts.js";
import { createSession } from "./table/session.js";
import { spawn } from "./engine/spawn.js";
import { createStore, firstState, setUi } from "./page/store.js";
import { createStrangers } from "./strangers/hiring.js";
import { CATALOG, laterWords, lobbyWords, textOf } from "./language/texts.js";
import { createTrail } from "./page/trail.js";
import { createTurnEnd } from "./table/turn-end.js";
import { stayAwake } from "./page/wakeful.js";
import { createWire } from "./engine/wire.js";
import { createWords, makeBundle } from "./language/words.js";

/** Milliseconds: what is answered within them needs no sign that the page waits, which would delay the answer. */
const AT_ONCE = 100;
/** In the address while a game or the desk is shown, so that a reload comes back to it. No element is called so: on the way there
 * and back browsers would take the focus from what has it. @type {Record<string, "table" | "desk">} */
const PLACES = { "#table": "table", "#desk": "desk" };

const preferences = createPreferences(browserStorage(), navigator.languages);
const store = createStore(firstState(preferences.setup()));
setUi(store, { help: preferences.get().help });
const dark = matchMedia("(prefers-color-scheme: dark)");
/** What the page's address has brought. It waits for the catalog, and changes nothing until used.
 * @type {Brought | null} */
let linked = null;

/** They come behind the lobby's back, or when somebody wants them. @type {ReturnType<typeof import("./friends/friends.js").createFriends> | null} */
let friends = null;
/** Whether an engine has been ready before. */
let revived = false;

const strangers = createStrangers();
const engine = createEngine({
  spawn() {
    const worker = spawn(placeOf("app/worker.js"), "engine");
    strangers.meet(worker);
    return worker;
  },
  onBoot: (boot) => {
    store.set({ boot });
    if (boot.state !== "ready") return;
    performance.mark("gamemaster:engine-ready");
    // The first one says what the build has foretold; a later one lacks what was brought to the first.
    void (revived ? loadCatalog() : foretold.then((known) => (known ? undefined : loadCatalog())));
    revived = true;
    friends?.engineReady();
    session.botsTold();
    // What friends did while an engine died has been stored, but nobody was told.
    if (wire.leads()) void session.changed();
    setTimeout(() => whenIdle(bringOthers), PAUSE.keep);
  },
  onNews(news) {
    if (news.kind === "stored") setUi(store, { stored: news.stored, saved: news.saved, game: news.game });
    else if (news.kind === "notice") session.notify(news.notice.id, news.notice.args, news.notice.kind);
    else if (news.kind === "settled") session.withdraw(news.id);
    else if (news.kind === "changed") void session.changed();
    else if (news.kind === "told") session.botsTold();
    else if (news.kind === "stranger-stopped") partFrom(/** @type {any} */ (news));
    else friends?.hearEngine(news);
  },
});
const wire = createWire(engine);
/** What there is to choose from, as the build has heard it of the engine; null where it doesn't come.
 * @type {Promise<Catalog | null>} */
const foretold = textOf(CATALOG).then((text) => JSON.parse(text)).catch(() => null);
const lessons = createLessons({ store, preferences, learnt: createLearnt(browserStorage()) });
const session = createSession({ engine: wire, store, preferences, foretold, seatsOf: (setup) => seatsOf(setup, words), accompanying: lessons.accompanying });
const review = createReview({ engine: wire, store, session });
createResults({ store, review, bests: createBests(browserStorage()) });
createRecollections({ engine: wire, store, session });
createTurnEnd({ store, session, preferences });
stayAwake(store);
const offline = keepOffline(store);
const desk = createDesk({ engine: wire, store, session });
const leading = createConsole({ engine: wire, store, session, stop: (on, held) => friends?.pause(on, held) });
createEntry({ engine: wire, store, session });
const knowing = createKnowing({ store, spawn: () => spawn(placeOf("app/thinker.js"), "thinker") });
const questions = createQuestions({ store, knowing });
const advice = createAdvice({ store, knowing, request: session.request });
// What is thought about a game that is over has the memory to itself.
const reviews = createReviews({
  store, spawn: () => spawn(placeOf("app/thinker.js"), "thinker"), drawnBy: async (seat) => (await pencil?.drawnBy(seat)) ?? [], begin: knowing.end,
});
const puzzles = createPuzzles({
  engine: wire, asking: session.asking, spawn: () => spawn(placeOf("app/thinker.js"), "puzzler"), progress: createProgress(browserStorage()),
});
createClocks({ engine: wire, store, session, share: (timers) => friends?.setTimers(timers) });
// The engine needs the longest; it starts before anything waits. A guest's page plays without one.
if (!isAtFriends(location.hash)) engine.boot();
/** Every language's words, fetched once: a game can be said again in another one offline too.
 * @type {Map<string, Promise<import("./language/words.js").Words>>} */
const wordsByLanguage = new Map();
/** The languages that have come, which may be others first. @type {import("./language/words.js").Words[]} */
const spoken = [];
let words = await readWords(preferences.get().language, [lobbyWords]);
spoken.unshift(words);

/** @param {string} language */
function wordsIn(language) {
  const known = wordsByLanguage.get(language);
  if (known) return known;
  const reading = readWords(language, [lobbyWords, laterWords]);
  wordsByLanguage.set(language, reading);
  // What did not come is asked for again when somebody wants it.
  reading.then((come) => spoken.push(come), () => wordsByLanguage.delete(language));
  return reading;
}

/** What another language needs. */
function bringOthers() {
  // A game that was begun in another one has names in it.
  Promise.all(LANGUAGES.map(wordsIn)).then(() => store.get().observation && refresh(), () => {});
  bringAlphabets();
  lessons.bring();
}

/** @param {string} language @param {((language: string) => string)[]} files */
async function readWords(language, files) {
  return createWords(makeBundle(language, await Promise.all(files.map((file) => textOf(file(language))))));
}

async function loadCatalog() {
  const catalog = await session.asking(() => engine.request({ type: "catalog" }));
  if (catalog?.type === "catalog") takeCatalog(catalog);
}

/** The lobby needn't wait for the engine, which says it itself in the end. */
async function foretellCatalog() {
  const catalog = await foretold;
  if (catalog && !store.get().ui.catalog) takeCatalog(catalog);
}

/** @param {Catalog} catalog */
function takeCatalog(catalog) {
  const { ui } = store.get();
  // A form that somebody fills in is not drawn anew for what it shows already.
  const known = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one) === JSON.stringify(other);
  setUi(store, {
    catalog: known(ui.catalog, catalog) ? ui.catalog : catalog,
    bots: known(ui.bots, catalog.bots) ? ui.bots : catalog.bots,
  });
  if (linked) showLinked(linked);
}

/** A worker of strangers' bots is stopped for good. @param {{number: number, bots: string[], asked: boolean}} news */
function partFrom({ number, bots: gone, asked }) {
  strangers.stop(number);
  setUi(store, { bots: store.get().ui.bots.filter(({ id }) => !gone.includes(id)) });
  // Where a move was waited for, the seat's next bot is announced.
  if (gone.length && !asked) session.notify("bot-stopped", { names: gone.join(", ") });
}

/** @param {Rules} rules @returns {Promise<any>} the whole of them, a refusal, or null while nobody can tell */
async function checkRules(rules) {
  if (store.get().boot.state !== "ready") return null;
  return session.asking(() => engine.request({ type: "rules", game: gameOf(rules.preset, store.get().ui.catalog), rules }));
}

/** @typedef {{strange: (catalog: Catalog) => Complaint | null, show: () => void}} Brought */

/** What an address brings besides the page. @param {string} hash @returns {Brought | {complaint: Complaint} | null} */
function broughtBy(hash) {
  if (hash.startsWith(LINK)) {
    const read = readLink(hash);
    return "complaint" in read ? read : {
      strange: (catalog) => strangeIn(read.rules, catalog),
      show: () => lobby.showLinked(read.rules),
    };
  }
  if (hash.startsWith(PLAN_LINK)) return { strange: () => null, show: () => deskScreen.use((screen) => void screen.follow(hash)) };
  if (!hash.startsWith(CHALLENGE)) return null;
  const read = readChallenge(hash);
  if ("complaint" in read) return read;
  return {
    strange: (catalog) => strangeInChallenge(read.challenge, catalog),
    show: () => lobby.showInvitation(read.challenge),
  };
}

/** Takes out of the address what it brings, so that a reload doesn't bring it again. */
function takeLink() {
  const { hash } = location;
  if (isAtFriends(hash)) {
    void seatFriends().then((there) => {
      there.take(hash);
      // Where somebody is at a table, a reload must not bring the link again.
      if (store.get().party) trail.settle();
      else trail.adopt();
    });
    return;
  }
  friends?.look();
  const brought = broughtBy(hash);
  if (!brought) return;
  trail.settle();
  if ("complaint" in brought) session.notify(brought.complaint.id, brought.complaint.args);
  else if (store.get().ui.catalog) showLinked(brought);
  else linked = brought;
}

/** @param {Brought} brought */
function showLinked({ strange: judge, show }) {
  linked = null;
  const { catalog } = store.get().ui;
  const strange = catalog && judge(catalog);
  if (strange) session.notify(strange.id, strange.args);
  else show();
}

/** What plays with friends, which comes once. */
async function seatFriends() {
  const { createFriends } = await bringFriends(app);
  return (friends ??= createFriends({ engine: wire, store, session, preferences, words: () => words }));
}

/** @type {App} */
const app = {
  store,
  session,
  console: leading,
  review,
  get friends() {
    if (!friends) throw new Error("no friends were brought");
    return friends;
  },
  bringFriends: seatFriends,
  questions,
  get pencil() {
    if (!pencil) throw new Error("the pencil comes with the table");
    return pencil;
  },
  advice,
  reviews,
  desk,
  lessons,
  puzzles,
  seekPuzzle: (record, seat) => riddles.use((dialog) => void dialog.seek(record, seat)),
  drawOn: (from) => deskScreen.use((screen) => void screen.offer(from, "desk-game-lies")),
  preferences,
  words: () => words,
  called: createCalling(() => words, () => spoken),
  async allWords() {
    const all = await wordsIn(words.language);
    // Another language may have been chosen meanwhile, which came whole.
    if (all.language === words.language) words = all;
  },
  theme() {
    const { theme } = preferences.get();
    if (theme === "system") return dark.matches ? "blackboard" : "paper";
    return theme === "blackboard" ? "blackboard" : "paper";
  },
  async setLanguage(language) {
    try {
      words = await wordsIn(language);
      preferences.set({ language });
    } catch {
      session.notify("language-missing");
    }
    refresh();
  },
  setTheme(theme) {
    preferences.set({ theme });
    refresh();
  },
  setHelp(help) {
    preferences.set({ help });
    setUi(store, { help });
  },
  setSounds(on) {
    preferences.set({ sounds: on });
    void sounds?.changed();
  },
  offline,
  leave: () => trail.leave(),
  // What is kept for playing offline may be what is damaged.
  retry: () => void offline.mend().then(engine.retry),
  async installBot(wheel) {
    setUi(store, { refusal: null });
    const reply = (await strangers.bring(wheel)) ?? (await session.asking(() => engine.request({ type: "bots" })));
    if (reply?.type === "bots") {
      setUi(store, { bots: reply.bots });
      session.notify("bot-added", { count: reply.bots.length }, "info");
      for (const [name, why] of Object.entries(reply.broken)) session.notify("bot-broken", { name, why });
    } else if (reply) setUi(store, { refusal: reply });
  },
};

const lobbyRoot = element("lobby");
const tableRoot = element("table-screen");
const deskRoot = element("desk-screen");
const riddles = whenUsed(app, ({ createPuzzlesDialog }) => createPuzzlesDialog(app, start));
const lessonList = whenUsed(app, ({ createLessonsDialog }) => createLessonsDialog(app, start));
const start = {
  ...createStarts({ store, session, friends: () => app.friends, checkRules, lessonOf: lessons.lessonOf }),
  lessons: () => lessonList.use((list) => void list.open()),
  puzzles: () => riddles.use((dialog) => void dialog.open()),
};
const header = createHeader(element("head"), element("notices"), app);
const lobby = createLobby(lobbyRoot, app, start);
const trail = createTrail({
  history,
  screen: () => store.get().ui.screen,
  dialogs: () => [...document.querySelectorAll("dialog")].filter((dialog) => dialog.open),
  address: (screen) => addressOf(store.get(), screen),
  arrive,
});
const openedAt = atOf(location.hash);
/** Fetched behind the lobby's back: nobody sits at it yet. @type {ReturnType<typeof import("../ui/screens/table.js").createTable> | null} */
let table = null;
/** Fetched with it. @type {import("./pencil/pencil.js").PencilKeeper | null} */
let pencil = null;
/** Fetched with it. @type {ReturnType<typeof import("./sounds/sounds.js").createSounds> | null} */
let sounds = null;
const deskScreen = whenUsed(app, ({ createDeskScreen }) => createDeskScreen(deskRoot, app, start));

const frames = createFrames(draw);
const refresh = frames.now;

function draw() {
  const focused = document.activeElement;
  const state = store.get();
  document.documentElement.lang = words.language;
  document.documentElement.dataset.theme = app.theme();
  document.title = words.t("title");
  header.update(state);
  lobby.update(state);
  table?.update(state);
  if (state.ui.screen === "desk") deskScreen.use((screen) => screen.update(store.get()));
  if (focused !== document.body && !holdsFocus()) focusScreen();
}

/** Whether the game goes on where it is shown already, to the same eyes. @param {State} state @param {State} before */
const isNews = (state, before) =>
  state.observation !== before.observation && before.observation !== null && state.ui.screen === before.ui.screen
  && state.observation?.seat === before.observation.seat;

/** Whether nothing else has changed than how far the engine has come. @param {State} state @param {State} before */
function isBooting({ boot, ...state }, before) {
  const names = /** @type {(keyof typeof state)[]} */ (Object.keys(state));
  return boot !== before.boot && names.every((name) => state[name] === before[name]);
}

/** Whether the player has just said a move. @param {State} state @param {State} before */
const isAsked = (state, before) => state.ui.waiting && !before.ui.waiting;

/** Whether something that is shown has the focus; a hidden or removed control has lost it. */
function holdsFocus() {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.checkVisibility();
}

function focusScreen() {
  /** @type {Record<string, {focus: () => void} | null | undefined>} */
  const screens = { lobby, table, desk: deskScreen.made() };
  screens[store.get().ui.screen]?.focus();
}

store.subscribe((state, before) => {
  const { screen } = state.ui;
  lobbyRoot.hidden = screen !== "lobby";
  tableRoot.hidden = screen !== "table";
  deskRoot.hidden = screen !== "desk";
  document.body.dataset.screen = screen;
  if (isNews(state, before)) {
    // All hear it before it is drawn; what a player does himself is seen at once.
    table?.hear(state);
    frames.ask();
  } else if (isAsked(state, before)) {
    table?.ask();
    setTimeout(() => store.get().ui.waiting && frames.ask(), AT_ONCE);
  } else if (isBooting(state, before)) frames.ask();
  else refresh();
  if (addressOf(state) !== addressOf(before) || screen !== before.ui.screen) trail.settle();
  if (screen !== before.ui.screen) {
    scrollTo(0, 0);
    focusScreen();
  }
  // Whoever is nobody's guest any more may lead a table of his own.
  if (before.party?.role === "guest" && !state.party) engine.boot();
  if (state.ui.moved && !before.ui.moved) performance.mark("gamemaster:first-move");
});
dark.addEventListener("change", refresh);

// An entry that the page has made itself brings nothing.
addEventListener("hashchange", () => history.state?.trail || takeLink());
addEventListener("pagehide", engine.leave);
addEventListener("pagehide", knowing.end);
addEventListener("pagehide", reviews.leave);
// A page that the browser has kept comes back without its engine; the game is stored.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
addEventListener("popstate", ({ state }) => void trail.went(state));
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target instanceof HTMLDialogElement)) trail.settle();
}).observe(document.body, { subtree: true, attributeFilter: ["open"] });

// Whoever comes for a table of friends sees nothing else first.
const comesForFriends = openedAt === "lobby" && (isAtFriends(location.hash) || tab.get() !== null);
if (comesForFriends) await seatFriends();
refresh();
void foretellCatalog();
// What has been drawn is on the screen only after the next frame.
const shown = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
void shown.then(() => performance.mark("gamemaster:lobby-usable"));
trail.begin(openedAt);
if (openedAt === "lobby") takeLink();
else void arrive(openedAt).then(trail.settle);

// Neither the lobby nor the engine's worker waits for what comes behind them; a page in the background has no frames.
if (!document.hidden) await shown;
const { createPencil, createQuests, createSounds, createTable } = await later(app);
createQuests({ store, progress: puzzles.progress, spawn: puzzles.spawn });
pencil = createPencil({ store, session, knowing });
sounds = createSounds({ store, preferences });
table = createTable(tableRoot, app, start);
refresh();
const there = await seatFriends();
if (openedAt === "lobby" && !comesForFriends) there.look();
// While the engine starts there is time to lay the table that most people want first.
whenIdle(() => table?.prepare("labyrinth"));
if (store.get().ui.screen !== "lobby") focusScreen();
document.body.dataset.ready = "true";

/** The screen whose address it is. @param {string} hash @returns {State["ui"]["screen"]} */
function atOf(hash) {
  return PLACES[hash] ?? "lobby";
}

/** Somebody goes to a screen by the browser. @param {State["ui"]["screen"]} screen */
async function arrive(screen) {
  if (screen === "table") await session.continueGame();
  else if (screen === "desk") await desk.enter();
  else session.leave();
}

/** @param {State} state @param {State["ui"]["screen"]} [screen] */
function addressOf({ ui, party }, screen = ui.screen) {
  // A reload shows an invitation again that has not led to a table yet.
  if (party?.role === "guest") return party.connection === "joining" || party.connection === "replied" ? location.hash : AT_FRIENDS;
  return Object.keys(PLACES).find((hash) => PLACES[hash] === screen) ?? location.pathname + location.search;
}

/** @param {string} id @returns {HTMLElement} */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}
