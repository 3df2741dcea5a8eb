/** What cannot be done, and why, in words: from the code and the values of a refusal. */
import wording from "../generated/wording.json";
import { eventRow } from "./rows";
import type { Value, Values, Words } from "./words.svelte";

/** As the server refuses something; `message` is for developers. */
export interface Refusal {
  readonly code: string;
  readonly values?: Values;
}

/** Whether something may be taken back, as `view.table.undo` says it. */
export interface Undo {
  readonly reason: string;
  readonly by: string;
}

const errors: Readonly<Record<string, string>> = wording.errors;
const besides: Readonly<Record<string, string>> = wording.undo.besides;

/** A refusal as a sentence; whatever has no words of its own is told in general. */
export function refused(words: Words, { code, values = {} }: Refusal): string {
  const reason = String(values.reason ?? "");
  if (code === "unavailable") return undoReason(words, { reason, by: String(values.by ?? "") });
  if (code === "no-hints") return words.text(`hint-${reason}`);
  if (code === "bad-record") {
    const why = words.text("error-line", { line: values.line ?? 0, why: refused(words, { code: String(values.why), values }) });
    return words.text("web-refused-bad-record", { why });
  }
  const key = [`why-${code}`, errors[code] ?? "", `web-refused-${code}`].find((one) => words.has(one));
  return words.text(key ?? "web-refused-other", shown(values));
}

/** Why something cannot be taken back just so. */
export function undoReason(words: Words, { reason, by }: Undo): string {
  if (reason !== wording.undo.revealed) return words.text(`undo-${reason}`);
  return words.text("undo-revealed", { by: besides[by] ?? eventRow(by).reveals ?? wording.undo.else });
}

/** What stands in a text as it can be shown in a line: no signs that steer it, and not without end. */
function shown(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inOneLine(value)]));
}

function inOneLine(value: Value): Value {
  if (typeof value === "number") return value;
  const signs = [...value].map((sign) => (sign !== " " && /[\p{C}\p{Z}]/u.test(sign) ? "?" : sign));
  return signs.length <= wording.longest ? signs.join("") : `${signs.slice(0, wording.longest).join("")}…`;
}
