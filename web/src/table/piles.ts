/** Piles opened to browse: what is known of them, the top card first. */
import { words } from "../lib/words.svelte";
import type { PileName } from "./overlays.svelte";
import type { Room } from "./room.svelte";

export interface OpenedPile {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly string[];
}

function noteOf(count: number, shown: number): string {
  if (!count) return words.text("web-pile-empty");
  return shown < count ? words.text("web-pile-hidden", { count }) : words.text("web-top-first");
}

/** What a pile shows to this seat. */
export function opened(room: Room, pile: PileName, seat: number): OpenedPile {
  const { bin, market_deck: count, seats } = room.view;
  if (pile === "bin") return { title: words.text("web-market-bin"), note: noteOf(bin.length, bin.length), cards: bin.toReversed() };
  if (pile === "market") return { title: words.text("web-market-deck-title"), note: noteOf(count, 0), cards: [] };
  const own = seats[seat];
  const name = words.begun(room.names[seat] ?? "");
  if (pile === "discard") {
    const cards = own?.discard.toReversed() ?? [];
    return { title: words.text("web-discard-of", { name }), note: noteOf(cards.length, cards.length), cards };
  }
  const cards = (own?.deck_top ?? []).filter((card) => card !== null);
  return { title: words.text("web-deck-of", { name }), note: noteOf(own?.deck_count ?? 0, cards.length), cards };
}
