import { defineConfig } from "vitest/config";
import base from "./vite.config.ts";

/** Whole games at a server that is there: `ANIMALFOLK_PLAY=http://127.0.0.1:8000 npx vitest run --config …`. */
export default defineConfig({
  ...base,
  test: {
    environment: "node",
    pool: "threads",
    include: ["tests/**/*.play.ts"],
    testTimeout: 240_000,
  },
});
