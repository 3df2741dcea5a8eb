/** Questions about an order: which card lands next, goes back next, or lies in the next slot from the right. */
import type { Answer, OwnDecision, Prompt, View } from "./protocol";
import { cardAt, spotsOf, type Spot } from "./spots";

const ORDERS: readonly Prompt[] = ["order", "return", "throw_order", "arrange"];
const SLOTS = 5;

export function isOrder(decision: OwnDecision): boolean {
  return ORDERS.includes(decision.prompt);
}

/** The places of the cards, as they would follow if nothing is said: what was on top of a deck goes back last. */
export function orderSpots(view: View, decision: OwnDecision): Spot[] {
  const named = decision.options.filter((option) => option !== "done");
  const spots = [...new Set(named.flatMap((option) => spotsOf(view, decision, option)))];
  const sorted = spots.sort((one, other) => placeIn(one) - placeIn(other));
  if (decision.prompt === "arrange") return unplaced(decision, view, sorted);
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
function unplaced(decision: OwnDecision, view: View, spots: readonly Spot[]): Spot[] {
  const gone = laid(decision);
  const all = view.market.flatMap((card, slot) => (card === null ? [] : [`market/${slot}`]));
  return all.filter((spot) => {
    const at = gone.indexOf(cardAt(view, spot) ?? "");
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  }).filter((spot) => spots.length > 0 && spot !== "");
}

/** All cards from the right, the selected ones first; slots that stay empty come last. */
export function arrangedAnswer(view: View, decision: OwnDecision, marked: readonly Spot[]): Answer {
  const cards = inOrder(view, decision, marked).map((spot) => cardAt(view, spot) ?? "done");
  const empty = SLOTS - laid(decision).length - cards.length;
  return { choice: [...cards, ...Array<string>(Math.max(empty, 0)).fill("done")], run: false };
}
