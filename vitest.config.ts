import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const room = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^~\//, replacement: room("./app/") },
      { find: /^~db\//, replacement: room("./db/") },
    ],
  },
  test: {
    include: [
      "app/**/*.test.ts",
      "app/**/*.test.tsx",
      "db/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tests/http/**/*.test.ts",
      "tests/program/**/*.test.ts",
    ],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
