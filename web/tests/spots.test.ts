/** Where the cards that can be pointed at lie. */
import type { PromptKey, View } from "../src/generated/protocol";
import type { OwnDecision } from "../src/lib/views";
import { expect, test } from "vitest";
import { cardAt, placeFromTop, spotsOf } from "../src/lib/spots";

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

/** A question about a discard pile, whose top card is the last one. */
function asked(pile: readonly string[], prompt: PromptKey, options: readonly string[]): [View, OwnDecision] {
  const decision = { prompt, options, chosen: [], card: null, seat: 0, number: 1 } as unknown as OwnDecision;
  const seats = view.seats.map((seat) => ({ ...seat, discard: pile }));
  return [{ ...view, seats, decision } as unknown as View, decision];
}

test("each of two equal cards of a discard pile stands for its own option", () => {
  const [table, decision] = asked(["spyglass", "junk", "spyglass"], "discard_to_deck", ["spyglass", "discard.3:spyglass", "junk"]);
  expect(spotsOf(table, decision, "spyglass")).toEqual(["discard/2"]);
  expect(spotsOf(table, decision, "discard.3:spyglass")).toEqual(["discard/0"]);
  expect(spotsOf(table, decision, "junk")).toEqual(["discard/1"]);
  expect(placeFromTop(table, "discard/0")).toBe(3);
});

test("neighbours in a discard pile stand for one option", () => {
  const pile = ["junk", "junk", "cookies", "junk", "junk"];
  const [table, decision] = asked(pile, "may_recover", ["junk", "discard.4:junk", "cookies", "done"]);
  expect(spotsOf(table, decision, "junk")).toEqual(["discard/3", "discard/4"]);
  expect(spotsOf(table, decision, "discard.4:junk")).toEqual(["discard/0", "discard/1"]);
});

test("junk that lies lower is chosen where it lies, how much of the topmost by a number", () => {
  const [table, decision] = asked(["junk", "cookies", "junk"], "recover_junk", ["0", "1", "2", "discard.3:junk"]);
  expect(spotsOf(table, decision, "discard.3:junk")).toEqual(["discard/0"]);
  expect(spotsOf(table, decision, "2")).toEqual(["listed/2"]);
});
