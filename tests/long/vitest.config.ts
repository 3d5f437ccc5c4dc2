import { defineConfig } from "vitest/config";
import everyDay from "../../vitest.config";

/**
 * The tests that take long, or measure memory: attacks, crowds, kills, full disks, the packaged executable. They are
 * part of `npm run test:all`.
 */
export default defineConfig({
  ...everyDay,
  test: {
    ...everyDay.test,
    projects: undefined,
    maxWorkers: 2,
    include: ["tests/long/**/*.test.ts", "tests/http/server/killed-at-any-moment.test.ts"],
    env: { KILLS: "48" },
  },
});
