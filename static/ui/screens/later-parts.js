/** What the lobby does without when it is shown first, in one file; see `later.js`. */

export { createPencil } from "../../app/pencil/pencil.js";
export { createQuests } from "../../app/puzzles/quests.js";
export { createSounds } from "../../app/sounds/sounds.js";
export { createDeskScreen } from "../desk/desk.js";
export { createHouseDialog } from "../rules/house-rules.js";
export { createSuggestion } from "../friends/suggestion.js";
export { createLessonsDialog } from "../lessons/dialog.js";
export { createPuzzlesDialog } from "../puzzles/dialog.js";
export { createInvitation } from "../lobby/invitation.js";
export { createLobbyArt } from "../lobby/art.js";
export { createMyGames } from "../finished/my-games.js";
export { createPrintDialog } from "../print/dialog.js";
export { createRulesDialog } from "../rules/dialog.js";
export { createTable } from "./table.js";
