/** Choosing and switching languages, what is missing, and sentences in pieces. */
import { flushSync } from "svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogue, languages } from "../plugins/catalogues";
import { languages as known } from "../src/lib/cards";
import { allNames, Story } from "../src/lib/story";
import { languageOf, Words, words } from "../src/lib/words.svelte";
import { speak } from "./catalogue";

afterEach(() => vi.unstubAllGlobals());

/** A server that has the words; `wait` holds an answer back. */
function serve(wait: (address: string) => Promise<void> = async () => {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    await wait(address);
    const [, part, language] = /(game|rules)-(\w+)\.txt/.exec(address) ?? [];
    return new Response(catalogue(language ?? "", part as "game" | "rules"));
  });
  return asked;
}

describe("the language", () => {
  it("is the one that was set, else one that the browser wants, else English", () => {
    expect(languageOf("pl", ["fr"])).toBe("pl");
    expect(languageOf("", ["de-AT", "fr-CA", "en"])).toBe("fr");
    expect(languageOf("xx", ["de"])).toBe("en");
  });

  it("is one of those that there are words for", () => {
    expect(known.map(({ code }) => code).toSorted()).toEqual(languages().toSorted());
  });

  it("changes at once for whoever reads it", () => {
    speak("en");
    const read: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void read.push(words.card("cookies")));
    });
    flushSync();
    speak("fr");
    flushSync();
    stop();
    expect(read).toEqual(["Cookies", "Biscuits"]);
    expect(document.documentElement.lang).toBe("fr");
  });

  it("comes from the server once, the rules only when they are needed", async () => {
    const asked = serve();
    const fresh = new Words();
    expect(fresh.text("company-name")).toBe("");
    await fresh.speak("pl");
    await fresh.speak("pl");
    expect([fresh.isThere("game"), fresh.isThere("rules")]).toEqual([true, false]);
    await fresh.need("rules");
    expect(asked.length).toBe(2);
    expect(fresh.text("rule-TYPE-01")).toContain("pasywn");
  });

  it("is the last that was wished for, whichever words come first", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    serve((address) => (address.includes("fr") ? held : Promise.resolve()));
    const fresh = new Words();
    const first = fresh.speak("fr");
    await fresh.speak("en");
    release();
    await first;
    expect(fresh.language).toBe("en");
  });
});

it("tells what is missing instead of hiding it from a test", () => {
  expect(() => speak("en").text("no-such-message")).toThrow("no-such-message");
  expect(() => speak("en").text("cards-hidden")).toThrow("count");
});

it("has every message that the client's files name", () => {
  const home = join(import.meta.dirname, "../src");
  const paths = readdirSync(home, { recursive: true, encoding: "utf-8" }).filter((path) => /\.(ts|svelte)$/.test(path));
  const named = paths.flatMap((path) => [
    ...readFileSync(join(home, path), "utf-8").matchAll(/\btext\(\s*"([\w-]+)"\s*[,)]/g),
  ]);
  const keys = new Set(named.map(([, key = ""]) => key));
  expect(keys.size).toBeGreaterThan(10);
  for (const language of languages()) {
    const spoken = speak(language, ["game", "rules"]);
    expect([...keys].filter((key) => !spoken.has(key))).toEqual([]);
  }
});

it("tells a purchase in pieces, with the cards to point at", () => {
  const spoken = speak("en");
  const story = new Story(spoken, allNames(spoken, ["Anna", "Ben"], false), 0);
  const { lines, used } = story.lines([
    { event: "copied", seat: 1, card: "reflection", copy: "cookies" },
    { event: "paid", seat: 1, card: "reflection" },
    { event: "paid", seat: 1, card: "junk" },
    { event: "bought", seat: 1, card: "spyglass", number: 0 },
    { event: "paid", seat: 0, card: "junk" },
  ]);
  expect(used).toBe(4);
  expect(lines.map((line) => line.text)).toEqual([
    "Ben buys Spyglass from the +0 slot, paying with Reflection as Cookies and Junk.",
  ]);
  expect(lines[0]?.pieces).toEqual([
    { text: "Ben buys " },
    { text: "Spyglass", card: "spyglass" },
    { text: " from the +0 slot, paying with " },
    { text: "Reflection", card: "reflection" },
    { text: " as " },
    { text: "Cookies", card: "cookies" },
    { text: " and " },
    { text: "Junk", card: "junk" },
    { text: "." },
  ]);
});
