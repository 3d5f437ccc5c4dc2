import { sqliteOnly } from "../support/engines/sqlite-only";
import { suiteConfig } from "../support/suite-config";

/** The tests of the engines, and all HTTP tests on PostgreSQL: `npm run test:engines`. */
export default suiteConfig({
  isolate: false,
  include: [
    "tests/http/**/*.test.ts",
    "tests/engines/**/*.test.ts",
    "tests/long/attacks/fuzzed-forms.test.ts",
  ],
  exclude: Object.keys(sqliteOnly).map((file) => `tests/http/${file}.test.ts`),
  globalSetup: ["tests/support/engines/serve-engines.ts"],
});
