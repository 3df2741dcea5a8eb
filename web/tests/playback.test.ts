import type { GameEvent, Happened, State } from "../src/generated/protocol";
import { beforeEach, expect, test } from "vitest";
import type { Clock } from "../src/lib/line";
import { grouped, Playback } from "../src/lib/playback.svelte";
import type { Blow, Scene } from "../src/lib/scenes";
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
let pace: "quick" | "usual" | "calm" | "step";
let playback: Playback;
let begun: [event: string | null, isShown: boolean][];
const moving = (): unknown[] => (playback.groups.at(-1)?.steps ?? []).map(({ event }) => "event" in event && event.event);

beforeEach(() => {
  clock = new Hand();
  moves = true;
  pace = "usual";
  begun = [];
  const onScene = (scene: Scene, isShown: boolean): unknown => begun.push([scene.told?.event ?? null, isShown]);
  playback = new Playback({ clock, moves: () => moves, pace: () => pace, onScene });
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

// what others do is told

const turn = (seat: number): GameEvent => ({ event: "turn_began", seat, number: 3 + seat });
const uses = (seat: number): GameEvent => ({ event: "used", seat, card: "glue" });
const plays = (seat: number): GameEvent => ({ event: "played", seat, card: "spyglass" });
const buys = (seat: number): GameEvent[] => [
  { event: "paid", seat, card: "junk" },
  { event: "discarded", seat, card: "junk" },
  { event: "bought", seat, card: "acorn", number: 2 },
];
const took: GameEvent = { event: "took_from_hand", seat: 1, card: "acorn", number: 0 };

/** What is told from now on, each for how long, in milliseconds. */
function story(): [seat: number, event: string, time: number][] {
  const found: [number, string, number][] = [];
  let last: Scene | null = null;
  const look = (): void => {
    const { scene } = playback;
    if (scene?.told && scene !== last) found.push([scene.told.seat, scene.told.event, clock.time]);
    last = scene ?? last;
  };
  for (look(); clock.waiting.length; look()) clock.step();
  const ends = [...found.slice(1).map(([, , at]) => at), clock.time];
  return found.map(([seat, event, at], index) => [seat, event, (ends[index] ?? 0) - at]);
}

const deeds = (): string[] => story().map(([seat, event]) => `${seat} ${event}`);

test("three actions of a turn are told one after the other, each for about a second, and the turn is said at once", () => {
  playback.show(state(9, [turn(1), plays(1), drew]));
  playback.show(state(10, [uses(1)]));
  playback.show(state(15, [...buys(1), { event: "drew", seat: 1 }, { event: "dealt", seat: -1, card: "glue", number: 4 }]));
  expect(playback.turn).toEqual({ seat: 1, number: 4 });
  const told = story();
  expect(told.map(([seat, event]) => [seat, event])).toEqual([[1, "played"], [1, "used"], [1, "bought"]]);
  for (const [, , time] of told) expect(time).toBeGreaterThanOrEqual(900);
  expect([playback.state?.event, playback.scene, playback.turn]).toEqual([15, null, null]);
});

test("news that came in one are told one by one, also with three bots, and none is dropped", () => {
  playback.show(state(30, [1, 2, 3].flatMap((seat) => [turn(seat), plays(seat), uses(seat), ...buys(seat), { event: "drew", seat } as const])));
  expect(deeds()).toEqual([1, 2, 3].flatMap((seat) => [`${seat} played`, `${seat} used`, `${seat} bought`]));
  for (let event = 31; event <= 70; event += 1) playback.show(state(event, [uses(1 + (event % 3))]));
  expect(deeds()).toHaveLength(40);
});

test("it takes longer the calmer it is", () => {
  const times = (["quick", "usual", "calm"] as const).map((one) => {
    pace = one;
    playback.show(state(6, [uses(1)]));
    return clock.run();
  });
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(3);
});

test("what it is about is held up in the middle, and goes on from there; the payment is not", () => {
  playback.show(state(8, buys(1)));
  expect(playback.groups.map((group) => group.steps.map((step) => [step.kind, step.card, step.from?.zone, step.to?.zone]))).toEqual([
    [["lift", "acorn", "market", "middle"]],
  ]);
  clock.step();
  clock.step();
  const last = playback.groups.at(-1)?.steps.map((step) => [step.kind, step.card, step.from?.zone, step.to?.zone]);
  expect(last).toEqual([["move", "acorn", "middle", "hand"]]);
});

test("the cards of a stack are held up together, and one that was only shown goes back", () => {
  playback.show(state(8, [{ event: "laid", seat: 1, card: "acorn" }, { event: "laid", seat: 1, card: "glue" }, { event: "built", seat: 1, number: 3 }]));
  expect(playback.groups[0]?.steps.map((step) => step.card)).toEqual(["acorn", "glue"]);
  clock.run();
  playback.show(state(9, [uses(1)]));
  clock.step();
  expect(playback.groups.at(-1)?.steps[0]).toMatchObject({ from: { zone: "middle" }, to: { zone: "hand", seat: 1 } });
});

test("what I do is not told", () => {
  playback.show(state(8, buys(0)));
  expect([playback.scene, moving()]).toEqual([null, ["discarded"]]);
  playback.show(state(9, [uses(1)]));
  expect(deeds()).toEqual(["1 used"]);
});

test("step by step each waits for a key", () => {
  pace = "step";
  playback.show(state(9, [plays(1), uses(1)]));
  for (const event of ["played", "used"]) {
    expect(playback.scene?.told?.event).toBe(event);
    expect(playback.waits).toBe(true);
    playback.press();
    clock.run();
  }
  expect([playback.playing, playback.state?.event]).toEqual([false, 9]);
});

test("a press passes over what the others do, also what is still to come, until I am asked", () => {
  playback.show(state(9, [plays(1), uses(1)]));
  playback.press();
  expect([playback.state?.event, playback.playing]).toEqual([9, false]);
  playback.show(state(10, [uses(1)]));
  expect([playback.state?.event, playback.playing]).toEqual([10, false]);
  playback.show({ ...state(11, [turn(0)]), number: 4 });
  playback.show(state(12, [uses(1)]));
  expect(playback.playing).toBe(true);
});

test("a press at my own cards ends their way, and what the others do is told", () => {
  playback.show(state(8, buys(0)));
  playback.show(state(9, [uses(1)]));
  playback.press();
  expect([playback.state?.event, playback.scene?.told?.event]).toEqual([8, "used"]);
});

const clocked = (kind: "none" | "move"): State["view"] =>
  ({ market: [], active: 0, seats: [], table: { clock: { kind, left: [], running: 0, since: 0 } } }) as unknown as State["view"];

test("a question with a deadline is there at once, and what befell me is said all the same", () => {
  const asks: Partial<State>[] = [{ window: { until: 9000, thinking: [] } }, { view: clocked("move") }];
  for (const more of asks) {
    playback.show(state(9, [plays(1), took]));
    expect(playback.playing).toBe(true);
    playback.show({ ...state(10, [uses(1)]), number: 7, ...more });
    expect([playback.state?.event, playback.playing, playback.groups]).toEqual([10, false, []]);
    expect(begun.splice(0)).toEqual([["played", true], ["took_from_hand", false], ["used", false]]);
  }
});

test("a question without one waits until all was told", () => {
  playback.show({ ...state(9, [plays(1)]), number: 7, view: clocked("none") });
  expect([playback.state?.event, playback.playing]).toEqual([5, true]);
});

test("without motion it is told at the same pace", () => {
  moves = false;
  playback.show(state(9, [plays(1), drew, ...buys(1)]));
  const told = story();
  expect(told.map(([, event]) => event)).toEqual(["played", "bought"]);
  for (const [, , time] of told) expect(time).toBeGreaterThanOrEqual(900);
});

test("where nobody looks nothing is told and nothing moves", () => {
  const hidden = new Playback({ clock, moves: () => false, tells: () => false });
  hidden.show(state(5));
  hidden.show(state(9, [plays(1), uses(1)]));
  expect([hidden.state?.event, hidden.playing]).toEqual([9, false]);
});

test("what befalls me is marked where it happened", () => {
  const blows: Blow[] = [];
  const other = new Playback({ clock, onScene: (scene) => blows.push(...scene.blows) });
  other.show({ ...state(5), view: clocked("none") });
  other.show(state(6, [turn(1), took, { event: "threw_away", seat: 0, card: "glue" }, uses(1)]));
  clock.run();
  expect(blows.map(({ told, places }) => [told.event, places.map((place) => `${place.zone} ${place.seat}`)])).toEqual([
    ["took_from_hand", ["hand 0"]],
    ["threw_away", ["hand 0"]],
  ]);
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
