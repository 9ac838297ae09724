/**
 * The worker's hand in the vault: under which name the game at its table lies there, which others
 * lie beside it, and what becomes of one that is over.
 */

/** @import { Saved } from "./saved.js" */
/** @import { Vault } from "./vault.js" */

import { keepFinished } from "./finished.js";
import { finishedOf, ownSeat } from "./finished-fields.js";
import { aboutOf, givingWay } from "./saved.js";
import { openVault, VaultError } from "./vault.js";

/** Said while another tab has the vault. */
const ELSEWHERE = "vault-elsewhere";
/** Requests that lay another game on the table. */
const BEGINS = ["new", "open", "import"];

/**
 * @param {{
 *   bridge: () => {save(): string, resume(record: string): string} | undefined,
 *   post: (letter: Record<string, any>) => void,
 * }} needs
 */
export function createKeeping({ bridge, post }) {
  /** @type {Vault | null} */
  let vault = null;
  /** Under which name the game at the table lies. @type {string | null} */
  let current = null;

  /** @param {string} id @param {"error" | "info"} [kind] */
  const notice = (id, kind = "error") => post({ kind: "notice", notice: { id, kind } });

  /** What kind of game was played last, and how many can be played on. */
  function tell() {
    const games = vault?.list() ?? [];
    const stored = !games.length ? "none" : games[0].over ? "over" : "running";
    post({ kind: "stored", stored, saved: games.filter(({ over }) => !over).length });
  }

  /** @param {() => void} elsewhere told when another tab has the vault; it is opened once that one lets go of it */
  async function unlock(elsewhere) {
    try {
      const opened = await openVault(elsewhere);
      // The other tab's games lie there; one that has begun here meanwhile must not come among them.
      if (bridge()?.save()) return opened.close();
      vault = opened;
      post({ kind: "settled", id: ELSEWHERE });
      tell();
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      notice(error.reason);
    }
  }

  /** @param {Vault} from @returns {Promise<Saved[]>} the game that was played last at first */
  const opened = (from) => Promise.all(from.list().map(async (one) => {
    try {
      return { ...one, about: aboutOf((await from.take(one.name)) ?? "") };
    } catch {
      return { ...one, about: null };
    }
  }));

  /** A game that is over is no secret any more. @param {string} record @param {any} seen its last observation */
  async function finish(record, seen) {
    const { rules } = JSON.parse(record);
    const { about, line } = finishedOf({ ...seen, rules }, ownSeat(seen.seats), Date.now());
    if (!(await keepFinished(record, about, line))) notice("finished-not-kept");
  }

  /** @param {Vault} from @param {string} name under which lies a game that can't be resumed: it is kept, but no longer offered */
  async function setAside(from, name) {
    await from.setAside(name);
    tell();
    notice("game-set-aside", "info");
  }

  return {
    /** Done when the vault is open, or can't be, or another tab has it. @returns {Promise<void>} */
    open: () => new Promise((resolve) => {
      const elsewhere = () => resolve(notice(ELSEWHERE));
      unlock(elsewhere).then(resolve, (error) => reportError(error));
    }),

    /**
     * Stores the game as it is now, if there is where.
     * @param {any} reply to the request that has changed it
     * @param {{type: string}} request
     */
    async keep(reply, request) {
      const record = bridge()?.save();
      if (!vault || !record) return;
      const begins = BEGINS.includes(request.type) || (request.type === "again" && current === null);
      // A game that was deleted may still hear what was asked before.
      if (!begins && current === null) return;
      const name = begins || current === null ? vault.newName() : current;
      if (reply.over !== null) await finish(record, reply);
      try {
        const gone = begins ? givingWay(await opened(vault), aboutOf(record)) : [];
        await vault.keep(name, record, reply.over !== null, gone);
        current = name;
        tell();
      } catch (error) {
        if (!(error instanceof VaultError)) throw error;
        // The game goes on without being stored; one notice is enough. What lies there stays for the next page.
        vault = null;
        notice(error.reason);
        tell();
      }
    },

    /** @param {string | null} game null: the one that was played last @returns {Promise<string>} its observation, or why there is none */
    async resume(game) {
      const name = game ?? vault?.list()[0]?.name;
      if (!vault || !name) return '{"type":"nothing"}';
      try {
        const record = await vault.take(name);
        if (record === null) return '{"type":"nothing"}';
        const answer = /** @type {NonNullable<ReturnType<typeof bridge>>} */ (bridge()).resume(record);
        const reply = JSON.parse(answer);
        if (reply.type !== "refused") {
          current = name;
          // One that ended before finished games were kept has no moment.
          if (reply.over && vault.list().some((one) => one.name === name && one.at === 0)) await finish(record, reply);
          if (vault.list()[0].name !== name) await vault.touch(name);
          tell();
        } else await setAside(vault, name);
        return answer;
      } catch (error) {
        if (!(error instanceof VaultError)) throw error;
        await setAside(vault, name);
        return JSON.stringify({ type: "refused", key: `refused-${error.reason}`, args: {} });
      }
    },

    /** The games that can be played on. @returns {Promise<{type: "saved", games: (Saved & {current: boolean})[]}>} */
    async saved() {
      const games = vault ? await opened(vault) : [];
      return {
        type: "saved",
        games: games.filter(({ over }) => !over).map((one) => ({ ...one, current: one.name === current })),
      };
    },

    /** Deletes a game for good. @param {string} name @returns {Promise<{type: "forgotten", current: boolean}>} `current`: it is the one at the table */
    async forget(name) {
      await vault?.remove(name);
      const mine = name === current;
      if (mine) current = null;
      tell();
      return { type: "forgotten", current: mine };
    },
  };
}
