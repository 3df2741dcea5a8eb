/**
 * Pictures of the things that cards name: a file for each deck in this folder, called like the deck, and in it a list of shapes
 * for each card, by the card's name. They are drawn on a field of 96 by 96, and come together when the first card is shown.
 */
import type { DeckName } from "../decks";
import { line, type Shape } from "../shapes";

/** The things of a deck by the names of the cards. */
export type Things = Readonly<Record<string, readonly Shape[]>>;

const EDGE = 6;
const NONE: Partial<Record<DeckName, Things>> = {};
let loaded = $state.raw<Partial<Readonly<Record<DeckName, Things>>>>();
let asked: Promise<void> | undefined;

async function fetched(): Promise<void> {
  try {
    loaded = (await import("./all")).default;
  } catch {
    loaded = NONE;
    asked = undefined;
  }
}

/** Brings all things, once. */
export function bring(): Promise<void> {
  asked ??= fetched();
  return asked;
}

/** The things of a deck; none if they could not come, and undefined while they are on their way. */
export function thingsOf(deck: DeckName): Things | undefined {
  return loaded && (loaded[deck] ?? {});
}

/** A thing with an edge of paper around it, so that it stands out by day and by night. */
export function edged(shapes: readonly Shape[]): readonly Shape[] {
  const dark = shapes.filter((shape) => shape.tone !== "pale");
  return [...dark.map((shape) => ({ ...shape, ...line("pale", (shape.line ?? 0) + EDGE, shape.path) })), ...shapes];
}
