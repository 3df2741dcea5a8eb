/** Which sound is heard when; silent until the first click or key, as browsers want it, and while the switch is off. */
import type { SoundName } from "./notes";
import { settings } from "./settings.svelte";
import type { Step } from "./steps";

type Sounding = typeof import("./sounding");

/** What moves, as it sounds; other movements are silent. */
function soundOf({ kind, from, to }: Step): SoundName | null {
  if (kind === "roll") return "die";
  if (kind === "shuffle") return "shuffle";
  if (to?.zone === "stall") return "build";
  if (from?.zone === "hand" && to?.zone === "discard") return "pay";
  return kind === "draw" ? "draw" : null;
}

export class Hearing {
  #context: AudioContext | null = null;
  #sounding: Sounding | null = null;

  /** Somebody has clicked or pressed a key: from now on the page may sound. */
  wake(): void {
    if (this.#context || settings.sound !== "on") return;
    if (typeof AudioContext !== "function") return;
    this.#context = new AudioContext();
    void import("./sounding").then((sounding) => (this.#sounding = sounding));
  }

  play(name: SoundName): void {
    if (settings.sound === "on" && this.#context && !document.hidden) this.#sounding?.sound(this.#context, name);
  }

  /** What moves, is heard. */
  move(steps: readonly Step[]): void {
    const [name] = steps.flatMap((step) => soundOf(step) ?? []);
    if (name) this.play(name);
  }

  /** Nothing is heard any more. */
  stop(): void {
    void this.#context?.close();
    this.#context = null;
  }
}
