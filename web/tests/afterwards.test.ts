import { describe, expect, it } from "vitest";
import { cardStep, eventsAt, nextStop, nextTurn, seatOf, stepOf, stopsOf, turnAt, viewerOf } from "../src/lib/afterwards";
import { across, ticks, up, type Frame } from "../src/lib/graph";
import { placeOf, addressOf } from "../src/lib/route.svelte";
import { gather, placesOf } from "../src/lib/telling";
import { tracksOf, turnsOf, until } from "../src/lib/tempo";
import { tokenIn } from "../src/start/coming.svelte";
import { EVENTS, OUTLINE, TEMPO } from "./outline";

describe("going through a game", () => {
  it("knows how many events there were after each step, and which step comes with an event", () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => eventsAt(OUTLINE, step))).toEqual([1, 3, 3, 5, 7, 9]);
    expect([1, 2, 3, 4, 6, 9, 99].map((events) => stepOf(OUTLINE, events))).toEqual([0, 1, 1, 3, 4, 5, 5]);
  });

  it("stops where something was told, and not where somebody kept silent or paid card by card", () => {
    const stops = stopsOf(OUTLINE, EVENTS);
    expect(stops).toEqual([0, 1, 3, 4, 5]);
    expect([nextStop(stops, 0, 1), nextStop(stops, 1, 1), nextStop(stops, 3, -1), nextStop(stops, 5, 1), nextStop(stops, 0, -1)]).toEqual([1, 3, 1, 5, 0]);
    expect(nextStop(stops, 2, 1)).toBe(3);
  });

  it("finds turns", () => {
    expect([nextTurn(OUTLINE, 0, 1), nextTurn(OUTLINE, 3, 1), nextTurn(OUTLINE, 4, -1), nextTurn(OUTLINE, 3, -1), nextTurn(OUTLINE, 0, -1)]).toEqual([3, 5, 3, 0, 0]);
    expect([0, 2, 3, 5].map((step) => turnAt(OUTLINE, step).turn)).toEqual([1, 1, 2, 2]);
  });

  it("finds the moments of a card", () => {
    expect(cardStep(OUTLINE, EVENTS, "acorn", 0, 1)).toBe(1);
    expect(cardStep(OUTLINE, EVENTS, "acorn", 1, 1)).toBe(4);
    expect(cardStep(OUTLINE, EVENTS, "acorn", 4, 1)).toBeNull();
    expect(cardStep(OUTLINE, EVENTS, "acorn", 4, -1)).toBe(1);
    expect(cardStep(OUTLINE, EVENTS, "spyglass", 0, 1)).toBeNull();
  });

  it("knows where each line of the log comes up", () => {
    const places = placesOf(EVENTS);
    expect(places).toHaveLength(gather(EVENTS).told.length);
    expect(places.map((place) => stepOf(OUTLINE, place))).toEqual([0, 1, 1, 3, 4, 4, 5, 5]);
  });

  it("reads from where a link looks", () => {
    expect(["all", "watch", "1", "3", "x", undefined].map((text) => viewerOf(text, 2))).toEqual(["all", "watch", "1", null, null, null]);
    expect([seatOf("all"), seatOf("2")]).toEqual([null, 2]);
  });
});

describe("links", () => {
  const token = `w_${"x".repeat(32)}`;

  it("have a step and a seat behind them, and nothing reaches the server", () => {
    expect(placeOf(`#${token}/12/all`)).toEqual({ page: "watch", what: token, more: ["12", "all"] });
    expect(placeOf(addressOf("replay", "ta_b-le", ["12", "0"]))).toEqual({ page: "replay", what: "ta_b-le", more: ["12", "0"] });
    expect(placeOf("#/replay/x")).toEqual({ page: "replay", what: "x", more: [] });
  });

  it("can be pasted", () => {
    expect(tokenIn(`https://games.example.org/#${token}/12/all`)).toBe(`${token}/12/all`);
    expect(tokenIn(`https://games.example.org/#${token}`)).toBe(token);
  });
});

describe("the graph", () => {
  const frame: Frame = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };

  it("rises in the turn in which a stack was built", () => {
    const [anna, ben] = tracksOf(TEMPO, frame);
    expect(anna?.path).toBe("M10 50H20V40H60V30H110V10H110");
    expect(anna?.marks).toHaveLength(3);
    expect(ben?.path).toBe("M10 50H50V40H110");
    expect([across(frame, 10, 0), across(frame, 10, 10), up(frame, 4, 0), up(frame, 4, 4)]).toEqual([10, 110, 50, 10]);
  });

  it("tells nothing of what is to come, nor how long it takes", () => {
    const known = until(TEMPO, 4);
    expect(known.turns).toBe(4);
    expect(known.sides.map((side) => side.points)).toEqual([[[1, 1]], [[4, 1]]]);
    expect(until(TEMPO, 10)).toEqual(TEMPO);
  });

  it("names round turns, and not too many", () => {
    expect(ticks(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(ticks(23)).toEqual([5, 10, 15, 20]);
    expect(ticks(0)).toEqual([]);
  });

  it("is a table, too: the turn of each stack, also where two came in one", () => {
    expect(turnsOf(TEMPO.sides[0]?.points ?? [], 5)).toEqual([1, 5, 10, 10, null]);
  });
});
