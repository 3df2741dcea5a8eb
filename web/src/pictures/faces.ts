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

/** How large a name may be set so that its longest word stays on one line; 1 where that word has eleven letters. */
export function nameScale(name: string): number {
  return LINE / Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}

/** How much smaller a text is set: the longest ones fit, the short ones are easy to read. */
export function textScale(text: string): number {
  if (text.length > 175) return 0.88;
  return text.length > 120 ? 0.95 : 1;
}

/** The room for a text, in hundredths of the card's width; the picture has the rest. */
export function textRoom(text: string): number {
  if (text.length > 150) return 64;
  if (text.length > 100) return 57;
  return text.length > 60 ? 50 : 42;
}
