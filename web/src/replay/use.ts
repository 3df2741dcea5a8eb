/** The room of a replay, for its own parts. */
import { createContext } from "svelte";
import { provideRoom } from "../table/room.svelte";
import type { ReplayRoom } from "./room.svelte";

const [useReplay, set] = createContext<ReplayRoom>();

export { useReplay };

/** Lets the parts of a table and those of a replay find it. */
export function provideReplay(room: ReplayRoom): ReplayRoom {
  provideRoom(room);
  return set(room);
}
