import { describe, expect, it } from "vitest";
import type { Told } from "../src/lib/telling";
import { sinceTurn } from "../src/table/chronicle.svelte";

const told = (event: string, seat: number): Told => ({ event, seat, cards: [], copies: 1, number: 0, parts: [] });
const turn = (seat: number): Told[] => [told("turn_began", seat), told("drew", seat)];

describe("what happened since my last turn", () => {
  it("is what the others did between my last turn and the one now", () => {
    expect(sinceTurn([...turn(0), ...turn(1), ...turn(2), ...turn(0)], 0, 0)).toEqual([2, 6]);
  });

  it("is all that happened if it is my first turn", () => {
    expect(sinceTurn([...turn(1), ...turn(0)], 0, 0)).toEqual([0, 2]);
  });

  it("goes up to now while somebody else has the turn", () => {
    expect(sinceTurn([...turn(0), ...turn(1)], 0, 1)).toEqual([2, 4]);
  });

  it("is nothing if I have only just begun", () => {
    expect(sinceTurn(turn(0), 0, 0)).toEqual([0, 0]);
  });
});
