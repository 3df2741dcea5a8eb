/** What happened, as movements on the table: from where to where, with which card. Nothing here draws. */
import type { GameEvent, Happened } from "../generated/protocol";
import { eventRow, type EventRow } from "./rows";
import { isNotice } from "./views";

/** `lift`: a card is held up in the middle, large, before it goes where it goes. */
export type StepKind = "move" | "flip" | "roll" | "shuffle" | "draw" | "gift" | "lift" | "message";

/** A place from or to which something moves; `seat` is null for what belongs to nobody. */
export interface Place {
  readonly zone: "hand" | "deck" | "discard" | "schedule" | "stall" | "aside" | "market" | "market-deck" | "bin" | "middle" | "nowhere";
  readonly seat: number | null;
  /** The slot of the market, or the stack of a stall. */
  readonly at?: number;
}

export interface Step {
  readonly kind: StepKind;
  readonly from: Place | null;
  readonly to: Place | null;
  /** The card's name; null for a back, or where there is no card. */
  readonly card: string | null;
  /** The roll, the guess, how many cards were shuffled. */
  readonly number: number | null;
  /** Whose doing it is; null for nobody's. */
  readonly seat: number | null;
  readonly event: Happened;
}

/** Zones of which every player has one; the others are common. */
const OWN: readonly string[] = ["hand", "deck", "discard", "schedule", "stall"];
const FACE_DOWN: readonly string[] = ["deck", "market-deck", "junk"];
const ON_TABLE: Readonly<Record<string, Place["zone"]>> = { junk: "nowhere", removed: "nowhere" };

/** Where one end of a passage lies: a zone of whoever does it or of the other player, a slot, a stack, or a common pile. */
function placeOf(event: GameEvent, row: EventRow, end: "source" | "target"): Place | null {
  const name = row[end];
  if (!name) return null;
  const zone = ON_TABLE[name] ?? (name as Place["zone"]);
  if (isNumbered(row, end)) return { zone, seat: zone === "stall" ? event.seat : null, at: event.number ?? 0 };
  if (!OWN.includes(zone)) return { zone, seat: null };
  const isOther = row.number === (end === "source" ? "giver" : "receiver");
  return { zone, seat: isOther ? (event.number ?? null) : event.seat };
}

/** Whether the number says where in the zone: a slot of the market (where the card comes to lie), a stack of a stall. */
function isNumbered(row: EventRow, end: "source" | "target"): boolean {
  if (row.number === "stack") return row[end] === "stall";
  return row.number === "slot" && row[end] === "market" && (end === "target" || row.target !== "market");
}

/** How it looks; what passes nowhere is told and moves nothing: a payment does when its cards are discarded. */
function kindOf(row: EventRow): StepKind {
  if (row.number === "result") return "roll";
  if (!row.source) return "message";
  if (row.reveals === "mixed" || row.reveals === "shuffled") return "shuffle";
  if (!row.target) return "flip";
  if (row.between) return "gift";
  return FACE_DOWN.includes(row.source) ? "draw" : "move";
}

/** What a thing that happened looks like. */
export function stepOf(happened: Happened): Step {
  const seat = happened.seat < 0 ? null : happened.seat;
  if (isNotice(happened)) return { kind: "message", from: null, to: null, card: null, number: null, seat, event: happened };
  const row = eventRow(happened.event);
  return {
    kind: kindOf(row),
    from: placeOf(happened, row, "source"),
    to: placeOf(happened, row, "target"),
    card: happened.card ?? null,
    number: happened.number ?? null,
    seat,
    event: happened,
  };
}
