/** The shelf of plans, as the desk uses it. What went wrong is a message of the catalogs. */

/** @import { Begun, Kept } from "../shelves/plan-fields.js" */
/** @import { Plans } from "../shelves/plans.js" */
/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Said } from "../basics/types.js" */
/** @import { Desk } from "./desk.js" */
/** @import { Store } from "../page/store.js" */

/**
 * @param {{store: Store, plans: () => Promise<Plans>, lay: (begun: Begun, was?: {name?: string, kept?: string | null}) => Promise<Said | null>,
 *   alter: (change: Partial<Desk>) => void, keepDraft: () => void}} needs
 */
export function createShelving({ store, plans, lay, alter, keepDraft }) {
  /** @template T @param {(shelf: Plans) => Promise<T>} work @returns {Promise<T | Complaint>} */
  async function atShelf(work) {
    try {
      return await work(await plans());
    } catch {
      return { id: "desk-shelf-full" };
    }
  }

  /** What a plan is kept under from now on. @param {string} name @param {string | null} kept */
  function called(name, kept) {
    alter({ name, kept });
    keepDraft();
  }

  /** The plans on the shelf, none where the browser doesn't let the page look. @returns {Promise<Kept[]>} */
  async function kept() {
    const list = await atShelf((shelf) => shelf.list());
    return Array.isArray(list) ? list : [];
  }

  return {
    kept,

    /** Whether something lies on the desk that would be lost if another drawing took its place. */
    async isUnkept() {
      const { desk } = store.get();
      if (!desk) return false;
      const { begun, edits, drawn } = desk;
      if (!edits.length && begun.plan === null) return false;
      const rules = JSON.stringify(begun.rules);
      return !(await kept()).some((plan) => plan.text === drawn.text && JSON.stringify(plan.rules) === rules);
    },

    /** Keeps what is drawn, with the rules that it is drawn by. @param {string} name @returns {Promise<Complaint | null>} */
    async keep(name) {
      const { desk } = store.get();
      if (!desk) return null;
      const { text } = desk.drawn;
      const { game, rules } = desk.begun;
      const wrong = await atShelf((shelf) => shelf.keep({ name, game, rules, text, at: Date.now() }));
      if (!wrong) called(name.trim(), text);
      return wrong;
    },

    /** Lays a kept plan on the desk. @param {Kept} plan @returns {Promise<Said | null>} */
    take: ({ name, game, rules, text }) => lay({ game, rules, plan: text, seed: null }, { name, kept: text }),

    /** @param {string} from @param {string} to @returns {Promise<Complaint | null>} */
    async rename(from, to) {
      const wrong = await atShelf((shelf) => shelf.rename(from, to));
      const { desk } = store.get();
      if (!wrong && desk?.name === from) called(to.trim(), desk.kept);
      return wrong;
    },

    /** @param {string} name @returns {Promise<Complaint | null>} */
    async drop(name) {
      const wrong = await atShelf(async (shelf) => (await shelf.remove(name), null));
      if (!wrong && store.get().desk?.name === name) called("", null);
      return wrong;
    },
  };
}
