/** The page of a guest: an invitation, the ways to the host, and his table in this page's session. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Invited } from "./links.js" */
/** @import { Membership } from "./membership-fields.js" */
/** @import { Guest } from "../../net/guest/guest.js" */
/** @import { GuestNeeds } from "../../net/guest/types.js" */

import { createGuest } from "../../net/guest/guest.js";
import { cleanName, cleanSaid } from "../../net/talk/talk.js";
import { createGuestShown } from "./guest-shown.js";
import { createJudging } from "./judging.js";
import { createPaths } from "./paths.js";

/** How often a page that lost its host looks for him. */
const AGAIN = 6000;
/** A reply that nothing came of for so long has perhaps not been opened. */
const UNANSWERED = 90_000;
/** Troubles that are over when they are told. */
const PASSING = ["game-older", "talk-too-fast"];

/**
 * @typedef {Context & {wire: {useGuest(client: {request(message: Record<string, any>): Promise<any>} | null): void}}} GuestContext
 * @typedef {{
 *   name: string, invitation: Invited | null, relayed: string,
 *   own: Membership | null, guest: Guest | null, left: boolean,
 * }} Visit
 *   `relayed`: the invitation that came through relays; `own`: the seat that this page has had there
 */

/**
 * @param {GuestContext} context
 * @param {{invited: Invited | null, before: Membership | null}} whence
 */
export function createVisiting(context, { invited, before }) {
  /** @type {Visit} */
  const visit = {
    name: cleanName(before?.name || context.preferences.get().you.name),
    invitation: invited ?? (before && wayBack(before)),
    relayed: "",
    own: before,
    guest: null,
    left: false,
  };
  const way = createWay(context, visit);
  const judging = createJudging({ context, guest: () => visit.guest });
  const { memory } = context;

  return {
    ...way.controls,
    ...guestsPart(context, visit),
    verify: judging.verify,

    /** Whether this page has had a seat there. @param {string} table */
    sitsAt: (table) => tableKnown(visit).split(".")[0] === table,

    /** @param {string} wish */
    setName(wish) {
      visit.name = cleanName(wish) || visit.name;
      visit.guest?.rename(nameOf(context, visit));
    },

    /** For good. */
    async leave() {
      visit.left = true;
      judging.stop();
      way.close();
      const table = tableKnown(visit);
      visit.guest?.leave();
      context.wire.useGuest(null);
      context.session.exit();
      if (table) await (await memory()).forget(table);
    },
  };
}

/** @typedef {ReturnType<typeof createVisiting>} Visiting */

/** @param {Visit} visit @returns {string} the game of a table, empty: not known yet */
const tableKnown = ({ guest, own }) => guest?.state().table ?? own?.table ?? "";

/** @param {Context} context @param {Visit} visit */
const nameOf = ({ words }, { name }) => name || words().t("you-default");

/** Where the host's other tabs are found. @param {Visit} visit */
const tableOf = (visit) => tableKnown(visit).split(".")[0] || (visit.invitation?.table ?? "");

/**
 * How the page comes to its host, and back to him.
 * @param {GuestContext} context
 * @param {Visit} visit
 */
function createWay(context, visit) {
  const { net, store, change } = context;
  let stopWaiting = () => {};

  const paths = createPaths({
    context,
    onTransport: (transport) => void visit.guest?.connect(transport),
    onReply(reply, lack) {
      change({ reply, connection: "replied", trouble: lack ? { key: lack, args: {} } : null });
      stopWaiting();
      stopWaiting = net.clock.after(UNANSWERED, () => {
        if (store.get().party?.reply === reply) change({ trouble: { key: "reply-unanswered", args: {} } });
      });
    },
    onInvitation: (code) => {
      visit.relayed = code;
    },
  });
  const shown = createGuestShown({ context, wayBack: () => visit.invitation?.room, arrived: paths.arrived });
  const isLost = () => visit.guest?.state().connection === "lost";
  const stopLooking = net.clock.every(AGAIN, () => {
    if (isLost() && visit.guest?.state().refusal === null) void lookAgain();
  });

  async function lookAgain() {
    const wrong = await paths.again(tableOf(visit), visit.invitation, nameOf(context, visit));
    const waits = isLost() && !store.get().party?.reply && !visit.left;
    if (wrong && waits) change({ trouble: { key: wrong.id, args: wrong.args ?? {} } });
  }

  const controls = {
    /** On the way to the host, by whatever ways the invitation names. @returns {Promise<Complaint | null>} */
    async reply() {
      await meet(context, visit, shown.follow);
      change({ trouble: null, reply: null, ...(isLost() ? {} : { connection: "joining" }) });
      return paths.open(visit.invitation, tableOf(visit), nameOf(context, visit));
    },

    /** @param {Invited} next another invitation to the same table @returns {Promise<Complaint | null>} */
    async rejoin(next) {
      if (next.table && tableOf(visit) && next.table !== tableOf(visit)) return { id: "join-other-table" };
      const state = visit.guest?.state();
      if (state?.refusal) {
        visit.own = state.table === null ? visit.own : await (await context.memory()).membership(state.table);
        visit.guest = null;
      }
      // The way through relays stays open to who comes by another one this time.
      visit.invitation = { ...next, room: next.room || (visit.invitation?.room ?? "") };
      visit.relayed = "";
      return controls.reply();
    },

    /** A page that was loaded again looks for its host. */
    async comeBack() {
      await meet(context, visit, shown.follow);
      visit.guest?.lost();
      void lookAgain();
    },
  };

  return {
    controls,
    close() {
      stopLooking();
      stopWaiting();
      paths.close();
    },
  };
}

