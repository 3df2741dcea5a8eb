/** Questions and what may be answered, in words: as the other faces of the game put them, without their keyboards. */
import type { Decision, SeatView, View } from "../generated/protocol";
import wording from "../generated/wording.json";
import { guiseOf } from "./cards";
import { eventRow, promptRow } from "./rows";
import type { Seen } from "./telling";
import type { Words } from "./words.svelte";

/** What is asked of the viewer, as far as words need it. */
export type Asked = Pick<Decision, "card" | "need" | "worth" | "to"> & Required<Pick<Decision, "prompt" | "options" | "chosen">>;

/** A seat of a view, as far as words need it. */
export type AskedSeat = Pick<SeatView, "next_stack" | "hand" | "values" | "forms">;

/** A view with a question for its viewer. */
export interface AskedView extends Required<Pick<View, "active" | "prices" | "bin_price" | "offered" | "teams">> {
  readonly viewer: number;
  readonly decision: Asked;
  readonly seats: readonly AskedSeat[];
}

/** What else is known about a question; what is left out follows from the view. */
export interface About {
  /** A price, the worth of a stack, or how many cards. */
  readonly need?: number;
  /** Another prompt than the view has: of the cards that are chosen with an action. */
  readonly prompt?: string;
  /** What happened in the game so far, for cards that go back to those they came from. */
  readonly events?: readonly Seen[];
}

