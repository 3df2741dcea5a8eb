/** A game that is over as a film: where it stands, from where it is seen, whether it runs, what may be shown of it. */
import type { GameEvent, Outline, TableView } from "../generated/protocol";
import { cardStep, eventsAt, nextStop, nextTurn, stopsOf, turnAt, within, type Viewer, type Way } from "../lib/afterwards";
import type { Api } from "../lib/api";
import { keeping, type Keeping } from "../lib/keeping";
import { browserClock, type Clock } from "../lib/line";

export type Speed = "calm" | "usual" | "quick";

/** Milliseconds from one step to the next. */
const PAUSES: Readonly<Record<Speed, number>> = { calm: 2600, usual: 1400, quick: 500 };
const AT_ONCE = 10;
const KEY = "replay";

export interface FilmParts {
  readonly api: Pick<Api, "views" | "told">;
  readonly clock?: Clock;
  readonly keeping?: Keeping;
  /** Is told what is to be shown now; `from` is the step that was shown before, if only something moves. */
  readonly onShow?: (view: TableView, from: number | null) => void;
}

export class Film {
  readonly outline: Outline;
  readonly #token: string;
  readonly #parts: FilmParts;
  readonly #keeping: Keeping;
  #views = new Map<string, Promise<readonly TableView[]>>();
  #told = new Map<Viewer, Promise<readonly GameEvent[]>>();
  #off: (() => void) | null = null;

  /** The step that is wanted, and the one that is shown: they differ while it is on its way. */
  step = $state(0);
  shown = $state<number | null>(null);
  viewer = $state<Viewer>("watch");
  /** All events as the viewer was told them. */
  events = $state.raw<readonly GameEvent[]>([]);
  playing = $state(false);
  speed = $state<Speed>("usual");
  /** Nothing is shown of what is still to come. */
  hides = $state(false);
  /** The furthest step that was seen. */
  furthest = $state(0);
  /** The card that is looked for. */
  card = $state("");
  /** The server could not be asked. */
  trouble = $state<unknown>(null);

  constructor(outline: Outline, token: string, parts: FilmParts) {
    this.outline = outline;
    this.#token = token;
    this.#parts = parts;
    this.#keeping = parts.keeping ?? keeping;
    const kept = this.#keeping.read(KEY) as { hides?: unknown; speed?: unknown } | null;
    this.hides = kept?.hides === true;
    if (typeof kept?.speed === "string" && kept.speed in PAUSES) this.speed = kept.speed as Speed;
  }

  /** How far the slider goes: with nothing told of what is to come, as far as was seen. */
  most = $derived.by(() => (this.hides ? this.furthest : this.outline.steps.length));
  isEnd = $derived.by(() => this.step >= this.outline.steps.length);
  turn = $derived.by(() => turnAt(this.outline, this.step));
  /** Whether it may be told who has won. */
  tellsEnd = $derived.by(() => !this.hides || this.isEnd);
  /** Whether everything was seen, so that nothing is to be kept back any more. */
  knowsEnd = $derived.by(() => !this.hides || this.furthest >= this.outline.steps.length);
  /** How many events there were at the step that is shown. */
  happened = $derived.by(() => eventsAt(this.outline, this.shown ?? 0));

  #stops = $derived.by(() => stopsOf(this.outline, this.events));

  // going

  /** Goes to a step; as far as the next stop cards move. */
  async go(step: number): Promise<void> {
    const before = this.shown;
    this.step = within(this.outline, step);
    this.furthest = Math.max(this.furthest, this.step);
    await this.#show(before !== null && this.step > before && this.step <= nextStop(this.#stops, before, 1) ? before : null);
  }

  next(way: Way): Promise<void> {
    return this.go(nextStop(this.#stops, this.step, way));
  }

  nextTurn(way: Way): Promise<void> {
    return this.go(nextTurn(this.outline, this.step, way));
  }

  /** Goes to the next time a card turns up, or the time before; whether there is one. Nothing is told of what is to come. */
  async toCard(way: Way): Promise<boolean> {
    const found = cardStep(this.outline, this.events, this.card, this.step, way);
    if (found !== null) await this.go(found);
    return found !== null;
  }

  /** Looks from elsewhere. */
  async look(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    await this.#show(null);
  }

  async #show(from: number | null): Promise<void> {
    const { step, viewer } = this;
    try {
      const [events, view] = await Promise.all([this.#eventsOf(viewer), this.#viewAt(viewer, step)]);
      if (step !== this.step || viewer !== this.viewer) return; // it went on meanwhile
      this.events = events;
      this.shown = step;
      this.trouble = null;
      this.#parts.onShow?.(view, from);
    } catch (error) {
      this.stop();
      this.trouble = error;
    }
  }

  async #viewAt(viewer: Viewer, step: number): Promise<TableView> {
    const first = step - (step % AT_ONCE);
    const views = await this.#part(viewer, first);
    if (this.playing && first + AT_ONCE <= this.outline.steps.length) void this.#part(viewer, first + AT_ONCE).catch(() => undefined);
    return views[step - first] as TableView;
  }

  #part(viewer: Viewer, first: number): Promise<readonly TableView[]> {
    const load = async (): Promise<readonly TableView[]> => (await this.#parts.api.views(this.#token, first, AT_ONCE, viewer)).views;
    return once(this.#views, `${viewer} ${first}`, load);
  }

  #eventsOf(viewer: Viewer): Promise<readonly GameEvent[]> {
    return once(this.#told, viewer, async () => (await this.#parts.api.told(this.#token, viewer)).events);
  }

  // running by itself

  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    void this.#run(this.isEnd ? 0 : nextStop(this.#stops, this.step, 1));
  }

  stop(): void {
    this.playing = false;
    this.#off?.();
    this.#off = null;
  }

  async #run(step: number): Promise<void> {
    await this.go(step);
    if (!this.playing) return;
    if (this.isEnd) return this.stop();
    const clock = this.#parts.clock ?? browserClock;
    this.#off = clock.later(() => void this.#run(nextStop(this.#stops, this.step, 1)), PAUSES[this.speed]);
  }

  // what is kept in this browser

  hide(hides: boolean): void {
    this.hides = hides;
    this.furthest = this.step;
    this.#keep();
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    this.#keep();
  }

  #keep(): void {
    this.#keeping.write(KEY, { hides: this.hides, speed: this.speed });
  }
}

/** What is loaded once, and again if that failed. */
function once<Key, Found>(kept: Map<Key, Promise<Found>>, key: Key, load: () => Promise<Found>): Promise<Found> {
  const found = kept.get(key) ?? load();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}
