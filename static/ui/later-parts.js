/** What the lobby does without when it is shown first, in one file; see `later.js`. */

export { createHouseDialog } from "./house-rules.js";
export { createInvitation } from "./invitation.js";
export { createLobbyArt } from "./lobby-art.js";
export { createRulesDialog } from "./rules-dialog.js";
export { createTable } from "./table.js";
