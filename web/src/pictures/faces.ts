/** What a card face shows: printed facts and words, handed in by whoever knows them. */
import type { DeckName } from "./decks";

export interface CardFace {
  /** The engine's name, like `swift_broker`. */
  readonly card: string;
  readonly deck: DeckName;
  /** The printed value. */
  readonly value: number;
  readonly kind: "technique" | "passive" | "rubbish";
  /** Whether it gives a bonus action. */
  readonly bonus: boolean;
  readonly name: string;
  /** The deck's full and short name. */
  readonly deckName: string;
  readonly deckShort: string;
  /** The word for its kind. */
  readonly kindName: string;
  readonly text: string;
}

/** The card that a copying card counts as. */
export interface CopiedFace {
  readonly deck: DeckName;
  readonly name: string;
}

const LINE = 11;

/** How much smaller a name is set so that its longest word stays on one line. */
export function nameScale(name: string): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return longest > LINE ? LINE / longest : 1;
}

/** How much smaller a text is set: the longest ones fit, the short ones are easy to read. */
export function textScale(text: string): number {
  if (text.length > 175) return 0.86;
  return text.length > 120 ? 0.93 : 1;
}
