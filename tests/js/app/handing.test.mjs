import assert from "node:assert/strict";
import { test } from "node:test";

import { HandingError, MAX_FILE, openFile, openTable, sealFile, sealTable } from "../../../static/app/engine/handing.js";

const PASSWORD = "three wet owls";
const TEXT = '{"record":"{}","party":{"names":["Anna","Ёж 🦔"]}}';
const FILE = await sealFile(TEXT, PASSWORD);

/** @param {string} reason */
const because = (reason) => (error) => error instanceof HandingError && error.reason === reason;

/** The file with some fields changed. @param {Record<string, any>} change */
const changed = (change) => JSON.stringify({ ...JSON.parse(FILE), ...change });

/** Bytes as text with one bit turned. @param {string} text */
function turned(text) {
  const bytes = Buffer.from(text, "base64");
  bytes[bytes.length >> 1] ^= 1;
  return bytes.toString("base64");
}

test("what was sealed is opened with its password, byte for byte", async () => {
  assert.equal(await openFile(FILE, PASSWORD), TEXT);
  const long = "a labyrinth; ".repeat(100_000);
  assert.equal(await openFile(await sealFile(long, PASSWORD), PASSWORD), long);
});

test("the file shows nothing, and is another one each time", async () => {
  assert.deepEqual(Object.keys(JSON.parse(FILE)), ["format", "version", "salt", "iv", "sealed", "digest"]);
  const again = await sealFile(TEXT, PASSWORD);
  for (const name of ["salt", "iv", "sealed"]) assert.notEqual(JSON.parse(again)[name], JSON.parse(FILE)[name]);
});

test("a password may be typed in composed or decomposed letters", async () => {
  const file = await sealFile(TEXT, "ёжик".normalize("NFD"));
  assert.equal(await openFile(file, "ёжик".normalize("NFC")), TEXT);
});

test("a wrong password is told as such", async () => {
  await assert.rejects(openFile(FILE, "three wet owl"), because("hand-wrong"));
  await assert.rejects(openFile(FILE, ""), because("hand-wrong"));
});

test("nothing is sealed without a password", async () => {
  await assert.rejects(sealFile(TEXT, ""), because("hand-empty"));
});

test("a damaged file is not blamed on the password", async () => {
  for (const name of ["salt", "iv", "sealed", "digest"]) {
    await assert.rejects(openFile(changed({ [name]: turned(JSON.parse(FILE)[name]) }), PASSWORD), because("hand-broken"), name);
    for (const junk of [undefined, 3, "", "no base64!", null]) {
      await assert.rejects(openFile(changed({ [name]: junk }), PASSWORD), because("hand-broken"), `${name} ${junk}`);
    }
  }
  for (const junk of ["", "{", "null", "[]", "3", '"x"', FILE.slice(0, -9), '{"format":"gamemaster-record","version":1}']) {
    await assert.rejects(openFile(junk, PASSWORD), because("hand-broken"), junk);
  }
});

test("a file of another version is told as such, whatever else it holds", async () => {
  await assert.rejects(openFile(changed({ version: 2 }), PASSWORD), because("hand-version"));
  await assert.rejects(openFile('{"format":"gamemaster-table","version":9}', PASSWORD), because("hand-version"));
});

test("what is too large is neither written nor read", async () => {
  await assert.rejects(openFile(" ".repeat(MAX_FILE + 1), PASSWORD), because("hand-large"));
  await assert.rejects(sealFile("x".repeat(MAX_FILE), PASSWORD), because("hand-large"));
});

test("a table is a record and a party, or it is broken", async () => {
  const table = { record: '{"format":"gamemaster-record"}', party: { seats: [] } };
  assert.deepEqual(await openTable(await sealTable(table, PASSWORD), PASSWORD), table);
  for (const junk of ["no json", "[]", '{"record":{},"party":{}}', '{"record":"","party":null}']) {
    await assert.rejects(openTable(await sealFile(junk, PASSWORD), PASSWORD), because("hand-broken"), junk);
  }
});
