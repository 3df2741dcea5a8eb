/** Names of the places where cards lie. Elements carry them as `data-place`, so that cards can travel between them. */
export const BIN = 5;

export const hand = (seat: number): string => `hand-${seat}`;
export const handCard = (seat: number, index: number): string => `hand-${seat}-${index}`;
export const deck = (seat: number): string => `deck-${seat}`;
export const discard = (seat: number): string => `discard-${seat}`;
export const schedule = (seat: number): string => `schedule-${seat}`;
export const stall = (seat: number): string => `stall-${seat}`;
export const stack = (seat: number, number: number): string => `stall-${seat}-${number}`;
export const slot = (number: number): string => (number === BIN ? bin : `market-${number}`);
export const bin = "bin";
export const marketDeck = "market-deck";
export const junk = "junk";
export const aside = "aside";
/** Where cards are held up; over the table, in no element. */
export const middle = "middle";

/** The element of a place, or of what it is part of: a card of a hand is looked for in the hand. */
export function elementOf(place: string): HTMLElement | null {
  for (let name = place; name; name = name.slice(0, Math.max(name.lastIndexOf("-"), 0))) {
    const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (found?.getClientRects().length) return found;
  }
  return null;
}
