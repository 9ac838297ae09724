/**
 * What the page needs to know of lessons, which the engine reads: see `static/docs/lessons.md`. Types only.
 *
 * @typedef {{id: string, game: string, rules: Record<string, any>, scenes: {others?: string[][]}[]}} Lesson
 */
export {};
