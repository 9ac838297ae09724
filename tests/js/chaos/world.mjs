/**
 * A table of friends on pages of their own with the real engine, over a network that does what it likes:
 *
 *     const world = createWorld({ engine, seed, net: STORM });
 *     await world.open({ rules, kinds: ["you", "friend", "open", "bot"] });
 *     const anna = await world.join("Anna", 1);
 *     await world.start();
 *     await world.until(() => anna.page.seen()?.over);
 *     anna.leave({ told: false });        // her page is gone
 *     await world.enter(anna);            // and comes back with what the browser has stored
 *
 * The engine is a Python process; virtual time stands still while it works.
 */

import { setUi } from "../../../static/app/page/store.js";
import { NetError } from "../../../static/net/basics/errors.js";
import { createPage, createShelf, nearEnd, sealsOf } from "./pages.mjs";
import { createTime } from "./time.mjs";
import { createReader, createWorker } from "./worker.mjs";
import { chanceOf, chaosPair } from "../net/chaos.mjs";

const CALLS = ["handle", "guest", "changed", "save", "resume", "forget", "lay"];
/** Milliseconds that a person takes to carry a code from one page to the other. */
const CARRY = 400;
/** After so long a connection of which nobody says anything is given up by the browser. */
const GIVEN_UP = 40_000;

/**
 * @param {{engine: any, seed: number, net: any, pace?: string, keys?: any, worker?: Record<string, any>}} options
 *   `keys` for seals, `worker`: what differs in the host's worker
 */
