/** One table as this page knows it: the line to the server, what is seen, what lies open over it. */
import type { GameEvent, Happened, SeatView, State, TableView } from "../generated/protocol";
import type { Ask } from "../lib/asks";
import { draftOf, gameOf, isNotice } from "../lib/views";
import { createContext } from "svelte";
import { Refused } from "../lib/api";
import { keeping } from "../lib/keeping";
import { liveAddress } from "../lib/line";
import { Live } from "../lib/live.svelte";
import { Hearing } from "../lib/hearing.svelte";
import { Playback } from "../lib/playback.svelte";
import type { Turn } from "../lib/scenes";
import { endOf, type End } from "../lib/ending";
import { refused } from "../lib/refusing";
import { allNames } from "../lib/story";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { Acting } from "./acting.svelte";
import { Chronicle } from "./chronicle.svelte";
import { Hinting } from "./hinting.svelte";
import { onKey } from "./keyboard";
import { Learning } from "./learning.svelte";
import { Narrator } from "./narrator.svelte";
import { Overlays } from "./overlays.svelte";
import { Sharing } from "./sharing.svelte";
import { TakingBack } from "./taking_back.svelte";
import { followWidth } from "./width";

/** What is clicked at without going on: what lies over the table or beside it, and what says itself how to go on. */
const PAUSES = "dialog, header, aside, [data-going]";

export class Room {
  readonly table: string;
  readonly live: Live;
  readonly acting: Acting;
  readonly chronicle: Chronicle;
  readonly takingBack: TakingBack;
  readonly learning: Learning;
  readonly hinting: Hinting;
  readonly sharing: Sharing;
  readonly overlays = new Overlays();
  readonly narrator: Narrator;
  readonly hearing = new Hearing();
  readonly playback = new Playback({
    moves: () => settings.moves && !document.hidden,
    tells: () => this.tells && !document.hidden,
    pace: () => settings.pace,
    onScene: (scene, isShown) => this.narrator.begin(scene, isShown),
    onSteps: (steps) => this.hearing.move(steps),
  });
  /** Whether what others do is told, and takes its time. */
  readonly tells: boolean = true;
  /** What has to be said about the last try. */
  said = $state("");
  phone = $state(false);
  #muted = $state.raw<readonly number[]>([]);
  #over: boolean | null = null;
  /** What the server was told last of when to be asked. */
  #wished: boolean | null = null;
  /** Whether I was called in this turn. */
  #called = false;
  /** How the game has just ended, while that is celebrated. */
  ended = $state.raw<End | null>(null);
  #view = $derived.by((): TableView | null => gameOf(this.playback.state));
  /** While decks are drafted. */
  draft = $derived.by(() => draftOf(this.playback.state));

