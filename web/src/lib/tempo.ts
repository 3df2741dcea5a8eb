/** How fast stalls grew, as lines that can be drawn and as a table that can be read. */
import type { Point, TempoInfo } from "../generated/protocol";
import { across, up, type Frame, type Line } from "./graph";

/** Only what was built up to a turn; how long it takes in all is not told either. */
export function until(tempo: TempoInfo, turn: number): TempoInfo {
  const known = (points: readonly Point[]): readonly Point[] => points.filter(([built]) => built <= turn);
  const sides = tempo.sides.map(({ seats, points }) => ({ seats, points: known(points) }));
  return { ...tempo, turns: Math.min(turn, tempo.turns), sides, company: known(tempo.company) };
}

/** A line for each side as steps: it rises in the turn in which a stack was built, which has a mark. */
export function tracksOf({ turns, goal, sides }: TempoInfo, frame: Frame): Line[] {
  return sides.map(({ points }) => {
    const marks = points.map(([turn, count]) => ({ x: across(frame, turns, turn), y: up(frame, goal, count) }));
    const steps = marks.map(({ x, y }) => `H${x}V${y}`).join("");
    return { path: `M${across(frame, turns, 0)} ${up(frame, goal, 0)}${steps}H${across(frame, turns, turns)}`, marks };
  });
}

/** For each stack of a side the turn in which it was built; nothing for those that were not. */
export function turnsOf(points: readonly Point[], goal: number): (number | null)[] {
  return Array.from({ length: goal }, (_, at) => points.find(([, count]) => count > at)?.[0] ?? null);
}
