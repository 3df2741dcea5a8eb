/** What happened, as movements on the table: from where to where, with which card. Nothing here draws. */
import type { EventKey, GameEvent, Happened } from "../generated/protocol";
import { isNotice } from "./views";

export type StepKind = "move" | "flip" | "roll" | "shuffle" | "draw" | "gift" | "message";

/** A place from or to which something moves; `seat` is null for what belongs to nobody. */
export interface Place {
  readonly zone: "hand" | "deck" | "discard" | "schedule" | "stall" | "aside" | "market" | "market-deck" | "bin" | "nowhere";
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

type Where = (event: GameEvent) => Place;

const own = (zone: Place["zone"]): Where => (event) => ({ zone, seat: event.seat });
const other = (zone: Place["zone"]): Where => (event) => ({ zone, seat: event.number ?? null });
const common = (zone: Place["zone"]): Where => () => ({ zone, seat: null });
const slot: Where = (event) => ({ zone: "market", seat: null, at: event.number ?? 0 });
const stack: Where = (event) => ({ zone: "stall", seat: event.seat, at: event.number ?? 0 });

const hand = own("hand");
const deck = own("deck");
const discard = own("discard");
const aside = common("aside");
/** A pile that is not on the table: junk, cards that leave the game. */
const nowhere = common("nowhere");

type Row = readonly [kind: StepKind, from: Where | null, to: Where | null];

/** What is not named here is told and moves nothing: a payment does when its cards are discarded. */
const ROWS: Partial<Record<EventKey, Row>> = {
  played: ["move", hand, own("schedule")],
  used: ["flip", hand, null],
  shown: ["flip", hand, null],
  bought: ["move", slot, hand],
  took: ["move", slot, hand],
  laid: ["move", hand, own("stall")],
  laid_from_discard: ["move", discard, own("stall")],
  drew: ["draw", deck, hand],
  drew_junk: ["draw", nowhere, hand],
  set_aside: ["draw", deck, aside],
  set_aside_from_market: ["draw", common("market-deck"), aside],
  kept: ["move", aside, hand],
  returned: ["move", aside, deck],
  discarded: ["move", hand, discard],
  threw_away: ["move", hand, common("bin")],
  recovered: ["move", discard, hand],
  swapped_in: ["move", own("schedule"), stack],
  swapped_out: ["move", stack, hand],
  shuffled: ["shuffle", discard, deck],
  market_shuffled: ["shuffle", common("bin"), common("market-deck")],
  deck_shuffled: ["shuffle", deck, deck],
  rolled: ["roll", null, null],
  revealed: ["flip", common("market-deck"), null],
  won_card: ["move", common("market-deck"), hand],
  drew_from_market: ["draw", common("market-deck"), hand],
  put_on_deck: ["move", discard, deck],
  found: ["move", deck, hand],
  put_in_deck: ["move", hand, deck],
  rearranged: ["move", common("market"), slot],
  took_from_hand: ["gift", other("hand"), hand],
  gave: ["gift", hand, other("hand")],
  put_on_deck_of: ["gift", hand, other("deck")],
  drew_from_deck_of: ["gift", other("deck"), hand],
  set_aside_from_deck_of: ["draw", other("deck"), aside],
  took_top_of_discard: ["gift", other("discard"), hand],
  exchanged_piles: ["shuffle", discard, deck],
  resolved: ["move", own("schedule"), discard],
  slid: ["move", common("market"), slot],
  dealt: ["draw", common("market-deck"), slot],
  put_in_discard: ["move", hand, discard],
  swapped_into_market: ["move", own("schedule"), slot],
  set_aside_from_hand_of: ["gift", other("hand"), aside],
  gave_one: ["gift", aside, other("hand")],
  put_played_on_deck: ["move", own("schedule"), deck],
  mixed_hands: ["shuffle", other("hand"), hand],
  got: ["draw", aside, hand],
  company_bought: ["move", common("market"), hand],
  removed: ["move", hand, nowhere],
  offered: ["flip", hand, null],
};

/** What a thing that happened looks like. */
export function stepOf(happened: Happened): Step {
  const seat = happened.seat < 0 ? null : happened.seat;
  if (isNotice(happened)) return { kind: "message", from: null, to: null, card: null, number: null, seat, event: happened };
  const [kind, from, to] = ROWS[happened.event] ?? ["message", null, null];
  return {
    kind,
    from: from?.(happened) ?? null,
    to: to?.(happened) ?? null,
    card: happened.card ?? null,
    number: happened.number ?? null,
    seat,
    event: happened,
  };
}
