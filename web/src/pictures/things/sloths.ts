/** Things of the sloths' cards. */
import { box, disc, fill, line, oval, rimmed, star, turned, twins } from "../shapes";
import type { Things } from "./loading.svelte";

const SLOTHS: Things = {
  /* A cup that was won. */
  steady_achiever: [
    ...twins(line("deep", 6, "M28 15H12c-2 16 6 26 20 28")),
    fill("main", "M24 6h48v24c0 18-9 29-24 31-15-2-24-13-24-31z"),
    fill("deep", box(20, 4, 56, 8, 4), "M43 58h10l3 16H40z"),
    fill("main", box(30, 71, 36, 12, 3)),
    fill("deep", box(22, 80, 52, 12, 4)),
    fill("pale", star(48, 33, 15)),
  ],
  /* A trolley. */
  shopping_journey: [
    fill("deep", box(30, 8, 24, 24, 3)),
    line("pale", 3.5, "M42 10v18"),
    ...rimmed("pale", "deep", 3.5, disc(66, 21, 11)),
    line("deep", 6, "M3 14h11l14 56h54"),
    fill("main", "M17 27h71c3 0 5 2 4 5l-7 24c-1 3-3 4-5 4H26z"),
    line("pale", 3.5, "M22 38h66M25 49h58M40 30l3 27M56 30v27M73 30l-3 27"),
    fill("deep", disc(36, 84, 8), disc(74, 84, 8)),
    fill("pale", disc(36, 84, 3), disc(74, 84, 3)),
  ],
  /* A broom and what it found. */
  housecleaning: [
    ...turned(
      38,
      fill("deep", box(44.5, -8, 7, 66, 3.5)),
      fill("main", "M34 60h28c2 10 6 20 12 30-16 6-36 6-52 0 6-10 10-20 12-30z"),
      line("deep", 3.5, "M41 68c-1 8-3 15-5 22M48 68v24M55 68c1 8 3 15 5 22"),
      fill("deep", box(32, 52, 32, 12, 5)),
    ),
    fill("main", disc(58, 88, 4), disc(70, 90, 3), disc(66, 80, 3)),
    fill("deep", star(82, 78, 9, 4, 0.35), star(24, 16, 11, 4, 0.35), star(12, 36, 7, 4, 0.35)),
  ],
  /* A hammock between two palms. */
  siesta: [
    ...twins(
      line("deep", 7, "M10 92c4-22 4-46 2-68"),
      fill("main", "M12 24C6 14 0 14-4 20c4-2 8 2 16 4zM12 24c-4-12 0-20 10-22 0 8-2 14-10 22zM12 24c8-8 18-10 26-2-10 0-16 4-26 2zM12 24C8 28 2 34 2 42c8-4 11-10 10-18z"),
    ),
    fill("main", "M12 46c4 26 18 38 36 38s32-12 36-38c-8 12-20 18-36 18S20 58 12 46z"),
    line("pale", 4, "M28 61l-2 12M41 66l-1 14M55 66l1 14M68 61l2 12"),
    ...turned(24, ...rimmed("pale", "deep", 3.5, box(24, 52, 26, 13, 6))),
  ],
  /* A roll with plenty on it. */
  lunch_break: [
    fill("main", "M8 40C8 18 24 8 48 8s40 10 40 32c0 3-2 4-4 4H12c-2 0-4-1-4-4z"),
    fill("pale", oval(32, 22, 4, 2.5, -30), oval(48, 17, 4, 2.5), oval(64, 22, 4, 2.5, 30), oval(40, 31, 4, 2.5, 10), oval(58, 32, 4, 2.5, -10)),
    ...rimmed("pale", "deep", 3, "M8 52h80L74 63l-9-6-17 12-14-11z"),
    fill("deep", "M6 46c6-4 10-4 14 0s10 4 14 0 10-4 14 0 10 4 14 0 10-4 14 0 10 4 14 0c4 6 0 10-5 10H11c-6 0-9-5-5-10z"),
    fill("deep", box(8, 63, 80, 12, 6)),
    ...rimmed("pale", "deep", 3, "M24 58h44L50 72z"),
    fill("main", "M10 78h76c2 0 3 1 3 3 0 7-6 11-13 11H20c-7 0-13-4-13-11 0-2 1-3 3-3z"),
  ],
  /* A flat iron. */
  ironing: [
    line("deep", 9, "M36 44c0-18 8-24 20-24h18c8 0 11 5 12 24"),
    fill("main", "M6 76c2-24 18-36 44-36h34c4 0 6 2 6 5l3 31z"),
    fill("deep", box(2, 74, 92, 12, 4)),
    line("pale", 4, "M20 66c4-10 12-15 24-15"),
    ...rimmed("pale", "deep", 3.5, disc(70, 58, 9)),
    line("deep", 3, "M70 58l4-5"),
    line("deep", 4, "M10 50c-6-6 4-10-2-18M20 34c-6-6 4-10-2-18"),
  ],
};

export default SLOTHS;
