/** The emblems: each on a field of 48 by 48, in a deep and a main tone and the pale of the paper. */
import type { DeckName } from "./decks";
import { box, cog, disc, fill, line, oval, type Shape } from "./shapes";

const MACAW: readonly Shape[] = [
  fill("main", "M24 9C16 8 8 5 3 0c0 6 2 10 5 13-3 0-5-1-7-3 0 6 3 11 8 13z"),
  fill("main", "M6 47C4 35 5 25 10 18c4-6 11-10 18-9 6 1 10 6 10 12l-5 12c-1 6 0 10 1 14z"),
  line("deep", 2.2, "M15 12C11 11 9 9 7 7M11 17c-2 0-4-1-5-2"),
  fill("pale", "M19 18c5-5 13-4 16 1 1 7-2 13-7 13-6-1-11-8-9-14z"),
  fill("deep", disc(26, 21.5, 2.9)),
  fill("deep", "M32.5 14c9-1 14.5 6 14 15 0 6-2 10-6 13 1-7-2-10-8-12-2-5-2-12 0-16z"),
  fill("deep", "M31 33c4 0 6.5 2 6.5 5.5-2 3-6 2.5-7.5-.5z"),
  line("deep", 2.4, "M11 46c0-5 2-9 5-11M18.5 46c0-4 1-7 3-9"),
];

const PANDA: readonly Shape[] = [
  fill("deep", disc(9, 11, 7.5), disc(39, 11, 7.5), oval(24, 24, 20, 18.5)),
  fill("pale", oval(24, 24, 17.6, 16.1)),
  fill("deep", oval(15, 22.5, 4.6, 6.6, 38), oval(33, 22.5, 4.6, 6.6, -38)),
  fill("pale", disc(16.2, 21.5, 1.9), disc(31.8, 21.5, 1.9)),
  fill("deep", oval(24, 28.5, 3.6, 2.5)),
  line("pale", 8.5, "M7 43L41 36"),
  line("main", 5, "M5 43.500L43 35.5"),
  line("deep", 1.6, "M17 38.500l1 4.500M29 36l1 4.5"),
  fill("main", "M38 37c1-6 4-9 9-11 1 6-1 11-6 13zM37 38c5-1 8 1 9 6-5 1-9 0-10-4z"),
];

const RACCOON_MASK = "M24 24c-4-6-12-6-16.5-1C4 27 3 31 6 33c6 3 13 2 18-4 5 6 12 7 18 4 3-2 2-6-1.5-10C36 18 28 18 24 24z";

const RACCOON: readonly Shape[] = [
  fill("main", "M7 21C4 13 4 6 7 3c6 0 11 4 14 9zM41 21c3-8 3-15 0-18-6 0-11 4-14 9z"),
  fill("deep", "M9.5 15C8 11 8 8 9 6.500c3 .5 6 3 7.5 5.500zM38.5 15c1.5-4 1.5-7 .5-8.5-3 .5-6 3-7.5 5.500z"),
  fill("main", "M24 9c10 0 16 5 18 12 3 5 5 9 5 13-5 0-8 3-11 6-4 4-8 6-12 6s-8-2-12-6c-3-3-6-6-11-6 0-4 2-8 5-13C8 14 14 9 24 9z"),
  line("pale", 5.5, RACCOON_MASK),
  fill("pale", oval(24, 37, 8.5, 7.5)),
  fill("deep", RACCOON_MASK, oval(24, 36.5, 4, 3)),
  fill("pale", disc(15, 26.5, 3.4), disc(33, 26.5, 3.4)),
  fill("deep", disc(15.6, 26.5, 1.7), disc(32.4, 26.5, 1.7)),
  line("deep", 2, "M24 11v7"),
];

