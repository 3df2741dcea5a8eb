/** What is asked, and answering it: by pointing, by dragging, by buttons. */
import { tick } from "svelte";
import type { Answer } from "../lib/asks";
import { Asking, type AskedView } from "../lib/asking";
import { Selection, type Reason } from "../lib/selection.svelte";
import { settings } from "../lib/settings.svelte";
import { spotsOf, type Spot } from "../lib/spots";
import type { Seen } from "../lib/telling";
import { words } from "../lib/words.svelte";
import { Deeds } from "./deeds.svelte";
import { toQuestion } from "./focus";
import type { Room } from "./room.svelte";
import { Showing } from "./showing.svelte";

/** What the client itself says; the words of the server have sentences of their own. */
const OWN: Readonly<Record<string, string>> = {
  none: "web-why-none", more: "web-why-more", "not-asked": "web-why-not-asked", "not-now": "web-not-now",
};

/** As the server refuses what could not be taken back. */
const LASTING = "lasting";

/** Whether there is anything to choose; to end a turn in one way or the other is no more than to end it. */
function isChoice(options: readonly string[]): boolean {
  return options.filter((option) => option !== "pause").length > 1;
}

export class Acting {
  readonly selection = new Selection();
  readonly showing: Showing;
  readonly deeds: Deeds;
  readonly #room: Room;
  #busy = $state(false);
  /** The question that was answered last: it is over, also while its answer is still being shown. */
  #answered = $state<number | null>(null);

  constructor(room: Room) {
    this.#room = room;
    this.showing = new Showing(room, this);
    this.deeds = new Deeds(this);
  }

