/** What comes and goes between the browser and the server; docs/protocol.md has the whole story. */

/** What is asked; docs/notation.md tells each. */
export type Prompt =
  | "act" | "build_again" | "end_turn" | "before_market" | "pay" | "stack" | "inventory" | "order" | "throw_away"
  | "throw_order" | "keep" | "return" | "take" | "swap" | "spare_junk" | "may_throw_away" | "may_recover"
  | "recover_junk" | "search" | "put_in_deck" | "discard_one" | "show" | "guess" | "throw_slot" | "arrange"
  | "pay_arranged" | "buy_arranged" | "stick" | "player" | "may_player" | "give" | "put_on_deck_of" | "give_back"
  | "throw_one" | "due" | "react" | "grow" | "may_discard_found" | "swap_out" | "swap_in" | "discard_to_deck"
  | "side" | "may_put_on_deck" | "give_one" | "throw_from_discard" | "conceal" | "guess_held" | "set_value"
  | "stack_alone" | "offer" | "help" | "back_first";

/** What happened in the game. */
export type EventKind =
  | "turn_began" | "played" | "used" | "shown" | "bought" | "paid" | "took" | "built" | "laid" | "laid_from_discard"
  | "drew" | "drew_junk" | "set_aside" | "set_aside_from_market" | "kept" | "returned" | "discarded" | "threw_away"
  | "recovered" | "swapped_in" | "swapped_out" | "shuffled" | "market_shuffled" | "raised_values" | "multiplied"
  | "rolled" | "guessed" | "revealed" | "won_card" | "drew_from_market" | "put_on_deck" | "found" | "put_in_deck"
  | "deck_shuffled" | "rearranged" | "stuck" | "took_from_hand" | "gave" | "put_on_deck_of" | "drew_from_deck_of"
  | "set_aside_from_deck_of" | "took_top_of_discard" | "exchanged_piles" | "scheduled" | "came_due" | "resolved"
  | "cleanup_began" | "slid" | "dealt" | "turn_ended" | "won" | "put_in_discard" | "swapped_into_market" | "copied"
  | "chose_from_deck" | "set_aside_from_hand_of" | "gave_one" | "looked_at_hand" | "put_played_on_deck"
  | "raised_card" | "set_value" | "mixed_hands" | "got" | "paid_coins" | "company_bought" | "power_rose" | "spared"
  | "removed" | "lost" | "offered" | "asked_help" | "helped" | "declined";

/** One thing that happened, as this seat may know it; without `card` its face is hidden, or there is none. */
export interface GameEvent {
  readonly event: EventKind;
  /** -1: nobody's doing. */
  readonly seat: number;
  readonly card?: string;
  readonly copy?: string;
  readonly number?: number;
}

/** Something that people did besides playing. */
export interface Notice {
  readonly notice: "left" | "returned" | "resigned" | "undone" | "undo_asked" | "undo_agreed" | "undo_refused";
  readonly seat: number;
  /** Of `undone`: how many of the game's events stand. */
  readonly stands?: number;
}

export type Happened = GameEvent | Notice;

export function isNotice(happened: Happened): happened is Notice {
  return "notice" in happened;
}

export interface Decision {
  /** Who is asked; null while somebody may react, as that is nobody else's business. */
  readonly seat: number | null;
  readonly card: string | null;
  readonly chosen?: readonly string[];
  /** The rest is for whoever is asked. */
  readonly prompt?: Prompt;
  readonly options?: readonly string[];
  readonly number?: number;
  readonly need?: number;
  readonly worth?: readonly (number | null)[];
  readonly buys?: string;
  /** The options that are allowed and of no use here. */
  readonly idle?: readonly string[];
  readonly to?: { readonly happened: string; readonly seat: number };
}

/** A decision that this seat has to answer. */
export interface OwnDecision extends Decision {
  readonly seat: number;
  readonly prompt: Prompt;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
}

/** A way in which a card may be used now, and what it counts so. */
export type Form = readonly [text: string, value: number];

export interface SeatView {
  readonly hand_count: number;
  readonly deck_count: number;
  /** The top card first. */
  readonly deck_top: readonly (string | null)[];
  /** The top card last. */
  readonly discard: readonly string[];
  readonly schedule: readonly string[];
  readonly stall: readonly (readonly string[])[];
  readonly next_stack?: number;
  readonly gold?: number;
  /** Of a hand that this seat sees: its own, and a partner's where hands are open. */
  readonly hand?: readonly string[];
  readonly values?: readonly number[];
  readonly forms?: readonly (readonly Form[])[];
  readonly discard_forms?: Readonly<Record<string, readonly Form[]>>;
  readonly hand_size?: number;
  readonly known_to_others?: readonly string[];
  /** Of any other hand: the cards in it that this seat knows. */
  readonly known?: readonly string[];
  /** The Company alone has these. */
  readonly company?: boolean;
  readonly power?: number;
  readonly purchases?: number;
  readonly thrown?: boolean;
  readonly removed?: readonly string[];
}

export interface Alteration {
  readonly kind: "add" | "set" | "times";
  readonly amount: number;
  readonly seat: number;
  /** -1: of all cards. */
  readonly mark: number;
}

export interface Undo {
  readonly step: number;
  /** Why it is not free; empty if it is. */
  readonly reason: "" | "nothing" | "over" | "never" | "revealed" | "answered";
  readonly by: string;
  readonly needs: readonly number[];
}