const SQUIRREL: readonly Shape[] = [
  fill("main", "M28 46c12 1 20-6 19-17-1-8-8-9-7-15 0-3 3-5 6-4C45 4 40 1 35 2c-9 1-13 10-9 18 3 6 5 9 3 15z"),
  line("pale", 2.4, "M34 40c7-2 9-9 6-14-3-5-6-8-5-14"),
  fill("deep", "M14 12C13 8 13 4 15 1c3 1 5 4 5 7 1-2 2-3 4-4 2 4 1 8-2 11z"),
  fill("deep", "M3 20c2-7 8-11 14-10 6 0 9 5 8 10-1 3-2 4-4 5 6 2 9 7 10 12 0 5-2 9-4 9H11c-1-3 1-5 5-5-3-2-5-5-5-9-1-2-1-4 0-6-4 0-8-2-8-6z"),
  fill("pale", disc(13.5, 16.5, 2.2)),
  line("pale", 2.2, "M20 31c-2 1-4 1.5-7 1.5"),
  line("pale", 3, "M1.5 32.500c0 6 2.5 10 5.5 11.5 3-1.5 5.5-5.5 5.5-11.5 0-4-2-6-5.5-6s-5.5 2-5.5 6z"),
  fill("main", "M1.5 33c0 6 2.5 10 5.5 11.5 3-1.5 5.5-5.5 5.5-11.500z"),
  fill("deep", "M.5 33c0-4 2.5-6 6.5-6s6.5 2 6.5 6z"),
  line("deep", 2, "M7 27.500V25"),
];

const OCELOT: readonly Shape[] = [
  fill("main", "M7 4c5 0 10 3 12 7 3-1 7-1 10 0 2-4 7-7 12-7 3 5 3 11 1 16 3 4 4 9 2 14-3 8-11 12-20 12S7 42 4 34c-2-5-1-10 2-14C4 15 4 9 7 4z"),
  fill("deep", "M9.5 8c3 1 5 3 6.5 5.500L9.5 17c-1-3-1-6 0-9zM38.5 8c-3 1-5 3-6.5 5.500l6.5 3.500c1-3 1-6 0-9z"),
  line("deep", 2.4, "M20.5 13v5M27.5 13v5M24 12v4"),
  fill("pale", oval(14.5, 23.5, 5, 4.2, 15), oval(33.5, 23.5, 5, 4.2, -15)),
  fill("deep", oval(15, 23.5, 2, 3.6), oval(33, 23.5, 2, 3.6)),
  fill("deep", box(15.5, 27, 17, 17, 4.5)),
  fill("pale", box(17.5, 29, 13, 13, 3)),
  fill("deep", disc(20.8, 32.3, 1.7), disc(27.2, 32.3, 1.7), disc(24, 35.5, 1.7), disc(20.8, 38.7, 1.7), disc(27.2, 38.7, 1.7)),
  fill("deep", oval(9, 32, 2.2, 1.6, 20), oval(39, 32, 2.2, 1.6, -20), oval(12, 37.5, 1.9, 1.5, 30), oval(36, 37.5, 1.9, 1.5, -30)),
];

const CHAMELEON: readonly Shape[] = [
  line("main", 6.5, "M9 24C4 35 10 44.5 24 44.500c10 0 16-3 16-7.5 0-4-7-5-9-2"),
  fill("main", "M6 30C2 14 13 2 28 0c2 3 2 7 5 9 7 1 13 6 14.5 11-2 6-9 9-17.5 9-8 0-13 2-17 6z"),
  line("deep", 2.2, "M13 14c2-4 5-7 9-9M8.5 20c1-3 1-4 3-6"),
  fill("pale", disc(28, 17.5, 9)),
  fill("deep", disc(28, 17.5, 7)),
  fill("main", disc(29, 17.5, 5)),
  fill("pale", disc(30, 17.5, 3.5)),
  fill("deep", disc(31, 17.5, 1.9)),
  line("deep", 2, "M46.5 21c-2 2.5-5 3.8-8 4"),
];

