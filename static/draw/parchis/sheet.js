/** The empty board: the cross on squared paper, coloured by hand where somebody plays. */

/** @import { Brush } from "../notebook/scene.js" */
/** @import { Look } from "../basics/palette.js" */
/** @import { Hand, Style } from "../basics/pen.js" */
/** @import { Cross } from "./cross.js" */
/** @import { Dot, ParchisView, Seat } from "./types.js" */

import { shapeOf } from "../basics/marks.js";
import { seedOf } from "../basics/geometry.js";
import { pawnColour } from "../basics/palette.js";
import { Pen, Sketch } from "../basics/pen.js";
import { CELLS, CORNERS, LANE, NEST_RING, T, isCut, startOf } from "./cross.js";
import { stampShape } from "./pieces.js";

/** How far a base's frame lies within its corner, in squares. */
const FRAME = 0.42;
/** Slots that a base has; a piece's place is its number. */
const SLOTS = ["base", "base", "base", "base"];
const CALM = { wobble: 0.55 };

/**
 * @typedef {{colour: string, shape: string}} Mark
 * @typedef {Mark & {seat: number, corner: number, name: string, partner: Mark | null}} Home a player's corner
 */

/** The players' corners. @param {ParchisView} view @param {readonly Seat[]} seats @param {Look} look @returns {Home[]} */
export function homesOf({ corners, partners }, seats, look) {
  const mark = (/** @type {number} */ seat) => {
    const colour = seats[seat]?.colour ?? "";
    return { colour: pawnColour(look, colour), shape: shapeOf(colour) };
  };
  return corners.map((corner, seat) => ({
    ...mark(seat), seat, corner, name: seats[seat]?.name ?? "", partner: partners && mark(partners[seat]),
  }));
}

/** A pen in world units. @param {Sketch} sketch @param {string} what */
export const penFor = (sketch, what) => new Pen(sketch, 0, 0, 1, seedOf(what));

/**
 * @param {ParchisView} view
 * @param {Home[]} homes
 * @param {Cross} cross
 * @param {Look} look
 */
export function sketchBoard(view, homes, cross, look) {
  const [washes, lines] = [new Sketch(), new Sketch()];
  for (const home of homes) colourIn(washes, home, cross, look);
  for (let corner = 0; corner < CORNERS; corner++) {
    drawArm(lines, corner, cross, look);
    drawBase(lines, corner, homes.find((home) => home.corner === corner) ?? null, cross, look);
  }
  for (const cell of view.shelters) drawShelter(lines, cell, cross, look);
  for (const home of homes) drawWayOut(lines, home, cross);
  return { washes, lines };
}

/** @typedef {ReturnType<typeof sketchBoard>} BoardSketch */

/** A player's own cells, coloured with strokes of a pencil. @param {Sketch} sketch @param {Home} home
 * @param {Cross} cross @param {Look} look */
function colourIn(sketch, { corner, colour }, cross, look) {
  const dark = look.name === "blackboard";
  const lane = Array.from({ length: LANE }, (_, i) => `L${i + 1}`);
  const angle = [38, -52][(corner - cross.bottom + CORNERS) % 2];
  for (const place of [...lane, String(startOf(corner)), "home"]) {
    const dots = cross.outline(place, corner);
    const pen = penFor(sketch, `wash ${place} ${corner}`);
    fillIn(sketch, { colour, width: 0, fill: true, alpha: dark ? 0.16 : 0.2 }, dots);
    pen.shade({ colour, width: 1.3, alpha: dark ? 0.34 : 0.36 }, shrunk(dots, 0.07), 5.2, angle);
  }
  const frame = shrunk(cross.outline("base", corner), FRAME);
  fillIn(sketch, { colour, width: 0, fill: true, alpha: 0.1 }, frame);
  penFor(sketch, `wash base ${corner}`).shade({ colour, width: 1.3, alpha: dark ? 0.2 : 0.22 }, shrunk(frame, 0.1), 8, angle);
}

/** @param {Sketch} sketch @param {Style} style @param {Dot[]} dots */
function fillIn(sketch, style, dots) {
  const path = sketch.layer(style);
  dots.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
}

/** A polygon drawn in towards its middle. @param {Dot[]} dots @param {number} by in squares @returns {Dot[]} */
export function shrunk(dots, by) {
  const x = dots.reduce((sum, dot) => sum + dot[0], 0) / dots.length;
  const y = dots.reduce((sum, dot) => sum + dot[1], 0) / dots.length;
  return dots.map((dot) => [dot[0] + Math.sign(x - dot[0]) * by * T, dot[1] + Math.sign(y - dot[1]) * by * T]);
}

/** One arm's lines, each drawn in one go. @param {Sketch} sketch @param {number} arm @param {Cross} cross
 * @param {Look} look */
function drawArm(sketch, arm, cross, look) {
  const [edge, thin] = [{ colour: look.ink, width: 1.9 }, { colour: look.ink, width: 1.1, alpha: 0.62 }];
  /** @param {Style} style @param {Dot} from @param {Dot} to @param {Hand} [hand] */
  const line = (style, from, to, hand = CALM) => {
    const [[ax, ay], [bx, by]] = cross.turned(arm, [from, to]);
    penFor(sketch, `arm ${arm} ${from} ${to}`).line(style, ax, ay, bx, by, hand);
  };
  for (const x of [-3, 3]) line(edge, [x, 3], [x, 10], { ...CALM, twice: true });
  line(edge, [-3, 10], [3, 10], { ...CALM, twice: true });
  for (const x of [-1, 1]) line({ ...edge, width: 1.5 }, [x, 2], [x, 10]);
  for (let y = 3; y < 10; y++) line(thin, [-3, y], [3, y]);
  line(edge, [-2, 2], [2, 2]);
  line({ ...edge, width: 1.4 }, [2, 2], [3, 3]);
  line({ ...edge, width: 1.4 }, [0, 0], [2, 2]);
}

