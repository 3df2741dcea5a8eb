/** Things of the owls' cards. */
import { box, disc, fill, line, rimmed, star, turned, twins } from "../shapes";
import type { Things } from "./loading.svelte";

const OWLS: Things = {
  /* A keyhole, and somebody behind it. */
  wise_spy: [
    fill("main", box(16, 2, 64, 92, 20)),
    fill("deep", disc(48, 38, 23), "M40 52h16l10 30H30z"),
    fill("pale", "M28 38c10-15 30-15 40 0-10 15-30 15-40 0z"),
    fill("main", disc(48, 38, 9.5)),
    fill("deep", disc(48, 38, 5)),
    fill("pale", disc(50.5, 35.5, 2), disc(27, 14, 2.5), disc(69, 14, 2.5), disc(27, 82, 2.5), disc(69, 82, 2.5)),
  ],
  /* A scroll. */
  ancient_knowledge: [
    ...rimmed("pale", "deep", 4, box(18, 14, 60, 68, 2)),
    fill("main", star(48, 37, 13, 8, 0.6)),
    fill("pale", disc(48, 37, 4.5)),
    line("deep", 4, "M28 56h40M28 66h28"),
    fill("main", box(8, 4, 80, 17, 8.5), box(8, 76, 80, 17, 8.5)),
    fill("deep", box(2, 6, 12, 13, 4), box(82, 6, 12, 13, 4), box(2, 78, 12, 13, 4), box(82, 78, 12, 13, 4)),
  ],
  /* A magnifying glass. */
  quality_inspection: [
    line("main", 15, "M66 66l19 19"),
    line("deep", 8, "M58 58l8 8"),
    fill("deep", disc(38, 38, 36)),
    fill("pale", disc(38, 38, 28)),
    line("main", 8, "M24 39l10 10 18-20"),
    line("main", 3.5, "M16 36c1-10 7-17 16-19"),
  ],
  /* A pair of binoculars. */
  binoculars: [
    fill("deep", box(38, 30, 20, 22, 5)),
    ...twins(
      fill("main", "M17 18h20l7 54H4z"),
      line("pale", 4, "M19 32l-4 28"),
      fill("deep", box(14, 6, 26, 15, 5), box(1, 66, 45, 24, 9)),
      line("pale", 4, "M10 80c8 4 19 4 27 0"),
    ),
    fill("main", disc(48, 41, 5)),
  ],
  /* A pair of scales. */
  balancing: [
    fill("deep", box(45, 12, 6, 74, 2), "M30 82h36c5 0 8 4 9 11H21c1-7 4-11 9-11z"),
    ...twins(
      line("deep", 3, "M18 22L5 56M18 22l13 34"),
      fill("main", "M1 55h34c0 12-7 18-17 18S1 67 1 55z"),
      line("deep", 6, "M18 22c10-6 20-6 30-4"),
    ),
    fill("main", disc(48, 12, 9)),
    fill("deep", disc(18, 22, 4.5), disc(78, 22, 4.5)),
  ],
  /* A note and a feather to write with. */
  extra_remarks: [
    ...turned(-7, ...rimmed("pale", "deep", 4, box(6, 20, 62, 70, 5)), line("deep", 4, "M18 38h26M18 50h20M18 62h14")),
    fill("main", "M94 3C70 6 50 24 44 50c-2 8-1 12 2 14 3 1 7 0 12-2l-3-6 10 1 9-9-6-6 11-1c9-12 14-25 15-38z"),
    line("deep", 4, "M34 82C42 58 56 36 80 16"),
  ],
};

export default OWLS;
