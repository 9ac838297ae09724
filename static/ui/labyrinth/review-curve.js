/** The curve of a review: what could be known from move to move, and what was on the paper. */

/** @import { Look } from "../../draw/basics/palette.js" */

/** Room for the mark of the present move. */
const EDGE = 4;

/**
 * @param {HTMLCanvasElement} canvas as large as the page's style has it
 * @param {{course: {at: number, known: number, shown: number}[], steps: number, here: number}} shown `here`: the move that the slider shows
 * @param {Look} look
 */
export function drawCurve(canvas, { course, steps, here }, look) {
  const { clientWidth: w, clientHeight: height } = canvas;
  const ctx = canvas.getContext("2d");
  if (!ctx || !w || !height) return;
  const fine = devicePixelRatio || 1;
  [canvas.width, canvas.height] = [w * fine, height * fine];
  ctx.scale(fine, fine);
  const x = (/** @type {number} */ at) => EDGE + ((w - 2 * EDGE) * at) / Math.max(1, steps);
  const y = (/** @type {number} */ share) => height - EDGE - (height - 2 * EDGE) * share;
  /** Stairs: what is known stays as it is until the next answer. @param {"known" | "shown"} what */
  const stairs = (what) => {
    ctx.beginPath();
    ctx.moveTo(x(0), y(0));
    let last = 0;
    for (const point of course) {
      ctx.lineTo(x(point.at), y(last));
      last = point[what];
      ctx.lineTo(x(point.at), y(last));
    }
    ctx.lineTo(x(course.at(-1)?.at ?? 0), y(last));
  };
  ctx.strokeStyle = look.squares;
  ctx.lineWidth = 1;
  for (const share of [0, 0.5, 1]) {
    ctx.beginPath();
    ctx.moveTo(x(0), y(share));
    ctx.lineTo(x(steps), y(share));
    ctx.stroke();
  }
  stairs("shown");
  ctx.lineTo(x(course.at(-1)?.at ?? 0), y(0));
  ctx.closePath();
  ctx.fillStyle = look.washes.water;
  ctx.globalAlpha = look.wash;
  ctx.fill();
  ctx.globalAlpha = 1;
  stairs("known");
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 2;
  ctx.lineJoin = "round";
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x(here), 0);
  ctx.lineTo(x(here), height);
  ctx.strokeStyle = look.red;
  ctx.setLineDash([3, 3]);
  ctx.stroke();
}
