/** The parts of the page of a replay, and going from one to another. */
export const PLACE = "place";
export const ABOUT = "about";
export const ANALYSIS = "analysis";

/** Goes to a part of the page, with the keyboard too. */
export function toPart(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: "start" });
}
