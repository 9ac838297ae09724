/** When the page is drawn: once a frame, and without frames too. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createFrames } from "../../../static/app/basics/frames.js";

function page() {
  const due = { frame: [], task: [] };
  let drawn = 0;
  let hide = () => {};
  const seen = { hidden: false };
  const frames = createFrames(() => (drawn += 1), {
    hidden: () => seen.hidden,
    frame: (work) => due.frame.push(work),
    task: (work) => due.task.push(work),
    onHidden: (work) => (hide = work),
  });
  const run = (/** @type {"frame" | "task"} */ kind) => due[kind].splice(0).forEach((work) => work());
  return {
    frames,
    run,
    drawn: () => drawn,
    hide() {
      seen.hidden = true;
      hide();
    },
  };
}

test("however often it is asked for, the page is drawn once a frame", () => {
  const { frames, run, drawn } = page();
  frames.ask();
  frames.ask();
  assert.equal(drawn(), 0);
  run("frame");
  assert.equal(drawn(), 1);
  frames.ask();
  run("frame");
  assert.equal(drawn(), 2);
});

test("what is drawn at once is not drawn again with the frame", () => {
  const { frames, run, drawn } = page();
  frames.ask();
  frames.now();
  assert.equal(drawn(), 1);
  run("frame");
  assert.equal(drawn(), 1);
});

test("a page that nobody sees is drawn without frames", () => {
  const { frames, run, drawn, hide } = page();
  hide();
  frames.ask();
  run("task");
  assert.equal(drawn(), 1);
});

test("a page that goes out of sight doesn't wait for the frame it has asked for", () => {
  const { frames, run, drawn, hide } = page();
  frames.ask();
  hide();
  run("task");
  assert.equal(drawn(), 1);
  run("frame");
  assert.equal(drawn(), 1);
});
