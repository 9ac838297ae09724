/**
 * The frame of one connection to a relay (relay-sockets.js makes it). Its document may connect to relays,
 * which the page may not; before it does, it allows itself this one relay and nothing else for good.
 */

addEventListener(
  "message",
  ({ data: { url }, ports: [port] }) => {
    const { protocol, host } = new URL(url);
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = `connect-src ${protocol}//${host}`;
    document.head.append(policy);
    try {
      connect(url, port);
    } catch {
      port.postMessage({ closed: true }); // insecure, from a secure page
    }
  },
  { once: true },
);

/** @param {string} url @param {MessagePort} port */
function connect(url, port) {
  const socket = new WebSocket(url);
  socket.onopen = () => port.postMessage({ open: true });
  socket.onmessage = ({ data }) => port.postMessage({ text: String(data) });
  socket.onclose = () => port.postMessage({ closed: true });
  port.onmessage = ({ data }) => socket.send(data);
}
