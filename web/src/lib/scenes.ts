/** What happened, cut into scenes: an action of somebody else, the cards it is about, and all that moves with it. */
import type { GameEvent, Happened, State } from "../generated/protocol";
import type { Place, Step } from "./steps";
import { happensTo, isAction, isOfParts, isQuiet, Teller, type Told } from "./telling";
import { stepsOf } from "./trail";
import { gameOf, isNotice } from "./views";

/** Whose turn it is, and which. */
export interface Turn {
  readonly seat: number;
  readonly number: number;
}

/** Something that was done to the reader, and where on the table. */
export interface Blow {
  readonly told: Told;
  readonly places: readonly Place[];
}

export interface Scene {
  /** What is told while it is shown; nothing goes with one's own doing. */
  readonly told: Told | null;
  /** The cards it is about, as they are held up. */
  readonly held: readonly Step[];
  /** All that moves. */
  readonly steps: readonly Step[];
  /** The turn it is part of, where that has begun since the state before. */
  readonly turn: Turn | null;
  readonly blows: readonly Blow[];
}

const MIDDLE: Place = { zone: "middle", seat: null };
const TURN = "turn_began";
/** More cards than this are not held up at once. */
const MOST = 6;

/** A scene while it is put together. */
class Draft {
  told: Told | null = null;
  turn: Turn | null;
  /** What the sentence tells, the last of which completes it, and everything. */
  readonly lead: Happened[] = [];
  readonly events: Happened[] = [];
  readonly blows: { told: Told; readonly events: readonly Happened[] }[] = [];

  constructor(turn: Turn | null = null) {
    this.turn = turn;
  }

  scene(steps: readonly Step[], reader: number | null): Scene {
    const own = steps.filter((step) => this.events.includes(step.event));
    const held = own.filter((step) => this.#isHeld(step)).slice(0, MOST);
    return {
      told: this.told,
      turn: this.turn,
      held: held.map((step) => ({ ...step, kind: "lift", to: MIDDLE })),
      steps: own,
      blows: this.blows.map(({ told, events }) => ({ told, places: placesAt(steps, events, reader) })),
    };
  }

  /** Whether a movement shows a card that the sentence is about, and not what it is paid with. */
  #isHeld(step: Step): boolean {
    if (!this.told || !step.from || step.kind === "shuffle") return false;
    const isPaid = this.told.parts.length > 0 && !isOfParts(this.told);
    return isPaid ? step.event === this.lead.at(-1) : this.lead.includes(step.event);
  }
}

/** All that moves after the cards were held up: they go on from the middle, and one that was only shown goes back. */
export function lowered(scene: Scene): Step[] {
  const isHeld = (step: Step): boolean => scene.held.some((one) => one.event === step.event);
  const down = (step: Step): Step => (step.kind === "flip" ? { ...step, kind: "move", from: MIDDLE, to: step.from } : { ...step, from: MIDDLE });
  return scene.steps.map((step) => (isHeld(step) ? down(step) : step));
}

/** Where on the reader's side something moved. */
function placesAt(steps: readonly Step[], events: readonly Happened[], reader: number | null): Place[] {
  const places = steps.filter((step) => events.includes(step.event)).flatMap((step) => [step.from, step.to]);
  return places.filter((place): place is Place => place?.seat === reader);
}

/** Cuts what happens into scenes for one reader, one state after the other. */
export class Cutter {
  #teller = new Teller("");
  /** What belongs to a line that is still to come. */
  #pending: GameEvent[] = [];
  #drafts: Draft[] = [];
  #reader: number | null = null;
  #active: number | null = null;

  /** The scenes between two states. */
  cut(before: State, after: State): Scene[] {
    this.#drafts = [new Draft()];
    this.#reader = after.seat;
    this.#active = gameOf(before)?.active ?? null;
    for (const event of after.events) this.#add(event);
    this.#current.events.push(...this.#pending);
    this.#pending = [];
    const steps = stepsOf(after.events, gameOf(before)?.market, gameOf(after)?.market);
    return this.#drafts.map((draft) => draft.scene(steps, this.#reader)).filter((scene) => scene.told ?? scene.steps.length);
  }

  get #current(): Draft {
    return this.#drafts.at(-1) as Draft;
  }

  #add(event: Happened): void {
    if (isNotice(event)) {
      if (event.notice === "undone") this.#teller = new Teller("");
      return;
    }
    if (event.event === TURN) this.#active = event.seat;
    const { lines } = this.#teller;
    const [count, last] = [lines.length, lines.at(-1)];
    this.#teller.add(event);
    const line = lines[count] ?? lines.at(-1);
    if (line && lines.length > count) this.#begin(line, event);
    else if (line && line !== last) this.#goOn(line, last, event);
    else if (isQuiet(event)) this.#current.events.push(event);
    else this.#pending.push(event);
  }

  /** A new line: a scene of its own, or a part of the one before. */
  #begin(line: Told, event: GameEvent): void {
    const events = [...this.#pending, event];
    this.#pending = [];
    const leads = this.#isTold(line);
    const isOwn = isAction(line) && !leads && this.#current.told !== null;
    if (leads || isOwn || event.event === TURN) this.#drafts.push(new Draft(this.#current.turn));
    const draft = this.#current;
    if (leads) {
      draft.told = line;
      draft.lead.push(...events);
    }
    if (event.event === TURN) draft.turn = { seat: event.seat, number: event.number ?? 0 };
    draft.events.push(...events);
    if (this.#isBlow(line)) draft.blows.push({ told: line, events });
  }

  /** One more of what a line tells. */
  #goOn(line: Told, last: Told | undefined, event: GameEvent): void {
    const draft = this.#current;
    if (draft.told !== last || !draft.told) return this.#begin(line, event);
    draft.told = line;
    draft.lead.push(event);
    draft.events.push(event);
    const blow = draft.blows.pop();
    if (blow) draft.blows.push({ told: line, events: [...blow.events, event] });
  }

  /** What somebody else does, or what befalls the reader in another's turn. */
  #isTold(line: Told): boolean {
    const isElse = line.seat !== this.#reader || (this.#active !== null && this.#active !== this.#reader);
    return isAction(line) && isElse;
  }

  #isBlow(line: Told): boolean {
    return this.#reader !== null && happensTo(line, this.#reader, this.#active);
  }
}
