/** Things of the raccoons' cards. */
import { box, disc, fill, line, oval, rimmed, star, turned, twins } from "../shapes";
import type { Things } from "./loading.svelte";

const WORM = "M60 62c2-8 10-6 12-13s7-11 14-9";

const RACCOONS: Things = {
  /* Spectacles with a nose and a moustache. */
  wily_fellow: [
    ...twins(
      fill("deep", "M6 20C10 8 28 4 42 14c2 3 1 6-2 5-10-6-20-5-28 2-4 3-7 2-6-1z"),
      line("deep", 5, "M9 34L2 31"),
      ...rimmed("pale", "deep", 6, disc(27, 39, 16)),
      line("main", 3.5, "M20 39c0-4 3-7 7-8"),
    ),
    line("deep", 6, "M42 35c4-3 8-3 12 0"),
    fill("main", "M48 34c8 0 9 12 14 21 5 10-3 17-14 17s-19-7-14-17c5-9 6-21 14-21z"),
    ...twins(fill("deep", "M48 68c-10-4-30-4-40 2 2 16 22 24 32 20 4-2 7-4 8-8z")),
    ...twins(line("main", 3, "M18 75c2 6 6 9 10 10M31 73c1 5 3 9 6 11")),
  ],
  /* A sling with a pebble. */
  nuisance: [
    line("main", 13, "M48 88V62C30 58 21 44 21 20M48 62c18-4 27-18 27-42"),
    line("deep", 4.5, "M21 20l17 19M75 20L58 39"),
    fill("pale", "M38 38c-2-8 3-14 11-13 8 0 12 7 9 13z"),
    line("deep", 3.5, "M38 38c-2-8 3-14 11-13 8 0 12 7 9 13z"),
    fill("deep", "M33 36h30c2 0 3 2 2 4-3 7-9 10-17 10s-14-3-17-10c-1-2 0-4 2-4z"),
    fill("deep", box(12, 14, 18, 10, 4), box(66, 14, 18, 10, 4), box(40, 72, 16, 5, 1), box(40, 80, 16, 5, 1)),
  ],
  /* An apple with a worm. */
  rotten_food: [
    line("deep", 3.5, "M18 22c-5-5 5-8 0-15M32 18c-5-5 5-8 0-15"),
    fill("main", "M46 36c-8-8-38-8-38 20 0 22 14 38 25 36 5-1 8-2 13-2s8 1 13 2c11 2 25-14 25-36 0-28-30-28-38-20z"),
    line("deep", 5, "M46 38c0-10 3-17 9-22"),
    fill("deep", "M53 24c6-12 18-14 28-8-2 10-16 16-28 8z"),
    fill("deep", "M16 52c5-5 14-2 14 5s-5 7-6 12-9 3-10-4 0-11 2-13zM38 72c4-2 11 0 10 6s-7 8-10 5-3-9 0-11z"),
    fill("pale", disc(21, 58, 2.5)),
    fill("deep", oval(60, 62, 9, 7)),
    line("deep", 13, WORM),
    line("pale", 8, WORM),
    line("deep", 3, "M70 47l6 4M77 37l4 6"),
    fill("deep", disc(87, 39, 2.2)),
  ],
  /* A card with the mark of a paw, and arrows round it. */
  dirty_exchange: [
    line("deep", 8, "M8 52C6 28 26 8 56 12M88 44c2 24-18 44-48 40"),
    fill("deep", "M53 0l27 15-27 15zM43 96L16 81l27-15z"),
    ...turned(
      12,
      line("pale", 9, box(29, 22, 38, 52, 5)),
      fill("main", box(29, 22, 38, 52, 5)),
      fill("pale", "M48 47c6 0 11 6 11 10 0 5-6 5-11 5s-11 0-11-5c0-4 5-10 11-10z"),
      fill("pale", oval(34.5, 46, 3.5, 4.8, -25), oval(43.5, 39, 3.5, 4.8), oval(52.5, 39, 3.5, 4.8), oval(61.5, 46, 3.5, 4.8, 25)),
    ),
  ],
  /* A bomb with a burning fuse. */
  sabotage: [
    line("main", 6, "M54 36c4-16 16-24 27-17"),
    fill("deep", disc(36, 62, 31)),
    ...turned(40, fill("deep", box(33, 15, 22, 16, 4))),
    line("pale", 5, "M16 64c0-11 5-17 13-20"),
    fill("main", star(82, 17, 15, 8, 0.48)),
    fill("pale", disc(82, 17, 4.5)),
  ],
  /* A map with a cross. */
  treasure_hunter: [
    fill("main", "M5 24l28-10v60L5 84zM63 24l28-10v60L63 84z"),
    ...rimmed("pale", "deep", 3.5, "M33 14l30 10v60L33 74z"),
    line("deep", 3.5, "M5 24l28-10v60L5 84zM63 24l28-10v60L63 84z"),
    line("pale", 5, "M13 66l4-7M22 51l4-6"),
    line("deep", 5, "M38 38l6 4M50 49l7 1"),
    line("deep", 7, "M70 36l14 16M84 34L70 56"),
  ],
};

export default RACCOONS;
