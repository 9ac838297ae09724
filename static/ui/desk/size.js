/** The size of the plan, and how many floors it has. */

/** @import { Drawn, Tool } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { editOf } from "../../app/desk/strokes.js";
import { fill, h, setText } from "../parts/dom.js";

/** @param {(edit: string) => void} draw */
export function createSizeFields(draw) {
  const use = h("button", { type: "submit", id: "desk-size-use", class: "button", "data-testid": "desk-size-use" });
  const form = h("form", { class: "desk-size", onsubmit: change });
  /** @type {ReturnType<typeof makeField>[]} */
  let fields = [];
  /** @type {{tool: Tool, drawn: Drawn} | null} */
  let known = null;

  /** @param {string} name of what is counted */
  function makeField(name) {
    const input = h("input", { type: "number", id: `desk-size-${name}`, "data-testid": `desk-size-${name}`, inputmode: "numeric", required: true });
    const label = h("label", { for: input.id });
    return { name, input, label, row: h("p", { class: "desk-size-field" }, label, input) };
  }

  /** @param {SubmitEvent} event */
  function change(event) {
    event.preventDefault();
    const numbers = fields.filter(({ row }) => !row.hidden).map(({ input }) => input.valueAsNumber);
    if (known) draw(editOf(known.tool, known.drawn.truth, { way: [], numbers }));
  }

  return {
    /** Where the tool stands among the others. @param {Tool} _tool */
    of: (_tool) => form,

    /** @param {Drawn} drawn @param {Words} words */
    update(drawn, words) {
      const tool = drawn.tools.find(({ gesture }) => gesture === "size");
      if (!tool) return;
      const another = known?.drawn.truth !== drawn.truth;
      const limits = Object.entries(tool.limits ?? {});
      if (limits.map(([name]) => name).join() !== fields.map(({ name }) => name).join()) {
        fields = limits.map(([name]) => makeField(name));
        fill(form, fields.map(({ row }) => row), use);
      }
      known = { tool, drawn };
      setText(use, words.t("desk-size-use"));
      for (const { name, input, label, row } of fields) {
        const [least, most] = tool.limits?.[name] ?? [1, 1];
        input.min = String(least);
        input.max = String(most);
        if (another) input.value = String(drawn.rules[name]);
        row.hidden = least === most;
        setText(label, words.t(`option-${name}`));
      }
    },
  };
}
