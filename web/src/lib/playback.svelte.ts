/** Plays what happened: each view stays on the table until the events that lead to the next one were shown and told. */
import type { State } from "../generated/protocol";
import { browserClock, type Clock } from "./line";
import { Cutter, lowered, type Scene, type Turn } from "./scenes";
import type { Chosen } from "./settings.svelte";
import type { Step } from "./steps";
import { gameOf } from "./views";

type Pace = Chosen["pace"];

export interface PlaybackParts {
  readonly clock?: Clock;
  /** Whether anything moves. */
  readonly moves?: () => boolean;
  /** Whether what others do is told, and takes its time. */
  readonly tells?: () => boolean;
  readonly pace?: () => Pace;
  /** Is told of each scene when it begins, or when it is passed over. */
  readonly onScene?: (scene: Scene, isShown: boolean) => void;
  /** Is told what moves, when it begins to. */
  readonly onSteps?: (steps: readonly Step[]) => void;
}

/** Steps that are shown together, one a little after the other. */
export interface Group {
  readonly steps: readonly Step[];
  /** In milliseconds; what is held up stays longer. */
  readonly duration: number;
}

/** What is shown at one time: what is told first, or a movement. */
interface Beat {
  readonly scene: Scene;
  readonly steps: readonly Step[];
  readonly isTold: boolean;
}

interface Waiting {
  readonly state: State;
  readonly beats: Beat[];
}

/** Milliseconds for one card that moves. */
const EACH: Readonly<Record<Pace, number>> = { calm: 420, usual: 260, quick: 130, step: 260 };
/** Milliseconds for an action of somebody else; step by step it waits for a key. */
const DWELL: Readonly<Record<Pace, number>> = { calm: 1900, usual: 950, quick: 350, step: Infinity };
/** How much longer than one card that moves. */
const LENGTHS: Partial<Record<Step["kind"], number>> = { roll: 4, flip: 2.5, shuffle: 1.5 };
const ANOTHER = 0.2;
const LONGEST = 2;

export class Playback {
  /** What is to be drawn: the state before the steps that are still to be shown. */
  state = $state.raw<State | null>(null);
  /** What was shown on the way to the next state; the last group moves at this moment. */
  groups = $state.raw<readonly Group[]>([]);
  playing = $state(false);
  /** What somebody else does at this moment. */
  scene = $state.raw<Scene | null>(null);
  /** The turn that has begun on the way to the next state. */
  turn = $state.raw<Turn | null>(null);
  /** Whether it goes on only when somebody presses a key. */
  waits = $state(false);

  #clock: Clock;
  #parts: PlaybackParts;
  #cutter = new Cutter();
  #waiting: Waiting[] = [];
  #begun: Scene | null = null;
  /** Everything is passed over until this seat is asked. */
  #hurried = false;
  #off: (() => void) | null = null;

  constructor(parts: PlaybackParts = {}) {
    this.#parts = parts;
    this.#clock = parts.clock ?? browserClock;
  }

  /** Takes a new state: the first one is there at once, the others after their events. */
  show(state: State): void {
    const before = this.#waiting.at(-1)?.state ?? this.state;
    const scenes = before ? this.#cutter.cut(before, state) : [];
    this.#waiting.push({ state, beats: scenes.flatMap((scene) => this.#beatsOf(scene)) });
    if (this.#hurried || isUrgent(state)) this.skip();
    else if (!this.playing) this.#next();
    if (state.number !== null || state.phase === "over") this.#hurried = false;
  }

  /** Shows the newest state now. */
  skip(): void {
    const passed = this.#waiting.flatMap((one) => one.beats.map((beat) => beat.scene));
    const newest = this.#waiting.at(-1);
    this.stop();
    for (const scene of new Set(passed)) if (scene !== this.#begun) this.#parts.onScene?.(scene, false);
    if (newest) this.state = newest.state;
  }

  /** Somebody does not want to wait: what others do is passed over until one is asked; one's own cards are there. */
  hurry(): void {
    const newest = this.#waiting.at(-1)?.state;
    const isOwn = !this.scene && this.#waiting.some((one) => one.beats.some((beat) => beat.isTold));
    if (isOwn) return this.#finish();
    this.#hurried = Boolean(this.scene && newest && newest.seat !== null && newest.number === null && newest.phase !== "over");
    this.skip();
  }

  /** Step by step: on to what comes next; otherwise it hurries. */
  press(): void {
    if (this.waits) this.#next();
    else this.hurry();
  }

  /** Ends it; nothing is called later. */
  stop(): void {
    this.#off?.();
    this.#off = null;
    this.#waiting = [];
    this.#quiet();
    this.playing = false;
  }

  /** Nothing moves and nothing is told. */
  #quiet(): void {
    this.groups = [];
    this.scene = this.turn = null;
    this.waits = false;
  }

  get #moves(): boolean {
    return this.#parts.moves?.() !== false;
  }

  get #pace(): Pace {
    return this.#parts.pace?.() ?? "usual";
  }

  /** What is told comes first, with the cards that it is about, or else with what moves first. */
  #beatsOf(scene: Scene): Beat[] {
    const isTold = scene.told !== null && this.#parts.tells?.() !== false;
    const groups = this.#moves ? grouped(isTold ? lowered(scene) : scene.steps) : [];
    const first = scene.held.length || !isTold ? scene.held : (groups.shift() ?? []);
    const beats: Beat[] = groups.map((steps) => ({ scene, steps, isTold: false }));
    if (isTold) beats.unshift({ scene, steps: first, isTold });
    return beats;
  }

  /** Shows the next beat; after the last one of a state, the state. */
  #next(): void {
    this.#off?.();
    this.#off = null;
    const waiting = this.#waiting[0];
    this.playing = Boolean(waiting);
    if (!waiting) return;
    const beat = waiting.beats.shift();
    if (!beat) return this.#settle(waiting.state);
    this.#begin(beat);
    const time = this.#timeOf(beat);
    this.waits = time === Infinity;
    if (!this.waits) this.#off = this.#clock.later(() => this.#next(), time);
  }

  #begin({ scene, steps, isTold }: Beat): void {
    if (scene !== this.#begun) {
      this.#begun = scene;
      this.turn = scene.turn ?? this.turn;
      this.scene = isTold ? scene : null;
      this.#parts.onScene?.(scene, isTold);
    }
    if (!steps.length) return void (this.groups = this.#moves ? this.groups : []);
    const group = { steps, duration: EACH[this.#pace] * lengthOf(steps) };
    this.groups = this.#moves ? [...this.groups, group] : [group];
    this.#parts.onSteps?.(steps);
  }

  #timeOf({ steps, isTold }: Beat): number {
    const moving = steps.length ? EACH[this.#pace] * lengthOf(steps) : 0;
    return isTold ? Math.max(DWELL[this.#pace], moving) : moving;
  }

  /** One's own cards are there, and what others do begins. */
  #finish(): void {
    while (this.#waiting[0] && !this.#waiting[0].beats[0]?.isTold) {
      const { beats, state } = this.#waiting[0];
      if (beats.shift()) continue;
      this.#waiting.shift();
      this.state = state;
    }
    this.#quiet();
    this.#next();
  }

  #settle(state: State): void {
    this.#waiting.shift();
    this.state = state;
    this.#quiet();
    this.#next();
  }
}

/** Whether somebody's time runs while this is asked: then nothing of it is used up for showing what was before. */
function isUrgent(state: State): boolean {
  const clock = gameOf(state)?.table.clock;
  return state.number !== null && (state.window !== null || (clock !== undefined && clock.kind !== "none"));
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
