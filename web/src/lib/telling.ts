/** What happened, gathered to what is worth a line: equal happenings in a row become one, a purchase or a stack is one. */
import type { GameEvent, Notice } from "../generated/protocol";
import wording from "../generated/wording.json";
import { cardOf, guiseOf, plainName } from "./cards";
import { eventRow } from "./rows";

/** An event as a seat may know it, or a note of what people did. */
export interface Seen extends Omit<GameEvent, "event"> {
  readonly event: string;
}

/** Something worth a line. */
export interface Told {
  readonly event: string;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly copies: number;
  readonly number: number;
  /** What paid for it, or what a stack is made of. */
  readonly parts: readonly string[];
}

const { stacked } = wording.story;
const lasting: Readonly<Record<string, string>> = wording.story.lasting;
const { prefix, kept } = wording.notes;

/** The lines that these events make, and how many events they use; what is still going on is left for later. */
export function gather(events: readonly Seen[], before = ""): { told: Told[]; used: number } {
  const teller = new Teller(before);
  for (const event of events) teller.add(event);
  const { used } = teller;
  return { told: used === events.length ? teller.lines : gather(events.slice(0, used), before).told, used };
}

/** After how many events each line comes up. */
export function placesOf(events: readonly Seen[]): number[] {
  const teller = new Teller("");
  const places: number[] = [];
  for (const [at, event] of events.entries()) {
    teller.add(event);
    while (places.length < teller.lines.length) places.push(at + 1);
  }
  return places;
}

/** Makes lines of events, one event after the other. */
export class Teller {
  readonly lines: Told[] = [];
  used = 0;
  #seen = 0;
  #before: string;
  #ends = ""; // the event that completes what is going on
  #parts: Seen[] = [];
  #copies: Seen[] = []; // cards that count as others and are about to be used

  constructor(before: string) {
    this.#before = before;
  }

  add(event: Seen): void {
    this.#seen += 1;
    const before = this.#before;
    this.#before = event.event;
    if (event.event === "copied") {
      this.#copies.push(event);
      return;
    }
    const found = this.#asCopy(event, before);
    if (this.#belongs(found.event, before)) this.#parts.push(found);
    else this.#complete(found);
    if (!this.#ends && !this.#copies.length) this.used = this.#seen;
  }

  /** An event with what its card counts as, where that was told just before. */
  #asCopy(event: Seen, before: string): Seen {
    if (event.event === "shown" && (before === "copied" || !cardOf(event.card ?? "").hand_size)) {
      return { ...event, event: "shown_copied" };
    }
    if (eventRow(event.event).as_copy) {
      const at = this.#copies.findIndex((copied) => copied.seat === event.seat && copied.card === event.card);
      const [copied] = at < 0 ? [] : this.#copies.splice(at, 1);
      if (copied) return { ...event, card: guise(copied) };
    } else if (!this.#ends) {
      for (const copied of this.#copies) add(this.lines, { ...copied, card: guise(copied) }, []);
      this.#copies = [];
    }
    return event;
  }

  /** Whether an event is a part of what is told at its end. */
  #belongs(key: string, before: string): boolean {
    const { of = "", along = "" } = eventRow(key);
    if (of) this.#ends = of;
    else if (key === "set_aside" && before === "rolled") this.#ends = along; // cards of the hand for cards of the deck
    return this.#ends !== "" && (this.#ends === of || this.#ends === along);
  }

  #complete(event: Seen): void {
    if (event.event !== this.#ends) {
      add(this.lines, event, []);
      return;
    }
    const parts = this.#parts;
    this.#parts = [];
    this.#ends = "";
    if (event.event === "deck_shuffled") {
      this.lines.push(exchanged(event, parts));
      return;
    }
    const used = parts.filter((part) => eventRow(part.event).of);
    add(this.lines, event, used.flatMap(usedIn));
    for (const part of parts) if (part.event === "stuck") add(this.lines, part, []);
  }
}

/** A card with what it counts as. */
function guise(copied: Seen): string {
  return `${copied.card}=${copied.copy}`;
}

/** The card, or the coins, of a step. */
function usedIn(part: Seen): string[] {
  if (eventRow(part.event).number === "coins") return Array<string>(part.number ?? 0).fill(wording.coin);
  return [part.card ?? ""];
}

