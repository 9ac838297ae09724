/**
 * A world for tests of tables with friends: a host's page and its worker, guests' pages, and chaos in
 * between. The game is a small one: whoever has the turn says a word; everybody hears it, and he alone
 * hears a secret of his own.
 */

import { webcrypto } from "node:crypto";

import { createGuests } from "../../../static/app/engine/guests.js";
import { createGuest } from "../../../static/net/guest/guest.js";
import { createHost } from "../../../static/net/host/host.js";
import { createLink } from "../../../static/net/line/link.js";
import { invite, newRoom, newSeat } from "../../../static/net/room/room.js";
import { makeSeal } from "../../../static/net/fair/seal.js";
import { takeIn } from "../../../static/app/friends/hearing.js";
import { firstMembership } from "../../../static/app/friends/membership-fields.js";
import { evidenceOf } from "../../../static/app/friends/verifying.js";
import { CALM, chanceOf, chaosPair, settle, virtualClock } from "./chaos.mjs";

export { CALM, settle };
export { STORM } from "./chaos.mjs";

const hex = (bytes) => Buffer.from(bytes).toString("hex");
/** Cryptography that is under way on other threads: time stands still meanwhile. */
let busy = 0;
const watched = (work) => async (...given) => {
  busy += 1;
  try {
    return await work(...given);
  } finally {
    busy -= 1;
  }
};
const plainDigest = async (text) => hex(new Uint8Array(await webcrypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
export const digest = watched(plainDigest);

/** A seal whose work is waited for. */
export const seal = watched(async () => {
  const own = await makeSeal();
  return {
    publicKey: own.publicKey,
    with: watched(async (key, side) => {
      const box = await own.with(key, side);
      return { seal: watched(box.seal), open: watched(box.open) };
    }),
  };
});

/** Everything that waits for promises or cryptography runs. */
export async function calm() {
  do await settle();
  while (busy > 0);
  await settle();
}

const COLOURS = ["blue", "red", "green", "orange", "purple", "teal"];
export const VERSION = "1.0";
export const RULES = { preset: "words" };

/** The game, as the bridge of a worker has it. `moves` ends it. */
export function createGame({ moves = 12, agree } = {}) {
  let laid = null;
  let table = null;

  const over = () => table.entries.length >= moves;
  const turn = () => (over() ? null : table.entries.length % table.seats.length);
  const refused = (key) => ({ type: "refused", key, args: {} });

  function heardBy(seat) {
    return table.entries.flatMap(([mover, text], at) => [
      { key: "word", args: { seat: mover, text } },
      ...(mover === seat ? [{ key: "secret", args: { text: `${table.seed}-${at}` } }] : []),
    ]);
  }

  function observe(seat, since = 0) {
    const heard = heardBy(seat);
    return {
      type: "observation", game: "words", seat, version: table.entries.length, turn: turn(),
      over: over() ? { key: "over", args: {} } : null, offers: [], heard: heard.slice(since), heard_from: Math.min(since, heard.length),
      view: {}, seats: table.seats.map((one) => ({ ...one })), ...(since && heard.length ? {} : { rules: RULES }),
    };
  }

  function submit({ seat, move, version, since }) {
    if (version !== table.entries.length) return refused("illegal-stale");
    if (seat !== turn() || table.seats[seat].bot) return refused("illegal-not-your-seat");
    table.entries.push([seat, move]);
    return observe(seat, since);
  }

  function handOver({ seat, bot, name, eyes, since }) {
    table.seats[seat] = { ...table.seats[seat], bot, name: name ?? table.seats[seat].name };
    return observe(eyes ?? null, since);
  }

  const own = {
    async prepare({ seats, seed }) {
      laid = { seats, seed: seed ?? hex(webcrypto.getRandomValues(new Uint8Array(8))) };
      return { type: "prepared", commitment: await digest(laid.seed) };
    },
    async open({ nonces, eyes }) {
      if (!laid) return refused("refused-not-prepared");
      for (const { promise, nonce } of nonces) if ((await digest(nonce)) !== promise) return refused("refused-nonce");
      table = { ...laid, nonces, entries: [] };
      laid = null;
      return observe(eyes);
    },
    ...(agree && { agree: watched(agree) }),
    observe: ({ eyes, since }) => observe(eyes, since),
    submit: (asked) => (table.seats[asked.seat]?.friend ? refused("illegal-not-your-seat") : submit(asked)),
    "hand-over": handOver,
    advance({ version, eyes, since }) {
      if (version !== table.entries.length) return refused("illegal-stale");
      if (turn() === null || !table.seats[turn()].bot) return refused("illegal-no-bot-to-move");
      table.entries.push([turn(), "bot"]);
      return observe(eyes, since);
    },
    reveal: () => (over() ? { type: "reveal", record: JSON.stringify(table) } : refused("refused-not-over")),
  };

  /** As the worker was told last that it has changed. */
  let noticed = JSON.stringify(table);

  return {
    table: () => table,
    load(kept) {
      table = structuredClone(kept);
      noticed = JSON.stringify(table);
    },
    changed() {
      const now = JSON.stringify(table);
      const same = now === noticed;
      noticed = now;
      return same ? "" : over() ? "over" : "on";
    },
    handle: async (request) => (own[request.type] ? own[request.type](request) : refused("refused-message-broken")),
    guest(seat, text) {
      const reply = this.answer(seat, text);
      const { type, heard_from: from, heard } = JSON.parse(reply);
      return `${type === "observation" ? from + heard.length : -1}\n${reply}`;
    },
    answer(seat, text) {
      const request = JSON.parse(text);
      const mine = seat < 0 ? null : seat;
      if (mine !== null && !table?.seats[mine]?.friend) return JSON.stringify(refused("refused-eyes"));
      const owns = { observe: "eyes", submit: "seat", "hand-over": "seat" }[request?.type];
      if (request?.type === "reveal") return JSON.stringify(own.reveal());
      if (!owns || request[owns] !== mine) return JSON.stringify(refused("refused-not-yours"));
      if (request.type === "observe") return JSON.stringify(observe(mine, request.since));
      return JSON.stringify(request.type === "submit" ? submit(request) : handOver(request));
    },
  };
}

/**
 * The host's worker and the queue to it. What it has stored outlives it: `crash` loses all the rest.
 */
export function createEngine({ onNews, game: options }) {
  let stored = null;
  let game;
  let guests;
  let queue = Promise.resolve();
  let crashing = null;
  let life = 0;

  function boot() {
    const mine = (life += 1);
    const own = createGame(options);
    if (stored) own.load(stored);
    game = own;

    /** A worker that died stores nothing more. */
    async function keep() {
      if (mine === life) stored = structuredClone(own.table());
    }
    guests = createGuests({ seal, bridge: () => own, post: (letter) => mine === life && onNews(letter), keep });
    answers.request = async ({ message }) => {
      const reply = await own.handle(message);
      const changed = own.changed();
      if (changed) await keep();
      return { reply, after: changed ? () => guests.tell(changed) : null };
    };
  }

  const answers = {
    "guest-join": async (letter) => ({ reply: await guests.join(letter) }),
    "guest-leave": async (letter) => ({ reply: guests.leave(letter.guest) }),
    async guest(letter) {
      const reply = await guests.hear(letter);
      return { reply, after: reply.changed ? () => onNews({ kind: "changed" }) : null };
    },
  };

  /** As the page's engine: a letter that a crash swallowed is posted once more to the next worker. */
  async function work(letter) {
    for (let tries = 0; ; tries += 1) {
      const mine = life;
      if (tries > 0 && letter.message && "version" in letter.message) {
        // What had been accepted is not asked for again.
        const { eyes, seat = null, since, version } = letter.message;
        const seen = await game.handle({ type: "observe", eyes: eyes ?? seat, since });
        if (seen.version !== version) return seen;
      }
      const at = crashing?.(letter);
      if (at === "before") restart();
      const { reply, after } = await answers[letter.kind](letter);
      if (at === "after") restart();
      if (mine !== life && at !== "before") continue;
      await after?.();
      return reply;
    }
  }

  function restart() {
    crashing = null;
    boot();
    onNews({ kind: "restarted" });
  }

  const enqueue = (letter) => {
    const turn = queue.then(() => work(letter));
    queue = turn.catch(() => undefined);
    return turn;
  };

  boot();
  return {
    ask: enqueue,
    request: (message) => enqueue({ kind: "request", message }),
    stored: () => stored,
    table: () => game.table(),
    restart,
    /** @param {(letter: any) => "before" | "after" | undefined} when the next worker dies */
    crash(when) {
      crashing = when;
    },
    /** Takes up what another engine had stored. */
    restore(table) {
      stored = structuredClone(table);
      boot();
    },
  };
}

/** What a browser of a guest remembers, page or no page. */
export function createMemory() {
  const members = new Map();
  const at = (table) => members.get(table) ?? firstMembership(table);
  let queue = Promise.resolve();
  const inTurn = (act) => (queue = queue.then(act));
  return {
    keepMembership: (table, fields) => inTurn(async () => void members.set(table, { ...at(table), ...fields })),
    hear: (table, from, statements) => inTurn(async () => {
      const { hearing } = await takeIn(at(table), from, statements);
      members.set(table, { ...at(table), ...hearing });
      return { heard: hearing.heard.length, rewritten: hearing.rewritten !== null };
    }),
    moved: (table, version, move) => inTurn(async () => void members.set(table, { ...at(table), moves: [...at(table).moves, [version, move]] })),
    membership: (table) => inTurn(async () => members.get(table) ?? null),
    latest: () => inTurn(async () => [...members.values()].findLast(({ closed }) => !closed) ?? null),
    kept: () => inTurn(async () => [...members.values()].findLast(({ closed }) => !closed) ?? null),
    tidy: () => inTurn(async () => {}),
    forget: (table) => inTurn(async () => void members.delete(table)),
    now: (table) => members.get(table) ?? null,
  };
}

/** Base64url of the bytes that a seeded chance gives. */
const tokens = (random) => (bytes) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256))).toString("base64url");

