/** What the keys of a replay do. */
import { isBusy } from "../table/keys";
import type { ReplayRoom } from "./room.svelte";

type Deed = (room: ReplayRoom) => void;

const DEEDS: Readonly<Record<string, Deed>> = {
  ArrowLeft: (room) => void room.film.next(-1),
  ArrowRight: (room) => void room.film.next(1),
  "Shift ArrowLeft": (room) => void room.film.nextTurn(-1),
  "Shift ArrowRight": (room) => void room.film.nextTurn(1),
  Home: (room) => void room.film.go(0),
  End: (room) => void room.film.go(room.film.most),
  " ": (room) => room.film.play(),
  l: (room) => room.overlays.open({ kind: "log" }),
  m: (room) => room.overlays.open({ kind: "more" }),
  "?": (room) => room.overlays.open({ kind: "keys" }),
};

export const KEYS = [
  { shown: ["←", "→"], word: "web-key-replay-step" },
  { shown: ["Shift ←", "Shift →"], word: "web-key-replay-turn" },
  { shown: ["Home", "End"], word: "web-key-replay-ends" },
  { shown: ["␣"], word: "web-key-replay-play" },
  { shown: ["l"], word: "web-key-log" },
  { shown: ["m"], word: "web-key-menu" },
  { shown: ["?"], word: "web-key-help" },
] as const;

/** Whether what has the focus does something of its own with this key; the slider goes by arrows, to its ends, by pages. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (target?.matches("input[type=range]")) return /^(Arrow|Home|End|Page)/.test(event.key);
  if (isBusy(event)) return true;
  if (event.key === " ") return Boolean(target?.closest("button, a, summary"));
  return event.key.startsWith("Arrow") && !event.shiftKey && Boolean(target?.closest("[data-stop]"));
}

export function onKey(room: ReplayRoom, event: KeyboardEvent): void {
  if (!room.hasBegun || event.defaultPrevented || isTaken(event)) return;
  const deed = DEEDS[event.shiftKey && event.key.startsWith("Arrow") ? `Shift ${event.key}` : event.key];
  if (!deed) return;
  if (event.key !== " ") room.film.stop();
  deed(room);
  event.preventDefault();
}
