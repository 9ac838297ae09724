/**
 * Browsers' connections for tests without a browser: as much of RTCPeerConnection as the page uses, between pages
 * whose descriptions name each other. Time is the test's; the network between them can be cut.
 */

import { newTag } from "../../../static/net/codes/codes.js";
import { createInviter, reply } from "../../../static/net/rtc/rtc.js";
import { virtualClock } from "./chaos.mjs";

const NAME = "69876702-9059-4736-a508-afe400c8acf4.local";
const hex = (number, length) => number.toString(16).padStart(length, "0");

/** @param {{clock: any}} options */
export function createNetwork({ clock }) {
  const peers = [];
  const byUfrag = new Map();
  let up = true;

  class FakeChannel {
    readyState = "connecting";
    bufferedAmount = 0;
    onopen = null;
    onclose = null;
    onmessage = null;
    sent = [];

    send(text) {
      if (this.readyState !== "open") throw new Error("InvalidStateError");
      this.sent.push(text);
      const { other } = this;
      if (!up) this.bufferedAmount += text.length;
      else queueMicrotask(() => other.readyState === "open" && other.onmessage?.({ data: text }));
    }
  }

  /** @param {{gather?: "at once" | "never", lines?: string[], firefox?: boolean}} how */
  function browser({ gather = "at once", lines = [`1 udp 2113937151 ${NAME} 53000 typ host`], firefox = false } = {}) {
    return class {
      iceGatheringState = "new";
      connectionState = "new";
      localDescription = null;
      onicegatheringstatechange = null;
      onconnectionstatechange = null;
      channel = new FakeChannel();
      remote = null;
      tried = [];
      closed = false;

      constructor(configuration) {
        if (configuration.iceServers.some(({ urls }) => !/^(stun|turn)s?:/.test(urls))) throw new SyntaxError("urls");
        this.configuration = configuration;
        peers.push(this);
        this.ufrag = hex(peers.length, 8);
        byUfrag.set(this.ufrag, this);
      }

      createDataChannel() {
        return this.channel;
      }

      async setLocalDescription() {
        const sdp = [
          firefox ? "o=mozilla...THIS_IS_SDPARTA-153.0 1 0 IN IP4 0.0.0.0" : "o=- 1 2 IN IP4 127.0.0.1",
          ...lines.map((line) => `a=candidate:1 ${line} generation 0`),
          `a=ice-ufrag:${this.ufrag}`,
          `a=ice-pwd:${hex(peers.length, 32)}`,
          `a=fingerprint:sha-256 ${Array(32).fill(hex(peers.length, 2)).join(":")}`,
        ].join("\r\n");
        this.localDescription = { sdp };
        queueMicrotask(() => {
          if (gather === "never") return;
          this.iceGatheringState = "complete";
          this.onicegatheringstatechange?.();
        });
      }

      async setRemoteDescription({ type, sdp }) {
        this.remote = byUfrag.get(/a=ice-ufrag:(.*)\r/.exec(sdp)[1]);
        this.setup = /a=setup:(.*)\r/.exec(sdp)[1];
        if (type === "answer" && up && this.remote?.remote === this) queueMicrotask(() => this.#join(this.remote));
      }

      async addIceCandidate(candidate) {
        this.tried.push(candidate);
      }

      turn(state) {
        this.connectionState = state;
        this.onconnectionstatechange?.();
      }

      close() {
        this.closed = true;
        const { other } = this.channel;
        this.channel.readyState = "closed";
        if (other?.readyState !== "open") return;
        other.readyState = "closed";
        queueMicrotask(() => up && other.onclose?.());
      }

      #join(other) {
        if (this.closed || other.closed) return;
        this.channel.other = other.channel;
        other.channel.other = this.channel;
        for (const each of [this, other]) {
          each.turn("connected");
          each.channel.readyState = "open";
          each.channel.onopen?.();
        }
      }
    };
  }

  const joined = () => peers.filter((peer) => peer.channel.readyState === "open");
  return {
    browser,
    peers,
    /** Texts vanish; the browsers notice after some seconds, and give up after some more. */
    cut() {
      up = false;
      clock.after(5000, () => up || joined().forEach((peer) => peer.turn("disconnected")));
      clock.after(15_000, () => up || joined().forEach((peer) => peer.turn("failed")));
    },
    mend() {
      up = true;
      for (const peer of joined()) {
        if (peer.connectionState === "disconnected") peer.turn("connected");
      }
    },
  };
}

/** A host's and a guest's page that can reach each other. */
export function world({ host = {}, guest = {} } = {}) {
  const clock = virtualClock();
  const network = createNetwork({ clock });
  const [hostPage, guestPage] = [new EventTarget(), new EventTarget()];
  const forHost = { clock, Peer: network.browser(host), page: hostPage };
  const forGuest = { clock, Peer: network.browser(guest), page: guestPage };
  return { clock, network, inviter: createInviter(forHost), forHost, forGuest, hostPage, guestPage };
}

/** A table of two that are connected, with all that each end was told. */
export async function table(options) {
  const made = world(options);
  const { clock, inviter, forGuest } = made;
  const invitation = await inviter.invite(newTag());
  const guest = await reply(invitation.code, forGuest);
  const host = await invitation.accept(guest.code);
  const ends = { host, guest: await guest.opened };
  const log = { host: [], guest: [] };
  const texts = { host: [], guest: [] };
  for (const side of ["host", "guest"]) {
    ends[side].onState = (state) => log[side].push(state);
    ends[side].onText = (text) => texts[side].push(text);
  }
  await clock.pass(100); // the first spare is agreed on
  return { ...made, invitation, ends, log, texts };
}
