/** What clients and the server say; `make protocol` writes it, docs/protocol.md explains it. */

/** By what cards count more or less in this turn. */
export interface Alteration {
  readonly kind: AlterationKey;
  readonly amount: number;
  /** Whose cards */
  readonly seat: number;
  /** -1: all of them; else the one with this mark */
  readonly mark: number;
}

export type AlterationKey = "add" | "set" | "times";

/** A finished game as the bots see it, as far as they have come: `done` parts of `of`. */
export interface Analysed {
  readonly finished: boolean;
  readonly done: number;
  /** Nought while it waits for its turn */
  readonly of: number;
  readonly thoughts: number;
  /** Whose moves are judged */
  readonly seats: readonly number[];
  /** The seats that win together */
  readonly sides: readonly (readonly number[])[];
  readonly chances: readonly StandView[];
  /** The largest first */
  readonly mistakes: readonly MistakeView[];
}

/** An answer to the decision of this number. */
export interface Answer {
  readonly number: number;
  readonly choice: string | readonly string[];
  readonly id: string;
  /** Several single answers that are one step */
  readonly run?: boolean;
  /** Only if it can be taken back */
  readonly free?: boolean;
}

/** Whether to be asked also where nothing that may be done is of use. */
export interface AskAlways {
  readonly always?: boolean;
  readonly id?: string | null;
}

/** The seat of somebody who is away. */
export interface CallBot {
  readonly seat: number;
  readonly id?: string | null;
}

/** Why cards fit in no selection. */
export interface Clash {
  readonly why: RefusalKey;
  /** Of which it speaks; none: of whatever else does not fit */
  readonly ways: readonly number[];
}

export type ClockKey = "none" | "move" | "game";

/** The clock as everybody sees it; times are in milliseconds. */
export interface ClockView {
  readonly kind: ClockKey;
  /** Of each seat; nothing in a replay */
  readonly left: readonly number[];
  /** Whose time runs; null while somebody may react */
  readonly running: number | null;
  readonly since: number;
}

/** Whose decision it is; all but `seat` and `card` is for whoever is asked. */
export interface Decision {
  /** In which cards may be chosen; selections hold their numbers */
  readonly ways?: readonly Way[];
  /** The most sensible first */
  readonly selections?: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Of those whose ways are all chosen, the first holds */
  readonly clashes?: Readonly<Record<string, readonly Clash[]>>;
  /** There are too many to be told: it is asked card by card */
  readonly stepwise?: boolean;
  /** Purchases and stacks that are no option */
  readonly impossible?: Readonly<Record<string, RefusalKey>>;
  /** Of a payment or stack: what further cards must be worth */
  readonly missing?: number;
  /** Lowest and highest price that a payment meets, while the market is laid out */
  readonly pays?: readonly number[];
  /** Null while somebody may react: who it is is nobody else's business */
  readonly seat: number | null;
  /** For which card */
  readonly card: string | null;
  /** The cards so far; where one is concealed, for whoever chose it as well */
  readonly chosen?: readonly string[];
  readonly prompt?: PromptKey;
  readonly options?: readonly string[];
  /** The how-manieth decision of this seat; not where a state alone is looked at */
  readonly number?: number;
  /** Options that are allowed and of no use here, where there are any */
  readonly idle?: readonly string[];
  /** Of a payment or stack: what it must be worth in all */
  readonly need?: number;
  /** And what each option counts */
  readonly worth?: readonly (number | null)[];
  /** Of a payment: what is paid for */
  readonly buys?: string;
  /** Of a reaction */
  readonly to?: Trigger;
}

/** It is done, and kept; `new` is false where it had been done before. */
export interface Done {
  readonly new: boolean;
  /** To a seat that was left, if nobody else was told it */
  readonly invite?: string | null;
}

/** Whose choice it is; the rest is for whoever is asked. */
export interface DraftDecision {
  readonly seat: number;
  readonly card: null;
  readonly prompt?: DraftKey;
  readonly options?: readonly string[];
  readonly number?: number;
}

export type DraftKey = "ban" | "pick";

