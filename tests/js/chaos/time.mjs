/**
 * Time for tests in which much happens on other threads and in another process: it stands still
 * meanwhile, and whatever was asked for first is there first. So the same seed gives the same game.
 */

import { settle, virtualClock } from "../net/chaos.mjs";

export function createTime() {
  const clock = virtualClock();
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** Work that is done elsewhere, begun at once. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  function awaited(work) {
    const begun = work();
    begun.catch(() => {});
    const turn = last.then(() => begun);
    last = turn.then(settle, settle);
    clock.hold(last);
    return turn;
  }

  return {
    clock,
    awaited,

    /** A function whose every call is awaited. @template {any[]} A @template T @param {(...given: A) => Promise<T>} work */
    waitingFor: (work) => (...given) => awaited(() => work(...given)),

    /** What the page's own pauses are made of follows this time, until the test is over. */
    take() {
      const { setTimeout: set, clearTimeout: clear } = globalThis;
      const stops = new Map();
      globalThis.setTimeout = (ring, ms = 0) => {
        const id = stops.size + 1;
        stops.set(id, clock.after(ms, ring));
        return id;
      };
      globalThis.clearTimeout = (id) => stops.get(id)?.();
      return () => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    },

    /** @template T @param {Promise<T>} promise @param {number} ms @returns {Promise<T | undefined>} undefined: not in this time */
    within: (promise, ms) => new Promise((resolve) => {
      const stop = clock.after(ms, () => resolve(undefined));
      void promise.then((value) => (stop(), resolve(value)));
    }),
  };
}

/** A clock of a page: with the page its timers are gone. @param {import("../../../static/net/basics/clock.js").Clock} clock @param {{alive: boolean}} page */
export function clockOf(clock, page) {
  const ifAlive = (call) => () => void (page.alive && call());
  return {
    now: clock.now,
    after: (ms, call) => clock.after(ms, ifAlive(call)),
    every: (ms, call) => {
      const stop = clock.every(ms, () => (page.alive ? call() : stop()));
      return stop;
    },
  };
}
