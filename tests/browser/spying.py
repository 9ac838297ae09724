"""Listening at the border between a page and its worker, and breaking in there."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

SPY: Final = """
if (globalThis.Worker) {
  const spied = { letters: [], workers: [], plan: null, fate: null };
  globalThis.spied = spied;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      spied.workers.push(this);
      this.addEventListener("message", (event) => {
        spied.letters.push({ from: "worker", ...event.data });
        if (spied.fate && "text" in event.data) {
          event.stopImmediatePropagation();
          this.terminate();
          spied.fate();
          spied.fate = null;
        }
      });
    }
    postMessage(letter, transfer) {
      const message = letter.text && JSON.parse(letter.text);
      if (spied.plan && message?.type === "new") {
        letter = { ...letter, text: JSON.stringify({ ...message, plan: spied.plan }) };
      }
      spied.letters.push({ from: "page", ...letter });
      super.postMessage(letter, transfer);
    }
  };
}
"""
ASK: Final = """(message) => new Promise((resolve) => {
  const worker = spied.workers.at(-1);
  const id = `spy ${Math.random()}`;
  worker.addEventListener("message", function hear({ data }) {
    if (data.id !== id) return;
    worker.removeEventListener("message", hear);
    resolve(JSON.parse(data.text));
  });
  worker.postMessage({ id, type: message.type, text: JSON.stringify(message) });
})"""
LAST: Final = """() => {
  const last = (wanted) => {
    for (const { from, text } of spied.letters.toReversed()) {
      const reply = from === "worker" && text ? JSON.parse(text) : {};
      if (reply.type === "observation" && wanted(reply)) return reply;
    }
  };
  return { ...last(() => true), rules: last(({ rules }) => rules).rules };
}"""
STORED: Final = """async () => {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  const keys = [];
  const text = (value) => {
    if (value instanceof CryptoKey) {
      keys.push(value);
      return "key";
    }
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer ?? value);
      return ["utf-8", "utf-16le", "latin1"].map((name) => new TextDecoder(name).decode(bytes));
    }
    if (value && typeof value === "object") return Object.values(value).map(text).flat();
    return String(value);
  };
  const result = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (const { name } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name));
    for (const shelf of database.objectStoreNames) {
      const store = database.transaction(shelf).objectStore(shelf);
      const values = await result(store.getAll());
      texts.push(...values.map(text).flat());
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) texts.push(request.url);
  }
  const told = await Promise.all(keys.map((key) =>
    crypto.subtle.exportKey("raw", key).then(() => "exported", () => "sealed")));
  return { texts, keys: told };
}"""


def spy_on(context: BrowserContext) -> None:
    """Hear every letter between the pages of a context and their workers."""
    context.add_init_script(SPY)


def letters(page: Page) -> list[dict[str, Any]]:
    """All letters so far, oldest first; `from` tells whose."""
    heard: list[dict[str, Any]] = page.evaluate("spied.letters")
    return heard


def replies(page: Page) -> list[dict[str, Any]]:
    """The engine's answers so far."""
    mail = letters(page)
    return [json.loads(one["text"]) for one in mail if one["from"] == "worker" and "text" in one]


def observation(page: Page) -> dict[str, Any]:
    """The last position that the page was told, with the rules, which are told at first only."""
    told: dict[str, Any] = page.evaluate(LAST)
    return told


def ask(page: Page, message: dict[str, Any]) -> dict[str, Any]:
    """Ask the engine past the page's controls."""
    reply: dict[str, Any] = page.evaluate(ASK, message)
    return reply


def stored(page: Page) -> tuple[list[str], list[str]]:
    """All that the page's origin stores as texts, and of every key whether it can be exported."""
    found = page.evaluate(STORED)
    return found["texts"], found["keys"]


def kill_worker(page: Page) -> None:
    """The worker is gone; nobody is told."""
    page.evaluate("spied.workers.at(-1).terminate()")


def kill_worker_at_its_next_answer(page: Page) -> None:
    """The worker will die in the moment that it has answered, and the answer is lost with it."""
    page.evaluate("spied.fulfilled = new Promise((met) => (spied.fate = met)), undefined")


def worker_has_died(page: Page) -> None:
    """Wait for that moment."""
    page.evaluate("spied.fulfilled")
