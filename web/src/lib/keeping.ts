/** What this browser keeps: who one is, where one sits, what one likes. Without storage it lasts as long as the page. */
import type { Invite, Visitor } from "../generated/protocol";

const PREFIX = "animalfolk.";
const MOST_SEATS = 100;

/** The part of localStorage that is needed. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

class Memory implements Shelf {
  #kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
}

/** localStorage, or memory where the browser gives none or it is full of nothing but zeros. */
export function findShelf(): Shelf {
  try {
    const shelf = globalThis.localStorage;
    shelf.setItem(`${PREFIX}try`, "1");
    shelf.removeItem(`${PREFIX}try`);
    return shelf;
  } catch {
    return new Memory();
  }
}

/** A seat at a table, or a place to watch it from. */
export interface KeptSeat {
  readonly table: string;
  readonly token: string;
  readonly seat: number | null;
  /** What lets others watch, where it was told. */
  readonly watch?: string;
  /** Links for open seats, where this browser has made the table. */
  readonly invites?: readonly Invite[];
  /** How many events were seen. */
  readonly event: number;
  /** When it was used last, in milliseconds. */
  readonly used: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export class Keeping {
  #shelf: Shelf;
  #now: () => number;

  constructor(shelf: Shelf = findShelf(), now: () => number = Date.now) {
    this.#shelf = shelf;
    this.#now = now;
  }

  /** Something that was kept, whatever it is by now; null if there is nothing that can be read. */
  read(key: string): unknown {
    try {
      return JSON.parse(this.#shelf.getItem(PREFIX + key) ?? "null") as unknown;
    } catch {
      return null;
    }
  }

  /** Keeps something; where there is no room it is forgotten with the page. */
  write(key: string, value: unknown): void {
    try {
      if (value === null) this.#shelf.removeItem(PREFIX + key);
      else this.#shelf.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      const memory = new Memory();
      memory.setItem(PREFIX + key, JSON.stringify(value));
      this.#shelf = memory;
    }
  }

  get visitor(): Visitor | null {
    const found = this.read("visitor");
    return isRecord(found) && typeof found.token === "string" ? (found as unknown as Visitor) : null;
  }

  set visitor(visitor: Visitor | null) {
    this.write("visitor", visitor);
  }

  /** All seats of this browser, the last used first. */
  get seats(): KeptSeat[] {
    const found = this.read("seats");
    if (!isRecord(found)) return [];
    const seats = Object.values(found).filter((seat) => isRecord(seat) && typeof seat.token === "string");
    return (seats as unknown as KeptSeat[]).sort((one, other) => other.used - one.used);
  }

  /** The seat at a table. */
  seat(table: string): KeptSeat | null {
    return this.seats.find((seat) => seat.table === table) ?? null;
  }

  /** Keeps a seat, or what is new about it; the oldest of very many are forgotten. */
  keepSeat(seat: Omit<KeptSeat, "event" | "used"> & { readonly event?: number }): void {
    const before = this.seat(seat.table);
    const event = seat.event ?? (before?.token === seat.token ? before.event : 0);
    const kept: KeptSeat = { ...before, ...seat, event, used: this.#now() };
    this.#writeSeats([kept, ...this.seats.filter((other) => other.table !== seat.table)].slice(0, MOST_SEATS));
  }

  /** Notes how many events of a table were seen. */
  sawEvents(table: string, event: number): void {
    const seat = this.seat(table);
    if (seat && seat.event !== event) this.keepSeat({ ...seat, event });
  }

  forgetSeat(table: string): void {
    this.#writeSeats(this.seats.filter((seat) => seat.table !== table));
  }

  #writeSeats(seats: readonly KeptSeat[]): void {
    this.write("seats", Object.fromEntries(seats.map((seat) => [seat.table, seat])));
  }
}

export const keeping = new Keeping();
