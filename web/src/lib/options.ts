/** Options as docs/notation.md writes them, read into parts and written again. */
import type { PromptKey } from "../generated/protocol";
import { promptRow, type RowZone, type Shape } from "./rows";

/** A card with its marks: `seeing_doubles=nostalgic_item*#2`. */
export interface CardText {
  readonly name: string;
  /** What it counts as, if that is another card. */
  readonly as: string | null;
  /** Its use in this turn is over. */
  readonly spent: boolean;
  /** What ties it to an alteration of this one copy; 0 without any. */
  readonly mark: number;
}

export type Slot = number | "bin";
export type Action = "buy" | "play" | "use" | "build" | "ask" | "rearrange" | "inventory" | "end" | "pause";

/** Where the cards lie that a question is about; `listed`: nowhere to be seen, so they are listed. */
export type Zone = Exclude<RowZone, ""> | "listed";

/** A card that may be chosen. */
export interface Chosen {
  readonly card: CardText;
  readonly from: "hand" | "discard";
  /** Where it lies in the discard pile, counted from the top; 0 where the topmost of its kind is meant. */
  readonly place: number;
  readonly adjust: number;
}

export type Option =
  | { readonly kind: "plain"; readonly verb: "build" | "ask" | "rearrange" | "inventory" | "end" | "pause" }
  | { readonly kind: "buy"; readonly card: string; readonly slot: Slot }
  | { readonly kind: "play" | "use"; readonly card: CardText }
  | ({ readonly kind: "card" } & Chosen)
  | { readonly kind: "slot"; readonly card: string; readonly slot: Slot }
  | { readonly kind: "stall"; readonly seat: number; readonly stack: number; readonly card: CardText }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "side"; readonly side: "left" | "right" }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "coin" }
  | { readonly kind: "done" };

/** In which zone the cards of a question lie, as a rule; orders lie where the view has them. */
export function zoneOf(prompt: PromptKey): Zone {
  return promptRow(prompt).zone || "listed";
}

export function isAction(prompt: PromptKey): boolean {
  return promptRow(prompt).shape === "action";
}

class BadOption extends Error {
  constructor(text: string, prompt: string) {
    super(`no option of ${prompt}: ${text}`);
  }
}

const CARD = /^([a-z_]+)(?:=([a-z_]+))?(\*)?(?:#(\d+))?$/;

/** Reads a card of a hand, schedule or stall. */
export function readCard(text: string): CardText {
  const found = CARD.exec(text);
  if (!found?.[1]) throw new BadOption(text, "cards");
  return { name: found[1], as: found[2] ?? null, spent: found[3] === "*", mark: Number(found[4] ?? 0) };
}

export function writeCard(card: CardText): string {
  return `${card.name}${card.as ? `=${card.as}` : ""}${card.spent ? "*" : ""}${card.mark ? `#${card.mark}` : ""}`;
}

/** Reads a card of a stack or payment, as `chosen` and `offered` have them, too. */
export function readChosen(text: string): Chosen {
  const zone = DISCARD.exec(text);
  const found = /^(.*?)([+-]\d+)?$/.exec(withoutPlace(text));
  return { card: readCard(found?.[1] ?? ""), from: zone ? "discard" : "hand", place: Number(zone?.[1] ?? 0), adjust: Number(found?.[2] ?? 0) };
}

const DISCARD = /^discard(?:\.(\d+))?:/;

/** A card without where it lies in the discard pile. */
export function withoutPlace(text: string): string {
  return text.replace(DISCARD, "");
}

function readSlot(text: string, prompt: PromptKey): { card: string; slot: Slot } {
  const found = /^([a-z_]+)\+(\d|bin)$/.exec(text);
  if (!found?.[1]) throw new BadOption(text, prompt);
  return { card: found[1], slot: found[2] === "bin" ? "bin" : Number(found[2]) };
}

function readAction(text: string, prompt: PromptKey): Option {
  const [verb = "", what = ""] = text.split(" ");
  if (verb === "buy") return { kind: "buy", ...readSlot(what, prompt) };
  if (verb === "play" || verb === "use") return { kind: verb, card: readCard(what) };
  if (what || !["build", "ask", "rearrange", "inventory", "end", "pause"].includes(verb)) throw new BadOption(text, prompt);
  return { kind: "plain", verb: verb as "build" };
}

function readStall(text: string, prompt: PromptKey): Option {
  const found = /^P([1-4])\.(\d+):(.+)$/.exec(text);
  if (!found?.[3]) throw new BadOption(text, prompt);
  return { kind: "stall", seat: Number(found[1]) - 1, stack: Number(found[2]), card: readCard(found[3]) };
}

/** Reads an option; what it means depends on what is asked. */
export function readOption(text: string, prompt: PromptKey): Option {
  const { shape } = promptRow(prompt);
  if (shape === "action") return readAction(text, prompt);
  if (text === "done") return { kind: "done" };
  if (shape === "stall_card") return readStall(text, prompt);
  if (shape === "slot") return { kind: "slot", ...readSlot(text, prompt) };
  if (shape === "stack_card") return { kind: "card", ...readChosen(text) };
  if (DISCARD.test(text) && (shape === "card" || shape === "number")) return { kind: "card", ...readChosen(text) };
  if (shape === "card") return text === "coin" ? { kind: "coin" } : { kind: "card", card: readCard(text), from: "hand", place: 0, adjust: 0 };
  return readPlain(text, prompt, shape);
}

function readPlain(text: string, prompt: PromptKey, shape: Shape): Option {
  if (shape === "way" && (text === "left" || text === "right")) return { kind: "side", side: text };
  if (shape === "seat" && /^P[1-4]$/.test(text)) return { kind: "seat", seat: Number(text[1]) - 1 };
  if (shape === "number" && /^\d+$/.test(text)) return { kind: "number", number: Number(text) };
  throw new BadOption(text, prompt);
}

/** The option as it is sent. */
export function writeOption(option: Option): string {
  switch (option.kind) {
    case "plain":
      return option.verb;
    case "buy":
      return `buy ${option.card}+${option.slot}`;
    case "play":
    case "use":
      return `${option.kind} ${writeCard(option.card)}`;
    case "card":
      return writeChosen(option);
    case "slot":
      return `${option.card}+${option.slot}`;
    case "stall":
      return `P${option.seat + 1}.${option.stack}:${writeCard(option.card)}`;
    case "seat":
      return `P${option.seat + 1}`;
    case "side":
      return option.side;
    case "number":
      return String(option.number);
    default:
      return option.kind;
  }
}

function writeChosen(option: Chosen): string {
  const adjust = option.adjust > 0 ? `+${option.adjust}` : option.adjust < 0 ? String(option.adjust) : "";
  const zone = option.from === "hand" ? "" : option.place ? `discard.${option.place}:` : "discard:";
  return `${zone}${writeCard(option.card)}${adjust}`;
}
