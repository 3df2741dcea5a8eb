import type { Analysed, MistakeView, PromptKey, StandView, View } from "../src/generated/protocol";
import { describe, expect, it } from "vitest";
import { chanceLines, further, momentOf, standAfter, standAt, standsOf, Telling } from "../src/lib/analysis";
import type { AskedView } from "../src/lib/asking";
import { across, up, type Frame } from "../src/lib/graph";
import { speak } from "./catalogue";
import { OUTLINE } from "./outline";

const NAMES = ["Anna", "Ben"];
const STANDS: readonly StandView[] = [
  { turn: 0, step: 0, chances: [0.5, 0.5] },
  { turn: 1, step: 3, chances: [0.75, 0.25] },
  { turn: 2, step: 5, chances: [0, 1] },
];

function told(more: Partial<Analysed> = {}): Analysed {
  return { finished: false, done: 3, of: 9, thoughts: 6, seats: [0], sides: [[0], [1]], chances: STANDS, mistakes: [], ...more };
}

function viewOf(prompt: PromptKey, options: readonly string[], card: string | null = null): View {
  const seats = [{ next_stack: 3 }, {}];
  const decision = { prompt, card, options, chosen: [] };
  const view: AskedView = { viewer: 0, active: 0, decision, seats, prices: [4, 5], bin_price: null, offered: [], teams: [] };
  return view as View;
}

const ACTED: MistakeView = {
  turn: 4, step: 6, number: 0, seat: 0, differs: 0, loss: 0.162, chance: 0.334, best: 0.496,
  chosen: ["build", "acorn"],
  better: ["buy cookies+1", "junk"],
  view: viewOf("act", ["build", "buy cookies+1", "inventory"]),
};
const ANSWERED: MistakeView = {
  ...ACTED, seat: 1, chance: 0.1, best: 0.105, differs: 1,
  chosen: ["play acorn", "spyglass"],
  better: ["play acorn", "cookies"],
  view: viewOf("throw_away", ["spyglass", "cookies"], "acorn"),
};

describe("what is known of an analysis", () => {
  it("never goes back, whatever another server has made so far", () => {
    const [little, much, all] = [told({ done: 2 }), told({ done: 5 }), told({ done: 9, finished: true })];
    expect(further(null, little)).toBe(little);
    expect(further(little, much)).toBe(much);
    expect(further(much, little)).toBe(much);
    expect(further(much, told({ done: 0, of: 0 }))).toBe(much);
    expect(further(much, all)).toBe(all);
    expect(further(all, much)).toBe(all);
  });

  it("has one stand for each turn, the last of several", () => {
    const twice = [{ turn: 0, step: 0, chances: [0.4, 0.6] }, ...STANDS];
    expect(standsOf(told({ chances: twice }))).toEqual(STANDS);
  });
});

describe("turns and steps", () => {
  it("know how it stood at a step, and after a turn", () => {
    expect([0, 2, 3, 4, 5].map((step) => standAt(STANDS, step)?.turn)).toEqual([0, 0, 1, 1, 2]);
    expect([0, 1, 2, 7].map((turn) => standAfter(STANDS, turn)?.step)).toEqual([0, 3, 5, 5]);
    expect(standAfter(STANDS.filter(({ turn }) => turn !== 1), 1)?.turn).toBe(0);
    expect(standAt([], 3)).toBeUndefined();
  });

  it("mark where the present step is, also within a turn", () => {
    expect([0, 1.5, 3, 4, 5].map((step) => momentOf(OUTLINE, step))).toEqual([0, 0.5, 1, 1.5, 2]);
  });
});

describe("the graph of chances", () => {
  const frame: Frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

  it("goes through how it stood after each turn, a line for each side", () => {
    const [anna, ben] = chanceLines(STANDS, 2, 2, frame);
    expect(anna?.path).toBe("M10 60L110 35L210 110");
    expect(ben?.path).toBe("M10 60L110 85L210 10");
    expect(anna?.marks).toEqual([{ x: 10, y: 60 }, { x: 110, y: 35 }, { x: 210, y: 110 }]);
    expect([across(frame, 2, 2), up(frame, 1, 1)]).toEqual([210, 10]);
  });

  it("grows while it is made, and keeps the room for what is to come", () => {
    expect(chanceLines(STANDS.slice(0, 2), 2, 4, frame).map((line) => line.path)).toEqual(["M10 60L60 35", "M10 60L60 85"]);
    expect(chanceLines([], 2, 4, frame).map((line) => line.path)).toEqual(["", ""]);
  });

  it("has fewer marks than turns where they would touch", () => {
    const long = Array.from({ length: 41 }, (_, turn) => ({ turn, step: turn, chances: [0.5, 0.5] }));
    const [line] = chanceLines(long, 2, 40, frame);
    const gaps = (line?.marks ?? []).slice(1).map(({ x }, at) => x - (line?.marks[at]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(22);
  });
});

describe("in words", () => {
  it("says what was done, what was better, and by how much, as the sentences beside it do", () => {
    const said = new Telling(speak("en"), NAMES).mistake(ACTED);
    expect(said).toMatchObject({ title: "Turn 4: Anna", lost: "17 percentage points lost", question: "" });
    expect(said.chosen).toBe("Chosen, 33\u00A0%: Build stack 3");
    expect(said.better).toBe("Better, 50\u00A0%: Buy Cookies for 5");
  });

  it("puts the question where the answers alone do not make it clear", () => {
    const said = new Telling(speak("en"), NAMES).mistake(ANSWERED);
    expect(said.title).toBe("Turn 4: Ben");
    expect(said.lost).toBe("1 percentage point lost");
    expect(said.question).toBe("Acorn: which card do you throw away?");
    expect([said.chosen, said.better]).toEqual(["Chosen, 10\u00A0%: Spyglass", "Better, 11\u00A0%: Cookies"]);
  });

  it("speaks every language, with the Company's name where it begins a line", () => {
    expect(new Telling(speak("fr"), NAMES).mistake(ACTED).better).toBe("Mieux, 50\u00A0%\u00A0: Acheter «\u00A0Biscuits\u00A0» pour 5");
    const polish = new Telling(speak("pl"), NAMES);
    expect(polish.stand(STANDS[1] as StandView, [[0], [1]])).toBe("Po turze 1: Anna 75\u00A0% i Ben 25\u00A0%");
    const english = speak("en");
    const telling = new Telling(english, [...NAMES, english.text("company-name")]);
    expect([telling.side([0, 1]), telling.side([2])]).toEqual(["Anna and Ben", "The Company"]);
    expect(telling.stand(STANDS[0] as StandView, [[0, 1], [2]])).toBe("At the beginning: Anna and Ben 50\u00A0% and the Company 50\u00A0%");
  });
});
