/** Hints of a practice game: whole answers, each with its chance and a reason; the one that is followed lies marked on the table. */
import { tick } from "svelte";
import type { Hint } from "../generated/protocol";
import { words } from "../lib/words.svelte";
import { toQuestion } from "./focus";
import type { Room } from "./room.svelte";

/** A hint in words. */
export interface Told {
  readonly key: string;
  readonly text: string;
  readonly follow: () => void;
}

/** The hint that is followed: to which question, and how the selection stood when it was marked. */
interface Followed {
  readonly hint: Hint;
  readonly at: string;
}

export class Hinting {
  readonly #room: Room;
  /** What was found; null while a bot is thinking. */
  found = $state.raw<readonly Told[] | null>(null);
  #followed = $state.raw<Followed | null>(null);

  constructor(room: Room) {
    this.#room = room;
  }

  /** Whether there are any at this table. */
  are = $derived.by(() => this.#room.seat !== null && !this.#room.hasPeople);

  /** The hint that is marked now: until something else is selected, or asked. */
  now = $derived.by((): Hint | null => (this.#followed?.at === this.#room.acting.standing ? this.#followed.hint : null));

  /** The same in words. */
  text = $derived.by(() => (this.now ? words.text("web-hint-now", { line: this.#line(this.now) }) : ""));

  /** Asks for the best answers; with an action chosen, for those that begin with it. */
  async ask(): Promise<void> {
    this.found = null;
    this.#room.overlays.open({ kind: "hints" });
    const { mode, purpose, chosen } = this.#room.acting.selection;
    const after = mode === "act" && purpose && chosen !== null ? [chosen] : [];
    try {
      const hints = await this.#room.live.ask({ type: "hints", ...(after.length ? { after } : {}) });
      this.found = hints.map((hint) => ({ key: JSON.stringify(hint.choice), text: this.#line(hint), follow: () => this.#follow(hint) }));
    } catch (error) {
      this.found = [];
      this.#room.refused(error);
    }
  }

  /** Marks the whole answer, without giving it yet. */
  #follow(hint: Hint): void {
    this.#room.overlays.close();
    this.#room.acting.mark(hint.choice);
    this.#followed = { hint, at: this.#room.acting.standing };
    void tick().then(toQuestion);
  }

  #line({ choice, chance, reason }: Hint): string {
    const { seat, card, ...values } = reason.values;
    const name = typeof seat === "number" ? (this.#room.names[seat] ?? "") : "";
    const why = words.text(`hint-why-${reason.key}`, { ...values, name, card: typeof card === "string" ? words.card(card) : "" });
    return words.text("hint-line", { option: this.#room.acting.answerText(choice), chance: Math.round(chance * 100), why });
  }
}
