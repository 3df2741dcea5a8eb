/** What an event alone does not say: where in the market a card lay, out of whose stall it came. */
import type { EventKey, GameEvent, Happened } from "../generated/protocol";
import { stepOf, type Place, type Step } from "./steps";
import { isNotice } from "./views";

type Market = readonly (string | null)[];

const slot = (at: number): Place => ({ zone: "market", seat: null, at });

function isSlot(place: Place | null): place is Place & { readonly at: number } {
  return place?.zone === "market" && place.at !== undefined;
}

/** Follows the cards of the market from one event to the next. */
class Trail {
  readonly #market: (string | null)[];
  readonly #after: Market;

  constructor(before: Market, after: Market) {
    this.#market = [...before];
    this.#after = after;
  }

  step(event: Happened, last: Happened | undefined, next: Happened | undefined): Step {
    const step = stepOf(event);
    return isNotice(event) ? step : { ...step, ...this.#known(event, step, game(last), game(next)) };
  }

  #known(event: GameEvent, step: Step, last: GameEvent | null, next: GameEvent | null): Partial<Step> {
    const known = this.#special[event.event];
    if (known) return known(event, last, next);
    if (isSlot(step.from)) return this.#leave(step.from.at);
    return isSlot(step.to) && step.from?.zone !== "market" ? this.#come(step.card, step.to.at) : {};
  }

  /** What its row does not say. */
  readonly #special: Partial<Record<EventKey, (event: GameEvent, last: GameEvent | null, next: GameEvent | null) => Partial<Step>>> = {
    company_bought: () => this.#leave(this.#market.findIndex(Boolean)),
    slid: (event) => this.#slide(event.card ?? null, event.number ?? 0),
    threw_away: (event, last) => this.#thrown(event.card ?? null, last),
    swapped_in: (_, __, next) => (next?.event === "swapped_out" ? { from: { zone: "schedule", seat: next.seat } } : {}),
    swapped_out: (event, last) =>
      last?.event === "swapped_in" ? { from: { zone: "stall", seat: last.seat, at: event.number ?? 0 } } : {},
    revealed: (event, last) =>
      last?.event === "guessed" && last.seat !== event.seat ? { from: { zone: "hand", seat: event.seat } } : {},
  };

  #leave(at: number): Partial<Step> {
    if (at < 0 || at >= this.#market.length) return {};
    this.#market[at] = null;
    return { from: slot(at) };
  }

  #come(card: string | null, at: number): Partial<Step> {
    this.#market[at] = card;
    return {};
  }

  #slide(card: string | null, to: number): Partial<Step> {
    const from = this.#market.findIndex((other, at) => at > to && other === card);
    if (from < 0) return {};
    this.#market[from] = null;
    this.#market[to] = card;
    return { from: slot(from) };
  }

  /** Out of the market if it is there and is not later; the card that was shown off its deck; else from the hand. */
  #thrown(card: string | null, last: GameEvent | null): Partial<Step> {
    if (last?.event === "revealed" && last.card === card) return { from: { zone: "market-deck", seat: null } };
    const at = card === null || this.#after.includes(card) ? -1 : this.#market.indexOf(card);
    return at < 0 ? {} : this.#leave(at);
  }
}

function game(event: Happened | undefined): GameEvent | null {
  return event && !isNotice(event) ? event : null;
}

/** All steps of some events that take time to show, between a market before and after them. */
export function stepsOf(events: readonly Happened[], before: Market = [], after: Market = []): Step[] {
  const trail = new Trail(before, after);
  const steps = events.map((event, at) => trail.step(event, events[at - 1], events[at + 1]));
  return steps.filter((step) => step.kind !== "message");
}