export function createWorld({ engine, seed, net, pace, keys, worker: workerOptions = {} }) {
  const time = createTime();
  const { clock } = time;
  const random = chanceOf(seed);
  const draw = (bytes) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256))).toString("base64url");
  const bridge = Object.fromEntries(CALLS.map((name) => [name, time.waitingFor(engine[name])]));
  const vault = { record: null };
  /** Invitations and replies that are being carried, by their codes. */
  const mail = new Map();
  const counts = { cuts: 0, reloads: 0, hostReloads: 0, crashes: 0, lent: 0, transports: 0 };
  /** What made each move that was stored, in order: [version, request]. */
  const stored = [];
  const noted = (type, version) => ["submit", "advance"].includes(type) && stored.push([version - 1, type]);
  const browsers = [];
  const host = createBrowser("Hanna", null);
  let pairs = 0;

  /** A browser and what it has stored. @param {string} name @param {number | "watch" | null} whither */
  function createBrowser(name, whither) {
    const browser = { name, whither, shelf: createShelf(), page: null, pair: null, nearby: false, doors: null };
    browser.leave = ({ told }) => {
      browser.page.die();
      const lines = browser === host ? browsers.map(({ pair }) => pair) : [browser.pair];
      for (const pair of lines) end(pair, told);
    };
    return browser;
  }

  /** @param {any} pair @param {boolean} told or it is found out later */
  function end(pair, told) {
    if (!pair || pair.state === "closed") return;
    counts.cuts += 1;
    if (told) return pair.end();
    pair.silence(true);
    clock.after(GIVEN_UP, () => pair.end());
  }

  /** @returns {[any, any]} both ends of a new transport */
  function connect(browser, guestPage, hostPage) {
    const mine = (pairs += 1);
    counts.transports += 1;
    // Each has its own luck, so that what goes over one changes nothing for the others.
    browser.pair = chaosPair({ clock, random: chanceOf(seed * 1000 + mine), ...net });
    return [nearEnd(browser.pair.guest, guestPage), nearEnd(browser.pair.host, hostPage)];
  }

  /** The ways from a page to others, by codes and between tabs. */
  const waysOf = (browser) => (page) => ({
    tabs: {
      createTabHost(table, receive) {
        browser.doors = { table, receive };
        return { close: () => (browser.doors = null) };
      },
      onReply: () => () => {},
      async joinTab(table) {
        await new Promise((resolve) => clock.after(20, resolve));
        const open = host.page?.alive && host.doors?.table === table;
        if (!browser.nearby || !open || !page.alive) throw new NetError("net-no-host");
        const [mine, theirs] = connect(browser, page, host.page);
        host.doors.receive(theirs);
        return mine;
      },
    },
    unpackInvitation: (code) => ({ code: { tag: code.slice(1) } }),
    unpackReply: (code) => ({ code: { tag: code.slice(1, 12) } }),
    async invite(tag) {
      let state = "waiting";
      return {
        code: `i${tag}`,
        get state() {
          return state;
        },
        close: () => (state = "closed"),
        async accept(code) {
          if (state !== "waiting") throw new NetError("code-used");
          state = "accepted";
          await new Promise((resolve) => clock.after(CARRY, resolve));
          const given = mail.get(code);
          if (!given?.page.alive) throw new NetError("net-near-only");
          const [theirs, mine] = connect(given.browser, given.page, page);
          given.open(theirs);
          state = "open";
          return mine;
        },
      };
    },
    async reply(invitation) {
      const code = `r${invitation.slice(1)}${draw(3)}`;
      const opened = new Promise((open) => mail.set(code, { browser, page, open }));
      return { code, opened, close: () => mail.delete(code) };
    },
  });

  const pageOf = (browser, spawn) => createPage({
    time, random, draw, pace, seal: sealsOf(time, keys), shelf: browser.shelf, ways: waysOf(browser), spawn,
  });

  function openHost() {
    host.page = pageOf(host, () => createWorker({ bridge, vault, seal: sealsOf(time, keys), onStored: noted, ...workerOptions }));
    host.page.engine.boot();
    return host.page;
  }

  /** Time passes until it holds. */
  const until = (holds, ms = 60_000) => clock.until(holds, ms);

  /** Time passes while something is done. @template T @param {Promise<T>} promise @returns {Promise<T>} */
  async function during(promise, ms = 60_000) {
    let done = false;
    let outcome;
    void promise.then((value) => ([done, outcome] = [true, value]));
    await until(() => done, ms);
    return outcome;
  }

  /** A fresh link to a place at the table. @returns {Promise<string | null>} */
  async function linkTo(whither) {
    const { page } = host;
    const refusal = await (whither === "watch" ? page.friends.watchLink() : page.friends.link(whither));
    if (refusal) return null;
    return whither === "watch" ? page.party().watch.link : page.party().seats[whither].link;
  }

  /** A person carries an invitation to the guest's page and the reply back; any of it may fail. */
  async function carry(browser) {
    const { page } = browser;
    const { page: hosts } = host;
    const link = await linkTo(browser.whither);
    if (!link || !page.alive) return;
    if (page.party()) await page.friends.rejoin(link);
    else {
      await page.friends.join(link);
      page.friends.setName(browser.name);
      await page.friends.reply();
    }
    const reply = page.party()?.reply;
    if (reply && hosts.alive) await hosts.friends.acceptReply(reply.link);
  }

  return {
    time, clock, random, host, browsers, bridge, vault, counts, stored, until, during, end,

    /** The host makes a room and says who may sit where. */
    async open({ rules, kinds, bot, chance = `chaos ${seed}` }) {
      const page = openHost();
      await until(() => page.store.get().ui.catalog);
      const setup = { rules, you: { name: host.name, colour: "blue", plays: kinds[0] === "you" }, bots: [], seed: chance };
      setUi(page.store, { setup });
      const refusal = await during(page.friends.open(setup));
      if (refusal) throw new Error(JSON.stringify(refusal));
      while (page.party().seats.length < kinds.length) page.friends.addSeat();
      for (const [at, kind] of kinds.entries()) page.friends.setSeat(at, { kind: kind === "you" ? "host" : kind, ...(kind === "bot" && { bot }) });
    },

    /** @param {string} name @param {number | "watch"} whither @returns {Promise<any>} null: he was not let in */
    async join(name, whither) {
      const browser = createBrowser(name, whither);
      browser.page = pageOf(browser, () => createReader(bridge));
      await during(carry(browser));
      await until(() => ["up", "ended"].includes(browser.page.party()?.connection));
      if (browser.page.party().connection === "ended") return null;
      browsers.push(browser);
      return browser;
    },

    async start() {
      const refusal = await during(host.page.friends.start());
      if (refusal) throw new Error(JSON.stringify(refusal));
    },

    /** A guest's page is loaded again, or the host's. */
    async enter(browser) {
      if (browser === host) {
        await openHost().continueTable();
        return;
      }
      browser.page = pageOf(browser, () => createReader(bridge));
      browser.page.friends.take("#friends");
    },

    /** Whoever is not near the host and has lost him is sent another link. @param {any} browser */
    async fetch(browser) {
      if (host.page.alive && host.page.party()) await time.within(carry(browser), 20_000);
    },
  };
}
