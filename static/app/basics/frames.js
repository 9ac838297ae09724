/**
 * Draws with the next frame, however often it is asked for before: what is said must not wait until
 * all is drawn. A page that nobody sees has no frames, and draws as soon as it has nothing to do.
 */

/**
 * @param {() => void} draw
 * @param {{hidden(): boolean, frame(work: () => void): void, task(work: () => void): void,
 *   onHidden(work: () => void): void}} [page] tests pass their own
 */
export function createFrames(draw, page = browserPage()) {
  let due = false;

  function run() {
    if (!due) return;
    due = false;
    draw();
  }

  // A frame that was asked for in sight doesn't come out of sight.
  page.onHidden(() => page.task(run));

  return {
    /** Asks for the next frame. */
    ask() {
      if (due) return;
      due = true;
      if (page.hidden()) page.task(run);
      else page.frame(run);
    },
    /** Draws now; a frame that was asked for is not needed any more. */
    now() {
      due = true;
      run();
    },
  };
}

function browserPage() {
  return {
    hidden: () => document.hidden,
    /** @param {() => void} work */
    frame: (work) => void requestAnimationFrame(work),
    /** @param {() => void} work */
    task: (work) => void setTimeout(work),
    /** @param {() => void} work */
    onHidden: (work) => document.addEventListener("visibilitychange", () => document.hidden && work()),
  };
}
