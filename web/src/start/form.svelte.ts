/** What somebody fills in for a new table, and the request that comes of it. */
import type { NewSeat, NewTable } from "../generated/protocol";
import { decks, firstGame, limits, modes, options, ratings, undos, usual, type Deck, type Mode, type Rating, type RuleOption } from "../lib/cards";

export type How = "first" | "named" | "random" | "draft";
export const HOWS: readonly How[] = ["first", "named", "random", "draft"];
export const PERSON = "person";
const AGREED = "agreed";
const OPEN = "open";
export type ClockKind = "none" | "move" | "game";

export interface FormSeat {
  kind: string;
  name: string;
}

/** What is still missing before the table can be made. */
export type Lack = "" | "decks" | "few";

export class TableForm {
  mode = $state("free");
  seats = $state<FormSeat[]>([]);
  how = $state<How>("first");
  chosen = $state<string[]>([]);
  most = $state<Record<Rating, number>>(everything());
  changed = $state<Record<string, string>>({});
  first = $state("random");
  seed = $state("");
  clock = $state<ClockKind>("none");
  minutes = $state(10);
  seconds = $state(60);
  extra = $state(10);
  #undo = $state(usual.undo);
  isPublic = $state(false);
  watchersChat = $state(false);
  hints = $state(true);

  constructor() {
    this.seats = this.#seatsFor(2);
  }

  get way(): Mode {
    return modes.find((mode) => mode.name === this.mode) ?? (modes[0] as Mode);
  }

  /** How many may play this way. */
  get counts(): number[] {
    return Object.keys(this.way.decks).map(Number);
  }

  /** How many decks are needed. */
  get needed(): number {
    return this.way.decks[String(this.seats.length)] ?? 0;
  }

  /** The decks that somebody would like by their ratings. */
  get fitting(): Deck[] {
    return decks.filter((deck) => ratings.every((rating) => deck.ratings[rating] <= this.most[rating]));
  }

  /** The decks of a first game. */
  get calm(): string[] {
    return firstGame.slice(0, this.needed);
  }

  get people(): number {
    return this.seats.filter((seat) => seat.kind === PERSON).length;
  }

  /** How far something may be taken back: with one person nobody is there who could agree. */
  get undos(): readonly string[] {
    return this.people > 1 ? undos : undos.filter((undo) => undo !== AGREED);
  }

  get undo(): string {
    return this.people === 1 && this.#undo === AGREED ? OPEN : this.#undo;
  }
  set undo(undo: string) {
    this.#undo = undo;
  }

  /** Plays another way: seats and options that do not fit any more are given up. */
  choose(mode: string): void {
    this.mode = mode;
    if (!this.counts.includes(this.seats.length)) this.seats = this.#seatsFor(this.counts[0] ?? 2);
    const kept = Object.entries(this.changed).filter(([option]) => option in this.way.options);
    this.changed = Object.fromEntries(kept);
    this.#keepFirst();
  }

  /** Sets how many play; those who sit stay. */
  count(players: number): void {
    this.seats = [...this.seats.slice(0, players), ...this.#seatsFor(players).slice(this.seats.length)];
    this.#keepFirst();
  }

  /** Exchanges a seat with the one before it. */
  up(at: number): void {
    const [one, other] = [this.seats[at - 1], this.seats[at]];
    if (one && other) this.seats.splice(at - 1, 2, other, one);
  }

  /** Chooses a deck, or gives it back; of too many the first goes. */
  toggle(deck: string): void {
    const rest = this.chosen.filter((other) => other !== deck);
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, deck].slice(-this.needed);
  }

  /** What an option is now. */
  value(option: string): string {
    return this.changed[option] ?? this.#usual(option);
  }

  set(option: string, value: string): void {
    const { [option]: _, ...rest } = this.changed;
    this.changed = value === this.#usual(option) ? rest : { ...rest, [option]: value };
  }

  /** The options that mean something this way. */
  get options(): [string, RuleOption][] {
    return Object.entries(options).filter(([option]) => option in this.way.options);
  }

  get lack(): Lack {
    if (this.how === "named" && this.chosen.length < this.needed) return "decks";
    const wanted = this.how === "draft" ? this.needed + this.seats.length : this.needed;
    return (this.how === "random" || this.how === "draft") && this.fitting.length < wanted ? "few" : "";
  }

  request(): NewTable {
    return {
      mode: this.mode,
      seats: this.seats.map(seatOf),
      decks: this.#decks(),
      options: { ...this.changed },
      clock: this.#clock(),
      undo: this.undo,
      hints: this.hints,
      visibility: this.isPublic ? "public" : "link",
      watchers_chat: this.watchersChat,
      ...(this.seats.length > 1 ? { first: this.first } : {}),
      ...(this.people === 1 && this.seed.trim() ? { seed: this.seed.trim() } : {}),
    };
  }

  #usual(option: string): string {
    return (this.how === "draft" && this.way.drafted[option]) || (this.way.options[option] ?? "");
  }

  #decks(): readonly string[] | string {
    if (this.how === "named") return [...this.chosen];
    if (this.how === "first") return this.calm;
    const bounds = ratings.filter((rating) => this.most[rating] < limits.rating);
    return [this.how, bounds.map((rating) => `${rating}=${this.most[rating]}`).join(",")].filter(Boolean).join(":");
  }

  #clock(): string {
    if (this.clock === "move") return `move:${this.seconds}`;
    return this.clock === "game" ? `game:${this.minutes * 60}+${this.extra}` : "none";
  }

  /** One person, and bots; in pairs against the Company, two people. */
  #seatsFor(players: number): FormSeat[] {
    return Array.from({ length: players }, (_, at) => ({ kind: at ? usual.level : PERSON, name: "" }));
  }

  #keepFirst(): void {
    if (Number(this.first.slice(1)) > this.seats.length) this.first = "random";
  }
}

function everything(): Record<Rating, number> {
  return Object.fromEntries(ratings.map((rating) => [rating, limits.rating])) as Record<Rating, number>;
}

function seatOf({ kind, name }: FormSeat): NewSeat {
  return name.trim() ? { kind, name: name.trim() } : { kind };
}
