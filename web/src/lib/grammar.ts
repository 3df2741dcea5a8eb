/** What a language needs beyond choosing a form by a number, as i18n/grammar.py and finding.py have it. */
import type { FluentFunction, FluentValue } from "@fluent/bundle";

const VOWELS = "aeiouyhœæ"; // before them French drops a vowel; most names with h are silent
const ARTICLES: Readonly<Record<string, string>> = { "le ": "du ", "les ": "des " };
const LETTERS: Readonly<Record<string, string>> = { ł: "l", œ: "oe", æ: "ae", ß: "ss" }; // which no accent makes
const BETWEEN = /[\s\-'’]+/u;

/** French "de" before a name: de Ben, d’Anna, du Renard. */
export function of(name: string): string {
  for (const [article, joined] of Object.entries(ARTICLES)) {
    if (name.startsWith(article)) return joined + name.slice(article.length);
  }
  const [first = ""] = name;
  const [letter = ""] = first.toLowerCase().normalize("NFD");
  return letter && VOWELS.includes(letter) ? `d’${name}` : `de ${name}`;
}

/** The functions that the messages of a language may call. */
export function functionsOf(language: string): Record<string, FluentFunction> {
  if (language !== "fr") return {};
  return { DE: ([name]: FluentValue[]) => of(String(typeof name === "string" ? name : name?.valueOf())) };
}

/** A text in small letters without accents. */
export function folded(text: string): string {
  const small = text.toLowerCase().replace(/[łœæß]/gu, (letter) => LETTERS[letter] ?? letter);
  return small.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether somebody may mean this name: each typed word begins one of its words. */
export function matches(wanted: string, name: string): boolean {
  const words = folded(name).split(BETWEEN);
  const typed = folded(wanted).split(BETWEEN).filter(Boolean);
  return typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)));
}
