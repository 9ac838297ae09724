/**
 * The game master's console at a table that a person of this page leads: what he sees, through whose
 * eyes, and his word (Rules T-2.2 to T-2.4). It holds what the engine tells his seat, in this page
 * alone: nothing of it is stored, nor sent to anybody.
 */

/** @import { Store } from "../page/store.js" */
/** @import { Observation, Said } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { Session } from "../table/session.js" */
/** @import { Console, GoingSaid, Tell, Unveiled } from "./types.js" */

/** The game master's own eyes. */
export const OWN = "gm";

/**
 * @param {{engine: Wire, store: Store, session: Pick<Session, "asking" | "hear" | "moveBots">,
 *   stop: (on: boolean, held: boolean) => void}} needs `stop`: everybody at the table is told that the game is stopped, or goes on;
 *   `held`: answers waited for his word before he stopped it
 */
export function createConsole({ engine, store, session, stop }) {
  /** Counts what was asked: an answer that was overtaken is dropped. */
  let asked = 0;
  /** Whose table the console is of: its rules are told once. @type {unknown} */
  let table = null;

  /** @param {Observation | null} seen */
  const isLedHere = (seen) => seen?.led === true && engine.leads();

  /** @param {Console["eyes"]} eyes @param {number} since */
  const observe = (eyes, since) => session.asking(() => engine.request({ type: "observe", eyes, since }));

  /** What has changed is looked at anew, by the game master and through the eyes that he has borrowed. */
  async function look() {
    const mine = ++asked;
    const { observation, console: before } = store.get();
    const known = before && table === observation?.rules ? before : null;
    const eyes = known?.eyes ?? OWN;
    const unveiled = await observe(OWN, known?.unveiled.heard.length ?? 0);
    const seen = eyes === OWN ? null : await observe(eyes, 0);
    if (mine !== asked || unveiled?.type !== "observation") return;
    table = observation?.rules;
    store.set({ console: {
      eyes: seen?.type === "observation" ? eyes : OWN,
      unveiled: withEarlier(unveiled, known?.unveiled ?? null),
      seen: seen?.type === "observation" ? seen : null,
    } });
  }

  /**
   * Asks for something that the table's public picture shows afterwards.
   * @param {Record<string, any>} message
   * @returns {Promise<Said | null>} why it was refused, if it was
   */
  async function ask(message) {
    const since = store.get().observation?.heard.length ?? 0;
    const reply = await session.asking(() => engine.request({ ...message, eyes: null, since }));
    if (reply?.type === "observation") session.hear(reply);
    return reply?.type === "refused" ? reply : null;
  }

  /** Whoever comes back to a table that was stopped finds it stopped. @param {import("../basics/types.js").State} state @param {import("../basics/types.js").State} before */
  function resume({ console: known, party }, before) {
    const fresh = known !== null && party !== null && (before.console === null || before.party === null);
    if (!fresh) return;
    if (party.paused && !known.unveiled.leading.holding) void ask({ type: "hold", on: true });
    else void session.moveBots();
  }

  store.subscribe((state, before) => {
    const { observation, console: known } = state;
    resume(state, before);
    if (observation === before.observation) return;
    if (isLedHere(observation)) void look();
    else if (known) store.set({ console: null });
  });

  return {
    /** @param {Console["eyes"]} eyes */
    lookThrough(eyes) {
      const now = store.get().console;
      if (!now || now.eyes === eyes) return;
      store.set({ console: { ...now, eyes, seen: null } });
      void look();
    },

    /** @param {string} text as the engine has offered it @param {Tell} [tell] who hears what it changes @returns {Promise<Said | null>} */
    async rule(text, tell = "all") {
      const now = store.get().console;
      return now && ask({ type: "rule", text, tell, version: now.unveiled.version });
    },

    /** What would be taken back with so many requests. @param {number} count @returns {Promise<GoingSaid[]>} */
    async going(count) {
      const reply = await session.asking(() => engine.request({ type: "going", count }));
      return reply?.type === "going" ? reply.heard : [];
    },

    /** Answers are said when they are released, or at once. @param {boolean} on */
    hold: (on) => ask({ type: "hold", on }),

    /** What is held back is said. */
    release: () => ask({ type: "release" }),

    /** The game stands still, or goes on: what is asked meanwhile is not answered. @param {boolean} on */
    async pause(on) {
      const { console: now, party } = store.get();
      if (!now) return;
      const held = on ? now.unveiled.leading.holding : (party?.held ?? false);
      stop(on, on && held);
      if (on || !held) await ask({ type: "hold", on });
      void session.moveBots();
    },
  };
}

/** @typedef {ReturnType<typeof createConsole>} GamemastersConsole */

/**
 * What the game master is told, with all that he has heard before.
 * @param {Unveiled} now
 * @param {Unveiled | null} before
 * @returns {Unveiled}
 */
function withEarlier(now, before) {
  const from = now.heard_from;
  const heard = [...(before?.heard.slice(0, from) ?? []), ...now.heard];
  const audience = [...(before?.leading.audience.slice(0, from) ?? []), ...now.leading.audience];
  return { ...now, heard, heard_from: 0, leading: { ...now.leading, audience } };
}
