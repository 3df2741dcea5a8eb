/** Which page is shown: it stands behind # in the address, where tokens never reach a server. */
export type Page = "start" | "new" | "table" | "replay" | "join" | "watch" | "seat" | "cards" | "rules" | "settings";

export interface Place {
  readonly page: Page;
  /** The table's id, the token, the card or the rule. */
  readonly what: string;
  /** What stands behind that: of a replay the step, and from where it is seen. */
  readonly more: readonly string[];
}

const TOKENS: Readonly<Record<string, Page>> = { i_: "join", w_: "watch", s_: "seat" };
const PAGES: readonly string[] = ["new", "table", "replay", "cards", "rules", "settings"];

/** Reads what stands behind #: a token of a link, or `/page/what`. */
export function placeOf(hash: string): Place {
  const text = decodeURIComponent(hash.replace(/^#/, ""));
  const token = TOKENS[text.slice(0, 2)];
  if (token) {
    const [what = "", ...more] = text.split("/");
    return { page: token, what, more };
  }
  const [, page = "", what = "", ...more] = text.split("/");
  return PAGES.includes(page) ? { page: page as Page, what, more } : { page: "start", what: "", more: [] };
}

/** The address of a page. */
export function addressOf(page: Page, what = "", more: readonly string[] = []): string {
  if (page === "start") return "#/";
  return `#/${[page, ...(what ? [what] : []), ...more].map(encodeURIComponent).join("/")}`;
}

class Here {
  place = $state<Place>(placeOf(location.hash));
  page = $derived(this.place.page);
  what = $derived(this.place.what);

  constructor() {
    addEventListener("hashchange", () => (this.place = placeOf(location.hash)));
  }

  /** Goes to a page; with `instead` the present one cannot be come back to. */
  go(page: Page, what = "", instead = false, more: readonly string[] = []): void {
    if (instead) location.replace(addressOf(page, what, more));
    else location.hash = addressOf(page, what, more);
  }

  /** Says in the address where one is on this page; nothing else changes. */
  note(more: readonly string[]): void {
    history.replaceState(history.state, "", addressOf(this.page, this.what, more));
  }
}

export const here = new Here();
