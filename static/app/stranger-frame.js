/*
 * The only script of the frame in which a stranger's bots live. It makes their worker, hands on what
 * the page sends them, and of what they say the first thing alone: whether they can play. A worker that
 * goes on talking would keep the page from its work, and is ended.
 *
 * The frame is sandboxed, so its origin is nobody's: no storage, no channel and no cookie of the page
 * is within reach. Its policy, which the worker has from it, forbids every way out. The script stands
 * in the frame itself, for a service worker serves no frame like this one, and is allowed by its digest.
 */
(function () {
  /** @type {Worker | undefined} */
  let worker;
  addEventListener("message", ({ source, data: { script, letter, transfer } }) => {
    if (source !== parent) return;
    worker ??= begin(script);
    worker.postMessage(letter, transfer);
  });

  /** A classic worker: Chromium starts no other one for nobody's origin. @param {string} script */
  function begin(script) {
    const made = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })), { name: "stranger" });
    let told = false;
    made.addEventListener("message", ({ data }) => {
      if (told) return made.terminate();
      told = true;
      parent.postMessage(data, "*");
    });
    return made;
  }
})();
