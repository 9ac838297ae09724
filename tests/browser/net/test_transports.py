"""Two real pages find each other by their codes, lose each other, and find each other again."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Browser, Error

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.kinds import only_chromium
from tests.browser.net.net_pages import (
    UNREACHABLE,
    asleep,
    connect,
    fields_of,
    greet,
    quiet,
    renderers,
    someone,
    strangers,
)
from tests.browser.watching import Watch
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.readable

MOST_CODE = 140
MOST_TEXT = 16 * 1024


def test_two_codes_connect_two_strangers(new_context: OpenContext) -> None:
    host, guest = strangers(new_context)
    invitation = host.invite()
    reply = guest.reply(invitation)
    assert max(len(invitation), len(reply)) <= MOST_CODE
    assert fields_of(host, invitation)["tag"] == fields_of(guest, reply)["tag"]
    assert fields_of(host, invitation)["candidates"]
    assert host.accept(reply) is None
    greet(host, guest)
    assert host.evaluate("bench.transport.kind") == "rtc"


def test_large_texts_arrive_whole_and_in_order(new_context: OpenContext) -> None:
    host, guest = strangers(new_context)
    connect(host, guest)
    whole = "".join(chr(0x410 + at % 64) for at in range(MOST_TEXT))
    guest.send(whole)
    host.hears(whole)
    waiting = host.evaluate(
        """(letters) => {
          for (let at = 0; at < 100; at += 1) bench.transport.send(String(at).padEnd(letters, "-"));
          return bench.transport.buffered();
        }""",
        MOST_TEXT,
    )
    assert waiting > MOST_TEXT
    guest.page.wait_for_function("() => bench.texts.length === 100")
    assert guest.evaluate("bench.texts.map((text) => parseInt(text))") == list(range(100))
    assert guest.evaluate("bench.texts.every((text) => text.length === 16384)")
    host.page.wait_for_function("() => bench.transport.buffered() === 0")


@deep("a reply that is pasted later")
@pytest.mark.parametrize("seconds", sampled([12, 1], 1))
def test_a_reply_that_is_pasted_later(new_context: OpenContext, seconds: int) -> None:
    host, guest = strangers(new_context)
    reply = guest.reply(host.invite())
    guest.page.wait_for_function(
        "(then) => performance.now() > then",
        arg=guest.evaluate("performance.now()") + 1000 * seconds,
    )
    assert guest.evaluate("peers[0].connectionState") != "connected"
    assert host.evaluate("bench.invitation.state") == "waiting"
    assert host.accept(reply) is None
    greet(host, guest)


@deep("an address that belongs to nobody")
def test_a_server_that_nobody_reaches(new_context: OpenContext) -> None:
    """Nothing is lacking without it."""
    host, guest = strangers(new_context)
    reply = guest.reply(host.invite(UNREACHABLE), UNREACHABLE)
    assert host.accept(reply) is None
    greet(host, guest)


def test_a_page_without_a_network(new_context: OpenContext) -> None:
    host = someone(quiet(new_context()))
    reason = host.evaluate(
        """async () => {
          const [{ createInviter }, { newTag }] =
            await Promise.all([bench.load("rtc/rtc"), bench.load("codes/codes")]);
          const Peer = class extends RTCPeerConnection {
            constructor(configuration) {
              super({ ...configuration, iceTransportPolicy: "relay" });
            }
          };
          return bench.caught(createInviter({ Peer }).invite(newTag()));
        }"""
    )
    assert reason == "net-no-candidates"
    assert host.evaluate("peers[0].connectionState") == "closed"


def test_a_browser_without_the_means(new_context: OpenContext) -> None:
    context = new_context()
    context.add_init_script(
        "delete globalThis.RTCPeerConnection; delete globalThis.BroadcastChannel"
    )
    lacking = someone(quiet(context))
    reasons = lacking.evaluate(
        """async () => {
          const [{ createInviter }, { newTag }, { joinTab, offerReply }] =
            await Promise.all(["rtc/rtc", "codes/codes", "line/tabs"].map(bench.load));
          const tried = [createInviter().invite(newTag()), joinTab("t"), offerReply("x")];
          return Promise.all(tried.map(bench.caught));
        }"""
    )
    assert reasons == ["net-no-webrtc", "net-no-tabs", "net-no-tabs"]


@deep("codes that are not wanted")
def test_codes_that_are_not_wanted(new_context: OpenContext) -> None:
    host, guest = strangers(new_context)
    stale = guest.reply(host.invite())
    invitation = host.invite()
    reply, another = guest.reply(invitation), guest.reply(invitation)
    assert host.accept(stale) == "code-other"
    assert host.accept(invitation) == "code-is-invitation"
    assert host.accept(reply[:-9]) == "code-not-one"
    assert host.accept(reply) is None
    assert host.accept(reply) == "code-used"
    assert host.accept(another) == "code-used"
    refused = guest.evaluate(
        """async (code) => {
          const { reply } = await bench.load("rtc/rtc");
          return bench.caught(reply(code));
        }""",
        reply,
    )
    assert refused == "code-is-reply"


@deep("a second connection")
def test_another_connection_takes_over(new_context: OpenContext) -> None:
    """Whichever page tears the connection, the transport is open again, and that several times."""
    host, guest = strangers(new_context)
    connect(host, guest)
    for tearing in (host, guest, host):
        tearing.evaluate("bench.transport.restart()")
        host.was("lost", "open")
        guest.was("lost", "open")
        greet(host, guest)
        guest.has_spare()
    assert host.evaluate("peers.filter((one) => one.connectionState !== 'closed').length") == 2


@deep("a page that sleeps")
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system can't stop a process")
@only_chromium(kinds.PROTOCOL)
def test_a_guest_who_closes_the_lid(new_context: OpenContext, browser: Browser) -> None:
    """So long that the connection fails for good: it is replaced when the guest is back."""
    host = someone(quiet(new_context()))
    others = renderers(browser)
    guest = someone(quiet(new_context()))
    connect(host, guest)
    with asleep(renderers(browser) - others):
        host.was("lost")
        host.page.wait_for_function("() => peers[0].connectionState === 'failed'")
        assert host.evaluate("bench.transport.buffered()") == 0
    host.was("open")
    greet(host, guest)


@deep("a page that ends")
@only_chromium(kinds.DEATH)
def test_a_page_that_is_closed_and_one_that_crashes(new_context: OpenContext, watch: Watch) -> None:
    host = someone(quiet(new_context()))
    leaving, crashing = someone(quiet(new_context())), someone(quiet(new_context()))
    connect(host, leaving)
    leaving.page.close(run_before_unload=False)
    host.was("closed")
    connect(host, crashing)
    with pytest.raises(Error):
        crashing.page.goto("chrome://crash")
    host.was("lost")


@deep("a reload")
def test_a_reload_says_goodbye(new_context: OpenContext) -> None:
    host, guest = strangers(new_context)
    connect(host, guest)
    host.page.reload()
    guest.was("closed")


@deep("without the tables of friends")
def test_a_friend_at_the_same_computer(new_context: OpenContext) -> None:
    """Tabs of one browser need no codes."""
    context = quiet(new_context())
    host, guest = someone(context), someone(context)
    hosting = """async () => {
      const { createTabHost } = await bench.load("line/tabs");
      bench.hosting = createTabHost("t1", bench.attach);
    }"""
    joining = """async (table) => {
      const { joinTab } = await bench.load("line/tabs");
      return bench.caught(joinTab(table).then(bench.attach));
    }"""
    host.evaluate(hosting)
    assert guest.evaluate(joining, "t2") == "net-no-host"
    assert guest.evaluate(joining, "t1") is None
    greet(host, guest)
    guest.page.close()
    host.was_left()
    late = someone(context)
    assert late.evaluate(joining, "t1") is None
    greet(host, late)
    host.page.close()
    late.was_left()


@deep("without the tables of friends")
def test_a_reply_that_was_opened_in_another_tab(new_context: OpenContext) -> None:
    context = quiet(new_context())
    host, opened, guest = someone(context), someone(context), someone(quiet(new_context()))
    offering = """async (code) => {
      const { offerReply } = await bench.load("line/tabs");
      return offerReply(code);
    }"""
    reply = guest.reply(host.invite())
    assert opened.evaluate(offering, reply) == {"state": "nobody"}
    host.evaluate(
        """async () => {
          const { onReply } = await bench.load("line/tabs");
          onReply(async (code) => {
            const id = await bench.caught(bench.invitation.accept(code).then(bench.attach));
            return id && { id };
          });
        }"""
    )
    assert opened.evaluate(offering, reply) == {"state": "taken"}
    greet(host, guest)
    refused = {"state": "refused", "complaint": {"id": "code-used"}}
    assert opened.evaluate(offering, reply) == refused
