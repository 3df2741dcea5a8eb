/** The patterns of the awnings: a tile each, drawn on its ground in the tone of the figure. */
import type { DeckName } from "./decks";
import { box, cog, disc, oval } from "./shapes";

/** A part of a tile: a path, filled or drawn as a line this wide. */
interface Figure {
  readonly path: string;
  readonly line?: number;
}

export interface Tile {
  readonly wide: number;
  readonly high: number;
  readonly figures: readonly Figure[];
}

function tile(wide: number, high: number, ...figures: readonly Figure[]): Tile {
  return { wide, high, figures };
}

function drawn(line: number, ...paths: readonly string[]): Figure {
  return { path: paths.join(""), line };
}

function filled(...paths: readonly string[]): Figure {
  return { path: paths.join("") };
}

const WHOLE: readonly boolean[] = Array.from({ length: 8 }, () => true);

export const PATTERNS: Readonly<Record<DeckName, Tile>> = {
  macaws: tile(26, 16, filled("M1.5 0L12 7V14L1.5 7zM14 7L24.5 0V7L14 14z")),
  pandas: tile(
    24,
    32,
    filled(box(3, 1, 6, 14, 2), box(3, 17, 6, 14, 2), box(15, -7, 6, 14, 2), box(15, 9, 6, 14, 2), box(15, 25, 6, 14, 2)),
    filled("M9.5 15c4-1 5.5-3 5-7-4 1-5.5 3-5 7zM21.5 23c4-1 5.5-3 5-7-4 1-5.5 3-5 7zM-2.5 23c4-1 5.5-3 5-7-4 1-5.5 3-5 7z"),
  ),
  raccoons: tile(32, 32, drawn(5, disc(16, 16, 7.5), disc(0, 0, 7.5), disc(32, 0, 7.5), disc(0, 32, 7.5), disc(32, 32, 7.5))),
  squirrels: tile(16, 16, filled(disc(4, 4, 2.7), disc(12, 12, 2.7))),
  ocelots: tile(
    28,
    26,
    drawn(3, "M4 8a5 5 0 0 1 4-5M12 4a5 5 0 0 1 1 6M9 13a5 5 0 0 1-4-2"),
    drawn(3, "M18 21a5 5 0 0 1 4-5M26 17a5 5 0 0 1 1 6M23 26a5 5 0 0 1-4-2M-2 17a5 5 0 0 1 1 6"),
    filled(disc(8.5, 8, 1.5), disc(22.5, 21, 1.5), oval(20, 6, 2, 1.5, 30), oval(7, 20, 2, 1.5, -30)),
  ),
  chameleons: tile(
    26,
    26,
    drawn(2.6, "M13 23c-7 0-11-5-11-10S6 3 13 3s9 4 9 9-4 7-8 7-6-3-6-6 2-5 5-5 4 2 4 4-2 3-3.5 2.5"),
  ),
  platypuses: tile(34, 34, filled(cog(9, 9, 8.5, WHOLE), disc(9, 9, 3), cog(26, 26, 8.5, WHOLE), disc(26, 26, 3))),
  sloths: tile(20, 36, filled("M5 2c2 8 3.5 13 3.5 18a3.5 3.5 0 0 1-7 0C1.5 15 3 10 5 2zM15-16c2 8 3.5 13 3.5 18a3.5 3.5 0 0 1-7 0c0-5 1.5-10 3.5-18zM15 20c2 8 3.5 13 3.5 18a3.5 3.5 0 0 1-7 0c0-5 1.5-10 3.5-18z")),
  crocodiles: tile(20, 20, drawn(2.4, "M0 0a10 10 0 0 0 20 0M-10 10a10 10 0 0 0 20 0M10 10a10 10 0 0 0 20 0M0 20a10 10 0 0 0 20 0M0-20a10 10 0 0 0 20 0")),
  foxes: tile(40, 14, drawn(3, "M-40 9c8 0 12-7 20-7s12 7 20 7 12-7 20-7 12 7 20 7 12-7 20-7")),
  polecats: tile(16, 14, drawn(3.2, "M-2 9l2 2 8-8 8 8 2-2M-2-5l2 2 8-8 8 8M-2 23l2 2 8-8 8 8")),
  owls: tile(24, 20, drawn(2.2, "M2 0a10 10 0 0 0 20 0M7 0a5 5 0 0 0 10 0"), drawn(2.2, "M-10 10a10 10 0 0 0 20 0M-5 10a5 5 0 0 0 10 0M14 10a10 10 0 0 0 20 0M19 10a5 5 0 0 0 10 0")),
  junk: tile(34, 30, drawn(1.8, "M0 8l9-6 8 7 9-6 8 5M9 2l-2 12 10-5 6 10 3-16M7 14l-7-6M7 14l3 12 13-7 11 3M10 26L0 22M10 26l-1 6M23 19l3 14M9 2V0M26 3V0M9 30V28")),
};
