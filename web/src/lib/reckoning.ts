/**
 * Reckons along while cards are selected: what they come to, what is missing, which could follow.
 * It guides; whether an answer is good is for the server to say.
 */
import type { Form, SeatView, View } from "../generated/protocol";
import { JUNK, cards, countsAs, type Card } from "./cards";
import { promptRow } from "./rows";
import type { Spot } from "./spots";

type Facts = Partial<Card> & { readonly deck: string; readonly value: number };

const NONE: Facts = { deck: "", value: 0 };

/** The printed facts of what a card counts as; a coin has none. */
export function factsOf(text: string): Facts {
  return text === "coin" ? NONE : (cards.get(countsAs(text)) ?? NONE);
}

/** A card that is, or could be, part of a choice: where it lies, how an answer names it, what it counts. */
export interface Pick {
  readonly spot: Spot;
  readonly text: string;
  readonly value: number;
}

/** What several cards are chosen for. */
export interface Purpose {
  /** The question that asks for them. */
  readonly kind: string;
  /** What they must be worth together; 0 where that does not matter. */
  readonly need: number;
  readonly fromBin: boolean;
  /** What was chosen before, or lies there from the partner, and counts along. */
  readonly given: readonly Pick[];
  readonly partners: readonly string[];
  readonly least: number;
}

export type Wrong =
  | "short" | "unneeded" | "too-much" | "mixed" | "junk" | "worthless" | "no-seller" | "no-rearranging" | "exact"
  | "discard" | "none";

function isCoin(pick: Pick): boolean {
  return pick.text === "coin";
}

function isFromDiscard(text: string): boolean {
  return /^discard[.:]/.test(text);
}

export function totalOf(picks: readonly Pick[]): number {
  return picks.reduce((sum, pick) => sum + pick.value, 0);
}

/** What is wrong with these cards for this purpose; null if nothing is to be seen. */
export function wrongWith(picks: readonly Pick[], purpose: Purpose): Wrong | null {
  const all = [...purpose.given, ...picks];
  const { worth, action } = promptRow(purpose.kind);
  if (worth) return WRONG[worth](all, purpose);
  return action !== "rearrange" || all.some((pick) => factsOf(pick.text).rearranges) ? null : "no-rearranging";
}

function wrongPayment(all: readonly Pick[], purpose: Purpose): Wrong | null {
  const total = totalOf(all);
  const cards = all.filter((pick) => !isCoin(pick));
  if (purpose.fromBin && !cards.some((pick) => factsOf(pick.text).sells_bin)) return "no-seller";
  if (total < purpose.need) return "short";
  const isFree = cards.some((pick) => factsOf(pick.text).frees_overpay);
  if (cards.length < all.length && total > purpose.need) return "exact";
  if (isFree) return null;
  const smallest = Math.min(...cards.map((pick) => pick.value));
  return cards.length && total - smallest >= purpose.need ? (smallest > 0 ? "unneeded" : "worthless") : null;
}

/** What the partner could add is not known, so little can be said. */
function wrongOffer(all: readonly Pick[], purpose: Purpose): Wrong | null {
  if (all.length < purpose.least) return "none";
  if (totalOf(all) >= purpose.need) return "too-much";
  return mayAdd(all.map((pick) => pick.text)) ? null : "discard";
}

function wrongStack(all: readonly Pick[], purpose: Purpose): Wrong | null {
  const total = totalOf(all);
  if (total < purpose.need) return "short";
  if (total > purpose.need) return "too-much";
  return wrongDecks(all.map((pick) => pick.text), purpose.partners);
}

const WRONG = { at_least: wrongPayment, below: wrongOffer, exactly: wrongStack };

/** Whether cards of these decks may lie in one stack, with what they themselves allow. */
function wrongDecks(own: readonly string[], partners: readonly string[]): Wrong | null {
  const texts = [...own, ...partners];
  const fromHand = texts.filter((text) => !isFromDiscard(text));
  const decks = new Set(fromHand.map((text) => factsOf(text).deck));
  const allows = (what: "lets_junk_in" | "mixes_sets"): boolean => texts.some((text) => factsOf(text)[what]);
  if (decks.has(JUNK) && !allows("lets_junk_in")) return "junk";
  decks.delete(JUNK);
  if (decks.size > 1 && !allows("mixes_sets")) return "mixed";
  return mayAdd(own) ? null : "discard";
}

/** Whether as many cards come from the discard pile as others let in; one of those must be of the hand. */
function mayAdd(texts: readonly string[]): boolean {
  const added = texts.filter(isFromDiscard).length;
  const allowed = texts.reduce((sum, text) => sum + (factsOf(text).adds_from_discard ?? 0), 0);
  const opens = texts.some((text) => !isFromDiscard(text) && factsOf(text).adds_from_discard);
  return added === 0 || (opens && added <= allowed);
}

// what there is to choose from

/** A card as it is, and as its own text may change it. */
function ways(spot: Spot, [text, value]: Form): Pick[] {
  const by = factsOf(text).adjusts;
  const plain = { spot, text, value };
  return by ? [plain, { spot, text: `${text}+${by}`, value: value + by }, { spot, text: `${text}-${by}`, value: value - by }] : [plain];
}

