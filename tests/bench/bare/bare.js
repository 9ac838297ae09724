// The reference: the runtime as it comes, started in a worker as the game does it, and no more.
const worker = new Worker(new URL("bare-worker.js", import.meta.url), { type: "module" });
worker.onmessage = () => performance.mark("bare:ready");
