/** Things of the foxes' cards. */
import { box, disc, fill, line, oval, rimmed, star, turned, twins } from "../shapes";
import type { Things } from "./loading.svelte";

const PICKETS = [4, 23, 42, 61, 80].map((x) => `M${x} 94V62l6-9 6 9v32z`).join("");
const BUBBLE = "M18 6h32c9 0 14 5 14 14v8c0 9-5 14-14 14H34L20 54V42h-2C9 42 4 37 4 28v-8C4 11 9 6 18 6z";

const FOXES: Things = {
  /* Somebody behind a fence. */
  cunning_neighbour: [
    ...twins(
      fill("main", "M18 50C8 34 4 18 6 2c18 4 30 14 36 30z"),
      fill("pale", "M20 36C15 27 12 19 12 10c9 4 16 10 20 18z"),
    ),
    fill("main", "M48 22c22 0 34 14 34 34v22H14V56c0-20 12-34 34-34z"),
    ...twins(fill("pale", oval(33, 44, 8, 7)), fill("deep", disc(36, 45, 4.5)), line("deep", 4, "M24 36l13 2")),
    fill("deep", box(0, 64, 96, 7, 3), box(0, 80, 96, 7, 3)),
    ...rimmed("pale", "deep", 3.5, PICKETS),
  ],
  /* A cracker with confetti. */
  cheer: turned(
    36,
    line("deep", 4.5, "M36 36c-10-6 2-14-8-22M60 36c10-8-4-14 6-24"),
    fill("main", disc(18, 24, 5), disc(80, 26, 5), star(48, 12, 13), disc(38, 2, 3.5)),
    fill("deep", box(10, 36, 8, 8, 2), box(76, 8, 8, 8, 2), disc(54, 30, 4), disc(42, 28, 3.5), disc(22, 6, 4)),
    fill("main", "M27 46h42L52 98c-2 4-6 4-8 0z"),
    line("deep", 6, "M33 62l33-4M39 78l22-3"),
    fill("deep", oval(48, 46, 23, 8)),
    fill("pale", oval(48, 46, 16, 4)),
  ),
  /* A drum with lots to draw. */
  raffle: [
    line("deep", 6, "M28 88L44 48l16 40"),
    fill("deep", box(14, 84, 60, 9, 4.5)),
    ...rimmed("pale", "deep", 6, disc(44, 42, 36)),
    fill("main", disc(26, 58, 9), disc(62, 58, 9), disc(52, 30, 9)),
    fill("deep", disc(44, 64, 9), disc(32, 34, 8)),
    fill("pale", disc(26, 58, 3), disc(62, 58, 3), disc(52, 30, 3), disc(44, 64, 3), disc(32, 34, 3)),
    line("deep", 3, "M44 6c-28 16-28 56 0 72M44 6c28 16 28 56 0 72"),
    line("deep", 5, "M80 42h9V26"),
    fill("main", disc(89, 22, 6)),
  ],
  /* A box for gifts, and a coin. */
  charity: [
    fill("main", disc(48, 20, 17)),
    line("deep", 3.5, disc(48, 20, 17), "M48 11v12"),
    fill("main", box(12, 40, 72, 52, 5)),
    fill("deep", box(6, 31, 84, 14, 6)),
    fill("pale", box(28, 34, 40, 5, 2.5)),
    fill("pale", "M48 86C34 77 28 71 28 63c0-6 4-10 10-10 4 0 8 2 10 6 2-4 6-6 10-6 6 0 10 4 10 10 0 8-6 14-20 23z"),
  ],
  /* Cheese with a little flag. */
  tasters: [
    line("deep", 4, "M54 48V4"),
    fill("deep", "M54 4h30l-8 9 8 9H54z"),
    ...rimmed("pale", "deep", 4, "M5 58L62 32c17 1 27 12 29 26z"),
    fill("main", "M5 58h86v28c0 3-2 5-5 5H10c-3 0-5-2-5-5z"),
    fill("deep", disc(28, 74, 8), disc(52, 68, 5.5), disc(72, 78, 7), disc(50, 86, 3.5), disc(82, 65, 3.5)),
    fill("main", oval(44, 49, 6, 3.5), oval(70, 50, 6, 4)),
    line("deep", 4, "M54 44V30"),
  ],
  /* One says, and another. */
  rumours: [
    fill("main", BUBBLE),
    fill("pale", disc(20, 24, 4.5), disc(34, 24, 4.5), disc(48, 24, 4.5)),
    fill("deep", "M46 42h32c9 0 14 5 14 14v8c0 9-5 14-14 14h-2v14L62 78H46c-9 0-14-5-14-14v-8c0-9 5-14 14-14z"),
    line("pale", 4, "M44 56h36M44 65h22"),
  ],
};

export default FOXES;
