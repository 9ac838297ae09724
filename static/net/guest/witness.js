/**
 * What a guest's page keeps of a game, to hold its record to at the end (Rule T-6): what the host had
 * committed to, the page's own part of the chance, who sits where, what it heard, its moves, and when
 * others may have moved in its seat.
 */

/**
 * @typedef {import("../talk/protocol.js").Origin} Origin
 * @typedef {import("../../replies.d.ts").Said} Said
 * @typedef {{token: string, name: string, seat: number | null, rules: Record<string, any> | null,
 *   commitment: string | null, origin: Origin | null, led: boolean, promises: string[], nonce: string | null,
 *   seats: Record<string, any>[] | null, heard: Said[],
 *   moves: [number, string][], absent: [number, number][], rewritten: unknown}} Member
 * @typedef {{
 *   keepMembership(table: string, fields: Record<string, any>): Promise<unknown>,
 *   hear(table: string, from: number, statements: Said[]): Promise<{heard: number, rewritten: boolean}>,
 *   moved(table: string, version: number, move: string): Promise<unknown>,
 *   membership(table: string): Promise<Member | null>,
 * }} Memory
 */

/** @param {{memory: Memory, table: string, before: Member | null, onRewritten: () => void}} needs `before`: as it was kept */
export function createWitness({ memory, table, before, onRewritten }) {
  /** @type {[number, number][]} */
  let absent = before?.absent ?? [];
  let commitment = before?.commitment ?? null;
  let origin = before?.origin ?? null;
  let led = before?.led ?? false;
  let rules = before?.rules ?? null;
  /** Who sits where, as text. */
  let seats = JSON.stringify(before?.seats ?? null);
  /** The version that was seen last: from there on others may have moved while the page was away. */
  let version = Math.max(0, ...(before?.moves ?? []).map(([at]) => at + 1), ...absent.map(([, end]) => end));
  let away = true;
  let handed = false;

  /** @param {Record<string, any>} fields */
  const keep = (fields) => void memory.keepMembership(table, fields);

  /** @param {number} now */
  function missed(now) {
    if (now <= version) return;
    const last = absent.at(-1);
    absent = last && last[1] >= version ? absent.with(-1, [last[0], now]) : [...absent, [version, now]];
    keep({ absent });
  }

  return {
    /** Others may move in the seat until the next observation. */
    lost() {
      away = true;
    },

    /**
     * @param {any} observation
     * @param {{version: number, move: string} | null} move
     */
    saw(observation, move) {
      const { seat } = observation;
      const bot = seat !== null && observation.seats[seat]?.bot !== null;
      if (seat !== null && (away || handed || bot)) missed(observation.version);
      away = false;
      handed = bot;
      version = observation.version;
      // They are told with the first statements.
      if (rules === null && observation.rules) {
        rules = observation.rules;
        keep({ rules, seat });
      }
      const sit = JSON.stringify(observation.seats);
      if (sit !== seats) keep({ seats: observation.seats });
      seats = sit;
      if (move) void memory.moved(table, move.version, move.move);
      void memory.hear(table, observation.heard_from, observation.heard).then(({ rewritten }) => rewritten && onRewritten());
    },

    /**
     * What the host has promised before the game.
     * @param {{commitment: string, promises: string[], origin: Origin, led: boolean, nonce: string | null, spoilt: number}} told `nonce`: the page's own; `led`: by a person
     */
    promised({ commitment: told, promises, origin: whence, led: person, nonce, spoilt }) {
      // What was told first stands; that the page's own nonce is part of it may be known a moment later.
      if (commitment !== null && !(commitment === told && nonce !== null)) return;
      commitment = told;
      origin = whence;
      led = person;
      keep({ commitment, promises, origin, led, nonce, spoilt });
    },

    /** Where the plan comes from and whether a person leads, as it was told before the game; null: it was not told yet. */
    told: () => origin && { origin, led },
  };
}

/** @typedef {ReturnType<typeof createWitness>} Witness */