  constructor(table: string, token: string) {
    this.table = table;
    this.live = new Live(token, { address: liveAddress(table), onState: (state) => this.#arrive(state) });
    this.acting = new Acting(this);
    this.chronicle = new Chronicle(this);
    this.narrator = new Narrator(this);
    this.takingBack = new TakingBack(this);
    this.sharing = new Sharing(this);
    this.learning = new Learning(this);
    this.hinting = new Hinting(this);
    this.overlays.onRead = (card) => this.learning.hasRead(card);
  }

  /** Connects; gives what ends it. */
  start(): () => void {
    const stop = followWidth((phone) => (this.phone = phone));
    this.live.start();
    return () => {
      stop();
      this.live.stop();
      this.playback.stop();
      this.hearing.stop();
    };
  }

  #arrive(state: State): void {
    this.playback.show(state);
    keeping.sawEvents(state.table, state.event);
  }

  /** The state that is shown has changed. */
  settle(): void {
    const state = this.playback.state;
    const was = this.#over;
    this.acting.selection.show(gameOf(state), this.isAway || this.draft ? null : (state?.number ?? null));
    if (state?.number !== null) this.said = "";
    this.#wish(gameOf(state)?.table.asks_always);
    this.#over = state?.phase === "over";
    this.#callMe();
    if (was === false && this.#over) this.#end();
  }

  /** Says with a sound that I am asked again after others had their turns. */
  #callMe(): void {
    const isAsked = this.acting.selection.number !== null;
    const isMine = this.hasBegun && this.view.active === this.seat;
    if (isAsked && isMine && !this.#called) this.hearing.play("turn");
    this.#called = isMine && (isAsked || this.#called);
  }

  /** The game is over before my eyes: that is celebrated, and then comes the result. */
  #end(): void {
    this.ended = document.hidden ? null : endOf(this.view, this.seat);
    if (!this.ended) this.showResult();
  }

  showResult(): void {
    this.ended = null;
    this.overlays.open({ kind: this.learning.now ? "learned" : "result" });
  }

  /** Says whether this seat is asked also where nothing is of use, as it is set in this browser. */
  #wish(asksAlways: boolean | undefined): void {
    const always = settings.windows === "always";
    if (asksAlways === undefined || always === asksAlways || always === this.#wished || this.isOver) return;
    this.#wished = always;
    void this.ask({ type: "ask_always", always });
  }

  // what is seen

  get state(): State | null {
    return this.playback.state;
  }
  get status(): Live["status"] {
    return this.live.status;
  }
  hasBegun = $derived.by(() => this.#view !== null);
  isGone = $derived.by(() => this.live.status === "closed");
  isOver = $derived.by(() => this.playback.state?.phase === "over");

  /** The view; only asked for when there is one. */
  get view(): TableView {
    return this.#view as TableView;
  }

  /** Whose turn it is, and which: also while one begins that the table does not show yet. */
  turn = $derived.by((): Turn => this.playback.turn ?? { seat: this.view.active, number: this.view.turn });
  seat = $derived.by(() => this.playback.state?.seat ?? null);
  /** The seat at the lower edge: mine, or the first for those who watch. */
  own = $derived.by(() => this.playback.state?.seat ?? 0);
  me = $derived.by((): SeatView | undefined => this.#view?.seats[this.playback.state?.seat ?? -1]);
  names = $derived.by((): string[] => {
    const seats = this.playback.state?.seats ?? [];
    const hasCompany = this.#view?.seats.some((seat) => seat.company) ?? false;
    return allNames(words, seats.map((seat) => seat.name), hasCompany);
  });
  /** The events up to what the table shows: while cards still move, what they lead to is not told. */
  shownEvents = $derived.by((): readonly Happened[] => {
    const ahead = (this.live.state?.event ?? 0) - (this.playback.state?.event ?? 0);
    return ahead > 0 ? this.live.events.slice(0, -ahead) : this.live.events;
  });
  /** All events of the game that stand, and those before. */
  get played(): readonly GameEvent[] {
    return this.live.events.filter((event): event is GameEvent => !isNotice(event));
  }

  /** The other seats, in the order in which they move after me; the Company comes last. */
  others = $derived.by((): number[] => {
    const seats = this.#view?.seats ?? [];
    const count = seats.length;
    const all = Array.from({ length: count - 1 }, (_, step) => (this.own + 1 + step) % count);
    return [...all.filter((seat) => !seats[seat]?.company), ...all.filter((seat) => seats[seat]?.company)];
  });
  /** One seat for each stall. */
  stalls = $derived.by((): number[] => {
    const view = this.#view;
    if (!view) return [];
    if (view.teams.length) return view.teams.map((team) => team[0] ?? 0);
    return view.seats.flatMap((seat, number) => (seat.company ? [] : [number]));
  });
  isAway = $derived.by(() => {
    const about = this.#view?.table.seats[this.playback.state?.seat ?? -1];
    return Boolean(about?.away && !about.resigned && this.playback.state?.phase === "running");
  });
  /** Whose clocks have run out: a bot answers there, or the game was lost by it. */
  late = $derived.by((): number[] => {
    const { clock, seats } = this.#view?.table ?? { clock: null, seats: [] };
    if (!clock || clock.kind === "none") return [];
    return seats.flatMap((about, seat) => ((about.away || about.resigned) && clock.left[seat] === 0 ? [seat] : []));
  });
  hasPeople = $derived.by(() => (this.playback.state?.seats ?? []).some((seat) => seat.kind === "person" && seat.seat !== this.playback.state?.seat));

  timeUp(seat: number): string {
    return words.text("web-time-up", { who: seat === this.seat ? "you" : "other", name: this.names[seat] ?? "" });
  }

  partnersOf(seat: number): string {
    const team = this.view.teams.find((one) => one.includes(seat)) ?? [];
    const mates = team.filter((other) => other !== seat).map((other) => this.names[other] ?? "");
    return mates.length ? words.listed(mates) : "";
  }

  isPerson(seat: number): boolean {
    return this.state?.seats[seat]?.kind === "person";
  }

  presenceOf(seat: number): "here" | "bot" | "gone" {
    const about = this.state?.seats[seat];
    if (!this.isPerson(seat) || this.view.table.seats[seat]?.away) return "bot";
    return about?.here ? "here" : "gone";
  }

  /** What is worth a word about somebody. */
  notesOf(seat: number): string[] {
    const about = this.view.table.seats[seat];
    const team = this.view.teams.find((one) => one.includes(this.own));
    const notes = [
      team?.includes(seat) && seat !== this.own ? words.text("web-partner") : "",
      about && about.kind !== "person" ? words.text("web-is-bot") : "",
      about?.resigned ? words.text("screen-resigned") : about?.away ? words.text("screen-away") : "",
      about?.kind === "person" && this.presenceOf(seat) === "gone" ? words.text("web-not-here") : "",
    ];
    const gold = this.view.seats[seat]?.gold;
    return [...notes.filter(Boolean), ...(gold === undefined ? [] : [words.text("screen-coins", { count: gold })])];
  }

  /** Whose answer is awaited although they are not here; none if all is well. */
  absent = $derived.by((): number | null => {
    const asked = this.#view?.decision?.seat ?? null;
    if (asked === null || this.seat === null || this.isOver || asked === this.seat) return null;
    return this.presenceOf(asked) === "gone" ? asked : null;
  });

  /** What somebody does, the question, or why we wait. */
  question = $derived.by((): string => {
    const view = this.#view;
    if (!view) return "";
    if (this.narrator.now) return this.narrator.now;
    if (this.isOver) return words.text("web-over-look");
    if (this.acting.selection.decision) return this.acting.question;
    if (this.learning.waits) return words.text("web-lesson-first");
    const name = this.names[view.active] ?? "";
    if (this.playback.state?.window || view.decision?.seat === null) return words.text("web-wait-react");
    if (this.seat === null) return words.begun(words.text("web-watching", { name }));
    const asked = view.decision?.seat ?? view.active;
    return words.begun(words.text(this.absent === null ? "web-wait-think" : "web-wait-gone", { name: this.names[asked] ?? name }));
  });

  // asking the server

  /** Asks for something and says what is refused, but for one code; gives the refusal, if it was. */
  async ask(ask: Ask, unsaid = ""): Promise<Refused | null> {
    try {
      await this.live.ask(ask);
      return null;
    } catch (error) {
      if (unsaid && error instanceof Refused && error.code === unsaid) return error;
      return this.refused(error);
    }
  }

  /** Says what was refused. */
  refused(error: unknown): Refused {
    if (!(error instanceof Refused)) throw error;
    this.say(refused(words, error));
    return error;
  }

  say(text: string): void {
    this.said = text;
  }

  /** While somebody may react everybody may ask for more time, so that it tells nothing. */
  mayThink = $derived.by(() => this.seat !== null && this.hasPeople && Boolean(this.playback.state?.window));
  isThinking = $derived.by(() => this.seat !== null && (this.playback.state?.window?.thinking.includes(this.seat) ?? false));

  think(): void {
    void this.ask({ type: this.isThinking ? "think_no_more" : "think" });
  }

  leave(): void {
    this.overlays.close();
    void this.ask({ type: "leave" });
  }

  /** Lets a bot answer for somebody who is not here. */
  callBot(seat: number): void {
    this.overlays.close();
    void this.ask({ type: "call_bot", seat });
  }

  resign(): void {
    this.overlays.close();
    void this.ask({ type: "resign" });
  }

  isMuted(seat: number): boolean {
    return this.#muted.includes(seat);
  }

  mute(seat: number): void {
    const muted = !this.isMuted(seat);
    this.#muted = muted ? [...this.#muted, seat] : this.#muted.filter((other) => other !== seat);
    void this.live.mute(seat, muted);
  }

  /** Reads a card: on a phone as a sheet. */
  read(card: string, value?: number): void {
    this.overlays.read(card, value);
  }

  /** Points at a card: it is shown large beside the table. */
  point(card: string, value?: number): void {
    if (!this.phone) this.overlays.point(card, value);
  }

  finishMotion(): void {
    if (this.playback.playing) this.playback.skip();
  }

  /** A click: whoever does not want to see what others do goes on; what was done to me is seen. */
  onPointer(event: Event): void {
    this.hearing.wake();
    if ((event.target as Element | null)?.closest(PAUSES)) return;
    if (this.playback.playing) this.playback.press();
    else this.narrator.clear();
  }

  onKey(event: KeyboardEvent): void {
    onKey(this, event);
  }
}

export const [useRoom, set] = createContext<Room>();

export function provideRoom(room: Room): Room {
  return set(room);
}
