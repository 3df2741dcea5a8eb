/** What a card's face needs, in the language of the moment. */
import { cardOf } from "../lib/cards";
import type { Words } from "../lib/words.svelte";
import { isDeck } from "../pictures/decks";
import type { CardFace } from "../pictures/faces";

export function faceOf(words: Words, name: string): CardFace {
  const { deck, value, kind, bonus = false } = cardOf(name);
  return {
    card: name,
    deck: isDeck(deck) ? deck : "junk",
    value,
    kind,
    bonus,
    name: words.card(name),
    deckName: words.deck(deck),
    deckShort: words.deck(deck, "short"),
    kindName: words.text(`kind-${kind}`),
    text: words.cardText(name),
  };
}
