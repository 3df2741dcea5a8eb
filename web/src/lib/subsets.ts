/**
 * Cards that are chosen together. The server names every selection that is possible; what is marked is a part of one, or
 * is one. No rule is known here (docs/notation.md, "Selections").
 */
import type { Clash, RefusalKey } from "../generated/protocol";
import type { Spot } from "./spots";

/** A card that is, or could be, part of a choice: where it lies, how an answer names it, what it counts, the number of its way. */
export interface Pick {
  readonly spot: Spot;
  readonly text: string;
  readonly value: number;
  readonly way: number;
}

/** Of what is marked before it is said for what. */
export const NO_WAY = -1;

/** What several cards are chosen for. */
export interface Purpose {
  /** The question that asks for them. */
  readonly kind: string;
  /** What they must be worth together; 0 where that does not matter. */
  readonly need: number;
  /** What was chosen before is worth so much of it. */
  readonly given: number;
  /** For each place the ways in which its card may count. */
  readonly groups: readonly (readonly Pick[])[];
  /** All selections, the most sensible first; null where any cards will do. */
  readonly sets: readonly (readonly number[])[] | null;
  readonly clashes: readonly Clash[];
}

export function totalOf(picks: readonly Pick[]): number {
  return picks.reduce((sum, pick) => sum + pick.value, 0);
}

/** Whether these are all in a selection, each as often as it is marked. */
function isPart(ways: readonly number[], set: readonly number[]): boolean {
  const left = [...set];
  return ways.every((way) => {
    const at = left.indexOf(way);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function waysOf(picks: readonly Pick[]): number[] {
  return picks.map((pick) => pick.way);
}

/** Whether these cards, or they and others, are a selection. */
export function canBecome(picks: readonly Pick[], purpose: Purpose): boolean {
  const ways = waysOf(picks);
  return purpose.sets === null || purpose.sets.some((set) => isPart(ways, set));
}

export function isComplete(picks: readonly Pick[], purpose: Purpose): boolean {
  const ways = waysOf(picks);
  return purpose.sets === null || purpose.sets.some((set) => set.length === ways.length && isPart(ways, set));
}

/** Why these cards are part of no selection. */
export function whyNot(picks: readonly Pick[], purpose: Purpose): RefusalKey {
  const ways = waysOf(picks);
  return purpose.clashes.find((clash) => clash.ways.every((way) => ways.includes(way)))?.why ?? "unfit";
}

/** All ways in which the card of a place may count. */
export function groupAt(spot: Spot, purpose: Purpose): readonly Pick[] {
  return purpose.groups.find((group) => group[0]?.spot === spot) ?? [];
}

/** These places as their cards may count together: as they are marked if that will do, complete if that can be; null if it cannot. */
export function fitted(marks: readonly Pick[], purpose: Purpose): readonly Pick[] | null {
  const all = assigned(marks, purpose, []);
  return all.find((picks) => isComplete(picks, purpose)) ?? all[0] ?? null;
}

function assigned(marks: readonly Pick[], purpose: Purpose, found: readonly Pick[]): (readonly Pick[])[] {
  const mark = marks[found.length];
  if (!mark) return [found];
  const ways = [...groupAt(mark.spot, purpose)].sort((one, other) => Number(other.text === mark.text) - Number(one.text === mark.text));
  return ways.flatMap((way) => (canBecome([...found, way], purpose) ? assigned(marks, purpose, [...found, way]) : []));
}

/** The cards of a selection, each from the first place that has it. */
export function cardsOf(set: readonly number[], purpose: Purpose): readonly Pick[] {
  const found: Pick[] = [];
  for (const way of set) {
    const free = purpose.groups.flat().find((pick) => pick.way === way && found.every((other) => other.spot !== pick.spot));
    if (free) found.push(free);
  }
  return found;
}