/**
 * @param {{seed?: number, kinds?: string[], net?: object, moves?: number, agree?: (message: any) => Promise<any>}} options
 *   `kinds` of the seats; `agree`: an engine that knows how a table agrees on its rules
 */
export function createWorld({ seed = 1, kinds = ["you", "friend", "friend"], net = CALM, moves = 12, agree } = {}) {
  const clock = virtualClock();
  const random = chanceOf(seed);
  const draw = tokens(random);
  const noise = { clock, random, ...net };
  const trouble = [];
  let host = null;
  const page = { talk: [], rooms: [], rules: [], seen: null };

  const engine = createEngine({
    game: { moves, agree },
    onNews(news) {
      if (news.kind === "guest") host?.forward(news.guest, news.sealed);
      else if (news.kind === "restarted") host?.engineRestarted();
      else if (news.kind === "changed" && engine.table().entries.length >= moves) host?.over();
    },
  });

  const first = newRoom({
    table: draw(9), host: "Hanna", rules: RULES, players: [1, 6],
    seats: kinds.map((kind, at) => newSeat(kind, COLOURS[at], { name: kind === "you" ? "Hanna" : "", bot: kind === "bot" ? "parrot" : null })),
  });

  function openHost(room) {
    host = createHost({
      clock, makeLink: (options) => createLink({ ...options, random }), random: draw, digest, engine, version: VERSION, room,
      onRoom: (next) => page.rooms.push(next),
      onTalk: (said) => page.talk.push(said),
      onSeen: (observation) => (page.seen = observation),
      look: () => ({ eyes: room.seats.findIndex(({ kind }) => kind === "you") < 0 ? null : room.seats.findIndex(({ kind }) => kind === "you"), since: 0 }),
      filler: () => "parrot",
      names: ({ seats }) => seats.map(({ name }, at) => name || `Seat ${at}`),
      game: async () => "words",
      fitted: () => (seat, at) => seat ?? newSeat("open", COLOURS[at]),
      onRules: (rules) => page.rules.push(rules),
    });
    return host;
  }
  openHost(first);

  /** Guests' pages and their browsers. */
  function createBrowser(name, { memory = createMemory() } = {}) {
    const browser = {
      name, memory, guest: null, pair: null, talk: [], heard: [], entered: 0, seen: null, trouble: [], state: null, tag: null, watch: false,
      busy: null, replies: [],

      /** Opens a page, with whatever the browser remembers of the table. */
      async open() {
        browser.seen = browser.state = null;
        browser.heard = [];
        const mine = (browser.guest = createGuest({
          clock, makeLink: (options) => createLink({ ...options, random }), makeSeal: seal, digest, version: browser.version ?? VERSION,
          nonce: () => hex(Buffer.from(draw(32), "base64url")), memory,
          who: () => ({ name: browser.name, tag: browser.tag, watch: browser.watch }),
          before: await memory.latest(),
          onChange: (state) => mine === browser.guest && (browser.state = state),
          onTalk: (said) => browser.talk.push(said),
          onTrouble: (refusal) => browser.trouble.push(refusal),
          onTable(observation, how) {
            if (mine !== browser.guest) return;
            if (how === "enter") {
              browser.entered += 1;
              browser.heard = [];
            }
            if (observation.heard_from > browser.heard.length) trouble.push(`${name} missed something`);
            browser.show(observation);
          },
        }));
        return browser;
      },

      async connect() {
        browser.pair = chaosPair(noise);
        host.receive(browser.pair.host);
        await browser.guest.connect(browser.pair.guest);
        return browser;
      },

      /** Closes the page as a browser does: nobody is told but by the transport. */
      async reload() {
        browser.pair.end();
        browser.guest = null;
        await browser.open();
        return browser.connect();
      },

      /** @param {string} move */
      async submit(move) {
        const { seat, version } = browser.seen;
        const reply = await browser.guest.request({ type: "submit", seat, move, version, since: browser.heard.length });
        if (reply.type === "observation" && browser.seen && reply.version >= browser.seen.version) browser.show(reply);
        return reply;
      },

      /** What the page could hold against its host. */
      evidence: async () => evidenceOf(await memory.membership(browser.state.table)),

      /** @param {any} observation */
      show(observation) {
        browser.heard = [...browser.heard.slice(0, observation.heard_from), ...observation.heard];
        browser.seen = observation;
      },
    };
    return browser;
  }

  /** Time passes until it holds. */
  async function until(holds, ms = 60_000) {
    const limit = clock.now() + ms;
    for (await calm(); !holds(); await calm()) {
      if (clock.now() >= limit) throw new Error(`not within ${ms} ms: ${holds}`);
      clock.run(5);
    }
  }

  async function pass(ms) {
    const limit = clock.now() + ms;
    for (await calm(); clock.now() < limit; await calm()) clock.run(Math.min(20, limit - clock.now()));
  }

  /** Whether the host's page and the bots wait for an answer of their engine. */
  let hostBusy = false;

  /** The host and the bots do what is due. */
  function moveHost() {
    const table = engine.table();
    if (hostBusy || !host || !table || table.entries.length >= moves || host.room().phase !== "playing") return;
    const version = table.entries.length;
    const seat = version % table.seats.length;
    const { bot, friend } = table.seats[seat];
    if (friend && !bot) return;
    const eyes = host.room().seats.findIndex(({ kind }) => kind === "you");
    const message = bot
      ? { type: "advance", version, eyes: eyes < 0 ? null : eyes, since: 0 }
      : { type: "submit", seat, move: `h${version}`, version, since: 0 };
    hostBusy = true;
    void engine.request(message).then((reply) => {
      hostBusy = false;
      page.seen = reply;
      if (reply.over) host.over();
    });
  }

  /** A guest moves once, whenever it is his turn. */
  function moveGuest(browser) {
    const { seen, guest } = browser;
    if (!guest || !seen || seen.seat === null || seen.turn !== seen.seat || seen.seats[seen.seat].bot || browser.busy === guest) return;
    browser.busy = guest;
    void browser.submit(`${browser.name}${seen.version}`).then((reply) => {
      browser.replies.push(reply);
      if (browser.busy === guest) browser.busy = null;
    });
  }

  /** Everybody plays until all have heard the end, or something else holds. */
  function play(browsers, holds = () => browsers.every(({ seen }) => seen?.over), ms = 600_000) {
    return until(() => {
      moveHost();
      browsers.forEach(moveGuest);
      return holds();
    }, ms);
  }

  return {
    until, pass, play, moveHost, moveGuest, clock, random, engine, page, trouble, createBrowser, openHost, draw,
    get host() {
      return host;
    },
    room: () => host.room(),

    /** An invitation to a seat. @param {number | "any" | "watch"} whither */
    invite(whither) {
      const tag = draw(8);
      host.change(invite(host.room(), tag, whither));
      return tag;
    },

    /** A friend who has sat down. @param {string} name @param {number | "any" | "watch"} whither */
    async join(name, whither, options) {
      const browser = createBrowser(name, options);
      browser.tag = this.invite(whither);
      await browser.open();
      await browser.connect();
      await until(() => browser.state?.connection === "up" || browser.state?.connection === "ended", 20_000);
      return browser;
    },

    start: (seed = null, plan = null) => host.start({ game: "words", seed, plan, saved: async () => {} }),

    /** The host's page is loaded again: links and all that was not stored are gone. */
    reloadHost() {
      const { room, stored } = { room: host.room(), stored: engine.stored() };
      host = null;
      engine.restore(stored);
      const away = (one) => ({ ...one, guest: null, state: one.token ? "away" : one.state });
      return openHost({ ...room, seats: room.seats.map(away), watchers: room.watchers.map(away) });
    },
  };
}
