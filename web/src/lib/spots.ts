/** Places on the table that can be pointed at, and which options are about them. */
import type { View } from "../generated/protocol";
import type { OwnDecision } from "./views";
import { countsAs, plainName } from "./cards";
import { readChosen, readOption, withoutPlace, zoneOf, type Option, type Zone } from "./options";

/**
 * A place, as text: `hand/2`, `market/4`, `bin`, `discard/0`, `stall/1/3/0` (seat, stack from 1, card), `aside/0`,
 * `schedule/0`, `chosen/0`, `seat/2`, `coin/0`, `company/0` (its active card), `listed/acorn` (an option with no place).
 */
export type Spot = string;

/** The cards of a zone, as the view writes them; null where a face is hidden or a slot is empty. */
export function cardsIn(view: View, zone: Zone): readonly (string | null)[] {
  const own = view.viewer === null ? null : view.seats[view.viewer];
  if (zone === "hand") return own?.hand ?? [];
  if (zone === "discard") return own?.discard ?? [];
  if (zone === "schedule") return own?.schedule ?? [];
  if (zone === "chosen") return view.decision?.chosen ?? [];
  if (zone === "market") return view.market;
  return zone === "aside" ? view.aside : [];
}

function placesWith(view: View, zone: Zone, fits: (card: string, place: number) => boolean): Spot[] {
  return cardsIn(view, zone).flatMap((card, place) => (card !== null && fits(card, place) ? [`${zone}/${place}`] : []));
}

/** The hand cards that can be named so: as they are, or in one of their forms. */
export function handSpots(view: View, text: string): Spot[] {
  const forms = view.viewer === null ? [] : (view.seats[view.viewer]?.forms ?? []);
  const named = (place: number): boolean => forms[place]?.some(([form]) => form === text) ?? false;
  const exact = placesWith(view, "hand", (card) => card === text);
  return exact.length ? exact : placesWith(view, "hand", (_, place) => named(place));
}

function stallSpots(view: View, option: Extract<Option, { kind: "stall" }>): Spot[] {
  if (option.stack === 0) return [`company/${option.seat}`];
  const team = view.teams.find((seats) => seats.includes(option.seat)) ?? [option.seat];
  return team.flatMap((seat) => {
    const stack = view.seats[seat]?.stall[option.stack - 1] ?? [];
    const name = option.card.as ? `${option.card.name}=${option.card.as}` : option.card.name;
    return stack.flatMap((card, place) => (card === name ? [`stall/${seat}/${option.stack}/${place}`] : []));
  });
}

/** Cards of a zone that an option names: written just so, or else by what is printed on them. */
function namedSpots(view: View, zone: Zone, text: string): Spot[] {
  if (zone === "hand") return handSpots(view, text);
  const exact = placesWith(view, zone, (card) => card === text);
  return exact.length ? exact : placesWith(view, zone, (card) => card !== "coin" && plainName(card) === plainName(text));
}

function orderZones(view: View): Zone[] {
  return view.decision?.chosen?.length ? ["chosen", "aside", "hand"] : ["aside", "hand", "market"];
}

/** The zones where the cards of this question may lie, the likeliest first. */
export function zonesOf(view: View, decision: OwnDecision): Zone[] {
  const prompt = decision.prompt;
  if (prompt === "order") return orderZones(view);
  if (prompt === "throw_order") return view.aside.length ? ["aside", "market"] : ["market"];
  return [zoneOf(prompt)];
}

/** Where on the table an option can be chosen; one that is nowhere is listed. */
export function spotsOf(view: View, decision: OwnDecision, text: string): Spot[] {
  const option = readOption(text, decision.prompt);
  const found = placed(view, decision, option, text);
  return found.length ? found : [`listed/${text}`];
}

function placed(view: View, decision: OwnDecision, option: Option, text: string): Spot[] {
  switch (option.kind) {
    case "buy":
    case "slot":
      return [option.slot === "bin" ? "bin" : `market/${slotNow(view, decision, option.slot)}`];
    case "play":
    case "use":
      return handSpots(view, text.slice(text.indexOf(" ") + 1));
    case "stall":
      return stallSpots(view, option);
    case "seat":
      return [`seat/${option.seat}`];
    case "card":
      return cardSpots(view, decision, text, option);
    default:
      return [];
  }
}

/** In a market that is being rearranged, where the card of a new slot lies still. */
function slotNow(view: View, decision: OwnDecision, slot: number): number {
  if (decision.prompt !== "buy_arranged") return slot;
  const laid = decision.chosen.filter((text) => text.startsWith("slot:")).map((text) => text.slice("slot:".length));
  const name = laid[slot];
  const before = laid.slice(0, slot).filter((other) => other === name).length;
  const places = view.market.flatMap((card, place) => (card === name ? [place] : []));
  return places[before] ?? slot;
}

function cardSpots(view: View, decision: OwnDecision, text: string, option: Extract<Option, { kind: "card" }>): Spot[] {
  const bare = withoutPlace(text).replace(/[+-]\d+$/, "");
  if (option.from === "discard") return discardSpots(view, decision, text, bare);
  for (const zone of zonesOf(view, decision)) {
    const found = zone === "discard" ? discardSpots(view, decision, text, bare) : namedSpots(view, zone, bare);
    if (found.length) return found;
  }
  return [];
}

/** Where a spot of the discard pile lies, counted from the top. */
export function placeFromTop(view: View, spot: Spot): number {
  return cardsIn(view, "discard").length - Number(spot.slice("discard/".length));
}

/** The cards of the discard pile that an option stands for: down to where an equal card has an option of its own. */
function discardSpots(view: View, decision: OwnDecision, text: string, bare: string): Spot[] {
  const alike = decision.options.filter((option) => option !== "done" && withoutPlace(option) === withoutPlace(text));
  const places = alike.map((option) => readChosen(option).place);
  const from = readChosen(text).place;
  const next = Math.min(...places.filter((place) => place > from));
  return namedSpots(view, "discard", bare).filter((spot) => placeFromTop(view, spot) >= from && placeFromTop(view, spot) < next);
}

/** The name of what lies somewhere counts as, for pictures and words; null where nothing is known. */
export function cardAt(view: View, spot: Spot): string | null {
  const [zone = "", ...rest] = spot.split("/");
  const [first = 0, second = 0, third = 0] = rest.map(Number);
  if (zone === "listed") return rest[0] ?? null;
  if (zone === "bin") return view.bin.at(-1) ?? null;
  if (zone === "stall") return view.seats[first]?.stall[second - 1]?.[third] ?? null;
  if (zone === "company") return view.seats[first]?.deck_top[0] ?? null;
  const text = cardsIn(view, zone as Zone)[first] ?? null;
  return text === null || text === "coin" ? null : text;
}

/** What a card counts as, without marks. */
export function faceAt(view: View, spot: Spot): string | null {
  const text = cardAt(view, spot);
  return text === null ? null : countsAs(text);
}