  /** Whether something can be answered now: not while it is on its way, nor while cards are still moving. */
  asked = $derived.by(
    () =>
      this.selection.decision !== null &&
      !this.#busy &&
      !this.#room.playback.playing &&
      this.selection.number !== this.#answered,
  );
  /** The view with its question, for words. */
  view = $derived(this.selection.view as AskedView);
  asking = $derived.by(() => new Asking(words, this.#room.names));

  /** Whether somebody else's deed may be answered, or help is asked: nothing is urgent. */
  isCalm = $derived(["react", "help"].includes(this.selection.decision?.prompt ?? ""));

  question = $derived.by((): string => {
    const { decision, purpose } = this.selection;
    if (!decision) return "";
    const events = this.#room.played as readonly Seen[];
    if (this.selection.mode === "act" && purpose) return this.asking.question(this.view, { prompt: purpose.kind, need: purpose.need });
    return this.asking.question(this.view, { events });
  });

  sum = $derived.by((): { state: string; text: string } | null => {
    const { sum, marks, mode, purpose } = this.selection;
    const all = this.selection.lineUp.length;
    if (mode === "order" && all) return { state: "short", text: words.text("web-of", { count: marks.length, all }) };
    if (!marks.length && !sum) return null;
    const total = sum?.total ?? marks.reduce((all, mark) => all + mark.value, 0);
    if (mode === "one") return null;
    if (!sum?.need || purpose?.kind === "offer") return { state: "exact", text: words.text("web-total", { count: marks.length, total }) };
    const state = sum.missing > 0 ? "short" : total > sum.need ? "over" : "exact";
    return { state, text: words.text("web-sum", { state, total, need: sum.need, missing: sum.missing, by: total - sum.need }) };
  });

  /** Why something cannot be chosen. */
  reason(why: Reason | null, price = 0): string {
    if (why === null) return "";
    if (why === "too-dear") return words.text("web-too-dear", { price });
    const need = this.selection.purpose?.need ?? 0;
    return words.text(OWN[why] ?? `clash-${why}`, { need });
  }

  // doing

  /** Somebody points at a place: it is selected, or answers at once where that is all there is to say. */
  pick(spot: Spot): void {
    if (!this.asked) return;
    this.#room.said = "";
    this.selection.toggle(spot);
    const { mode, ready, marks } = this.selection;
    if (mode === "one" && marks.length && ready && settings.confirm !== "always") this.send(ready, this.#whatOf(ready));
  }

  #whatOf({ choice }: Answer): string {
    return typeof choice === "string" ? this.asking.option(choice, this.view) : this.question;
  }

  /** A hint in words: an action or option, or the next card for the action that is chosen. */
  hintText(option: string): string {
    const { mode, purpose } = this.selection;
    return mode === "act" && purpose ? this.asking.chosen(option) : this.asking.option(option, this.view);
  }

  /** Goes to what a hint says, without doing it yet. */
  follow(option: string): void {
    this.#room.overlays.close();
    const { view, decision, mode, purpose } = this.selection;
    if (!view || !decision) return;
    void tick().then(toQuestion);
    if (mode === "act" && !purpose) {
      const offer = this.selection.offers.find((one) => one.option === option);
      if (offer?.sum) return this.selection.choose(option);
    }
    const groups = purpose?.groups.flat() ?? [];
    const way = groups.find((pick) => pick.text === option && !this.selection.placeOf(pick.spot));
    const spot = way?.spot ?? spotsOf(view, decision, option)[0];
    if (spot) this.selection.toggle(spot, way ? option : undefined);
  }

  /** Does what the coloured button says. */
  main(): void {
    if (this.#room.learning.waits) return this.#room.learning.goOn();
    const deed = this.deeds.main;
    if (deed?.why) this.#room.say(deed.why);
    else deed?.act();
  }

  /** A card was dragged from one place to another. */
  drop(from: string, place: string, target: string): void {
    const spot = from === "hand" ? `hand/${place.split("-").at(-1)}` : `market/${place.split("-").at(-1)}`;
    if (from === "market") return target === "hand" ? this.pick(spot) : undefined;
    if (this.selection.mode !== "act") return this.pick(spot);
    if (!this.selection.placeOf(spot)) this.selection.toggle(spot);
    const option = this.#optionFor(target, spot);
    if (!option) return this.#room.say(this.#whyNotAt(target));
    const offer = this.selection.offers.find((one) => one.option === option);
    if (offer?.action?.kind === "play" || offer?.action?.kind === "use") this.send(offer.answer, this.asking.option(option, this.view));
    else this.selection.choose(option);
  }

  /** Why a card cannot be dropped somewhere; nothing where that needs no words. */
  #whyNotAt(target: string): string {
    const slot = Number(/^slot-([0-4])$/.exec(target)?.[1] ?? NaN);
    if (!Number.isNaN(slot)) return this.showing.market(slot).why;
    return target === "hand" ? "" : this.reason("not-now");
  }

  #optionFor(target: string, spot: Spot): string | undefined {
    const options = this.selection.decision?.options ?? [];
    if (target === "stall") return options.find((option) => option === "build") ?? options.find((option) => option === "ask");
    if (target === "discard") return options.find((option) => option === "inventory");
    if (target.startsWith("slot-")) return this.selection.optionsAt(target === "slot-5" ? "bin" : `market/${target.slice(5)}`)[0];
    return target === "play" ? this.selection.optionsAt(spot)[0] : undefined;
  }

  /** Sends an answer; asks once more before, if that is wished. */
  send(answer: Answer | null, what: string): void {
    if (!answer || this.selection.number === null) return;
    const number = this.selection.number;
    if (settings.confirm !== "always") return void this.#send(number, answer, settings.confirm === "lasting" ? what : "");
    const text = answer.choice === "end" || answer.choice === "pause" ? words.text("web-sure-end") : words.text("web-sure-always", { what });
    this.#askOnceMore(number, answer, text);
  }

  #askOnceMore(number: number, answer: Answer, text: string): void {
    const act = (): void => {
      this.#room.overlays.close();
      void this.#send(number, answer, "");
    };
    this.#room.overlays.open({ kind: "sure", title: words.text("web-sure"), text, yes: words.text("web-yes-do"), act });
  }

  /** Sends it; with words for it and a choice, only if it can be taken back: the server says if it cannot.
   *  Who may react has little time, and is not asked once more. */
  async #send(number: number, { choice, run }: Answer, what: string): Promise<void> {
    const { decision } = this.selection;
    const free = what !== "" && decision !== null && isChoice(decision.options) && decision.prompt !== "react";
    this.#busy = true;
    this.#room.finishMotion();
    const asked = { type: "answer", number, choice, ...(run ? { run } : {}), ...(free ? { free } : {}) } as const;
    const failed = await this.#room.ask(asked, LASTING);
    if (!failed) this.#answered = number;
    if (failed === LASTING) this.#askOnceMore(number, { choice, run }, words.text("web-sure-text", { what }));
    this.#busy = false;
    if (failed === "illegal-choice" && Array.isArray(choice)) this.selection.refused();
  }
}
