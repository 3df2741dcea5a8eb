/** Asking the server over HTTP: what comes back is typed, what is refused is a Refused, and a bad line is tried again. */
import type {
  Analysed,
  Done,
  Hinted,
  Join,
  Joined,
  MadeTable,
  NewTable,
  Opened,
  OpenedRecord,
  Outline,
  Phase,
  PlayState,
  Problem,
  QuickGame,
  Shared,
  TableInfo,
  Tables,
  Told,
  Views,
  Visitor,
} from "../generated/protocol";
import type { Viewer } from "./afterwards";

/** The server has refused something, and nothing has changed; `unreachable` is also said of a server that is not there. */
export class Refused extends Error implements Problem {
  constructor(
    readonly code: string,
    message: string,
    readonly values: Readonly<Record<string, string | number>> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

export const UNREACHABLE = "unreachable";

export interface ApiParts {
  readonly base?: string;
  readonly fetch?: typeof fetch;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Is told each time the line is bad (true) and when it is good again (false). */
  readonly onTrouble?: (trouble: boolean) => void;
}

const PAUSES = [500, 1500, 4000];

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export class Api {
  #base: string;
  #fetch: typeof fetch;
  #wait: (milliseconds: number) => Promise<void>;
  #onTrouble: (trouble: boolean) => void;

  constructor(parts: ApiParts = {}) {
    this.#base = parts.base ?? "";
    this.#fetch = parts.fetch ?? ((...asked) => fetch(...asked));
    this.#wait = parts.wait ?? wait;
    this.#onTrouble = parts.onTrouble ?? (() => undefined);
  }

  visitor(name?: string): Promise<Visitor> {
    return this.#post("/api/visitors", name ? { name } : {});
  }

  /** A game against bots at once; without a visitor's token a visitor is made, too. */
  quick(game: QuickGame = {}, visitor?: string): Promise<MadeTable> {
    return this.#post("/api/quick", game, visitor);
  }

  /** A lesson at once; without a visitor's token a visitor is made, too. */
  learn(visitor?: string): Promise<MadeTable> {
    return this.#post("/api/learn", {}, visitor);
  }

  make(table: NewTable, visitor: string): Promise<MadeTable> {
    return this.#post("/api/tables", table, visitor);
  }

  tables(phase: Phase = "open", before?: number): Promise<Tables> {
    return this.#get(`/api/tables?phase=${phase}${before === undefined ? "" : `&before=${before}`}`);
  }

  myTables(visitor: string): Promise<readonly TableInfo[]> {
    return this.#get("/api/me/tables", visitor);
  }

  table(id: string): Promise<TableInfo> {
    return this.#get(`/api/tables/${encodeURIComponent(id)}`);
  }

  /** What the token of a link opens. */
  opened(token: string): Promise<Opened> {
    return this.#get("/api/link", token);
  }

  join(id: string, how: Join = {}, visitor?: string): Promise<Joined> {
    return this.#post(`/api/tables/${encodeURIComponent(id)}/join`, how, visitor);
  }

  state(token: string, since = 0, chat = 0): Promise<PlayState> {
    return this.#get(`/api/play?since=${since}&chat=${chat}`, token);
  }

  hints(token: string, after: readonly string[] = []): Promise<Hinted> {
    return this.#post("/api/play/hints", { after }, token);
  }

  /** Frees the seat before the game begins; perhaps with an invitation to pass on. */
  standUp(token: string): Promise<Done> {
    return this.#post("/api/play/leave", null, token);
  }

  rematch(token: string): Promise<Joined> {
    return this.#post("/api/play/rematch", null, token);
  }

  /** A game that is over, from its beginning to its end. */
  outline(token: string): Promise<Outline> {
    return this.#get("/api/play/replay", token);
  }

  /** How it looked after a step, and after those that follow. */
  views(token: string, step: number, count: number, seat: Viewer): Promise<Views> {
    return this.#get(`/api/play/replay/views?step=${step}&count=${count}&seat=${seat}`, token);
  }

  told(token: string, seat: Viewer): Promise<Told> {
    return this.#get(`/api/play/replay/events?seat=${seat}`, token);
  }

  /** A game that is over as the bots see it; asked for the first time it begins, then it tells how far it is. */
  analysis(token: string): Promise<Analysed> {
    return this.#post("/api/play/analysis", null, token);
  }

  /** What lets others look at a game that is over. */
  share(token: string): Promise<Shared> {
    return this.#post("/api/play/share", null, token);
  }

  playOn(token: string, step: number, seat: number, bot: string): Promise<Joined> {
    return this.#post("/api/play/play-on", { step, seat, bot }, token);
  }

  /** A table from a record; the same record always opens the same one. */
  openRecord(text: string): Promise<OpenedRecord> {
    return this.#post("/api/records", { text });
  }

  async record(token: string, form: "text" | "json" = "text"): Promise<string> {
    return (await this.#ask("GET", `/api/play/record?form=${form}`, null, token)).text();
  }

  async #get<Reply>(path: string, token?: string): Promise<Reply> {
    return (await (await this.#ask("GET", path, null, token)).json()) as Reply;
  }

  async #post<Reply>(path: string, body: unknown, token?: string): Promise<Reply> {
    return (await (await this.#ask("POST", path, body, token)).json()) as Reply;
  }

  /** What only asks is tried again; what makes something is not, if it may have arrived. */
  async #ask(method: "GET" | "POST", path: string, body: unknown, token?: string): Promise<Response> {
    for (const pause of method === "GET" ? PAUSES : []) {
      try {
        return await this.#once(method, path, body, token);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== UNREACHABLE) throw error;
        this.#onTrouble(true);
        await this.#wait(pause);
      }
    }
    return this.#once(method, path, body, token);
  }

  async #once(method: "GET" | "POST", path: string, body: unknown, token?: string): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== null) headers["Content-Type"] = "application/json";
    if (token) headers.Authorization = `Bearer ${token}`;
    const asked: RequestInit = { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) };
    let reply: Response;
    try {
      reply = await this.#fetch(this.#base + path, asked);
    } catch {
      this.#onTrouble(true);
      throw new Refused(UNREACHABLE, "the server cannot be reached");
    }
    if (!reply.ok) throw await refusalOf(reply);
    this.#onTrouble(false);
    return reply;
  }
}

/** What a reply says against it; a proxy in between may say it in no way of ours. */
async function refusalOf(reply: Response): Promise<Refused> {
  const told: unknown = await reply.json().catch(() => null);
  const found = (typeof told === "object" && told ? told : {}) as Partial<Problem>;
  const code = typeof found.code === "string" ? found.code : reply.status >= 500 ? UNREACHABLE : "bad-message";
  return new Refused(code, found.message ?? reply.statusText, found.values ?? {}, reply.status);
}

export const api = new Api();
