// @vitest-environment node
/** The client says what Python says, byte by byte: ANIMALFOLK_GOLDEN names the file with all of it, else it is a sample. */
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { Asking, type AskedView } from "../src/lib/asking";
import { Ending, type EndedView } from "../src/lib/ending";
import { folded, matches } from "../src/lib/grammar";
import { Reference } from "../src/lib/reference";
import { refused, undoReason, type Refusal, type Undo } from "../src/lib/refusing";
import { allNames, Story } from "../src/lib/story";
import type { Notice } from "../src/generated/protocol";
import { logOf, type Seen } from "../src/lib/telling";
import type { Values } from "../src/lib/words.svelte";
import { speak } from "./catalogue";

interface Inputs {
  cards: string[];
  decks: string[];
  lists: string[][];
  figures: string[];
  stories: { names: string[]; company: boolean; reader: number | null; events: Seen[] }[];
  questions: { names: string[]; company: boolean; view: AskedView; events: Seen[]; answer: string[] }[];
  refusals: Refusal[];
  hints: Refusal[];
  undos: Undo[];
  endings: { names: string[]; company: boolean; view: EndedView; over: boolean; feed: (Seen | Notice)[]; log: Seen[] }[];
  wanted: string[];
  folded: [string, string, boolean][];
}

interface Texts {
  messages: [string, string, Values, string][];
  cards: [string, string][];
  decks: string[][];
  lists: string[];
  figures: string[];
  stories: [string[], number][];
  questions: [string, string[], string][];
  refusals: string[];
  hints: string[];
  undos: string[];
  endings: [string[], string[]][];
  rules: { groups: unknown[]; decks: unknown[]; found: string[][] } | null;
}

vi.stubGlobal("document", { documentElement: { lang: "" } }); // all of a page that words touch

const file = process.env.ANIMALFOLK_GOLDEN ?? `${import.meta.dirname}/sample.json`;
const golden = JSON.parse(readFileSync(file, "utf-8")) as { inputs: Inputs; texts: Record<string, Texts> };
const { inputs } = golden;

/** What is said to each input, beside what Python says to it, where the two differ. */
function differing<Input>(all: readonly Input[], said: readonly unknown[], say: (input: Input) => unknown): unknown[] {
  expect(said.length).toBe(all.length);
  const pairs = all.map((input, at) => ({ at, ours: say(input), python: said[at] }));
  return pairs.filter(({ ours, python }) => JSON.stringify(ours) !== JSON.stringify(python)).slice(0, 3);
}

describe.each(Object.entries(golden.texts))("in %s", (language, said) => {
  const words = () => speak(language);

  it("says every form of every message", () => {
    const spoken = speak(language, ["game", "rules"]);
    const all = said.messages.map((row) => row[3]);
    expect(differing(said.messages, all, ([key, attribute, values]) => spoken.text(key, values, attribute))).toEqual([]);
  });

  it("names cards, decks, lists and figures", () => {
    const spoken = words();
    expect(differing(inputs.cards, said.cards, (name) => [spoken.card(name), spoken.cardText(name)])).toEqual([]);
    const deck = (name: string) => [spoken.deck(name), spoken.deck(name, "short"), spoken.deck(name, "line")];
    expect(differing(inputs.decks, said.decks, deck)).toEqual([]);
    expect(differing(inputs.lists, said.lists, (names) => spoken.cards(names))).toEqual([]);
    expect(differing(inputs.figures, said.figures, (figure) => spoken.figure(figure))).toEqual([]);
  });

  it("tells whole games", () => {
    const spoken = words();
    const tell = ({ names, company, reader, events }: Inputs["stories"][number]) => {
      const { lines, used } = new Story(spoken, allNames(spoken, names, company), reader).lines(events);
      return [lines.map((line) => line.text), used];
    };
    expect(differing(inputs.stories, said.stories, tell)).toEqual([]);
  });

  it("puts every question and every option", () => {
    const spoken = words();
    const ask = ({ names, company, view, events, answer }: Inputs["questions"][number]) => {
      const asking = new Asking(spoken, allNames(spoken, names, company));
      return [asking.question(view, { events }), view.decision.options.map((option) => asking.option(option, view)), asking.answer(answer, view)];
    };
    expect(differing(inputs.questions, said.questions, ask)).toEqual([]);
  });

  it("says why something is refused", () => {
    const spoken = words();
    expect(differing(inputs.refusals, said.refusals, (refusal) => refused(spoken, refusal))).toEqual([]);
    expect(differing(inputs.hints, said.hints, (refusal) => refused(spoken, refusal))).toEqual([]);
    expect(differing(inputs.undos, said.undos, (undo) => undoReason(spoken, undo))).toEqual([]);
  });

  it("says how games ended", () => {
    const spoken = words();
    const end = ({ names, company, view }: Inputs["endings"][number]) => {
      const ending = new Ending(spoken, allNames(spoken, names, company), view);
      return [ending.result(), ending.details()];
    };
    expect(differing(inputs.endings, said.endings, end)).toEqual([]);
  });

  const { rules } = said;
  if (!rules) return; // not in the sample
  it("has the rules, and finds them", () => {
    const reference = new Reference(speak(language, ["game", "rules"]));
    const flat = (chapters: ReturnType<Reference["groups"]>) =>
      chapters.map(({ id, title, line, entries }) => [id, title, line, entries.map((one) => Object.values(one))]);
    expect(flat(reference.groups())).toEqual(rules.groups);
    expect(flat(reference.decks())).toEqual(rules.decks);
    const keys = (wanted: string) => reference.find(wanted).map((entry) => entry.key);
    expect(differing(inputs.wanted, rules.found, keys)).toEqual([]);
  });
});

it("keeps the log as Python does, with what people did besides", () => {
  const logs = inputs.endings.map(({ log }) => log);
  expect(differing(inputs.endings, logs, ({ feed, over }) => logOf(feed, over))).toEqual([]);
});

it("folds names and finds them by their beginnings", () => {
  for (const [name, plain, found] of inputs.folded) expect([folded(name), matches("zab", name)]).toEqual([plain, found]);
});
