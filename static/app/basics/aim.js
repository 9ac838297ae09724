/** What an arrow key means as long as nothing else is aimed at: a step. */
export const STEP = "go";
