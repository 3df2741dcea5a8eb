/** Somebody who plays by what can be selected on the page, at random; whatever is ready is sent. */
import type { State } from "../src/generated/protocol";
import type { Answer } from "../src/lib/asks";
import { gameOf } from "../src/lib/views";
import { Live } from "../src/lib/live.svelte";
import type { Socket } from "../src/lib/line";
import { Selection } from "../src/lib/selection.svelte";

/** Whoever selects by chance comes to a dead end now and then, as with cards that no partner could complete. */
const TRIES = 12;

export interface Tally {
  answers: number;
  refused: { prompt: string; answer: Answer; code: string; message: string }[];
  stuck: string[];
  prompts: Record<string, number>;
}

/** Numbers that look like chance and are the same each time. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Player {
  readonly tally: Tally = { answers: 0, refused: [], stuck: [], prompts: {} };
  readonly selection = new Selection();
  readonly live: Live;
  #chance: () => number;
  #busy = false;
  #end: (tally: Tally) => void = () => undefined;
  readonly over: Promise<Tally>;

  constructor(token: string, address: string, open: (address: string) => Socket, seed: number, readonly most = 400) {
    this.#chance = chanceOf(seed);
    this.over = new Promise((resolve) => (this.#end = resolve));
    this.live = new Live(token, { address, open, onState: (state) => void this.#see(state) });
  }

  async #see(state: State): Promise<void> {
    if (state.phase === "over" || this.tally.answers >= this.most) return this.#end(this.tally);
    this.selection.show(gameOf(state), state.number);
    if (state.number === null || this.#busy) return;
    this.#busy = true;
    await this.#answer(state.number);
    this.#busy = false;
    const newest = this.live.state;
    if (newest && newest.number !== state.number) await this.#see(newest);
  }

  /** Selects something until it is taken; after a refusal it goes card by card, and what leads nowhere is let be, as a person would. */
  async #answer(number: number): Promise<void> {
    let stuck = "";
    for (let tries = 0; tries < TRIES && this.selection.number === number; tries += 1) {
      const prompt = this.selection.decision?.prompt ?? "";
      const answer = this.#select();
      if (!answer) {
        stuck = `${prompt}: ${this.selection.decision?.options.join("; ") ?? ""}`;
        continue;
      }
      try {
        await this.live.answer(number, answer);
        this.tally.answers += 1;
        this.tally.prompts[prompt] = (this.tally.prompts[prompt] ?? 0) + 1;
        return;
      } catch (error) {
        const { code, message } = error as { code: string; message: string };
        if (code === "late-answer" || code === "closed") return;
        this.tally.refused.push({ prompt, answer, code, message });
        this.selection.refused();
      }
    }
    if (stuck && this.selection.number === number) this.tally.stuck.push(stuck);
    this.#end(this.tally);
  }

  #pick<Thing>(things: readonly Thing[]): Thing | undefined {
    return things[Math.floor(this.#chance() * things.length)];
  }

  #select(): Answer | null {
    const selection = this.selection;
    selection.clear();
    if (selection.mode === "act") return this.#selectAction();
    if (selection.mode === "order") return this.#selectOrder();
    if (selection.mode === "cards") return this.#fill() ?? this.#pick(selection.offers)?.answer ?? null;
    const option = this.#pick(selection.decision?.options ?? []);
    const spot = this.#pick(option === undefined ? [] : this.#spotsWith(option));
    if (spot === undefined || option === undefined) return null;
    selection.toggle(spot, option);
    return selection.ready;
  }

  #spotsWith(option: string): string[] {
    const listed = ["bin", `listed/${option}`];
    const places = ["hand", "market", "discard", "aside", "schedule", "chosen", "seat", "company"];
    const simple = places.flatMap((zone) => Array.from({ length: 60 }, (_, at) => `${zone}/${at}`));
    const stalls = Array.from({ length: 4 * 11 * 12 }, (_, at) => `stall/${Math.floor(at / 132)}/${Math.floor(at / 12) % 11}/${at % 12}`);
    return [...listed, ...simple, ...stalls].filter((spot) => this.selection.optionsAt(spot).includes(option));
  }

  #selectAction(): Answer | null {
    const selection = this.selection;
    if (this.#chance() < 0.3) {
      const hand = selection.view?.seats[selection.view.viewer ?? 0]?.hand ?? [];
      for (const [place] of hand.entries()) if (this.#chance() < 0.4) selection.toggle(`hand/${place}`);
      const ready = this.#pick(selection.offers.filter((offer) => offer.state === "ready"));
      if (ready) return ready.answer;
      selection.clear();
    }
    const builds = selection.offers.filter((offer) => offer.option === "build" || offer.option.startsWith("buy"));
    const offer = this.#pick(this.#chance() < 0.5 && builds.length ? builds : selection.offers);
    if (!offer) return null;
    selection.choose(offer.option);
    return selection.purpose ? this.#fill() : selection.ready;
  }

  /** Selects cards that can be selected, in any order, until it is ready, and sometimes more. */
  #fill(): Answer | null {
    const selection = this.selection;
    for (let count = 0; count < 30; count += 1) {
      if (selection.ready && this.#chance() < (count ? 0.7 : 0.2)) return selection.ready;
      const purpose = selection.purpose;
      if (!purpose) return selection.ready;
      const spots = purpose.groups.map((group) => group[0]?.spot ?? "");
      const spot = this.#pick(spots.filter((place) => !selection.placeOf(place) && selection.verdict(place).can));
      if (spot === undefined) return selection.ready;
      selection.toggle(spot, this.#pick(selection.waysOf(spot))?.text);
    }
    return selection.ready;
  }

  #selectOrder(): Answer | null {
    const spots = [...this.selection.lineUp];
    while (spots.length && this.#chance() < 0.8) {
      const [spot] = spots.splice(Math.floor(this.#chance() * spots.length), 1);
      if (spot !== undefined) this.selection.toggle(spot);
    }
    for (const spot of this.selection.lineUp) {
      if (!this.selection.ready && !this.selection.placeOf(spot)) this.selection.toggle(spot);
    }
    return this.selection.ready;
  }
}