const PLATYPUS: readonly Shape[] = [
  fill("main", "M6 21C5 9 12 2 24 2s19 7 18 19c-1 8-5 13-18 13S7 29 6 21z"),
  line("pale", 3.5, "M24 26.500c-6 0-9 1.5-12 4C8 33 1 34 1 39.5 1 45 11 47 24 47s23-2 23-7.500c0-5.5-7-6.5-11-9-3-2.5-6-4-12-4z"),
  fill("deep", "M24 26.500c-6 0-9 1.5-12 4C8 33 1 34 1 39.5 1 45 11 47 24 47s23-2 23-7.500c0-5.5-7-6.5-11-9-3-2.5-6-4-12-4z"),
  fill("pale", oval(20.5, 32, 1.8, 1.3, -30), oval(27.5, 32, 1.8, 1.3, 30)),
  line("main", 2.4, "M5 40c4 3 11 4 19 4s15-1 19-4"),
  line("deep", 4.5, "M6 13h36"),
  fill("deep", disc(14.5, 15, 8.5), disc(33.5, 15, 8.5)),
  fill("pale", disc(14.5, 15, 5.8), disc(33.5, 15, 5.8)),
  fill("deep", disc(16.5, 16, 2.9), disc(31.5, 16, 2.9)),
];

const SLOTH: readonly Shape[] = [
  line("deep", 5, "M2 8h44"),
  line("main", 8, "M9 7C7 17 9 24 14 29M39 7c2 10 0 17-5 22"),
  line("pale", 2.2, "M6.5 4.500v6M11.5 4.500v6M36.5 4.500v6M41.5 4.500v6"),
  fill("main", oval(24, 30.5, 17, 15.5)),
  fill("pale", "M24 20c8 0 13 5 13 11 0 7-6 11-13 11s-13-4-13-11c0-6 5-11 13-11z"),
  fill("deep", oval(16, 32.5, 5.8, 3.7, 24), oval(32, 32.5, 5.8, 3.7, -24)),
  fill("pale", disc(17.5, 33, 1.7), disc(30.5, 33, 1.7)),
  fill("deep", oval(24, 28.5, 3.4, 2.4)),
  line("deep", 2.2, "M18.5 25.500c2-3.5 9-3.5 11 0"),
];

const CROCODILE: readonly Shape[] = [
  fill("deep", "M12 26L44 17l2 22-26 4z"),
  fill("main", "M1 33c0-10 3-17 9-19 1-6 10-8 13-2 8 2 14 1 18-2 4-1 6 2 6 6 0 3-2 5-5 5.500L17 27z"),
  fill("main", "M1 30c1 10 8 16 17 16h22c5 0 7-4 6-9l-28-1-6-9z"),
  fill("pale", "M19 26.500l6-1.5-2 6zM27 24.500l6-1.5-2 6zM35 22.500l6-1.5-2 6z"),
  fill("pale", "M20 36.500h6l-3-5.500zM28 36.500h6l-3-5.500zM36 37h6l-3-5.500z"),
  fill("pale", disc(16.5, 14.5, 3.8)),
  fill("deep", disc(17.5, 14.5, 1.9), disc(42.5, 14, 1.7)),
  fill("deep", disc(6, 27, 1.5), disc(9, 34, 1.5), disc(5, 33, 1.3)),
];

const FOX: readonly Shape[] = [
  fill("main", "M20 31C7 27-1 15 0 1c13 1 22 9 24 20zM28 31C41 27 49 15 48 1 35 2 26 10 24 21z"),
  fill("pale", "M14.5 26C8 21.5 4.5 14 4.5 6 12 8 17.5 13 20 20zM33.5 26C40 21.5 43.5 14 43.5 6 36 8 30.5 13 28 20z"),
  fill("main", "M24 18c8 0 13 4 15 10l5 7c-5 0-8 2-10 5-3 4-6 7-10 7s-7-3-10-7c-2-3-5-5-10-5l5-7c2-6 7-10 15-10z"),
  fill("pale", "M9.5 33c6-1.5 11 1 13 6l1.5 4 1.5-4c2-5 7-7.5 13-6-3 1-5 3-6.5 5.500C29.5 42.5 27 45 24 45s-5.5-2.5-8-6.500C14.5 36 12.5 34 9.5 33z"),
  fill("deep", oval(17.5, 28.5, 2.6, 3.2), oval(30.5, 28.5, 2.6, 3.2)),
  fill("deep", oval(24, 42, 3.6, 2.9)),
];

