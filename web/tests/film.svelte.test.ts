import type { TableView } from "../src/generated/protocol";
import { describe, expect, it } from "vitest";
import type { Viewer } from "../src/lib/afterwards";
import { Keeping } from "../src/lib/keeping";
import { Film } from "../src/replay/film.svelte";
import { EVENTS, OUTLINE } from "./outline";

/** A server that gives views which say what they are of, when it is told to; and a clock that is moved by hand. */
function house(kept = new Map<string, string>()) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let holds = false;
  const view = (seat: Viewer, step: number): TableView => ({ turn: step, decks: [seat] }) as unknown as TableView;
  const api = {
    views: async (_: string, step: number, count: number, seat: Viewer) => {
      asked.push(`${seat} ${step}`);
      if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
      return { step, views: Array.from({ length: count }, (_, at) => view(seat, step + at)) };
    },
    told: async (_: string, seat: Viewer) => ({ events: EVENTS.map((event, at) => (at ? event : { ...event, card: seat })) }),
  };
  const later: { call: () => void; after: number }[] = [];
  const clock = { now: () => 0, later: (call: () => void, after: number) => (later.push({ call, after }), () => void later.splice(0)) };
  const shown: string[] = [];
  const onShow = (seen: TableView, from: number | null): void => void shown.push(`${seen.decks[0]} ${seen.turn}${from === null ? "" : ` from ${from}`}`);
  const shelf = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
  const film = new Film(OUTLINE, "w_x", { api, clock, onShow, keeping: new Keeping(shelf) });
  return { film, asked, shown, later, waiting, hold: (on: boolean) => (holds = on) };
}

describe("a film", () => {
  it("shows steps, asks for many at once, and lets cards move to the next step alone", async () => {
    const { film, asked, shown } = house();
    await film.go(0);
    await film.next(1);
    await film.next(1); // over the silent step
    await film.go(5);
    await film.next(-1);
    expect(shown).toEqual(["watch 0", "watch 1 from 0", "watch 3 from 1", "watch 5", "watch 4"]);
    expect(asked).toEqual(["watch 0"]);
  });

  it("shows the step that is wanted now, not one that comes late", async () => {
    const { film, shown, waiting, hold } = house();
    hold(true);
    const first = film.go(1);
    film.viewer = "all";
    hold(false);
    await film.go(2);
    for (const come of waiting) come();
    await first;
    expect(shown).toEqual(["all 2"]);
  });

  it("is seen from elsewhere at the same step, with other events", async () => {
    const { film, shown } = house();
    await film.go(3);
    await film.look("1");
    expect(shown).toEqual(["watch 3", "1 3"]);
    expect(film.events[0]?.card).toBe("1");
  });

  it("runs by itself to the end, and stops there or when it is told to", async () => {
    const { film, later, shown } = house();
    await film.go(3);
    film.play();
    await expect.poll(() => later.length).toBe(1);
    expect(film.playing).toBe(true);
    later.shift()?.call();
    await expect.poll(() => film.playing).toBe(false);
    expect(shown.at(-1)).toBe("watch 5 from 4");
    film.play(); // from the beginning again
    await expect.poll(() => film.shown).toBe(0);
    film.play();
    expect([film.playing, later.length]).toEqual([false, 0]);
  });

  it("goes faster if it is asked to, and keeps that in this browser", async () => {
    const kept = new Map<string, string>();
    const { film, later } = house(kept);
    await film.go(0);
    film.hurry("quick");
    film.play();
    await expect.poll(() => later.length).toBe(1);
    const quick = later[0]?.after ?? 0;
    film.stop();
    film.hurry("calm");
    film.play();
    await expect.poll(() => later.length).toBe(1);
    expect(later[0]?.after).toBeGreaterThan(quick);
    expect(house(kept).film.speed).toBe("calm");
  });

  it("without spoilers tells neither how long it is nor how it ends", async () => {
    const kept = new Map<string, string>();
    const { film } = house(kept);
    await film.go(1);
    expect([film.most, film.tellsEnd]).toEqual([5, true]);
    film.hide(true);
    expect([film.most, film.tellsEnd]).toEqual([1, false]);
    await film.next(1);
    await film.next(-1);
    expect([film.step, film.most]).toEqual([1, 3]);
    await film.go(5);
    expect([film.most, film.tellsEnd]).toEqual([5, true]);
    expect(house(kept).film.hides).toBe(true);
  });

  it("says when the server cannot be asked, and tries again", async () => {
    let fails = true;
    const api = {
      views: async () => {
        if (fails) throw new Error("away");
        return { step: 0, views: [{} as TableView] };
      },
      told: async () => ({ events: [] }),
    };
    const film = new Film(OUTLINE, "w_x", { api, keeping: new Keeping({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }) });
    await film.go(0);
    expect([film.trouble !== null, film.shown]).toEqual([true, null]);
    fails = false;
    await film.go(0);
    expect([film.trouble, film.shown]).toEqual([null, 0]);
  });
});
