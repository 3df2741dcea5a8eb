/** Questions about an order: which card lands next, goes back next, or lies in the next slot from the right. */
import type { View, WayZone } from "../generated/protocol";
import type { Answer } from "./asks";
import { promptRow } from "./rows";
import { cardAt, spotsOf, type Spot } from "./spots";
import type { OwnDecision } from "./views";

const ARRANGE = "arrange";

export function isOrder(decision: OwnDecision): boolean {
  return Boolean(promptRow(decision.prompt).orders);
}

/** The places of the cards, as they would follow if nothing is said: what was on top of a deck goes back last. */
export function orderSpots(view: View, decision: OwnDecision): Spot[] {
  if (decision.prompt === ARRANGE) return unplaced(decision);
  const named = decision.options.filter((option) => option !== "done");
  const spots = [...new Set(named.flatMap((option) => spotsOf(view, decision, option)))];
  const sorted = spots.sort((one, other) => placeIn(one) - placeIn(other));
  return decision.prompt === "return" ? sorted.reverse() : sorted;
}

function placeIn(spot: Spot): number {
  return Number(spot.slice(spot.indexOf("/") + 1)) || 0;
}

/** The option that names a place. */
function optionFor(view: View, decision: OwnDecision, spot: Spot): string | undefined {
  return decision.options.find((option) => option !== "done" && spotsOf(view, decision, option).includes(spot));
}

/** The selected cards, then the others as they are listed. */
function inOrder(view: View, decision: OwnDecision, marked: readonly Spot[]): Spot[] {
  return [...marked, ...orderSpots(view, decision).filter((spot) => !marked.includes(spot))];
}

/** Single answers, up to where the rest follows by itself as there is one kind of card left. */
export function orderedAnswer(view: View, decision: OwnDecision, marked: readonly Spot[]): Answer | null {
  const names = inOrder(view, decision, marked).map((spot) => optionFor(view, decision, spot));
  const answers: string[] = [];
  for (const [at, name] of names.entries()) {
    if (name === undefined) return null;
    if (new Set(names.slice(at)).size < 2) break;
    answers.push(name);
  }
  if (!answers.length) answers.push(decision.options[0] ?? "");
  return answers.length === 1 ? { choice: answers[0] ?? "", run: false } : { choice: answers, run: true };
}

// the market laid out anew

/** The ways of a zone: cards of the market that have no new slot yet, or slots that stay empty. */
function waysIn(decision: OwnDecision, zone: WayZone): (readonly [number, readonly number[]])[] {
  return (decision.ways ?? []).flatMap((way, number) => (way.zone === zone ? [[number, way.places] as const] : []));
}

/** The market cards that have no new slot yet, from the right. */
function unplaced(decision: OwnDecision): Spot[] {
  const slots = waysIn(decision, "market").flatMap(([, places]) => places);
  return slots.sort((one, other) => one - other).map((slot) => `market/${slot}`);
}

/** How many slots can be left empty. */
export function emptySlots(decision: OwnDecision): number {
  return waysIn(decision, "empty").flatMap(([, places]) => places).length;
}

/** The numbers of the ways at these places; slots that stay empty are all alike (`empty/0`, …). */
function waysAt(decision: OwnDecision, spots: readonly Spot[]): (number | undefined)[] {
  return spots.map((spot) => {
    const isEmpty = spot.startsWith("empty/");
    return waysIn(decision, isEmpty ? "empty" : "market").find(([, places]) => isEmpty || places.includes(placeIn(spot)))?.[0];
  });
}

/** Whether something can still be bought if these lie rightmost, in this order. */
export function canArrange(decision: OwnDecision, marked: readonly Spot[]): boolean {
  const ways = waysAt(decision, marked);
  return decision.selections?.[ARRANGE]?.some((set) => ways.every((way, at) => set[at] === way)) ?? false;
}

/** The market as it is to lie, the selected cards first and empty slots last; null if nothing could be bought so. */
export function arrangedAnswer(view: View, decision: OwnDecision, marked: readonly Spot[]): Answer | null {
  const empty = Array.from({ length: emptySlots(decision) }, (_, at) => `empty/${at}`);
  const spots = [...marked, ...[...unplaced(decision), ...empty].filter((spot) => !marked.includes(spot))];
  if (!canArrange(decision, spots)) return null;
  return { choice: spots.map((spot) => (spot.startsWith("empty/") ? "done" : (cardAt(view, spot) ?? "done"))), run: false };
}