const POLECAT: readonly Shape[] = [
  fill("main", disc(9.5, 11, 7), disc(38.5, 11, 7)),
  fill("pale", disc(10, 11.5, 3.5), disc(38, 11.5, 3.5)),
  fill("main", oval(24, 23, 19, 18)),
  fill("pale", "M8 16c4-7 10-10 16-10s12 3 16 10c-5-3-11-4-16-4s-11 1-16 4z"),
  fill("pale", oval(16, 21, 4.3, 4), oval(32, 21, 4.3, 4)),
  fill("deep", disc(17, 21.5, 2.3), disc(31, 21.5, 2.3)),
  line("deep", 2.6, "M11 15.500l9 2.500M37 15.500L28 18"),
  fill("deep", "M40 27l7-5c1 3 1 4 0 6 1 3 0 5-1 7l-7-5z"),
  fill("deep", "M4.5 25c11 5 28 5 39 0 1 9-7 16-19.5 22.500C11.5 41 3.5 34 4.5 25z"),
  fill("pale", disc(15, 33, 1.9), disc(24, 34.5, 1.9), disc(33, 33, 1.9), disc(19.5, 39, 1.7), disc(28.5, 39, 1.7)),
];

const OWL: readonly Shape[] = [
  fill("main", "M4 6c5 0 8 0 11-1 6-2 12-2 18 0 3 1 6 1 11 1 1 6 0 9 0 13 2 16-6 28-20 28S2 35 4 19C4 15 3 12 4 6z"),
  fill("pale", disc(14.5, 20, 10), disc(33.5, 20, 10)),
  fill("deep", disc(15, 20, 6.4), disc(33, 20, 6.4)),
  fill("pale", disc(17, 18, 2.2), disc(35, 18, 2.2)),
  fill("deep", "M24 23l4 5-4 7-4-7z"),
  line("pale", 2.2, "M11 36c2 3 5 3 6 0M31 36c1 3 4 3 6 0M18 41c2 3 4 3 6 0 2 3 4 3 6 0"),
];

const JUNK: readonly Shape[] = [
  fill("main", cog(22, 26, 21.5, [true, false, true, true, true, true, true, true])),
  fill("deep", "M36.5 1l8 3.5-1.5 4 5 4-5 4.5-5.5-3.5-1-4-4-2.500z"),
  fill("pale", disc(22, 26, 6.5)),
  line("deep", 2.6, disc(22, 26, 6.5), "M13 29.500l-5 1.5 2 4-5 2.500M28 31l3.5 3-1 4"),
];

export const EMBLEMS: Readonly<Record<DeckName, readonly Shape[]>> = {
  macaws: MACAW,
  pandas: PANDA,
  raccoons: RACCOON,
  squirrels: SQUIRREL,
  ocelots: OCELOT,
  chameleons: CHAMELEON,
  platypuses: PLATYPUS,
  sloths: SLOTH,
  crocodiles: CROCODILE,
  foxes: FOX,
  polecats: POLECAT,
  owls: OWL,
  junk: JUNK,
};

/** Lines this wide are limbs, not details, and get an edge too. */
const LIMB = 4;

/** The paper edge around an emblem: its dark shapes, to be drawn with a pale line beneath. */
export function edges(shapes: readonly Shape[]): readonly Shape[] {
  const dark = shapes.filter((shape) => shape.tone !== "pale");
  const filled = dark.filter((shape) => !shape.line).map((shape) => shape.path);
  const limbs = dark.filter((shape) => (shape.line ?? 0) >= LIMB);
  return [line("pale", 4, ...filled), ...limbs.map((shape) => line("pale", (shape.line ?? 0) + 4, shape.path))];
}
