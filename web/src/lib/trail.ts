/** What an event alone does not say: where in the market a card lay, out of whose stall it came. */
import type { GameEvent, Happened } from "../generated/protocol";
import { isNotice } from "./views";
import { stepOf, type Place, type Step } from "./steps";

type Market = readonly (string | null)[];

const slot = (at: number): Place => ({ zone: "market", seat: null, at });

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
    return isNotice(event) ? step : { ...step, ...this.#known(event, game(last), game(next)) };
  }

  #known(event: GameEvent, last: GameEvent | null, next: GameEvent | null): Partial<Step> {
    const number = event.number ?? 0;
    switch (event.event) {
      case "bought":
      case "took":
        return this.#leave(number);
      case "company_bought":
        return this.#leave(this.#market.findIndex(Boolean));
      case "slid":
        return this.#slide(event.card ?? null, number);
      case "dealt":
      case "swapped_into_market":
        return this.#come(event.card ?? null, number);
      case "threw_away":
        return this.#thrown(event.card ?? null, last);
      case "swapped_in":
        return next?.event === "swapped_out" ? { from: { zone: "schedule", seat: next.seat } } : {};
      case "swapped_out":
        return last?.event === "swapped_in" ? { from: { zone: "stall", seat: last.seat, at: number } } : {};
      case "revealed":
        return last?.event === "guessed" && last.seat !== event.seat ? { from: { zone: "hand", seat: event.seat } } : {};
      default:
        return {};
    }
  }

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
