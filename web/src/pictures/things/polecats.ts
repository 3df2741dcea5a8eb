/** Things of the polecats' cards. */
import { box, disc, fill, line, moved, rimmed, star, turned, type Shape } from "../shapes";
import type { Things } from "./loading.svelte";

const CROWN = "M6 28c8 10 14 14 22 16L48 10l20 34c8-2 14-6 22-16l-8 48H14z";
const CARD: readonly Shape[] = [fill("deep", box(27, 14, 42, 62, 6)), line("main", 3.5, box(33, 20, 30, 50, 3))];

const POLECATS: Things = {
  /* A compass. */
  daring_adventurer: [
    line("deep", 5, disc(48, 8, 6)),
    fill("deep", disc(48, 55, 39)),
    fill("pale", disc(48, 55, 30)),
    line("deep", 4, "M48 28v5M48 77v5M21 55h5M70 55h5"),
    ...moved(
      0,
      7,
      ...turned(35, fill("main", "M48 24l9 24H39z"), fill("deep", "M48 72l9-24H39z")),
      fill("pale", disc(48, 48, 3.5)),
    ),
  ],
  /* A crown. */
  rare_artefact: [
    fill("main", CROWN),
    fill("deep", disc(6, 26, 6), disc(48, 9, 7), disc(90, 26, 6), box(10, 74, 76, 17, 5)),
    fill("pale", "M48 46l9 12-9 12-9-12z"),
    fill("pale", disc(26, 61, 4), disc(70, 61, 4), disc(28, 82, 4), disc(48, 82, 4), disc(68, 82, 4)),
  ],
  /* A ring with a large stone. */
  swank: [
    line("main", 11, disc(48, 64, 25)),
    line("deep", 3, disc(48, 64, 19)),
    ...rimmed("pale", "deep", 4.5, "M31 4h34l14 15-31 28-31-28z"),
    fill("main", "M38 19h20L48 42z"),
    line("deep", 3, "M18 19h60M31 4l7 15 10-15 10 15 7-15M38 19l10 26 10-26"),
    fill("deep", star(87, 36, 9, 4, 0.35), star(9, 40, 7, 4, 0.35)),
  ],
  /* Cards: is it the right one? */
  risky_business: [
    ...moved(-15, 8, ...turned(-24, ...CARD)),
    ...moved(15, 8, ...turned(24, ...CARD)),
    ...rimmed("pale", "deep", 4, box(26, 8, 44, 66, 6)),
    fill("main", "M48 20c-7 11-16 15-16 24 0 9 9 11 14 5-1 5-2 8-6 11h16c-4-3-5-6-6-11 5 6 14 4 14-5 0-9-9-13-16-24z"),
  ],
  /* A cactus in flower. */
  natural_survivor: [
    line("main", 15, "M15 36v8c0 12 8 16 24 16M81 26v10c0 12-8 16-24 16"),
    fill("main", box(34, 14, 28, 74, 14)),
    line("deep", 3, "M43 26v52M53 26v52"),
    line("pale", 3, "M34 40l-5-2M34 72l-5 2M62 34l5-2M62 70l5 2M15 34l-5-4M81 24l5-4M20 54l-4 4M76 46l4 4"),
    fill("deep", disc(48, 6, 5.5), disc(55, 11, 5.5), disc(52, 19, 5.5), disc(44, 19, 5.5), disc(41, 11, 5.5)),
    fill("pale", disc(48, 13, 4)),
    fill("deep", "M4 93c4-16 84-16 88 0z"),
  ],
  /* A sofa with a cushion. */
  sofa: [
    line("deep", 7, "M18 78v10M78 78v10"),
    fill("main", "M22 18h52c8 0 12 4 12 12v36H10V30c0-8 4-12 12-12z"),
    line("deep", 3.5, "M48 20v34"),
    ...turned(-12, ...rimmed("pale", "deep", 3.5, box(22, 36, 22, 20, 5)), fill("main", star(33, 46, 6))),
    fill("main", box(14, 54, 34, 18, 6), box(48, 54, 34, 18, 6)),
    line("deep", 3.5, box(14, 54, 34, 18, 6), box(48, 54, 34, 18, 6)),
    fill("deep", box(2, 40, 18, 42, 8), box(76, 40, 18, 42, 8), box(10, 70, 76, 12, 3)),
  ],
};

export default POLECATS;
