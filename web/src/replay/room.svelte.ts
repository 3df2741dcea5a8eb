/** The table of a replay: drawn by the same parts as one at which is played, but nothing is asked and nothing answered. */
import type { Outline, State, TableView } from "../generated/protocol";
import { untrack } from "svelte";
import { eventsAt, seatOf, stepOf, type Viewer } from "../lib/afterwards";
import { api } from "../lib/api";
import { plainName } from "../lib/cards";
import { placesOf } from "../lib/telling";
import { Room } from "../table/room.svelte";
import { followWidth } from "../table/width";
import { Film } from "./film.svelte";
import { Study } from "./study.svelte";

export class ReplayRoom extends Room {
  readonly film: Film;
  /** What the bots say about it, once somebody asks. */
  readonly study: Study;
  /** What happens is told beside the controls, at their pace. */
  override readonly tells = false;

  constructor(outline: Outline, token: string) {
    super(outline.table, token);
    this.film = new Film(outline, token, { api, onShow: (view, from) => untrack(() => this.#show(view, from)) });
    this.study = new Study(token, { api });
  }

  /** Nothing is live here: it only follows how wide the page is. */
  override start(): () => void {
    const stop = followWidth((phone) => (this.phone = phone));
    return () => {
      stop();
      this.film.stop();
      this.playback.stop();
    };
  }

  #show(view: TableView, from: number | null): void {
    const { film } = this;
    const step = film.shown ?? 0;
    const event = eventsAt(film.outline, step);
    const isOver = step === film.outline.steps.length;
    const since = from === null ? event : eventsAt(film.outline, from);
    const state: State = {
      table: this.table,
      phase: isOver ? "over" : "running",
      seat: seatOf(film.viewer),
      number: null,
      view,
      events: film.events.slice(since, event),
      event,
      stands: event,
      seats: film.outline.seats.map((seat) => ({ ...seat, open: false, here: true })),
      window: null,
    };
    this.#tell();
    if (from === null) {
      this.playback.stop();
      this.playback.state = state;
      return;
    }
    if (this.playback.playing) this.playback.skip();
    this.playback.show(state);
  }

  /** Begins where a link says, or at the beginning from the own seat. */
  begin(step: number, viewer: Viewer | null): void {
    const own = this.film.outline.seat;
    this.#see(step, viewer ?? (own === null ? "watch" : (String(own) as Viewer)));
  }

  /** A step as a seat saw it. */
  visit(step: number, seat: number): void {
    this.film.stop();
    this.#see(step, String(seat) as Viewer);
  }

  #see(step: number, viewer: Viewer): void {
    this.film.viewer = viewer;
    void this.film.go(step);
  }

  /** Where one is, as a link says it. */
  get here(): string[] {
    return [String(this.film.shown ?? 0), this.film.viewer];
  }

  /** Whether anything is told of what is to come; the log is told anew. */
  hide(hides: boolean): void {
    this.film.hide(hides);
    this.#tell();
  }

  #tell(): void {
    const { events, happened, hides } = this.film;
    this.live.events = hides ? events.slice(0, happened) : events;
  }

  /** The state that is shown has changed: nobody is asked. */
  override settle(): void {
    this.acting.selection.show(this.hasBegun ? this.view : null, null);
  }

  /** The step of each line of the log: the first at which it is told. */
  steps = $derived.by((): number[] => placesOf(this.film.events).map((place) => stepOf(this.film.outline, place)));

  /** The lines of the last step. */
  news = $derived.by(() => {
    const shown = this.film.shown ?? 0;
    return this.chronicle.lines.filter((line) => this.steps[line.key] === shown && shown > 0);
  });

  /** What lies before what is shown, at it, and behind it. */
  whenOf(key: number): "past" | "now" | "later" {
    const step = this.steps[key] ?? 0;
    const shown = this.film.shown ?? 0;
    return step < shown ? "past" : step === shown ? "now" : "later";
  }

  /** Reading a card, or pointing at it, is how one comes to look for it. */
  override read(card: string, value?: number): void {
    this.film.card = plainName(card);
    super.read(card, value);
  }
}
