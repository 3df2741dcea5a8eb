/**
 * What somebody has selected, and what follows from it. It knows the view and its options: cards are marked in an
 * order, everything that can be done with them is offered, and what is complete is ready to be sent.
 */
import type { View } from "../generated/protocol";
import type { Answer } from "./asks";
import { ownDecision, type OwnDecision } from "./views";
import { offerOfCards, readyOffer, single, sumOf, unfitOffer, type Offer, type Reason } from "./offers";
import { actionOf, handOf, mayStop, purposeOfAction, purposeOfQuestion } from "./purposes";
import { arrangedAnswer, canArrange, emptySlots, isOrder, orderedAnswer, orderSpots } from "./ordering";
import { withoutPlace } from "./options";
import { promptRow } from "./rows";
import { cardAt, spotsOf, type Spot } from "./spots";
import { canBecome, cardsOf, fitted, groupAt, whyNot, NO_WAY, type Pick, type Purpose } from "./subsets";

export type { Offer, Reason, Sum } from "./offers";

/** `act`: an action is asked; `cards`: several cards; `order`: cards in an order; `one`: one of the options. */
export type Mode = "idle" | "act" | "cards" | "order" | "one";

export interface Verdict {
  readonly can: boolean;
  readonly why: Reason | null;
}

const YES: Verdict = { can: true, why: null };

function no(why: Reason): Verdict {
  return { can: false, why };
}

export class Selection {
  view = $state.raw<View | null>(null);
  /** The number of the decision that is answered. */
  number = $state<number | null>(null);
  /** The cards that are selected, in this order. */
  marks = $state.raw<readonly Pick[]>([]);
  /** The action that was chosen and takes cards, or the option of several that one place has. */
  chosen = $state<string | null>(null);
  /** Ask card by card: several at once were refused. */
  stepwise = $state(false);

  decision = $derived(this.number === null ? null : ownDecision(this.view));
  mode = $derived(this.#modeNow());
  purpose = $derived(this.#purposeNow());
  offers = $derived(this.#offersNow());
  /** What would be sent now. */
  ready = $derived(this.#readyNow());
  sum = $derived(this.purpose ? sumOf(this.marks, this.purpose) : null);
  /** Where each option can be chosen. */
  #spots = $derived(this.#spotsNow());

  /** Takes a new state; what was selected stays if the question is the same. */
  show(view: View | null, number: number | null): void {
    const isSame = number !== null && number === this.number;
    this.view = view;
    this.number = number;
    if (isSame) return;
    this.clear();
    this.stepwise = false;
  }

  /** Nothing is selected. */
  clear(): void {
    this.marks = [];
    this.chosen = null;
  }

  /** Unselects the cards, then the action; whether there was anything. */
  back(): boolean {
    const had = this.marks.length > 0 || this.chosen !== null;
    if (this.marks.length) this.marks = [];
    else this.chosen = null;
    return had;
  }

  /** Several cards were refused: from now on they are asked one by one, and all that is offered is allowed. */
  refused(): void {
    this.clear();
    this.stepwise = true;
  }

  /** Selects a place, or unselects it; `text` says in which of its ways. */
  toggle(spot: Spot, text?: string): void {
    if (this.mode === "one") this.#toggleOne(spot, text);
    else if (this.mode === "order") this.#toggleOrder(spot);
    else if (this.mode === "act" && !this.purpose && !spot.startsWith("hand/")) this.#toggleAction(spot);
    else if (this.mode === "act" || this.mode === "cards") this.#toggleCard(spot, text);
  }

  /** Chooses an action or an option by its text; cards that do not fit it are let go. */
  choose(option: string): void {
    this.chosen = option;
    const purpose = this.purpose;
    if (!purpose) {
      if (!this.#isOfMarks(option)) this.marks = [];
      return;
    }
    this.marks = fitted(this.marks, purpose) ?? [];
    const [only, ...more] = purpose.sets ?? [];
    if (!this.marks.length && purpose.kind !== "offer" && only && !more.length) this.marks = cardsOf(only, purpose);
  }

  /** Selects all that a whole answer names, as far as it can be selected: what has a button of its own is not. */
  take(choice: Answer["choice"]): void {
    this.clear();
    const texts = typeof choice === "string" ? [choice] : choice;
    const [first = "", ...rest] = texts;
    if (this.mode === "act") this.#takeAction(first, rest);
    else if (this.mode === "cards") this.marks = this.#picksOf(texts);
    else if (this.mode === "order") this.marks = this.#lined(texts);
    else if (this.mode === "one") this.#takeOne(first);
  }

  #takeAction(option: string, cards: readonly string[]): void {
    const { view, decision } = this;
    const action = decision && actionOf(decision, option);
    if (!view || !action) return;
    const spot = this.#spotsOf(option)[0];
    if (purposeOfAction(view, decision, action)) {
      this.chosen = option;
      this.marks = this.#picksOf(cards);
    } else if (spot?.startsWith("hand/")) this.toggle(spot);
  }

  #takeOne(option: string): void {
    const spot = this.#spotsOf(option)[0];
    if (spot !== undefined && !spot.startsWith("listed/")) this.marks = [{ spot, text: spot, value: 0, way: NO_WAY }];
    this.chosen = option;
  }

  /** The cards that are named so, each once. */
  #picksOf(texts: readonly string[]): Pick[] {
    const found: Pick[] = [];
    for (const text of texts) {
      const free = this.purpose?.groups.flat().filter((one) => found.every((other) => other.spot !== one.spot)) ?? [];
      const topmost = free.findLast((one) => withoutPlace(one.text) === withoutPlace(text)); // where no place is named
      const pick = free.find((one) => one.text === text) ?? topmost;
      if (pick) found.push(pick);
    }
    return found;
  }

  /** The places that are named so, in this order; what is none is a slot that stays empty. */
  #lined(texts: readonly string[]): Pick[] {
    const found: Pick[] = [];
    for (const text of texts) {
      const spots = text === "done" ? this.lineUp.filter((spot) => spot.startsWith("empty/")) : this.#spotsOf(text);
      const spot = this.lineUp.find((one) => spots.includes(one) && found.every((other) => other.spot !== one));
      if (spot !== undefined) found.push({ spot, text: spot, value: 0, way: NO_WAY });
    }
    return found;
  }

  #spotsOf(text: string): readonly Spot[] {
    return this.view && this.decision ? spotsOf(this.view, this.decision, text) : [];
  }

