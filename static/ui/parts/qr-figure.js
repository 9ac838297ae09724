/** A QR code as a drawing: dark on light in every theme, for readers of such codes take no other, and sharp at any size. */

import { modules, QUIET } from "../../net/codes/qr.js";
import { shape } from "./dom.js";

const DARK = "#000";
const LIGHT = "#fff";

/**
 * @param {string} text what is read from it @param {string} label what a screen reader calls it
 * @returns {Promise<SVGElement>}
 */
export async function qrFigure(text, label) {
  const { size, dark } = await modules(text);
  const whole = size + 2 * QUIET;
  return shape(
    "svg",
    { class: "qr", viewBox: `${-QUIET} ${-QUIET} ${whole} ${whole}`, "shape-rendering": "crispEdges", role: "img", "aria-label": label, "data-testid": "qr" },
    shape("rect", { x: -QUIET, y: -QUIET, width: whole, height: whole, fill: LIGHT }),
    shape("path", { d: rows(size, dark), fill: DARK }),
  );
}

/** All dark modules as one path, a stroke for each run in a row. @param {number} size @param {(x: number, y: number) => boolean} dark */
function rows(size, dark) {
  let path = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!dark(x, y)) continue;
      const from = x;
      while (x < size && dark(x, y)) x++;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
}
