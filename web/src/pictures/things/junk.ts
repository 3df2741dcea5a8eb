/** What is left over. */
import { box, disc, fill, line, rimmed, turned } from "../shapes";
import type { Things } from "./loading.svelte";

const JUNK: Things = {
  /* An old boot. */
  junk: [
    fill("main", "M18 12l6 4 6-5 7 5 7-5 6 5 5-4v32c0 6 4 9 12 11 16 4 25 9 25 21v4H16V44z"),
    fill("deep", "M62 74c10-6 22-6 30 0v8H64z"),
    fill("pale", "M68 80l3-6 3 6zM77 80l3-7 3 7z"),
    ...turned(5, fill("deep", box(14, 79, 80, 11, 5))),
    fill("deep", box(12, 76, 28, 15, 4)),
    line("deep", 4, "M40 26h14M38 37h16M40 48h16"),
    line("deep", 3.5, "M54 26c8-4 12-2 16-10M54 37c8 2 10 4 18 0"),
    ...turned(-10, ...rimmed("pale", "deep", 3, box(12, 52, 17, 16, 3)), line("deep", 2.5, "M12 56l-3 1M12 63l-3 1M29 56l3-1M29 63l3-1")),
    fill("pale", disc(26, 30, 3)),
  ],
};

export default JUNK;
