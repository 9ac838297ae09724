/** The page of a guest: an invitation, the ways to the host, and his table in this page's session. */

/** @import { Complaint } from "./house-rules.js" */
/** @import { Context } from "./friends-party.js" */
/** @import { Invited } from "./friends-links.js" */
/** @import { Membership } from "./membership-fields.js" */
/** @import { Guest } from "../net/guest.js" */
/** @import { GuestState } from "../net/guest-types.js" */
/** @import { Refusal } from "../net/room.js" */

import { createGuest } from "../net/guest.js";
import { cleanName, cleanSaid } from "../net/talk.js";
import { createPaths } from "./friends-paths.js";
import { partyOfTold } from "./friends-party.js";
import { createVerifying } from "./verifying.js";

/** How often a page that lost its host looks for him. */
const AGAIN = 6000;
/** Troubles that are over when they are told. */
const PASSING = ["game-older", "talk-too-fast"];

/** Whoever ends a game early lays nothing open. @type {import("./verifying.js").Verdict} */
const UNFINISHED = { state: "unverified", key: "verdict-unfinished", args: {}, at: null, told: null, ruled: null };

/**
 * @param {Context & {wire: {useGuest(client: {request(message: Record<string, any>): Promise<any>} | null): void}}} context
 * @param {{invited: Invited | null, before: Membership | null}} whence
 */
export function createVisiting(context, { invited, before }) {
  const { session, net, preferences, store, words, change } = context;
  let name = cleanName(before?.name || preferences.get().you.name);
  let invitation = invited;
  let own = before;
  /** @type {Guest | null} */
  let guest = null;
  /** The invitation that came through relays. */
  let relayed = "";
  let left = false;
  let judged = "";
  const paths = createPaths({
    context,
    onTransport: (transport) => void guest?.connect(transport),
    onReply: (reply) => change({ reply, connection: "replied" }),
    onInvitation: (code) => (relayed = code),
  });
  const unsubscribe = store.subscribe(({ observation }, before) => {
    const over = observation?.over && observation !== before.observation;
    if (over && judged !== guest?.state().table) void verify();
  });
  const verifying = createVerifying({
    engine: { request: (message) => context.engine.request(message) },
    tell: (found) => guest?.state().table === judged && change(found),
  });
  const stopLooking = net.clock.every(AGAIN, () => {
    if (guest?.state().connection === "lost" && guest.state().refusal === null) paths.again(tableOf(), invitation, named());
  });

  const named = () => name || words().t("you-default");

  /** Where the host's other tabs are found. */
  function tableOf() {
    const table = guest?.state().table ?? own?.table ?? "";
    return table.split(".")[0] || (invitation?.table ?? "");
  }

  /** The page of the guest proper is made when it is first needed; then it is known who he was. */
  async function meet() {
    const memory = await context.memory();
    const known = own ?? (invitation?.table ? await memory.membership(invitation.table) : null);
    if (left || guest) return;
    own = known;
    guest = createGuest({
      clock: net.clock, makeLink: net.makeLink, makeSeal: net.makeSeal, digest: net.digest, nonce: net.nonce,
      version: net.version, memory, before: known,
      who: () => ({ name: named(), tag: tagOf(invitation), watch: false }),
      onChange: follow,
      onTalk: context.talk,
      onTable(observation, how) {
        if (how === "enter") session.enter(observation);
        else session.hear(observation);
      },
      onTrouble(trouble) {
        if (PASSING.includes(trouble.key)) session.notify(trouble.key, trouble.args);
        else change({ trouble });
      },
    });
    context.wire.useGuest({ request: guest.request });
  }

  /** @param {Invited | null} to */
  function tagOf(to) {
    if (!to) return null;
    const code = to.code || relayed;
    const read = code ? net.unpackInvitation(code) : null;
    return read && "code" in read ? read.code.tag : to.tag;
  }

  /** @param {GuestState} state */
  function follow(state) {
    const { connection, room, refusal, table, joint } = state;
    if (connection === "up") paths.arrived();
    const party = store.get().party;
    const reply = connection === "up" ? null : (party?.reply ?? null);
    // While a reply waits to be carried back the page is on its way, whatever became of the last link.
    const shown = connection !== "up" && connection !== "ended" && reply ? "replied" : connection;
    change({
      ...(room ? partyOfTold(room) : {}), connection: shown, joint, reply,
      table: table ?? party?.table ?? "", ...troubleOf(state),
      // Another game has a verdict of its own.
      ...(table !== null && party?.table !== table ? { verdict: null, verifying: null } : {}),
    });
    const closed = refusal?.key === "party-closed" && room?.phase === "playing";
    if (closed && !store.get().observation?.over) change({ verdict: UNFINISHED });
  }

  /** @param {GuestState} state @returns {{trouble?: Refusal | null}} */
  function troubleOf({ refusal, connection }) {
    if (refusal) return { trouble: refusal };
    return connection === "up" && store.get().party?.connection !== "up" ? { trouble: null } : {};
  }

  /** The host's record, held to the rules and to what this page heard. */
  async function verify() {
    const table = guest?.state().table ?? null;
    if (!guest || table === null) return;
    judged = table;
    const membership = await (await context.memory()).membership(table);
    if (membership) await verifying.check({ request: guest.request }, membership);
  }

  return {
    /** @param {string} wish */
    setName(wish) {
      name = cleanName(wish) || name;
      guest?.rename(named());
    },

    /** On the way to the host, by whatever ways the invitation names. @returns {Promise<Complaint | null>} */
    async reply() {
      await meet();
      change({ trouble: null, reply: null, ...(guest?.state().connection === "lost" ? {} : { connection: "joining" }) });
      return paths.open(invitation, tableOf(), named());
    },

    /** @param {Invited} next another invitation to the same table @returns {Promise<Complaint | null>} */
    async rejoin(next) {
      if (next.table && tableOf() && next.table !== tableOf()) return { id: "join-other-table" };
      if (guest?.state().refusal) guest = null;
      invitation = next;
      return this.reply();
    },

    /** A page that was loaded again looks for its host. */
    async comeBack() {
      await meet();
      guest?.lost();
      paths.again(tableOf(), invitation, named());
    },

    /** @param {{text: string} | {sign: string}} what @returns {Complaint | null} */
    say(what) {
      const said = "text" in what ? { text: cleanSaid(what.text) } : what;
      if ("text" in said && !said.text) return { id: "talk-empty" };
      return guest?.say(said) ? null : { id: "talk-too-fast" };
    },

    /** The own seat to a bot, or back. @param {string | null} bot @returns {Promise<Complaint | null>} */
    async handOver(bot) {
      const seat = store.get().party?.mine ?? null;
      if (!guest || seat === null) return null;
      const since = store.get().observation?.heard.length ?? 0;
      const reply = await guest.request({ type: "hand-over", seat, bot, eyes: seat, since });
      if (reply?.type !== "observation") return { id: reply.key, args: reply.args };
      session.hear(reply);
      return null;
    },

    verify,

    /** For good. */
    async leave() {
      left = true;
      stopLooking();
      unsubscribe();
      paths.close();
      const table = guest?.state().table ?? own?.table ?? null;
      guest?.leave();
      context.wire.useGuest(null);
      session.exit();
      if (table !== null) await (await context.memory()).forget(table);
    },
  };
}

/** @typedef {ReturnType<typeof createVisiting>} Visiting */
