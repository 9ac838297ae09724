/** How far the engine is, and what to do when it did not come. */

/** @import { App } from "../../app/page/app.js" */
/** @import { State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { tenths } from "../../app/language/numbers.js";
import { h, setAttributes, setText } from "../parts/dom.js";

const MEGABYTE = 1e6;

/** @param {App} app */
export function createBootLine(app) {
  // Read out when it changes; what is counted beside it would never be silent.
  const text = h("p", { class: "boot-text", role: "status" });
  const progress = h("progress", { max: 1 });
  const bytes = h("span", { class: "boot-bytes", "aria-hidden": "true" });
  const retry = h("button", { type: "button", class: "button", "data-testid": "retry", onclick: app.retry });
  const line = h("div", { class: "boot", "data-testid": "boot" }, text, progress, bytes, retry);

  /** @param {State["boot"]} boot @param {Words} words */
  function come(boot, words) {
    if (boot.state !== "loading" || !boot.bytes) return "";
    const [loaded, total] = [boot.bytes.loaded, boot.bytes.total].map((bytes) => tenths(bytes / MEGABYTE));
    return words.t("boot-bytes", {
      loaded: loaded.whole, "loaded-tenth": loaded.tenth, total: total.whole, "total-tenth": total.tenth,
    });
  }

  /** @param {State} state @param {Words} words */
  function saying({ boot, ui: { wish } }, words) {
    if (boot.state === "failed") {
      const parts = [words.t(boot.reason), boot.detail, wish && words.t("boot-wish-kept")];
      return parts.filter(Boolean).join(" ");
    }
    if (boot.state === "ready") return words.t(wish ? "boot-drawing" : "boot-ready");
    return wish ? words.t("boot-wish", { wish }) : words.t(`boot-${boot.stage}`);
  }

  return {
    line,
    /** @param {State} state @param {Words} words */
    update(state, words) {
      const { boot } = state;
      line.dataset.state = boot.state;
      progress.hidden = bytes.hidden = boot.state !== "loading";
      retry.hidden = boot.state !== "failed";
      if (boot.state === "loading") progress.value = boot.progress;
      setAttributes(progress, { "aria-label": words.t("boot-progress"), "aria-valuetext": come(boot, words) || null });
      setText(bytes, come(boot, words));
      setText(retry, words.t("retry"));
      setText(text, saying(state, words));
    },
  };
}
