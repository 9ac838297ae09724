/** What tests of links share: two pages with a link each, and a transport at which a test speaks for one of them. */

import { createLink } from "../../../static/net/line/link.js";
import { readFrame, VERSION, writeFrame } from "../../../static/net/line/parcels.js";
import { CALM, chanceOf, chaosPair, virtualClock } from "./chaos.mjs";

export const SIDES = ["host", "guest"];

/** Two pages with a link each, not attached to anything yet. */
export function bench({ seed = 1, network = CALM, hear = () => {} } = {}) {
  const clock = virtualClock();
  const random = chanceOf(seed);
  const world = { clock, random, heard: { host: [], guest: [] }, states: { host: [], guest: [] }, links: {} };
  world.link = (role, own = {}) =>
    createLink({
      clock,
      role,
      random,
      onMessage: (value) => (world.heard[role].push(value), hear(role, value)),
      onState: (state, reason) => world.states[role].push(reason ? `${state} ${reason}` : state),
      ...own,
    });
  for (const role of SIDES) world.links[role] = world.link(role);
  world.pair = () => chaosPair({ clock, random, ...network });
  world.join = (pair = world.pair()) => {
    for (const role of SIDES) world.links[role].attach(pair[role]);
    world.net = pair;
    return pair;
  };
  return world;
}

/** A bench whose links are up. */
export function joined(options) {
  const world = bench(options);
  world.join();
  world.clock.run(1000);
  return world;
}

/** A host's link, or a guest's, at whose transport a test speaks for the other side. */
export function spoken(role = "host") {
  const world = bench();
  const sent = [];
  const transport = {
    kind: "test", state: "open", closed: false, onText: null, onState: null, held: 0,
    send: (text) => sent.push(text),
    close: () => (transport.closed = true),
    buffered: () => transport.held,
    restart: () => {},
  };
  const say = (frame) => transport.onText(typeof frame === "string" ? frame : writeFrame(frame));
  world.links[role].attach(transport);
  const link = role === "host" ? "aaaaaaaa" : readFrame(sent[0]).link;
  return { ...world, host: world.links.host, transport, sent, say, link };
}

export const greeting = (link, got = 0, settled = 0) => ({ kind: "greet", link, version: VERSION, got, settled });
export const data = (link, seq, piece, more = false) => ({ kind: "data", link, got: 0, seq, more, piece });
export const numbers = (messages) => messages.map((message) => message.n);
export const upTo = (count) => Array.from({ length: count }, (_, at) => at);
export const kinds = (said) => said.map(({ text }) => readFrame(text).kind);
