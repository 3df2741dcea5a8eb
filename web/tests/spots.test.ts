/** Where the cards that can be pointed at lie. */
import { expect, test } from "vitest";
import type { View } from "../src/lib/protocol";
import { cardAt } from "../src/lib/spots";

const view = {
  viewer: 0,
  market: ["acorn", null, "cookies", "spyglass", "swank"],
  bin: ["junk", "raffle", "cheer"],
  aside: [],
  seats: [{ stall: [["acorn"], ["cookies", "cheer"]], hand: ["junk"], discard: ["swank", "raffle"], deck_top: [null] }],
} as unknown as View;

test("the top of the market's discard pile is its last card", () => {
  expect(cardAt(view, "bin")).toBe("cheer");
  expect(cardAt({ ...view, bin: [] }, "bin")).toBeNull();
});

test("a card of a stall is named by seat, stack and place", () => {
  expect(cardAt(view, "stall/0/2/1")).toBe("cheer");
});

test("an empty slot of the market has no card", () => {
  expect(cardAt(view, "market/1")).toBeNull();
  expect(cardAt(view, "market/4")).toBe("swank");
});
