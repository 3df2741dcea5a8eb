/** What happened, as sentences to read, with the cards in them to point at. */
import wording from "../generated/wording.json";
import { eventRow } from "./rows";
import { gather, sentenceOf, type Seen, type Told } from "./telling";
import type { Mark, Words } from "./words.svelte";

/** A piece of a sentence; with `card`, it is the name of that card. */
export interface Piece {
  readonly text: string;
  readonly card?: string;
}

/** A sentence, whole and in pieces. */
export interface Line {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly told: Told;
}

const { stacked, in_order: inOrder } = wording.story;
const [FIRST, MIDDLE, LAST] = ["\uE000", "\uE001", "\uE002"]; // no name of a player has such signs
const MARKED = new RegExp(`${FIRST}([^${MIDDLE}]*)${MIDDLE}([^${LAST}]*)${LAST}`, "u");
const marked: Mark = (card, name) => `${FIRST}${card}${MIDDLE}${name}${LAST}`;

/** The pieces of a sentence in which cards are marked. */
function piecesOf(text: string): Piece[] {
  const parts = text.split(MARKED); // text, card, name, text, card, name, text ...
  const pieces = parts.flatMap((part, at): Piece[] => {
    if (at % 3 === 0) return [{ text: part }];
    return at % 3 === 2 ? [{ text: part, card: parts[at - 1] ?? "" }] : [];
  });
  return pieces.filter((piece) => piece.text);
}

/** Tells events to one reader: a seat, or null for those who watch. */
export class Story {
  readonly #words: Words;
  readonly #names: readonly string[];
  readonly #reader: number | null;

  /** names: of all seats, that of the Company too where it plays (`allNames`). */
  constructor(words: Words, names: readonly string[], reader: number | null) {
    this.#words = words;
    this.#names = names;
    this.#reader = reader;
  }

  /** Sentences, and how many of the events they tell; what is still going on is left for later. */
  lines(events: readonly Seen[], before = ""): { lines: Line[]; used: number } {
    const { told, used } = gather(events, before);
    return { lines: told.map((one) => this.line(one)), used };
  }

  /** One line. */
  line(told: Told): Line {
    const other = eventRow(told.event).between ? told.number : null;
    const text = this.#words.text(`event-${sentenceOf(told)}`, {
      who: told.seat === this.#reader ? "you" : "other",
      name: this.#names[told.seat] ?? "",
      whom: other === told.seat ? "self" : other !== null && other === this.#reader ? "you" : "other",
      target: other === null ? "" : (this.#names[other] ?? ""),
      cards: this.#cards(told),
      known: told.cards.length || told.parts.length ? "yes" : "no",
      count: told.copies,
      number: told.number,
      paid: this.#words.cards(told.parts, marked),
    });
    const pieces = piecesOf(this.#words.begun(text));
    return { text: pieces.map((piece) => piece.text).join(""), pieces, told };
  }

  #cards(told: Told): string {
    const names = stacked.includes(told.event) ? told.parts : told.cards;
    if (!inOrder.includes(told.event)) return this.#words.cards(names, marked);
    return this.#words.listed(names.map((name) => this.#words.card(name, marked)));
  }
}

/** The names of all seats; the Company's is said in the language of the moment. */
export function allNames(words: Words, players: readonly string[], hasCompany: boolean): string[] {
  return hasCompany ? [...players, words.text("company-name")] : [...players];
}