/** All that could be chosen: for each place the ways in which it may count. */
export function groupsFor(view: View, kind: Purpose["kind"]): Pick[][] {
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (!own?.hand) return [];
  const { shape, worth, action } = promptRow(kind);
  if (!worth && action !== "rearrange") {
    return own.hand.map((text, place) => [{ spot: `hand/${place}`, text, value: own.values?.[place] ?? 0 }]);
  }
  const forms = own.forms ?? [];
  const isStack = shape === "stack_card";
  const hand = forms.map((all, place) => all.flatMap((form) => (isStack ? ways(`hand/${place}`, form) : [pickOf(`hand/${place}`, form)])));
  return [...hand, ...(isStack ? fromDiscard(view, own, forms) : coins(own))];
}

function pickOf(spot: Spot, [text, value]: Form): Pick {
  return { spot, text, value };
}

function coins(own: SeatView): Pick[][] {
  return Array.from({ length: own.gold ?? 0 }, (_, number) => [{ spot: `coin/${number}`, text: "coin", value: 1 }]);
}

/**
 * Cards of the discard pile, where one in hand lets them in; each as often as it could be used. Equal ones that do not
 * lie next to each other are named by their places.
 */
function fromDiscard(view: View, own: SeatView, forms: readonly (readonly Form[])[]): Pick[][] {
  const most = forms.reduce((sum, all) => sum + Math.max(0, ...all.map(([text]) => factsOf(text).adds_from_discard ?? 0)), 0);
  const room = most && own.discard.reduce((sum, name) => sum + (factsOf(name).adds_from_discard ?? 0), most);
  const raised = view.alterations.filter((change) => change.mark === -1 && change.seat === view.viewer);
  const more = raised.reduce((sum, change) => sum + change.amount, 0);
  const runs = runsIn(own.discard);
  return own.discard.flatMap((name, place) => {
    const run = runs.find(([first, last]) => first <= place && place <= last) ?? [place, place];
    if (run[1] - place >= room) return [];
    const isOne = runs.filter(([first]) => own.discard[first] === name).length === 1;
    const zone = isOne ? "discard" : `discard.${own.discard.length - place}`;
    const all = own.discard_forms?.[name] ?? [[name, factsOf(name).value + more] as const];
    return [all.flatMap(([text, value]) => ways(`discard/${place}`, [`${zone}:${text}`, value]))];
  });
}

/** The first and last places of equal cards that lie next to each other. */
function runsIn(pile: readonly string[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [place, name] of pile.entries()) {
    const last = runs.at(-1);
    if (last && pile[last[0]] === name) last[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}

// what could come of it

const MOST_LOOKS = 60_000;

/**
 * Whether these cards, or they and others, can be right for the purpose. Others are tried the largest first; after
 * very many tries it says yes, as it must never forbid what is allowed.
 */
export function canBecome(picks: readonly Pick[], groups: readonly (readonly Pick[])[], purpose: Purpose): boolean {
  const taken = new Set(picks.map((pick) => pick.spot));
  const rest = groups.filter((group) => group[0] && !taken.has(group[0].spot));
  let looks = 0;
  const search = (chosen: readonly Pick[], from: number): boolean => {
    if (++looks > MOST_LOOKS || wrongWith(chosen, purpose) === null) return true;
    if (isHopeless(chosen, rest, from, purpose)) return false;
    for (let at = from; at < rest.length; at += 1) {
      for (const way of rest[at] ?? []) if (search([...chosen, way], at + 1)) return true;
    }
    return false;
  };
  return search(picks, 0);
}

/** Whether there is too much already, or all that is left is not enough. */
function isHopeless(chosen: readonly Pick[], rest: readonly (readonly Pick[])[], from: number, purpose: Purpose): boolean {
  const { worth } = promptRow(purpose.kind);
  if (!worth || worth === "below") return false;
  const total = totalOf([...purpose.given, ...chosen]);
  const isExact = worth === "exactly" || chosen.some(isCoin);
  if (isExact && total > purpose.need && !chosen.some((pick) => pick.value < 0)) return true;
  const most = rest.slice(from).reduce((sum, group) => sum + Math.max(0, ...group.map((way) => way.value)), 0);
  return total + most < purpose.need;
}

/** All choices that are right, up to so many: each as its cards, none twice. */
export function completeSets(groups: readonly (readonly Pick[])[], purpose: Purpose, most = 2): Pick[][] {
  const found = new Map<string, Pick[]>();
  let looks = 0;
  const search = (chosen: Pick[], from: number): void => {
    if (found.size >= most || ++looks > MOST_LOOKS) return;
    if (wrongWith(chosen, purpose) === null) found.set(chosen.map((pick) => pick.text).sort().join(), chosen);
    if (isHopeless(chosen, groups, from, purpose)) return;
    for (let at = from; at < groups.length; at += 1) {
      for (const way of groups[at] ?? []) search([...chosen, way], at + 1);
    }
  };
  search([], 0);
  return [...found.values()];
}
