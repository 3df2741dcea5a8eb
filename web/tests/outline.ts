import type { GameEvent, Outline, TempoInfo } from "../src/generated/protocol";

export const TEMPO: TempoInfo = {
  turns: 10,
  goal: 4,
  sides: [
    { seats: [0], points: [[1, 1], [5, 2], [10, 4]] },
    { seats: [1], points: [[4, 1]] },
  ],
  company: [],
};

/** Two turns of two steps, somebody silent in between. */
export const OUTLINE: Outline = {
  table: "t",
  mode: "free",
  decks: [],
  options: {},
  seats: [
    { seat: 0, kind: "person", name: "Anna" },
    { seat: 1, kind: "trader", name: "Ben" },
  ],
  seat: 0,
  begun: 1,
  steps: [
    { seat: 0, turn: 1, active: 0, events: 3, silent: false },
    { seat: 1, turn: 1, active: 0, events: 3, silent: true },
    { seat: 0, turn: 1, active: 0, events: 5, silent: false },
    { seat: 1, turn: 2, active: 1, events: 7, silent: false },
    { seat: 1, turn: 2, active: 1, events: 9, silent: false },
  ],
  turns: [
    { turn: 1, seat: 0, step: 0 },
    { turn: 2, seat: 1, step: 3 },
  ],
  winners: [1],
  resigned: [],
  tempo: TEMPO,
  numbers: [],
};

const told = (event: GameEvent["event"], seat: number, card?: string): GameEvent => ({ event, seat, ...(card ? { card } : {}) });
export const EVENTS: readonly GameEvent[] = [
  told("turn_began", 0), told("played", 0, "acorn"), told("drew", 0, "junk"), told("turn_ended", 0), told("turn_began", 1),
  told("played", 1, "cookies"), told("threw_away", 1, "acorn"), told("drew", 1), told("won", 1),
];
