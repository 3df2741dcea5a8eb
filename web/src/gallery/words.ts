/** The printed facts and words of all cards, read from the same files as the game, for the gallery alone. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import en from "$i18n/en/cards.ftl?raw";
import fr from "$i18n/fr/cards.ftl?raw";
import pl from "$i18n/pl/cards.ftl?raw";
import { isDeck } from "../pictures/decks";
import type { CardFace } from "../pictures/faces";

const SOURCES = import.meta.glob<string>("../../../src/animalfolk/cards/*.py", { query: "?raw", import: "default", eager: true });
const TEXTS: Readonly<Record<string, string>> = { en, fr, pl };
const DECLARED = /@[A-Z]+\.(technique|passive)\(value=(\d)([^\n]*)\)\ndef (\w+)/g;

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS[language] ?? en));
  return bundle;
}

function read(bundle: FluentBundle, key: string, attribute?: string): string {
  const message = bundle.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern) : key;
}

function faceOf(bundle: FluentBundle, deck: string, card: string, kind: CardFace["kind"], value: number, bonus: boolean): CardFace {
  return {
    card,
    deck: isDeck(deck) ? deck : "junk",
    value,
    kind,
    bonus,
    name: read(bundle, `card-${card}`),
    deckName: read(bundle, `deck-${deck}`),
    deckShort: read(bundle, `deck-${deck}`, "short"),
    kindName: read(bundle, `kind-${kind}`),
    text: read(bundle, `card-${card}`, "text"),
  };
}

/** Every card in a language, deck by deck, and junk. */
export function allFaces(language: string): readonly CardFace[] {
  const bundle = bundleOf(language);
  const faces = Object.entries(SOURCES).flatMap(([path, source]) => {
    const deck = path.replace(/.*\/(\w+)\.py$/, "$1");
    return [...source.matchAll(DECLARED)].map(([, kind, value, rest = "", card = ""]) =>
      faceOf(bundle, deck, card, kind as CardFace["kind"], Number(value), rest.includes("bonus=True")),
    );
  });
  return [...faces, faceOf(bundle, "junk", "junk", "rubbish", 1, false)];
}
