/** Keeps the focus at the table: where what had it is gone, it goes on to the next place that makes sense. */

const QUESTION = "prompt-title";

/** Where the focus was: a group of cards, and which of them. */
interface Left {
  readonly group: HTMLElement | null;
  readonly at: number;
}

function leftAt(element: HTMLElement): Left {
  const group = element.closest<HTMLElement>("section");
  const at = group && element.matches("[data-stop]") ? stops(group).indexOf(element) : -1;
  return { group, at };
}

function stops(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-stop]")];
}

/** A card of the same group, if there is one still; else the question. */
function nextTo({ group, at }: Left): HTMLElement | null {
  const all = at < 0 || !group?.isConnected ? [] : stops(group);
  return all[Math.min(at, all.length - 1)] ?? document.getElementById(QUESTION);
}

function isLost(): boolean {
  const { activeElement: active } = document;
  return (active === null || active === document.body) && document.querySelector("dialog[open]") === null;
}

/** To what the question can be answered with: the coloured button, or the question itself. */
export function toQuestion(): void {
  const question = document.getElementById(QUESTION);
  const main = question?.closest("section")?.querySelector<HTMLElement>(".deeds .main:not([aria-disabled])");
  (main ?? question)?.focus({ preventScroll: true });
}

/** An attachment for the page. Whoever points with a mouse or a finger is left alone. */
export function keepFocus(page: HTMLElement): () => void {
  let points = false;
  let left: Left = { group: null, at: -1 };
  const look = (): void => {
    if (!points && isLost()) nextTo(left)?.focus({ preventScroll: true });
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) left = leftAt(event.target);
  };
  const onKey = (): void => void (points = false);
  const onPointer = (): void => void (points = true);
  const watcher = new MutationObserver(look);
  page.addEventListener("focusin", onFocus);
  addEventListener("keydown", onKey, true);
  addEventListener("keyup", look);
  addEventListener("pointerdown", onPointer, true);
  watcher.observe(page, { childList: true, subtree: true });
  look();
  return () => {
    watcher.disconnect();
    page.removeEventListener("focusin", onFocus);
    removeEventListener("keydown", onKey, true);
    removeEventListener("keyup", look);
    removeEventListener("pointerdown", onPointer, true);
  };
}
