/** The sounds of the table, as notes: each is played when it happens, and none longer than a second and a half. */
export const SOUNDS = ["draw", "pay", "build", "shuffle", "die", "turn", "win", "loss"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** One tone, or a breath of noise where it has no pitch. */
export interface Note {
  /** When it begins and how long it is heard, in seconds. */
  readonly at: number;
  readonly lasts: number;
  /** In hertz; noise lies around it. */
  readonly pitch: number;
  readonly wave: OscillatorType | "noise";
  /** How loud at most, up to 1 for all of a sound together. */
  readonly loud: number;
}

const [C4, E4, F4, G4, A4, C5, E5, G5, C6] = [261.6, 329.6, 349.2, 392, 440, 523.3, 659.3, 784, 1046.5];

function tone(at: number, pitch: number, lasts: number, loud = 0.2, wave: OscillatorType = "triangle"): Note {
  return { at, lasts, pitch, wave, loud };
}

function noise(at: number, pitch: number, lasts: number, loud = 0.2): Note {
  return { at, lasts, pitch, wave: "noise", loud };
}

/** Wood, paper and a small bell. */
export const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  draw: [noise(0, 2600, 0.11, 0.22)],
  pay: [tone(0, G5, 0.12, 0.14), tone(0.06, C6, 0.2, 0.14)],
  build: [noise(0, 240, 0.09, 0.5), tone(0, C4 / 2, 0.16, 0.3, "sine"), tone(0.1, G4, 0.22, 0.14)],
  shuffle: [0, 0.06, 0.12, 0.18, 0.25].map((at) => noise(at, 2000 + 1600 * at, 0.08, 0.2)),
  die: [0, 0.09, 0.16, 0.28, 0.36].map((at, index) => noise(at, 900 - 60 * index, 0.05, 0.42 - 0.05 * index)),
  turn: [tone(0, E5, 0.3, 0.16, "sine"), tone(0.13, A4 * 2, 0.5, 0.16, "sine")],
  win: [
    ...[C4, E4, G4, C5].map((pitch, index) => tone(0.11 * index, pitch, 0.3, 0.14)),
    ...[C4, G4, C5, E5].map((pitch) => tone(0.5, pitch, 0.9, 0.14)),
  ],
  loss: [tone(0, G4, 0.4, 0.15, "sine"), tone(0.26, F4, 0.4, 0.15, "sine"), ...[C4, E4].map((pitch) => tone(0.54, pitch, 0.85, 0.14, "sine"))],
};
