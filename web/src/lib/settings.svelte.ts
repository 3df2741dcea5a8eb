/** How somebody likes the page: kept in this browser, and set on the document. */
import { keeping, type Keeping } from "./keeping";

export const CHOICES = {
  language: ["auto", "en", "fr", "pl"],
  theme: ["auto", "light", "dark"],
  motion: ["auto", "full", "none"],
  text: ["small", "usual", "large", "largest"],
  /** Where other people play, whether what shows something hidden is done at the second press. */
  confirm: ["always", "lasting", "never"],
  /** Whether to be asked also where nothing that may be done is of use. */
  windows: ["useful", "always"],
  /** Of what others do; step by step, it goes on when a key is pressed. */
  pace: ["quick", "usual", "calm", "step"],
  sound: ["on", "off"],
} as const;

type Choices = typeof CHOICES;
export type Chosen = { -readonly [Key in keyof Choices]: Choices[Key][number] };
export type SettingName = keyof Choices;

const USUAL: Chosen = { language: "auto", theme: "auto", motion: "auto", text: "usual", confirm: "lasting", windows: "useful", pace: "usual", sound: "on" };
const SCALE: Record<Chosen["text"], string> = { small: "0.9", usual: "1", large: "1.15", largest: "1.35" };
const KEY = "settings";
const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";

/** What was kept, as far as it is among the choices. */
function read(kept: unknown): Chosen {
  const found: Record<string, unknown> = typeof kept === "object" && kept ? (kept as Record<string, unknown>) : {};
  const names = Object.keys(CHOICES) as SettingName[];
  const known = names.filter((name) => (CHOICES[name] as readonly unknown[]).includes(found[name]));
  return { ...USUAL, ...Object.fromEntries(known.map((name) => [name, found[name]])) };
}

function prefers(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

export class Settings {
  #keeping: Keeping;
  #chosen = $state<Chosen>({ ...USUAL });
  /** Whether the system says when it is one's turn, once the browser has allowed it. */
  notifications = $state(false);

  constructor(kept: Keeping = keeping) {
    this.#keeping = kept;
    const found = kept.read(KEY);
    this.#chosen = read(found);
    this.notifications = (found as { notifications?: unknown } | null)?.notifications === true;
  }

  get language(): Chosen["language"] {
    return this.#chosen.language;
  }
  get theme(): Chosen["theme"] {
    return this.#chosen.theme;
  }
  get motion(): Chosen["motion"] {
    return this.#chosen.motion;
  }
  get text(): Chosen["text"] {
    return this.#chosen.text;
  }
  get confirm(): Chosen["confirm"] {
    return this.#chosen.confirm;
  }
  get windows(): Chosen["windows"] {
    return this.#chosen.windows;
  }
  get pace(): Chosen["pace"] {
    return this.#chosen.pace;
  }
  get sound(): Chosen["sound"] {
    return this.#chosen.sound;
  }

  /** Chooses something, keeps it, and lets the page show it. */
  choose<Name extends SettingName>(name: Name, value: Chosen[Name]): void {
    this.#chosen[name] = value;
    this.#keep();
    this.apply();
  }

  /** Whether something moves on the page. */
  get moves(): boolean {
    return this.motion === "full" || (this.motion === "auto" && !prefers(STILL));
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && prefers(DARK));
  }

  /** Asks the browser where that is needed; whether notifications are on now. */
  async notify(on: boolean): Promise<boolean> {
    const allowed = on && typeof Notification === "function" && (await Notification.requestPermission()) === "granted";
    this.notifications = allowed;
    this.#keep();
    return allowed;
  }

  #keep(): void {
    this.#keeping.write(KEY, { ...this.#chosen, notifications: this.notifications });
  }

  /** Sets data-theme and data-motion as they are to be now, and the size of the text. */
  apply(root: HTMLElement = document.documentElement): void {
    root.dataset.theme = this.isDark ? "dark" : "light";
    root.dataset.motion = this.moves ? "full" : "none";
    root.dataset.pace = this.pace;
    root.style.setProperty("--text-size", SCALE[this.text]);
  }

  /** Applies them, and again whenever the system changes its mind; gives what ends that. */
  follow(): () => void {
    const again = (): void => this.apply();
    const media = typeof matchMedia === "function" ? [DARK, STILL].map((query) => matchMedia(query)) : [];
    for (const query of media) query.addEventListener("change", again);
    again();
    return () => media.forEach((query) => query.removeEventListener("change", again));
  }
}

export const settings = new Settings();