  /** Selects cards that do it and waste little; whether there are any. */
  suggest(): boolean {
    if (this.purpose) this.marks = cardsOf(this.purpose.sets?.[0] ?? [], this.purpose);
    return this.purpose !== null && this.marks.length > 0;
  }

  /** The ways in which the card of a place may be selected now. */
  waysOf(spot: Spot): readonly Pick[] {
    const purpose = this.purpose;
    const others = this.marks.filter((mark) => mark.spot !== spot);
    return purpose ? groupAt(spot, purpose).filter((way) => canBecome([...others, way], purpose)) : [];
  }

  /** Where a place stands in the order of selecting, from 1; 0 if it is not selected. */
  placeOf(spot: Spot): number {
    return this.marks.findIndex((mark) => mark.spot === spot) + 1;
  }

  /** Whether the order of selecting matters: it is the order of landing. */
  get ordered(): boolean {
    return this.mode === "order" || Boolean(this.purpose && promptRow(this.purpose.kind).lands);
  }

  /** Whether a place can be selected or unselected now, and if not, why. */
  verdict(spot: Spot): Verdict {
    if (!this.decision) return no("not-asked");
    if (this.placeOf(spot)) return YES;
    if (this.mode === "order") return this.#verdictOfOrder(spot);
    if (this.purpose) return this.#verdictOfCard(spot, this.purpose);
    if (this.mode === "act" && spot.startsWith("hand/")) return YES;
    if (this.#spots.has(spot)) return YES;
    return no(this.#whyNotBought(spot) ?? "not-now");
  }

  /** Why the card of a slot, or of the bin, is no option. */
  #whyNotBought(spot: Spot): Reason | undefined {
    const { view, decision } = this;
    const slot = spot === "bin" ? spot : spot.startsWith("market/") ? spot.slice("market/".length) : null;
    return view && slot ? decision?.impossible?.[`buy ${cardAt(view, spot)}+${slot}`] : undefined;
  }

  /** The options that can be chosen at a place. */
  optionsAt(spot: Spot): readonly string[] {
    return this.#spots.get(spot) ?? [];
  }

  #verdictOfOrder(spot: Spot): Verdict {
    const { view, decision } = this;
    if (!view || !decision || !this.lineUp.includes(spot)) return no("not-now");
    if (decision.prompt !== "arrange") return YES;
    return canArrange(decision, [...this.marks.map((mark) => mark.spot), spot]) ? YES : no("unfit");
  }

