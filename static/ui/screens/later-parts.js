/** What the lobby does without when it is shown first, in one file; see `later.js`. */

export { createSounds } from "../../app/sounds/sounds.js";
export { createHouseDialog } from "../rules/house-rules.js";
export { createInvitation } from "../lobby/invitation.js";
export { createLobbyArt } from "../lobby/art.js";
export { createMyGames } from "../finished/my-games.js";
export { createRulesDialog } from "../rules/dialog.js";
export { createTable } from "./table.js";
