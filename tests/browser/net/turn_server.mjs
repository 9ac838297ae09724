/** A TURN server on loopback for one user. It prints its address and serves until its input ends. */

import { createSocket } from "node:dgram";
import { argv, exit, stdin, stdout } from "node:process";

import Turn from "../../../static/node_modules/node-turn/lib/server.js";

const [, , username, credential] = argv;
const HERE = "127.0.0.1";

/** A port that nobody has. */
const port = await new Promise((resolve) => {
  const socket = createSocket("udp4").bind(0, HERE, () => {
    const found = socket.address().port;
    socket.close(() => resolve(found));
  });
});
const server = new Turn({
  listeningIps: [HERE], relayIps: [HERE], listeningPort: port, authMech: "long-term", credentials: { [username]: credential }, realm: "test",
});
server.start();
// What was allocated would keep it alive for minutes.
stdin.on("end", () => exit()).resume();
stdout.write(`turn:${HERE}:${port}\n`);
