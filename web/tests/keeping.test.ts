import { beforeEach, expect, test } from "vitest";
import { Keeping, type Shelf } from "../src/lib/keeping";
import { Settings } from "../src/lib/settings.svelte";

beforeEach(() => localStorage.clear());

test("a visitor and seats are there after a reload", () => {
  const kept = new Keeping();
  kept.visitor = { id: "1", name: "Anna", token: "v_1" };
  kept.keepSeat({ table: "t1", token: "s_1", seat: 0, watch: "w_1" });
  const again = new Keeping();
  expect(again.visitor?.name).toBe("Anna");
  expect(again.seat("t1")).toMatchObject({ token: "s_1", seat: 0, watch: "w_1", event: 0 });
});

test("the seat that was used last comes first, and a forgotten one not at all", () => {
  let time = 0;
  const kept = new Keeping(localStorage, () => ++time);
  for (const table of ["t1", "t2", "t3"]) kept.keepSeat({ table, token: `s_${table}`, seat: 0 });
  kept.sawEvents("t1", 12);
  kept.forgetSeat("t2");
  expect(kept.seats.map((seat) => [seat.table, seat.event])).toEqual([["t1", 12], ["t3", 0]]);
});

test("another seat at the same table begins with no events", () => {
  const kept = new Keeping();
  kept.keepSeat({ table: "t1", token: "s_1", seat: 0, event: 30 });
  kept.keepSeat({ table: "t1", token: "s_2", seat: 1 });
  expect(kept.seat("t1")).toMatchObject({ token: "s_2", event: 0 });
});

test("what was spoiled is as if it was not there", () => {
  localStorage.setItem("animalfolk.visitor", "{not json");
  localStorage.setItem("animalfolk.seats", "[1, 2]");
  localStorage.setItem("animalfolk.settings", '{"theme": "purple", "pace": "quick"}');
  expect(new Keeping().visitor).toBeNull();
  expect(new Keeping().seats).toEqual([]);
  const settings = new Settings(new Keeping());
  expect([settings.theme, settings.pace]).toEqual(["auto", "quick"]);
});

test("without room it is kept as long as the page is open", () => {
  const full: Shelf = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => undefined,
  };
  const kept = new Keeping(full);
  kept.visitor = { id: "1", name: "Anna", token: "v_1" };
  expect(kept.visitor?.token).toBe("v_1");
});

test("settings are kept, and set on the document", () => {
  const settings = new Settings(new Keeping());
  settings.choose("theme", "dark");
  settings.choose("motion", "none");
  settings.choose("text", "large");
  const root = document.documentElement;
  expect([root.dataset.theme, root.dataset.motion, root.style.getPropertyValue("--text-size")]).toEqual(["dark", "none", "1.15"]);
  const again = new Settings(new Keeping());
  expect([again.theme, again.moves, again.text]).toEqual(["dark", false, "large"]);
  again.choose("theme", "light");
  expect(root.dataset.theme).toBe("light");
});
