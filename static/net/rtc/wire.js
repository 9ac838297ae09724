/** One connection between two browsers with its one channel: how it is agreed on, and how it stands. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Fields } from "../codes/codes.js" */

import { candidateLine } from "../codes/candidates.js";
import { lackOf } from "../basics/diagnosis.js";
import { NetError } from "../basics/errors.js";
import { readSdp, writeSdp } from "./sdp.js";

/** An unreachable STUN server would hold up the code for 40 seconds; what is known by then must do. */
export const GATHER_MS = 2000;
/** A browser that reaches nobody gives up ways, Firefox within 5 to 11 seconds; so often it is given them anew. */
export const NUDGE_MS = 3000;
const FIREFOX = "o=mozilla";
/** RFC 5737 keeps this address for examples. */
const NOBODY = /** @type {const} */ ({ way: "host", family: "four", address: "203.0.113.1" });
const LOWEST_TRIED = 49152;
/** Hours of trying; then it begins again. */
const ROUNDS = 10_000;

/**
 * @typedef {"open" | "weak" | "gone"} WireState `weak` may mend by itself, `gone` never does
 * @typedef {ReturnType<typeof createWire>} Wire
 * @typedef {{servers?: RTCIceServer[], clock: Clock,
 *   Peer?: new (configuration: RTCConfiguration) => RTCPeerConnection}} WireOptions
 */

/**
 * Throws `NetError`: the browser has no WebRTC, or doesn't understand a server's address.
 * @param {WireOptions} options
 */
export function createWire({ servers = [], clock, Peer = globalThis.RTCPeerConnection }) {
  if (!Peer) throw new NetError("net-no-webrtc");
  const pc = connection(Peer, servers);
  const channel = pc.createDataChannel("table", { negotiated: true, id: 0 });
  let open = false;
  let closed = false;
  let persists = true;
  /** What servers answered instead of an address. @type {number[]} */
  const errors = [];
  /** @type {ReturnType<typeof lackOf>} */
  let lack = null;
  let stopNudging = () => {};
  /** @type {Fields | null} */
  let remote = null;
  /** @type {(value?: undefined) => void} */
  let resolveOpened;
  /** @type {(error: NetError) => void} */
  let rejectOpened;
  const opened = new Promise((resolve, reject) => {
    resolveOpened = resolve;
    rejectOpened = reject;
  });
  opened.catch(() => {}); // whoever closes a wire himself needn't wait for it to open

  const wire = {
    /** @type {(text: string) => void} */
    onText: () => {},
    /** @type {(state: WireState) => void} */
    onState: () => {},
    /** Whether this browser takes up again what has failed; known from the first offer or answer on. */
    get persists() {
      return persists;
    },
    /** Which server has not helped, once there is an offer or an answer. */
    get lack() {
      return lack;
    },
    /** Whether the other page was heard, at least. */
    get met() {
      return ["connected", "completed"].includes(pc.iceConnectionState);
    },
    /** Resolves when texts can be sent for the first time; `NetError` if it is closed before. */
    opened,

    /** @param {string} tag @returns {Promise<Fields>} for the other page */
    async offer(tag) {
      await pc.setLocalDescription();
      return { tag, ...(await gathered()) };
    },

    /** @param {Fields} fields of an invitation @returns {Promise<Fields>} for the other page */
    async answer(fields) {
      await pc.setRemoteDescription({ type: "offer", sdp: writeSdp(fields, "active") });
      await pc.setLocalDescription();
      const own = await gathered();
      remote = fields;
      nudge();
      return { tag: fields.tag, ...own };
    },

    /** @param {Fields} fields of a reply to what was offered */
    async accept(fields) {
      await pc.setRemoteDescription({ type: "answer", sdp: writeSdp(fields, "passive") });
      remote = fields;
      if (!open) nudge();
    },

    /** @param {string} text */
    send(text) {
      if (channel.readyState === "open") channel.send(text);
    },

    buffered: () => channel.bufferedAmount,

    close() {
      if (closed) return;
      closed = true;
      stopNudging();
      channel.onmessage = channel.onopen = channel.onclose = pc.onconnectionstatechange = null;
      pc.close();
      rejectOpened(new NetError("net-closed"));
    },
  };

  pc.onicecandidateerror = ({ errorCode }) => errors.push(errorCode);
  channel.onmessage = ({ data }) => typeof data === "string" && wire.onText(data);
  channel.onopen = () => {
    open = true;
    stopNudging();
    resolveOpened();
    wire.onState("open");
  };
  channel.onclose = () => wire.onState("gone");
  // Before the channel has been open, a failure means only that nobody has accepted yet.
  pc.onconnectionstatechange = () => {
    if (!open) return;
    if (pc.connectionState === "connected") {
      stopNudging();
      wire.onState("open");
    } else if (pc.connectionState !== "connecting") {
      nudge();
      wire.onState("weak");
    }
  };

  /** The own description's fields, as soon as they are complete or long enough waited for. */
  async function gathered() {
    await new Promise((resolve) => {
      const stop = clock.after(GATHER_MS, () => resolve(undefined));
      const look = () => {
        if (pc.iceGatheringState !== "complete") return;
        stop();
        resolve(undefined);
      };
      pc.onicegatheringstatechange = look;
      look();
    });
    if (closed) throw new NetError("net-closed");
    // Kept, for Firefox doesn't tell it of a connection that is closed.
    persists = !pc.localDescription?.sdp.includes(FIREFOX);
    const read = readSdp(pc.localDescription?.sdp ?? "");
    if (!read || read.candidates.length === 0) throw new NetError("net-no-candidates");
    lack = lackOf(servers, read.candidates, { complete: pc.iceGatheringState === "complete", errors });
    return read;
  }

  /**
   * Tries the ways to the other page again, as long as none works. Chromium has forgotten those that
   * failed and takes them up if they look new. Firefox remembers them; it goes on as long as it waits
   * for an answer from somewhere, so it asks an address that belongs to nobody and refuses nothing.
   */
  function nudge() {
    stopNudging();
    const { candidates } = /** @type {Fields} */ (remote);
    let round = 0;
    stopNudging = clock.every(NUDGE_MS, () => {
      round = (round + 1) % ROUNDS;
      if (!wire.persists) retry(candidateLine({ ...NOBODY, port: LOWEST_TRIED + round }, candidates.length));
      else if (pc.connectionState === "failed" || pc.connectionState === "disconnected") {
        for (const [place, candidate] of candidates.entries()) {
          retry(candidateLine(candidate, round * candidates.length + place));
        }
      }
    });
  }

  /** @param {string} candidate */
  function retry(candidate) {
    const usernameFragment = remote?.ufrag;
    pc.addIceCandidate({ candidate, sdpMid: "0", sdpMLineIndex: 0, usernameFragment }).catch((error) => {
      if (!closed) console.warn("a way to the other page was refused", error);
    });
  }

  return wire;
}

/** @param {new (configuration: RTCConfiguration) => RTCPeerConnection} Peer @param {RTCIceServer[]} servers */
function connection(Peer, servers) {
  try {
    return new Peer({ iceServers: servers });
  } catch (cause) {
    throw new NetError("net-bad-server", { cause });
  }
}
