import type { Clash, Decision, SeatView, View, Way } from "../src/generated/protocol";
import { ownDecision } from "../src/lib/views";
import { beforeEach, describe, expect, test } from "vitest";
import { Selection, type Offer } from "../src/lib/selection.svelte";
import { spotsOf } from "../src/lib/spots";
import samples from "./samples/views.json";

const views = samples as unknown as View[];

function sample(prompt: string): View {
  const found = views.find((view) => view.decision?.prompt === prompt);
  if (!found) throw new Error(prompt);
  return found;
}

/** A view in which this hand is asked this. */
function asked(decision: Partial<Decision>, own: Partial<SeatView>, more: Partial<View> = {}): View {
  const base = sample("act");
  const viewer = base.viewer ?? 0;
  const hand = own.hand ?? [];
  const values = own.values ?? hand.map(() => 1);
  const forms = own.forms ?? hand.map((text, place) => [[text, values[place] ?? 1] as const]);
  const seat = { ...base.seats[viewer], discard: [], ...own, hand, values, forms } as SeatView;
  const seats = base.seats.map((other, number) => (number === viewer ? seat : other));
  return { ...base, ...more, seats, decision: { seat: viewer, card: null, chosen: [], number: 1, ...decision } };
}

/** Ways as the server lists them: the card, what it counts, its zone and places. */
function ways(...rows: [card: string, worth: number, zone: Way["zone"], ...places: number[]][]): Way[] {
  return rows.map(([card, worth, zone, ...places]) => ({ card, worth, zone, places }));
}

const UNNEEDED: Clash = { why: "unneeded", ways: [] };
const UNFIT: Clash = { why: "unfit", ways: [] };

let selection: Selection;

function offer(option: string): Offer | undefined {
  return selection.offers.find((found) => found.option === option);
}

beforeEach(() => {
  selection = new Selection();
});

