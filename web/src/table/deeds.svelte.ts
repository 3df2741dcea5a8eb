/** The buttons near the question: everything that can be done with what is selected. */
import type { Answer } from "../lib/asks";
import type { Offer } from "../lib/selection.svelte";
import { promptRow } from "../lib/rows";
import { spotsOf, type Spot } from "../lib/spots";
import { words } from "../lib/words.svelte";
import type { Acting } from "./acting.svelte";
import { listedCard } from "./showing.svelte";

/** A button near the question. */
export interface Deed {
  readonly key: string;
  readonly text: string;
  readonly main?: boolean;
  readonly pressed?: boolean;
  readonly why?: string;
  readonly press?: string;
  /** What is answered by it, where it answers at once. */
  readonly answer?: Answer | null;
  /** Whether it was pressed once, and is done when it is pressed again. */
  readonly armed?: boolean;
  /** Whether a hint says to do it. */
  readonly hinted?: boolean;
  readonly act: () => void;
}

const END = "end";
const PAUSE = "pause";

/** What is done with so many cards: words of their own for these, or else they pay. */
const WITH: Readonly<Record<string, string>> = { build: "build", ask: "ask", help: "help", inventory: "discard" };

function withCards(verb: string, need: number, count: number): string {
  return words.text(`web-${WITH[verb] ?? "pay"}-with`, { need, count });
}

export class Deeds {
  readonly #acting: Acting;

  constructor(acting: Acting) {
    this.#acting = acting;
  }

