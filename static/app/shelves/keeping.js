/**
 * The worker's hand in the vault: under which name the game at its table lies there, which others
 * lie beside it, and what becomes of one that is over.
 */

/** @import { Saved } from "./saved.js" */
/** @import { Vault } from "./vault.js" */

import { keepFinished } from "./finished.js";
import { finishedOf, ownSeat } from "./finished-fields.js";
import { aboutOf, givingWay } from "./saved.js";
import { pencilsHere } from "./pencils.js";
import { openVault, VaultError } from "./vault.js";

/** Said while another tab has the vault. */
const ELSEWHERE = "vault-elsewhere";
/** Requests that lay another game on the table. */
const BEGINS = ["new", "open", "import", "teach"];
/** So many lines are added to a record before it is kept as a whole again. */
const MOST_PARTS = 200;
/** What everybody may know of the game at the table. */
const LOOK = JSON.stringify({ type: "observe", eyes: null, since: 0 });

/**
 * @param {{
 *   bridge: () => Pick<import("../python/boot.js").Bridge, "save" | "keep" | "carry" | "addition" | "handle" | "resume"> | undefined,
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
    post({ kind: "stored", stored, saved: games.filter(({ over }) => !over).length, game: vault && current });
  }

  /** What was drawn with a pencil goes with its game. @param {string | null} game */
  async function rub(game) {
    if (game === null) return;
    try {
      await (await pencilsHere()).forget(game);
    } catch {
      notice("pencil-not-rubbed");
    }
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

  /** A game that is over is no secret any more; a lesson is nothing to look back at. @param {NonNullable<ReturnType<typeof bridge>>} from */
  async function finish(from) {
    if (aboutOf(from.carry()).lesson) return;
    const seen = JSON.parse(from.handle(LOOK));
    const { about, line } = finishedOf(seen, ownSeat(seen.seats), Date.now());
    if (!(await keepFinished(from.save(), about, line, current))) notice("finished-not-kept");
  }

  /** The game goes on without being stored; one notice is enough. What lies there stays for the next page. @param {unknown} error */
  function lost(error) {
    if (!(error instanceof VaultError)) throw error;
    if (!vault) return;
    vault = null;
    notice(error.reason);
    tell();
  }

  /** Whether the game at the table lies there as one that is over. @param {Vault} from */
  const isOver = (from) => from.list().some(({ name, over }) => over && name === current);

  /** @param {Vault} to @param {string} type of the request @param {boolean} over @returns {Promise<{name: string, handed: import("./vault.js").Handed}>} */
  async function write(to, type, over) {
    const from = /** @type {NonNullable<ReturnType<typeof bridge>>} */ (bridge());
    const begins = BEGINS.includes(type) || current === null;
    if (!begins && !over && current !== null && to.parts(current) < MOST_PARTS) {
      const line = from.addition();
      if (line) return { name: current, handed: await to.add(current, line) };
    }
    const record = from.keep();
    const name = begins || current === null ? to.newName() : current;
    const gone = begins ? givingWay(await opened(to), aboutOf(record)) : [];
    return { name, handed: await to.keep(name, record, over, gone) };
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
     * Stores the game as it is now, if there is where; done when it is on its way.
     * @param {string} type of the request that has changed it
     * @param {string} change "on", "over" if it has ended, or "beside" if nothing of it has changed but what is kept beside it
     */
    async keep(type, change) {
      const from = bridge();
      if (!vault || !from) return;
      // A game that was deleted may still hear what was asked before.
      if (current === null && ![...BEGINS, "again"].includes(type)) return;
      if (change === "over") await finish(from);
      if (type === "again") await rub(current);
      try {
        const over = change === "over" || (change === "beside" && isOver(vault));
        const { name, handed } = await write(vault, type, over);
        handed.stored.catch(lost);
        current = name;
        tell();
      } catch (error) {
        lost(error);
      }
    },

    /** @param {string | null} game null: the one that was played last @returns {Promise<string>} its observation, or why there is none */
    async resume(game) {
      const name = game ?? vault?.list()[0]?.name;
      if (!vault || !name) return '{"type":"nothing"}';
      try {
        const record = await vault.take(name);
        if (record === null) return '{"type":"nothing"}';
        const from = /** @type {NonNullable<ReturnType<typeof bridge>>} */ (bridge());
        const answer = from.resume(record);
        const reply = JSON.parse(answer);
        if (reply.type !== "refused") {
          current = name;
          // One that ended before finished games were kept has no moment.
          if (reply.over && vault.list().some((one) => one.name === name && one.at === 0)) await finish(from);
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

    /** Deletes a game for good. @param {string | null} name null: the one at the table @returns {Promise<{type: "forgotten", current: boolean}>} `current`: it is the one at the table */
    async forget(name) {
      const mine = name === null || name === current;
      const gone = name ?? current;
      if (gone !== null) await vault?.remove(gone);
      await rub(gone);
      if (mine) current = null;
      tell();
      return { type: "forgotten", current: mine };
    },
  };
}
