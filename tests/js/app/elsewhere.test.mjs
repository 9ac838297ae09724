/** Bots that move elsewhere: each question is asked once, and what becomes of a worker loses nothing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { createElsewhere } from "../../../static/app/engine/elsewhere.js";

const question = (bot, version = 1) => JSON.stringify({ bot, version });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An engine's side, beside workers that answer when they are told to. */
function engine() {
  const workers = [];
  const asked = [];
  let told = 0;
  let stranger = () => {};
  const elsewhere = createElsewhere({
    strangers: {
      knows: (bot) => bot === "visitor",
      ask: (text) => (asked.push(JSON.parse(text)), new Promise((resolve) => (stranger = resolve))),
    },
    spawn() {
      const heard = {};
      const made = {
        letters: [], ended: false,
        postMessage: (letter) => made.letters.push(letter),
        terminate: () => (made.ended = true),
        addEventListener: (type, listener) => (heard[type] = listener),
        moves: (move) => heard.message({ data: { id: made.letters.at(-1).id, text: JSON.stringify({ move }) } }),
        breaks: () => heard.error({ preventDefault() {} }),
      };
      workers.push(made);
      return made;
    },
    onTold: () => (told += 1),
  });
  return { elsewhere, workers, asked, count: () => told, answer: (text) => stranger(text) };
}

test("one that thinks is asked in a worker, once, and the engine hears when it has told", async () => {
  const { elsewhere, workers, count } = engine();
  assert.equal(elsewhere.told(question("reasoner")), null);
  await settled();
  assert.equal(elsewhere.told(question("reasoner")), null);
  await settled();
  assert.deepEqual(workers[0].letters.map(({ to, text }) => [to, text]), [["choosing", question("reasoner")]]);
  assert.equal(count(), 0);
  workers[0].moves("go up");
  await settled();
  assert.equal(count(), 1);
  assert.equal(elsewhere.told(question("reasoner")), '{"move":"go up"}');
  assert.equal(elsewhere.told(question("reasoner", 2)), null, "that is another question");
  await settled();
  assert.equal(workers.length, 1);
  elsewhere.expect(false);
});

test("strangers are asked where they are, and no worker is made for them", async () => {
  const { elsewhere, workers, asked, answer, count } = engine();
  assert.equal(elsewhere.told(question("visitor")), null);
  await settled();
  elsewhere.expect(false);
  answer('{"move":"go left"}');
  await settled();
  elsewhere.expect(false);
  assert.equal(elsewhere.told(question("visitor")), '{"move":"go left"}', "that none of the others thinks is told again and again");
  assert.deepEqual([asked.length, workers.length, count()], [1, 0, 1]);
});

test("a worker that dies over a question is followed by another one, which is asked the same", async () => {
  const { elsewhere, workers } = engine();
  elsewhere.told(question("reasoner"));
  await settled();
  workers[0].breaks();
  await settled();
  assert.equal(workers.length, 2);
  assert.equal(workers[1].letters[0].text, question("reasoner"));
  workers[1].moves("skip");
  await settled();
  assert.equal(elsewhere.told(question("reasoner")), '{"move":"skip"}');
  elsewhere.expect(false);
});

test("where no worker lives, the engine itself has to think", async () => {
  const { elsewhere, workers, count } = engine();
  elsewhere.told(question("reasoner"));
  for (let at = 0; at < 3; at += 1) {
    await settled();
    workers[at].breaks();
  }
  await settled();
  assert.deepEqual([elsewhere.told(question("reasoner")), workers.length, count()], ["", 3, 1]);
  elsewhere.expect(true);
  assert.equal(workers.length, 3, "no further one is tried at this table");
  elsewhere.expect(false);
  elsewhere.expect(true);
  assert.equal(workers.length, 4, "at the next one it is");
  elsewhere.expect(false);
});

test("what was overtaken is told to nobody, and not asked if it had to wait", async () => {
  const { elsewhere, workers, count } = engine();
  elsewhere.told(question("reasoner", 1));
  await settled();
  elsewhere.told(question("reasoner", 2));
  elsewhere.told(question("reasoner", 3));
  workers[0].moves("go up");
  await settled();
  assert.equal(count(), 0);
  assert.deepEqual(workers[0].letters.map(({ text }) => JSON.parse(text).version), [1, 3]);
  workers[0].moves("go down");
  await settled();
  assert.deepEqual([elsewhere.told(question("reasoner", 3)), count()], ['{"move":"go down"}', 1]);
  elsewhere.expect(false);
});

test("a question of a table that has ended is asked nobody any more", async () => {
  const { elsewhere, workers, count } = engine();
  elsewhere.told(question("reasoner"));
  await settled();
  elsewhere.expect(false);
  await settled();
  assert.deepEqual([workers.length, workers[0].ended, count()], [1, true, 0]);
  assert.equal(elsewhere.told(question("reasoner")), null);
  await settled();
  assert.equal(workers.length, 2, "at the next table it is asked anew");
  elsewhere.expect(false);
});

test("its worker starts with the table, and ends when nobody there thinks", () => {
  const { elsewhere, workers } = engine();
  elsewhere.expect(true);
  elsewhere.expect(true);
  assert.deepEqual(workers.map(({ letters }) => letters.map(({ text }) => text)), [["{}"]]);
  elsewhere.expect(false);
  assert.equal(workers[0].ended, true);
});
