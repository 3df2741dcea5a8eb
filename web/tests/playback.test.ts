import type { GameEvent, Happened, State } from "../src/generated/protocol";
import { beforeEach, expect, test } from "vitest";
import type { Clock } from "../src/lib/line";
import { grouped, Playback } from "../src/lib/playback.svelte";
import { stepOf } from "../src/lib/steps";
import { stepsOf } from "../src/lib/trail";

class Hand implements Clock {
  time = 0;
  waiting: { at: number; call: () => void }[] = [];
  now(): number {
    return this.time;
  }
  later(call: () => void, milliseconds: number): () => void {
    const entry = { at: this.time + milliseconds, call };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((other) => other !== entry));
  }
  /** Goes on to what comes next. */
  step(): void {
    const next = this.waiting.shift();
    this.time = Math.max(this.time, next?.at ?? 0);
    next?.call();
  }
  /** Goes on until nothing waits; how long that took. */
  run(): number {
    const begin = this.time;
    while (this.waiting.length) this.step();
    return this.time - begin;
  }
}

function state(event: number, events: readonly Happened[] = []): State {
  return { table: "t", phase: "running", seat: 0, number: null, view: null, stands: event, seats: [], window: null, event, events };
}

const drew: GameEvent = { event: "drew", seat: 1 };
const bought: GameEvent = { event: "bought", seat: 0, card: "acorn", number: 2 };
let clock: Hand;
let moves: boolean;
let playback: Playback;
const moving = (): unknown[] => (playback.groups.at(-1)?.steps ?? []).map(({ event }) => "event" in event && event.event);

beforeEach(() => {
  clock = new Hand();
  moves = true;
  playback = new Playback({ clock, moves: () => moves });
  playback.show(state(5));
});

test("the first state is there at once, also if much happened before", () => {
  const fresh = new Playback({ clock });
  fresh.show(state(300, Array<GameEvent>(300).fill(drew)));
  expect([fresh.state?.event, fresh.playing]).toEqual([300, false]);
});

test("the old view stays until the steps were shown", () => {
  playback.show(state(7, [bought, drew]));
  expect([playback.state?.event, playback.playing]).toEqual([5, true]);
  expect(moving()).toEqual(["bought"]);
  clock.run();
  expect([playback.state?.event, playback.playing, playback.groups]).toEqual([7, false, []]);
});

test("each state is there when its own events were shown", () => {
  playback.show(state(6, [bought]));
  playback.show(state(7, [drew]));
  clock.step();
  expect([playback.state?.event, moving()]).toEqual([6, ["drew"]]);
  clock.step();
  expect([playback.state?.event, moving()]).toEqual([7, []]);
});

test("what has landed stays until the new view is there", () => {
  playback.show(state(7, [bought, drew]));
  clock.step();
  expect(playback.groups.flatMap((group) => group.steps.map((step) => step.event))).toEqual([bought, drew]);
});

test("it is never far behind the game, however much happens", () => {
  for (const [pace, longest] of [["calm", 4500], ["usual", 2600], ["quick", 1000]] as const) {
    const other = new Playback({ clock, pace: () => pace });
    other.show(state(0));
    for (let turn = 1; turn <= 12; turn += 1) other.show(state(turn, [drew, bought, { event: "used", seat: 1, card: "glue" }]));
    expect(clock.run()).toBeLessThanOrEqual(longest + 1);
    expect(other.state?.event).toBe(12);
  }
});

test("a die rolls longer than a card flies, and many cards take little longer than one", () => {
  const long = (events: readonly Happened[]): number => {
    playback.show(state(9, events));
    return clock.run();
  };
  const one = long([drew]);
  expect(long([{ event: "rolled", seat: 1, number: 2 }])).toBeGreaterThan(3 * one);
  expect(long(Array<GameEvent>(9).fill(drew))).toBeLessThanOrEqual(2 * one);
});

test("it can be skipped, and nothing is called later", () => {
  playback.show(state(7, [bought, drew]));
  playback.show(state(8, [drew]));
  playback.skip();
  expect([playback.state?.event, playback.playing, clock.waiting.length]).toEqual([8, false, 0]);
});

test("what comes meanwhile is shown next, and the last view wins", () => {
  playback.show(state(7, [bought, drew]));
  playback.show(state(9, [drew, drew]));
  playback.show(state(9));
  clock.run();
  expect([playback.state?.event, playback.playing]).toEqual([9, false]);
});

