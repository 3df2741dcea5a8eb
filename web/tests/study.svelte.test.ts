import type { Analysed } from "../src/generated/protocol";
import { describe, expect, it } from "vitest";
import { Refused } from "../src/lib/api";
import { Study } from "../src/replay/study.svelte";

const REST = { thoughts: 6, seats: [0], sides: [[0], [1]], chances: [], mistakes: [] };
const part = (done: number): Analysed => ({ finished: done === 3, done, of: 3, ...REST });
const BUSY = new Refused("too-fast", "later", { seconds: 30 }, 429);
const AWAY = new Refused("unreachable", "nobody there");

/** A server that says these one after the other, a clock that is moved by hand, and a page that may be hidden. */
function house(...replies: (Analysed | Error)[]) {
  let asked = 0;
  let seen = true;
  const listeners = new Set<() => void>();
  const timers: { call: () => void; after: number }[] = [];
  const api = {
    analysis: () => {
      asked += 1;
      const reply = replies.shift() ?? new Error("asked too often");
      return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
    },
  };
  const clock = {
    now: () => 0,
    later(call: () => void, after: number) {
      const timer = { call, after };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
  };
  const sight = { isSeen: () => seen, onSeen: (call: () => void) => (listeners.add(call), () => void listeners.delete(call)) };
  const study = new Study("w_x", { api, clock, sight });
  return {
    study,
    timers,
    listeners,
    asked: () => asked,
    /** Lets the time pass until it asks again: after how long that was. */
    async pass(): Promise<number | undefined> {
      const timer = timers.shift();
      timer?.call();
      await settled();
      return timer?.after;
    },
    async show(shown: boolean): Promise<void> {
      seen = shown;
      for (const call of listeners) call();
      await settled();
    },
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe("a study", () => {
  it("is not begun by looking, and is asked for once a second until it is finished", async () => {
    const { study, asked, pass, timers } = house(part(0), part(2), part(3));
    study.follow();
    await settled();
    expect(asked()).toBe(0);
    study.begin();
    await settled();
    expect(study.told?.done).toBe(0);
    expect(await pass()).toBe(1000);
    expect(study.told?.done).toBe(2);
    await pass();
    expect([study.isFinished, timers.length, asked()]).toEqual([true, 0, 3]);
  });

  it("waits while the page is hidden, stops when it is left, and goes on when it is looked at again", async () => {
    const { study, asked, pass, show, timers, listeners } = house(part(0), part(1), part(2), part(3));
    const leave = study.follow();
    study.begin();
    await settled();
    await show(false);
    await pass();
    expect([asked(), timers.length]).toEqual([1, 0]);
    await show(true);
    expect([asked(), timers.length]).toEqual([2, 1]);
    leave();
    expect([timers.length, listeners.size]).toEqual([0, 0]);
    study.follow();
    await settled();
    expect([asked(), study.told?.done]).toEqual([3, 2]);
  });

  it("asks no more where it was left while the reply was on its way", async () => {
    const { study, timers } = house(part(1));
    const leave = study.follow();
    study.begin();
    leave();
    await settled();
    expect([study.told?.done, timers.length]).toEqual([1, 0]);
  });

  it("tries again by itself: as late as a busy server says, and later each time where nobody answers", async () => {
    const { study, pass, timers } = house(BUSY, AWAY, AWAY, AWAY, AWAY, part(1));
    study.follow();
    study.begin();
    await settled();
    expect(study.pause).toBe("busy");
    expect(await pass()).toBe(30_000);
    expect(study.pause).toBe("away");
    const waits = [await pass(), await pass(), await pass()];
    expect(Math.min(...waits.map(Number))).toBeGreaterThanOrEqual(1000);
    expect(timers[0]?.after).toBeGreaterThan(Number(waits[0]));
    await pass();
    expect([study.pause, study.told?.done, timers[0]?.after]).toEqual([null, 1, 1000]);
  });

  it("ends where it is refused, and may be asked for again", async () => {
    const { study, timers } = house(new Refused("not-over", "not yet", {}, 409), part(3));
    study.follow();
    study.begin();
    await settled();
    expect([study.wanted, study.refused?.code, timers.length]).toEqual([false, "not-over", 0]);
    study.begin();
    await settled();
    expect([study.refused, study.isFinished]).toEqual([null, true]);
  });
});
