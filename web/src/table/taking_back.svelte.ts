/** Taking back: what is free, what others must agree to, and why not; and what somebody has asked for. */
import { undoReason } from "../lib/refusing";
import { words } from "../lib/words.svelte";
import type { Room } from "./room.svelte";

/** Whether something can be taken back, in words. */
interface TakeBack {
  readonly why: string;
  /** Whether others are asked first. */
  readonly asks: boolean;
}

export class TakingBack {
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  can = $derived.by((): { step: TakeBack; turn: TakeBack } => {
    const undo = this.#room.view.table.undo;
    const of = (one: { reason: string; by: string; needs: readonly number[] } | undefined): TakeBack => {
      if (!one) return { why: words.text("undo-nothing"), asks: false };
      if (!one.reason) return { why: "", asks: false };
      return one.needs.length ? { why: "", asks: true } : { why: undoReason(words, one), asks: false };
    };
    return { step: of(undo?.step), turn: of(undo?.turn) };
  });

  ask(turn: boolean): void {
    const one = turn ? this.can.turn : this.can.step;
    if (one.why) return this.#room.say(one.why);
    const number = this.#room.state?.number ?? undefined;
    void this.#room.ask({ type: one.asks ? "ask_undo" : "undo", turn, ...(number === undefined ? {} : { number }) });
  }

  request = $derived.by((): { text: string; mine: boolean; asksMe: boolean } | null => {
    const request = this.#room.hasBegun ? this.#room.view.table.request : undefined;
    if (!request) return null;
    const mine = request.seat === this.#room.seat;
    const asksMe = !mine && this.#room.seat !== null && !request.agreed.includes(this.#room.seat);
    const key = mine ? "web-undo-asked-you" : asksMe ? "web-undo-asked" : "web-undo-asked-other";
    return { text: words.text(key, { name: this.#room.names[request.seat] ?? "" }), mine, asksMe };
  });
}
