/** Things of the macaws' cards. */
import { box, disc, fill, line, moved, oval, rimmed, star, turned, twins } from "../shapes";
import type { Things } from "./loading.svelte";

const COOKIE = "M58 12a38 38 0 1 0 26 30c-6 3-12 1-14-5-7 1-12-4-11-11-5-3-5-10-1-14z";

const MACAWS: Things = {
  /* A coin with wings. */
  swift_broker: [
    ...twins(
      fill("deep", "M36 46C30 28 18 19 1 16c0 9 3 14 8 18-2 0-4 0-6-1 2 9 8 13 13 15-2 1-4 1-6 0 4 8 14 10 24 8z"),
      line("pale", 3, "M12 24c8 3 13 8 16 15M15 37c5 1 9 4 12 8"),
    ),
    fill("deep", disc(48, 60, 29)),
    fill("main", disc(48, 57, 28)),
    line("pale", 3.5, disc(48, 57, 21)),
    fill("pale", star(48, 57, 14)),
  ],
  /* A cookie that somebody has tried. */
  cookies: [
    ...moved(0, 5, fill("deep", COOKIE)),
    fill("main", COOKIE),
    fill("deep", oval(28, 38, 6.5, 5.5), oval(46, 30, 5, 4.5), oval(49, 49, 6, 7), oval(30, 60, 5, 6), oval(52, 72, 7, 5.5), oval(70, 58, 6, 5)),
    fill("pale", disc(37, 47, 2), disc(40, 66, 2), disc(60, 61, 2), disc(38, 22, 2), disc(20, 50, 2)),
    fill("main", disc(80, 28, 4), disc(72, 16, 3), disc(90, 17, 2.5)),
  ],
  /* A vase with a hole, and the shard. */
  shattered_relic: [
    fill("main", "M36 14h24c0 8-3 11-2 17 13 5 20 16 20 28 0 13-8 22-15 27H33C26 81 18 72 18 59c0-12 7-23 20-28 1-6-2-9-2-17z"),
    fill("deep", box(30, 8, 36, 10, 5), box(30, 82, 36, 9, 4)),
    line("pale", 4, "M20 58l7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7"),
    line("pale", 3.5, "M23 73h50"),
    fill("deep", "M58 31l-9 9 8 5-4 8 10 3-2 8 17-3c0-13-8-25-20-30z"),
    line("deep", 3.5, "M53 53l-9-4-8 5M49 40l-8-3"),
    ...turned(14, fill("main", "M82 15l9 10-6 14-11-9z")),
  ],
  /* A spyglass, drawn out. */
  spyglass: turned(
    -36,
    fill("main", box(2, 39, 30, 18, 4)),
    fill("deep", box(24, 34, 32, 28, 4)),
    fill("main", box(48, 29, 42, 38, 5)),
    fill("deep", box(85, 25, 10, 46, 5), box(0, 36, 7, 24, 3.5)),
    fill("pale", box(55, 29, 5, 38, 0), box(30, 34, 4, 28, 0)),
    line("pale", 3.5, "M66 37h12"),
  ),
  /* A star on the stage. */
  flashy_show: [
    ...rimmed("pale", "deep", 3, box(12, 14, 72, 70, 3)),
    fill("main", star(48, 55, 19)),
    fill("deep", disc(42, 54, 2.2), disc(54, 54, 2.2)),
    line("deep", 2.4, "M43 60c3 3 7 3 10 0"),
    ...twins(
      fill("main", "M6 12h32c0 22-6 38-20 46 4 8 4 16 2 24H6z"),
      line("deep", 3, "M17 24c0 14-3 24-7 32M28 24c0 12-4 22-10 30"),
      line("deep", 5, "M6 59h12"),
    ),
    fill("deep", "M4 6h88v14c-5 8-13 8-17.6 0-5 8-13 8-17.6 0-5 8-13 8-17.6 0-5 8-13 8-17.6 0-5 8-13 8-17.6 0z"),
    fill("deep", box(2, 80, 92, 11, 4)),
    line("pale", 3, "M12 14h72"),
  ],
  /* A wooden duck on wheels. */
  favourite_toy: [
    line("deep", 3.5, "M82 68c6-2 8 6 12-1"),
    fill("main", "M8 36c4 7 12 10 20 9 6-1 12-3 17-6-6-18 4-31 18-31 12 0 20 9 18 20-1 6-4 9-4 14 6 6 8 12 6 20-2 9-8 14-18 14H34C17 76 5 58 8 36z"),
    fill("deep", "M79 20c8-1 13 2 15 7-5 5-11 6-17 4z"),
    fill("pale", disc(66, 22, 5.5)),
    fill("deep", disc(67.5, 22, 2.8)),
    fill("pale", "M26 52c10 2 20 0 30-5 2 13-5 21-15 21-8 0-14-6-15-16z"),
    line("deep", 3, "M33 60c6 1 10 0 15-3"),
    fill("deep", disc(30, 80, 12), disc(66, 80, 12)),
    fill("pale", disc(30, 80, 5), disc(66, 80, 5)),
  ],
};

export default MACAWS;
