/** What lies over the table: one dialog at a time, a card to read above it, and the card that is pointed at. */
export type PileName = "deck" | "discard" | "bin" | "market";

export type Overlay =
  | { readonly kind: "menu" | "keys" | "log" | "since" | "chat" | "hints" | "result" | "learned" | "leave" | "resign" | "more" | "play-on" }
  | { readonly kind: "pile"; readonly pile: PileName; readonly seat: number }
  | { readonly kind: "stall" | "seat"; readonly seat: number };

export interface Looked {
  readonly card: string;
  readonly value: number | undefined;
}

export class Overlays {
  shown = $state.raw<Overlay | null>(null);
  reading = $state.raw<Looked | null>(null);
  pointed = $state.raw<Looked | null>(null);

  open(overlay: Overlay): void {
    this.reading = null;
    this.shown = overlay;
  }

  close(): void {
    this.shown = null;
  }

  openPile(pile: PileName, seat = 0): void {
    this.open({ kind: "pile", pile, seat });
  }

  read(card: string, value?: number): void {
    this.reading = { card, value };
  }

  /** Is told which card was read to the end. */
  onRead: (card: string) => void = () => undefined;

  readNoMore(): void {
    const read = this.reading?.card;
    this.reading = null;
    if (read) this.onRead(read);
  }

  point(card: string, value?: number): void {
    this.pointed = { card, value };
  }
}
