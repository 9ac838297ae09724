/** The page of a guest: an invitation, the ways to the host, and his table in this page's session. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Invited } from "./links.js" */
/** @import { Membership } from "./membership-fields.js" */
/** @import { Guest } from "../../net/guest/guest.js" */
/** @import { GuestState } from "../../net/guest/types.js" */
/** @import { Refusal } from "../../net/room/room.js" */

import { createGuest } from "../../net/guest/guest.js";
import { cleanName, cleanSaid } from "../../net/talk/talk.js";
import { keepFinished } from "../shelves/finished.js";
import { finishedOf } from "../shelves/finished-fields.js";
import { createPaths } from "./paths.js";
import { partyOfTold } from "./party.js";
import { createVerifying } from "./verifying.js";

/** How often a page that lost its host looks for him. */
const AGAIN = 6000;
/** A reply that nothing came of for so long has perhaps not been opened. */
const UNANSWERED = 90_000;
/** Troubles that are over when they are told. */
const PASSING = ["game-older", "talk-too-fast"];

/** Refusals after which a page need not ask again. */
const FINAL = ["party-closed", "party-kicked", "party-gone", "token-unknown"];

/** Whoever ends a game early lays nothing open. @type {import("./verifying.js").Verdict} */
const UNFINISHED = { state: "unverified", key: "verdict-unfinished", args: {}, at: null, told: null, ruled: null };

/**
 * @param {Context & {wire: {useGuest(client: {request(message: Record<string, any>): Promise<any>} | null): void}}} context
 * @param {{invited: Invited | null, before: Membership | null}} whence
 */
export function createVisiting(context, { invited, before }) {
  const { session, net, preferences, store, words, change } = context;
  let name = cleanName(before?.name || preferences.get().you.name);
  let invitation = invited ?? (before && wayBack(before));
  let own = before;
  /** @type {Guest | null} */
  let guest = null;
  /** The invitation that came through relays. */
  let relayed = "";
  let left = false;
  /** The table whose way back is known to be kept, and that way. */
  let noted = "";
  let judged = "";
  let stopWaiting = () => {};
  const paths = createPaths({
    context,
    onTransport: (transport) => void guest?.connect(transport),
    onReply(reply, lack) {
      change({ reply, connection: "replied", trouble: lack ? { key: lack, args: {} } : null });
      stopWaiting();
      stopWaiting = net.clock.after(UNANSWERED, () => {
        if (store.get().party?.reply === reply) change({ trouble: { key: "reply-unanswered", args: {} } });
      });
    },
    onInvitation: (code) => (relayed = code),
  });
  const unsubscribe = store.subscribe(({ observation }, before) => {
    const over = observation?.over && observation !== before.observation;
    if (over && judged !== guest?.state().table) void verify();
  });
  const verifying = createVerifying({
    engine: { request: (message) => context.engine.request(message) },
    tell: (found) => guest?.state().table === judged && change(found),
    keep(record) {
      const seen = store.get().observation;
      if (!seen?.over || guest?.state().table !== judged) return;
      const { about, line } = finishedOf(seen, seen.seat, Date.now());
      void keepFinished(record, about, line).then((kept) => kept || session.notify("finished-not-kept"));
    },
  });
  const stopLooking = net.clock.every(AGAIN, () => {
    if (guest?.state().connection === "lost" && guest.state().refusal === null) void lookAgain();
  });

  async function lookAgain() {
    const wrong = await paths.again(tableOf(), invitation, named());
    const waits = guest?.state().connection === "lost" && !store.get().party?.reply && !left;
    if (wrong && waits) change({ trouble: { key: wrong.id, args: wrong.args ?? {} } });
  }

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
    const code = relayed || to.code;
    const read = code ? net.unpackInvitation(code) : null;
    return read && "code" in read ? read.code.tag : to.tag;
  }

  /** Where a reload finds the host again, as long as the host lets this page come back. @param {GuestState} state */
  function note({ connection, refusal, table }) {
    const closed = refusal !== null && FINAL.includes(refusal.key);
    if (table === null || !(connection === "up" || closed)) return;
    const room = invitation?.room;
    const now = `${table} ${closed} ${room}`;
    if (noted === now) return;
    noted = now;
    void context.memory().then((memory) => memory.keepMembership(table, { closed, ...(room && { room }) }));
  }

  /** @param {GuestState} state */
  function follow(state) {
    const { connection, room, refusal, table, joint } = state;
    if (connection === "up") paths.arrived();
    note(state);
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
    /** Whether this page has had a seat there. @param {string} table */
    sitsAt: (table) => (guest?.state().table ?? own?.table ?? "").split(".")[0] === table,

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
      const state = guest?.state();
      if (state?.refusal) {
        own = state.table === null ? own : await (await context.memory()).membership(state.table);
        guest = null;
      }
      // The way through relays stays open to who comes by another one this time.
      invitation = { ...next, room: next.room || (invitation?.room ?? "") };
      relayed = "";
      return this.reply();
    },

    /** A page that was loaded again looks for its host. */
    async comeBack() {
      await meet();
      guest?.lost();
      void lookAgain();
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
      stopWaiting();
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

/** The room on relays by which a seat was reached. @param {Membership} before @returns {Invited | null} */
const wayBack = ({ room, by, rules, table }) =>
  (room ? { code: "", tag: null, room, by, to: rules?.preset ?? "", table: table.split(".")[0] } : null);

/** @typedef {ReturnType<typeof createVisiting>} Visiting */
