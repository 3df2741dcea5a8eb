/** A game that is over: its steps and turns, and going through them. */
import type { GameEvent, Outline, TurnInfo } from "../generated/protocol";
import { plainName } from "./cards";
import { placesOf } from "./telling";

/** From where it is looked at: a seat, outside, or with all hands open. */
export type Viewer = "0" | "1" | "2" | "3" | "watch" | "all";

export type Way = 1 | -1;

/** Reads from where a link looks; nothing if it says nothing that there is. */
export function viewerOf(text: string | undefined, seats: number): Viewer | null {
  if (text === "all" || text === "watch") return text;
  return text !== undefined && /^[0-3]$/.test(text) && Number(text) < seats ? (text as Viewer) : null;
}

/** The seat of a viewer; none for all others. */
export function seatOf(viewer: Viewer): number | null {
  return viewer === "all" || viewer === "watch" ? null : Number(viewer);
}

/** How many events there were when so many steps had been made. */
export function eventsAt(outline: Outline, step: number): number {
  return step > 0 ? (outline.steps[step - 1]?.events ?? 0) : outline.begun;
}

/** The turn that is being played after so many steps. */
export function turnAt(outline: Outline, step: number): TurnInfo {
  const begun = outline.turns.filter((turn) => turn.step <= step);
  return begun.at(-1) ?? { turn: 1, seat: 0, step: 0 };
}

/**
 * Where one stops on the way: at the ends, and wherever something was told. Cards that are paid one after the other, and
 * silence where somebody might have reacted, are passed by.
 */
export function stopsOf(outline: Outline, events: readonly GameEvent[]): number[] {
  const told = placesOf(events).map((place) => stepOf(outline, place));
  return [...new Set([0, ...told, outline.steps.length])].sort((one, other) => one - other);
}

/** The next stop, or the one before. */
export function nextStop(stops: readonly number[], step: number, way: Way): number {
  return (way > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step)) ?? step;
}

/** The beginning of the next turn, or of this one, or of the one before. */
export function nextTurn(outline: Outline, step: number, way: Way): number {
  const begins = outline.turns.map((turn) => turn.step);
  if (way > 0) return begins.find((begin) => begin > step) ?? outline.steps.length;
  return begins.filter((begin) => begin < step).at(-1) ?? 0;
}

export function within(outline: Outline, step: number): number {
  return Math.min(Math.max(step, 0), outline.steps.length);
}

/** The first step after which there are so many events. */
export function stepOf(outline: Outline, events: number): number {
  if (events <= outline.begun) return 0;
  const found = outline.steps.findIndex((step) => step.events >= events);
  return found < 0 ? outline.steps.length : found + 1;
}

/** The next step at which a card turns up, or the one before; nothing if there is none. */
export function cardStep(outline: Outline, events: readonly GameEvent[], card: string, step: number, way: Way): number | null {
  const steps = events.flatMap((event, at) => (names(event, card) ? [stepOf(outline, at + 1)] : []));
  return (way > 0 ? steps.find((found) => found > step) : steps.filter((found) => found < step).at(-1)) ?? null;
}

function names(event: GameEvent, card: string): boolean {
  return (event.card !== undefined && plainName(event.card) === card) || event.copy === card;
}