describe("an action", () => {
  const market = { market: ["acorn", "cookies", null, null, "glue"], prices: [4, 3, null, null, 9] };
  const options = ["buy acorn+0", "buy cookies+1", "play swift_broker", "build", "inventory"];
  beforeEach(() => {
    const own = { hand: ["swift_broker", "junk", "junk", "spyglass"], values: [1, 1, 1, 3], next_stack: 3 };
    const selections = { "buy acorn+0": [[1, 2], [0, 2]], "buy cookies+1": [[0, 1, 1], [2]], build: [[2]] };
    const tooMuch = { why: "too-much", ways: [0, 2] } as const;
    const clashes = { "buy acorn+0": [UNNEEDED], "buy cookies+1": [UNNEEDED], build: [{ why: "junk", ways: [1] } as const, tooMuch, UNFIT] };
    const named = ways(["swift_broker", 1, "hand", 0], ["junk", 1, "hand", 1, 2], ["spyglass", 3, "hand", 3]);
    const impossible = { "buy glue+4": "too-dear" } as const;
    selection.show(asked({ prompt: "act", options, ways: named, selections, clashes, impossible }, own, market), 1);
  });

  test("a card offers everything that it can do", () => {
    selection.toggle("hand/0");
    expect(offer("play swift_broker")?.answer).toEqual({ choice: "play swift_broker", run: false });
    expect(offer("inventory")?.answer).toEqual({ choice: ["inventory", "swift_broker"], run: false });
    expect(offer("buy acorn+0")).toMatchObject({ state: "more", sum: { total: 1, need: 4, missing: 3 } });
    selection.toggle("hand/3");
    expect(offer("play swift_broker")?.state).toBe("no");
    expect(offer("buy acorn+0")?.answer?.choice).toEqual(["buy acorn+0", "swift_broker", "spyglass"]);
    expect(offer("buy cookies+1")).toMatchObject({ state: "no", why: "unneeded" });
    expect(offer("build")).toMatchObject({ state: "no", why: "too-much" });
  });

  test("a card of the market is bought with cards in the order of selecting, with a running total", () => {
    selection.toggle("market/0");
    expect(selection.sum).toEqual({ count: 0, total: 0, need: 4, missing: 4 });
    expect(selection.ready).toBeNull();
    selection.toggle("hand/1");
    expect(selection.sum).toMatchObject({ total: 1, missing: 3 });
    selection.toggle("hand/3");
    expect(selection.ready).toEqual({ choice: ["buy acorn+0", "junk", "spyglass"], run: false });
    expect([selection.placeOf("hand/1"), selection.placeOf("hand/3"), selection.placeOf("hand/0")]).toEqual([1, 2, 0]);
    expect(selection.ordered).toBe(true);
  });

  test("a card that is not needed any more is grey, and says why", () => {
    selection.toggle("market/1");
    selection.toggle("hand/3");
    expect(selection.ready?.choice).toEqual(["buy cookies+1", "spyglass"]);
    expect(selection.verdict("hand/1")).toEqual({ can: false, why: "unneeded" });
    expect(selection.verdict("hand/3").can).toBe(true);
    selection.toggle("hand/3");
    expect(selection.verdict("hand/1").can).toBe(true);
  });

  test("cards selected before the market card stay selected if they fit", () => {
    selection.toggle("hand/3");
    selection.toggle("market/0");
    expect(selection.marks.map((mark) => mark.text)).toEqual(["spyglass"]);
    selection.toggle("hand/0");
    expect(selection.ready?.choice).toEqual(["buy acorn+0", "spyglass", "swift_broker"]);
  });

  test("where one choice of cards is possible it is made", () => {
    selection.choose("build");
    expect(selection.ready?.choice).toEqual(["build", "spyglass"]);
  });

  test("a slot that cannot be paid for says so", () => {
    expect(selection.verdict("market/4")).toEqual({ can: false, why: "too-dear" });
    expect(selection.verdict("market/0").can).toBe(true);
  });

  test("a suggestion wastes little", () => {
    selection.choose("buy acorn+0");
    expect(selection.suggest()).toBe(true);
    expect(selection.ready?.choice).toEqual(["buy acorn+0", "junk", "spyglass"]);
  });

  test("going back lets go of the cards, then of the action", () => {
    selection.toggle("market/0");
    selection.toggle("hand/3");
    expect([selection.back(), selection.marks.length, selection.chosen]).toEqual([true, 0, "buy acorn+0"]);
    expect([selection.back(), selection.chosen, selection.back()]).toEqual([true, null, false]);
  });

  test("the same question again keeps what was selected, another one does not", () => {
    selection.toggle("hand/3");
    const view = selection.view;
    selection.show(view, 1);
    expect(selection.marks.length).toBe(1);
    selection.show(view, 2);
    expect(selection.marks.length).toBe(0);
  });

  test("after a refusal it goes step by step", () => {
    selection.toggle("market/0");
    selection.refused();
    expect(offer("buy acorn+0")?.answer).toEqual({ choice: "buy acorn+0", run: false });
  });
});

test("of a card with several ways one is selected, and can be changed", () => {
  const options = ["accordion", "accordion+1", "accordion-1", "acorn"];
  const own = { hand: ["accordion", "junk", "acorn"], values: [5, 1, 4] };
  const named = ways(["accordion", 5, "hand", 0], ["junk", 1, "hand", 1], ["acorn", 4, "hand", 2], ["accordion+1", 6, "hand", 0]);
  const told = { ways: named, selections: { stack: [[3]] }, missing: 6 };
  selection.show(asked({ prompt: "stack", options, need: 6, worth: [5, 6, 4, 4], ...told }, own), 3);
  expect(selection.waysOf("hand/0").map((way) => way.text)).toEqual(["accordion+1"]);
  selection.toggle("hand/0");
  expect(selection.ready).toEqual({ choice: ["accordion+1"], run: false });
  expect(selection.verdict("hand/1")).toMatchObject({ can: false });
});

test("cards that go into no selection together are refused with the word of the server", () => {
  const own = { hand: ["acorn", "junk", "swift_broker", "stashing_vendor"], values: [4, 1, 1, 1] };
  const named = ways(["acorn", 4, "hand", 0], ["junk", 1, "hand", 1], ["swift_broker", 1, "hand", 2], ["stashing_vendor", 1, "hand", 3]);
  const clashes = { stack: [{ why: "junk", ways: [1] }, { why: "mixed", ways: [0, 2] }, UNFIT] } as const;
  selection.show(asked({ prompt: "stack", options: ["acorn"], need: 5, missing: 5, ways: named, selections: { stack: [[0, 3]] }, clashes }, own), 3);
  expect(selection.verdict("hand/2")).toEqual({ can: false, why: "unfit" });
  selection.toggle("hand/0");
  expect(selection.offers[0]).toMatchObject({ state: "more", why: "short", sum: { total: 4, missing: 1 } });
  expect([1, 2, 3].map((place) => selection.verdict(`hand/${place}`).why)).toEqual(["junk", "mixed", null]);
});

