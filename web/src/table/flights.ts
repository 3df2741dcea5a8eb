/** Where the cards of a step come from and go to on this page. */
import { plainName } from "../lib/cards";
import type { Place, Step } from "../lib/steps";
import { aside, bin, deck, discard, elementOf, hand, marketDeck, schedule, slot, stack, stall } from "./places";

/** From where to where something flies, in the window. */
export interface Way {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

function nameOf(place: Place): string {
  const seat = place.seat ?? 0;
  switch (place.zone) {
    case "hand":
    case "seat":
      return hand(seat);
    case "deck":
      return deck(seat);
    case "discard":
      return discard(seat);
    case "schedule":
      return schedule(seat);
    case "stall":
      return place.at ? stack(seat, place.at) : stall(seat);
    case "aside":
      return aside;
    case "market":
      return place.at === undefined ? "market" : slot(place.at);
    case "market-deck":
    case "junk":
      return marketDeck;
    default:
      return bin;
  }
}

/** The very card, where it lies open in the place; the stack that is built; else the place. */
function boxOf(place: Place, card: string | null): DOMRect | null {
  const element = elementOf(nameOf(place));
  if (!element) return null;
  const named = card === null ? null : element.querySelector<HTMLElement>(`[data-card="${CSS.escape(plainName(card))}"]`);
  const built = place.zone === "stall" ? element.querySelector<HTMLElement>(".next") : null;
  return (named ?? built ?? element).getBoundingClientRect();
}

/** The way of a step; null for one that goes nowhere on this page. */
export function wayOf(step: Step): Way | null {
  if (!step.from) return null;
  const from = boxOf(step.from, step.card);
  const to = step.to ? boxOf(step.to, null) : from;
  return from && to && from.width && to.width ? { from, to } : null;
}

const WIDTH = 84;
const MOST = 130;

/** The frames of a card that flies: it keeps its shape and lands in the middle of its place. */
export function framesOf(way: Way): Keyframe[] {
  return [way.from, way.to].map((box, end) => {
    const scale = Math.max(0.35, Math.min(box.width, (box.height * 5) / 7, MOST) / WIDTH);
    const x = box.left + box.width / 2 - WIDTH / 2;
    const y = box.top + box.height / 2 - (WIDTH * 7) / 10;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: end === 1 && way.from === way.to ? 0 : 1 };
  });
}
