/** What is printed on the cards, and what may be chosen for a game: made by tools/web_facts.py from the game's tables. */
import facts from "../generated/cards.json";

export type Kind = "technique" | "passive" | "rubbish";

/** What is printed on a card, and what its face may show by a sign. */
export interface Card {
  readonly name: string;
  readonly deck: string;
  readonly value: number;
  readonly kind: Kind;
  readonly copies: number;
  /** Its name in English, for those who look for it by that. */
  readonly english: string;
  /** It gives another action. */
  readonly bonus?: boolean;
  /** It does something at the start of the next turn. */
  readonly waits?: boolean;
  /** It works until the next turn. */
  readonly lasting?: boolean;
  /** It stays on the schedule. */
  readonly stays?: boolean;
  /** It copies another card before it is used. */
  readonly copying?: boolean;
  /** It may be used once in a turn, or after something happened. */
  readonly usable?: boolean;
  /** After what it may be used out of turn: purchase, stack, technique, shuffle, arrival. */
  readonly reacts?: string;
  readonly hand_size?: number;
  readonly stall_size?: number;
}

export type Rating = "complexity" | "interaction" | "nastiness" | "luck";

/** An animalfolk deck; ratings go from 0 to `limits.rating`. */
export interface Deck {
  readonly name: string;
  readonly box: number;
  readonly ratings: Readonly<Record<Rating, number>>;
  readonly cards: readonly string[];
}

/** A way to play: how many decks for how many players, its options with what they usually are, and what drafts change of that. */
export interface Mode {
  readonly name: string;
  readonly decks: Readonly<Record<string, number>>;
  readonly options: Readonly<Record<string, string>>;
  readonly drafted: Readonly<Record<string, string>>;
}

/** What an option may be, and the words for each value; none where it is just a number. */
export interface RuleOption {
  readonly values: readonly string[];
  readonly words: readonly string[];
}

const printed = facts.cards as unknown as Readonly<Record<string, Omit<Card, "name">>>;

/** All cards by name; junk is one of them. */
export const cards: ReadonlyMap<string, Card> = new Map(
  Object.entries(printed).map(([name, card]) => [name, { name, ...card }]),
);
export const decks: readonly Deck[] = facts.decks;
export const modes = facts.modes as unknown as readonly Mode[];
export const options: Readonly<Record<string, RuleOption>> = facts.options;
export const ratings = facts.rated as readonly Rating[];
export const levels: readonly string[] = facts.levels;
export const undos: readonly string[] = facts.undos;
export const clocks: readonly string[] = facts.clocks;
export const firstGame: readonly string[] = facts.first_game;
export const usual = facts.usual;
export const limits = facts.limits;
export const languages: readonly { readonly code: string; readonly name: string }[] = facts.languages;

export const JUNK = "junk";

/** The card in an option or a hand, without its marks; = and what it counts as stay. */
export function unmarked(text: string): string {
  const behind = text.slice(text.lastIndexOf(":") + 1);
  return behind.split(/[*#+-]/, 1)[0] ?? "";
}

/** The name of the card in an option or a hand: its own, whatever it counts as. */
export function plainName(text: string): string {
  return unmarked(text).split("=", 1)[0] ?? "";
}

/** The name of the card that the card in an option or a hand counts as: mostly its own. */
export function countsAs(text: string): string {
  return unmarked(text).split("=").at(-1) ?? "";
}

/** What is printed on the card in an option or a hand. */
export function cardOf(text: string): Card {
  const found = cards.get(plainName(text));
  if (!found) throw new Error(`no card ${text}`);
  return found;
}

/** What is printed on the card that it counts as. */
export function guiseOf(text: string): Card {
  return cardOf(countsAs(text));
}

/** The animalfolk deck of a card; junk is one of its own. */
export function deckOf(text: string): string {
  return cardOf(text).deck;
}
