/**
 * What the parts of the page are given: the state, the words in the chosen language, and whom to
 * ask. `words` has those of the lobby from the beginning, all others after `allWords`. `called`: with names that nobody
 * has chosen in that language. `drawOn`: goes to the desk with the plan of a game that is over;
 * `seekPuzzle`: looks for a puzzle in it. `pencil` comes with the table, `friends` behind the lobby's back or when they
 * are brought. Types only.
 *
 * @typedef {{
 *   store: import("./store.js").Store,
 *   session: import("../table/session.js").Session,
 *   console: import("../console/console.js").GamemastersConsole,
 *   review: import("../table/review.js").Review,
 *   friends: import("../friends/types.js").Friends,
 *   bringFriends: () => Promise<import("../friends/types.js").Friends>,
 *   questions: import("../knowing/questions.js").Questions,
 *   pencil: import("../pencil/pencil.js").PencilKeeper,
 *   advice: import("../knowing/advice.js").Adviser,
 *   reviews: import("../knowing/reviews.js").Reviews,
 *   desk: import("../desk/desk.js").DeskKeeper,
 *   lessons: import("../lessons/lessons.js").Lessons,
 *   puzzles: import("../puzzles/puzzles.js").Puzzles,
 *   seekPuzzle: (record: string, seat: number) => void,
 *   drawOn: (from: {rules: Record<string, any>, text: string}) => void,
 *   offline: import("./offline.js").OfflineKeeper,
 *   preferences: import("./preferences.js").PreferenceBook,
 *   words: () => import("../language/words.js").Words,
 *   called: (seen: import("../basics/types.js").Observation) => import("../basics/types.js").Observation,
 *   allWords: () => Promise<void>,
 *   theme: () => "paper" | "blackboard",
 *   setLanguage: (language: string) => Promise<void>,
 *   setTheme: (theme: string) => void,
 *   setHelp: (help: string) => void,
 *   setSounds: (on: boolean) => void,
 *   leave: () => void,
 *   retry: () => void,
 *   installBot: (wheel: {name: string, bytes?: ArrayBuffer, url?: string}) => Promise<void>,
 * }} App
 */
export {};
