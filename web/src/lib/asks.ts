/** What this client asks for over a socket. */
import type { LiveAnswer, LiveFromClient } from "../generated/protocol";

type WithoutId<Message> = Message extends { readonly id: string } ? Omit<Message, "id"> : never;

/** Anything that may be asked, but for the id. */
export type Ask = WithoutId<LiveFromClient>;

/** An answer that is about to be sent. */
export type Answer = Required<Pick<LiveAnswer, "choice" | "run">>;