  #verdictOfCard(spot: Spot, purpose: Purpose): Verdict {
    const [first] = groupAt(spot, purpose);
    if (!first) return no("not-now");
    return this.waysOf(spot).length ? YES : no(whyNot([...this.marks, first], purpose));
  }

  #modeNow(): Mode {
    const decision = this.decision;
    if (!decision || !this.view) return "idle";
    if (actionOf(decision, decision.options[0] ?? "")) return "act";
    if (this.stepwise) return "one";
    if (purposeOfQuestion(this.view, decision)) return "cards";
    return isOrder(decision) ? "order" : "one";
  }

  /** What the cards are for: the action that was chosen, or what is asked. */
  #purposeNow(): Purpose | null {
    if (!this.view || !this.decision) return null;
    if (this.mode === "cards") return purposeOfQuestion(this.view, this.decision);
    if (this.mode !== "act" || this.chosen === null || this.stepwise) return null;
    const action = actionOf(this.decision, this.chosen);
    return action && purposeOfAction(this.view, this.decision, action);
  }

  #spotsNow(): Map<Spot, string[]> {
    const found = new Map<Spot, string[]>();
    const { view, decision } = this;
    if (!view || !decision) return found;
    for (const option of decision.options) {
      for (const spot of spotsOf(view, decision, option)) found.set(spot, [...(found.get(spot) ?? []), option]);
    }
    return found;
  }

  // selecting

  #toggleOne(spot: Spot, text?: string): void {
    const was = this.placeOf(spot) > 0 && (text === undefined || text === this.chosen);
    const options = this.optionsAt(spot);
    this.clear();
    if (was || !options.length) return;
    this.marks = [{ spot, text: spot, value: 0, way: NO_WAY }];
    this.chosen = text ?? (options.length === 1 ? (options[0] ?? null) : null);
  }

  #toggleOrder(spot: Spot): void {
    if (this.placeOf(spot)) this.marks = this.marks.filter((mark) => mark.spot !== spot);
    else if (this.verdict(spot).can) this.marks = [...this.marks, { spot, text: spot, value: 0, way: NO_WAY }];
  }

  #toggleAction(spot: Spot): void {
    const option = this.optionsAt(spot)[0];
    if (option === undefined) return;
    if (this.chosen === option) this.chosen = null;
    else this.choose(option);
  }

  #toggleCard(spot: Spot, text?: string): void {
    if (this.mode === "act" && !spot.startsWith("hand/") && this.optionsAt(spot).length) return this.#toggleAction(spot);
    const before = this.marks.find((mark) => mark.spot === spot);
    const others = this.marks.filter((mark) => mark.spot !== spot);
    if (before && (text === undefined || text === before.text)) this.marks = others;
    else {
      const way = this.#wayFor(spot, text);
      if (way) this.marks = before ? this.marks.map((mark) => (mark === before ? way : mark)) : [...this.marks, way];
    }
  }

  /** How a card counts when it is selected: as was said, or in the first way that fits. */
  #wayFor(spot: Spot, text?: string): Pick | undefined {
    const view = this.view;
    if (!view) return undefined;
    if (!this.purpose) return handOf(view).find((group) => group[0]?.spot === spot)?.[0];
    const ways = this.waysOf(spot);
    return text === undefined ? ways[0] : ways.find((way) => way.text === text);
  }

  // what follows

  #offersNow(): Offer[] {
    const { view, decision } = this;
    if (!view || !decision || this.mode === "order") return [];
    if (this.mode === "act") return decision.options.map((option) => this.#offerOf(view, decision, option));
    const done = mayStop(decision) ? [readyOffer("done")] : [];
    if (this.purpose) return [offerOfCards("", this.purpose, null, this.marks), ...done];
    const here = this.marks[0] ? this.optionsAt(this.marks[0].spot) : decision.options;
    return [...here.filter((option) => option !== "done").map((option) => readyOffer(option)), ...done];
  }

  #offerOf(view: View, decision: OwnDecision, option: string): Offer {
    const action = actionOf(decision, option);
    const purpose = action && !this.stepwise ? purposeOfAction(view, decision, action) : null;
    if (!purpose) return this.#isOfMarks(option) ? readyOffer(option, action) : unfitOffer(option, action);
    const plain = this.marks.flatMap((mark) => groupAt(mark.spot, purpose).slice(0, 1));
    if (plain.length < this.marks.length) return unfitOffer(option, action);
    return offerOfCards(option, purpose, action, option === this.chosen ? this.marks : (fitted(this.marks, purpose) ?? plain));
  }

  /** Whether an option needs no cards, or is about the one that is selected. */
  #isOfMarks(option: string): boolean {
    const [mark, ...more] = this.marks;
    return !mark || !/^(play|use) /.test(option) || (more.length === 0 && this.optionsAt(mark.spot).includes(option));
  }

  #readyNow(): Answer | null {
    const { view, decision } = this;
    if (!view || !decision) return null;
    if (this.mode === "order") {
      const spots = this.marks.map((mark) => mark.spot);
      return decision.prompt === "arrange" ? arrangedAnswer(view, decision, spots) : orderedAnswer(view, decision, spots);
    }
    if (this.mode === "cards") return this.offers[0]?.answer ?? this.#onlyOne();
    if (this.chosen === null) return this.#onlyOne();
    return this.offers.find((offer) => offer.option === this.chosen)?.answer ?? (this.mode === "one" ? single(this.chosen) : null);
  }

  /** What is to be answered where there is one answer. */
  #onlyOne(): Answer | null {
    const [only, ...more] = this.decision?.options ?? [];
    return only !== undefined && !more.length ? single(only) : null;
  }

  /** The cards of a question about an order, as they would follow if nothing is selected; then slots to leave empty. */
  get lineUp(): readonly Spot[] {
    const { view, decision } = this;
    if (!view || !decision || this.mode !== "order") return [];
    const empty = Array.from({ length: emptySlots(decision) }, (_, at) => `empty/${at}`);
    return [...orderSpots(view, decision), ...empty];
  }
}