export interface ClockView {
  readonly kind: "none" | "move" | "game";
  /** Milliseconds. */
  readonly left: readonly number[];
  readonly running: number | null;
  readonly since: number;
}

/** What concerns the table and not the game. */
export interface TableView {
  readonly seats: readonly {
    readonly kind: string;
    readonly name: string;
    readonly away: boolean;
    readonly resigned: boolean;
  }[];
  readonly commit: string;
  readonly clock: ClockView;
  readonly request?: { readonly seat: number; readonly agreed: readonly number[] };
  readonly undo?: { readonly step: Undo; readonly turn: Undo };
  /** Of a person's own seat: whether it is asked also where nothing is of use. */
  readonly asks_always?: boolean;
  /** For whoever learns the game here. */
  readonly lesson?: Lesson;
}

/** What a lesson says now. */
export interface Lesson {
  readonly seat: number;
  readonly step: string;
  /** `tell`, `read`, `undo`: it waits for that, and nothing is asked; `do`: only what it speaks of is offered. */
  readonly kind: "tell" | "read" | "undo" | "do" | "free" | "wait" | "over";
  readonly at: number;
  readonly of: number;
  readonly card: string;
  readonly need: number;
  /** What it points at: `hand`, `market spyglass`, `undo` and the like. */
  readonly points: readonly string[];
}

export interface View {
  readonly viewer: number | null;
  readonly rules: Readonly<Record<string, number>>;
  readonly decks: readonly string[];
  readonly turn: number;
  readonly active: number;
  /** Slot 0, which adds nothing to the price, lies rightmost. */
  readonly market: readonly (string | null)[];
  readonly market_deck: number;
  /** The market's discard pile, the top card last. */
  readonly bin: readonly string[];
  readonly junk: number;
  readonly alterations: readonly Alteration[];
  readonly seats: readonly SeatView[];
  readonly aside: readonly (string | null)[];
  readonly teams: readonly (readonly number[])[];
  readonly offered: readonly string[];
  readonly winners: readonly number[];
  readonly decision: Decision | null;
  /** Not for those who watch. */
  readonly prices?: readonly (number | null)[];
  readonly bin_price?: number | null;
  readonly table: TableView;
}

/** While decks are drafted: what is out, what is in, and whose choice it is. */
export interface DraftView {
  readonly viewer: number | null;
  readonly banned: readonly string[];
  readonly picked: readonly string[];
  readonly decision: {
    readonly seat: number;
    /** The rest is for whoever is asked. */
    readonly prompt?: "ban" | "pick";
    readonly options?: readonly string[];
  } | null;
}

export type Phase = "open" | "drafting" | "running" | "over" | "closed";

export interface SeatState {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly open: boolean;
  readonly here: boolean;
}

/** While somebody may react. */
export interface Window {
  readonly until: number;
  readonly thinking: readonly number[];
}

export interface State {
  readonly table: string;
  readonly phase: Phase;
  readonly seat: number | null;
  readonly number: number | null;
  /** Nothing while seats are free; while decks are drafted, what `draftOf` gives. */
  readonly view: View | DraftView | null;
  readonly events: readonly Happened[];
  readonly event: number;
  readonly stands: number;
  readonly seats: readonly SeatState[];
  readonly window: Window | null;
}

export interface Line {
  readonly number: number;
  readonly time: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/** An answer that is about to be sent. */
export interface Answer {
  readonly choice: string | readonly string[];
  readonly run: boolean;
}

/** What a client asks over a socket, but for the id. */
export type Ask =
  | { readonly type: "answer"; readonly number: number; readonly choice: string | readonly string[]; readonly run?: boolean; readonly free?: boolean }
  | { readonly type: "undo" | "ask_undo"; readonly turn?: boolean; readonly number?: number }
  | { readonly type: "agree" | "refuse" | "leave" | "return" | "resign" | "think" | "think_no_more" | "ping" }
  | { readonly type: "call_bot"; readonly seat: number }
  | { readonly type: "learn"; readonly step: string }
  | { readonly type: "ask_always"; readonly always: boolean }
  | { readonly type: "hints"; readonly after?: readonly string[] }
  | { readonly type: "chat"; readonly text: string }
  | { readonly type: "mute"; readonly seat: number | null; readonly muted?: boolean };

/** A whole answer: what to send as `choice`, how likely the game is won with it, and why it is good. */
export interface Hint {
  readonly choice: string | readonly string[];
  readonly chance: number;
  readonly reason: { readonly key: string; readonly values: Readonly<Record<string, string | number>> };
}

/** Why nothing has changed. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type FromServer =
  | ({ readonly type: "state" } & State)
  | { readonly type: "chat"; readonly lines: readonly Line[] }
  | { readonly type: "done"; readonly id: string; readonly invite?: string | null }
  | { readonly type: "hints"; readonly id: string; readonly hints: readonly Hint[] }
  | ({ readonly type: "refused"; readonly id: string | null } & Refusal);

/** What is seen of the game; nothing before it begins. */
export function gameOf(state: State | null): View | null {
  return state && state.phase !== "drafting" ? (state.view as View | null) : null;
}

/** What is seen of the draft, while there is one. */
export function draftOf(state: State | null): DraftView | null {
  return state?.phase === "drafting" ? (state.view as DraftView | null) : null;
}

/** The decision of a view, if it is this seat's to answer. */
export function ownDecision(view: View | null): OwnDecision | null {
  const asked = view?.decision;
  return asked && asked.options && view.viewer !== null && asked.seat === view.viewer ? (asked as OwnDecision) : null;
}
