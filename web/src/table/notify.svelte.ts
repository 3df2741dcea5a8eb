/** The title of the tab, and if that is allowed a notification, say that it is my turn. */
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import type { Room } from "./room.svelte";

const NAME = "animalfolk";

/** Follows a table while its page is shown. */
export function follow(room: Room): void {
  let before: number | null = null;
  $effect(() => {
    const number = room.acting.selection.number;
    const mine = room.hasBegun && room.view.active === room.seat;
    document.title = number === null ? NAME : words.text(mine ? "web-your-turn-at" : "web-asked-at");
    if (number !== null && number !== before && document.hidden && settings.notifications) notify();
    before = number;
  });
  $effect(() => () => void (document.title = NAME));
}

function notify(): void {
  const note = new Notification(words.text("web-your-turn"), { body: NAME, tag: NAME });
  note.onclick = (): void => {
    window.focus();
    note.close();
  };
}
