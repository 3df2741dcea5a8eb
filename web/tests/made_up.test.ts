/** A question and an event that the game does not have: `tests/web/test_made_up.py` declares them, and runs this. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { catalogue } from "../plugins/catalogues";
import { Asking, type AskedView } from "../src/lib/asking";
import type { GameEvent, View } from "../src/generated/protocol";
import { undoReason, type Undo } from "../src/lib/refusing";
import { Selection } from "../src/lib/selection.svelte";
import { stepOf } from "../src/lib/steps";
import { Story } from "../src/lib/story";
import { words } from "../src/lib/words.svelte";

interface MadeUp {
  readonly asked: View & AskedView;
  readonly question: string;
  readonly options: readonly string[];
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
  readonly undo: Undo;
  readonly why: string;
  readonly words: string;
}

const { folder, read } = vi.hoisted(() => {
  const folder = process.env.ANIMALFOLK_MADE_UP;
  return { folder, read: (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, "utf-8")) };
});
const NAMES = ["Anna", "Ben"];

vi.mock("../src/generated/rows.json", async (original) => (folder ? { default: read("rows.json") } : await original()));

describe.runIf(folder)("what is made up", () => {
  const made = (folder ? read("made_up.json") : {}) as MadeUp;

  beforeEach(() => words.take("en", new Map([["game", new FluentResource(`${catalogue("en", "game")}\n${made.words}`)]])));

  test("is asked in words", () => {
    const asking = new Asking(words, NAMES);
    expect(asking.question(made.asked)).toBe(made.question);
    expect(made.asked.decision.options?.map((option) => asking.option(option, made.asked))).toEqual(made.options);
  });

  test("is answered where the cards lie", () => {
    const selection = new Selection();
    selection.show(made.asked, 7);
    expect(selection.mode).toBe("one");
    expect(selection.optionsAt("hand/0")).toEqual(["cookies"]);
    selection.toggle("hand/1");
    expect(selection.ready).toEqual({ choice: "junk", run: false });
  });

  test("moves cards and is told", () => {
    const zones = (event: GameEvent | undefined): unknown => event && [stepOf(event).kind, stepOf(event).from?.zone, stepOf(event).to?.zone];
    expect(zones(made.events.find((event) => String(event.event) === "buried"))).toEqual(["move", "hand", "deck"]);
    expect(zones(made.events.find((event) => String(event.event) === "dug_up"))).toEqual(["draw", "deck", "aside"]);
    expect(new Story(words, NAMES, 0).lines(made.events).lines.map((line) => line.text)).toEqual(made.lines);
  });

  test("says why it cannot be taken back", () => {
    expect(undoReason(words, made.undo)).toBe(made.why);
  });
});