/**
 * The page of the guest proper is made when it is first needed; then it is known who he was.
 * @param {GuestContext} context
 * @param {Visit} visit
 * @param {GuestNeeds["onChange"]} onChange
 */
async function meet(context, visit, onChange) {
  const { session, net, change } = context;
  const memory = await context.memory();
  const known = visit.own ?? (visit.invitation?.table ? await memory.membership(visit.invitation.table) : null);
  if (visit.left || visit.guest) return;
  visit.own = known;
  visit.guest = createGuest({
    clock: net.clock, makeLink: net.makeLink, makeSeal: net.makeSeal, digest: net.digest, nonce: net.nonce,
    version: net.version, memory, before: known,
    who: () => ({ name: nameOf(context, visit), tag: tagOf(context, visit), watch: false }),
    onChange,
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
  context.wire.useGuest({ request: visit.guest.request });
}

/** @param {Context} context @param {Visit} visit */
function tagOf({ net }, { invitation, relayed }) {
  if (!invitation) return null;
  const code = relayed || invitation.code;
  const read = code ? net.unpackInvitation(code) : null;
  return read && "code" in read ? read.code.tag : invitation.tag;
}

/** What a guest does at the table. @param {Context} context @param {Visit} visit */
const guestsPart = ({ session, store }, visit) => ({
  /** @param {{text: string} | {sign: string}} what @returns {Complaint | null} */
  say(what) {
    const said = "text" in what ? { text: cleanSaid(what.text) } : what;
    if ("text" in said && !said.text) return { id: "talk-empty" };
    return visit.guest?.say(said) ? null : { id: "talk-too-fast" };
  },

  /** @param {import("../../net/host/agreeing.js").Wish} wish @returns {Promise<Complaint | null>} */
  async agree(wish) {
    if (!visit.guest || wish.do === "count") return { id: "agree-unheard" };
    const refusal = await visit.guest.agree(wish);
    return refusal && { id: refusal.key, args: refusal.args };
  },

  /** @param {import("../../net/host/succeeding.js").Answer} answer @returns {Promise<Complaint | null>} */
  async succeed({ answer, to }) {
    if (!visit.guest) return { id: "agree-unheard" };
    const refusal = await visit.guest.agree({ do: "succeed", answer, to });
    return refusal && { id: refusal.key, args: refusal.args };
  },

  /** @param {string} plan @returns {Promise<Complaint | null>} */
  async handPlan(plan) {
    const seat = store.get().party?.mine ?? null;
    const reply = await visit.guest?.request({ type: "hand-plan", seat, plan });
    if (reply?.type !== "handed") return { id: reply?.key ?? "agree-unheard", args: reply?.args };
    return this.succeed({ answer: "look", to: null });
  },

  /** The own seat to a bot, or back. @param {string | null} bot @returns {Promise<Complaint | null>} */
  async handOver(bot) {
    const seat = store.get().party?.mine ?? null;
    if (!visit.guest || seat === null) return null;
    const since = store.get().observation?.heard.length ?? 0;
    const reply = await visit.guest.request({ type: "hand-over", seat, bot, eyes: seat, since });
    if (reply?.type !== "observation") return { id: reply.key, args: reply.args };
    session.hear(reply);
    return null;
  },
});

/** The room on relays by which a seat was reached. @param {Membership} before @returns {Invited | null} */
const wayBack = ({ room, by, rules, table }) =>
  (room ? { code: "", tag: null, room, by, to: rules?.preset ?? "", table: table.split(".")[0] } : null);
