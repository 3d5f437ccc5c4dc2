import { defineConfig } from "vitest/config";
import everyDay from "../../vitest.config";
import { sqliteOnly } from "../support/engines/sqlite-only";

/** The tests of the engines, and all HTTP tests on PostgreSQL: `npm run test:engines`. */
export default defineConfig({
  ...everyDay,
  test: {
    ...everyDay.test,
    projects: undefined,
    maxWorkers: 2,
    isolate: false,
    include: [
      "tests/http/**/*.test.ts",
      "tests/engines/**/*.test.ts",
      "tests/long/attacks/fuzzed-forms.test.ts",
    ],
    exclude: Object.keys(sqliteOnly).map((file) => `tests/http/${file}.test.ts`),
    globalSetup: ["tests/support/engines/serve-engines.ts"],
  },
});
