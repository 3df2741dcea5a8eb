/** Arrow keys go from card to card within a group; Tab goes to the group and out of it. */
const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stops(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-stop]")];
}

/** Makes one card of the group reachable by Tab: the one that had the focus last, else the first. */
function settle(group: HTMLElement, to?: HTMLElement): void {
  const all = stops(group);
  const one = to ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
  for (const stop of all) stop.tabIndex = stop === one ? 0 : -1;
}

function next(group: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  const all = stops(group);
  const at = all.indexOf(event.target as HTMLElement);
  if (at < 0) return undefined;
  if (event.key === "Home") return all[0];
  if (event.key === "End") return all.at(-1);
  const by = MOVES[event.key];
  return by === undefined ? undefined : all[Math.min(Math.max(at + by, 0), all.length - 1)];
}

/** An attachment for the element around the cards. */
export function roving(group: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const to = next(group, event);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (stop) settle(group, stop);
  };
  const watcher = new MutationObserver(() => settle(group));
  settle(group);
  group.addEventListener("keydown", onKey);
  group.addEventListener("focusin", onFocus);
  watcher.observe(group, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", onKey);
    group.removeEventListener("focusin", onFocus);
  };
}
