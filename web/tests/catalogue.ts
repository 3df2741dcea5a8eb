/** Words for tests, read from the files themselves. */
import { FluentResource } from "@fluent/bundle";
import { catalogue } from "../plugins/catalogues";
import { words, type Part } from "../src/lib/words.svelte";

const read = new Map<string, FluentResource>();

function part(language: string, name: Part): FluentResource {
  const key = `${name}-${language}`;
  const found = read.get(key) ?? new FluentResource(catalogue(language, name));
  read.set(key, found);
  return found;
}

/** Has everything said in this language from now on, with these parts of the words. */
export function speak(language: string, parts: readonly Part[] = ["game"]): typeof words {
  words.take(language, new Map(parts.map((name) => [name, part(language, name)])));
  return words;
}