  get #selection(): Acting["selection"] {
    return this.#acting.selection;
  }

  all = $derived.by((): Deed[] => {
    if (!this.#acting.asked) return [];
    const deeds = this.#usual().map((deed) => this.#standing(deed));
    const { hint } = this.#acting;
    return hint === null || this.#isHintOf(END, hint) || deeds.some((deed) => deed.hinted) ? deeds : [this.#hinted(hint), ...deeds.map(plain)];
  });

  #usual(): Deed[] {
    const { mode } = this.#selection;
    if (mode === "act") return this.#actions();
    if (mode === "cards") return this.#cards();
    if (mode === "order") return [this.#order()];
    return this.#single();
  }

  /** A button as it stands: pressed once, or hinted. */
  #standing(deed: Deed): Deed {
    const choice = deed.answer?.choice;
    if (choice === undefined || deed.why) return deed;
    const armed = this.#acting.isArmed(choice);
    const hinted = this.#acting.hint !== null && this.#isHinted(choice, this.#acting.hint);
    const text = armed ? words.text("web-once-more", { what: deed.text }) : deed.text;
    return { ...deed, text, armed, hinted, main: deed.main || hinted };
  }

  /** Whether this is what a hint says; of an order the last cards may follow by themselves. */
  #isHinted(choice: Answer["choice"], hint: Answer["choice"]): boolean {
    const [one, other] = [[choice].flat(), [hint].flat()];
    const isWhole = one.length === other.length || (this.#selection.mode === "order" && this.#selection.marks.length === other.length);
    return isWhole && one.slice(0, other.length).every((text, at) => text === other[at]);
  }

  /** Where no other button gives the answer that a hint names, it has one of its own. */
  #hinted(choice: Answer["choice"]): Deed {
    const text = this.#acting.answerText(choice);
    const answer = { choice, run: false };
    return this.#standing({ key: "hint", text, main: true, press: "a", answer, act: () => this.#acting.send(answer, text) });
  }

  #isHintOf(option: string, hint: Answer["choice"]): boolean {
    return this.isEnd && hint === option;
  }

  #actions(): Deed[] {
    const { offers, chosen, marks } = this.#selection;
    const one = chosen === null ? undefined : offers.find((offer) => offer.option === chosen);
    if (one) return [this.#withCards(one), this.#none()];
    const can = offers.filter((offer) => this.#isNear(offer));
    const deeds = can.map((offer) => this.#offer(offer));
    return marks.length ? [...deeds, this.#none()] : deeds;
  }

  /** Without cards the plain actions are offered; with cards all that they can do. */
  #isNear(offer: Offer): boolean {
    const kind = offer.action?.kind;
    const { marks } = this.#selection;
    if (offer.option === END && this.isEnd) return false;
    if (offer.option === PAUSE && this.#acting.isIdle(PAUSE)) return false;
    if (kind === "plain") return !marks.length || offer.state !== "no";
    return marks.length > 0 && offer.state === "ready" && (kind === "buy" || this.#selection.optionsAt(marks[0]?.spot ?? "").includes(offer.option));
  }

  #offer(offer: Offer): Deed {
    const { marks } = this.#selection;
    const text = marks.length && offer.sum && offer.state === "ready" ? this.#withText(offer) : this.#acting.asking.option(offer.option, this.#acting.view);
    const isEnd = offer.action?.kind === "plain" && offer.action.verb === "end";
    const takes = offer.sum !== null && !(marks.length && offer.state === "ready");
    const act = (): void => (takes ? this.#selection.choose(offer.option) : this.#acting.send(offer.answer, text));
    const kind = offer.action?.kind;
    return { key: offer.option, text, act, answer: takes ? null : offer.answer, main: isEnd || (marks.length > 0 && (kind === "play" || kind === "use")), ...(isEnd ? { press: "e" } : {}) };
  }

  /** What the chosen action does with the selected cards. */
  #withText(offer: Offer): string {
    const count = offer.sum?.count ?? 0;
    const need = offer.sum?.need ?? 0;
    const action = offer.action;
    if (action?.kind === "buy") return words.text("web-buy-with", { card: words.card(action.card), count });
    return withCards(action?.kind === "plain" ? action.verb : "", need, count);
  }

  #withCards(offer: Offer): Deed {
    const text = offer.sum?.count || offer.state === "ready" ? this.#withText(offer) : this.#acting.asking.option(offer.option, this.#acting.view);
    const why = offer.state === "ready" ? "" : this.#acting.reason(offer.why);
    return { key: offer.option, text, main: true, why, press: "a", answer: offer.answer, act: () => this.#acting.send(offer.answer, text) };
  }

  #none(): Deed {
    return { key: "none", text: words.text("web-clear"), press: "Esc", act: () => this.#acting.clear() };
  }

  #cards(): Deed[] {
    const { offers, marks, purpose, decision } = this.#selection;
    const offer = offers[0];
    const mayStop = decision?.options.includes("done") ?? false;
    const done: Deed[] = mayStop && !marks.length ? [this.#option("done")] : [];
    if (!offer || (mayStop && !marks.length && purpose?.kind !== "offer")) return done;
    const kind = purpose?.kind ?? "";
    const text = withCards(promptRow(kind).action ?? kind, purpose?.need ?? 0, marks.length);
    const why = offer.state === "ready" ? "" : this.#acting.reason(offer.why ?? "none");
    const main = { key: "cards", text, main: true, why, press: "a", answer: offer.answer, act: () => this.#acting.send(offer.answer, text) };
    return [main, ...done, ...(marks.length ? [this.#none()] : [])];
  }

  #order(): Deed {
    const text = words.text(this.#selection.marks.length ? "web-take-these" : "web-as-they-lie");
    const { ready } = this.#selection;
    return { key: "order", text, main: true, press: "a", answer: ready, act: () => this.#acting.send(ready, text) };
  }

  /** One of the options: those that lie nowhere are buttons. */
  #single(): Deed[] {
    const options = this.#selection.decision?.options ?? [];
    const here = this.#selection.marks[0] && this.#selection.chosen === null ? this.#selection.optionsAt(this.#selection.marks[0].spot) : [];
    if (here.length > 1) return [...here.map((option) => this.#option(option)), this.#none()];
    if (this.#selection.chosen !== null) return [{ ...this.#option(this.#selection.chosen), main: true, press: "a" }, this.#none()];
    return options.filter((option) => this.#isButton(option)).map((option) => this.#option(option));
  }

  #isButton(option: string): boolean {
    return this.#spotsOf(option).every((spot) => spot.startsWith("seat/") || (spot.startsWith("listed/") && listedCard(spot) === null));
  }

  #option(option: string): Deed {
    const text = this.#acting.asking.option(option, this.#acting.view);
    const answer = { choice: option, run: false };
    return { key: option, text, main: option === END, answer, act: () => this.#acting.send(answer, text) };
  }

  /** The coloured button, or the only one; at the end of a turn its end, whatever else may be done. */
  get main(): Deed | undefined {
    const found = this.all.find((one) => one.main) ?? (this.all.length === 1 && !this.isEnd ? this.all[0] : undefined);
    if (found || !this.isEnd || !this.end) return found;
    return this.end;
  }

  #spotsOf(option: string): Spot[] {
    const { view, decision } = this.#selection;
    return view && decision ? spotsOf(view, decision, option) : [];
  }

  /** Whether the turn itself is to be ended: that has a button of its own, always in the same place. */
  isEnd = $derived.by(() => this.#selection.decision?.prompt === "end_turn");

  /** The end of the turn, where it can be said now. */
  end = $derived.by((): Deed | null => {
    const { decision } = this.#selection;
    if (!this.#acting.asked || !decision?.options.includes(END)) return null;
    const [text, answer] = [words.text("web-end-turn"), { choice: END, run: false }];
    return this.#standing({ key: END, text, answer, act: () => this.#acting.send(answer, text) });
  });
}

/** A button beside the one that a hint has: it is not the coloured one. */
function plain(deed: Deed): Deed {
  return { ...deed, main: false };
}
