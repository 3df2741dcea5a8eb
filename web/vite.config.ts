import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { catalogues } from "./plugins/catalogues.ts";

const server = process.env.ANIMALFOLK_SERVER ?? "http://127.0.0.1:8000";

/** What `animalfolk serve` serves is built into the Python package. */
export default defineConfig({
  plugins: [svelte(), catalogues()],
  resolve: {
    alias: { $i18n: fileURLToPath(new URL("../src/animalfolk/i18n", import.meta.url)) },
    conditions: ["browser"],
  },
  build: {
    outDir: process.env.ANIMALFOLK_WEB_OUT ?? "../src/animalfolk/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } }, "/health": server },
  },
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: ["tests/**/*.test.ts"],
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
