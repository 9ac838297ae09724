/**
 * Plans that were drawn at this device's desk: those that were kept under a name, and the one that is
 * being drawn, so that a reload loses nothing. Who drew a plan knows it: nothing of it is sealed.
 */

import { openShelves } from "./cabinet.js";
import { draftFrom, MOST_NAME, MOST_PLANS, planFrom } from "./plan-fields.js";

/** @import { Draft, Kept } from "./plan-fields.js" */
/** @import { Complaint } from "../rules/house-rules.js" */

const DATABASE = "gamemaster-plans";
const PLANS = "plans";
const DRAFT = "draft";
/** There is only one that is being drawn. */
const ONLY = "draft";

/** Throws what the browser throws when it denies storage. */
export async function openPlans() {
  const shelves = await openShelves(DATABASE, [PLANS, DRAFT]);

  /** @returns {Promise<Kept[]>} by their names; broken ones are left out */
  async function list() {
    const found = (await shelves.entries(PLANS)).flatMap(([name, value]) => planFrom({ ...value, name }) ?? []);
    return found.toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** @param {string} name @param {string | null} [own] the name that it has now @returns {Promise<Complaint | null>} why a plan can't be called so */
  async function refuses(name, own = null) {
    if (!name) return { id: "desk-name-missing" };
    const others = (await list()).filter((one) => one.name !== own && one.name !== name);
    return others.length >= MOST_PLANS ? { id: "desk-shelf-many", args: { limit: MOST_PLANS } } : null;
  }

  return {
    list,

    /** @param {string} name @returns {Promise<Kept | null>} */
    get: async (name) => planFrom({ ...(await shelves.get(PLANS, name)), name }),

    /** Keeps a plan; a name stands for one only. @param {Kept} plan @returns {Promise<Complaint | null>} */
    async keep(plan) {
      const name = plan.name.trim().slice(0, MOST_NAME);
      const wrong = await refuses(name);
      if (!wrong) await shelves.change([PLANS], ({ put }) => put(PLANS, name, { ...plan, name }));
      return wrong;
    },

    /** Calls a plan otherwise. @param {string} from @param {string} to @returns {Promise<Complaint | null>} */
    async rename(from, to) {
      const name = to.trim().slice(0, MOST_NAME);
      const plan = planFrom({ ...(await shelves.get(PLANS, from)), name: from });
      if (!plan || name === from) return null;
      if ((await list()).some((one) => one.name === name)) return { id: "desk-name-taken", args: { name } };
      const wrong = await refuses(name, from);
      if (wrong) return wrong;
      await shelves.change([PLANS], ({ put, remove }) => {
        put(PLANS, name, { ...plan, name });
        remove(PLANS, from);
      });
      return null;
    },

    /** @param {string} name */
    remove: (name) => shelves.change([PLANS], ({ remove }) => remove(PLANS, name)),

    /** What was being drawn; null when nothing was, or nothing that can be read. @returns {Promise<Draft | null>} */
    draft: async () => draftFrom(await shelves.get(DRAFT, ONLY)),

    /** @param {Draft} draft */
    keepDraft: (draft) => shelves.change([DRAFT], ({ put }) => put(DRAFT, ONLY, draft)),
  };
}

/** @typedef {Awaited<ReturnType<typeof openPlans>>} Plans */

/** @type {Promise<Plans> | null} */
let opening = null;

/** The same for all of a page. Throws as `openPlans`. @returns {Promise<Plans>} */
export function plansHere() {
  opening ??= openPlans();
  // What was denied may be granted later.
  opening.catch(() => (opening = null));
  return opening;
}
