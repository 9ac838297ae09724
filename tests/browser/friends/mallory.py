"""A guest's page that knows all of the protocol and keeps to none of it."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page

from tests.browser.conftest import OpenContext
from tests.browser.friends.playing_friends import Host
from tests.browser.net.net_pages import quiet, someone

CHANNELS: Final = """
globalThis.channels = [];
globalThis.frames = [];
const send = RTCDataChannel.prototype.send;
RTCDataChannel.prototype.send = function (text) {
  if (frames.length < 9) frames.push(text);
  send.call(this, text);
};
const open = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...given) {
  const channel = open.apply(this, given);
  channels.push(channel);
  return channel;
};
"""
ARRIVE: Final = """async ([code, wishes]) => {
  const names = ["rtc/rtc", "line/link", "fair/seal", "guest/guest", "codes/codes"];
  const [{ reply }, { createLink, browserClock }, { makeSeal }, { createGuest }, codes] =
    await Promise.all(names.map(bench.load));
  const { browserNet } = await import(new URL("app/friends/surroundings.js", document.baseURI));
  const forgets = async () => null;
  const mine = { message: 64 << 20, window: 4096, queue: 64 << 20 };
  const roomy = { fromGuest: mine, pace: { rate: 1e6, burst: 1e6 } };
  const mallory = { heard: [], said: [], states: [], troubles: [], box: null, link: null };
  globalThis.mallory = mallory;
  const { hello = {}, ...needs } = wishes;
  const { tag } = codes.unpackInvitation(code).code;
  mallory.guest = createGuest({
    ...browserNet,
    clock: browserClock,
    memory: {
      keepMembership: forgets, moved: forgets, membership: forgets,
      hear: async () => ({ heard: 0, rewritten: false }),
    },
    who: () => ({ name: "Mallory", tag, watch: false, ...hello }),
    before: null,
    makeLink(options) {
      const link = createLink({ ...options, limits: roomy });
      mallory.link = {
        ...link,
        send: (value) => link.send(value.do === "hello" ? { ...value, ...hello } : value),
      };
      return mallory.link;
    },
    async makeSeal() {
      const seal = await makeSeal();
      return { ...seal, with: async (...given) => (mallory.box = await seal.with(...given)) };
    },
    onChange: (state) => mallory.states.push(state),
    onTalk: (said) => mallory.said.push(said),
    onTable: (observation) => mallory.heard.push(observation),
    onTrouble: (trouble) => mallory.troubles.push(trouble),
    ...needs,
  });
  const replied = await reply(code, { servers: [] });
  replied.opened.then((transport) => {
    mallory.transport = transport;
    void mallory.guest.connect(transport);
  });
  return replied.code;
}"""
FLOOD: Final = """([kind, seconds]) => {
  const junk = { junk: "x".repeat(40), huge: "x".repeat(16_000), frame: "a00000000 1" }[kind];
  const began = performance.now();
  mallory.flood = { tried: 0, sent: 0, seconds: 0 };
  const pour = new MessageChannel();
  mallory.flooded = new Promise((resolve) => {
    pour.port1.onmessage = () => {
      const passed = performance.now() - began;
      // So many as should have been sent by now.
      for (const due = passed * 10; mallory.flood.tried < due; mallory.flood.tried += 1) {
        for (const channel of channels) {
          // More than that the browser would not take.
          if (channel.readyState !== "open" || channel.bufferedAmount > 8 << 20) continue;
          channel.send(junk);
          mallory.flood.sent += 1;
        }
      }
      mallory.flood.seconds = passed / 1000;
      if (passed > seconds * 1000) return resolve(mallory.flood);
      pour.port2.postMessage(0);
    };
    pour.port2.postMessage(0);
  });
}"""


class Mallory:
    """Speaks to the host's page by the site's own modules, in a page that runs nothing else."""

    def __init__(self, new_context: OpenContext) -> None:
        context = quiet(new_context())
        context.add_init_script(CHANNELS)
        self.page: Page = someone(context).page

    def comes(self, host: Host, link: str, **wishes: Any) -> None:
        """Follow a link as far as the host lets him; `hello` changes what he says of himself."""
        code = parse_qs(urlsplit(link).fragment)["join"][0]
        reply: str = self.page.evaluate(ARRIVE, [code, wishes])
        host.takes(reply)
        self.page.wait_for_function("() => mallory.states.length > 0")

    def is_admitted(self) -> None:
        """Wait until the engine talks to him."""
        self.page.wait_for_function("() => mallory.heard.length > 0")

    def asks(self, request: dict[str, Any]) -> dict[str, Any]:
        """Put something to the engine, well sealed; its reply."""
        reply: dict[str, Any] = self.page.evaluate("(one) => mallory.guest.request(one)", request)
        return reply

    def tells(self, *messages: dict[str, Any]) -> None:
        """Say something to the host's page."""
        self.page.evaluate("(all) => { for (const one of all) mallory.link.send(one); }", messages)

    def sends(self, *texts: str) -> None:
        """Send frames as they are, past everything that would look at them."""
        self.page.evaluate(
            """(texts) => {
              const channel = channels.find((one) => one.readyState === "open");
              for (const text of texts) channel.send(text);
            }""",
            texts,
        )

    def begins_anew(self) -> None:
        """As if he had never been there."""
        self.page.reload()

    def link_name(self) -> str:
        """What his link is called in its frames."""
        name: str = self.page.evaluate("frames.find((text) => text[0] === 'h').slice(1, 9)")
        return name

    def connection(self) -> str:
        """How he stands with the host."""
        told: str = self.page.evaluate("mallory.guest.state().connection")
        return told

    def pesters(self, request: dict[str, Any], rate: int, unanswered: int) -> None:
        """Ask the same again and again, so often in a second, while no more wait for an answer."""
        self.page.evaluate(
            """([request, rate, unanswered]) => {
              mallory.answers = 0;
              let asked = 0;
              setInterval(() => {
                if (asked - mallory.answers === unanswered) return;
                asked += 1;
                mallory.guest.request(request).then(() => (mallory.answers += 1));
              }, 1000 / rate);
            }""",
            [request, rate, unanswered],
        )

    def answers(self) -> int:
        """How much of that was answered."""
        count: int = self.page.evaluate("mallory.answers")
        return count

    def is_cut_off(self, why: str | None = None) -> None:
        """Wait until the host has had enough of him."""
        self.page.wait_for_function(
            """(why) => ["lost", "ended"].includes(mallory.guest.state().connection)
                 && (!why || mallory.guest.state().refusal?.key === why)""",
            arg=why,
        )

    def heard(self) -> list[dict[str, Any]]:
        """All that the engine has told him."""
        found: list[dict[str, Any]] = self.page.evaluate("mallory.heard")
        return found

    def floods(self, kind: str, seconds: float) -> None:
        """Begin to send ten thousand frames a second: `junk`, `huge` ones, or a link's own."""
        self.page.evaluate(FLOOD, [kind, seconds])

    def has_flooded(self) -> dict[str, float]:
        """When he is through: how often he tried, how many he could send, how long it took."""
        told: dict[str, float] = self.page.evaluate("mallory.flooded")
        return told
