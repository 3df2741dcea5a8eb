/** Which page is shown: it stands behind # in the address, where tokens never reach a server. */
export type Page = "start" | "new" | "table" | "join" | "watch" | "seat" | "cards" | "rules" | "settings";

export interface Place {
  readonly page: Page;
  /** The table's id, the token, the card or the rule. */
  readonly what: string;
}

const TOKENS: Readonly<Record<string, Page>> = { i_: "join", w_: "watch", s_: "seat" };
const PAGES: readonly string[] = ["new", "table", "cards", "rules", "settings"];

/** Reads what stands behind #: a token of a link, or `/page/what`. */
export function placeOf(hash: string): Place {
  const text = decodeURIComponent(hash.replace(/^#/, ""));
  const token = TOKENS[text.slice(0, 2)];
  if (token) return { page: token, what: text };
  const [, page = "", what = ""] = text.split("/");
  return PAGES.includes(page) ? { page: page as Page, what } : { page: "start", what: "" };
}

/** The address of a page. */
export function addressOf(page: Page, what = ""): string {
  return page === "start" ? "#/" : `#/${page}${what ? `/${encodeURIComponent(what)}` : ""}`;
}

class Here {
  place = $state<Place>(placeOf(location.hash));
  page = $derived(this.place.page);
  what = $derived(this.place.what);

  constructor() {
    addEventListener("hashchange", () => (this.place = placeOf(location.hash)));
  }

  /** Goes to a page; with `instead` the present one cannot be come back to. */
  go(page: Page, what = "", instead = false): void {
    if (instead) location.replace(addressOf(page, what));
    else location.hash = addressOf(page, what);
  }
}

export const here = new Here();