/** Decks being drafted, as one seat, or somebody who watches, sees it. */
export interface DraftView {
  readonly viewer: number | null;
  /** 0: the game has not begun */
  readonly turn: number;
  readonly rules: Readonly<Record<string, number>>;
  readonly banned: readonly string[];
  readonly picked: readonly string[];
  /** Null when all decks are chosen */
  readonly decision: DraftDecision | null;
}

export type EventKey =
  | "turn_began" | "played" | "used" | "shown" | "bought" | "paid" | "took" | "built" | "laid" | "laid_from_discard"
  | "drew" | "drew_junk" | "set_aside" | "set_aside_from_market" | "kept" | "returned" | "discarded" | "threw_away"
  | "recovered" | "swapped_in" | "swapped_out" | "shuffled" | "market_shuffled" | "raised_values" | "multiplied"
  | "rolled" | "guessed" | "revealed" | "won_card" | "drew_from_market" | "put_on_deck" | "found" | "put_in_deck"
  | "deck_shuffled" | "rearranged" | "stuck" | "took_from_hand" | "gave" | "put_on_deck_of" | "drew_from_deck_of"
  | "set_aside_from_deck_of" | "took_top_of_discard" | "exchanged_piles" | "scheduled" | "came_due" | "resolved"
  | "cleanup_began" | "slid" | "dealt" | "turn_ended" | "won" | "put_in_discard" | "swapped_into_market" | "copied"
  | "chose_from_deck" | "set_aside_from_hand_of" | "gave_one" | "looked_at_hand" | "put_played_on_deck" | "raised_card"
  | "set_value" | "mixed_hands" | "got" | "paid_coins" | "company_bought" | "power_rose" | "spared" | "removed"
  | "lost" | "offered" | "asked_help" | "helped" | "declined";

export type Form = readonly [string, number];

/** One thing that happened, as a seat may know it; without `card` its face is hidden, or there is none. */
export interface GameEvent {
  readonly event: EventKey;
  /** Whose doing; -1: nobody's */
  readonly seat: number;
  readonly card?: string;
  /** Of `copied`: as what the card counts */
  readonly copy?: string;
  readonly number?: number;
}

export type Happened = GameEvent | Notice;

/** A whole answer: what to send as `choice`, how likely the game seems to be won with it, from 0 to 1, and why. */
export interface Hint {
  readonly choice: string | readonly string[];
  readonly chance: number;
  readonly reason: HintReason;
}

/** Why an answer is good: a key, and the values of its sentence. */
export interface HintReason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The best whole answers, the best first: each with what to send as `choice`, its chance to win, and a reason. */
export interface Hinted {
  readonly hints: readonly Hint[];
}

/** The best answers, after what is about to be answered. */
export interface Hints {
  readonly after?: readonly string[];
}

/** An open seat and what opens it. */
export interface Invite {
  readonly seat: number;
  readonly token: string;
}

/** Somebody takes a seat, by invitation or at a public table. */
export interface Join {
  readonly token?: string | null;
  readonly seat?: number | null;
  readonly name?: string | null;
}

/** The seat, and what opens it from now on. */
export interface Joined {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  /** Told once, to whoever asked first for another game */
  readonly watch: string | null;
}

/** A step of a lesson that was heard, or whose card was read. */
export interface Learn {
  readonly step: string;
  readonly id?: string | null;
}

/** Somebody wants to learn the game by playing. */
export interface Lesson {
  readonly name?: string | null;
}

export type LessonKey = "tell" | "read" | "do" | "undo" | "free" | "wait" | "over";

/** What a lesson says now. */
export interface LessonView {
  /** Who learns */
  readonly seat: number;
  readonly step: string;
  /** `tell`, `read`, `undo`: it waits for that, and nothing is asked; `do`: only that is offered */
  readonly kind: LessonKey;
  /** The number of the step */
  readonly at: number;
  /** Of how many */
  readonly of: number;
  /** The card it speaks of, if any */
  readonly card: string;
  /** What the next stack is worth */
  readonly need: number;
  /** What it points at: `hand`, `market spyglass`, `undo` and the like */
  readonly points: readonly string[];
}

