/** Questions about an order: which card lands next, goes back next, or lies in the next slot from the right. */
import type { View } from "../generated/protocol";
import type { Answer } from "./asks";
import { factsOf } from "./reckoning";
import { promptRow } from "./rows";
import { cardAt, spotsOf, type Spot } from "./spots";
import type { OwnDecision } from "./views";

const SLOTS = 5;

export function isOrder(decision: OwnDecision): boolean {
  return Boolean(promptRow(decision.prompt).orders);
}

/** The places of the cards, as they would follow if nothing is said: what was on top of a deck goes back last. */
export function orderSpots(view: View, decision: OwnDecision): Spot[] {
  if (decision.prompt === "arrange") return unplaced(view, decision);
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

/** The slots that were laid out already. */
function laid(decision: OwnDecision): string[] {
  return decision.chosen.filter((text) => text.startsWith("slot:")).map((text) => text.slice("slot:".length));
}

/** The market cards that have no new slot yet, from the right. */
function unplaced(view: View, decision: OwnDecision): Spot[] {
  const gone = laid(decision);
  const all = view.market.flatMap((card, slot) => (card === null ? [] : [`market/${slot}`]));
  return all.filter((spot) => {
    const at = gone.indexOf(cardAt(view, spot) ?? "");
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** All cards from the right, the selected ones first; slots that stay empty (`empty/0`, …) come last. */
function layout(view: View, decision: OwnDecision, marked: readonly Spot[]): (Spot | null)[] {
  const spots = inOrder(view, decision, marked).map((spot) => (spot.startsWith("empty/") ? null : spot));
  return [...spots, ...Array<null>(Math.max(SLOTS - laid(decision).length - spots.length, 0)).fill(null)];
}

/** How many slots can be left empty. */
export function emptySlots(view: View, decision: OwnDecision): number {
  return decision.prompt === "arrange" ? SLOTS - laid(decision).length - unplaced(view, decision).length : 0;
}

/** The lowest and the highest price for which every card that was chosen to pay is needed. */
export function paidRange(view: View, decision: OwnDecision): { least: number; most: number } {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const values = new Map<string, number>([["coin", 1], ...(own?.forms ?? []).flat()]);
  const paid = decision.chosen.filter((text) => values.has(text));
  const amounts = paid.map((text) => values.get(text) ?? 0);
  const most = amounts.reduce((sum, value) => sum + value, 0);
  if (paid.includes("coin")) return { least: most, most };
  const isFree = paid.some((text) => factsOf(text).frees_overpay);
  return { least: isFree ? 1 : most - Math.min(...amounts) + 1, most };
}

/** Whether some card could be bought if the market lay so. */
function canBuy(view: View, decision: OwnDecision, spots: readonly (Spot | null)[]): boolean {
  const { least, most } = paidRange(view, decision);
  const opensBin = decision.chosen.some((text) => !text.startsWith("slot:") && factsOf(text).sells_bin);
  if (opensBin && view.bin_price !== null && view.bin_price !== undefined && view.bin_price >= least && view.bin_price <= most) return true;
  const known = view.market.findIndex((card) => card !== null);
  const rise = (view.prices?.[known] ?? 0) - known - factsOf(view.market[known] ?? "junk").value;
  const names = [...laid(decision), ...spots.map((spot) => (spot === null ? "-" : (cardAt(view, spot) ?? "-")))];
  return names.some((name, slot) => {
    const price = name === "-" ? -1 : factsOf(name).value + slot + rise;
    return price >= least && price <= most;
  });
}

/** The market as it is to lie; null if nothing could be bought so. */
export function arrangedAnswer(view: View, decision: OwnDecision, marked: readonly Spot[]): Answer | null {
  const spots = layout(view, decision, marked);
  if (!canBuy(view, decision, spots)) return null;
  return { choice: spots.map((spot) => (spot === null ? "done" : (cardAt(view, spot) ?? "done"))), run: false };
}

/** Whether something can still be bought if these lie rightmost, in this order. */
export function canArrange(view: View, decision: OwnDecision, marked: readonly Spot[]): boolean {
  const rest = unplaced(view, decision).filter((spot) => !marked.includes(spot));
  const places = Array.from({ length: SLOTS - laid(decision).length - marked.length }, (_, at) => marked.length + at);
  const fixed = marked.map((spot) => (spot.startsWith("empty/") ? null : spot));
  if (canBuy(view, decision, fixed)) return true;
  const alone = (spot: Spot, place: number): (Spot | null)[] => [...Array<null>(place).fill(null), spot];
  return rest.some((spot) => places.some((place) => canBuy(view, decision, alone(spot, place))));
}
