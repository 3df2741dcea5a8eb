/** The twelve animalfolks and junk as they are drawn: a letter, and colours for the light and the dark look. */
export const DECKS = [
  "macaws",
  "pandas",
  "raccoons",
  "squirrels",
  "ocelots",
  "chameleons",
  "platypuses",
  "sloths",
  "crocodiles",
  "foxes",
  "polecats",
  "owls",
  "junk",
] as const;

export type DeckName = (typeof DECKS)[number];

export interface Colours {
  /** Ribbon and awning. */
  readonly cloth: string;
  /** Text on the cloth. */
  readonly on: string;
  /** Text in the deck's colour on a card or on paper. */
  readonly ink: string;
}

export interface DeckLook {
  readonly letter: string;
  readonly light: Colours;
  readonly dark: Colours;
  /** The two tones of the emblem and the objects, the same by day and by night. */
  readonly deep: string;
  readonly main: string;
}

/** The paper that emblems are cut from. */
export const PALE = "#fff9ec";

const WHITE = "#ffffff";
const NIGHT = "#1d1613";

function look(letter: string, cloth: string, on: string, ink: string, dark: string, deep: string, main: string): DeckLook {
  return { letter, light: { cloth, on, ink }, dark: { cloth: dark, on: NIGHT, ink: dark }, deep, main };
}

/** Letter; cloth, text on it and ink by day; cloth by night; deep and main tone of the emblem. */
export const LOOKS: Readonly<Record<DeckName, DeckLook>> = {
  macaws: look("M", "#c92f34", WHITE, "#b3262b", "#f07a78", "#6d1218", "#d8383b"),
  pandas: look("P", "#3a3f47", WHITE, "#3a3f47", "#bcc6b2", "#2d3138", "#7fa650"),
  raccoons: look("R", "#6b4fa0", WHITE, "#5f4494", "#b39ee0", "#37235f", "#8a6dc0"),
  squirrels: look("S", "#177773", WHITE, "#14706c", "#58beb8", "#0b4a48", "#239a94"),
  ocelots: look("O", "#d99a00", NIGHT, "#7d5600", "#eab63c", "#5a3700", "#dd9c08"),
  chameleons: look("C", "#3d7f21", WHITE, "#37741d", "#88c764", "#224c10", "#55a432"),
  platypuses: look("T", "#b04b77", WHITE, "#a2406b", "#e394b5", "#6b2145", "#cd7399"),
  sloths: look("L", "#846634", WHITE, "#74582a", "#cfae72", "#4f3a16", "#a58347"),
  crocodiles: look("K", "#1e6b47", WHITE, "#1e6b47", "#66b98f", "#0d3f28", "#2c8a5d"),
  foxes: look("F", "#e8772e", NIGHT, "#a3450a", "#f29b61", "#5f2806", "#ea7d35"),
  polecats: look("B", "#b03a8c", WHITE, "#a02f7e", "#e58ac9", "#651a4f", "#c65ba5"),
  owls: look("W", "#3e719e", WHITE, "#35658f", "#8fbce0", "#1d3f5e", "#6c9cc6"),
  junk: look("J", "#6c6761", WHITE, "#625d57", "#aaa49b", "#4a4641", "#97918a"),
};

/** Whether a word is the name of a deck. */
export function isDeck(word: string): word is DeckName {
  return (DECKS as readonly string[]).includes(word);
}

/** A colour that follows the look of the page: of --day and --night, one is empty and the other not set (base.css). */
export function colour(deck: DeckName, which: keyof Colours): string {
  const { light, dark } = LOOKS[deck];
  return `var(--day, ${light[which]}) var(--night, ${dark[which]})`;
}
