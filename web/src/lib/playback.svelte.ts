/** Plays what happened: the view before stays on the table until its events were shown, then the new one is there. */
import { browserClock, type Clock } from "./line";
import type { Happened, State } from "./protocol";
import { stepOf, type Step } from "./steps";

export interface PlaybackParts {
  readonly clock?: Clock;
  /** Whether anything moves. */
  readonly moves?: () => boolean;
  readonly pace?: () => "calm" | "usual" | "quick";
}

/** Milliseconds for one step, and for all that come with one state. */
const EACH = { calm: 420, usual: 260, quick: 130 };
const ALL = { calm: 1500, usual: 1200, quick: 600 };
const MANY = 16;
/** What is only told takes no time. */
const QUICK = ["message"];

export class Playback {
  /** What is to be drawn: the state before the steps that are still to be shown. */
  state = $state.raw<State | null>(null);
  /** The steps that are shown at this moment; several at once where there are many. */
  current = $state.raw<readonly Step[]>([]);
  /** How long they are shown, in milliseconds. */
  duration = $state(0);
  playing = $state(false);

  #clock: Clock;
  #parts: PlaybackParts;
  #waiting: State[] = [];
  #off: (() => void) | null = null;
  #groups: Step[][] = [];

  constructor(parts: PlaybackParts = {}) {
    this.#parts = parts;
    this.#clock = parts.clock ?? browserClock;
  }

  /** Takes a new state: the first one is there at once, the others after their events. */
  show(state: State): void {
    if (!this.state || !this.#moves || !stepsOf(state.events).length) {
      if (!this.playing) return this.#settle(state);
    }
    this.#waiting.push(state);
    if (!this.playing) this.#next();
  }

  /** Shows the newest state now. */
  skip(): void {
    const newest = this.#waiting.at(-1);
    this.#stop();
    if (newest) this.#settle(newest);
  }

  /** Ends it; nothing is called later. */
  stop(): void {
    this.#stop();
  }

  get #moves(): boolean {
    return this.#parts.moves?.() ?? true;
  }

  #settle(state: State): void {
    this.state = state;
    this.current = [];
    this.playing = false;
  }

  #stop(): void {
    this.#off?.();
    this.#off = null;
    this.#waiting = [];
    this.#groups = [];
    this.current = [];
    this.playing = false;
  }

  /** Begins with the steps of the next state; if several wait, those of all are shown in the time of one. */
  #next(): void {
    const waiting = this.#waiting;
    const steps = stepsOf(waiting.flatMap((state) => [...state.events]));
    const pace = this.#parts.pace?.() ?? "usual";
    this.#groups = grouped(steps, MANY);
    this.duration = this.#groups.length ? Math.min(EACH[pace], ALL[pace] / this.#groups.length) : 0;
    this.playing = true;
    const count = waiting.length;
    this.#step(() => this.#done(count));
  }

  #step(done: () => void): void {
    const group = this.#groups.shift();
    if (!group) return done();
    this.current = group;
    this.#off = this.#clock.later(() => this.#step(done), this.duration);
  }

  #done(count: number): void {
    const shown = this.#waiting.splice(0, count).at(-1);
    this.#off = null;
    if (shown) this.state = shown;
    this.current = [];
    if (this.#waiting.length) this.#next();
    else this.playing = false;
  }
}

/** The steps that take time to show. */
export function stepsOf(events: readonly Happened[]): Step[] {
  return events.map(stepOf).filter((step) => !QUICK.includes(step.kind));
}

/** At most so many groups, in order; where there are more steps, neighbours are shown together. */
export function grouped(steps: readonly Step[], most: number): Step[][] {
  const size = Math.max(1, Math.ceil(steps.length / most));
  const groups: Step[][] = [];
  for (let at = 0; at < steps.length; at += size) groups.push(steps.slice(at, at + size));
  return groups;
}
