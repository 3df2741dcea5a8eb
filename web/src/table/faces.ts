/** The pictures of cards with the words of the moment. */
import { cardOf, countsAs, plainName } from "../lib/cards";
import { words } from "../lib/words.svelte";
import type { DeckName } from "../pictures/decks";
import type { CardFace, CopiedFace } from "../pictures/faces";

/** What the picture of a card shows; the card as an option or a hand writes it. */
export function faceOf(text: string): CardFace {
  const card = cardOf(text);
  return {
    card: card.name,
    deck: card.deck as DeckName,
    value: card.value,
    kind: card.kind,
    bonus: card.bonus ?? false,
    name: words.card(card.name),
    deckName: words.deck(card.deck),
    deckShort: words.deck(card.deck, "short"),
    kindName: words.text(`kind-${card.kind}`),
    text: words.cardText(card.name),
  };
}

/** What it counts as, if that is another card. */
export function copiedOf(text: string): CopiedFace | undefined {
  const as = countsAs(text);
  return as === plainName(text) ? undefined : { deck: cardOf(as).deck as DeckName, name: words.card(as) };
}
