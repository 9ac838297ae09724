/**
 * The players' marks: a colour and a shape each, so that no player is told by colour alone.
 * Paths are drawn in a 24 by 24 box, for SVG and for `Path2D` alike.
 */

/**
 * Shape and the two themes' colours of every player colour; each has at least 4.5 : 1 contrast
 * with its theme's background.
 * @type {Record<string, {shape: string, paper: string, blackboard: string}>}
 */
export const MARKS = {
  blue: { shape: "square", paper: "#1f5fb0", blackboard: "#8ec5ff" },
  red: { shape: "circle", paper: "#b3261e", blackboard: "#ff9d94" },
  green: { shape: "triangle", paper: "#2a6e35", blackboard: "#9be3a1" },
  orange: { shape: "diamond", paper: "#8f5200", blackboard: "#ffcf70" },
  purple: { shape: "star", paper: "#7a3aa8", blackboard: "#dcb3ff" },
  teal: { shape: "hexagon", paper: "#006b70", blackboard: "#7fe3e0" },
};

export const COLOURS = Object.keys(MARKS);

/** @type {Record<string, string>} */
export const PATHS = {
  square: "M4 4H20V20H4Z",
  circle: "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
  triangle: "M12 2.5L22 20.5H2Z",
  diamond: "M12 1.5L21.5 12L12 22.5L2.5 12Z",
  star: "M12 1.5L15 8.9L22.9 9.4L16.8 14.5L18.8 22.2L12 18L5.2 22.2L7.2 14.5L1.1 9.4L9 8.9Z",
  hexagon: "M7 3.2H17L22.2 12L17 20.8H7L1.8 12Z",
};

/**
 * @param {string} colour
 * @returns {string} the shape that belongs to the colour
 */
export function shapeOf(colour) {
  return (MARKS[colour] ?? MARKS.blue).shape;
}
