/** One seat, or a place to watch from, over a socket that comes back by itself. */
import type { Happened, Hint, Line, LiveToClient, State } from "../generated/protocol";
import type { Answer, Ask } from "./asks";
import { browserClock, comesBack, liveAddress, pauseBefore, type Clock, type Socket } from "./line";
import { Outbox } from "./outbox";

/** `lost`: it tries to come back; `closed`: it does not, and `closedBy` says why. */
export type Status = "idle" | "connecting" | "live" | "lost" | "closed";

export interface LiveParts {
  readonly address?: string;
  readonly open?: (address: string) => Socket;
  readonly clock?: Clock;
  readonly chance?: () => number;
  /** How many events are known already. */
  readonly since?: number;
  /** Is told of each state as it comes, with the events that are new. */
  readonly onState?: (state: State) => void;
}

const QUIET = 25_000;
const PATIENCE = 8_000;
const LATER = 30_000;
const MOST_LINES = 300;

export class Live {
  readonly token: string;
  status = $state<Status>("idle");
  /** The newest state; its events are those that came with it. */
  state = $state.raw<State | null>(null);
  /** All events since `since`, as they came. */
  events = $state.raw<readonly Happened[]>([]);
  chat = $state.raw<readonly Line[]>([]);
  /** The code with which it was closed for good. */
  closedBy = $state<number | null>(null);
  /** When the next try is, in milliseconds since 1970. */
  retryAt = $state<number | null>(null);
  /** How many things have no reply yet. */
  pending = $state(0);

  #parts: LiveParts;
  #clock: Clock;
  #socket: Socket | null = null;
  #outbox = new Outbox();
  #tries = 0;
  #known: number;
  #muted: (number | null)[] = [];
  #beat: (() => void) | null = null;
  #retry: (() => void) | null = null;
  #resends = new Set<() => void>();
  #listening: (() => void) | null = null;

  constructor(token: string, parts: LiveParts = {}) {
    this.token = token;
    this.#parts = parts;
    this.#clock = parts.clock ?? browserClock;
    this.#known = parts.since ?? 0;
  }

