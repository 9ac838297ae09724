/** Words on the page, in the hand's writing. */

/** @typedef {{size: number, colour: string, align?: CanvasTextAlign, halo?: string, room?: number,
 *   alpha?: number, weight?: number, most?: number}} Lettering
 *   `size` and `room` in world units; `room`: the text is narrowed to fit; `most`: the
 *   largest size for which there is room; where even that can't be read, nothing is written. */

/** The writing never gets smaller than this many pixels of the page. */
const LEAST = 10.5;
/** Nor is it written at all where it would be smaller than this. */
const UNREADABLE = 6.5;

/**
 * Writes words, one canvas and one zoom at a time.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} family
 * @param {number} scale pixels of the page a world unit takes
 */
export function writer(ctx, family, scale) {
  /** @param {string} text @param {number} x @param {number} y @param {Lettering} how */
  return function write(text, x, y, how) {
    const size = Math.min(Math.max(how.size, LEAST / scale), how.most ?? Infinity);
    if (size * scale < UNREADABLE) return;
    ctx.font = `${how.weight ?? 600} ${size}px ${family}`;
    ctx.textAlign = how.align ?? "center";
    ctx.textBaseline = "middle";
    ctx.globalAlpha = how.alpha ?? 1;
    if (how.halo) {
      ctx.strokeStyle = how.halo;
      ctx.lineWidth = size * 0.28;
      ctx.lineJoin = "round";
      ctx.strokeText(text, x, y, how.room);
    }
    ctx.fillStyle = how.colour;
    ctx.fillText(text, x, y, how.room);
    ctx.globalAlpha = 1;
  };
}

/** @typedef {ReturnType<typeof writer>} Write */
