/** Sending an answer: when it is asked once more before, and what then happens. */
import type { View } from "../src/generated/protocol";
import type { Ask } from "../src/lib/asks";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Acting } from "../src/table/acting.svelte";
import { Overlays } from "../src/table/overlays.svelte";
import type { Room } from "../src/table/room.svelte";
import { speak } from "./catalogue";
import samples from "./samples/views.json";

const CHOICE = { choice: "inventory", run: false };
const act = (samples as unknown as View[]).find((view) => view.decision?.prompt === "act") as View;

let sent: Ask[] = [];
let overlays: Overlays;
let acting: Acting;

/** A table at which this is asked; what cannot be taken back is refused where that was wanted. */
function sit(options: readonly string[], lasts: boolean): void {
  sent = [];
  overlays = new Overlays();
  const ask = vi.fn(async (asked: Ask) => {
    sent.push(asked);
    return lasts && asked.type === "answer" && asked.free ? "lasting" : "";
  });
  const room = { ask, overlays, finishMotion: () => {}, say: () => {}, playback: { playing: false }, names: [], played: [] };
  acting = new Acting(room as unknown as Room);
  const decision = { ...act.decision, seat: act.viewer, options };
  acting.selection.show({ ...act, decision } as View, 7);
}

/** The question that is asked once more, answered. */
async function sure(yes: boolean): Promise<void> {
  const { shown } = overlays;
  if (shown?.kind !== "sure") throw new Error("nothing is asked");
  if (yes) shown.act();
  else overlays.close();
  await vi.waitFor(() => expect(overlays.shown).toBeNull());
}

function send(answer = CHOICE): void {
  acting.send(answer, "discard cards");
}

const asked = (): boolean => overlays.shown?.kind === "sure";
const frees = (): (boolean | undefined)[] => sent.map((one) => (one.type === "answer" ? one.free : undefined));

beforeEach(() => speak("en"));

describe("before what cannot be taken back", () => {
  beforeEach(() => settings.choose("confirm", "lasting"));

  it("is asked once more, and yes does it", async () => {
    sit(["inventory", "build"], true);
    send();
    await vi.waitFor(() => expect(asked()).toBe(true));
    expect(overlays.shown).toMatchObject({ text: expect.stringContaining("discard cards") as string });
    expect(acting.asked).toBe(true);
    await sure(true);
    await vi.waitFor(() => expect(frees()).toEqual([true, undefined]));
    await vi.waitFor(() => expect(acting.asked).toBe(false));
  });

  it("is asked once more, and no leaves everything as it was", async () => {
    sit(["inventory", "build"], true);
    send();
    await vi.waitFor(() => expect(asked()).toBe(true));
    await sure(false);
    expect(frees()).toEqual([true]);
    expect(acting.asked).toBe(true);
  });

  it("nothing is asked where the server has done it", async () => {
    sit(["inventory", "build"], false);
    send();
    await vi.waitFor(() => expect(acting.asked).toBe(false));
    expect([asked(), frees()]).toEqual([false, [true]]);
  });

  it("nothing is asked where there is no choice, as at the end of a turn", async () => {
    sit(["end"], true);
    send({ choice: "end", run: false });
    await vi.waitFor(() => expect(frees()).toEqual([undefined]));
    expect(asked()).toBe(false);
  });
});

describe("another setting", () => {
  it("never asks", async () => {
    settings.choose("confirm", "never");
    sit(["inventory", "build"], true);
    send();
    await vi.waitFor(() => expect(frees()).toEqual([undefined]));
    expect(asked()).toBe(false);
  });

  it("asks before every action, and says nothing of hidden things", async () => {
    settings.choose("confirm", "always");
    sit(["inventory", "build"], false);
    send();
    expect([asked(), sent]).toEqual([true, []]);
    expect(overlays.shown).toMatchObject({ text: expect.not.stringContaining("hidden") as string });
    await sure(true);
    await vi.waitFor(() => expect(frees()).toEqual([undefined]));
  });
});

describe("the end of a turn that may stop before the market is filled", () => {
  beforeEach(() => {
    sit(["end", "pause"], false);
    const decision = { ...act.decision, seat: act.viewer, prompt: "end_turn", options: ["end", "pause"] };
    acting.selection.show({ ...act, decision } as View, 8);
    settings.choose("confirm", "never");
  });

  it("has a button for the stop, and the main key ends the turn without it", async () => {
    expect(acting.deeds.all.map((deed) => [deed.key, deed.text])).toEqual([["pause", "End your turn, but stop before the market is filled"]]);
    acting.deeds.main?.act();
    await vi.waitFor(() => expect(sent).toMatchObject([{ type: "answer", choice: "end" }]));
  });

  it("is sent as it is chosen", async () => {
    acting.deeds.all[0]?.act();
    await vi.waitFor(() => expect(sent).toMatchObject([{ type: "answer", choice: "pause" }]));
  });
});
