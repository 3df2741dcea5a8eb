/** What leads from this table to others: links, the record, another game, standing up. */
import { api } from "../lib/api";
import { keeping } from "../lib/keeping";
import { here } from "../lib/route.svelte";
import { words } from "../lib/words.svelte";
import type { Room } from "./room.svelte";
import { copyText, save } from "./saving";

export class Sharing {
  readonly #room: Room;
  /** Somebody has stood up here; the link for the seat, where nobody else has it. */
  stood = $state<{ readonly link: string } | null>(null);

  /** A link to the game that is over, once it was asked for. */
  replayLink = $state("");

  constructor(room: Room) {
    this.#room = room;
  }

  /** Another game with the same people. */
  async rematch(): Promise<void> {
    try {
      const joined = await api.rematch(this.#room.live.token);
      keeping.keepSeat({ table: joined.table, token: joined.token, seat: joined.seat, ...(joined.watch ? { watch: joined.watch } : {}) });
      this.#room.overlays.close();
      here.go("table", joined.table);
    } catch (error) {
      this.#room.refused(error);
    }
  }

  /** Lets the browser save what this seat saw of the game. */
  async saveRecord(form: "text" | "json" = "text"): Promise<void> {
    try {
      const ending = form === "json" ? "jsonl" : "txt";
      save(`animalfolk-${this.#room.table}.${ending}`, await api.record(this.#room.live.token, form));
    } catch (error) {
      this.#room.refused(error);
    }
  }

  /** Copies a link to the game that is over, perhaps to a step of it and a seat, and shows it. */
  async shareReplay(more: readonly string[] = []): Promise<void> {
    try {
      const { watch } = await api.share(this.#room.live.token);
      this.replayLink = this.#link([watch, ...more].join("/"));
      await this.copy(this.replayLink);
    } catch (error) {
      this.#room.refused(error);
    }
  }

  /** Frees the seat before the game begins. */
  async standUp(): Promise<void> {
    try {
      const { invite } = await api.standUp(this.#room.live.token);
      this.stood = { link: this.#link(invite) };
      keeping.forgetSeat(this.#room.table);
    } catch (error) {
      this.#room.refused(error);
    }
  }

  /** A link that opens something of this table; nothing if this browser does not know it. */
  #link(token: string | null | undefined): string {
    return token ? `${location.origin}${location.pathname}#${token}` : "";
  }

  get watchLink(): string {
    return this.#link(keeping.seat(this.#room.table)?.watch);
  }

  inviteLink(seat: number): string {
    return this.#link(keeping.seat(this.#room.table)?.invites?.find((invite) => invite.seat === seat)?.token);
  }

  async copy(link: string): Promise<void> {
    this.#room.say(words.text((await copyText(link)) ? "web-copied" : "web-not-copied"));
  }
}
