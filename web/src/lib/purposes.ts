/** What several cards can be chosen for: an action that takes cards, or a question that asks for them. */
import type { View } from "../generated/protocol";
import { isAction, readOption, withoutPlace, type Option } from "./options";
import { groupsFor, type Pick, type Purpose } from "./reckoning";
import { cardsFor, promptRow } from "./rows";
import type { OwnDecision } from "./views";

/** What an action takes cards for; null for one that takes none. */
export function purposeOfAction(view: View, option: Option): Purpose | null {
  if (option.kind === "buy") {
    const price = option.slot === "bin" ? view.bin_price : view.prices?.[option.slot];
    return { ...plain(view, cardsFor("buy") ?? "", price ?? 0), fromBin: option.slot === "bin" };
  }
  const kind = option.kind === "plain" ? cardsFor(option.verb) : null;
  return kind ? plain(view, kind, promptRow(kind).worth ? nextStack(view) : 0) : null;
}

/** What a question asks several cards for; null if it asks for something else. */
export function purposeOfQuestion(view: View, decision: OwnDecision): Purpose | null {
  const kind = decision.prompt;
  if (!promptRow(kind).several) return null;
  const given = givenOf(view, decision, kind);
  const purpose = { ...plain(view, kind, decision.need ?? 0), given };
  if (decision.buys) return { ...purpose, fromBin: decision.buys.endsWith("+bin") };
  return promptRow(kind).by_active ? { ...purpose, partners: view.offered } : purpose;
}

function plain(view: View, kind: Purpose["kind"], need: number): Purpose {
  const least = promptRow(kind).worth === "below" ? (view.rules.team_build_min_active ?? 1) : 0;
  return { kind, need, fromBin: false, given: [], partners: [], least };
}

function nextStack(view: View): number {
  return (view.viewer === null ? undefined : view.seats[view.viewer]?.next_stack) ?? 0;
}

/** The cards that were chosen one by one before, each where it lies. */
function givenOf(view: View, decision: OwnDecision, kind: Purpose["kind"]): Pick[] {
  const given: Pick[] = [];
  const all = groupsFor(view, kind).flat();
  for (const text of decision.chosen) {
    const free = all.filter((pick) => given.every((other) => other.spot !== pick.spot));
    const topmost = free.findLast((pick) => withoutPlace(pick.text) === withoutPlace(text));
    const found = free.find((pick) => pick.text === text) ?? topmost;
    if (found) given.push(found);
  }
  return given;
}

/** The options of a question that stand for an end, or for none. */
export function mayStop(decision: OwnDecision): boolean {
  return decision.options.includes("done");
}

/** The action that an option is, where actions are asked. */
export function actionOf(decision: OwnDecision, text: string): Option | null {
  return isAction(decision.prompt) ? readOption(text, decision.prompt) : null;
}
