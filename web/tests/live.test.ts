import type { State } from "../src/generated/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comesBack, liveAddress, pauseBefore, type Clock, type Socket } from "../src/lib/line";
import { Live } from "../src/lib/live.svelte";

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A clock that goes when it is told to. */
class Hand implements Clock {
  time = 0;
  #calls = new Set<{ at: number; call: () => void }>();
  now(): number {
    return this.time;
  }
  later(call: () => void, milliseconds: number): () => void {
    const entry = { at: this.time + milliseconds, call };
    this.#calls.add(entry);
    return () => this.#calls.delete(entry);
  }
  get waiting(): number {
    return this.#calls.size;
  }
  pass(milliseconds: number): void {
    this.time += milliseconds;
    for (const entry of [...this.#calls]) {
      if (entry.at > this.time || !this.#calls.delete(entry)) continue;
      entry.call();
    }
  }
}

function state(event: number, more: Partial<State> = {}): State & { type: string } {
  const empty = { table: "t", phase: "running", seat: 0, number: 1, view: null, stands: event, seats: [], window: null } as const;
  return { type: "state", ...empty, event, events: [], ...more };
}

let wires: Wire[];
let clock: Hand;
let live: Live;

function wire(): Wire {
  const newest = wires.at(-1);
  if (!newest) throw new Error("no socket");
  return newest;
}

function arrive(event = 0): void {
  wire().onopen?.();
  wire().tell(state(event));
}

beforeEach(() => {
  wires = [];
  clock = new Hand();
  const open = (): Socket => wires[wires.push(new Wire()) - 1] as Socket;
  live = new Live("s_token", { address: "ws://here", open, clock, chance: () => 1 });
  live.start();
});

afterEach(() => live.stop());

test("says hello, and is live with the first state", () => {
  expect(live.status).toBe("connecting");
  arrive(7);
  expect(wire().sent).toEqual([{ type: "hello", token: "s_token", since: 0, chat: 0 }]);
  expect(live.status).toBe("live");
  expect(live.state?.event).toBe(7);
});

test("the address names the table, for a proxy", () => {
  const place = { protocol: "https:", host: "example.org" };
  expect(liveAddress("a b", place)).toBe("wss://example.org/api/live?table=a%20b");
  expect(liveAddress("", { ...place, protocol: "http:" })).toBe("ws://example.org/api/live");
});

test("comes back by itself and says what it knows", () => {
  arrive(7);
  wire().tell({ type: "chat", lines: [{ number: 4, time: 0, seat: 1, name: "Ben", text: "hello" }] });
  wire().onclose?.({ code: 1012 });
  expect(live.status).toBe("lost");
  expect(live.retryAt).toBe(500);
  clock.pass(499);
  expect(wires.length).toBe(1);
  clock.pass(1);
  wire().onopen?.();
  expect(wire().sent).toEqual([{ type: "hello", token: "s_token", since: 7, chat: 4 }]);
  wire().tell(state(9));
  expect(live.status).toBe("live");
  expect(live.chat.map((line) => line.text)).toEqual(["hello"]);
});

test("waits longer each time, and not for ever longer", () => {
  expect([0, 1, 2, 10].map((tries) => pauseBefore(tries, 1))).toEqual([500, 1000, 2000, 30_000]);
  expect(pauseBefore(2, 0)).toBe(1000);
});

test("what had no reply is sent again with the same id, and its promise is kept", async () => {
  arrive();
  const done = vi.fn();
  const answered = live.answer(1, { choice: ["build", "acorn"], run: false }).then(done);
  const sent = wire().sent.at(-1);
  expect(sent).toMatchObject({ type: "answer", number: 1, choice: ["build", "acorn"] });
  expect(live.pending).toBe(1);
  wire().onclose?.({ code: 1006 });
  clock.pass(500);
  wire().onopen?.();
  expect(wire().sent.length).toBe(1);
  wire().tell(state(3));
  expect(wire().sent.at(-1)).toEqual(sent);
  expect(done).not.toHaveBeenCalled();
  wire().tell({ type: "done", id: sent?.id });
  await answered;
  expect(done).toHaveBeenCalledOnce();
  expect(live.pending).toBe(0);
});

test("what was asked while the line was lost goes out when it is back", async () => {
  arrive();
  wire().onclose?.({ code: 1006 });
  const asked = live.ask({ type: "undo", turn: true });
  clock.pass(500);
  arrive();
  const id = wire().sent.at(-1)?.id;
  expect(wire().sent.at(-1)).toMatchObject({ type: "undo", turn: true });
  wire().tell({ type: "done", id });
  await asked;
});

test("a refusal has its code and values", async () => {
  arrive();
  const asked = live.ask({ type: "answer", number: 6, choice: "end" });
  wire().tell({ type: "refused", id: wire().sent.at(-1)?.id, code: "late-answer", message: "late", values: { expected: 7, came: 6 } });
  await expect(asked).rejects.toMatchObject({ code: "late-answer", values: { expected: 7 } });
});

test("what could not be kept now is tried again with the same id", async () => {
  arrive();
  const asked = live.ask({ type: "agree" });
  const first = wire().sent.at(-1);
  wire().tell({ type: "refused", id: first?.id, code: "unreachable", message: "", values: {} });
  clock.pass(1000);
  expect(wire().sent.filter((sent) => sent.id === first?.id).length).toBe(2);
  wire().tell({ type: "done", id: first?.id });
  await asked;
});

test("hints come as the reply", async () => {
  arrive();
  const asked = live.ask({ type: "hints" });
  wire().tell({ type: "hints", id: wire().sent.at(-1)?.id, hints: [{ option: "build", chance: 0.5 }] });
  expect(await asked).toEqual([{ option: "build", chance: 0.5 }]);
});

test("a token that opens nothing ends it, and what waits fails", async () => {
  const asked = live.ask({ type: "agree" });
  wire().onclose?.({ code: 4401 });
  await expect(asked).rejects.toMatchObject({ code: "closed" });
  expect([live.status, live.closedBy]).toEqual(["closed", 4401]);
  clock.pass(100_000);
  expect(wires.length).toBe(1);
});

test("each closing code is met as the protocol says", () => {
  expect([1012, 1011, 1013, 1006, 4408].map(comesBack)).toEqual(Array(5).fill("soon"));
  expect([4401, 4403, 4404, 4409, 4400, 4413, 4423, 1009].map(comesBack)).toEqual(Array(8).fill("never"));
  expect(comesBack(4429)).toBe("later");
});

test("a line that is silent is asked, and left if nobody answers", () => {
  arrive();
  clock.pass(25_000);
  expect(wire().sent.at(-1)?.type).toBe("ping");
  wire().tell({ type: "done", id: wire().sent.at(-1)?.id });
  clock.pass(25_000);
  expect(live.status).toBe("live");
  clock.pass(8_000);
  expect(live.status).toBe("lost");
  expect(wires[0]?.isClosed).toBe(true);
});

test("when the network is back it tries at once", () => {
  arrive();
  wire().onclose?.({ code: 1006 });
  dispatchEvent(new Event("online"));
  expect(wires.length).toBe(2);
});

test("a page that is put aside closes, and comes back when it is shown", () => {
  arrive(5);
  dispatchEvent(new Event("pagehide"));
  expect(wires[0]?.isClosed).toBe(true);
  dispatchEvent(new Event("pageshow"));
  arrive(6);
  expect([wires.length, live.status]).toEqual([2, "live"]);
});

test("nothing is left behind when it is stopped", () => {
  arrive();
  live.stop();
  expect(clock.waiting).toBe(0);
  dispatchEvent(new Event("online"));
  expect([wires.length, live.status]).toEqual([1, "idle"]);
});

test("what an old socket still says is not heard", () => {
  arrive(3);
  const old = wire();
  const say = old.onmessage;
  old.onclose?.({ code: 1006 });
  clock.pass(500);
  arrive(5);
  say?.({ data: JSON.stringify(state(4)) });
  expect(live.state?.event).toBe(5);
});

test("whom one does not want to hear is said again in hello", () => {
  arrive();
  void live.mute(null).catch(() => undefined);
  wire().onclose?.({ code: 1006 });
  clock.pass(500);
  wire().onopen?.();
  expect(wire().sent[0]).toMatchObject({ type: "hello", mute: [null] });
});
