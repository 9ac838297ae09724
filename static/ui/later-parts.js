/** What the lobby does without when it is shown first, in one file; see `later.js`. */

export { createSounds } from "../app/sounds.js";
export { createHouseDialog } from "./house-rules.js";
export { createInvitation } from "./invitation.js";
export { createLobbyArt } from "./lobby-art.js";
export { createMyGames } from "./my-games.js";
export { createRulesDialog } from "./rules-dialog.js";
export { createTable } from "./table.js";