test("with reduced motion there are no steps", () => {
  moves = false;
  playback.show(state(7, [bought, drew]));
  expect([playback.state?.event, playback.groups, clock.waiting.length]).toEqual([7, [], 0]);
});

test("what is only told takes no time", () => {
  playback.show(state(7, [{ event: "turn_began", seat: 1, number: 3 }, { notice: "left", seat: 1 }]));
  expect([playback.state?.event, playback.playing]).toEqual([7, false]);
});

test("a step says from where to where, and a hidden card is a back", () => {
  expect(stepOf(bought)).toMatchObject({ kind: "move", card: "acorn", from: { zone: "market", at: 2 }, to: { zone: "hand", seat: 0 } });
  expect(stepOf(drew)).toMatchObject({ kind: "draw", card: null, from: { zone: "deck", seat: 1 }, to: { zone: "hand", seat: 1 } });
  expect(stepOf({ event: "gave", seat: 0, number: 2 })).toMatchObject({ kind: "gift", from: { zone: "hand", seat: 0 }, to: { zone: "hand", seat: 2 } });
  expect(stepOf({ event: "rolled", seat: 1, number: 3 })).toMatchObject({ kind: "roll", number: 3, seat: 1 });
  expect(stepOf({ event: "dealt", seat: -1, card: "acorn", number: 4 })).toMatchObject({ seat: null, to: { zone: "market", at: 4 } });
  expect(stepOf({ event: "shuffled", seat: 1, number: 9 })).toMatchObject({ kind: "shuffle", number: 9 });
});

const told = (steps: ReturnType<typeof stepsOf>): unknown[] => steps.map(({ event, from }) => ["event" in event && event.event, from?.zone, from?.seat, from?.at]);

test("cards that do the same move together, in order, none lost", () => {
  const dealt: GameEvent = { event: "dealt", seat: -1, card: "acorn", number: 4 };
  const slid: GameEvent = { event: "slid", seat: -1, card: "glue", number: 0 };
  const steps = stepsOf([drew, drew, { event: "drew", seat: 2 }, bought, slid, dealt]);
  const groups = grouped(steps);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1, 2]);
  expect(groups.flat()).toEqual(steps);
});

test("a payment moves once, when its cards are discarded", () => {
  expect(stepsOf([{ event: "paid", seat: 0, card: "junk" }, { event: "discarded", seat: 0, card: "junk" }])).toHaveLength(1);
});

test("cards of the market slide from where they lay", () => {
  const market = ["acorn", "glue", "acorn", "magnet", null];
  const events: GameEvent[] = [
    { event: "bought", seat: 0, card: "acorn", number: 0 },
    { event: "slid", seat: -1, card: "glue", number: 0 },
    { event: "slid", seat: -1, card: "acorn", number: 1 },
    { event: "slid", seat: -1, card: "magnet", number: 2 },
  ];
  expect(stepsOf(events, market).map((step) => step.from?.at)).toEqual([0, 1, 2, 3]);
  expect(stepsOf([{ event: "company_bought", seat: 1, card: "glue", number: 1 }], [null, "glue"])[0]?.from?.at).toBe(1);
});

test("a card thrown away comes from where it was", () => {
  const thrown: GameEvent = { event: "threw_away", seat: 1, card: "glue" };
  const revealed: GameEvent = { event: "revealed", seat: 1, card: "glue" };
  expect(told(stepsOf([thrown], ["glue"], ["acorn"]))).toEqual([["threw_away", "market", null, 0]]);
  expect(told(stepsOf([thrown], ["glue"], ["glue"]))).toEqual([["threw_away", "hand", 1, undefined]]);
  expect(told(stepsOf([revealed, thrown])).map(String)).toEqual(["revealed,market-deck,,", "threw_away,market-deck,,"]);
});

test("cards are exchanged between the one who plays and the stall that it is", () => {
  const events: GameEvent[] = [
    { event: "swapped_in", seat: 0, card: "acorn", number: 2 },
    { event: "swapped_out", seat: 2, card: "glue", number: 2 },
  ];
  expect(told(stepsOf(events))).toEqual([["swapped_in", "schedule", 2, undefined], ["swapped_out", "stall", 0, 2]]);
});
