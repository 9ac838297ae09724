/*
 * Runs before anything else and in every browser, however old: shows the plain page when this one
 * can't run the game. Written in the oldest JavaScript on purpose.
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
})();
