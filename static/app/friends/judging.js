/** After a game at somebody else's table its host's record is checked here, once, and kept if it holds. */

/** @import { Context } from "./party.js" */
/** @import { Guest } from "../../net/guest/guest.js" */

import { setUi } from "../page/store.js";
import { keepFinished } from "../shelves/finished.js";
import { guestGame } from "../shelves/pencils.js";
import { finishedOf } from "../shelves/finished-fields.js";
import { createVerifying } from "./verifying.js";

/** @param {{context: Context, guest: () => Guest | null}} needs */
export function createJudging({ context, guest }) {
  const { engine, session, store, change } = context;
  /** The table whose game is judged. */
  let judged = "";
  const table = () => guest()?.state().table ?? null;

  const verifying = createVerifying({
    engine: { request: (message) => engine.request(message) },
    tell: (found) => table() === judged && change(found),
    keep(record) {
      const seen = store.get().observation;
      if (!seen?.over || table() !== judged) return;
      const { about, line } = finishedOf(seen, seen.seat, Date.now());
      void recollect(record);
      void keepFinished(record, about, line, guestGame(judged)).then((kept) => kept || session.notify("finished-not-kept"));
    },
  });

  /** What the table's bots knew is told by this page's own engine, of a record that it has verified. @param {string} record */
  async function recollect(record) {
    const seen = store.get().observation;
    if (!seen?.seats.some(({ bot }) => bot !== null)) return;
    const reply = await session.asking(() => engine.request({ type: "recollect", record }));
    if (reply?.type === "recollected" && store.get().observation === seen) setUi(store, { recollections: reply.bots });
  }

  /** The host's record, held to the rules and to what this page heard. */
  async function verify() {
    const [host, now] = [guest(), table()];
    if (!host || now === null) return;
    judged = now;
    const membership = await (await context.memory()).membership(now);
    if (membership) await verifying.check({ request: host.request }, membership);
  }

  const stop = store.subscribe(({ observation }, before) => {
    const over = observation?.over && observation !== before.observation;
    if (over && judged !== guest()?.state().table) void verify();
  });

  return { verify, stop };
}
