import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HOME = join(import.meta.dirname, "../../src/animalfolk/i18n/");
const NAME = "virtual:catalogues";
const PLACE = "/catalogues/";

/** Which files a part of the words is made of: what every game needs, and what is read now and then. */
const PARTS = {
  game: ["cards", "errors", "events", "hints", "lesson", "options", "prompts", "reasons", "screen", "start", "terminal", "web", "web_replay", "web_start"],
  rules: ["flavour", "rules", "rules_cards", "rules_rulings"],
} as const;
type Part = keyof typeof PARTS;

/** The languages there are: the folders with such files. */
export function languages(): string[] {
  const folders = readdirSync(HOME, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => readdirSync(HOME + name).includes("cards.ftl"));
}

/** A part of the words of a language in one text; remarks for translators stay at home. */
export function catalogue(language: string, part: Part): string {
  const files = PARTS[part].map((name) => readFileSync(`${HOME}${language}/${name}.ftl`, "utf-8"));
  return files.join("\n").replace(/^#.*\n/gm, "");
}

/** Serves each part of each language as a file of its own, and tells the client where they are. */
export function catalogues(): Plugin {
  const all = languages().flatMap((language) => (Object.keys(PARTS) as Part[]).map((part) => ({ language, part })));
  let builds = false;
  return {
    name: "catalogues",
    configResolved(config) {
      builds = config.command === "build";
    },
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : undefined;
    },
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const lines = all.map(({ language, part }) => {
        const name = `${part}-${language}.txt`;
        if (!builds) return `"${part}-${language}": "${PLACE}${name}"`;
        const file = this.emitFile({ type: "asset", name, source: catalogue(language, part) });
        return `"${part}-${language}": import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${lines.join(", ")} };`;
    },
    configureServer(server) {
      server.watcher.add(HOME);
      server.watcher.on("change", (path) => path.endsWith(".ftl") && server.ws.send({ type: "full-reload" }));
      server.middlewares.use(PLACE, (request, response, next) => {
        const wanted = all.find(({ language, part }) => request.url === `/${part}-${language}.txt`);
        if (!wanted) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(catalogue(wanted.language, wanted.part));
      });
    },
  };
}
