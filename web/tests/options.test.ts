import type { PromptKey } from "../src/generated/protocol";
import { expect, test } from "vitest";
import { countsAs, plainName } from "../src/lib/cards";
import { readCard, readChosen, readOption, writeCard, writeOption } from "../src/lib/options";
import samples from "./samples/options.json";

const all = Object.entries(samples) as [PromptKey, string[]][];

test.each(all)("every option of %s is read and written again", (prompt, options) => {
  for (const option of options) expect(writeOption(readOption(option, prompt))).toBe(option);
});

test("there are thousands of them, of nearly every question", () => {
  expect(all.length).toBeGreaterThan(45);
  expect(all.flatMap(([, options]) => options).length).toBeGreaterThan(3000);
});

test("an option is read into its parts", () => {
  expect(readOption("buy spyglass+2", "act")).toEqual({ kind: "buy", card: "spyglass", slot: 2 });
  expect(readOption("buy acorn+bin", "act")).toEqual({ kind: "buy", card: "acorn", slot: "bin" });
  expect(readOption("play reflection=swift_broker", "act")).toMatchObject({ kind: "play", card: { name: "reflection", as: "swift_broker" } });
  expect(readOption("P2.3:acorn", "swap")).toMatchObject({ kind: "stall", seat: 1, stack: 3, card: { name: "acorn" } });
  expect(readOption("accordion-1", "stack")).toMatchObject({ kind: "card", from: "hand", adjust: -1 });
  expect(readOption("accordion+1", "take")).toEqual({ kind: "slot", card: "accordion", slot: 1 });
  expect(readOption("discard.3:spyglass", "discard_to_deck")).toMatchObject({ kind: "card", from: "discard", place: 3, card: { name: "spyglass" } });
  expect(readOption("discard.3:junk", "recover_junk")).toMatchObject({ kind: "card", from: "discard", place: 3 });
  expect(readOption("2", "recover_junk")).toEqual({ kind: "number", number: 2 });
  expect(readOption("discard:accordion+1", "stack")).toMatchObject({ from: "discard", place: 0, adjust: 1 });
  expect(readOption("P3", "player")).toEqual({ kind: "seat", seat: 2 });
  expect(readOption("coin", "pay")).toEqual({ kind: "coin" });
  expect(readOption("done", "help")).toEqual({ kind: "done" });
  expect(readOption("pause", "end_turn")).toEqual({ kind: "plain", verb: "pause" });
});

test("cards keep all their marks", () => {
  expect(readCard("reflection=market_discovery*#1")).toEqual({ name: "reflection", as: "market_discovery", spent: true, mark: 1 });
  expect(writeCard(readCard("acorn#12"))).toBe("acorn#12");
  expect(readChosen("discard:seeing_doubles=nostalgic_item#2+1")).toMatchObject({ from: "discard", adjust: 1 });
  expect(plainName("discard.12:seeing_doubles=nostalgic_item#2+1")).toBe("seeing_doubles");
  expect(countsAs("discard:seeing_doubles=nostalgic_item#2+1")).toBe("nostalgic_item");
  expect(plainName("seeing_doubles=nostalgic_item#2-1")).toBe("seeing_doubles");
});

test("what is no option is an error, not a guess", () => {
  expect(() => readOption("sell acorn", "act")).toThrow("sell acorn");
  expect(() => readOption("build now", "act")).toThrow();
  expect(() => readOption("P5", "player")).toThrow();
});

test.each<[string, PromptKey]>([["discard.3:spyglass", "may_recover"], ["discard.12:junk", "recover_junk"], ["discard.2:accordion-1", "stack"]])(
  "%s is read and written again",
  (text, prompt) => {
    expect(writeOption(readOption(text, prompt))).toBe(text);
  },
);
