/** What several cards can be chosen for: an action that takes cards, or a question that asks for them. */
import type { View, Way } from "../generated/protocol";
import { isAction, readOption, type Option } from "./options";
import { cardsFor, promptRow } from "./rows";
import { cardsIn, type Spot } from "./spots";
import { NO_WAY, type Pick, type Purpose } from "./subsets";
import type { OwnDecision } from "./views";

/** Any cards of the hand may be chosen. */
const ANY = "inventory";

/** What an action takes cards for; null for one that takes none, or for which they are asked one by one. */
export function purposeOfAction(view: View, decision: OwnDecision, option: Option): Purpose | null {
  const kind = option.kind === "buy" || option.kind === "plain" ? cardsFor(option.kind === "buy" ? "buy" : option.verb) : null;
  if (!kind) return null;
  if (option.kind !== "buy") return purposeOf(view, decision, option.kind === "plain" ? option.verb : "", kind, promptRow(kind).worth ? nextStack(view) : 0);
  const price = option.slot === "bin" ? view.bin_price : view.prices?.[option.slot];
  return purposeOf(view, decision, `buy ${option.card}+${option.slot}`, kind, price ?? 0);
}

/** What a question asks several cards for; null if it asks for something else, or for one after the other. */
export function purposeOfQuestion(view: View, decision: OwnDecision): Purpose | null {
  const kind = decision.prompt;
  return promptRow(kind).several ? purposeOf(view, decision, kind, kind, decision.need ?? 0) : null;
}

/** key: how the selections are named. */
function purposeOf(view: View, decision: OwnDecision, key: string, kind: string, need: number): Purpose | null {
  if (kind === ANY) return { kind, need, given: 0, groups: handOf(view), sets: null, clashes: [] };
  const sets = decision.selections?.[key];
  if (!sets) return null;
  const given = decision.missing === undefined ? 0 : need - decision.missing;
  return { kind, need, given, groups: groupsOf(view, decision.ways ?? []), sets, clashes: decision.clashes?.[key] ?? [] };
}

function nextStack(view: View): number {
  return (view.viewer === null ? undefined : view.seats[view.viewer]?.next_stack) ?? 0;
}

/** The cards of the hand as they are. */
export function handOf(view: View): Pick[][] {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  return (own?.hand ?? []).map((text, place) => [{ spot: `hand/${place}`, text, value: own?.values?.[place] ?? 0, way: NO_WAY }]);
}

/** For each place the ways in which its card may be chosen. */
function groupsOf(view: View, ways: readonly Way[]): Pick[][] {
  const groups = new Map<Spot, Pick[]>();
  for (const [number, way] of ways.entries()) {
    for (const place of way.places) {
      const spot = `${way.zone}/${place}`;
      const pick = { spot, text: textOf(view, ways, way, place), value: way.worth, way: number };
      groups.set(spot, [...(groups.get(spot) ?? []), pick]);
    }
  }
  return [...groups.values()];
}

/** How an answer names the card; of equal cards of the discard pile that do not lie next to each other, by its place from the top. */
function textOf(view: View, ways: readonly Way[], way: Way, place: number): string {
  if (way.zone !== "discard") return way.card;
  const lieApart = ways.filter((other) => other.zone === way.zone && other.card === way.card).length > 1;
  return `discard${lieApart ? `.${cardsIn(view, "discard").length - place}` : ""}:${way.card}`;
}

/** The options of a question that stand for an end, or for none. */
export function mayStop(decision: OwnDecision): boolean {
  return decision.options.includes("done");
}

/** The action that an option is, where actions are asked. */
export function actionOf(decision: OwnDecision, text: string): Option | null {
  return isAction(decision.prompt) ? readOption(text, decision.prompt) : null;
}