/** A line of chat. */
export interface Line {
  readonly number: number;
  readonly time: number;
  /** Null: somebody who watches */
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/** Agree to what somebody asked to take back. */
export interface LiveAgree {
  readonly type: "agree";
  readonly id: string;
}

/** An answer to the decision of this number. */
export interface LiveAnswer {
  readonly type: "answer";
  readonly number: number;
  readonly choice: string | readonly string[];
  /** Several single answers that are one step */
  readonly run?: boolean;
  /** Only if it can be taken back */
  readonly free?: boolean;
  readonly id: string;
}

/** Be asked also where nothing that may be done is of use, or not any more. */
export interface LiveAskAlways {
  readonly type: "ask_always";
  readonly always?: boolean;
  readonly id: string;
}

/** Take it back where that is free; else ask the others. */
export interface LiveAskUndo {
  readonly type: "ask_undo";
  readonly turn?: boolean;
  readonly number?: number | null;
  readonly id: string;
}

/** Let a bot answer for somebody who has been away for the grace time. */
export interface LiveCallBot {
  readonly type: "call_bot";
  readonly seat: number;
  readonly id: string;
}

/** A line for everybody at the table. */
export interface LiveChat {
  readonly type: "chat";
  readonly text: string;
  readonly id: string;
}

/** What was asked for is done, and kept. */
export interface LiveDone {
  readonly type: "done";
  readonly id: string;
  /** To a seat that was left, if nobody else was told it */
  readonly invite?: string | null;
}

export type LiveFromClient =
  | LiveAnswer | LiveUndo | LiveAskUndo | LiveAgree | LiveRefuse | LiveLeave | LiveCallBot | LiveReturn | LiveResign
  | LiveThink | LiveThinkNoMore | LiveLearn | LiveAskAlways | LiveHints | LiveChat | LiveMute | LivePing;

/** The first message: by which token, what is known already, and who is not listened to. */
export interface LiveHello {
  readonly type: "hello";
  readonly token: string;
  /** How many events are known */
  readonly since?: number;
  /** The number of the last line of chat that is known */
  readonly chat?: number;
  readonly mute?: readonly (number | null)[];
}

/** The best whole answers, the best first: each with what to send as `choice`, its chance to win, and a reason. */
export interface LiveHinted {
  readonly type: "hints";
  readonly id: string;
  readonly hints: readonly Hint[];
}

/** The best answers, for somebody who plays against bots alone. */
export interface LiveHints {
  readonly type: "hints";
  /** What is about to be answered before */
  readonly after?: readonly string[];
  readonly id: string;
}

/** A step of a lesson was heard, or its card was read. */
export interface LiveLearn {
  readonly type: "learn";
  readonly step: string;
  readonly id: string;
}

/** Let a bot answer. */
export interface LiveLeave {
  readonly type: "leave";
  readonly id: string;
}

/** Lines of chat that are new. */
export interface LiveLines {
  readonly type: "chat";
  readonly lines: readonly Line[];
}

/** Listen no more to the lines of a seat, or of those who watch; or listen again. */
export interface LiveMute {
  readonly type: "mute";
  readonly seat: number | null;
  readonly muted?: boolean;
  readonly id: string;
}

/** Why nothing has changed; no id where none could be read. */
export interface LiveNotDone {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Is anybody there? */
export interface LivePing {
  readonly type: "ping";
  readonly id: string;
}

/** Do not agree to it, or withdraw what one has asked. */
export interface LiveRefuse {
  readonly type: "refuse";
  readonly id: string;
}

/** Give up. */
export interface LiveResign {
  readonly type: "resign";
  readonly id: string;
}

/** Answer again. */
export interface LiveReturn {
  readonly type: "return";
  readonly id: string;
}

/** Ask for more time while somebody may react; whoever cannot react may ask as well. */
export interface LiveThink {
  readonly type: "think";
  readonly id: string;
}

/** Need no more time. */
export interface LiveThinkNoMore {
  readonly type: "think_no_more";
  readonly id: string;
}

export type LiveToClient = LiveUpdate | LiveLines | LiveDone | LiveHinted | LiveNotDone;

/** Take back the last step, or the whole turn, where that is free. */
export interface LiveUndo {
  readonly type: "undo";
  readonly turn?: boolean;
  /** Of the decision that was seen; if it is another by now, nothing is taken back */
  readonly number?: number | null;
  readonly id: string;
}

/** All that this seat, or somebody who watches, may know now; the events are those since the last update. */
export interface LiveUpdate {
  readonly type: "state";
  readonly table: string;
  readonly phase: Phase;
  /** Null: somebody who watches */
  readonly seat: number | null;
  /** Of the decision that the seat is asked now */
  readonly number: number | null;
  /** Null while seats are free */
  readonly view: TableView | DraftView | null;
  /** Those that are new */
  readonly events: readonly Happened[];
  /** How many there are in all */
  readonly event: number;
  /** How many of the game's own events stand */
  readonly stands: number;
  readonly seats: readonly SeatState[];
  readonly window: OpenWindow | null;
}

/** A table that was made, with all its links; they are told this once. */
export interface MadeTable {
  readonly table: string;
  readonly watch: string;
  readonly invites: readonly Invite[];
  readonly seat: number | null;
  readonly token: string | null;
  /** Who was made along with it */
  readonly visitor: Visitor | null;
}

/** A mistake: the answers of the move, and those of the better one. */
export interface MistakeView {
  readonly turn: number;
  /** How many steps came before */
  readonly step: number;
  /** And how many answers of that step */
  readonly number: number;
  readonly seat: number;
  readonly chosen: readonly string[];
  readonly better: readonly string[];
  /** How many of them are the same in both */
  readonly differs: number;
  /** How likely the seat was to win with what was chosen */
  readonly chance: number;
  /** And with what is better */
  readonly best: number;
  readonly loss: number;
  /** What the seat saw where they differ */
  readonly view: View;
}

/** Something to do, with an id if it may come twice: then it is done once. */
export interface Named {
  readonly id?: string | null;
}

/** The text of a record, in either form. */
export interface NewRecord {
  readonly text: string;
}

/** Who is to sit somewhere. */
export interface NewSeat {
  readonly kind?: string;
  readonly name?: string | null;
}

/** A table that is asked for. */
export interface NewTable {
  readonly mode?: string;
  readonly decks?: readonly string[] | string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly NewSeat[];
  readonly first?: string;
  readonly seed?: string;
  readonly clock?: string;
  readonly undo?: string;
  readonly hold?: boolean;
  readonly hints?: boolean;
  /** Every window for reactions takes the same time; off where all others are bots */
  readonly even_reactions?: boolean;
  readonly visibility?: "public" | "link";
  /** Whoever makes it takes the first person's seat */
  readonly sit?: boolean;
  /** Those who watch may speak */
  readonly watchers_chat?: boolean;
}

/** Somebody arrives. */
export interface NewVisitor {
  readonly name?: string | null;
}

export type NoteKey = "purchase" | "stack" | "technique" | "shuffle" | "arrival";

/** Something that people did besides playing. */
export interface Notice {
  readonly notice: NoticeKey;
  readonly seat: number;
  /** Of `undone`: how many of the game's events stand */
  readonly stands?: number;
}

export type NoticeKey = "left" | "returned" | "resigned" | "undone" | "undo_asked" | "undo_agreed" | "undo_refused";

/** What a seat did, and what it had at the end besides its stall. */
export interface NumbersInfo {
  readonly turns: number;
  readonly bought: number;
  readonly built: number;
  readonly played: number;
  readonly drawn: number;
  readonly discarded: number;
  readonly thrown: number;
  readonly cards: number;
  readonly gold: number | null;
}

/** While somebody may react. */
export interface OpenWindow {
  /** In milliseconds since 1970 */
  readonly until: number;
  /** Who has asked for more time */
  readonly thinking: readonly number[];
}

/** What the token of a link opens: a seat, an invitation to one, or a place to watch from. */
export interface Opened {
  readonly kind: Opener;
  readonly table: TableInfo;
  readonly seat: number | null;
}

/** The table of a record, and what opens it for looking. */
export interface OpenedRecord {
  readonly table: string;
  readonly watch: string;
}

export type Opener = "seat" | "invite" | "watch";

/** A game that is over, from its beginning to its end. */
export interface Outline {
  readonly table: string;
  readonly mode: string;
  readonly decks: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatName[];
  /** Of whoever asks */
  readonly seat: number | null;
  /** How many events there were before the first step */
  readonly begun: number;
  readonly steps: readonly StepInfo[];
  readonly turns: readonly TurnInfo[];
  readonly winners: readonly number[];
  readonly resigned: readonly number[];
  readonly tempo: TempoInfo;
  readonly numbers: readonly NumbersInfo[];
}

/** Which of one's own seats at a table; usually there is one. */
export interface OwnSeat {
  readonly seat?: number | null;
}

export type Phase = "open" | "drafting" | "running" | "over" | "closed";

/** From which step on, from which seat, against which bots. */
export interface PlayOn {
  readonly step: number;
  readonly seat: number;
  readonly bot?: string;
}

/** The state as it is asked for over HTTP, with the chat. */
export interface PlayState {
  readonly table: string;
  readonly phase: Phase;
  /** Null: somebody who watches */
  readonly seat: number | null;
  /** Of the decision that the seat is asked now */
  readonly number: number | null;
  /** Null while seats are free */
  readonly view: TableView | DraftView | null;
  /** Those that are new */
  readonly events: readonly Happened[];
  /** How many there are in all */
  readonly event: number;
  /** How many of the game's own events stand */
  readonly stands: number;
  readonly seats: readonly SeatState[];
  readonly window: OpenWindow | null;
  readonly chat: readonly Line[];
}

export type Point = readonly [number, number];

/** Why something was refused. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type PromptKey =
  | "act" | "build_again" | "end_turn" | "before_market" | "pay" | "stack" | "inventory" | "order" | "throw_away"
  | "throw_order" | "keep" | "return" | "take" | "swap" | "spare_junk" | "may_throw_away" | "may_recover"
  | "recover_junk" | "search" | "put_in_deck" | "discard_one" | "show" | "guess" | "throw_slot" | "arrange"
  | "pay_arranged" | "buy_arranged" | "stick" | "player" | "may_player" | "give" | "put_on_deck_of" | "give_back"
  | "throw_one" | "due" | "react" | "grow" | "may_discard_found" | "swap_out" | "swap_in" | "discard_to_deck" | "side"
  | "may_put_on_deck" | "give_one" | "throw_from_discard" | "conceal" | "guess_held" | "set_value" | "stack_alone"
  | "offer" | "help" | "back_first";

/** A game against bots that begins at once. */
export interface QuickGame {
  readonly bot?: string;
  readonly bots?: number;
  readonly decks?: readonly string[] | string;
  readonly name?: string | null;
}

export type RefusalKey =
  | "too-dear" | "no-seller" | "unneeded" | "worthless" | "exact" | "short" | "too-much" | "mixed" | "junk" | "discard"
  | "unfit";

/** Somebody asks to take something back. */
export interface RequestView {
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** A line for everybody at the table. */
export interface Say {
  readonly text: string;
  readonly id?: string | null;
}

/** Who sits somewhere, or may. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly is_open: boolean;
}

/** Who sat somewhere. */
export interface SeatName {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
}

/** Who sits somewhere, and whether they are here. */
export interface SeatState {
  readonly seat: number;
  /** A person, or which bot */
  readonly kind: string;
  readonly name: string;
  /** Whether the seat is free */
  readonly open: boolean;
  readonly here: boolean;
}

/** Who sits somewhere, as everybody sees it. */
export interface SeatStatus {
  /** A person, or which bot */
  readonly kind: string;
  readonly name: string;
  /** A bot answers for a person who has left */
  readonly away: boolean;
  readonly resigned: boolean;
}

/** One player's cards, or the Company's, as far as the viewer knows them. */
export interface SeatView {
  readonly hand_count: number;
  readonly deck_count: number;
  /** The top card first, down to the last that the viewer knows */
  readonly deck_top: readonly (string | null)[];
  /** The top card last */
  readonly discard: readonly string[];
  /** Techniques that wait or are being played */
  readonly schedule: readonly string[];
  readonly stall: readonly (readonly string[])[];
  /** What the next stack is worth; not of the Company */
  readonly next_stack?: number;
  /** Where coins are played with */
  readonly gold?: number;
  /** Of a hand that the viewer sees: the own one, and the partner's where hands are open */
  readonly hand?: readonly string[];
  /** Of such a hand: what each card counts */
  readonly values?: readonly number[];
  /** Of such a hand */
  readonly forms?: readonly (readonly Form[])[];
  /** Of such a hand: copying cards of the discard pile */
  readonly discard_forms?: Readonly<Record<string, readonly Form[]>>;
  /** Of such a hand */
  readonly hand_size?: number;
  /** Of such a hand */
  readonly known_to_others?: readonly string[];
  /** Of any other hand: the cards in it that the viewer knows */
  readonly known?: readonly string[];
  /** This and what follows is of the Company alone */
  readonly company?: boolean;
  /** How many cards it buys in a turn */
  readonly power?: number;
  /** How many it has bought */
  readonly purchases?: number;
  /** Whether one of its cards was thrown away in this turn */
  readonly thrown?: boolean;
  /** Its cards that have left the game */
  readonly removed?: readonly string[];
}

/** What lets others look at a game that is over. */
export interface Shared {
  readonly watch: string;
}

/** Those who share a stall, and how many stacks it had from which turn on. */
export interface SideInfo {
  readonly seats: readonly number[];
  readonly points: readonly Point[];
}

/** How likely each side was to win when so many turns, and steps, were over. */
export interface StandView {
  readonly turn: number;
  readonly step: number;
  readonly chances: readonly number[];
}

/** All that a seat, or somebody who watches, may know now. */
export interface State {
  readonly table: string;
  readonly phase: Phase;
  /** Null: somebody who watches */
  readonly seat: number | null;
  /** Of the decision that the seat is asked now */
  readonly number: number | null;
  /** Null while seats are free */
  readonly view: TableView | DraftView | null;
  /** Those that are new */
  readonly events: readonly Happened[];
  /** How many there are in all */
  readonly event: number;
  /** How many of the game's own events stand */
  readonly stands: number;
  readonly seats: readonly SeatState[];
  readonly window: OpenWindow | null;
}

/** One step: whose, in which turn and in whose, and how many events there were after it. */
export interface StepInfo {
  readonly seat: number;
  readonly turn: number;
  readonly active: number;
  readonly events: number;
  /** Somebody who might have reacted did not */
  readonly silent: boolean;
}

/** What everybody may know of a table. */
export interface TableInfo {
  readonly table: string;
  readonly phase: Phase;
  readonly visibility: Visibility;
  readonly created: number;
  readonly updated: number;
  readonly mode: string;
  readonly decks: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly clock: string;
  readonly undo: string;
  readonly hold: boolean;
  readonly hints: boolean;
  readonly seats: readonly SeatInfo[];
  /** How decks are drafted, if they are */
  readonly draft: string | null;
  readonly winners: readonly number[] | null;
  readonly previous: string | null;
  /** Of a public table */
  readonly watch: string | null;
  /** Where whoever asks sits */
  readonly seat: number | null;
  /** The course, where somebody learns the game */
  readonly lesson: string;
}

/** What concerns the table and not the game. */
export interface TableStatus {
  readonly seats: readonly SeatStatus[];
  /** The hash of seed and nonce */
  readonly commit: string;
  readonly clock: ClockView;
  readonly request?: RequestView;
  /** For people: whether this seat is asked also where nothing is of use */
  readonly asks_always?: boolean;
  /** For people */
  readonly undo?: UndoViews;
  /** For whoever learns here */
  readonly lesson?: LessonView;
}

/** A game at a table, as one seat, or somebody who watches, sees it. */
export interface TableView {
  /** Null: somebody who watches */
  readonly viewer: number | null;
  readonly rules: Readonly<Record<string, number>>;
  readonly decks: readonly string[];
  readonly turn: number;
  /** Whose turn it is */
  readonly active: number;
  /** Slot 0, which adds nothing to the price, lies rightmost */
  readonly market: readonly (string | null)[];
  readonly market_deck: number;
  /** The market's discard pile, the top card last */
  readonly bin: readonly string[];
  readonly junk: number;
  readonly alterations: readonly Alteration[];
  readonly seats: readonly SeatView[];
  /** Cards set aside */
  readonly aside: readonly (string | null)[];
  readonly teams: readonly (readonly number[])[];
  /** Cards laid openly for a stack that the partner is asked to complete */
  readonly offered: readonly string[];
  readonly winners: readonly number[];
  /** Null when the game is over, and while a lesson speaks */
  readonly decision: Decision | null;
  /** By slot; not for those who watch */
  readonly prices?: readonly (number | null)[];
  /** Not for those who watch */
  readonly bin_price?: number | null;
  readonly table: TableStatus;
}

/** Tables, the newest first; `before` and `last` ask for those that follow. */
export interface Tables {
  readonly tables: readonly TableInfo[];
  readonly before: number | null;
  readonly last: string | null;
}

/** One step, or the whole turn. */
export interface TakeBack {
  readonly turn?: boolean;
  /** Of the decision that was seen; if it is another by now, nothing is taken back */
  readonly number?: number | null;
  readonly id?: string | null;
}

/** How fast it went; of the Company, how many cards it had bought from which turn on. */
export interface TempoInfo {
  readonly turns: number;
  readonly goal: number;
  readonly sides: readonly SideInfo[];
  readonly company: readonly Point[];
}

/** All events of a game. */
export interface Told {
  readonly events: readonly GameEvent[];
}

/** To what somebody may react. */
export interface Trigger {
  readonly happened: NoteKey;
  /** Who did it */
  readonly seat: number;
}

/** Where a turn begins: its number, whose it is, and after how many steps. */
export interface TurnInfo {
  readonly turn: number;
  readonly seat: number;
  readonly step: number;
}

export type UndoReason = "" | "nothing" | "over" | "never" | "revealed" | "answered";

/** Whether something may be taken back, as a seat is told. */
export interface UndoView {
  /** How many of the seat's own steps stand then */
  readonly step: number;
  /** Why it is not free; empty if it is */
  readonly reason: UndoReason;
  /** What showed something hidden */
  readonly by: string;
  /** Who would have to agree */
  readonly needs: readonly number[];
}

/** What may be taken back: the last step, and the whole turn. */
export interface UndoViews {
  readonly step: UndoView;
  readonly turn: UndoView;
}

/** A game as one seat, or somebody who watches, sees it. */
export interface View {
  /** Null: somebody who watches */
  readonly viewer: number | null;
  readonly rules: Readonly<Record<string, number>>;
  readonly decks: readonly string[];
  readonly turn: number;
  /** Whose turn it is */
  readonly active: number;
  /** Slot 0, which adds nothing to the price, lies rightmost */
  readonly market: readonly (string | null)[];
  readonly market_deck: number;
  /** The market's discard pile, the top card last */
  readonly bin: readonly string[];
  readonly junk: number;
  readonly alterations: readonly Alteration[];
  readonly seats: readonly SeatView[];
  /** Cards set aside */
  readonly aside: readonly (string | null)[];
  readonly teams: readonly (readonly number[])[];
  /** Cards laid openly for a stack that the partner is asked to complete */
  readonly offered: readonly string[];
  readonly winners: readonly number[];
  /** Null when the game is over, and while a lesson speaks */
  readonly decision: Decision | null;
  /** By slot; not for those who watch */
  readonly prices?: readonly (number | null)[];
  /** Not for those who watch */
  readonly bin_price?: number | null;
}

/** Views after so many steps and the steps that follow. */
export interface Views {
  readonly step: number;
  readonly views: readonly TableView[];
}

export type Visibility = "public" | "link";

/** Who somebody is now; the token is told this once. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** A card as it may be chosen among several, with all its like. */
export interface Way {
  /** As an answer names it, but for where it lies in the discard pile */
  readonly card: string;
  readonly worth: number;
  readonly zone: WayZone;
  /** In the hand from the left, in the discard pile from the bottom, in the market the slot */
  readonly places: readonly number[];
}

export type WayZone = "hand" | "discard" | "coin" | "aside" | "market" | "empty";
