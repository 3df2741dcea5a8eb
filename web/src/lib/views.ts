/** What a state shows: the game, the draft, one's own decision, and what people did besides playing. */
import type { Decision, DraftView, Happened, Notice, State, TableView, View } from "../generated/protocol";

/** A decision that this seat has to answer. */
export type OwnDecision = Decision & Required<Pick<Decision, "prompt" | "options" | "chosen">> & { readonly seat: number };

/** What is seen of the game; nothing before it begins. */
export function gameOf(state: State | null): TableView | null {
  return state && state.phase !== "drafting" ? (state.view as TableView | null) : null;
}

/** What is seen of the draft, while there is one. */
export function draftOf(state: State | null): DraftView | null {
  return state?.phase === "drafting" ? (state.view as DraftView | null) : null;
}

/** The decision of a view, if it is this seat's to answer. */
export function ownDecision(view: View | null): OwnDecision | null {
  const asked = view?.decision;
  return asked && asked.options && view.viewer !== null && asked.seat === view.viewer ? (asked as OwnDecision) : null;
}

export function isNotice(happened: Happened): happened is Notice {
  return "notice" in happened;
}
