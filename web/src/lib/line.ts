/** What a live connection needs from the browser; tests bring their own. */

/** The part of WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: ((closed: { readonly code: number }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Clock {
  now(): number;
  /** Calls later, once; gives what calls it off. */
  later(call: () => void, milliseconds: number): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  later(call, milliseconds) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Where the socket of this page's server is; the table is for a proxy that sends all of a table to one process. */
export function liveAddress(table = "", place: { protocol: string; host: string } = location): string {
  const which = table ? `?table=${encodeURIComponent(table)}` : "";
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/api/live${which}`;
}

/** What is to be done when a connection was closed with this code. */
export function comesBack(code: number): "soon" | "later" | "never" {
  if ([1009, 4400, 4401, 4403, 4404, 4409, 4413, 4423].includes(code)) return "never";
  return code === 4429 ? "later" : "soon";
}

const FIRST = 500;
const LONGEST = 30_000;

/** How long to wait before the next try: twice as long each time, and not all at once. */
export function pauseBefore(tries: number, chance: number): number {
  return Math.min(FIRST * 2 ** tries, LONGEST) * (0.5 + chance / 2);
}

let counted = 0;

/** An id that this seat has not used, on any device. */
export function newId(): string {
  counted += 1;
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `${[...random].map((number) => number.toString(36)).join("")}-${counted.toString(36)}`.slice(0, 40);
}
