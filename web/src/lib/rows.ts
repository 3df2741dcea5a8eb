/** What is declared of every question and of every kind of event (`engine/prompts.py`, `engine/events.py`). */
import generated from "../generated/rows.json";

/** What the options of a question are. */
export type Shape = "action" | "card" | "stack_card" | "stall_card" | "slot" | "number" | "seat" | "way";

/** Where cards lie; nothing for what lies nowhere on the table. */
export type RowZone =
  | "" | "hand" | "deck" | "discard" | "schedule" | "stall" | "aside" | "chosen" | "market" | "market-deck" | "bin" | "junk"
  | "removed" | "seat";

export interface PromptRow {
  readonly shape: Shape;
  /** Where the cards lie that may be chosen. */
  readonly zone?: RowZone;
  /** Cards are chosen together. */
  readonly several?: boolean;
  /** They land on the discard pile as they are named. */
  readonly lands?: boolean;
  /** What they must be worth together. */
  readonly worth?: "at_least" | "exactly" | "below";
  /** The action that the answer completes. */
  readonly action?: string;
  /** All the cards are named, one after the other: that is their order. */
  readonly orders?: boolean;
  /** Whoever's turn it is asks another. */
  readonly by_active?: boolean;
  /** Cards set aside, one for each player. */
  readonly gifts?: boolean;
}

export interface EventRow {
  /** What its number means. */
  readonly number?: string;
  /** The number is another player's seat. */
  readonly between?: boolean;
  /** From where to where the card passes. */
  readonly source?: RowZone;
  readonly target?: RowZone;
  /** What it shows that somebody could not know, as a word. */
  readonly reveals?: string;
  readonly untold?: boolean;
  /** It goes along with the action before it, and is none of its own. */
  readonly trails?: boolean;
  /** Several in a row are told as one. */
  readonly gathers?: boolean;
  /** Behind these it is told with them, by that name. */
  readonly merges?: Readonly<Record<string, string>>;
  /** The kind at whose end it is told, as a part of that. */
  readonly of?: string;
  /** The kind with whose parts it is told, if it comes among them. */
  readonly along?: string;
  /** A card that counts as another is told with that. */
  readonly as_copy?: boolean;
}

const prompts = generated.prompts as Readonly<Record<string, PromptRow>>;
const events = generated.events as Readonly<Record<string, EventRow>>;
const NO_PROMPT: PromptRow = { shape: "card" };
const NO_EVENT: EventRow = {};

/** What a match is summed up in, by seat. */
export const tallies: readonly string[] = generated.tallies;

export function promptRow(prompt: string): PromptRow {
  return prompts[prompt] ?? NO_PROMPT;
}

/** The row of an event; of what stands among events without being one, one without facts. */
export function eventRow(event: string): EventRow {
  return events[event] ?? NO_EVENT;
}

/** The question for the cards that an action takes; null for one that takes none. */
export function cardsFor(verb: string): string | null {
  return Object.keys(prompts).find((prompt) => prompts[prompt]?.several && prompts[prompt].action === verb) ?? null;
}