/** Cards put into the deck and cards taken out of it, as one line. */
function exchanged(event: Seen, parts: readonly Seen[]): Told {
  const given = parts.filter((part) => part.event === "put_in_deck");
  const taken = parts.filter((part) => part.event === "kept");
  return {
    event: "exchanged",
    seat: event.seat,
    cards: given.flatMap((part) => part.card ?? []),
    copies: given.length,
    number: 0,
    parts: taken.flatMap((part) => part.card ?? []),
  };
}

function add(lines: Told[], event: Seen, parts: readonly string[]): void {
  const { untold, merges } = eventRow(event.event);
  if (untold) return;
  const card = event.card === undefined ? [] : [event.card];
  const last = lines.at(-1);
  const one = last && last.seat === event.seat ? merges?.[last.event] : undefined;
  if (last && one) lines[lines.length - 1] = joined(last, one, event);
  else if (last && goesOn(last, event)) {
    lines[lines.length - 1] = { ...last, cards: [...last.cards, ...card], copies: last.copies + 1 };
  } else {
    lines.push({ event: event.event, seat: event.seat, cards: card, copies: 1, number: event.number ?? 0, parts });
  }
}

/** Two happenings in a row as one. */
function joined(last: Told, key: string, event: Seen): Told {
  const plain = last.cards.map(plainName);
  const same = event.card === undefined ? plain.length === 0 : plain.length === 1 && plain[0] === event.card;
  const cards = same || event.card === undefined ? last.cards : [event.card];
  return { ...last, event: key, cards, number: last.number || (event.number ?? 0) };
}

/** Whether an event is one more of what the last line tells. */
function goesOn(last: Told, event: Seen): boolean {
  const alike = last.event === event.event && last.seat === event.seat;
  const known = last.cards.length > 0 === (event.card !== undefined);
  const { between, gathers = false } = eventRow(event.event);
  return gathers && alike && known && (!between || last.number === event.number);
}

/** Whether it is an action or a blow, told by itself, and not what goes along with one. */
export function isAction(told: Told): boolean {
  return told.seat >= 0 && !eventRow(told.event).trails;
}

/** Whether its cards are those that it is made of: a stack that is built. */
export function isOfParts(told: Told): boolean {
  return stacked.includes(told.event);
}

/** Whether nobody tells it. */
export function isQuiet(event: Seen): boolean {
  return eventRow(event.event).untold ?? false;
}

/** Whether something was done to a seat, in the turn of `active`: by another player, or without its will. */
export function happensTo(told: Told, seat: number, active: number | null): boolean {
  if (told.seat !== seat) return Boolean(eventRow(told.event).between) && told.number === seat;
  return active !== null && active !== seat && !eventRow(told.event).as_copy;
}

/** Which sentence tells it. */
export function sentenceOf(told: Told): string {
  if (told.event === "bought" && told.number === wording.story.bin) return "bought_from_bin";
  const [card] = told.cards;
  return (card && told.event in lasting && guiseOf(card).lasting && lasting[told.event]) || told.event;
}

/** All that happened and stands, and what people did besides, in order, as the log tells it. */
export function logOf(feed: readonly (Seen | Notice)[], isOver: boolean): Seen[] {
  let found: Seen[] = [];
  for (const entry of feed) {
    if (!("notice" in entry)) {
      found.push(entry);
      continue;
    }
    if (entry.notice === "undone") found = standing(found, entry.stands ?? 0);
    const note = { event: prefix + entry.notice, seat: entry.seat, number: 1 };
    const last = found.at(-1);
    const again = last?.event === note.event && last.seat === note.seat;
    if (kept.includes(entry.notice) && !again) found.push(note);
  }
  const last = found.at(-1);
  if (isOver && last && isNote(last)) found[found.length - 1] = { ...last, number: 0 }; // no bot plays on
  return found;
}

/** Whether this is something that people did besides playing. */
export function isNote(entry: Pick<Seen, "event">): boolean {
  return entry.event.startsWith(prefix);
}

/** The first so many events of the game, and what people did besides, wherever it was. */
function standing(entries: readonly Seen[], stands: number): Seen[] {
  let left = stands;
  return entries.filter((entry) => isNote(entry) || left-- > 0);
}
