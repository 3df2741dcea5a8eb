/** A lesson at the table: what it says, what it points at, and how it goes on. */
import type { LessonView } from "../generated/protocol";
import { words } from "../lib/words.svelte";
import type { Room } from "./room.svelte";
import { handCard, slot } from "./places";

const WAITS: readonly string[] = ["tell", "read", "undo"];

export class Learning {
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** What the lesson says now; nothing at other tables. */
  now = $derived.by((): LessonView | null => (this.#room.hasBegun ? (this.#room.view.table.lesson ?? null) : null));
  /** Whether the game waits for something else than an answer. */
  waits = $derived.by(() => this.now !== null && WAITS.includes(this.now.kind));
  /** Whether only what it speaks of can be done. */
  isNarrow = $derived.by(() => this.waits || this.now?.kind === "do");
  isOver = $derived.by(() => this.now?.kind === "over");

  text = $derived.by((): string => {
    if (!this.now) return "";
    const { step, card, need, seat } = this.now;
    const name = this.#room.names.find((_, other) => other !== seat) ?? "";
    return words.text(`lesson-${step}`, { card: card ? words.card(card) : "", need, name });
  });

  progress = $derived.by(() => (this.now ? words.text("lesson-progress", { at: this.now.at, of: this.now.of }) : ""));

  /** The places of cards that it points at, and names of other things: `hand`, `undo`. */
  #pointed = $derived.by((): ReadonlySet<string> => {
    if (!this.now || this.#room.playback.playing) return new Set();
    return new Set(this.now.points.map((point) => this.#placeOf(point)));
  });

  #placeOf(point: string): string {
    const [where = "", card] = point.split(" ");
    if (!card) return where;
    if (where === "market") return slot(this.#room.view.market.indexOf(card));
    if (where === "hand") return handCard(this.#room.own, this.#room.me?.hand?.indexOf(card) ?? -1);
    return point;
  }

  /** Whether the lesson points at something: as an attribute of its element. */
  at(place: string | undefined): true | undefined {
    return place !== undefined && this.#pointed.has(place) ? true : undefined;
  }

  /** What was told is heard. */
  goOn(): void {
    if (this.now?.kind === "tell") this.#learn(this.now.step);
  }

  /** A card was read. */
  hasRead(card: string): void {
    if (this.now?.kind === "read" && this.now.card === card) this.#learn(this.now.step);
  }

  #learn(step: string): void {
    void this.#room.ask({ type: "learn", step });
  }
}
