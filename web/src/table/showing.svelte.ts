/** The cards of the table as they stand now: which can be chosen, which are, which not and why. */
import { cardOf } from "../lib/cards";
import { cardAt, cardsIn, placeFromTop, spotsOf, type Spot } from "../lib/spots";
import type { Pick } from "../lib/subsets";
import { words } from "../lib/words.svelte";
import type { Acting } from "./acting.svelte";
import type { Deed } from "./deeds.svelte";
import type { Room } from "./room.svelte";

export type SpotState = "idle" | "can" | "chosen" | "grey";

/** A card that can be pointed at, and how it stands. */
export interface Shown {
  readonly key: string;
  readonly spot: Spot;
  readonly card: string;
  readonly value: number | undefined;
  readonly state: SpotState;
  readonly number: number | undefined;
  readonly why: string;
  readonly label: string;
  readonly note?: string;
  readonly pick: (() => void) | undefined;
}

/** Cards of these places lie open on the table and are chosen there; all others are laid out beside the question. */
const ON_TABLE = /^(hand|market|bin|seat|coin)(\/|$)/;

export class Showing {
  readonly #room: Room;
  readonly #acting: Acting;

  constructor(room: Room, acting: Acting) {
    this.#room = room;
    this.#acting = acting;
  }

  get #selection(): Acting["selection"] {
    return this.#acting.selection;
  }

  /** How a place stands now. */
  #stateOf(spot: Spot): { state: SpotState; why: string; can: boolean } {
    const { mode, purpose } = this.#selection;
    if (!this.#acting.asked) return { state: "idle", why: "", can: false };
    if (this.#selection.placeOf(spot)) return { state: "chosen", why: "", can: true };
    const options = this.#selection.optionsAt(spot);
    if (mode === "act" && !purpose) return { state: options.length ? "can" : "idle", why: "", can: true };
    const verdict = this.#selection.verdict(spot);
    return { state: verdict.can ? "can" : "grey", why: this.#acting.reason(verdict.why), can: verdict.can };
  }

  #shown(spot: Spot, card: string, value: number | undefined, label: string): Shown {
    const { state, why, can } = this.#stateOf(spot);
    const place = this.#selection.placeOf(spot);
    const number = place && this.#selection.ordered ? place : undefined;
    const named = number ? words.text("web-card-number", { card: label, number }) : label;
    return { key: spot, spot, card, value, state, number, why, label: named, pick: can ? () => this.#acting.pick(spot) : undefined };
  }

  hand = $derived.by((): (Shown & { seen: boolean; index: number })[] => {
    const own = this.#room.me;
    const seen = [...(own?.known_to_others ?? [])];
    return (own?.hand ?? []).map((card, index) => {
      const mark = this.#selection.marks.find((one) => one.spot === `hand/${index}`);
      const value = mark && this.#selection.purpose ? mark.value : (own?.values?.[index] ?? cardOf(card).value);
      const at = seen.indexOf(card);
      if (at >= 0) seen.splice(at, 1);
      const shown = this.#shown(`hand/${index}`, mark && this.#selection.purpose ? mark.text : card, value, held(card, value));
      return { ...shown, key: `${index}-${card}`, index, seen: at >= 0 };
    });
  });

  /** How many cards I hold, and what they are worth together. */
  handText = $derived.by(() => {
    const total = this.hand.reduce((sum, card) => sum + (card.value ?? 0), 0);
    return this.hand.length ? words.text("screen-hand", { count: this.hand.length, total }) : words.text("screen-hand-empty");
  });

  /** Whether cards of the market are among what can be chosen, or would be with more to pay. */
  #asksMarket = $derived.by(() => {
    const slots = this.#room.view.market.map((_, slot) => `market/${slot}`);
    return this.#selection.decision?.prompt === "act" || slots.some((spot) => this.#selection.optionsAt(spot).length > 0);
  });

  /** A card of the market, with what it costs and whether it can be bought or chosen now. */
  market(slot: number): Shown {
    const view = this.#room.view;
    const spot = `market/${slot}`;
    const card = view.market[slot] ?? "";
    const price = view.prices?.[slot] ?? undefined;
    const facts = { card: words.card(card), slot, value: cardOf(card).value };
    const label = price === undefined ? words.text("web-costs-watched", facts) : words.text("web-costs-you", { ...facts, price });
    const shown = this.#shown(spot, card, undefined, label);
    if (this.#acting.asked && !this.#asksMarket) return { ...shown, state: "idle", why: "", pick: undefined };
    if (!this.#acting.asked || this.#selection.mode !== "act") return shown;
    const option = this.#selection.optionsAt(spot)[0];
    if (option === undefined) {
      const why = this.#room.learning.isNarrow ? words.text("error-NotYet") : this.#acting.reason(this.#selection.verdict(spot).why, price);
      return { ...shown, state: "grey", why, pick: undefined };
    }
    return { ...shown, state: this.#selection.chosen === option ? "chosen" : "can", number: undefined, why: "", pick: () => this.#acting.pick(spot) };
  }

  /** What the next stack of a seat needs; nothing when its stall is complete. */
  next(seat: number): string {
    const { seats, rules } = this.#room.view;
    const own = seats[seat];
    const isDone = own !== undefined && own.stall.length >= (rules.stacks ?? 0);
    return own?.next_stack && !isDone ? words.text("screen-next", { next: own.next_stack }) : "";
  }

  /** What choosing the top of the market's discard pile does, if it can be chosen. */
  get bin(): (() => void) | null {
    return this.#acting.asked && this.#selection.optionsAt("bin").length ? () => this.#acting.pick("bin") : null;
  }

  player(seat: number): (() => void) | null {
    return this.#acting.asked && this.#selection.optionsAt(`seat/${seat}`).length ? () => this.#acting.pick(`seat/${seat}`) : null;
  }

  /** The cards to choose from that do not lie open on the table. */
  choices = $derived.by((): Shown[] => {
    const { view, decision, purpose, mode } = this.#selection;
    if (!view || !decision || !this.#acting.asked) return [];
    const spots = new Set<Spot>();
    if (purpose) {
      for (const [first] of purpose.groups) if (first?.spot.startsWith("discard/")) spots.add(first.spot);
    } else if (mode !== "act") {
      for (const option of decision.options) for (const spot of this.#spotsOf(option)) spots.add(spot);
    }
    return [...spots].filter((spot) => !ON_TABLE.test(spot)).flatMap((spot) => this.#choice(spot));
  });

  #spotsOf(option: string): Spot[] {
    const { view, decision } = this.#selection;
    return view && decision ? spotsOf(view, decision, option) : [];
  }

  #choice(spot: Spot): Shown[] {
    const view = this.#room.view;
    const card = spot.startsWith("listed/") ? listedCard(spot) : cardAt(view, spot);
    if (!card) return [];
    const [zone, seat] = spot.split("/");
    const place = zone === "discard" && cardsIn(view, "discard").filter((other) => other === card).length > 1 ? placeFromTop(view, spot) : 0;
    const label = held(card, cardOf(card).value);
    const shown = this.#shown(spot, card, undefined, place ? words.text("option-discard_place", { card: label, place }) : label);
    if (this.#selection.purpose && shown.state === "grey") return [];
    if (place) return [{ ...shown, note: words.text("web-from-top", { place }) }];
    return [{ ...shown, note: zone === "stall" || zone === "company" ? words.begun(this.#room.names[Number(seat)] ?? "") : "" }];
  }

  coins = $derived.by((): Deed[] => {
    const { view, purpose } = this.#selection;
    if (!view || !purpose || !this.#acting.asked) return [];
    const spots = purpose.groups.flatMap(([first]) => (first?.spot.startsWith("coin/") ? [first.spot] : []));
    return spots.map((spot) => ({
      key: spot,
      text: words.text("option-coin"),
      pressed: this.#selection.placeOf(spot) > 0,
      why: this.#selection.verdict(spot).can ? "" : this.#acting.reason(this.#selection.verdict(spot).why),
      act: () => this.#selection.toggle(spot),
    }));
  });

  /** In which ways the selected cards may count, where there are several. */
  ways = $derived.by((): Deed[] => {
    if (!this.#acting.asked || !this.#selection.purpose) return [];
    return this.#selection.marks.flatMap((mark) => this.#waysOf(mark));
  });

  #waysOf(mark: Pick): Deed[] {
    const all = this.#selection.waysOf(mark.spot);
    if (all.length < 2) return [];
    return all.map((way) => ({
      key: `${way.spot} ${way.text}`,
      text: words.text("web-card-held", { card: words.card(way.text), value: way.value }),
      pressed: way.text === mark.text,
      act: () => way.text !== mark.text && this.#selection.toggle(way.spot, way.text),
    }));
  }
}

function held(card: string, value: number): string {
  const printed = cardOf(card).value;
  const key = value === printed ? "web-card-held" : "web-card-held-altered";
  return words.text(key, { card: words.card(card), value, printed });
}

/** The card that an option names which lies nowhere; null if it names none. */
export function listedCard(spot: Spot): string | null {
  const text = spot.slice("listed/".length);
  return /^[a-z_]{3,}(=[a-z_]+)?[*#\d]*$/.test(text) && !["done", "left", "right", "coin", "end", "pause"].includes(text) ? text : null;
}
