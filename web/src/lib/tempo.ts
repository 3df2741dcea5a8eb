/** How fast stalls grew, as lines that can be drawn and as a table that can be read. */
import type { Point, Tempo } from "./afterwards";

/** Where a graph is drawn. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
}

export interface Track {
  readonly seats: readonly number[];
  /** The line as steps: it rises in the turn in which a stack was built. */
  readonly path: string;
  /** Where a stack was built. */
  readonly marks: readonly Mark[];
  readonly last: Mark;
}

/** Only what was built up to a turn; how long it takes in all is not told either. */
export function until(tempo: Tempo, turn: number): Tempo {
  const known = (points: readonly Point[]): readonly Point[] => points.filter(([built]) => built <= turn);
  const sides = tempo.sides.map(({ seats, points }) => ({ seats, points: known(points) }));
  return { ...tempo, turns: Math.min(turn, tempo.turns), sides, company: known(tempo.company) };
}

export function across(tempo: Tempo, frame: Frame, turn: number): number {
  const width = frame.width - frame.left - frame.right;
  return round(frame.left + (width * turn) / Math.max(tempo.turns, 1));
}

export function up(tempo: Tempo, frame: Frame, count: number): number {
  const height = frame.height - frame.top - frame.bottom;
  return round(frame.height - frame.bottom - (height * count) / Math.max(tempo.goal, 1));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A line for each side. */
export function tracksOf(tempo: Tempo, frame: Frame): Track[] {
  return tempo.sides.map(({ seats, points }) => {
    const marks = points.map(([turn, count]) => ({ x: across(tempo, frame, turn), y: up(tempo, frame, count) }));
    const steps = marks.map(({ x, y }) => `H${x}V${y}`).join("");
    const end = across(tempo, frame, tempo.turns);
    const path = `M${across(tempo, frame, 0)} ${up(tempo, frame, 0)}${steps}H${end}`;
    return { seats, path, marks, last: { x: end, y: marks.at(-1)?.y ?? up(tempo, frame, 0) } };
  });
}

/** Some turns that are written below: round ones, not more than fit. */
export function ticks(turns: number, most = 8): number[] {
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => turns / one <= most) ?? turns;
  return Array.from({ length: Math.floor(turns / every) }, (_, at) => (at + 1) * every);
}

/** For each stack of a side the turn in which it was built; nothing for those that were not. */
export function turnsOf(points: readonly Point[], goal: number): (number | null)[] {
  return Array.from({ length: goal }, (_, at) => points.find(([, count]) => count > at)?.[0] ?? null);
}
