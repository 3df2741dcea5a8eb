/** Sending an answer: when it waits for a second press, and what then happens. */
import type { View } from "../src/generated/protocol";
import { Refused } from "../src/lib/api";
import type { Ask } from "../src/lib/asks";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Acting } from "../src/table/acting.svelte";
import type { Room } from "../src/table/room.svelte";
import { speak } from "./catalogue";
import samples from "./samples/views.json";

const CHOICE = { choice: "inventory", run: false };
const act = (samples as unknown as View[]).find((view) => view.decision?.prompt === "act") as View;

let sent: Ask[] = [];
let said = "";
let acting: Acting;

interface Table {
  /** Why the server says that an answer cannot be taken back; nothing if it can. */
  readonly lasts?: "" | "revealed" | "never";
  readonly people?: boolean;
  readonly decision?: Partial<View["decision"]>;
}

/** A table at which this is asked; what cannot be taken back is refused where that was wanted. */
function sit(options: readonly string[], { lasts = "", people = true, decision = {} }: Table = {}): void {
  sent = [];
  said = "";
  const ask = vi.fn(async (asked: Ask) => {
    sent.push(asked);
    return lasts && asked.type === "answer" && asked.free ? new Refused("lasting", "", { reason: lasts }) : null;
  });
  const room = {
    ask,
    hasPeople: people,
    hinting: { now: null },
    finishMotion: () => {},
    say: (text: string) => (said = text),
    playback: { playing: false },
    names: [],
    played: [],
  };
  acting = new Acting(room as unknown as Room);
  const asked = { ...act.decision, seat: act.viewer, options, ...decision };
  acting.selection.show({ ...act, decision: asked } as View, 7);
}

function send(answer = CHOICE): void {
  acting.send(answer, "discard cards");
}

const frees = (): (boolean | undefined)[] => sent.map((one) => (one.type === "answer" ? one.free : undefined));
/** The answer went out, and what came of it is there. */
const settled = (count: number): Promise<void> =>
  vi.waitFor(() => {
    expect(sent).toHaveLength(count);
    expect(acting.busy).toBe(false);
  });

beforeEach(() => speak("en"));

describe("with other people, what shows something hidden", () => {
  beforeEach(() => settings.choose("confirm", "lasting"));

  it("is done at the second press", async () => {
    sit(["inventory", "build"], { lasts: "revealed" });
    send();
    await settled(1);
    expect([frees(), acting.isArmed("inventory"), acting.asked]).toEqual([[true], true, true]);
    expect(said).toContain("hidden");
    send();
    await settled(2);
    expect([frees(), acting.asked]).toEqual([[true, undefined], false]);
  });

  it("is done by no press of something else", async () => {
    sit(["inventory", "build"], { lasts: "revealed" });
    send();
    await settled(1);
    send({ choice: "build", run: false });
    await settled(2);
    expect(frees()).toEqual([true, true]);
    expect([acting.isArmed("inventory"), acting.isArmed("build")]).toEqual([false, true]);
  });

  it("is let go by Escape, and by another selection", async () => {
    sit(["inventory", "build"], { lasts: "revealed" });
    send();
    await settled(1);
    acting.clear();
    expect([acting.isArmed("inventory"), said]).toEqual([false, ""]);
    send();
    await settled(2);
    acting.selection.choose("inventory");
    expect(acting.isArmed("inventory")).toBe(false);
  });

  it("has the same button, which says so", async () => {
    sit(["end", "use bold_haggler"], { lasts: "revealed", decision: { prompt: "end_turn" } });
    expect(acting.deeds.end?.text).toBe("End turn");
    acting.deeds.end?.act();
    await settled(1);
    expect(acting.deeds.end).toMatchObject({ armed: true, text: "Once more: End turn" });
    acting.deeds.end?.act();
    await settled(2);
    expect(frees()).toEqual([true, undefined]);
  });

  it("is done at once where the server has done it", async () => {
    sit(["inventory", "build"]);
    send();
    await settled(1);
    expect([frees(), acting.asked]).toEqual([[true], false]);
  });

  it("is what waits, and nothing else, where the table takes nothing back", async () => {
    sit(["inventory", "build"], { lasts: "never" });
    send();
    await settled(2);
    expect([frees(), said, acting.asked]).toEqual([[true, undefined], "", false]);
  });

  it.each([
    ["there is no choice", ["end"], {}],
    ["all else is of no use", ["use bold_haggler", "end", "pause"], { prompt: "end_turn", idle: ["use bold_haggler"] }],
    ["others wait for a reaction", ["binoculars", "done"], { prompt: "react" }],
  ] as const)("does not wait where %s", async (_, options, decision) => {
    sit(options, { lasts: "revealed", decision });
    send({ choice: "end", run: false });
    await settled(1);
    expect(frees()).toEqual([undefined]);
  });
});

describe("against bots alone", () => {
  it("nothing waits for a second press", async () => {
    settings.choose("confirm", "lasting");
    sit(["inventory", "build"], { lasts: "revealed", people: false });
    send();
    await settled(1);
    expect([frees(), said]).toEqual([[undefined], ""]);
  });
});

describe("another setting", () => {
  it("never waits", async () => {
    settings.choose("confirm", "never");
    sit(["inventory", "build"], { lasts: "revealed" });
    send();
    await settled(1);
    expect(frees()).toEqual([undefined]);
  });

  it("waits before every action, and says nothing of hidden things", async () => {
    settings.choose("confirm", "always");
    sit(["inventory", "build"], { people: false });
    send();
    expect([sent, acting.isArmed("inventory")]).toEqual([[], true]);
    expect(said).toContain("discard cards");
    expect(said).not.toContain("hidden");
    send();
    await settled(1);
    expect(frees()).toEqual([undefined]);
  });
});

describe("the end of a turn that may stop before the market is filled", () => {
  beforeEach(() => {
    sit(["end", "pause"]);
    const decision = { ...act.decision, seat: act.viewer, prompt: "end_turn", options: ["end", "pause"] };
    acting.selection.show({ ...act, decision } as View, 8);
    settings.choose("confirm", "never");
  });

  it("has a button for the stop, and the main key ends the turn without it", async () => {
    expect(acting.deeds.all.map((deed) => [deed.key, deed.text])).toEqual([["pause", "End your turn, but stop before the market is filled"]]);
    acting.deeds.main?.act();
    await vi.waitFor(() => expect(sent).toMatchObject([{ type: "answer", choice: "end" }]));
  });

  it("has none for a stop that is of no use, unless somebody wishes to be asked everything", () => {
    const decision = { ...act.decision, seat: act.viewer, prompt: "end_turn", options: ["end", "pause"], idle: ["pause"] };
    acting.selection.show({ ...act, decision } as View, 9);
    expect(acting.deeds.all).toEqual([]);
    settings.choose("windows", "always");
    expect(acting.deeds.all.map((deed) => deed.key)).toEqual(["pause"]);
    settings.choose("windows", "useful");
  });

  it("is sent as it is chosen", async () => {
    acting.deeds.all[0]?.act();
    await vi.waitFor(() => expect(sent).toMatchObject([{ type: "answer", choice: "pause" }]));
  });
});
