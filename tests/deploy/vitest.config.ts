import { defineConfig } from "vitest/config";
import everyDay from "../../vitest.config";

/** The tests that need Debian's proxies, systemd and debootstrap: `npm run test:deploy`. */
export default defineConfig({
  ...everyDay,
  test: {
    ...everyDay.test,
    projects: undefined,
    include: ["tests/deploy/**/*.test.ts"],
    testTimeout: 5 * 60_000,
    hookTimeout: 20 * 60_000,
    maxWorkers: 1,
  },
});
