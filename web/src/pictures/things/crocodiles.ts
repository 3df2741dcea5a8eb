/** Things of the crocodiles' cards. */
import { box, disc, fill, line, rimmed, star, turned, twins } from "../shapes";
import type { Things } from "./loading.svelte";

const CROCODILES: Things = {
  /* A hat, an eyeglass and a moustache. */
  little_villain: [
    fill("deep", "M29 8c12-3 26-3 38 0l3 36H26z", box(8, 38, 80, 11, 5.5)),
    fill("main", "M27.5 29h41l1 9h-43z"),
    line("main", 3, "M72 62c6 8 8 18 2 28"),
    ...rimmed("pale", "main", 5, disc(64, 58, 9)),
    fill("deep", disc(64, 58, 3.5)),
    ...twins(fill("deep", "M48 72c-6-8-22-8-26 3-2 6-9 6-12-1-3 13 6 20 18 20 10 0 17-6 20-14z")),
  ],
  /* A pistol with a cork. */
  scary_gunfight: [
    line("deep", 3, "M87 38c2 16-14 18-17 2"),
    ...rimmed("pale", "deep", 3.5, "M78 18l16-3v24l-16-3z"),
    fill("main", "M7 88c-6-4-5-11-1-18l16-30c4-8 10-12 20-12h22v18h-9c-6 0-9 4-12 10L29 82c-4 9-15 11-22 6z"),
    line("deep", 5, "M45 52c-2 13 13 16 18 4l2-8"),
    fill("deep", "M26 24c0-4 2-6 6-6h40c0-4 8-4 8 0v18c0 4-8 4-8 0h-6c0 4-2 6-6 6H32c-4 0-6-2-6-6z"),
    fill("deep", "M22 40c-4-12-4-20 4-28 6-1 9 4 6 8-3 5-2 8 0 14z"),
    line("main", 3.5, "M38 28h26"),
    line("pale", 4, "M13 78l10-19"),
  ],
  /* A lantern with the moon in it. */
  night_shift: [
    line("deep", 5, "M34 22C30 0 66 0 62 22"),
    fill("deep", "M22 32l18-14h16l18 14z"),
    ...rimmed("pale", "deep", 4, box(26, 32, 44, 46, 4)),
    fill("main", "M54 38a18 18 0 1 0 9 27c-6 2-12 1-16-3-7-7-4-19 7-24z"),
    fill("main", star(60, 48, 6, 4, 0.4)),
    fill("deep", box(20, 28, 56, 8, 4), box(20, 74, 56, 8, 4), box(14, 82, 68, 11, 4)),
  ],
  /* A boxing glove. */
  ruthless_competition: turned(
    14,
    fill("main", "M28 68c-6-10-8-22-8-34C20 14 34 3 56 3s34 12 34 32c0 13-7 22-10 33z"),
    fill("main", "M40 28C28 22 8 22 6 38c-2 12 8 22 22 24 12 1 18-6 18-14 0-6 4-8 10-8"),
    line("deep", 4, "M40 28C28 22 8 22 6 38c-2 12 8 22 22 24 12 1 18-6 18-14 0-6 4-8 10-8"),
    line("pale", 5, "M66 14c7 2 11 8 12 15"),
    fill("deep", box(26, 64, 56, 28, 7)),
    line("pale", 4.5, "M36 74h36M36 82h36"),
  ),
  /* A note that came with a dagger. */
  nasty_threat: [
    ...turned(
      -7,
      ...rimmed("pale", "deep", 4, "M10 30h76v48l-14 14H10z"),
      fill("main", "M86 78H72v14z"),
      line("main", 5, "M22 80l7-9 7 9 7-9 7 9 7-9 7 9"),
      line("deep", 4, "M21 44h14M21 55h12M64 44h12M66 55h10"),
    ),
    ...turned(
      10,
      fill("main", box(43, -2, 11, 24, 4)),
      fill("deep", box(31, 19, 35, 9, 4.5), disc(48.5, -1, 6)),
      fill("deep", "M40 27h17v25l-8.5 14L40 52z"),
      line("pale", 3, "M48.5 30v24"),
    ),
  ],
  /* A box in the sea. */
  lost_shipments: [
    ...turned(
      -14,
      fill("main", box(18, 2, 62, 70, 4)),
      line("deep", 5, box(20.5, 4.5, 57, 65, 3)),
      line("deep", 3, "M22 16h54"),
      line("pale", 5, "M37 52V26M28 35l9-9 9 9M61 52V26M52 35l9-9 9 9"),
    ),
    fill("deep", "M0 62c8-8 16-8 24 0s16 8 24 0 16-8 24 0 16 8 24 0v22c0 5-3 8-8 8H8c-5 0-8-3-8-8z"),
    line("main", 4, "M6 74c7-6 13-6 20 0s14 6 22 0 14-6 21 0 13 6 21 0"),
    line("pale", 3.5, "M20 84c5-4 9-4 14 0M58 84c5-4 9-4 14 0"),
  ],
};

export default CROCODILES;
