"""Two pages that find each other without engine and table: only what lies in `static/net`."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser import kinds
from tests.browser.conftest import OpenContext

UNREACHABLE = [{"urls": "stun:203.0.113.7:3478"}]
"""A STUN server at an address that belongs to nobody."""

BENCH = """
globalThis.peers = [];
if (globalThis.RTCPeerConnection) {
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration) {
      super(configuration);
      peers.push(this);
    }
  };
}
globalThis.bench = {
  texts: [],
  states: [],
  load: (name) => import(new URL(`net/${name}.js`, document.baseURI)),
  attach(transport) {
    bench.transport = transport;
    transport.onText = (text) => bench.texts.push(text);
    transport.onState = (state) => bench.states.push(state);
  },
  async caught(promise) {
    try {
      await promise;
      return null;
    } catch (error) {
      return error.reason ?? String(error);
    }
  },
};
"""


class Person:
    """A page with one end of a transport, once it has one."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def invite(self, servers: object = ()) -> str:
        """The code of a new invitation; it waits as `bench.invitation`."""
        code: str = self.page.evaluate(
            """async (servers) => {
              const [{ createInviter }, { newTag }] =
                await Promise.all([bench.load("rtc/rtc"), bench.load("codes/codes")]);
              bench.invitation = await createInviter({ servers }).invite(newTag());
              return bench.invitation.code;
            }""",
            list(servers) if isinstance(servers, tuple) else servers,
        )
        return code

    def reply(self, code: str, servers: object = ()) -> str:
        """The code to be carried back; the transport is attached when it opens."""
        back: str = self.page.evaluate(
            """async ([code, servers]) => {
              const { reply } = await bench.load("rtc/rtc");
              const replied = await reply(code, { servers });
              replied.opened.then(bench.attach);
              return replied.code;
            }""",
            [code, list(servers) if isinstance(servers, tuple) else servers],
        )
        return back

    def accept(self, code: str) -> str | None:
        """The host takes a reply; what was wrong with it, if anything was."""
        reason: str | None = self.page.evaluate(
            "(code) => bench.caught(bench.invitation.accept(code).then(bench.attach))", code
        )
        return reason

    def send(self, *texts: str) -> None:
        """Send some texts."""
        self.page.evaluate(
            "(texts) => { for (const text of texts) bench.transport.send(text); }", texts
        )

    def hears(self, *texts: str) -> None:
        """These texts have come, or will; nothing else came before them."""
        self.page.wait_for_function(f"() => bench.texts.length >= {len(texts)}")
        assert self.page.evaluate("bench.texts.splice(0)") == list(texts)

    def was(self, *states: str) -> None:
        """So its transport has stood since it was last asked, and no otherwise."""
        self.page.wait_for_function(f"() => bench.states.length >= {len(states)}")
        assert self.page.evaluate("bench.states.splice(0)") == list(states)

    def was_left(self) -> None:
        """Its transport was open, and is closed: at once, or, since Firefox now and then loses what
        a tab says as it closes, when questions have stayed without an answer.
        """
        self.page.wait_for_function("() => bench.states.at(-1) === 'closed'")
        states = self.page.evaluate("bench.states.splice(0)")
        assert states == ["closed"] or (
            kinds.of(self.page) == kinds.FIREFOX and states == ["lost", "closed"]
        )

    def has_spare(self) -> None:
        """Waits until another connection beside the open one knows both its descriptions.

        The host's knows only its own, and whether the reply has come is seen at the guest's alone.
        """
        self.page.wait_for_function(
            """() => peers.some((one) => one.signalingState === "stable" && one.remoteDescription
                 && one.connectionState !== "connected" && one.connectionState !== "closed")"""
        )

    def evaluate(self, script: str, given: object = None) -> Any:
        """Whatever else a test wants to know."""
        return self.page.evaluate(script, given)


def someone(context: BrowserContext) -> Person:
    """A page that has loaded nothing of the game; its policy is the real one."""
    page = context.new_page()
    page.goto("")
    return Person(page)


def quiet(context: BrowserContext) -> BrowserContext:
    """Pages of this context don't start the game."""
    context.add_init_script(BENCH)
    context.route(
        "**/app/start.js", lambda route: route.fulfill(content_type="text/javascript", body="")
    )
    return context


def strangers(new_context: OpenContext) -> tuple[Person, Person]:
    """A host and a guest who share nothing but a network."""
    return someone(quiet(new_context())), someone(quiet(new_context()))


def connect(host: Person, guest: Person) -> None:
    """The two exchange their codes and are connected; a spare connection waits."""
    assert host.accept(guest.reply(host.invite())) is None
    greet(host, guest)
    guest.has_spare()


def greet(host: Person, guest: Person) -> None:
    """Both hear what the other says."""
    guest.page.wait_for_function("() => bench.transport?.state === 'open'")
    host.page.wait_for_function("() => bench.transport?.state === 'open'")
    host.send("hello")
    guest.hears("hello")
    guest.send("you too")
    host.hears("you too")


def renderers(browser: Browser) -> set[int]:
    """The processes that run pages."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")
    session.detach()
    return {each["id"] for each in told["processInfo"] if each["type"] == "renderer"}


@contextmanager
def asleep(processes: set[int]) -> Iterator[None]:
    """Stops pages as a closed lid does: they say nothing, and nobody is told why."""
    try:
        for each in processes:
            os.kill(each, signal.SIGSTOP)
        yield
    finally:
        for each in processes:
            os.kill(each, signal.SIGCONT)


def fields_of(person: Person, code: str) -> dict[str, Any]:
    """What a code says."""
    text = person.evaluate(
        """async (code) => {
          const { unpackInvitation, unpackReply } = await bench.load("codes/codes");
          const read = [unpackInvitation(code), unpackReply(code)].find((one) => "code" in one);
          return JSON.stringify(read.code);
        }""",
        code,
    )
    fields: dict[str, Any] = json.loads(text)
    return fields
