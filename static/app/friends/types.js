/**
 * The shapes of a table that friends share, as the screens see them. Types only.
 *
 * @typedef {import("../rules/house-rules.js").Complaint} Complaint
 * @typedef {import("../basics/types.js").Said} Said
 *
 * @typedef {"waiting" | "replied" | "connected" | "away" | "left"} Presence
 * @typedef {"you" | "host" | "friend" | "bot" | "open"} SeatKind
 * @typedef {{kind: SeatKind, name: string, colour: string, bot: string | null, state: Presence | null,
 *   link: string | null, code: string | null}} PartySeat
 *   `name`: empty as long as nobody has come; `bot`: of a friend's or an open seat, the bot that plays
 *   it for now; `link`: the invitation to it, which can be used once.
 * @typedef {{id: string, name: string, state: Presence}} Spectator
 * @typedef {{id: number, from: string, seat: number | null, name: string, text?: string,
 *   sign?: string, to?: number | null}} Talk
 *   A message or a reaction; `from` is "me" for one's own. `to`: of a remark of the game master, the seat
 *   that alone hears it; null: all do.
 * @typedef {{stun: boolean, servers: IceServer[], relays: boolean, relayList: string[]}} OnlineWish
 * @typedef {{urls: string, username?: string, credential?: string}} IceServer
 * @typedef {OnlineWish & {stunServer: string}} Online
 *   How friends elsewhere are reached; `stunServer`: the one that is asked when `stun` is on.
 * @typedef {"joining" | "replied" | "up" | "silent" | "lost" | "ended"} Connection
 *
 * @typedef {{role: "host" | "guest", phase: "gathering" | "starting" | "playing" | "over",
 *   table: string, hostName: string, led: boolean, paused: boolean, held: boolean,
 *   timers: import("../../net/room/room.js").Timer[], origin: "pages" | "alone" | "seed" | "text" | "unknown" | null,
 *   rules: Record<string, any>, players: [number, number] | null,
 *   mine: number | null, seats: PartySeat[], spectators: Spectator[], talk: Talk[], muted: string[],
 *   connection: Connection, reply: {code: string, link: string} | null,
 *   watch: {link: string} | null, room: {link: string} | null, seeking: boolean, online: Online,
 *   commitment: string | null, joint: boolean, verdict: import("./verifying.js").Verdict | null,
 *   verifying: import("./verifying.js").Verifying, trouble: Said | null,
 *   agreement: import("../../net/talk/agreement.js").AgreementTold | null,
 *   next: import("../../net/talk/succession.js").SuccessionTold | null, drawer: string | null}} Party
 *   `led`: the host leads as a person and sees the plan; `paused`: he has stopped the game for now; `held`: answers waited for his word before, as the host's page alone knows; `timers`: the clocks
 *   and breaks that run; `origin`: where the plan comes from, null before anything is known: "alone", from the host's program
 *   alone, as no guest was there to draw it; "unknown", when the host's page has lost it. `players`: the
 *   fewest and the most by its rules, null while it is being asked; `watch`: the link for
 *   spectators; `room`: the one link for everybody, while public relays bring friends together; `seeking`: these
 *   are being asked; `agreement`: how the rules are, or were, agreed on, null as long as nobody has told;
 *   `next`: after a game, who draws the next plan; `drawer`: who at the table has drawn the plan of this game.
 * @typedef {{state: "asking" | "taken" | "refused" | "nobody", code: string,
 *   complaint: Complaint | null}} Handed
 *   A reply link that was opened in this page, and what became of it.
 *
 * @typedef {{table: string, host: string}} KeptSeat
 *   At somebody else's table, to which this browser can come back.
 *
 * @typedef {Promise<Complaint | null>} Done what went wrong, null when nothing did
 * @typedef {{
 *   open: (setup: import("../basics/types.js").Setup, wanted?: () => boolean) => Done,
 *   setSetup: (setup: import("../basics/types.js").Setup) => void,
 *   setSeat: (at: number, seat: {kind: SeatKind, bot?: string, name?: string}) => void,
 *   addSeat: () => void,
 *   removeSeat: (at: number) => void,
 *   link: (at: number) => Done,
 *   watchLink: () => Done,
 *   acceptReply: (text: string) => Done,
 *   start: (seed?: string) => Done,
 *   kick: (who: number | string) => void,
 *   gather: () => void,
 *   handOver: (seat: number, bot: string | null) => Done,
 *   exportTable: (password: string) => Promise<{blob: Blob, name: string} | Complaint>,
 *   importTable: (file: File, password: string) => Done,
 *   end: () => void,
 *   join: (link: string) => Done,
 *   setName: (name: string) => void,
 *   reply: () => Done,
 *   rejoin: (link: string) => Done,
 *   leave: () => void,
 *   back: () => void,
 *   giveUp: () => Promise<void>,
 *   agree: (wish: import("../../net/host/agreeing.js").Wish) => Done,
 *   succeed: (answer: import("../../net/host/succeeding.js").Answer) => Done,
 *   handPlan: (text: string) => Done,
 *   say: (text: string) => Complaint | null,
 *   react: (sign: string) => Complaint | null,
 *   pause: (on: boolean, held: boolean) => void,
 *   setTimers: (timers: import("../../net/room/room.js").Timer[]) => void,
 *   remark: (text: string, to: number | null) => Complaint | null,
 *   mute: (from: string, on: boolean) => void,
 *   setOnline: (wish: Partial<OnlineWish>) => Done,
 *   checkServer: (server: IceServer) => Done,
 *   dismissHanded: () => void,
 *   verify: () => Promise<void>,
 * }} Friends
 */
export {};