const sides: Readonly<Record<string, number>> = wording.sides;
const CARD = /^(discard(?:\.(\d+))?:)?([a-z_=]+)(\*)?(?:#\d+)?(?:([+-])(\d+|bin))?$/;
const STALL = /^P(\d)\.(\d+):([a-z_=]+)$/;
const ACTIVE = "0"; // in the place of a stack's number: the top card of the Company

/** What a card counts, as it may be used now; null where that is not known. */
export function worth(option: string, view: AskedView): number | null {
  const { decision } = view;
  const at = decision.options.indexOf(option);
  if (decision.worth && at >= 0) return decision.worth[at] ?? null;
  const seat = view.seats[view.viewer];
  const ways = (seat?.forms ?? []).flat().findLast(([text]) => text === option);
  if (ways) return ways[1];
  const place = (seat?.hand ?? []).lastIndexOf(option);
  return place < 0 ? null : (seat?.values?.[place] ?? null);
}

/** To whom the card asked for goes, where cards set aside of several players are given back; null if not told. */
export function whoseTurnToGet(view: AskedView, events: readonly Seen[]): number | null {
  if (!promptRow(view.decision.prompt).gifts) return null;
  const since = events.slice(events.findLastIndex((event) => event.event === "played") + 1);
  const from = since.filter((event) => setsAsideOfOthers(event.event));
  return from[view.decision.chosen.length]?.number ?? null;
}

/** Whether a card of somebody, named by the number, was set aside. */
function setsAsideOfOthers(event: string): boolean {
  const { number, target } = eventRow(event);
  return number === "giver" && target === "aside";
}

/** What the cards and coins that were chosen to pay are worth together. */
export function paid(view: AskedView): number {
  const values = new Map((view.seats[view.viewer]?.forms ?? []).flat().map(([text, value]) => [text, value]));
  values.set(wording.coin, 1);
  return view.decision.chosen.reduce((sum, text) => sum + (values.get(text) ?? 0), 0);
}

/** Puts the questions of one table. */
export class Asking {
  readonly #words: Words;
  readonly #names: readonly string[];

  constructor(words: Words, names: readonly string[]) {
    this.#words = words;
    this.#names = names;
  }

  /** The question as a sentence. */
  question(view: AskedView, about: About = {}): string {
    const { decision } = view;
    if (decision.to) return this.#reaction(view, decision.to);
    const prompt = about.prompt ?? decision.prompt;
    const whom = promptRow(prompt).by_active ? view.active : whoseTurnToGet(view, about.events ?? []);
    return this.#prompt(prompt, decision, {
      cards: this.#chosenCards(view.offered),
      need: about.need ?? usualNeed(view, prompt),
      whom: whom === null ? "none" : whom === view.viewer ? "you" : "other",
      name: whom === null ? "" : (this.#names[whom] ?? ""),
      happened: "none",
    });
  }

  /** Why somebody is asked who may use a card because of what happened, perhaps out of turn. */
  #reaction(view: AskedView, to: { happened: string; seat: number }): string {
    const active = this.#names[view.active] ?? "";
    const name = this.#names[to.seat] ?? "";
    if (view.active !== view.viewer) {
      return this.#words.text("screen-out-of-turn", { active, name, happened: to.happened });
    }
    const whom = to.seat === view.viewer ? "you" : "other";
    return this.#prompt("react", { card: null, options: [] }, { cards: "", need: 0, whom, name, happened: to.happened });
  }

  #prompt(prompt: string, asked: Pick<Asked, "card" | "options">, values: Record<string, string | number>): string {
    const own = `web-prompt-${prompt}`;
    const card = asked.card ? this.#words.card(asked.card) : "";
    const offered = promptRow(prompt).shape === "number" ? this.#words.listed(asked.options) : "";
    const can = asked.options.length === 1 && asked.options[0] === "done" ? "no" : "yes";
    return this.#words.text(this.#words.has(own) ? own : `prompt-${prompt}`, { ...values, card, can, values: offered });
  }

  /** An option of the decision in this view. */
  option(option: string, view: AskedView): string {
    const { prompt } = view.decision;
    if (option === "done") return this.#words.text("option-done", { prompt, chosen: chosenPlayers(view) });
    const { shape } = promptRow(prompt);
    if (shape === "action") return this.#action(option, view);
    if (shape === "number" && /^\d+$/.test(option)) return this.#words.text("option-number", { count: Number(option) });
    if (shape === "seat" || shape === "way") return this.#player(option, view.viewer);
    if (shape === "stall_card") return this.#stallCard(option, view);
    const named = this.#altered(option, view) || this.chosen(option, prompt);
    const card = isTopmost(option, view.decision.options) ? this.#words.text("option-topmost", { card: named }) : named;
    return prompt === "may_put_on_deck" ? this.#words.text("option-put_on_deck", { card }) : card;
  }

  /** A whole answer to the decision in this view: an option, or several that are named at once. */
  answer(choice: string | readonly string[], view: AskedView): string {
    if (typeof choice === "string") return this.option(choice, view);
    if (promptRow(view.decision.prompt).shape !== "action") return this.#words.inOrder(choice.map((text) => this.option(text, view)));
    const [first = "", ...rest] = choice;
    const option = this.option(first, view);
    return rest.length ? this.#words.text("answer-with", { option, cards: this.#chosenCards(rest) }) : option;
  }

  /** Cards that were chosen, in one list; equal ones are counted. */
  #chosenCards(options: readonly string[]): string {
    return this.#words.counted(options.map((option) => this.chosen(option)));
  }

  /** A card as it may be chosen: from a hand, a slot, the discard pile, counting more or less. */
  chosen(option: string, prompt = "stack"): string {
    const [, zone, place, name = "", spent, sign, by] = CARD.exec(option) ?? [];
    const card = this.#words.card(name);
    if (promptRow(prompt).shape === "slot") {
      if (by === "bin") return this.#words.text("option-slot_bin", { card });
      return this.#words.text("option-slot", { card, slot: Number(by) });
    }
    const counting = this.#counting(card, Boolean(spent), sign, by);
    if (place) return this.#words.text("option-discard_place", { card: counting, place: Number(place) });
    return zone ? this.#words.text("option-from_discard", { card: counting }) : counting;
  }

  #counting(card: string, spent: boolean, sign = "", by = ""): string {
    if (by) return this.#words.text(sign === "+" ? "option-raised" : "option-lowered", { card, by: Number(by) });
    return this.#words.text(spent ? "option-card_spent" : "option-card", { card });
  }

  /** A card that is altered by itself, or copies one that is, with what it counts now; nothing for any other. */
  #altered(option: string, view: AskedView): string {
    const value = option.includes("#") ? worth(option, view) : null;
    return value === null ? "" : this.#words.text("option-card_altered", { card: this.chosen(option), value });
  }

  #action(option: string, view: AskedView): string {
    const [kind = "", argument = ""] = option.split(" ", 2);
    if (kind === "buy") return this.#purchase(argument, view);
    if (kind === "play" || kind === "use") {
      const card = this.#altered(argument, view) || this.#words.card(argument);
      return this.#words.text(`option-${kind}`, { card, bonus: guiseOf(argument).bonus ? "yes" : "no" });
    }
    const need = view.seats[view.viewer]?.next_stack ?? 0;
    return this.#words.text(`option-${kind}`, { need, prompt: view.decision.prompt });
  }

  #purchase(argument: string, view: AskedView): string {
    const [name = "", slot] = argument.split("+", 2);
    const card = this.#words.card(name);
    if (slot === "bin") return this.#words.text("option-buy_from_bin", { card, price: view.bin_price ?? 0 });
    return this.#words.text("option-buy", { card, price: view.prices[Number(slot)] ?? 0 });
  }

  /** A player, or a way round the table with the player who sits there. */
  #player(option: string, reader: number): string {
    const step = sides[option];
    if (step === undefined) {
      return this.#words.begun(this.#words.text("option-player", { name: this.#names[Number(option.slice(1)) - 1] ?? "" }));
    }
    const count = this.#names.length;
    return this.#words.text("option-side", { side: option, name: this.#names[(reader + step + count) % count] ?? "" });
  }

  #stallCard(option: string, view: AskedView): string {
    const [, player, stack = "", name = ""] = STALL.exec(option) ?? [];
    const seat = Number(player) - 1;
    const card = this.#words.card(name);
    if (stack === ACTIVE) return this.#words.text("option-active", { card, name: this.#names[seat] ?? "" });
    const team = view.teams.find((one) => one.includes(seat)) ?? [seat];
    const who = !team.includes(view.viewer) ? "other" : team.length > 1 ? "team" : "you";
    const owner = this.#words.listed(team.map((mate) => this.#names[mate] ?? ""));
    return this.#words.text("option-stall", { card, stack: Number(stack), who, name: owner });
  }
}

/** Whether an option is the topmost of equal cards in a discard pile, of which others are offered as well. */
function isTopmost(option: string, options: readonly string[]): boolean {
  const bare = option.replace(/^discard:/, "");
  return options.some((other) => /^discard\.\d+:/.test(other) && other.slice(other.indexOf(":") + 1) === bare);
}

/** What a question is about in numbers, if nobody says it. */
function usualNeed(view: AskedView, prompt: string): number {
  const { decision } = view;
  if (promptRow(prompt).shape === "number") return Math.max(...decision.options.filter((option) => /^\d+$/.test(option)).map(Number));
  if (prompt === "arrange") return paid(view);
  return decision.need ?? 1;
}

/** How many opponents were chosen already, where up to so many may be. */
function chosenPlayers(view: AskedView): number {
  if (view.decision.prompt !== "may_player") return 0;
  const mates = view.teams.find((team) => team.includes(view.viewer)) ?? [view.viewer];
  return view.seats.length - mates.length - view.decision.options.filter((option) => option !== "done").length;
}
