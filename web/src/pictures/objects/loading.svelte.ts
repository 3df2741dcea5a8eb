/**
 * Pictures of the things that cards name, one component for each in this folder, called like the card (`acorn.svelte`).
 * They are drawn on a field of 96 by 96 in var(--deep), var(--main) and var(--pale), and come when they are first shown.
 */
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";

const FILES = import.meta.glob<{ default: Component }>("./*.svelte");
const loaded = new SvelteMap<string, Component>();
const asked = new Set<string>();

/** The picture of a card's thing, if there is one and it has arrived. */
export function objectOf(card: string): Component | undefined {
  return loaded.get(card);
}

/** Brings the picture of a card's thing. */
export async function bring(card: string): Promise<void> {
  const file = FILES[`./${card}.svelte`];
  if (!file || asked.has(card)) return;
  asked.add(card);
  try {
    loaded.set(card, (await file()).default);
  } catch {
    asked.delete(card);
  }
}
