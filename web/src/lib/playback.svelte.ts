/** Plays what happened: each view stays on the table until the events that lead to the next one were shown. */
import type { State } from "../generated/protocol";
import { gameOf } from "./views";
import { browserClock, type Clock } from "./line";
import type { Step } from "./steps";
import { stepsOf } from "./trail";

export interface PlaybackParts {
  readonly clock?: Clock;
  /** Whether anything moves. */
  readonly moves?: () => boolean;
  readonly pace?: () => "calm" | "usual" | "quick";
}

/** Steps that are shown together, one a little after the other. */
export interface Group {
  readonly steps: readonly Step[];
  /** In milliseconds. */
  readonly duration: number;
}

/** Milliseconds for one card, and how long after the newest state came all has to be shown. */
const EACH = { calm: 420, usual: 260, quick: 130 };
const BEHIND = { calm: 4500, usual: 2600, quick: 1000 };
/** How much longer than one card that moves. */
const LENGTHS: Partial<Record<Step["kind"], number>> = { roll: 4, flip: 2.5, shuffle: 1.5 };
/** A die is not hurried more than this: what it shows has to be seen. */
const UNHURRIED = 0.65;
const ANOTHER = 0.2;
const LONGEST = 2;

interface Waiting {
  readonly state: State;
  readonly groups: Step[][];
}

export class Playback {
  /** What is to be drawn: the state before the steps that are still to be shown. */
  state = $state.raw<State | null>(null);
  /** What was shown on the way to the next state; the last group moves at this moment. */
  groups = $state.raw<readonly Group[]>([]);
  playing = $state(false);

  #clock: Clock;
  #parts: PlaybackParts;
  #waiting: Waiting[] = [];
  #deadline = 0;
  #off: (() => void) | null = null;

  constructor(parts: PlaybackParts = {}) {
    this.#parts = parts;
    this.#clock = parts.clock ?? browserClock;
  }

  /** Takes a new state: the first one is there at once, the others after their events. */
  show(state: State): void {
    this.#waiting.push({ state, groups: this.#groupsOf(state) });
    this.#deadline = this.#clock.now() + BEHIND[this.#pace];
    if (!this.playing) this.#next();
  }

  /** Shows the newest state now. */
  skip(): void {
    const newest = this.#waiting.at(-1);
    this.stop();
    if (newest) this.state = newest.state;
  }

  /** Ends it; nothing is called later. */
  stop(): void {
    this.#off?.();
    this.#off = null;
    this.#waiting = [];
    this.groups = [];
    this.playing = false;
  }

  get #pace(): "calm" | "usual" | "quick" {
    return this.#parts.pace?.() ?? "usual";
  }

  #groupsOf(state: State): Step[][] {
    const before = this.#waiting.at(-1)?.state ?? this.state;
    if (!before || this.#parts.moves?.() === false) return [];
    return grouped(stepsOf(state.events, gameOf(before)?.market, gameOf(state)?.market));
  }

  /** Shows the next group of steps; after the last one of a state, the state. */
  #next(): void {
    const waiting = this.#waiting[0];
    const steps = waiting?.groups[0];
    this.playing = Boolean(waiting);
    if (!waiting) return;
    if (!steps) return this.#settle(waiting.state);
    const slowest = steps.some((step) => step.kind === "roll") ? EACH[this.#pace] * UNHURRIED : 0;
    const duration = Math.max(this.#unit, slowest) * lengthOf(steps);
    waiting.groups.shift();
    this.groups = [...this.groups, { steps, duration }];
    this.#off = this.#clock.later(() => this.#next(), duration);
  }

  #settle(state: State): void {
    this.#waiting.shift();
    this.#off = null;
    this.state = state;
    this.groups = [];
    this.#next();
  }

  /** The time of one card, so that all that waits is shown in time. */
  get #unit(): number {
    const length = this.#waiting.flatMap((one) => one.groups).reduce((sum, group) => sum + lengthOf(group), 0);
    return Math.max(0, Math.min(EACH[this.#pace], (this.#deadline - this.#clock.now()) / length));
  }
}

function lengthOf(group: readonly Step[]): number {
  const longest = Math.max(...group.map((step) => LENGTHS[step.kind] ?? 1));
  return Math.max(longest, Math.min(LONGEST, 1 + ANOTHER * (group.length - 1)));
}

/** Whether a step is one more of the same, such as the next card that is drawn. */
function goesOn(last: Step | undefined, step: Step): boolean {
  const together = last && last.seat === step.seat && last.kind !== "roll";
  return Boolean(together && placeOf(last.from) === placeOf(step.from) && placeOf(last.to) === placeOf(step.to));
}

/** The cards of the market move together. */
function placeOf(place: Step["from"]): string {
  return place ? `${place.zone.split("-")[0]} ${place.seat}` : "";
}

/** The steps in order, those that belong together in one group. */
export function grouped(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && goesOn(last.at(-1), step)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
