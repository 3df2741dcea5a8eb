/** Things of the chameleons' cards. */
import { box, disc, fill, line, moved, oval, rimmed, turned, twins, type Shape, type Tone } from "../shapes";
import type { Things } from "./loading.svelte";

function umbrella(tone: Tone, lines: Tone): readonly Shape[] {
  return [
    line("deep", 5, "M48 10v68c0 11 15 11 15 0"),
    fill(tone, "M14 54C14 30 28 15 48 15s34 15 34 39c-6-7-11-7-17 0-6-7-11-7-17 0-6-7-11-7-17 0-6-7-11-7-17 0z"),
    line(lines, 3, "M31 52c0-18 6-30 17-37 11 7 17 19 17 37"),
  ];
}

const CHAMELEONS: Things = {
  /* A till. */
  flexible_shopkeeper: [
    ...rimmed("pale", "deep", 3, box(20, 10, 22, 36, 2)),
    line("main", 3, "M26 19h10M26 27h10M26 35h6"),
    fill("deep", box(62, 30, 10, 14, 0), box(50, 8, 36, 26, 5)),
    fill("pale", box(56, 14, 24, 14, 2)),
    fill("main", disc(68, 21, 4.5), "M20 42h56c3 0 5 2 6 4l6 26H8l6-26c1-2 3-4 6-4z"),
    fill("pale", box(24, 49, 11, 7, 2.5), box(42, 49, 11, 7, 2.5), box(60, 49, 11, 7, 2.5), box(22, 61, 11, 7, 2.5), box(42, 61, 11, 7, 2.5), box(62, 61, 11, 7, 2.5)),
    fill("deep", box(4, 72, 88, 19, 5)),
    line("pale", 4, "M38 81h20"),
  ],
  /* A mirror. */
  reflection: [
    ...twins(line("deep", 6, "M16 40v22c0 10 8 14 32 14")),
    fill("deep", box(44, 74, 8, 12, 0), box(24, 83, 48, 10, 5)),
    fill("main", oval(48, 38, 30, 33), disc(48, 5, 5)),
    fill("deep", oval(48, 38, 24, 27)),
    fill("pale", oval(48, 38, 21, 24)),
    line("main", 5, "M36 42l18-20M38 52l24-27"),
    fill("deep", disc(16, 40, 5.5), disc(80, 40, 5.5)),
  ],
  /* A gramophone. */
  good_old_times: [
    fill("main", "M58 4C54 26 42 38 30 42c-9 4-12 14-10 26h12c-2-8 0-14 6-16 14-3 30-2 46 2z"),
    fill("deep", oval(71, 29, 11, 28, -27)),
    fill("main", oval(72, 28, 6, 20, -27)),
    line("deep", 3, "M54 22c0 12-1 20-3 28M42 34c2 6 2 11 0 16"),
    fill("deep", oval(40, 69, 30, 6), box(14, 72, 54, 18, 4), box(8, 86, 66, 7, 3)),
    line("main", 3.5, "M22 80h38"),
    line("deep", 4, "M68 80h12v-9"),
    fill("main", disc(80, 69, 4.5)),
  ],
  /* A voucher with a bow. */
  gift_voucher: turned(
    -9,
    ...rimmed("pale", "deep", 4, "M8 26h80c2 0 4 2 4 4v12a7 7 0 0 0 0 14v14c0 2-2 4-4 4H8c-2 0-4-2-4-4V56a7 7 0 0 0 0-14V30c0-2 2-4 4-4z"),
    fill("main", box(25, 26, 13, 48, 0)),
    line("deep", 3.5, "M52 44h26M52 54h18"),
    fill("main", "M31 32C20 12 6 14 7 24c1 8 14 12 24 8zM31 32c12-20 26-18 25-8-1 8-15 12-25 8zM30 32l-9 20 9-2 5 7 2-24z"),
    line("deep", 3, "M31 32C20 12 6 14 7 24c1 8 14 12 24 8zM31 32c12-20 26-18 25-8-1 8-15 12-25 8z"),
    fill("deep", disc(31.5, 31, 6)),
  ),
  /* Dark glasses. */
  trendsetting: turned(
    -8,
    ...twins(
      line("main", 7, "M8 36C4 34 2 30 3 22"),
      fill("deep", "M8 34h32c4 0 5 3 4 8-2 17-9 26-20 26S6 58 4 42c-1-5 0-8 4-8z"),
      line("main", 6, "M8 34h32c4 0 5 3 4 8-2 17-9 26-20 26S6 58 4 42c-1-5 0-8 4-8z"),
      line("pale", 4, "M14 44l8 14M25 43l5 8"),
    ),
    line("main", 7, "M44 40c2-4 6-4 8 0M10 33h76"),
  ),
  /* An umbrella, and once more. */
  seeing_doubles: [
    ...moved(-14, 6, ...umbrella("deep", "main")),
    ...moved(13, -6, ...umbrella("main", "deep")),
  ],
};

export default CHAMELEONS;
