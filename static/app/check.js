/*
 * Runs before anything else and in every browser, however old: shows a plain page when this browser
 * can't run the game, or when not all of the page has come. Written in the oldest JavaScript on purpose.
 */
(function () {
  var able =
    typeof WebAssembly === "object" &&
    typeof Worker === "function" &&
    typeof Promise === "function" &&
    "noModule" in document.createElement("script") &&
    typeof HTMLDialogElement === "function" &&
    typeof Array.prototype.toSpliced === "function";
  if (!able) document.documentElement.className = "unable";
  else window.addEventListener("error", unfinished, true);

  /**
   * Shows the other plain page if a part of this one was lost on the way.
   * @param {any} event
   */
  function unfinished(event) {
    if (event.target !== window && event.target.tagName !== "SCRIPT") return;
    document.documentElement.className = "unfinished";
  }
})();
