/** Asking the server for an analysis until it is finished: while somebody looks, about once a second. */
import type { Analysed } from "../generated/protocol";
import { further } from "../lib/analysis";
import { Refused, UNREACHABLE, type Api } from "../lib/api";
import { browserClock, pauseBefore, type Clock } from "../lib/line";

const EACH = 1000;
const LATER = 30; // seconds, where the server does not say how many

/** Whether the page is seen; tests bring their own. */
export interface Sight {
  isSeen(): boolean;
  /** Calls whenever the page is seen again; gives what ends that. */
  onSeen(call: () => void): () => void;
}

const browserSight: Sight = {
  isSeen: () => document.visibilityState === "visible",
  onSeen(call) {
    document.addEventListener("visibilitychange", call);
    return () => document.removeEventListener("visibilitychange", call);
  },
};

export interface StudyParts {
  readonly api: Pick<Api, "analysis">;
  readonly clock?: Clock;
  readonly sight?: Sight;
}

export class Study {
  readonly #token: string;
  readonly #api: Pick<Api, "analysis">;
  readonly #clock: Clock;
  readonly #sight: Sight;
  #watched = false;
  #asking = false;
  #tries = 0;
  #off: (() => void) | null = null;

  /** Somebody has asked for it. */
  wanted = $state(false);
  told = $state.raw<Analysed | null>(null);
  /** Why it does not go on just now, though it will by itself: too many ask, or the server is away. */
  pause = $state<"busy" | "away" | null>(null);
  /** Why there is none. */
  refused = $state.raw<Refused | null>(null);

  constructor(token: string, parts: StudyParts) {
    this.#token = token;
    this.#api = parts.api;
    this.#clock = parts.clock ?? browserClock;
    this.#sight = parts.sight ?? browserSight;
  }

  get isFinished(): boolean {
    return this.told?.finished === true;
  }

  begin(): void {
    this.wanted = true;
    this.refused = null;
    void this.#ask();
  }

  /** Follows it as long as somebody looks; gives what ends that. */
  follow(): () => void {
    this.#watched = true;
    const blind = this.#sight.onSeen(() => void this.#ask());
    void this.#ask();
    return () => {
      this.#watched = false;
      this.#rest();
      blind();
    };
  }

  #rest(): void {
    this.#off?.();
    this.#off = null;
  }

  get #mayAsk(): boolean {
    return this.wanted && this.#watched && !this.isFinished && !this.#asking && this.#sight.isSeen();
  }

  async #ask(): Promise<void> {
    if (!this.#mayAsk) return;
    this.#rest();
    this.#asking = true;
    const wait = await this.#once();
    this.#asking = false;
    if (wait !== null && this.#watched) this.#off = this.#clock.later(() => void this.#ask(), wait);
  }

  /** Asks once: after how many milliseconds again, if at all. */
  async #once(): Promise<number | null> {
    try {
      this.told = further(this.told, await this.#api.analysis(this.#token));
      this.pause = null;
      this.#tries = 0;
      return this.isFinished ? null : EACH;
    } catch (error) {
      return this.#later(error instanceof Refused ? error : new Refused(UNREACHABLE, String(error)));
    }
  }

  #later(error: Refused): number | null {
    if (error.code === "too-fast") {
      this.pause = "busy";
      return EACH * (Number(error.values.seconds) || LATER);
    }
    if (error.code === UNREACHABLE) {
      this.pause = "away";
      return Math.max(EACH, pauseBefore(this.#tries++, Math.random()));
    }
    this.wanted = false;
    this.refused = error;
    return null;
  }
}
