/** Where the cards of a step come from and go to on this page, and how they fly. */
import { plainName } from "../lib/cards";
import type { Place, Step } from "../lib/steps";
import { aside, bin, deck, discard, elementOf, hand, marketDeck, middle, schedule, slot, stack, stall } from "./places";

/** From where to where something flies, in the window. */
export interface Way {
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** The card that lies there still and is on its way now. */
  readonly source: HTMLElement | null;
}

/** Between two cards of a hand. */
const GAP = 8;

/** The name of a place on the page; nothing for one that is not on the table. */
export function nameOf(place: Place | null): string {
  const seat = place?.seat ?? 0;
  switch (place?.zone) {
    case "hand":
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
      return slot(place.at ?? 0);
    case "market-deck":
      return marketDeck;
    case "bin":
      return bin;
    case "middle":
      return middle;
    default:
      return "";
  }
}

/** The element of a place; where a board has no room for it, the hand of its seat. */
function placed(place: Place | null): HTMLElement | null {
  const name = nameOf(place);
  return name ? (elementOf(name) ?? (place?.seat == null ? null : elementOf(hand(place.seat)))) : null;
}

/** The very card, where it lies open in the place and has not left it yet. */
function cardIn(element: HTMLElement, card: string): HTMLElement | null {
  const named = `[data-card="${CSS.escape(plainName(card))}"]:not([data-flown], [data-flown] *)`;
  return element.matches(named) ? element : element.querySelector<HTMLElement>(named);
}

/** Behind the last card of a hand that lies open, as many places on as cards have landed there; nearer if many come. */
function behind(element: HTMLElement, landed: number, coming: number): DOMRect | null {
  const last = element.querySelector<HTMLElement>("li:last-child .card")?.getBoundingClientRect();
  if (!last) return null;
  const room = element.getBoundingClientRect().right - last.right;
  const apart = Math.min(last.width + GAP, room / Math.max(landed + 1, coming));
  return new DOMRect(last.left + apart * (landed + 1), last.top, last.width, last.height);
}

/** Where a card lands: on a pile, in the stack that is built, at the end of a hand. */
function landing(element: HTMLElement, zone: Place["zone"], landed = -1, coming = 0): DOMRect {
  const part = zone === "stall" ? ".next" : zone === "hand" ? ".backs, .first" : ".cards";
  const box = zone === "hand" ? behind(element, landed, coming) : null;
  return box ?? (element.querySelector<HTMLElement>(part) ?? element).getBoundingClientRect();
}

/** The way of a step; null for one that goes nowhere on this page. So many cards have landed there, and so many come. */
export function wayOf(step: Step, landed = 0, coming = 1): Way | null {
  const start = placed(step.from);
  const end = placed(step.to);
  const card = start && step.card ? cardIn(start, step.card) : null;
  const to = end && step.to ? landing(end, step.to.zone, landed, coming) : null;
  const from = card?.getBoundingClientRect() ?? (start && step.from ? landing(start, step.from.zone) : to);
  if (!from?.width || (to && !to.width)) return null;
  const stays = card?.closest(".pile") || step.kind === "flip";
  return { from, to: to ?? from, source: stays ? null : (card?.closest<HTMLElement>(".hand li") ?? card) };
}

/** A card that is held up takes this part of the room, and is never wider in pixels. */
const [WIDE, HIGH, HELD] = [0.46, 0.7, 230];
/** Between it and what is told. */
const ABOVE = 14;

/** Where one of several cards is held up, above what is told; they lie over each other where there is no room for all. */
export function heldAt(at: number, of: number): DOMRect {
  const told = elementOf(aside)?.getBoundingClientRect() ?? new DOMRect(0, innerHeight * 0.7, innerWidth);
  const bottom = told.top - ABOVE;
  const width = Math.min(told.width * WIDE, (bottom * HIGH * 5) / 7, HELD);
  const apart = of > 1 ? Math.min(width + GAP, (told.width * 0.94 - width) / (of - 1)) : 0;
  const left = told.left + (told.width - width - apart * (of - 1)) / 2 + apart * at;
  return new DOMRect(left, Math.max(bottom - width * 1.4, 0), width, width * 1.4);
}

/** The way up into the middle: from where the card lies, or out of nothing. */
export function wayUp(step: Step, at: number, of: number): Way {
  const to = heldAt(at, of);
  const way = wayOf({ ...step, to: step.from });
  return { from: way?.from ?? to, to, source: way?.source ?? null };
}

const LARGEST = 165;
const SMALLEST = 26;
/** Between small places a card is this wide, so that it can be seen what it is. */
const READABLE = 76;

function widthIn(box: DOMRect): number {
  return Math.max(SMALLEST, Math.min(box.width, (box.height * 5) / 7, LARGEST));
}

/** A card that is held up has just its box; in others it is as large as fits. */
function widthOn(step: Step, way: Way, box: DOMRect): number {
  const place = box === way.from ? step.from : step.to;
  return place?.zone === "middle" ? box.width : widthIn(box);
}

/** How wide the card is drawn; it is never made larger than that. */
export function widthOf(step: Step, way: Way): number {
  return Math.max(widthOn(step, way, way.from), widthOn(step, way, way.to), READABLE);
}

function frame(step: Step, way: Way, box: DOMRect, larger = 1, aside = 0): Keyframe {
  const width = widthOf(step, way);
  const x = box.left + box.width / 2 - width / 2 + aside;
  const y = box.top + box.height / 2 - (width * 7) / 10;
  const scale = Math.min(1, widthOn(step, way, box) / width) * larger;
  return { transform: `translate(${x}px, ${y}px) rotate(${aside / 4}deg) scale(${scale})` };
}

/** A box in the middle of two. */
function between(from: DOMRect, to: DOMRect, width: number): DOMRect {
  const [x, y] = [from.x + from.width / 2 + to.x + to.width / 2, from.y + from.height / 2 + to.y + to.height / 2];
  return new DOMRect((x - width) / 2, y / 2 - width * 0.7, width, width * 1.4);
}

const SHOWN = 1.5;
const FAN = 26;

/** The frames of a card: it flies and lands in the middle of its place, is held up, or is shuffled with others. */
export function framesOf(step: Step, way: Way, at = 0): Keyframe[] {
  const { from, to } = way;
  if (step.kind === "flip") {
    const held = { ...frame(step, way, from, SHOWN), opacity: 1 };
    return [{ ...frame(step, way, from), opacity: 1 }, { ...held, offset: 0.2 }, { ...held, offset: 0.8 }, { ...held, opacity: 0 }];
  }
  if (step.kind === "shuffle") {
    return [frame(step, way, from), frame(step, way, between(from, to, to.width), 1, at % 2 ? FAN : -FAN), frame(step, way, to)];
  }
  const opacity = step.from?.zone === "nowhere" ? [0, 1] : step.to?.zone === "nowhere" ? [1, 0] : [1, 1];
  const isSmall = step.from?.zone !== "middle" && widthIn(from) < READABLE && widthIn(to) < READABLE;
  const boxes = isSmall && step.kind !== "lift" ? [from, between(from, to, READABLE), to] : [from, to];
  return boxes.map((box) => ({ ...frame(step, way, box), opacity: (box === from ? opacity[0] : opacity[1]) ?? 1 }));
}
