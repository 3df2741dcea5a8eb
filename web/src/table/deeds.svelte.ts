/** The buttons near the question: everything that can be done with what is selected. */
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
  readonly act: () => void;
}

const END = "end";

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
    const { mode } = this.#selection;
    if (mode === "act") return this.#actions();
    if (mode === "cards") return this.#cards();
    if (mode === "order") return [this.#order()];
    return this.#single();
  });

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
    return { key: offer.option, text, act, main: isEnd || (marks.length > 0 && (kind === "play" || kind === "use")), ...(isEnd ? { press: "e" } : {}) };
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
    return { key: offer.option, text, main: true, why, press: "a", act: () => this.#acting.send(offer.answer, text) };
  }

  #none(): Deed {
    return { key: "none", text: words.text("web-clear"), press: "Esc", act: () => this.#selection.clear() };
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
    const main = { key: "cards", text, main: true, why, press: "a", act: () => this.#acting.send(offer.answer, text) };
    return [main, ...done, ...(marks.length ? [this.#none()] : [])];
  }

  #order(): Deed {
    const text = words.text(this.#selection.marks.length ? "web-take-these" : "web-as-they-lie");
    return { key: "order", text, main: true, press: "a", act: () => this.#acting.send(this.#selection.ready, text) };
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
    return { key: option, text, main: option === END, act: () => this.#acting.send({ choice: option, run: false }, text) };
  }

  /** The coloured button, or the only one; at the end of a turn its end, whatever else may be done. */
  get main(): Deed | undefined {
    const found = this.all.find((one) => one.main) ?? (this.all.length === 1 && !this.isEnd ? this.all[0] : undefined);
    if (found || !this.isEnd || !this.end) return found;
    return { key: END, text: words.text("web-end-turn"), act: this.end };
  }

  #spotsOf(option: string): Spot[] {
    const { view, decision } = this.#selection;
    return view && decision ? spotsOf(view, decision, option) : [];
  }

  /** Whether the turn itself is to be ended: that has a button of its own, always in the same place. */
  isEnd = $derived.by(() => this.#selection.decision?.prompt === "end_turn");

  /** The end of the turn, where it can be said now. */
  end = $derived.by((): (() => void) | null => {
    const { decision } = this.#selection;
    if (!this.#acting.asked || !decision?.options.includes(END)) return null;
    return () => this.#acting.send({ choice: END, run: false }, words.text("web-end-turn"));
  });
}
