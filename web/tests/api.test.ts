import { expect, test, vi } from "vitest";
import { Api, Refused } from "../src/lib/api";

interface Asked {
  readonly address: string;
  readonly method: string;
  readonly token: string | undefined;
  readonly body: unknown;
}

/** A server that gives these replies one after the other; a text is a broken line. */
function serverWith(...replies: (Response | string)[]): { api: Api; asked: Asked[]; troubles: boolean[]; pauses: number[] } {
  const asked: Asked[] = [];
  const troubles: boolean[] = [];
  const pauses: number[] = [];
  const answer = (address: string, how: RequestInit): Promise<Response> => {
    const headers = how.headers as Record<string, string>;
    asked.push({ address, method: how.method ?? "", token: headers.Authorization, body: how.body && JSON.parse(how.body as string) });
    const reply = replies.shift() ?? "nobody there";
    return typeof reply === "string" ? Promise.reject(new TypeError(reply)) : Promise.resolve(reply);
  };
  const wait = (pause: number): Promise<void> => Promise.resolve(void pauses.push(pause));
  const api = new Api({ fetch: answer as typeof fetch, wait, onTrouble: (trouble) => troubles.push(trouble) });
  return { api, asked, troubles, pauses };
}

test("asks with the token in the header and the rest in the body", async () => {
  const { api, asked } = serverWith(Response.json({ table: "t1", seat: 1, token: "s_1", watch: null }));
  const joined = await api.join("t1", { token: "i_1", name: "Ben" }, "v_1");
  expect(asked).toEqual([{ address: "/api/tables/t1/join", method: "POST", token: "Bearer v_1", body: { token: "i_1", name: "Ben" } }]);
  expect(joined.token).toBe("s_1");
});

test("a refusal has its code, values and status", async () => {
  const { api } = serverWith(Response.json({ code: "too-fast", message: "slow down", values: { seconds: 3 } }, { status: 429 }));
  const error = await api.visitor("Anna").catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code: "too-fast", values: { seconds: 3 }, status: 429 });
});

test("what only asks is tried again, and says that there is trouble", async () => {
  const { api, troubles, pauses } = serverWith("cut", new Response("bad gateway", { status: 502 }), Response.json({ tables: [], before: null }));
  expect((await api.tables()).tables).toEqual([]);
  expect(pauses).toEqual([500, 1500]);
  expect([troubles[0], troubles.at(-1)]).toEqual([true, false]);
});

test("what makes something is not tried again by itself", async () => {
  const { api, asked } = serverWith("cut", Response.json({}));
  await expect(api.make({ mode: "solo" }, "v_1")).rejects.toMatchObject({ code: "unreachable" });
  expect(asked.length).toBe(1);
});

test("a refusal is not tried again", async () => {
  const { api, asked } = serverWith(Response.json({ code: "bad-token", message: "", values: {} }, { status: 401 }));
  await expect(api.myTables("v_old")).rejects.toMatchObject({ code: "bad-token" });
  expect(asked.length).toBe(1);
});

test("the record is text, and the page's own fetch is used", async () => {
  const found = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("animalfolk record 2\n"));
  expect(await new Api().record("s_1")).toBe("animalfolk record 2\n");
  expect(found.mock.calls[0]?.[0]).toBe("/api/play/record?form=text");
  found.mockRestore();
});
