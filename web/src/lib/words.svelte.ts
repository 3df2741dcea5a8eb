/** The words of one language, from the same files as Python's; who reads them here is told when they change. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import addresses from "virtual:catalogues";
import wording from "../generated/wording.json";
import { languages, plainName, unmarked } from "./cards";
import { functionsOf } from "./grammar";

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;
/** What every game needs; the rules with the flavour of the cards. */
export type Part = "game" | "rules";
/** Marks the name of a card within a sentence. */
export type Mark = (card: string, name: string) => string;

const ENGLISH = "en";
const plain: Mark = (_, name) => name;

interface Spoken {
  readonly language: string;
  readonly bundle: FluentBundle;
  readonly parts: ReadonlyMap<Part, FluentResource>;
}

/** The language of a code such as fr or fr-CA; nothing if there is none. */
export function known(code: string): string {
  const wanted = code.trim().toLowerCase().split(/[-_]/, 1)[0];
  return languages.find((language) => language.code === wanted)?.code ?? "";
}

/** Which language somebody reads: as set before, as the browser says, or English. */
export function languageOf(setting: string, wishes: readonly string[]): string {
  return [setting, ...wishes].map(known).find(Boolean) ?? ENGLISH;
}

/** Everything that is said in a language, from its parts. */
function spokenFrom(language: string, parts: ReadonlyMap<Part, FluentResource>): Spoken {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: functionsOf(language) });
  for (const resource of parts.values()) bundle.addResource(resource);
  return { language, bundle, parts };
}

const loading = new Map<string, Promise<FluentResource>>();

/** A part of the words of a language, from the server; asked for once, and again if that failed. */
function loaded(language: string, part: Part): Promise<FluentResource> {
  const address = addresses[`${part}-${language}`] ?? "";
  const found = loading.get(address) ?? fetched(address);
  loading.set(address, found);
  found.catch(() => loading.delete(address));
  return found;
}

async function fetched(address: string): Promise<FluentResource> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new FluentResource(await response.text());
}

/** Says things in the language of the moment. */
export class Words {
  #spoken = $state.raw(spokenFrom(ENGLISH, new Map()));
  #wanted = ENGLISH;

  get language(): string {
    return this.#spoken.language;
  }

  /** Whether this part has come. */
  isThere(part: Part = "game"): boolean {
    return this.#spoken.parts.has(part);
  }

  /** Says everything in another language as soon as its words have come. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    await this.#fill(language, ["game", ...this.#spoken.parts.keys()]);
  }

  /** Fetches a part that is needed only now. */
  async need(part: Part): Promise<void> {
    await this.#fill(this.#wanted, [...this.#spoken.parts.keys(), part]);
  }

  async #fill(language: string, parts: readonly Part[]): Promise<void> {
    const wanted = [...new Set(parts)];
    const found = await Promise.all(wanted.map((part) => loaded(language, part)));
    if (language !== this.#wanted) return; // changed meanwhile
    this.take(language, new Map(wanted.map((part, at) => [part, found[at] as FluentResource])));
  }

  /** Takes over words that are there already, besides those of the same language. */
  take(language: string, parts: ReadonlyMap<Part, FluentResource>): void {
    const before = language === this.language ? this.#spoken.parts : [];
    this.#wanted = language;
    this.#spoken = spokenFrom(language, new Map([...before, ...parts]));
    document.documentElement.lang = language;
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.#spoken.bundle.hasMessage(key);
  }

  /** The keys of a part, as they stand in its files. */
  keys(part: Part): string[] {
    return this.#spoken.parts.get(part)?.body.map((entry) => entry.id) ?? [];
  }

  /** A message, or one of its attributes, with these values. */
  text(key: string, values: Values = {}, attribute = ""): string {
    const { bundle } = this.#spoken;
    const message = bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return this.#missing(key, "no such message");
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    return errors[0] ? this.#missing(key, errors[0].message) : text;
  }

  /** What is missing fails a test, is plain to see while developing, and never shows a key to a player. */
  #missing(key: string, why: string): string {
    if (!this.isThere()) return "";
    if (import.meta.env.MODE === "test") throw new Error(`message ${key} in ${this.language}: ${why}`);
    console.error(`message ${key}: ${why}`);
    return import.meta.env.DEV ? `⟦${key}⟧` : "";
  }

  /** A figure as the language writes it. */
  figure(figure: string | number): string {
    const signs: Readonly<Record<string, string>> = wording.decimal;
    return String(figure).replaceAll(".", signs[this.language] ?? ".");
  }

  /** A card's name, and of which card it is a copy, if it is one; a coin may stand among cards. */
  card(name: string, mark: Mark = plain): string {
    if (name === wording.coin) return this.text("option-coin");
    const [own = "", copy] = unmarked(name).split("=", 2);
    if (copy) return this.text("card-as", { card: this.card(own, mark), copy: this.card(copy, mark) });
    return mark(own, this.text(`card-${own}`));
  }

  /** What a card does. */
  cardText(name: string): string {
    return this.text(`card-${plainName(name)}`, {}, "text").replaceAll("\n", " ");
  }

  /** A deck's name, or its `short` name, or a `line` about it. */
  deck(name: string, attribute: "" | "short" | "line" = ""): string {
    return this.text(`deck-${name}`, {}, attribute);
  }

  /** Several cards in one list; equal ones are counted. */
  cards(names: readonly string[], mark: Mark = plain): string {
    return this.counted(names.map((name) => this.card(unmarked(name), mark)));
  }

  /** Cards in words in one list; equal ones are counted. */
  counted(cards: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return this.listed([...counts].map(([card, count]) => this.#times(card, count)));
  }

  /** Cards in words in their order; equal ones that follow each other are counted. */
  inOrder(cards: readonly string[]): string {
    const runs: { card: string; count: number }[] = [];
    for (const card of cards) {
      const last = runs.at(-1);
      if (last?.card === card) last.count += 1;
      else runs.push({ card, count: 1 });
    }
    return this.listed(runs.map(({ card, count }) => this.#times(card, count)));
  }

  #times(card: string, count: number): string {
    return count === 1 ? card : this.text("cards-times", { card, count });
  }

  /** Items in a row, as the language joins them. */
  listed(items: readonly string[]): string {
    const [head, ...rest] = items;
    if (head === undefined) return this.text("cards-hidden", { count: 0 });
    const last = rest.pop();
    if (last === undefined) return head;
    const first = rest.reduce((before, next) => this.text("list-next", { first: before, next }), head);
    return this.text("list-last", { first, last });
  }

  /** A sentence that may begin with the Company's name, which is written small elsewhere. */
  begun(text: string): string {
    if (!text.startsWith(this.text("company-name"))) return text;
    const [first = ""] = text;
    return first.toUpperCase() + text.slice(first.length);
  }
}

export const words = new Words();