test("where there are too many selections cards are asked one by one", () => {
  const own = { hand: ["acorn", "junk"], values: [4, 1] };
  selection.show(asked({ prompt: "act", options: ["buy cookies+0", "inventory"], stepwise: true }, own), 1);
  selection.choose("buy cookies+0");
  expect(selection.ready).toEqual({ choice: "buy cookies+0", run: false });
  selection.show(asked({ prompt: "pay", options: ["acorn", "junk"], stepwise: true, need: 4, missing: 4, worth: [4, 1] }, own), 2);
  expect(selection.mode).toBe("one");
  selection.toggle("hand/1");
  expect(selection.ready).toEqual({ choice: "junk", run: false });
});

test("an order is sent up to where the rest follows by itself", () => {
  const own = { hand: ["cookies"] };
  const chosen = ["swift_broker", "junk", "junk", "acorn"];
  selection.show(asked({ prompt: "order", options: ["swift_broker", "junk", "acorn"], chosen }, own), 4);
  expect(selection.mode).toBe("order");
  expect(selection.lineUp).toEqual(["chosen/0", "chosen/1", "chosen/2", "chosen/3"]);
  selection.toggle("chosen/3");
  selection.toggle("chosen/0");
  expect(selection.ready).toEqual({ choice: ["acorn", "swift_broker"], run: true });
  selection.toggle("chosen/0");
  selection.toggle("chosen/1");
  expect(selection.ready).toEqual({ choice: ["acorn", "junk", "swift_broker"], run: true });
});

test("one option of a place with several is ready when it is said which", () => {
  const options = ["reflection=acorn", "reflection=cookies", "done"];
  const own = { hand: ["reflection", "junk"], forms: [[["reflection=acorn", 4], ["reflection=cookies", 2]], [["junk", 1]]] } as const;
  selection.show(asked({ prompt: "show", options }, own), 5);
  selection.toggle("hand/0");
  expect(selection.ready).toBeNull();
  expect(selection.offers.map((found) => found.option)).toEqual(["reflection=acorn", "reflection=cookies", "done"]);
  selection.toggle("hand/0", "reflection=cookies");
  expect(selection.ready).toEqual({ choice: "reflection=cookies", run: false });
  expect(selection.verdict("hand/1")).toEqual({ can: false, why: "not-now" });
});

test("what has one answer is ready", () => {
  selection.show(asked({ prompt: "end_turn", options: ["end"] }, { hand: ["junk"] }), 6);
  expect(selection.ready).toEqual({ choice: "end", run: false });
});

test("whoever is not asked selects nothing", () => {
  selection.show(sample("act"), null);
  expect([selection.mode, selection.verdict("hand/0").why]).toEqual(["idle", "not-asked"]);
  selection.toggle("hand/0");
  expect(selection.marks).toEqual([]);
});

test.each(views.map((view) => [view.decision?.prompt ?? "", view] as const))("every option of %s is somewhere, and can be chosen there", (_, view) => {
  const decision = ownDecision(view);
  if (!decision) throw new Error("not asked");
  for (const option of decision.options) {
    selection.show(view, null);
    selection.show(view, 1);
    if (selection.mode === "order" || selection.purpose) selection.refused();
    const [spot = ""] = spotsOf(view, decision, option);
    expect(selection.optionsAt(spot)).toContain(option);
    if (selection.mode !== "one") continue;
    selection.toggle(spot, option);
    expect(selection.ready).toEqual({ choice: option, run: false });
  }
});

const naming = views.filter((view) => Object.keys(view.decision?.selections ?? {}).length);

test.each(naming.map((view) => [view.decision?.prompt ?? "", view] as const))("every selection that %s names can be marked, card by card", (prompt, view) => {
  for (const [key, sets] of Object.entries(view.decision?.selections ?? {})) {
    for (const set of sets.slice(0, 20)) {
      selection.show(view, null);
      selection.show(view, 1);
      if (selection.mode === "act") selection.choose(key);
      if (!selection.purpose) continue; // an order, or gifts
      selection.marks = [];
      for (const way of set) {
        const free = selection.purpose.groups.flat().find((pick) => pick.way === way && !selection.placeOf(pick.spot));
        expect(selection.verdict(free?.spot ?? "").can).toBe(true);
        selection.toggle(free?.spot ?? "", free?.text);
      }
      expect([prompt, selection.marks.length, selection.offers.find((found) => found.option === (key === prompt ? "" : key))?.state]).toEqual([prompt, set.length, "ready"]);
    }
  }
});

