/** The keys of the table; everything can be done with them. */
export interface Key {
  /** As the overlay shows it. */
  readonly shown: readonly string[];
  /** The message that says what it does. */
  readonly word: string;
}

export const KEYS: readonly Key[] = [
  { shown: ["1", "…", "9"], word: "web-key-number" },
  { shown: ["←", "→", "↑", "↓"], word: "web-key-arrows" },
  { shown: ["Enter"], word: "web-key-enter" },
  { shown: ["a"], word: "web-key-main" },
  { shown: ["Esc"], word: "web-key-escape" },
  { shown: ["g"], word: "web-key-go" },
  { shown: ["e"], word: "web-key-end" },
  { shown: ["Space"], word: "web-key-skip" },
  { shown: ["u", "U"], word: "web-key-undo" },
  { shown: ["h"], word: "web-key-hint" },
  { shown: ["i"], word: "web-key-read" },
  { shown: ["l"], word: "web-key-log" },
  { shown: ["s"], word: "web-key-since" },
  { shown: ["t"], word: "web-key-chat" },
  { shown: ["m"], word: "web-key-menu" },
  { shown: ["?"], word: "web-key-help" },
];

/** Whether somebody is typing text, or a dialog has the keyboard. */
export function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const types = target?.closest("input, textarea, select, [contenteditable]");
  return Boolean(types) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}