  /** Connects, and stays connected until `stop`. */
  start(): void {
    if (this.#socket || this.#retry) return;
    this.#listening ??= this.#listen();
    this.#connect();
  }

  /** Ends it for good; what had no reply fails. */
  stop(): void {
    this.#close();
    this.#listening?.();
    this.#listening = null;
    this.#outbox.fail("closed");
    this.pending = 0;
    if (this.status !== "closed") this.status = "idle";
  }

  /** Asks for something; sent again after a lost connection until the reply is there. Refused if it is refused. */
  async ask(ask: Ask): Promise<readonly Hint[]> {
    const { text, reply } = this.#outbox.add(ask);
    this.pending = this.#outbox.size;
    if (this.status === "live") this.#send(text);
    try {
      return await reply;
    } finally {
      this.pending = this.#outbox.size;
    }
  }

  /** Answers the decision that was seen. */
  async answer(number: number, answer: Answer): Promise<void> {
    await this.ask({ type: "answer", number, choice: answer.choice, ...(answer.run ? { run: true } : {}) });
  }

  /** Hears no more of a seat, or of those who watch; also after coming back. */
  async mute(seat: number | null, muted = true): Promise<void> {
    this.#muted = [...this.#muted.filter((other) => other !== seat), ...(muted ? [seat] : [])];
    await this.ask({ type: "mute", seat, muted });
  }

  /** Tries at once, or looks whether the connection still holds. */
  hurry(): void {
    if (this.#retry) this.#connect();
    else if (this.status === "live") this.#ping();
  }

  #connect(): void {
    this.#close();
    this.status = this.#tries ? "lost" : "connecting";
    const address = this.#parts.address ?? liveAddress();
    const socket = this.#parts.open ? this.#parts.open(address) : (new WebSocket(address) as Socket);
    this.#socket = socket;
    const isThis = (call: () => void) => () => socket === this.#socket && call();
    socket.onopen = isThis(() => this.#hello());
    socket.onmessage = (message) => isThis(() => this.#take(message.data))();
    socket.onclose = (closed) => isThis(() => this.#closed(closed.code))();
    socket.onerror = null;
    this.#expect(PATIENCE);
  }

  #hello(): void {
    const chat = this.chat.at(-1)?.number ?? 0;
    const mute = this.#muted.length ? { mute: this.#muted } : {};
    this.#send(JSON.stringify({ type: "hello", token: this.token, since: this.#known, chat, ...mute }));
  }

  #take(data: unknown): void {
    const message = JSON.parse(String(data)) as LiveToClient;
    if (message.type === "state") this.#arrive(message);
    else if (message.type === "chat") this.chat = [...this.chat, ...message.lines].slice(-MOST_LINES);
    const again = this.#outbox.take(message);
    if (again) this.#resend(again.text, again.seconds * 1000);
    this.#rest();
  }

  /** The first state of a connection: it holds, and what waits is sent again. */
  #arrive(state: State): void {
    this.#known = state.event;
    this.state = state;
    if (state.events.length) this.events = [...this.events, ...state.events];
    if (this.status !== "live") {
      this.status = "live";
      this.retryAt = null;
      this.#tries = 0;
      for (const text of this.#outbox.texts) this.#send(text);
    }
    this.#parts.onState?.(state);
  }

  #send(text: string): void {
    try {
      this.#socket?.send(text);
    } catch {
      this.#closed(1006);
    }
  }

  #resend(text: string, pause: number): void {
    const off = this.#clock.later(() => {
      this.#resends.delete(off);
      if (this.status === "live") this.#send(text);
    }, pause);
    this.#resends.add(off);
  }

  /** Something came: all is well for a while, then it is asked whether anybody is there. */
  #rest(): void {
    this.#beat?.();
    this.#beat = this.#socket ? this.#clock.later(() => this.#ping(), QUIET) : null;
  }

  #ping(): void {
    this.#expect(PATIENCE);
    this.#send(JSON.stringify({ type: "ping", id: `p${this.#clock.now().toString(36)}` }));
  }

  /** If nothing comes by then, the connection is dead, whatever the browser thinks. */
  #expect(milliseconds: number): void {
    this.#beat?.();
    this.#beat = this.#clock.later(() => this.#closed(1006), milliseconds);
  }

  #closed(code: number): void {
    this.#close();
    const when = comesBack(code);
    if (when === "never") {
      this.status = "closed";
      this.closedBy = code;
      this.#outbox.fail("closed");
      return;
    }
    this.status = "lost";
    const pause = when === "later" ? LATER : pauseBefore(this.#tries, (this.#parts.chance ?? Math.random)());
    this.#tries += 1;
    this.retryAt = this.#clock.now() + pause;
    this.#retry = this.#clock.later(() => this.#connect(), pause);
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#beat?.();
    this.#retry?.();
    for (const off of this.#resends) off();
    this.#resends.clear();
    this.#beat = this.#retry = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** The page is put aside and comes again; the network goes and comes. */
  #listen(): () => void {
    if (typeof addEventListener !== "function" || typeof document === "undefined") return () => undefined;
    const hurry = (): void => this.hurry();
    const seen = (): void => (document.visibilityState === "visible" ? this.hurry() : undefined);
    const hide = (): void => (this.status === "closed" ? undefined : this.#sleep());
    addEventListener("online", hurry);
    addEventListener("pageshow", hurry);
    addEventListener("pagehide", hide);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("pageshow", hurry);
      removeEventListener("pagehide", hide);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** Closed without trouble, until the page is shown again. */
  #sleep(): void {
    this.#close();
    this.status = "lost";
    this.#retry = () => undefined;
  }
}
