/** Things of the platypuses' cards. */
import { box, cog, disc, fill, line, oval, rimmed, star, turned } from "../shapes";
import type { Things } from "./loading.svelte";

const EIGHT: readonly boolean[] = Array.from({ length: 8 }, () => true);
const FLASK = "M38 12h18v24l25 42c4 7 0 14-8 14H21c-8 0-12-7-8-14l25-42z";

const PLATYPUSES: Things = {
  /* A cog and a spanner. */
  tireless_tinkerer: [
    fill("main", cog(46, 46, 44, EIGHT)),
    fill("pale", disc(46, 46, 15)),
    line("deep", 4, disc(46, 46, 15)),
    ...turned(
      -45,
      line("pale", 6, "M42 36h12v60H42z"),
      fill("deep", box(41, 36, 14, 62, 7)),
      fill("deep", "M38 6c-9 4-13 13-10 22 3 8 10 13 20 13s17-5 20-13c3-9-1-18-10-22v17l-10 6-10-6z"),
      fill("pale", disc(48, 88, 4)),
    ),
  ],
  /* A counting frame. */
  calculations: [
    ...rimmed("pale", "deep", 9, box(8, 10, 80, 74, 5)),
    line("deep", 3, "M10 27h76M10 47h76M10 67h76"),
    fill("main", oval(22, 27, 5.5, 8.5), oval(34, 27, 5.5, 8.5), oval(73, 27, 5.5, 8.5), oval(22, 47, 5.5, 8.5)),
    fill("main", oval(61, 47, 5.5, 8.5), oval(73, 47, 5.5, 8.5), oval(22, 67, 5.5, 8.5), oval(34, 67, 5.5, 8.5), oval(46, 67, 5.5, 8.5)),
    fill("deep", oval(46, 27, 5.5, 8.5), oval(49, 47, 5.5, 8.5), oval(73, 67, 5.5, 8.5)),
    line("deep", 7, "M20 88v4M76 88v4"),
  ],
  /* A fire extinguisher. */
  safety_precaution: [
    line("deep", 6, "M46 24C22 18 14 34 16 58"),
    fill("deep", "M12 54h9l5 22H7z"),
    fill("main", "M34 92c-4 0-6-2-6-6V46c0-12 8-18 22-18s22 6 22 18v40c0 4-2 6-6 6z"),
    fill("pale", box(28, 54, 44, 18, 0)),
    fill("deep", "M50 56c6 5 8 8 6 12-2 3-10 3-12 0-2-4 3-6 6-12z"),
    fill("deep", box(42, 18, 16, 12, 3), "M36 14l40-4c5 0 5 7 0 8l-20 4H40z"),
    line("deep", 5, "M44 12C56 2 66 2 78 4"),
    line("pale", 4, "M37 46c1-5 4-8 8-9"),
  ],
  /* A magnet. */
  magnet: turned(
    24,
    fill("main", "M8 28h28v28a12 12 0 0 0 24 0V28h28v28a40 40 0 0 1-80 0z"),
    ...rimmed("pale", "deep", 4, "M9 13h26v19H9zM61 13h26v19H61z"),
    line("pale", 4, "M18 60c2 12 10 20 20 22"),
    fill("deep", star(48, 12, 9, 4, 0.35), star(52, 32, 7, 4, 0.35)),
  ),
  /* A flask that should not be shaken. */
  dangerous_test: [
    fill("pale", FLASK),
    fill("main", "M26 56c8-5 14 4 22 0 6-4 12-2 20 0l13 22c4 7 0 14-8 14H21c-8 0-12-7-8-14z"),
    line("deep", 5, FLASK),
    fill("deep", box(32, 6, 30, 10, 4)),
    fill("pale", "M47 62c8 0 13 5 13 11 0 4-2 6-4 7v5H38v-5c-2-1-4-3-4-7 0-6 5-11 13-11z"),
    fill("deep", disc(42, 73, 3.2), disc(52, 73, 3.2)),
    fill("main", disc(72, 30, 6), disc(82, 16, 4), disc(70, 8, 3.5)),
  ],
  /* A bottle of glue. */
  glue: [
    ...rimmed("pale", "deep", 3.5, oval(26, 88, 24, 6)),
    ...turned(
      -130,
      fill("main", "M24 52c0-10 8-12 14-14h20c6 2 14 4 14 14v34c0 4-3 7-7 7H31c-4 0-7-3-7-7z"),
      fill("deep", "M36 40l4-16h16l4 16z"),
      fill("main", "M42 25l3-15c1-3 5-3 6 0l3 15z"),
      fill("pale", box(24, 58, 48, 22, 0)),
      fill("deep", "M42 69c0-5 3-8 6-12 3 4 6 7 6 12 0 8-12 8-12 0z"),
    ),
    ...rimmed("pale", "deep", 3, "M15 76c4 5 5 8 3 10s-6 2-7-1 1-5 4-9z"),
  ],
};

export default PLATYPUSES;
