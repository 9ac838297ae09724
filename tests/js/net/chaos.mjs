/**
 * A world for tests of what goes over a network: time that a test moves, chance from a seed, and a pair of
 * transports with everything in between that a network may do.
 *
 *     const random = chanceOf(7);                  // () => number in [0, 1), the same for the same seed
 *     const clock = virtualClock();                // a Clock of static/net/basics/clock.js
 *     clock.run(5000)                              // 5 s pass; timers fire in order, at their moments
 *     await clock.pass(5000)                       // the same, and promises run between any two moments
 *     await clock.until(() => done, 60_000)        // passes until it holds; throws when it doesn't in that time
 *     clock.sleep(5000)                            // 5 s pass at once: timers are late, as of a hidden page
 *     clock.hold(promise)                          // time stands still until it is settled; for what works on another
 *                                                  // thread, as cryptography does; gives the promise back
 *     clock.pending()                              // timers that are set
 *
 *     const pair = chaosPair({ clock, random, ...CALM | ...STORM | { drop, double, delay, ordered } });
 *     pair.host, pair.guest                        // the two Transports
 *     pair.cut()  pair.mend()                      // "lost" at both ends, texts vanish; "open" again
 *     pair.silence(on)                             // texts vanish, and nobody is told
 *     pair.end()                                   // "closed" at both ends, for good
 *     pair.hold("guest", on)                       // what the guest sends stays in its buffer (a slow network)
 *     pair.said                                    // [{from: "host" | "guest", text, at}], all that was sent
 *     pair.restarts                                // {host, guest}: how often a link asked for another way
 *     pair.state                                   // "open" | "lost" | "closed"
 *
 * Texts take `delay: [least, most]` milliseconds; without `ordered` each takes its own time and they overtake
 * each other. `drop` and `double` are the shares that are lost and that come twice. What one end closes is
 * "closed" at the other end when all that was sent has arrived; at the near end nothing is said.
 * A pair never comes back from "closed": make another one and attach links to it.
 */

/** A network as it mostly is: WebRTC's channels keep the order and lose nothing. */
export const CALM = { drop: 0, double: 0, delay: [20, 40], ordered: true };
/** Worse than any. */
export const STORM = { drop: 0.2, double: 0.2, delay: [5, 400], ordered: false };

/** @param {number} seed */
export function chanceOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets everything that waits for a promise run. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

export function virtualClock() {
  let now = 0;
  let made = 0;
  /** @type {Map<number, {at: number, every: number, call: () => void}>} */
  const timers = new Map();
  /** @type {Set<Promise<unknown>>} */
  const busy = new Set();

  async function quiet() {
    await settle();
    while (busy.size > 0) {
      await Promise.allSettled(busy);
      await settle();
    }
  }

  function set(ms, every, call) {
    const id = ++made;
    timers.set(id, { at: now + Math.max(0, ms), every, call });
    return () => void timers.delete(id);
  }

  /** The next timer that is due; of those at one moment the one that was set first. */
  function due(limit) {
    let first = null;
    for (const [id, timer] of timers) {
      if (timer.at <= limit && (first === null || timer.at < first.timer.at)) first = { id, timer };
    }
    return first;
  }

  function step(limit) {
    const next = due(limit);
    if (!next) return false;
    const { id, timer } = next;
    now = Math.max(now, timer.at);
    if (timer.every > 0) timer.at = now + timer.every;
    else timers.delete(id);
    timer.call();
    return true;
  }

  return {
    now: () => now,
    after: (ms, call) => set(ms, 0, call),
    every: (ms, call) => set(ms, ms, call),
    pending: () => timers.size,
    run(ms) {
      const limit = now + ms;
      while (step(limit));
      now = limit;
    },
    async pass(ms) {
      const limit = now + ms;
      do await quiet();
      while (step(limit));
      now = limit;
    },
    async until(holds, ms) {
      const limit = now + ms;
      await quiet();
      while (!holds()) {
        if (!step(limit)) throw new Error(`not within ${ms} ms: ${holds}`);
        await quiet();
      }
    },
    hold(promise) {
      const done = () => busy.delete(promise);
      busy.add(promise);
      promise.then(done, done);
      return promise;
    },
    sleep(ms) {
      now += ms;
    },
  };
}

const deaf = () => {};

export function chaosPair({ clock, random, drop, double, delay: [least, most], ordered }) {
  let state = "open";
  let silent = false;
  const said = [];
  const restarts = { host: 0, guest: 0 };
  const ends = {};

  function end(from, to) {
    /** Until then the last text is on its way: an ordered network lets none overtake it. */
    let busy = 0;
    let open = true;
    let held = null;
    let bytes = 0;

    function deliver(text) {
      if (state === "open" && ends[to].listening) ends[to].transport.onText(text);
    }

    function travel(text) {
      if (state !== "open" || silent || random() < drop) return;
      for (let copies = random() < double ? 2 : 1; copies > 0; copies -= 1) {
        let arrival = clock.now() + least + random() * (most - least);
        if (ordered) arrival = busy = Math.max(busy, arrival);
        clock.after(arrival - clock.now(), () => deliver(text));
      }
    }

    const transport = {
      kind: "chaos",
      onText: deaf,
      onState: deaf,
      get state() {
        return open ? state : "closed";
      },
      buffered: () => bytes,
      restart() {
        restarts[from] += 1;
      },
      send(text) {
        if (!open) throw new Error("the transport is closed");
        if (typeof text !== "string" || Buffer.byteLength(text) > 16 * 1024) throw new Error("not to be sent");
        said.push({ from, text, at: clock.now() });
        if (held === null) return travel(text);
        held.push(text);
        bytes += Buffer.byteLength(text);
      },
      close() {
        if (!open) return;
        open = ends[from].listening = false;
        const last = ordered ? Math.max(clock.now() + least, busy) : clock.now() + most;
        clock.after(last - clock.now(), () => ends[to].tell("closed"));
      },
    };
    ends[from] = {
      transport,
      listening: true,
      tell(news) {
        if (!ends[from].listening) return;
        if (news === "closed") open = ends[from].listening = false;
        transport.onState(news);
      },
      hold(on) {
        const waiting = held ?? [];
        held = on ? waiting : null;
        if (on) return;
        bytes = 0;
        waiting.forEach(travel);
      },
    };
  }

  end("host", "guest");
  end("guest", "host");

  /** @param {"open" | "lost" | "closed"} next */
  function become(next) {
    if (state === next || state === "closed") return;
    state = next;
    ends.host.tell(next);
    ends.guest.tell(next);
  }

  return {
    host: ends.host.transport,
    guest: ends.guest.transport,
    said,
    restarts,
    get state() {
      return state;
    },
    cut: () => become("lost"),
    mend: () => become("open"),
    end: () => become("closed"),
    silence(on) {
      silent = on;
    },
    hold: (side, on) => ends[side].hold(on),
  };
}
