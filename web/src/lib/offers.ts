/** What can be done with cards that are selected, and what they come to. */
import type { View } from "../generated/protocol";
import type { Answer } from "./asks";
import { JUNK } from "./cards";
import type { Option } from "./options";
import { canBecome, completeSets, factsOf, groupsFor, totalOf, wrongWith, type Pick, type Purpose, type Wrong } from "./reckoning";

/** Why something cannot be selected or done. */
export type Reason = Wrong | "not-asked" | "not-now" | "too-dear" | "unfit";

/** What the selected cards come to. */
export interface Sum {
  readonly count: number;
  readonly total: number;
  /** What they must come to; 0 where that does not matter. */
  readonly need: number;
  readonly missing: number;
}

/** Something that can be done now, or with more cards. */
export interface Offer {
  /** As the server names it; nothing where the selected cards themselves are the answer. */
  readonly option: string;
  readonly action: Option | null;
  /** `ready`: `answer` can be sent; `more`: it takes further cards; `no`: not with these cards. */
  readonly state: "ready" | "more" | "no";
  readonly answer: Answer | null;
  readonly sum: Sum | null;
  readonly why: Reason | null;
}

/** What lacks something, and is not wrong. */
const OPEN: readonly (Reason | null)[] = ["short", "none", "no-seller", "no-rearranging"];

export function single(option: string): Answer {
  return { choice: option, run: false };
}

export function readyOffer(option: string, action: Option | null = null): Offer {
  return { option, action, state: "ready", answer: single(option), sum: null, why: null };
}

export function unfitOffer(option: string, action: Option | null): Offer {
  return { option, action, state: "no", answer: null, sum: null, why: "unfit" };
}

/** An action with these cards, or the cards alone where they are asked. */
export function offerOfCards(option: string, purpose: Purpose, action: Option | null, marks: readonly Pick[]): Offer {
  const sum = sumOf(marks, purpose);
  const why = wrongWith(marks, purpose);
  if (why === null) return { option, action, state: "ready", answer: answerWith(option, marks), sum, why };
  return { option, action, state: OPEN.includes(why) || !marks.length ? "more" : "no", answer: null, sum, why };
}

/** The action, if there is one, and the cards in the order in which they were selected. */
function answerWith(option: string, marks: readonly Pick[]): Answer {
  const texts = marks.map((mark) => mark.text);
  return { choice: option ? [option, ...texts] : texts, run: false };
}

export function sumOf(marks: readonly Pick[], purpose: Purpose): Sum {
  const total = totalOf([...purpose.given, ...marks]);
  return { count: marks.length, total, need: purpose.need, missing: Math.max(purpose.need - total, 0) };
}

/** The same places as they count for a purpose, in ways that are right together; null if one counts nothing for it. */
export function fitting(view: View, marks: readonly Pick[], purpose: Purpose): readonly Pick[] | null {
  const groups = groupsFor(view, purpose.kind);
  const ways = marks.map((mark) => groups.find((group) => group[0]?.spot === mark.spot) ?? []);
  const plain = ways.flatMap((group, at) => group.find((way) => way.text === marks[at]?.text) ?? group.slice(0, 1));
  if (plain.length < marks.length) return null;
  if (wrongWith(plain, purpose) === null) return plain;
  const right = completeSets(ways, purpose, 50).find((set) => set.length === marks.length);
  return right ? marks.flatMap((mark) => right.find((way) => way.spot === mark.spot) ?? []) : plain;
}

/** The selected cards as they would count, each in a way that can still be completed; none if that cannot be. */
export function adapted(marks: readonly Pick[], groups: readonly (readonly Pick[])[], purpose: Purpose): Pick[] {
  const found: Pick[] = [];
  for (const mark of marks) {
    const group = groups.find((ways) => ways[0]?.spot === mark.spot) ?? [];
    const sorted = [...group].sort((one, other) => Number(other.text === mark.text) - Number(one.text === mark.text));
    const way = sorted.find((other) => canBecome([...found, other], groups, purpose));
    if (!way) return [];
    found.push(way);
  }
  return found;
}

const MOST_SETS = 200;

/** A choice that wastes little: the least value, and of equal ones the one with the most junk. */
export function suggestion(groups: readonly (readonly Pick[])[], purpose: Purpose): readonly Pick[] {
  const junk = (set: readonly Pick[]): number => set.filter((pick) => factsOf(pick.text).deck === JUNK).length;
  const sets = completeSets(groups, purpose, MOST_SETS);
  return sets.sort((one, other) => totalOf(one) - totalOf(other) || junk(other) - junk(one))[0] ?? [];
}
