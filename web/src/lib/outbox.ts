/** What was asked and has no reply yet: it is sent again on every new connection, with the same id. */
import type { Hint, LiveToClient } from "../generated/protocol";
import type { Ask } from "./asks";
import { Refused } from "./api";
import { newId } from "./line";

interface Waiting {
  readonly text: string;
  tries: number;
  readonly settle: (hints: readonly Hint[]) => void;
  readonly fail: (error: Refused) => void;
}

/** What may be tried again with the same id. */
const PASSING = ["unreachable", "conflict", "too-fast"];
const MOST_TRIES = 5;

export class Outbox {
  #waiting = new Map<string, Waiting>();

  get size(): number {
    return this.#waiting.size;
  }

  /** Notes something; the promise is kept when the reply comes, on whatever connection. */
  add(ask: Ask, id: string = newId()): { text: string; reply: Promise<readonly Hint[]> } {
    const text = JSON.stringify({ ...ask, id });
    const reply = new Promise<readonly Hint[]>((settle, fail) => {
      this.#waiting.set(id, { text, tries: 0, settle, fail });
    });
    return { text, reply };
  }

  /** All that has no reply, the oldest first. */
  get texts(): string[] {
    return [...this.#waiting.values()].map((waiting) => waiting.text);
  }

  /** Takes a reply; gives the text to send once more, a little later, where that helps. */
  take(reply: LiveToClient): { text: string; seconds: number } | null {
    if (reply.type !== "done" && reply.type !== "hints" && reply.type !== "refused") return null;
    const waiting = reply.id === null ? undefined : this.#waiting.get(reply.id);
    if (!waiting || reply.id === null) return null;
    if (reply.type === "refused" && PASSING.includes(reply.code) && ++waiting.tries < MOST_TRIES) {
      return { text: waiting.text, seconds: Number(reply.values.seconds ?? waiting.tries) };
    }
    this.#waiting.delete(reply.id);
    if (reply.type === "refused") waiting.fail(new Refused(reply.code, reply.message, reply.values));
    else waiting.settle(reply.type === "hints" ? reply.hints : []);
    return null;
  }

  /** Nothing more will come: everything that waits has failed. */
  fail(code: string): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.fail(new Refused(code, "the connection is closed for good"));
  }
}
