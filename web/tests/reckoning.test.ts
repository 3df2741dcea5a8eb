import type { View } from "../src/generated/protocol";
import { expect, test } from "vitest";
import { readOption } from "../src/lib/options";
import { purposeOfAction } from "../src/lib/purposes";
import { canBecome, completeSets, groupsFor } from "../src/lib/reckoning";
import samples from "./samples/choices.json";

interface Sample {
  readonly view: View;
  readonly option: string;
  readonly good: readonly (readonly string[])[];
}

const all = samples as unknown as Sample[];

/** All sets of cards with which the client would let an action be sent. */
function found(sample: Sample): string[] {
  const purpose = purposeOfAction(sample.view, readOption(sample.option, "act"));
  if (!purpose) throw new Error(sample.option);
  const sets = completeSets(groupsFor(sample.view, purpose.kind), purpose, 10_000);
  return sets.map((set) => set.map((pick) => pick.text).sort().join(" ")).sort();
}

test("what the client takes for a good payment or stack is what the game takes for one", () => {
  const differing = all.filter((sample) => {
    const good = sample.good.map((texts) => [...texts].sort().join(" ")).sort();
    return JSON.stringify(found(sample)) !== JSON.stringify(good);
  });
  expect(differing.map((sample) => ({ option: sample.option, client: found(sample), game: sample.good }))).toEqual([]);
});

test("a card can be selected first exactly if some good choice holds it", () => {
  for (const sample of all) {
    const purpose = purposeOfAction(sample.view, readOption(sample.option, "act"));
    if (!purpose) throw new Error(sample.option);
    const groups = groupsFor(sample.view, purpose.kind);
    const named = new Set(sample.good.flat());
    for (const way of groups.flat()) {
      expect([sample.option, way.text, canBecome([way], groups, purpose)]).toEqual([sample.option, way.text, named.has(way.text)]);
    }
  }
});
