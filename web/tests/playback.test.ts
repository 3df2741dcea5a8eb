import { beforeEach, expect, test } from "vitest";
import type { Clock } from "../src/lib/line";
import { grouped, Playback, stepsOf } from "../src/lib/playback.svelte";
import type { GameEvent, Happened, State } from "../src/lib/protocol";
import { sinceLastTurn, standing, stepOf, turnsOf } from "../src/lib/steps";

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
  /** Goes on until nothing waits; how long that took. */
  run(): number {
    const begin = this.time;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.time = Math.max(this.time, next.at);
      next.call();
    }
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
  expect(playback.current.map((step) => step.kind)).toEqual(["move"]);
  clock.run();
  expect([playback.state?.event, playback.playing, playback.current]).toEqual([7, false, []]);
});

test("no update takes longer than a second and a half, however much happened", () => {
  for (const pace of ["calm", "usual", "quick"] as const) {
    const other = new Playback({ clock, pace: () => pace });
    other.show(state(0));
    other.show(state(90, Array<GameEvent>(90).fill(drew)));
    expect(clock.run()).toBeLessThanOrEqual(1500);
    expect(other.state?.event).toBe(90);
  }
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
  expect([playback.state?.event, playback.current, clock.waiting.length]).toEqual([7, [], 0]);
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

test("many steps are shown together, in order, none lost", () => {
  const steps = stepsOf(Array<GameEvent>(40).fill(drew));
  const groups = grouped(steps, 16);
  expect(groups.length).toBeLessThanOrEqual(16);
  expect(groups.flat()).toEqual(steps);
});

test("events come in turns, and what happened since my last turn is told", () => {
  const events: Happened[] = [
    { event: "turn_began", seat: 0, number: 1 }, bought, { event: "turn_ended", seat: 0 },
    { event: "turn_began", seat: 1, number: 2 }, drew, { event: "turn_ended", seat: 1 },
    { event: "turn_began", seat: 0, number: 3 },
  ];
  expect(turnsOf(events).map((turn) => [turn.turn, turn.seat, turn.events.length])).toEqual([[1, 0, 3], [2, 1, 3], [3, 0, 1]]);
  expect(sinceLastTurn(events, 0)).toEqual(events.slice(3));
});

test("what was taken back is gone from the story", () => {
  const undone: Happened = { notice: "undone", seat: 0, stands: 1 };
  expect(standing([bought, drew, drew, undone, drew])).toEqual([bought, undone, drew]);
});
