import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { cards } from "../src/lib/cards";
import Card from "../src/pictures/Card.svelte";
import { DECKS } from "../src/pictures/decks";
import type { CardFace } from "../src/pictures/faces";
import type { Shape } from "../src/pictures/shapes";
import Thing from "../src/pictures/Thing.svelte";
import { bring, thingsOf } from "../src/pictures/things/loading.svelte";

const MOST = 4000; // bytes of what is drawn
const FACE: Omit<CardFace, "card" | "deck"> = {
  value: 2,
  kind: "passive",
  bonus: false,
  name: "",
  deckName: "",
  deckShort: "",
  kindName: "",
  text: "",
};

function drawn(shapes: readonly Shape[]): { picture: SVGElement; end: () => void } {
  const target = document.createElement("div");
  const made = mount(Thing, { target, props: { shapes } });
  return { picture: target.firstElementChild as SVGElement, end: () => void unmount(made) };
}

test("a card shows the thing that it names, once that has come, and its deck's emblem if there is none", async () => {
  const [target, other] = [document.createElement("div"), document.createElement("div")];
  const cookies = mount(Card, { target, props: { face: { ...FACE, card: "cookies", deck: "macaws" } } });
  const unknown = mount(Card, { target: other, props: { face: { ...FACE, card: "no_such_card", deck: "macaws" } } });
  expect(target.querySelector(".picture .thing, .picture .emblem")).toBeNull();
  await expect.poll(() => (flushSync(), target.querySelector(".picture .thing"))).not.toBeNull();
  expect(target.querySelector(".picture .emblem")).toBeNull();
  expect(other.querySelector(".picture .emblem")).not.toBeNull();
  void unmount(cookies);
  void unmount(unknown);
});

test.each(DECKS)("every card of %s has a picture of its own, and nothing else has", async (deck) => {
  await bring();
  const own = [...cards.values()].filter((card) => card.deck === deck).map((card) => card.name);
  expect(Object.keys(thingsOf(deck) ?? {}).sort()).toEqual(own.sort());
});

test("no two pictures are alike", async () => {
  await bring();
  const all = DECKS.flatMap((deck) => Object.values(thingsOf(deck) ?? {}));
  expect(all.length).toBe(cards.size);
  expect(new Set(all.map((shapes) => JSON.stringify(shapes))).size).toBe(all.length);
});

test.each([...cards.values()].map((card) => [card.name, card.deck] as const))("%s is drawn small and plain", async (name, deck) => {
  await bring();
  const { picture, end } = drawn(thingsOf(deck as (typeof DECKS)[number])?.[name] ?? []);
  const markup = picture.outerHTML.replace(/<!--.*?-->/g, "");
  const paths = [...picture.querySelectorAll("*")];
  expect(paths.length).toBeGreaterThan(3);
  expect(markup.length).toBeLessThan(MOST);
  expect(markup).not.toMatch(/NaN|undefined|#|url|style=|href/);
  expect(new Set(paths.map((path) => path.tagName.toLowerCase()))).toEqual(new Set(["path"]));
  for (const path of paths) {
    expect(path.getAttribute("class")).toMatch(/\b(deep|main|pale)\b/);
    expect(path.getAttribute("d")).toMatch(/^M[-\d.\sa-zA-Z]+$/);
    expect(path.getAttributeNames().filter((key) => !["class", "d", "transform", "stroke-width"].includes(key))).toEqual([]);
  }
  expect(picture.textContent).toBe("");
  end();
});
