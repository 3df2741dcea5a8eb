/** What is asked, and answering it: by pointing, by dragging, by buttons. */
import type { Answer } from "../lib/asks";
import { Asking, type AskedView } from "../lib/asking";
import type { OwnDecision } from "../lib/views";
import { Selection, type Reason } from "../lib/selection.svelte";
import { settings } from "../lib/settings.svelte";
import type { Spot } from "../lib/spots";
import type { Seen } from "../lib/telling";
import { words } from "../lib/words.svelte";
import { Deeds } from "./deeds.svelte";
import type { Room } from "./room.svelte";
import { Showing } from "./showing.svelte";

/** What the client itself says; the words of the server have sentences of their own. */
const OWN: Readonly<Record<string, string>> = {
  none: "web-why-none", more: "web-why-more", "not-asked": "web-why-not-asked", "not-now": "web-not-now",
};

/** As the server refuses what could not be taken back, and why: it shows something hidden. */
const LASTING = "lasting";
const REVEALED = "revealed";

/** Whether there is anything of use to choose; to end a turn in one way or the other is no more than to end it. */
function isChoice({ options, idle }: OwnDecision): boolean {
  return options.filter((option) => option !== "pause" && !idle?.includes(option)).length > 1;
}

export class Acting {
  readonly selection = new Selection();
  readonly showing: Showing;
  readonly deeds: Deeds;
  readonly #room: Room;
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** What was pressed once, and how all stood then. */
  #pressed = $state("");
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
      !this.busy &&
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
    const { mode, ready } = this.selection;
    if (mode === "one" && ready && this.selection.placeOf(spot) && this.isArmed(ready.choice)) return this.send(ready, "");
    this.#room.say("");
    this.selection.toggle(spot);
    const now = this.selection.ready;
    if (mode === "one" && this.selection.marks.length && now) this.send(now, this.#whatOf(now));
  }

  #whatOf({ choice }: Answer): string {
    return typeof choice === "string" ? this.asking.option(choice, this.view) : this.question;
  }

  /** A whole answer in words. */
  answerText(choice: Answer["choice"]): string {
    return this.asking.answer(choice, this.view);
  }

  /** The answer that a hint says to give. */
  get hint(): Answer["choice"] | null {
    return this.#room.hinting?.now?.choice ?? null;
  }

  /** Selects all that an answer names, without giving it yet. */
  mark(choice: Answer["choice"]): void {
    this.#room.say("");
    this.selection.take(choice);
  }

  /** Selects nothing, and takes back a first press. */
  clear(): void {
    this.#pressed = "";
    this.#room.say("");
    this.selection.clear();
  }

  /** How the question and the selection stand, as a text. */
  get standing(): string {
    const { number, chosen, marks } = this.selection;
    return JSON.stringify([number, chosen, marks.map((mark) => [mark.spot, mark.text])]);
  }

  /** Whether this answer was given once, and is sent when it is given again. */
  isArmed(choice: Answer["choice"]): boolean {
    return this.#pressed === this.#press(choice);
  }

  #press(choice: Answer["choice"]): string {
    return `${this.standing} ${JSON.stringify(choice)}`;
  }

  /** Whether an option is of no use here; who wishes to be asked everything is told of none. */
  isIdle(option: string): boolean {
    return settings.windows !== "always" && (this.selection.decision?.idle?.includes(option) ?? false);
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

  /** Sends an answer; what shows something hidden, where other people play, at the second press. */
  send(answer: Answer | null, what: string): void {
    const { number } = this.selection;
    if (!answer || number === null) return;
    const isAgain = this.isArmed(answer.choice);
    this.#pressed = "";
    if (settings.confirm === "always" && !isAgain) return this.#arm(answer, words.text("web-sure-always", { what }));
    void this.#send(number, answer, !isAgain && this.#isGuarded());
  }

  /** The first press: nothing is done yet. */
  #arm({ choice }: Answer, why: string): void {
    this.#pressed = this.#press(choice);
    this.#room.say(why);
  }

  /** Whether an answer that shows something hidden waits for a second press: not against bots alone, where all can be
   *  taken back, nor where there is no choice, nor of a reaction, for which there is little time. */
  #isGuarded(): boolean {
    const { decision } = this.selection;
    if (settings.confirm !== "lasting" || !this.#room.hasPeople || !decision) return false;
    return decision.prompt !== "react" && isChoice(decision);
  }

  /** Sends it; a guarded one only if it shows nothing: the server says if it does. */
  async #send(number: number, answer: Answer, guarded: boolean): Promise<void> {
    const { choice, run } = answer;
    this.busy = true;
    this.#room.finishMotion();
    const asked = { type: "answer", number, choice, ...(run ? { run } : {}), ...(guarded ? { free: true } : {}) } as const;
    const failed = await this.#room.ask(asked, LASTING);
    if (!failed) this.#answered = number;
    this.busy = false;
    if (failed?.code === LASTING) return this.#lasts(number, answer, failed.values.reason === REVEALED);
    if (failed?.code === "illegal-choice" && Array.isArray(choice)) this.selection.refused();
  }

  /** It cannot be taken back: only what shows something hidden waits for a second press. */
  #lasts(number: number, answer: Answer, shows: boolean): void {
    if (shows) this.#arm(answer, words.text("web-sure-again"));
    else void this.#send(number, answer, false);
  }
}
