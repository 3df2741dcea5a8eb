/** How a game ended, in sentences for one reader. */
import type { SeatStatus, SeatView, View } from "../generated/protocol";
import type { Words } from "./words.svelte";

/** A view of a game that is over, as far as words need it. */
export interface EndedView extends Pick<View, "viewer" | "turn" | "winners" | "teams" | "market"> {
  readonly rules: { readonly stacks: number };
  readonly seats: readonly Pick<SeatView, "stall" | "company" | "purchases">[];
  readonly table: { readonly seats: readonly Pick<SeatStatus, "resigned">[] };
}

/** Who has won, and how far everybody came. */
export class Ending {
  readonly #words: Words;
  readonly #names: readonly string[];
  readonly #view: EndedView;
  readonly #company: number;
  readonly #players: readonly number[];
  readonly #resigned: readonly number[];

  constructor(words: Words, names: readonly string[], view: EndedView) {
    this.#words = words;
    this.#names = names;
    this.#view = view;
    this.#company = view.seats.findIndex((seat) => seat.company);
    this.#players = view.table.seats.map((_, seat) => seat);
    this.#resigned = this.#players.filter((seat) => view.table.seats[seat]?.resigned);
  }

  /** Who has won. */
  result(): string[] {
    if (!this.#byRule()) return [this.#givenUp()];
    if (this.#company > 0) return [this.#againstCompany()];
    if (this.#view.teams.length) return [this.#team()];
    return this.#view.winners.map((seat) => this.#single(seat));
  }

  /** The title that the winners bear from now on; the Company bears none. */
  title(): string {
    const { winners } = this.#view;
    if (!winners.length || winners.includes(this.#company)) return "";
    const values = { names: this.#named(winners), count: winners.length };
    return this.#words.text(this.#company > 0 ? "web-title-guild" : "web-title-master", values);
  }

  /** How many stacks each has built; what the Company has bought; who did not play to the end. */
  details(): string[] {
    const sides = this.#view.teams.length ? this.#view.teams : this.#players.map((seat) => [seat]);
    const lines = sides.map((side) => this.#stall(side));
    if (this.#company > 0) {
      const values = { name: this.#names[this.#company] ?? "", count: this.#view.seats[this.#company]?.purchases ?? 0 };
      lines.push(this.#words.begun(this.#words.text("end-company", values)));
    }
    if (!this.#byRule()) return lines;
    const gone = this.#resigned.map((seat) => this.#text("end-gave-up", this.#isYou(seat), { name: this.#names[seat] ?? "" }));
    return [...lines, ...gone];
  }

  /** Whether the game itself is over, not only given up: a stall is full, or the Company has bought the market. */
  #byRule(): boolean {
    return this.#view.winners.some((seat) => {
      if (seat === this.#company) return this.#view.market.every((card) => card === null);
      return (this.#view.seats[seat]?.stall.length ?? 0) >= this.#view.rules.stacks;
    });
  }

  #givenUp(): string {
    const { winners, turn } = this.#view;
    const [seat = -1] = this.#resigned;
    const values = { winners: this.#named(winners), names: this.#named(this.#resigned) };
    const counts = { count: winners.length, resigned: this.#resigned.length, turn };
    const isYou = this.#resigned.length === 1 && this.#isYou(seat);
    return this.#words.begun(this.#text("end-resigned", isYou, { ...values, ...counts }));
  }

  #team(): string {
    const { winners, turn } = this.#view;
    return this.#text("end-won-team", winners.some((seat) => this.#isYou(seat)), { names: this.#named(winners), turn });
  }

  #single(seat: number): string {
    const { turn, rules } = this.#view;
    return this.#text("end-won", this.#isYou(seat), { name: this.#names[seat] ?? "", stacks: rules.stacks, turn });
  }

  #againstCompany(): string {
    const alone = this.#players.length === 1 && this.#view.viewer !== null;
    const won = alone ? "end-won-solo" : "end-won-company";
    const key = this.#view.winners.includes(this.#company) ? "end-lost" : won;
    const stacks = this.#view.seats[0]?.stall.length ?? 0;
    const names = this.#named(this.#players);
    return this.#words.text(key, { count: this.#players.length, names, stacks, turn: this.#view.turn });
  }

  #stall(side: readonly number[]): string {
    const [seat = 0] = side;
    const counts = { stacks: this.#view.seats[seat]?.stall.length ?? 0, all: this.#view.rules.stacks };
    if (side.length === 1) return this.#text("end-stall", this.#isYou(seat), { name: this.#names[seat] ?? "", ...counts });
    const key = this.#company > 0 ? "end-stall-together" : "end-stall-team";
    return this.#words.text(key, { names: this.#named(side), ...counts });
  }

  /** A message, or the one for whoever did it. */
  #text(key: string, isYou: boolean, values: Record<string, string | number>): string {
    return this.#words.text(isYou ? `${key}-you` : key, values);
  }

  #isYou(seat: number): boolean {
    return seat === this.#view.viewer;
  }

  #named(seats: readonly number[]): string {
    return this.#words.listed(seats.map((seat) => this.#names[seat] ?? ""));
  }
}

/** An end that is worth a moment: whether it is celebrated, and at whose stall. */
export interface End {
  readonly won: boolean;
  readonly seat: number;
}

/** How a game has ended that was played to its end; nothing where somebody has given up before. */
export function endOf(view: View, viewer: number | null): End | null {
  const company = view.seats.findIndex((seat) => seat.company);
  if (view.winners.includes(company)) return view.market.some(Boolean) ? null : { won: false, seat: viewer ?? 0 };
  const full = view.winners.find((seat) => (view.seats[seat]?.stall.length ?? 0) >= (view.rules.stacks ?? 0));
  if (full === undefined) return null;
  return viewer === null ? { won: true, seat: full } : { won: view.winners.includes(viewer), seat: viewer };
}
