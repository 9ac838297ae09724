/** A Parchís position as a picture: the whole board or a part of it. Nothing can be done to it. */

/** @import { Cross } from "../../draw/parchis/cross.js" */
/** @import { ParchisView, Place } from "../../draw/parchis/types.js" */
/** @import { Look } from "../../draw/basics/palette.js" */

import { writer } from "../../draw/basics/lettering.js";
import { lookOf } from "../../draw/basics/palette.js";
import { T } from "../../draw/parchis/cross.js";
import { BOUNDS, parchisScene } from "../../draw/parchis/scene.js";

/** Whose pieces they are, from the corner at the bottom on. */
const PICTURE_SEATS = ["blue", "red", "green", "orange"].map((colour) => ({ name: "", colour }));
const CORNERS = [0, 1, 2, 3];
const MIDDLE = BOUNDS.x + BOUNDS.w / 2;

/**
 * @typedef {{pieces: Place[][], shelters: number[], part?: [left: number, top: number, right: number, bottom: number],
 *   over?: (ctx: CanvasRenderingContext2D, cross: Cross, look: Look) => void}} Picture
 *   `part`: in squares of the paper from the middle; `over`: draws what comes on top.
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Picture} picture
 * @param {string} theme
 * @param {number} width in pixels of the page
 */
export function paintParchis(canvas, { pieces, shelters, part, over }, theme, width) {
  const box = part
    ? { x: MIDDLE + part[0] * T, y: MIDDLE + part[1] * T, w: (part[2] - part[0]) * T, h: (part[3] - part[1]) * T }
    : BOUNDS;
  const sharp = globalThis.devicePixelRatio || 1;
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round((width * sharp * box.h) / box.w);
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  const look = lookOf(theme);
  const scale = width / box.w;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--hand").trim() || "cursive";
  const brush = { ctx, family, scale, write: writer(ctx, family, scale), words: String };
  const scene = parchisScene(
    { view: viewOf(pieces, shelters), offers: [], seats: PICTURE_SEATS, eyes: null, chosen: null, pointed: null },
    look,
  );
  ctx.scale(scale * sharp, scale * sharp);
  ctx.translate(-box.x, -box.y);
  scene.layer.paint(brush);
  scene.paint(brush, null, null);
  over?.(ctx, scene.cross, look);
}

/** A board between two turns. @param {Place[][]} pieces @param {number[]} shelters @returns {ParchisView} */
const viewOf = (pieces, shelters) => ({
  phase: "roll", players: CORNERS.length, corners: CORNERS, partners: null, shelters, pieces,
  draws: [], player: null, mover: null, dice: null, left: [], bonus: [], doubles: 0,
});
