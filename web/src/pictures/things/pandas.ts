/** Things of the pandas' cards. */
import { box, disc, fill, line, oval, rimmed, star, turned, twins } from "../shapes";
import type { Things } from "./loading.svelte";

const STRIPE = "h16v15a8 8 0 0 1-16 0z";

const PANDAS: Things = {
  /* A locket with a paw on it. */
  loyal_partner: [
    ...twins(line("deep", 4, "M48 26C42 14 28 6 10 6")),
    line("deep", 4, disc(48, 26, 6)),
    fill("main", "M48 92C22 74 10 62 10 48c0-11 8-19 18-19 9 0 16 4 20 12 4-8 11-12 20-12 10 0 18 8 18 19 0 14-12 26-38 44z"),
    line("deep", 3.5, "M48 92C22 74 10 62 10 48c0-11 8-19 18-19 9 0 16 4 20 12 4-8 11-12 20-12 10 0 18 8 18 19 0 14-12 26-38 44z"),
    fill("pale", "M48 55c8 0 14 7 14 12 0 6-8 6-14 6s-14 0-14-6c0-5 6-12 14-12z"),
    fill("pale", oval(29, 53, 4.5, 6, -25), oval(41, 47, 4.5, 6), oval(55, 47, 4.5, 6), oval(67, 53, 4.5, 6, 25)),
  ],
  /* A parcel that is paid for. */
  prepaid_good: [
    fill("main", "M6 26l40 16v50L9 77c-2-1-3-2-3-4z"),
    fill("deep", "M86 26L46 42v50l37-15c2-1 3-2 3-4z"),
    ...rimmed("pale", "deep", 3, "M46 6l40 20-40 16L6 26z"),
    fill("main", "M22 18l40 18v13l7-3V33L29 14.500z"),
    ...rimmed("pale", "deep", 4, disc(72, 70, 20)),
    line("main", 7, "M62 71l7 7 13-15"),
  ],
  /* A basket with what one needs. */
  essential_purchase: [
    line("deep", 6, "M17 46C17 0 79 0 79 46"),
    fill("deep", box(54, 20, 15, 34, 5), box(58, 10, 7, 14, 2)),
    fill("main", box(54, 32, 15, 9, 0)),
    ...turned(-14, ...rimmed("pale", "deep", 3, box(26, 14, 15, 44, 7)), line("deep", 3, "M30 26l7 4M30 36l7 4")),
    fill("main", "M42 46c-6-10-4-18 2-24 6 6 8 14 4 24z"),
    fill("main", "M12 48h72l-8 40c-1 3-3 4-6 4H26c-3 0-5-1-6-4z"),
    line("deep", 3.5, "M15 62h66M18 76h60M32 54l3 36M48 54v36M64 54l-3 36"),
    fill("deep", box(6, 44, 84, 11, 5)),
  ],
  /* A stall, and something special on it. */
  market_discovery: [
    line("deep", 5, "M14 30v56M82 30v56"),
    fill("main", star(48, 57, 17, 5, 0.5)),
    line("deep", 3, star(48, 57, 17, 5, 0.5)),
    fill("main", box(8, 72, 80, 19, 4)),
    line("deep", 3, "M28 80v11M48 80v11M68 80v11"),
    fill("deep", box(3, 68, 90, 9, 4.5)),
    fill("main", `M8 14${STRIPE}`, `M40 14${STRIPE}`, `M72 14${STRIPE}`),
    ...rimmed("pale", "deep", 3, `M24 14${STRIPE}`, `M56 14${STRIPE}`),
    line("deep", 3, `M8 14${STRIPE}`, `M40 14${STRIPE}`, `M72 14${STRIPE}`),
    fill("deep", box(4, 7, 88, 10, 5)),
  ],
  /* A price tag with a star. */
  special_offer: turned(
    -28,
    line("deep", 3.5, "M20 48C10 48 2 40-4 44"),
    fill("main", "M10 44l22-24c2-2 4-3 7-3h48c4 0 6 2 6 6v50c0 4-2 6-6 6H39c-3 0-5-1-7-3L10 52c-2-3-2-5 0-8z"),
    line("deep", 3.5, "M36 25h49v46H36"),
    fill("pale", disc(24, 48, 6)),
    line("deep", 3.5, disc(24, 48, 6)),
    fill("pale", star(60, 49, 21)),
  ),
  /* All that is left, on a barrow. */
  stock_clearance: [
    ...turned(
      -8,
      line("deep", 6, "M14 6h12v74h58"),
      fill("main", box(34, 44, 46, 32, 3), box(38, 14, 34, 27, 3)),
      fill("pale", box(53, 44, 8, 14, 0), box(51, 14, 8, 11, 0)),
      line("deep", 3, "M66 68h8M60 34h6"),
    ),
    fill("deep", disc(34, 82, 12)),
    fill("pale", disc(34, 82, 5)),
  ],
};

export default PANDAS;
