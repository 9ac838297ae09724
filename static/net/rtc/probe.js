/** Whether a STUN or TURN server of one's own serves: it is asked for an address, as for a connection. */

/** @import { Clock } from "../basics/clock.js" */

import { browserClock } from "../basics/clock.js";
import { lackOf } from "../basics/diagnosis.js";

/** Browsers ask again for almost ten seconds. */
export const PROBE_MS = 10_000;
const FOUND = / typ (srflx|relay)(?: |$)/;

/**
 * @param {RTCIceServer} server
 * @param {{clock?: Clock, Peer?: new (configuration: RTCConfiguration) => RTCPeerConnection}} [needs]
 * @returns {Promise<string | null>} null: it serves; otherwise a message id
 */
export async function probe(server, { clock = browserClock, Peer = globalThis.RTCPeerConnection } = {}) {
  if (!Peer) return "net-no-webrtc";
  let pc;
  try {
    pc = new Peer({ iceServers: [server] });
  } catch {
    return "net-bad-server";
  }
  const asked = pc;
  /** @type {number[]} */
  const errors = [];
  /** @type {{way: any}[]} */
  const found = [];
  const lack = () => lackOf([server], found, { complete: asked.iceGatheringState === "complete", errors });
  asked.createDataChannel("probe");
  await new Promise((resolve) => {
    const stop = clock.after(PROBE_MS, () => resolve(undefined));
    const look = () => {
      if (lack() !== null && asked.iceGatheringState !== "complete") return;
      stop();
      resolve(undefined);
    };
    asked.onicecandidateerror = ({ errorCode }) => errors.push(errorCode);
    asked.onicecandidate = ({ candidate }) => {
      const way = FOUND.exec(candidate?.candidate ?? "")?.[1];
      if (way) found.push({ way });
      look();
    };
    asked.onicegatheringstatechange = look;
    void asked.setLocalDescription();
  });
  const outcome = lack();
  asked.close();
  return outcome;
}
