/** A finished game as the bots see it: how likely each side was to win after each turn, and the largest mistakes. */
import type { Analysed, MistakeView, Outline, StandView } from "../generated/protocol";
import { turnAt } from "./afterwards";
import { Asking, type AskedView } from "./asking";
import { across, up, type Frame, type Line } from "./graph";
import { isAction } from "./options";
import type { Words } from "./words.svelte";

/** A mistake in words. */
export interface Said {
  readonly mistake: MistakeView;
  readonly title: string;
  readonly lost: string;
  /** What was asked, where the answers do not make it clear; else nothing. */
  readonly question: string;
  readonly chosen: string;
  readonly better: string;
}

const CLOSEST = 22; // pixels from one mark to the next

/** What is known of an analysis: it never goes back, as servers that make it anew come to the same. */
export function further(known: Analysed | null, told: Analysed): Analysed {
  return !known || told.finished || (!known.finished && told.done >= known.done) ? told : known;
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** One for each turn: of several at its end, the last. */
export function standsOf(told: Analysed): StandView[] {
  return [...new Map(told.chances.map((stand) => [stand.turn, stand])).values()];
}

/** How it stood at a step: after the last turn that was over then. */
export function standAt(stands: readonly StandView[], step: number): StandView | undefined {
  return stands.findLast((stand) => stand.step <= step) ?? stands[0];
}

/** How it stood after a turn. */
export function standAfter(stands: readonly StandView[], turn: number): StandView | undefined {
  return stands.findLast((stand) => stand.turn <= turn);
}

/** Where a step stands among the turns: as many as were over, and a part of the one that was being played. */
export function momentOf(outline: Outline, step: number): number {
  const { turn, step: begin } = turnAt(outline, step);
  const end = outline.turns.find((one) => one.step > begin)?.step ?? outline.steps.length;
  return turn - 1 + (step - begin) / Math.max(end - begin, 1);
}

/** A line for each side through all that is known, with marks that do not touch. */
export function chanceLines(stands: readonly StandView[], sides: number, turns: number, frame: Frame): Line[] {
  const every = Math.max(1, Math.ceil((CLOSEST * turns) / (across(frame, 1, 1) - across(frame, 1, 0))));
  return Array.from({ length: sides }, (_, side) => {
    const marks = stands.map(({ turn, chances }) => ({ x: across(frame, turns, turn), y: up(frame, 1, chances[side] ?? 0) }));
    const path = marks.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");
    return { path, marks: marks.filter((_, at) => at % every === 0) };
  });
}

/** Says what the bots found. */
export class Telling {
  readonly #words: Words;
  readonly #names: readonly string[];

  /** names: of all seats, that of the Company too where it plays. */
  constructor(words: Words, names: readonly string[]) {
    this.#words = words;
    this.#names = names;
  }

  /** A side by its names, as a line begins with them. */
  side(seats: readonly number[]): string {
    return this.#words.begun(this.names(seats));
  }

  names(seats: readonly number[]): string {
    return this.#words.listed(seats.map((seat) => this.#names[seat] ?? ""));
  }

  percent(chance: number): string {
    return this.#words.text("web-analysis-percent", { chance: percent(chance) });
  }

  /** How it stood, in one line. */
  stand({ turn, chances }: StandView, sides: Analysed["sides"]): string {
    const shares = chances.map((chance, side) => this.#words.text("web-analysis-share", { name: this.names(sides[side] ?? []), chance: percent(chance) }));
    return this.#words.text("web-analysis-after", { turn, chances: this.#words.listed(shares) });
  }

  /** What was done, what would have been better, and how much it has cost: the difference of what is said. */
  mistake(mistake: MistakeView): Said {
    const { turn, seat, differs, chance, best } = mistake;
    const view = mistake.view as AskedView; // the seat had to choose there
    const asking = new Asking(this.#words, this.#names);
    const option = (texts: readonly string[]): string => asking.option(texts[differs] ?? "", view);
    return {
      mistake,
      title: this.#words.text("web-analysis-mistake", { turn, name: this.#names[seat] ?? "" }),
      lost: this.#words.text("web-analysis-lost", { points: percent(best) - percent(chance) }),
      question: isAction(view.decision.prompt) ? "" : asking.question(view),
      chosen: this.#words.text("web-analysis-chosen", { chance: percent(chance), option: option(mistake.chosen) }),
      better: this.#words.text("web-analysis-better", { chance: percent(best), option: option(mistake.better) }),
    };
  }
}
