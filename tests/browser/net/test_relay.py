"""Joining through relays in a real browser: what passes, and whom the page ever talks to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.browser.conftest import OpenContext
from tests.browser.net.relays import OpenRelay, relays
from tests.browser.watching import REFUSED, UNREACHED, Watch
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.readable

NOWHERE = "ws://127.0.0.1:9"
INVITATION = "invitation-".ljust(120, "A")
REPLY = "reply-".ljust(120, "B")
LAZY = (
    "@trystero-p2p/",
    "@noble/secp256k1/",
    "node_modules/lean-qr/",
    "node_modules/qr/",
    "net/relay/wire",
)

# A clock on which the page's patience is short; what it waits for is fast on loopback.
PRELUDE = """() => {
  const bring = (name) => import(new URL(name, document.baseURI).href);
  globalThis.load = async (name) => {
    await (await bring("app/friends/relay-sockets.js")).relays();
    return bring(name);
  };
  globalThis.hasty = (speed) => ({
    now: () => performance.now() * speed,
    after(ms, call) {
      const timer = setTimeout(call, ms / speed);
      return () => clearTimeout(timer);
    },
    every(ms, call) {
      const timer = setInterval(call, ms / speed);
      return () => clearInterval(timer);
    },
  });
  globalThis.reason = (error) => error.reason ?? String(error);
}"""
OPEN = """async ([relays, code]) => {
  const { makeRoom, openRoom } = await load("net/relay/relay.js");
  globalThis.heard = { names: [], replies: [] };
  globalThis.made = await makeRoom();
  const onGuest = async ({ name }) => {
    heard.names.push(name);
    if (!code) await new Promise(() => {});
    return { code, accept: async (reply) => heard.replies.push(reply), close() {} };
  };
  globalThis.room = await openRoom({ room: made, relays, clock: hasty(1), onGuest });
  return room.link;
}"""
ENTER = """async ([link, name, speed]) => {
  const { enterRoom } = await load("net/relay/relay.js");
  globalThis.entered = await enterRoom(link, { name, clock: hasty(speed) });
}"""
INVITED = "() => entered.invitation().catch(reason)"
CONNECT_HOST = """async (relays) => {
  const { makeRoom, openRoom } = await load("net/relay/relay.js");
  const { createInviter } = await load("net/rtc/rtc.js");
  const { newTag } = await load("net/codes/codes.js");
  const inviter = createInviter();
  const onGuest = async () => {
    const invitation = await inviter.invite(newTag());
    const accept = async (reply) => {
      const transport = await invitation.accept(reply);
      transport.onText = (text) => transport.send(`${text}, Berta`);
    };
    return { code: invitation.code, accept, close: () => invitation.close() };
  };
  return (await openRoom({ room: await makeRoom(), relays, onGuest })).link;
}"""
CONNECT_GUEST = """async (link) => {
  const { enterRoom } = await load("net/relay/relay.js");
  const { reply } = await load("net/rtc/rtc.js");
  const room = await enterRoom(link, { name: "Berta" });
  const { code, opened } = await reply(await room.invitation());
  const answered = room.answer(code);
  const transport = await Promise.race([opened, answered]);
  room.leave();
  await answered;
  return new Promise((resolve) => {
    transport.onText = resolve;
    transport.send("Hello");
  });
}"""
# Answers everybody who asks in the host's name, with a key of his own.
FORGE = """async ([link, relay, code]) => {
  const { readRoomLink } = await load("net/relay/relay.js");
  const { makeKeys, pairCipher, publicText, roomCipher } = await load("net/relay/seal.js");
  const { openWire } = await load("net/relay/wire.js");
  const secrets = readRoomLink(link).link;
  const cipher = await roomCipher(secrets.room, secrets.password);
  const keys = await makeKeys();
  const own = await publicText(keys);
  const wire = await openWire({ relays: [relay], clock: hasty(1) });
  globalThis.forged = 0;
  wire.listen(cipher.hostTopic, async (content) => {
    const { key } = await cipher.open(cipher.hostTopic, content);
    const topic = await cipher.guestTopic(key);
    const pair = await pairCipher(keys, key, { ...secrets, host: own, guest: key });
    const box = await pair.seal("to guest", { invitation: code });
    await wire.say(topic, await cipher.seal(topic, { key: own, box }));
    forged += 1;
  });
  await wire.reached();
}"""


@pytest.fixture
def open_relay() -> Iterator[OpenRelay]:
    """Starts relays on loopback and gives their addresses; they end with the test."""
    with relays() as start:
        yield start


@pytest.fixture
def person(open_relay: OpenRelay, new_context: OpenContext) -> Callable[[], Page]:
    """Opens the page of somebody else, with its policy, but without its game.

    All pages are closed before the relays end, which they would complain of.
    """
    del open_relay

    def quiet(context: BrowserContext) -> None:
        def answer(route: Route) -> None:
            route.fulfill(body="", content_type="text/javascript")

        context.route("**/app/start.js", answer)

    def opened() -> Page:
        context = new_context()
        quiet(context)
        page = context.new_page()
        page.goto("")
        page.evaluate(PRELUDE)
        return page

    return opened


def test_codes_pass_both_ways(person: Callable[[], Page], open_relay: OpenRelay) -> None:
    host, guest, relay = person(), person(), open_relay()
    link = host.evaluate(OPEN, [[relay], INVITATION])
    guest.evaluate(ENTER, [f"https://somewhere.example/#room={link}", "Berta", 1])
    assert guest.evaluate(INVITED) == INVITATION
    guest.evaluate("(code) => void (globalThis.answered = entered.answer(code))", REPLY)
    host.wait_for_function("() => heard.replies.length > 0")
    assert host.evaluate("heard") == {"names": ["Berta"], "replies": [REPLY]}
    guest.evaluate("async () => { entered.leave(); await answered; }")
    assert host.evaluate("room.relays()") == [{"url": relay, "state": "up"}]


@deep("without the tables of friends")
def test_two_pages_connect_with_what_has_passed(
    person: Callable[[], Page], open_relay: OpenRelay
) -> None:
    host, guest, relay = person(), person(), open_relay()
    link = host.evaluate(CONNECT_HOST, [relay])
    assert guest.evaluate(CONNECT_GUEST, link) == "Hello, Berta"


@deep("several guests")
def test_a_room_is_open_to_several_guests(
    person: Callable[[], Page], open_relay: OpenRelay
) -> None:
    host, relay = person(), open_relay()
    link = host.evaluate(OPEN, [[relay], INVITATION])
    for name in ("Anna", "Борис"):
        guest = person()
        guest.evaluate(ENTER, [link, name, 1])
        assert guest.evaluate(INVITED) == INVITATION
    assert host.evaluate("heard.names") == ["Anna", "Борис"]


@deep("passwords by way of relays, not of codes")
def test_a_wrong_password_sees_nothing(person: Callable[[], Page], open_relay: OpenRelay) -> None:
    host, stranger, relay = person(), person(), open_relay()
    room, password, *rest = host.evaluate(OPEN, [[relay], INVITATION]).split(".")
    other = ("B" if password[0] == "A" else "A") + password[1:]
    stranger.evaluate(ENTER, [".".join([room, other, *rest]), "Eve", 20])
    assert stranger.evaluate(INVITED) == "relay-no-host"
    assert host.evaluate("heard.names") == []


@deep("another's invitation")
def test_nobody_but_the_host_invites(person: Callable[[], Page], open_relay: OpenRelay) -> None:
    host, guest, forger, relay = person(), person(), person(), open_relay()
    link = host.evaluate(OPEN, [[relay], None])
    forger.evaluate(FORGE, [link, relay, "forged-".ljust(120, "X")])
    guest.evaluate(ENTER, [link, "Berta", 10])
    assert guest.evaluate(INVITED) == "relay-no-host"
    assert forger.evaluate("forged") > 0
    assert host.evaluate("heard.names") == ["Berta"]


@deep("relays that are gone")
def test_relays_that_are_gone_are_complained_of(person: Callable[[], Page], watch: Watch) -> None:
    watch.allow(UNREACHED)
    script = """async (relays) => {
      const { makeRoom, openRoom } = await load("net/relay/relay.js");
      const options = { room: await makeRoom(), relays, clock: hasty(20), onGuest() {} };
      return openRoom(options).then(() => "opened", reason);
    }"""
    assert person().evaluate(script, [NOWHERE]) == "relay-unreachable"


@deep("what a whole page loads")
def test_who_does_not_ask_for_relays_loads_nothing_of_them(
    new_context: OpenContext, open_relay: OpenRelay
) -> None:
    page = new_context().new_page()
    asked: list[str] = []
    sockets: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto("")
    page.wait_for_load_state("networkidle")
    loaded = sources(page, asked)
    assert any(name.endswith("app/main.js") for name in loaded)
    assert [name for name in loaded if any(part in name for part in LAZY)] == []
    relay = open_relay()
    page.evaluate(PRELUDE)
    page.evaluate('() => load("net/relay/relay.js")')
    assert not [name for name in sources(page, asked) if "@trystero-p2p/" in name]
    page.evaluate(OPEN, [[relay], INVITATION])
    # Firefox tells of sockets as of any request.
    hosts = {urlsplit(url).netloc for url in (*asked, *sockets)}
    assert hosts - {""} == {urlsplit(page.url).netloc, urlsplit(relay).netloc}


def sources(page: Page, asked: list[str]) -> list[str]:
    """What the scripts that were asked for are made of, as their source maps tell."""
    scripts = [url for url in asked if url.endswith(".js")]
    maps = [page.request.get(f"{url}.map").json() for url in scripts]
    return [name for each in maps for name in each["sources"]]


VIOLATED = """(address) => new Promise((resolve) => {
  addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
  if (address.startsWith("ws")) {
    try {
      new WebSocket(address);
    } catch {
      // Firefox refuses at once; what is waited for comes all the same.
    }
  } else fetch(address).catch(() => {});
})"""


@pytest.mark.parametrize(
    "address",
    sampled(
        ["wss://192.0.2.1:9", "ws://127.0.0.1:9", "https://192.0.2.1/", "http://127.0.0.1:9/"], 2
    ),
)
def test_the_policy_lets_the_page_talk_to_nobody(
    person: Callable[[], Page], watch: Watch, address: str
) -> None:
    watch.allow(REFUSED)
    assert person().evaluate(VIOLATED, address) == "connect-src"


def test_the_frame_of_a_relay_talks_to_that_one_only(
    person: Callable[[], Page], open_relay: OpenRelay, watch: Watch
) -> None:
    watch.allow(REFUSED)
    page, relay, other = person(), open_relay(), open_relay()
    page.evaluate(OPEN, [[relay], INVITATION])
    [frame] = [each for each in page.frames if each != page.main_frame]
    for address in (other, "wss://192.0.2.1:9", "https://192.0.2.1/", page.url):
        assert frame.evaluate(VIOLATED, address) == "connect-src"
    page.evaluate("room.close()")
    page.wait_for_function("() => !document.querySelector('iframe')")