/** @param {Sketch} sketch @param {number} corner @param {Home | null} home @param {Cross} cross @param {Look} look */
function drawBase(sketch, corner, home, cross, look) {
  const frame = shrunk(cross.outline("base", corner), FRAME);
  const pen = penFor(sketch, `base ${corner}`);
  if (!home) {
    pen.polygon({ colour: look.faint, width: 1.2, dash: [5, 7] }, frame, CALM);
    return;
  }
  pen.polygon({ colour: look.ink, width: 1.6 }, frame, { wobble: 0.7, twice: true });
  const { x, y } = cross.nest(corner);
  const size = NEST_RING * 2;
  pen.ellipse({ colour: look.sheet, width: 0, fill: true }, x, y, size, size, { wobble: 0.3 });
  pen.ellipse({ colour: home.colour, width: 2 }, x, y, size, size, { wobble: 0.6, twice: true });
}

/** @param {Sketch} sketch @param {number} cell @param {Cross} cross @param {Look} look */
function drawShelter(sketch, cell, cross, look) {
  const { x, y } = cross.centre(String(cell), 0);
  const along = cross.outward(String(cell), 0);
  const [long, short] = [1.04 * T, 0.86 * T];
  const [w, h] = Math.abs(along.x) > 0.5 ? [long, short] : [short, long];
  penFor(sketch, `shelter ${cell}`).ellipse({ colour: look.ink, width: 1.3, alpha: 0.8 }, x, y, w, h, { wobble: 0.5, twice: true });
}

/** An arrow from the base onto the starting cell. @param {Sketch} sketch @param {Home} home @param {Cross} cross */
function drawWayOut(sketch, { corner, colour }, cross) {
  const [[ax, ay], [bx, by]] = cross.turned(corner, [[3.68, 5.5], [3.1, 5.5]]);
  const pen = penFor(sketch, `out ${corner}`);
  const style = { colour, width: 2.8 };
  pen.line(style, ax, ay, bx, by, CALM);
  pen.arrowHead(style, bx, by, Math.atan2(by - ay, bx - ax), 0.3 * T);
}

/**
 * @param {BoardSketch} sketch
 * @param {Brush} brush
 * @param {Home[]} homes
 * @param {Cross} cross
 * @param {Look} look
 */
export function paintBoard({ washes, lines }, brush, homes, cross, look) {
  const { ctx } = brush;
  washes.paint(ctx);
  lines.paint(ctx);
  for (const { corner, colour, shape, partner } of homes) {
    for (let lane = 1; lane <= LANE; lane++) stampShape(ctx, shape, cross.centre(`L${lane}`, corner), 0.27 * T, colour, 0.4);
    stampShape(ctx, shape, cross.centre(String(startOf(corner)), corner), 0.27 * T, colour, 0.5);
    if (partner) stampPartner(brush, corner, partner, cross, look);
    for (const slot of cross.stands(SLOTS, corner)) stampShape(ctx, shape, slot, slot.r * 0.8, colour, 0.16);
  }
  for (let cell = 1; cell <= CELLS; cell++) writeNumber(brush, String(cell), cross, look);
}

/** Beside the nest: who plays with him. @param {Brush} brush @param {number} corner @param {Mark} partner
 * @param {Cross} cross @param {Look} look */
function stampPartner({ ctx, write }, corner, { shape, colour }, cross, look) {
  const base = cross.base(corner);
  const [x, y] = [base.x + 6 * T, base.y + 2.02 * T];
  write("+", x - 0.5 * T, y, { size: 0.7 * T, most: 0.7 * T, colour: look.ink, weight: 700 });
  stampShape(ctx, shape, { x, y }, 0.3 * T, colour, 0.75);
}

/** The box of a player's name. @param {Cross} cross @param {number} corner */
export function nameBox(cross, corner) {
  const { x, y, w } = cross.base(corner);
  return { x: x + w / 2, y: y + 0.98 * T, w: w - 1.6 * T, h: 0.8 * T };
}

/** @param {Brush} brush @param {Home} home @param {Cross} cross @param {Look} look */
export function writeName({ write }, { corner, name }, cross, look) {
  const { x, y, w } = nameBox(cross, corner);
  write(name, x, y, { size: 0.88 * T, most: T, colour: look.ink, room: w, weight: 700 });
}

/** At the outer end of a cell, or where the cut corner leaves room.
 * @param {Brush} brush @param {string} place @param {Cross} cross @param {Look} look */
function writeNumber({ write }, place, cross, look) {
  const { x, y } = cross.centre(place, 0);
  const out = cross.outward(place, 0);
  const off = (isCut(place) ? -0.55 : 0.71) * T;
  write(place, x + out.x * off, y + out.y * off, { size: 0.46 * T, most: 0.56 * T, colour: look.pencil });
}
