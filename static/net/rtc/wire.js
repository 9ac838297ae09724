/** One connection between two browsers with its one channel: how it is agreed on, and how it stands. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Fields } from "../codes/codes.js" */

import { lackOf } from "../basics/diagnosis.js";
import { NetError } from "../basics/errors.js";
import { createNudging } from "./nudging.js";
import { readSdp, writeSdp } from "./sdp.js";

/** An unreachable STUN server would hold up the code for 40 seconds; what is known by then must do. */
export const GATHER_MS = 2000;
const FIREFOX = "o=mozilla";

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
  let closed = false;
  const own = createDescription(pc, { servers, clock, isClosed: () => closed });
  const nudging = createNudging(pc, { clock, persists: () => wire.persists });
  const opening = createOpening();

  const wire = {
    /** @type {(text: string) => void} */
    onText: () => {},
    /** @type {(state: WireState) => void} */
    onState: () => {},
    /** Whether this browser takes up again what has failed; known from the first offer or answer on. */
    get persists() {
      return own.persists();
    },
    /** Which server has not helped, once there is an offer or an answer. */
    get lack() {
      return own.lack();
    },
    /** Whether the other page was heard, at least. */
    get met() {
      return ["connected", "completed"].includes(pc.iceConnectionState);
    },
    /** Resolves when texts can be sent for the first time; `NetError` if it is closed before. */
    opened: opening.done,

    /** @param {string} tag @returns {Promise<Fields>} for the other page */
    async offer(tag) {
      await pc.setLocalDescription();
      return { tag, ...(await own.gathered()) };
    },

    /** @param {Fields} fields of an invitation @returns {Promise<Fields>} for the other page */
    async answer(fields) {
      await pc.setRemoteDescription({ type: "offer", sdp: writeSdp(fields, "active") });
      await pc.setLocalDescription();
      const mine = await own.gathered();
      nudging.meet(fields);
      nudging.start();
      return { tag: fields.tag, ...mine };
    },

    /** @param {Fields} fields of a reply to what was offered */
    async accept(fields) {
      await pc.setRemoteDescription({ type: "answer", sdp: writeSdp(fields, "passive") });
      nudging.meet(fields);
      if (!opening.isOpen()) nudging.start();
    },

    /** @param {string} text */
    send(text) {
      if (channel.readyState === "open") channel.send(text);
    },

    buffered: () => channel.bufferedAmount,

    close() {
      if (closed) return;
      closed = true;
      nudging.close();
      channel.onmessage = channel.onopen = channel.onclose = pc.onconnectionstatechange = null;
      pc.close();
      opening.fail(new NetError("net-closed"));
    },
  };
  sense({ pc, channel, wire, opening, nudging });
  return wire;
}

/**
 * From now on the wire is told what becomes of its connection.
 * @param {{pc: RTCPeerConnection, channel: RTCDataChannel, opening: ReturnType<typeof createOpening>,
 *   nudging: ReturnType<typeof createNudging>,
 *   wire: {onText: (text: string) => void, onState: (state: WireState) => void}}} parts
 */
function sense({ pc, channel, wire, opening, nudging }) {
  channel.onmessage = ({ data }) => typeof data === "string" && wire.onText(data);
  channel.onopen = () => {
    nudging.stop();
    opening.open();
    wire.onState("open");
  };
  channel.onclose = () => wire.onState("gone");
  // Before the channel has been open, a failure means only that nobody has accepted yet.
  pc.onconnectionstatechange = () => {
    if (!opening.isOpen()) return;
    if (pc.connectionState === "connected") {
      nudging.stop();
      wire.onState("open");
    } else if (pc.connectionState !== "connecting") {
      nudging.start();
      wire.onState("weak");
    }
  };
}

/** Whether the channel has been open. */
function createOpening() {
  let open = false;
  /** @type {(value?: undefined) => void} */
  let resolve;
  /** @type {(error: NetError) => void} */
  let reject;
  const done = new Promise((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  done.catch(() => {}); // whoever closes a wire himself needn't wait for it to open

  return {
    done,
    isOpen: () => open,
    open() {
      open = true;
      resolve();
    },
    fail: (/** @type {NetError} */ error) => reject(error),
  };
}

/**
 * The own description of a connection, and what it tells of this browser and its servers.
 * @param {RTCPeerConnection} pc
 * @param {{servers: RTCIceServer[], clock: Clock, isClosed: () => boolean}} needs
 */
function createDescription(pc, { servers, clock, isClosed }) {
  let persists = true;
  /** What servers answered instead of an address. @type {number[]} */
  const errors = [];
  /** @type {ReturnType<typeof lackOf>} */
  let lack = null;
  pc.onicecandidateerror = ({ errorCode }) => errors.push(errorCode);

  return {
    persists: () => persists,
    lack: () => lack,

    /** Its fields, as soon as they are complete or long enough waited for. */
    async gathered() {
      await gathering(pc, clock);
      if (isClosed()) throw new NetError("net-closed");
      // Kept, for Firefox doesn't tell it of a connection that is closed.
      persists = !pc.localDescription?.sdp.includes(FIREFOX);
      const read = readSdp(pc.localDescription?.sdp ?? "");
      if (!read || read.candidates.length === 0) throw new NetError("net-no-candidates");
      lack = lackOf(servers, read.candidates, { complete: pc.iceGatheringState === "complete", errors });
      return read;
    },
  };
}

/** @param {RTCPeerConnection} pc @param {Clock} clock @returns {Promise<unknown>} */
const gathering = (pc, clock) => new Promise((resolve) => {
  const stop = clock.after(GATHER_MS, () => resolve(undefined));
  const look = () => {
    if (pc.iceGatheringState !== "complete") return;
    stop();
    resolve(undefined);
  };
  pc.onicegatheringstatechange = look;
  look();
});

/** @param {new (configuration: RTCConfiguration) => RTCPeerConnection} Peer @param {RTCIceServer[]} servers */
function connection(Peer, servers) {
  try {
    return new Peer({ iceServers: servers });
  } catch (cause) {
    throw new NetError("net-bad-server", { cause });
  }
}
