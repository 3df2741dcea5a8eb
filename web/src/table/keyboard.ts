/** What the keys of the table do. */
import { isBusy } from "./keys";
import type { Room } from "./room.svelte";

const GROUPS = ["market-title", "hand-title", "prompt-title"];

type Deed = (room: Room) => void;

const DEEDS: Readonly<Record<string, Deed>> = {
  a: (room) => room.acting.main(),
  e: (room) => room.acting.deeds.end?.act(),
  u: (room) => room.takingBack.ask(false),
  U: (room) => room.takingBack.ask(true),
  h: (room) => (room.hinting.are && room.acting.asked ? void room.hinting.ask() : undefined),
  g: () => goOn(),
  l: (room) => room.overlays.open({ kind: "log" }),
  s: (room) => room.overlays.open({ kind: "since" }),
  t: (room) => room.overlays.open({ kind: "chat" }),
  m: (room) => room.overlays.open({ kind: "menu" }),
  i: (room) => readPointed(room),
  "?": (room) => room.overlays.open({ kind: "keys" }),
  Escape: (room) => room.acting.clear(),
};

function readPointed(room: Room): void {
  const { pointed } = room.overlays;
  if (pointed) room.read(pointed.card, pointed.value);
}

/** Goes to the market, the hand, the question, and round again. */
function goOn(): void {
  const groups = GROUPS.flatMap((id) => document.getElementById(id)?.closest("section") ?? []);
  const at = groups.findIndex((group) => group.contains(document.activeElement));
  for (let step = 1; step <= groups.length; step += 1) {
    const group = groups[(at + step + groups.length) % groups.length];
    const stop = group?.querySelector<HTMLElement>("[data-stop][tabindex='0'], .deeds button");
    if (stop) return stop.focus();
  }
}

/** Cards beside the question come before those of the hand. */
function pickNumber(room: Room, number: number): void {
  const { choices, hand } = room.acting.showing;
  const card = (choices.length ? choices : hand)[number - 1];
  if (card?.pick && card.state !== "grey") card.pick();
  else if (card?.why) room.say(card.why);
}

/** What goes on where something is shown; Enter where nothing has the focus that takes it. */
function goesOn(event: KeyboardEvent): boolean {
  const isFree = !(event.target as Element | null)?.closest("button, a, summary");
  return event.key === " " || (event.key === "Enter" && isFree);
}

export function onKey(room: Room, event: KeyboardEvent): void {
  room.hearing.wake();
  if (!room.hasBegun || isBusy(event)) return;
  const { playback } = room;
  if (playback.playing && goesOn(event)) {
    playback.press();
    event.preventDefault();
    return;
  }
  const deed = DEEDS[event.key];
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (!deed && !number) return;
  if (playback.playing && !playback.scene) playback.hurry();
  else if (!playback.playing) room.narrator.clear();
  if (deed) deed(room);
  else pickNumber(room, number);
  event.preventDefault();
}
