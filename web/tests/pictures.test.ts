import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Card from "../src/pictures/Card.svelte";
import { DECKS, LOOKS, colour, isDeck, type Colours } from "../src/pictures/decks";
import { EMBLEMS, edges } from "../src/pictures/emblems";
import { nameScale, textRoom, textScale, type CardFace } from "../src/pictures/faces";
import Pattern from "../src/pictures/Pattern.svelte";
import { PATTERNS } from "../src/pictures/patterns";
import { box, cog, disc } from "../src/pictures/shapes";

const CARD = { light: "#fffdf7", dark: "#2e2823" };
const PAPER = { light: "#f6efe2", dark: "#1f1b18" };

const COOKIES: CardFace = {
  card: "cookies",
  deck: "macaws",
  value: 2,
  kind: "passive",
  bonus: false,
  name: "Cookies",
  deckName: "Snappy Scarlet Macaws",
  deckShort: "macaws",
  kindName: "passive",
  text: "While this card is in your hand, your hand size is 1 larger.",
};

function shine(hex: string): number {
  const parts = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [shine(one), shine(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function show(props: Partial<Parameters<typeof Card>[1]> = {}): { card: HTMLElement; end: () => void } {
  const target = document.createElement("div");
  const made = mount(Card, { target, props: { face: COOKIES, ...props } });
  return { card: target.firstElementChild as HTMLElement, end: () => void unmount(made) };
}

test.each(DECKS)("text of %s can be read by day and by night", (deck) => {
  for (const theme of ["light", "dark"] as const) {
    const colours: Colours = LOOKS[deck][theme];
    expect(contrast(colours.on, colours.cloth)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.ink, CARD[theme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.ink, PAPER[theme])).toBeGreaterThanOrEqual(4.5);
  }
});

test("every deck has its own letter, colours, emblem and pattern", () => {
  expect(new Set(DECKS.map((deck) => LOOKS[deck].letter)).size).toBe(DECKS.length);
  expect(new Set(DECKS.map((deck) => colour(deck, "cloth"))).size).toBe(DECKS.length);
  expect(new Set(DECKS.map((deck) => JSON.stringify(EMBLEMS[deck]))).size).toBe(DECKS.length);
  expect(new Set(DECKS.map((deck) => JSON.stringify(PATTERNS[deck]))).size).toBe(DECKS.length);
  expect(isDeck("owls")).toBe(true);
  expect(isDeck("dogs")).toBe(false);
});

test.each(DECKS)("the emblem of %s has tones that differ without colour", (deck) => {
  const { deep, main } = LOOKS[deck];
  expect(contrast(deep, main)).toBeGreaterThan(1.8);
  expect(edges(EMBLEMS[deck]).every((shape) => shape.tone === "pale" && shape.line)).toBe(true);
});

test("patterns of one page have ids of their own", () => {
  const target = document.createElement("div");
  const made = [mount(Pattern, { target, props: { deck: "owls" } }), mount(Pattern, { target, props: { deck: "foxes" } })];
  const ids = [...target.querySelectorAll("pattern")].map((pattern) => pattern.id);
  const used = [...target.querySelectorAll("rect:last-child")].map((rect) => rect.getAttribute("fill"));
  expect(new Set(ids).size).toBe(2);
  expect(used).toEqual(ids.map((id) => `url(#${id})`));
  made.forEach((one) => void unmount(one));
});

test("shapes are closed paths without broken numbers", () => {
  for (const path of [disc(1, 2, 3), box(0, 0, 10, 8, 2), cog(9, 9, 8, [true, false, true, true])]) {
    expect(path).toMatch(/^M.*z$/);
    expect(path).not.toMatch(/NaN|undefined/);
  }
});

test("long words are set smaller, long texts get more room", () => {
  expect(nameScale("Zbiórka charytatywna")).toBeLessThan(nameScale("Luneta"));
  expect(nameScale("Porte-bonheur")).toBe(nameScale("Bonheur"));
  expect(textRoom("x".repeat(200))).toBeGreaterThan(textRoom("short"));
  expect(textScale("x".repeat(200))).toBeLessThan(textScale("short"));
});

test("a card that does nothing is no button; one that can be clicked is", () => {
  const still = show();
  expect(still.card.tagName).toBe("DIV");
  expect(still.card.getAttribute("aria-label")).toBe("Cookies");
  still.end();
  let clicks = 0;
  const live = show({ onclick: () => (clicks += 1), selected: true, order: 2 });
  expect(live.card.tagName).toBe("BUTTON");
  expect(live.card.getAttribute("aria-pressed")).toBe("true");
  expect(live.card.querySelector(".mark")?.textContent?.trim()).toBe("2");
  live.card.click();
  expect(clicks).toBe(1);
  live.end();
});

test("what is said of a card takes the place of what is printed", () => {
  const live = show({ onclick: () => undefined, label: "Cookies, counts 2" });
  expect(live.card.querySelector(".said")?.textContent).toBe("Cookies, counts 2");
  expect(live.card.querySelector(".sheet")?.getAttribute("aria-hidden")).toBe("true");
  live.end();
  const still = show({ label: "Cookies, counts 2" });
  expect(still.card.getAttribute("role")).toBe("img");
  expect(still.card.getAttribute("aria-label")).toBe("Cookies, counts 2");
  still.end();
});

test("a grey card says why", () => {
  const { card, end } = show({ onclick: () => undefined, disabled: true, reason: "Too dear" });
  expect(card.getAttribute("aria-disabled")).toBe("true");
  expect(card.getAttribute("aria-description")).toBe("Too dear");
  expect(card.title).toBe("Too dear");
  end();
});

test("an altered value lies over the printed one; an unaltered one is shown once", () => {
  const altered = show({ now: 5 });
  expect(altered.card.querySelector(".value")?.textContent).toBe("2");
  expect(altered.card.querySelector(".now")?.textContent).toBe("5");
  altered.end();
  const printed = show({ now: 2 });
  expect(printed.card.querySelector(".now")).toBeNull();
  printed.end();
});

test("a copying card shows what it counts as; a card face down shows nothing of itself", () => {
  const copying = show({ copied: { deck: "owls", name: "Binoculars" } });
  expect(copying.card.querySelector(".copied")?.textContent).toContain("Binoculars");
  copying.end();
  const down = show({ back: "player", label: "A card" });
  expect(down.card.outerHTML).not.toMatch(/cookies|macaws|passive|c92f34/i);
  down.end();
  const unknown = show({ face: undefined, label: "A card" });
  expect(unknown.card.querySelector(".back")).not.toBeNull();
  unknown.end();
});
