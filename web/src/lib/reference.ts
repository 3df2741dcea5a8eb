/** The rules as we read them, by chapter, with search; their words are fetched when somebody wants to read. */
import { cards } from "./cards";
import { folded } from "./grammar";
import { words as spoken, type Words } from "./words.svelte";

/** One rule, ruling or card. */
export interface Entry {
  /** Of its message. */
  readonly key: string;
  /** What a reader calls it: BUY-07, acorn, G3. */
  readonly id: string;
  /** A question, or a card's name; a plain rule has none. */
  readonly title: string;
  readonly text: string;
}

/** A group of rules, or a deck. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly entries: readonly Entry[];
}

const GROUP = "rules-group-";
const RULE = "rule-";
const RULING = "ruling-";
const TOPIC = "rules-topic-";
const DECK = "rules-deck-";
const CARD = "rules-card-";
const [DISAGREEMENTS, CONTESTED, GENERAL, TOPICS] = ["DIS", "R", "G", "T"];

/** The rules reference in the language of the moment, once its words have come. */
export async function reference(words: Words = spoken): Promise<Reference> {
  await words.need("rules");
  return new Reference(words);
}

/** The rules reference; its texts follow the language. */
export class Reference {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  /** All that is not about one card: the groups of rules, disagreements, rulings. */
  groups(): Chapter[] {
    const keys = this.#words.keys("rules");
    const names = keys.filter((key) => key.startsWith(GROUP)).map((key) => key.slice(GROUP.length));
    return names.map((id) => ({
      id,
      title: this.#line(GROUP + id),
      line: this.#line(GROUP + id, "line"),
      entries: keys.filter((key) => groupOf(key) === id).map((key) => this.#entry(key, id)),
    }));
  }

  /** The decks, each with its cards; junk is the last. */
  decks(): Chapter[] {
    const found: (Chapter & { entries: Entry[] })[] = [];
    for (const key of this.#words.keys("rules")) {
      if (key.startsWith(DECK)) {
        const id = key.slice(DECK.length);
        found.push({ id, title: this.#words.deck(id), line: this.#line(key), entries: [] });
      } else if (key.startsWith(CARD)) {
        const id = key.slice(CARD.length);
        found.at(-1)?.entries.push({ key, id, title: this.#words.card(id), text: this.#line(key) });
      }
    }
    return found;
  }

  /** What is to be said about a card beyond its text; nothing if there is nothing. */
  card(name: string): string {
    return this.#words.has(CARD + name) ? this.#line(CARD + name) : "";
  }

  /** A line of flavour: of a card, or a few on a deck; nothing if there is none. */
  flavour(name: string): string {
    return this.#words.has(`flavour-${name}`) ? this.#line(`flavour-${name}`) : "";
  }

  /** The other reading of a contested ruling; nothing for anything else. */
  otherReading(entry: Entry): string {
    return groupOf(entry.key) === CONTESTED ? this.#line(entry.key, "other") : "";
  }

  /** What somebody means who types this: rules of that name, or else rules and cards that speak of it. */
  find(wanted: string): Entry[] {
    const typed = wanted.trim();
    if (!typed) return [];
    const rules = this.groups().flatMap((group) => group.entries);
    const called = rules.filter((entry) => isCalled(entry, typed));
    if (called.length) return called;
    const all = [...rules, ...this.decks().flatMap((deck) => deck.entries)];
    return all.filter((entry) => this.speaks(entry, typed));
  }

  /** Whether these words begin a word in what an entry says; of a card, also in its text. */
  speaks(entry: Entry, wanted: string): boolean {
    const more = cards.has(entry.id) ? this.#words.cardText(entry.id) : "";
    return begins(folded(wanted), folded(`${entry.title} ${entry.text} ${more}`));
  }

  #entry(key: string, group: string): Entry {
    const name = [RULE, RULING, TOPIC].reduce((rest, start) => (rest.startsWith(start) ? rest.slice(start.length) : rest), key);
    if (group === TOPICS) return { key, id: name, title: this.#line(key), text: this.#line(key, "text") };
    if (group === DISAGREEMENTS || group === CONTESTED || group === GENERAL) {
      const id = group === CONTESTED ? CONTESTED + name : name;
      return { key, id, title: this.#line(key), text: this.#line(key, "ours") };
    }
    return { key, id: name, title: "", text: this.#line(key) };
  }

  /** A text that was broken for its file; what a no-break space joins stays joined. */
  #line(key: string, attribute = ""): string {
    return this.#words.text(key, {}, attribute).replace(/[ \n]+/g, " ").replace(/^ | $/g, "");
  }
}

/** The group that a message is an entry of; nothing if it is none. */
function groupOf(key: string): string {
  if (key.startsWith(RULING)) return (key.startsWith(RULING + GENERAL) ? GENERAL : CONTESTED) ?? "";
  if (key.startsWith(TOPIC)) return TOPICS ?? "";
  return key.startsWith(RULE) ? (key.slice(RULE.length).split("-", 1)[0] ?? "") : "";
}

/** Whether somebody means this rule; a number alone means a contested ruling. */
function isCalled(entry: Entry, wanted: string): boolean {
  const number = entry.id.replace(new RegExp(`^${CONTESTED}`), "");
  return [entry.id.toLowerCase(), number, `ruling ${number}`].includes(wanted.toLowerCase());
}

/** Whether a word of the text begins so. */
function begins(wanted: string, text: string): boolean {
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (isWord(text[at - 1]) !== isWord(wanted[0])) return true;
  }
  return false;
}
