/** What can be done with cards that are selected, and what they come to. */
import type { RefusalKey } from "../generated/protocol";
import type { Answer } from "./asks";
import type { Option } from "./options";
import { promptRow } from "./rows";
import { canBecome, isComplete, totalOf, whyNot, type Pick, type Purpose } from "./subsets";

/** Why something cannot be selected or done: what the server says, or what is still to be chosen. */
export type Reason = RefusalKey | "none" | "more" | "not-asked" | "not-now";

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
  if (isComplete(marks, purpose)) return { option, action, state: "ready", answer: answerWith(option, marks), sum, why: null };
  if (canBecome(marks, purpose)) return { option, action, state: "more", answer: null, sum, why: lacking(sum, purpose) };
  return { option, action, state: "no", answer: null, sum, why: whyNot(marks, purpose) };
}

/** What lacks something is not wrong. */
function lacking(sum: Sum, purpose: Purpose): Reason {
  if (sum.missing > 0 && promptRow(purpose.kind).worth !== "below") return "short";
  return sum.count ? "more" : "none";
}

/** The action, if there is one, and the cards in the order in which they were selected. */
function answerWith(option: string, marks: readonly Pick[]): Answer {
  const texts = marks.map((mark) => mark.text);
  return { choice: option ? [option, ...texts] : texts, run: false };
}

export function sumOf(marks: readonly Pick[], purpose: Purpose): Sum {
  const total = purpose.given + totalOf(marks);
  return { count: marks.length, total, need: purpose.need, missing: Math.max(purpose.need - total, 0) };
}
