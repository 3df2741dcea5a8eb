/** Things of the ocelots' cards. */
import { box, disc, fill, line, moved, oval, rimmed, star, turned, twins, type Shape } from "../shapes";
import type { Things } from "./loading.svelte";

const QUARTERS = [0, 90, 180, 270];
const BLADE: readonly Shape[] = [
  fill("main", "M48 48V6c18-2 30 10 28 22z"),
  fill("deep", "M48 48l28-20c2 8-2 18-14 20z"),
];
const LEAF: readonly Shape[] = [
  fill("main", "M48 45C33 36 24 26 27 14c3-9 16-9 21 0 5-9 18-9 21 0 3 12-6 22-21 31z"),
  line("deep", 3, "M48 42V24"),
];

const OCELOTS: Things = {
  /* The hammer of an auction. */
  bold_haggler: [
    fill("deep", box(50, 82, 44, 10, 5)),
    ...turned(
      42,
      fill("deep", box(38, 40, 11, 62, 5)),
      fill("main", box(18, 10, 50, 33, 3)),
      line("pale", 3.5, "M27 20h32"),
      fill("deep", box(11, 6, 13, 41, 5), box(62, 6, 13, 41, 5)),
    ),
    line("deep", 4, "M88 58l6-4M90 68h6M52 72l-5-4"),
  ],
  /* A sunflower in its pot. */
  new_season: [
    line("deep", 5, "M48 40v32"),
    fill("main", "M48 70C34 71 24 64 22 53c14-1 24 5 26 17zM48 70c14 1 24-6 26-17-14-1-24 5-26 17z"),
    line("deep", 3, "M32 60c6 2 11 5 16 10 5-5 10-8 16-10"),
    fill("main", star(48, 26, 27, 12, 0.68)),
    line("deep", 3, star(48, 26, 27, 12, 0.68)),
    fill("deep", disc(48, 26, 12)),
    fill("pale", disc(44, 22, 1.8), disc(52, 22, 1.8), disc(48, 27, 1.8), disc(43, 31, 1.8), disc(53, 31, 1.8)),
    fill("main", "M30 76h36l-4 14c-1 2-2 3-4 3H38c-2 0-3-1-4-3z"),
    fill("deep", box(25, 69, 46, 10, 4)),
  ],
  /* A pinwheel. */
  whirligig: [
    line("deep", 6, "M48 40v54"),
    ...moved(0, -7, ...QUARTERS.flatMap((angle) => turned(angle, ...BLADE)), ...rimmed("pale", "deep", 3.5, disc(48, 48, 6))),
  ],
  /* A clover with four leaves. */
  charm: [
    line("deep", 6, "M48 46c6 16 5 32-8 46"),
    ...QUARTERS.flatMap((angle) => turned(angle + 45, ...LEAF)),
    fill("pale", disc(48, 48, 4)),
  ],
  /* Two dice. */
  gamble: [
    ...turned(
      20,
      fill("deep", box(46, 4, 42, 42, 9)),
      fill("pale", disc(57, 15, 4.5), disc(67, 25, 4.5), disc(77, 35, 4.5)),
    ),
    ...turned(
      -14,
      fill("main", box(4, 38, 50, 50, 10)),
      fill("pale", disc(17, 51, 5.5), disc(41, 51, 5.5), disc(29, 63, 5.5), disc(17, 75, 5.5), disc(41, 75, 5.5)),
    ),
  ],
  /* A cat that sees nothing. */
  blindfold: [
    fill("main", "M14 6c10 1 18 6 22 13 8-2 16-2 24 0 4-7 12-12 22-13 5 9 5 19 2 28 5 7 7 14 6 22-3 22-20 34-42 34S9 78 6 56c-1-8 1-15 6-22C9 25 9 15 14 6z"),
    fill("pale", oval(48, 73, 20, 13)),
    fill("deep", oval(48, 67, 6, 4.5)),
    line("deep", 3.5, "M48 71v4c-3 5-8 5-11 2M48 75c3 5 8 5 11 2"),
    line("deep", 4, "M42 22v9M54 22v9"),
    fill("deep", "M85 46l10-10c2 6 1 10-3 14 5 4 5 10 2 16L84 56z"),
    ...twins(fill("deep", "M48 34c-18 0-32 2-42 6-2 6-2 12 0 18 12 3 26 4 42 4z")),
    line("main", 3, "M16 46c18-3 42-3 60 0M24 54c14-2 30-2 44 0"),
  ],
};

export default OCELOTS;
