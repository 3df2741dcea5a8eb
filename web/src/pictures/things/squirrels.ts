/** Things of the squirrels' cards. */
import { box, disc, fill, line, moved, oval, rimmed, turned } from "../shapes";
import type { Things } from "./loading.svelte";

const MITTEN = "M24 66V28C24 14 33 5 45 5s21 9 21 23v10c4-8 13-12 20-6 6 6 3 13-2 18L66 66z";

const SQUIRRELS: Things = {
  /* A sack full of nuts. */
  stashing_vendor: [
    ...rimmed("pale", "deep", 3.5, disc(26, 30, 14), disc(70, 30, 14)),
    fill("deep", "M12 26c2-8 7-12 14-12s12 4 14 12c-9-5-19-5-28 0zM56 26c2-8 7-12 14-12s12 4 14 12c-9-5-19-5-28 0z"),
    ...rimmed("pale", "deep", 3.5, disc(48, 26, 16)),
    fill("deep", "M31 22C33 12 39 7 48 7s15 5 17 15c-10-6-24-6-34 0z"),
    line("deep", 4.5, "M48 8l2-7M26 15l-2-6M70 15l2-6"),
    fill("main", "M20 44C10 56 4 70 8 83c2 7 6 10 12 10h56c6 0 10-3 12-10 4-13-2-27-12-39z"),
    fill("deep", box(14, 39, 68, 12, 6)),
    fill("pale", "M37 72h22c0 8-4 13-11 17-7-4-11-9-11-17zM34 68c0-6 5-11 14-11s14 5 14 11z"),
    line("deep", 3, "M18 60c-2 4-3 7-3 11M78 60c2 4 3 7 3 11"),
  ],
  /* A chest with nothing but a cobweb in it. */
  empty_chest: [
    fill("main", "M10 40V28C10 12 26 6 48 6s38 6 38 22v12z"),
    fill("deep", "M18 40V30c0-11 12-15 30-15s30 4 30 15v10z"),
    fill("deep", box(8, 38, 80, 26, 2)),
    line("pale", 2.2, "M18 27l28 14M18 27l20 26M18 27l4 28M31 33c-1 5-4 8-11 8M40 38c-2 8-8 13-19 14"),
    fill("main", box(8, 58, 80, 33, 4)),
    fill("deep", box(18, 58, 8, 33, 0), box(70, 58, 8, 33, 0), box(6, 56, 84, 7, 3)),
    fill("pale", box(40, 58, 16, 18, 4)),
    fill("deep", disc(48, 65, 3.2), "M46.5 66h3l1.5 7h-6z"),
  ],
  /* A teddy that was loved much. */
  nostalgic_item: [
    fill("main", disc(25, 16, 12), disc(71, 16, 12), oval(20, 66, 9, 15, 30), oval(76, 66, 9, 15, -30)),
    fill("pale", disc(26, 17, 6), disc(70, 17, 6)),
    line("deep", 3, oval(20, 66, 9, 15, 30), oval(76, 66, 9, 15, -30)),
    fill("main", oval(48, 70, 24, 22)),
    fill("pale", oval(48, 70, 13, 13)),
    fill("main", oval(26, 86, 13, 9), oval(70, 86, 13, 9)),
    line("deep", 3, oval(26, 86, 13, 9), oval(70, 86, 13, 9)),
    fill("main", oval(48, 31, 28, 24)),
    line("deep", 3, "M24 44c12 14 36 14 48 0"),
    fill("pale", oval(48, 40, 12, 9)),
    fill("deep", disc(36, 28, 4), oval(48, 36, 5, 3.5)),
    line("deep", 3.5, "M56 24l7 8M63 24l-7 8"),
    line("deep", 2.5, "M48 40v3c-2 2-4 2-5 1M48 43c2 2 4 2 5 1"),
    line("main", 3, "M41 64h14M44 60v8M52 60v8"),
  ],
  /* An acorn with a leaf. */
  acorn: [
    fill("main", "M58 26c6-14 20-21 36-18 0 15-10 26-26 26-4 0-8-3-10-8z"),
    line("deep", 3, "M62 27c8-6 15-10 23-13M72 21l-1-7M77 18l7 4"),
    fill("main", "M16 46c0 24 11 38 29 47 18-9 29-23 29-47z"),
    fill("pale", "M25 54c1 12 5 20 12 27-10-4-16-14-15-27z"),
    fill("deep", "M9 47c0-16 15-26 36-26s36 10 36 26c0 4-3 6-6 6H15c-3 0-6-2-6-6z"),
    line("main", 3, "M20 37l10 10M35 28l18 18M55 27l13 13M70 36L59 47M54 27L35 46M35 28L19 43"),
    line("deep", 7, "M45 23c0-7 2-12 6-16"),
  ],
  /* An accordion, half open. */
  accordion: turned(
    -10,
    fill("main", "M22 26l7-8 6 8 7-8 6 8 6-8 7 8 6-8 7 8v44l-7 8-6-8-7 8-6-8-6 8-7-8-6 8-7-8z"),
    line("deep", 3, "M29 18v60M42 18v60M54 18v60M67 18v60"),
    line("pale", 3, "M35.5 26v44M48 26v44M60.5 26v44"),
    fill("deep", box(2, 18, 23, 60, 6), box(71, 18, 23, 60, 6)),
    fill("pale", box(7, 25, 10, 7, 1), box(7, 35, 10, 7, 1), box(7, 45, 10, 7, 1), box(7, 55, 10, 7, 1), box(7, 65, 10, 7, 1)),
    fill("pale", disc(79, 30, 3), disc(87, 30, 3), disc(79, 42, 3), disc(87, 42, 3), disc(79, 54, 3), disc(87, 54, 3), disc(79, 66, 3), disc(87, 66, 3)),
  ),
  /* A mitten with a snowflake. */
  winter_is_coming: turned(
    8,
    fill("main", MITTEN),
    ...moved(-3, -13, ...[0, 60, 120, 180, 240, 300].flatMap((angle) => turned(angle, line("pale", 3.5, "M48 48V29M42.5 33l5.5 6 5.5-6")))),
    ...rimmed("pale", "deep", 4, box(17, 64, 56, 26, 7)),
    line("deep", 4, "M31 68v18M45 68v18M59 68v18"),
  ),
};

export default SQUIRRELS;
