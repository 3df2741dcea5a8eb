/** How somebody comes to a table: a visitor is made when one is needed, and seats are kept in this browser. */
import type { Join, Joined, MadeTable, NewTable } from "../generated/protocol";
import { api, Refused } from "../lib/api";
import { keeping } from "../lib/keeping";
import { here } from "../lib/route.svelte";
import { refused } from "../lib/refusing";
import { words } from "../lib/words.svelte";

/** The token of whoever uses this browser; whoever is not known to the server any more comes anew. */
export async function visitor(name = ""): Promise<string> {
  const known = keeping.visitor;
  if (known && (!name || name === known.name)) return known.token;
  const made = await api.visitor(name || undefined);
  keeping.visitor = made;
  return made.token;
}

/** Asks with the visitor's token, and once more with a new one if that opens nothing any more. */
async function asVisitor<Reply>(ask: (token: string) => Promise<Reply>, name = ""): Promise<Reply> {
  try {
    return await ask(await visitor(name));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "bad-token") throw error;
    keeping.visitor = null;
    return ask(await visitor(name));
  }
}

/** Keeps what was told about a table that was made, and goes there. */
function sit(made: MadeTable): void {
  const { table, token, seat, watch, invites } = made;
  keeping.keepSeat({ table, token: token ?? watch, seat, watch, invites });
  here.go("table", table);
}

/** A game against a bot, at once. */
export async function playNow(bot: string): Promise<void> {
  sit(await asVisitor((token) => api.quick({ bot }, token)));
}

/** What is kept of the lesson that was begun last: its table. */
export const LESSON = "lesson";

/** A lesson, at once. */
export async function learnNow(): Promise<void> {
  const made = await asVisitor((token) => api.learn(token));
  keeping.write(LESSON, made.table);
  sit(made);
}

export async function makeTable(asked: NewTable, name: string): Promise<void> {
  sit(await asVisitor((token) => api.make(asked, token), name));
}

/** Takes a seat, by an invitation or at a public table. */
export async function join(table: string, how: Join, instead = false): Promise<void> {
  const joined: Joined = await asVisitor((token) => api.join(table, how, token));
  keeping.keepSeat({ table: joined.table, token: joined.token, seat: joined.seat });
  here.go("table", joined.table, instead);
}

/** Opens a record, and goes to look at its game. */
export async function openRecord(text: string): Promise<void> {
  const { table, watch: token } = await api.openRecord(text);
  if (!keeping.seat(table)) keeping.keepSeat({ table, token, seat: null, watch: token });
  here.go("replay", table);
}

/** Goes to look at a game that is over, where a link says. */
export function lookAt(table: string, token: string, more: readonly string[]): void {
  if (!keeping.seat(table)) keeping.keepSeat({ table, token, seat: null, watch: token });
  here.go("replay", table, true, more);
}

/** Goes to watch a table. */
export function watch(table: string, token: string, instead = false): void {
  if (!keeping.seat(table)) keeping.keepSeat({ table, token, seat: null, watch: token });
  here.go("table", table, instead);
}

/** Does something that may be refused, once at a time, and knows what went wrong. */
export class Attempt {
  busy = $state(false);
  trouble = $state("");

  async run(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await deed();
    } catch (error) {
      this.trouble = error instanceof Refused ? refused(words, error) : words.text("web-refused-other");
    } finally {
      this.busy = false;
    }
  }
}

/** The token of a link that somebody has pasted; nothing if there is none in it. */
export function tokenIn(text: string): string {
  return /(?:^|#|\s)([iws]_[A-Za-z0-9_-]{20,}(?:\/\w+)*)\s*$/.exec(text.trim())?.[1] ?? "";
}