describe("a stack with cards of the discard pile", () => {
  const hand = { hand: ["nostalgic_item"], values: [3], next_stack: 4 };
  const build = { prompt: "act", options: ["build", "inventory"] } as const;

  test("equal cards that do not lie next to each other are named by their places", () => {
    const named = ways(["nostalgic_item", 3, "hand", 0], ["junk", 1, "discard", 0], ["junk", 1, "discard", 2]);
    const told = { ...build, ways: named, selections: { build: [[0, 1], [0, 2]] } };
    selection.show(asked(told, { ...hand, discard: ["junk", "cookies", "junk"] }), 1);
    selection.choose("build");
    selection.toggle("hand/0");
    selection.toggle("discard/0");
    expect(selection.ready?.choice).toEqual(["build", "nostalgic_item", "discard.3:junk"]);
  });

  test("neighbours need no place", () => {
    const named = ways(["nostalgic_item", 3, "hand", 0], ["junk", 1, "discard", 1, 2]);
    selection.show(asked({ ...build, ways: named, selections: { build: [[0, 1]] } }, { ...hand, discard: ["cookies", "junk", "junk"] }), 1);
    selection.choose("build");
    expect(selection.ready?.choice).toEqual(["build", "nostalgic_item", "discard:junk"]);
  });

  test("what was chosen before cannot be chosen again, and counts along", () => {
    const options = ["discard:junk", "discard.5:junk"];
    const items = { hand: ["nostalgic_item", "nostalgic_item"], values: [3, 3], next_stack: 8, discard: ["junk", "spyglass", "junk", "cookies", "junk"] };
    const chosen = ["nostalgic_item", "nostalgic_item", "discard:junk"];
    const told = { ways: ways(["junk", 1, "discard", 0], ["junk", 1, "discard", 2]), selections: { stack: [[0], [1]] }, missing: 1 };
    selection.show(asked({ prompt: "stack", options, chosen, need: 8, ...told }, items), 1);
    expect([selection.verdict("discard/4").can, selection.verdict("hand/0").can]).toEqual([false, false]);
    expect(selection.sum).toEqual({ count: 0, total: 7, need: 8, missing: 1 });
    selection.toggle("discard/2");
    expect(selection.ready?.choice).toEqual(["discard.3:junk"]);
  });
});

test("one of equal cards of the discard pile is answered by the option of its place", () => {
  const options = ["spyglass", "discard.3:spyglass", "junk"];
  selection.show(asked({ prompt: "discard_to_deck", options }, { hand: ["junk"], discard: ["spyglass", "junk", "spyglass"] }), 1);
  selection.toggle("discard/0");
  expect(selection.ready?.choice).toBe("discard.3:spyglass");
  selection.toggle("discard/2");
  expect(selection.ready?.choice).toBe("spyglass");
});

test("the market is laid out as it can buy, with empty slots behind the cards", () => {
  const market = { market: ["spyglass", null, "glue", null, null] };
  const named = ways(["spyglass", 4, "market", 0], ["glue", 5, "market", 2], ["done", 0, "empty", 1, 3, 4]);
  const selections = { arrange: [[1, 0, 2, 2, 2], [1, 2, 0, 2, 2]] };
  selection.show(asked({ prompt: "arrange", options: ["glue"], ways: named, selections, pays: [5, 5] }, { hand: ["junk"] }, market), 1);
  expect(selection.lineUp).toEqual(["market/0", "market/2", "empty/0", "empty/1", "empty/2"]);
  expect(selection.ready).toBeNull(); // as it lies nothing could be bought
  expect(selection.verdict("market/0")).toEqual({ can: false, why: "unfit" });
  selection.toggle("market/2");
  expect(selection.ready?.choice).toEqual(["glue", "spyglass", "done", "done", "done"]);
  selection.toggle("empty/2");
  expect(selection.ready?.choice).toEqual(["glue", "done", "spyglass", "done", "done"]);
});
