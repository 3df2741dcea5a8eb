import { afterEach, expect, test } from "vitest";
import { Api } from "../src/lib/api";
import type { Socket } from "../src/lib/line";
import { Player, type Tally } from "./player";

const server = process.env.ANIMALFOLK_PLAY ?? "";
const first = Number(process.env.ANIMALFOLK_PLAY_SEED ?? 1);
const api = new Api({ base: server });
const players: Player[] = [];
/** Where many games are not asked for, the first to have so many stacks wins. */
const SHORT = process.env.ANIMALFOLK_SOAK ? {} : { stacks: "4" };
/** A game against the Company may be lost soon. */
const FEWEST = 15;

function open(address: string): Socket {
  return new WebSocket(address) as unknown as Socket;
}

afterEach(() => {
  for (const player of players.splice(0)) player.live.stop();
});

interface Way {
  readonly mode: string;
  readonly people: number;
  readonly decks: readonly string[];
  readonly options?: Record<string, string>;
}

const MORE: readonly Way[] = [
  { mode: "free", people: 2, decks: ["macaws", "pandas", "squirrels"] },
  { mode: "free", people: 2, decks: ["chameleons", "squirrels", "platypuses"], options: { gold: "by_seat" } },
];
const WAYS: readonly Way[] = [
  ...(process.env.ANIMALFOLK_SOAK ? MORE : []),
  { mode: "free", people: 3, decks: ["owls", "foxes", "crocodiles", "polecats"] },
  { mode: "teams", people: 4, decks: ["macaws", "raccoons", "squirrels", "chameleons"] },
  { mode: "solo", people: 1, decks: ["sloths", "ocelots", "pandas"] },
  { mode: "coop", people: 2, decks: ["crocodiles", "platypuses", "owls", "squirrels"], options: { open_hands: "yes" } },
];

async function play(way: Way, seed: number): Promise<Tally[]> {
  const visitor = await api.visitor("Anna");
  const made = await api.make(
    { mode: way.mode, decks: way.decks, options: { ...SHORT, ...way.options }, seats: Array.from({ length: way.people }, () => ({})), even_reactions: false },
    visitor.token,
  );
  const tokens = [made.token ?? ""];
  for (const invite of made.invites) tokens.push((await api.join(made.table, { token: invite.token })).token);
  const address = `${server.replace(/^http/, "ws")}/api/live`;
  const here = tokens.map((token, at) => new Player(token, address, open, seed * 10 + at));
  players.push(...here);
  for (const player of here) player.live.start();
  await Promise.race(here.map((player) => player.over));
  return here.map((player) => player.tally);
}

test.each(WAYS)("everything that is asked in $mode with $decks can be answered by selecting", async (way) => {
  const tallies = await play(way, first);
  const told = tallies.map((tally) => ({ answers: tally.answers, refused: tally.refused.length, prompts: tally.prompts }));
  if (process.env.ANIMALFOLK_PLAY_TELL) console.log(JSON.stringify(told), JSON.stringify(tallies.flatMap((tally) => tally.refused)));
  expect(tallies.flatMap((tally) => tally.stuck)).toEqual([]);
  const hard = tallies.flatMap((tally) => tally.refused).filter((refused) => ![refused.answer.choice].flat().flat().some((text) => ["ask", "rearrange"].includes(text)) && !["offer", "pay_arranged"].includes(refused.prompt));
  expect(hard).toEqual([]);
  expect(tallies.reduce((sum, tally) => sum + tally.answers, 0)).toBeGreaterThan(FEWEST);
});
