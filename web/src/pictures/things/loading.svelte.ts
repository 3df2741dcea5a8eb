/**
 * Pictures of the things that cards name: a file for each deck in this folder, called like the deck, and in it a list of shapes
 * for each card, by the card's name. They are drawn on a field of 96 by 96 and come, a deck at a time, when they are first shown.
 */
import { SvelteMap } from "svelte/reactivity";
import type { DeckName } from "../decks";
import { line, type Shape } from "../shapes";

/** The things of a deck by the names of the cards. */
export type Things = Readonly<Record<string, readonly Shape[]>>;

const FILES = import.meta.glob<{ default: Things }>(["./*.ts", "!./*.svelte.ts"]);
const EDGE = 6;
const NONE: Things = {};
const loaded = new SvelteMap<DeckName, Things>();
const asked = new Set<DeckName>();

/** The things of a deck; none if they could not come, and undefined while they are on their way. */
export function thingsOf(deck: DeckName): Things | undefined {
  return loaded.get(deck);
}

/** Brings the things of a deck. */
export async function bring(deck: DeckName): Promise<void> {
  if (asked.has(deck)) return;
  asked.add(deck);
  try {
    loaded.set(deck, (await FILES[`./${deck}.ts`]?.())?.default ?? NONE);
  } catch {
    loaded.set(deck, NONE);
    asked.delete(deck);
  }
}

/** A thing with an edge of paper around it, so that it stands out by day and by night. */
export function edged(shapes: readonly Shape[]): readonly Shape[] {
  const dark = shapes.filter((shape) => shape.tone !== "pale");
  return [...dark.map((shape) => ({ ...shape, ...line("pale", (shape.line ?? 0) + EDGE, shape.path) })), ...shapes];
}
