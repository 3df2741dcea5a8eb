/** Tells what others do while it is shown, for all who see it and hear it; what befell me stays told until I go on. */
import type { Scene } from "../lib/scenes";
import type { Place } from "../lib/steps";
import { Story } from "../lib/story";
import type { Told } from "../lib/telling";
import { words } from "../lib/words.svelte";
import type { Room } from "./room.svelte";

/** Something that was done to me, in words, and where. */
export interface Mark {
  readonly key: number;
  readonly text: string;
  readonly places: readonly Place[];
}

/** Sentences that are kept for those who hear them. */
const HEARD = 4;

export class Narrator {
  readonly #room: Room;
  #count = 0;
  /** The last sentences, as they were told. */
  heard = $state.raw<readonly { readonly key: number; readonly text: string }[]>([]);
  marks = $state.raw<readonly Mark[]>([]);

  constructor(room: Room) {
    this.#room = room;
  }

  /** What somebody else does now, in words; empty if nobody does anything. */
  now = $derived.by((): string => {
    const told = this.#room.playback.scene?.told;
    return told ? this.#sentence(told) : "";
  });

  /** A scene begins, or was passed over. */
  begin(scene: Scene, isShown: boolean): void {
    if (isShown && scene.told) this.heard = [...this.heard, this.#line(scene.told)].slice(-HEARD);
    if (scene.blows.length) this.marks = [...this.marks, ...scene.blows.map(({ told, places }) => ({ ...this.#line(told), places }))];
  }

  /** I go on: it was seen. */
  clear(): void {
    this.marks = [];
  }

  #line(told: Told): { key: number; text: string } {
    this.#count += 1;
    return { key: this.#count, text: this.#sentence(told) };
  }

  #sentence(told: Told): string {
    return new Story(words, this.#room.names, this.#room.seat).line(told).text;
  }
}
