/** What happened, as lines to read: the whole log, what is new, and what came since my last turn. */
import type { Notice } from "../generated/protocol";
import { Story, type Line } from "../lib/story";
import { gather, isAction, isNote, logOf, type Seen, type Told } from "../lib/telling";
import { words } from "../lib/words.svelte";
import type { Room } from "./room.svelte";

export interface LogLine extends Line {
  readonly key: number;
  /** Whether a turn begins here. */
  readonly turn: boolean;
  /** Whether it came after my last turn. */
  readonly since: boolean;
}

const TURN = "turn_began";
const NEWS = 4;

/** From where to where the lines lie that came after a seat's last turn; those of its present turn are not among them. */
export function sinceTurn(told: readonly Told[], seat: number | null, active: number): [from: number, to: number] {
  const turns = told.flatMap((one, at) => (one.event === TURN ? [at] : []));
  const own = turns.filter((at) => told[at]?.seat === seat);
  const now = active === seat ? own.pop() : undefined;
  const last = own.at(-1);
  const from = last === undefined ? 0 : turns.find((at) => at > last);
  const to = now ?? told.length;
  return from === undefined || from > to ? [to, to] : [from, to];
}

export class Chronicle {
  readonly #room: Room;
  #lines = new Map<string, Line>();
  #language = "";
  #names = "";

  constructor(room: Room) {
    this.#room = room;
  }

  lines = $derived.by((): LogLine[] => {
    const { shownEvents, seat, names, isOver } = this.#room;
    const feed = shownEvents as readonly (Seen | Notice)[];
    const { told } = gather(logOf(feed, isOver));
    const [from, to] = this.#room.hasBegun ? sinceTurn(told, seat, this.#room.view.active) : [0, 0];
    const story = new Story(words, names, seat);
    this.#forget(names.join());
    return told.map((one, key) => ({ ...this.#line(story, one), key, turn: one.event === TURN, since: key >= from && key < to }));
  });

  since = $derived(this.lines.filter((line) => line.since));
  /** The last lines, for those who hear them, but for what is told while it happens. */
  news = $derived(this.lines.slice(-NEWS).filter((line) => this.#isNews(line)));

  /** What goes along with others' doing is not worth a word; what is done in their turns is told by the narrator. */
  #isNews({ key, told }: LogLine): boolean {
    const turn = this.lines.findLast((line) => line.turn && line.key <= key)?.told.seat;
    if (isNote(told) || told.seat < 0 || told.event === TURN) return true;
    return told.seat === this.#room.seat && (turn === this.#room.seat || !isAction(told));
  }

  /** Sentences are made once, until the language or a name changes. */
  #forget(names: string): void {
    if (this.#language === words.language && this.#names === names) return;
    this.#lines.clear();
    this.#language = words.language;
    this.#names = names;
  }

  #line(story: Story, told: Told): Line {
    const key = JSON.stringify(told);
    const found = this.#lines.get(key) ?? story.line(told);
    this.#lines.set(key, found);
    return found;
  }
}
