import { defineConfig } from "vitest/config";
import everyDay from "../../vitest.config";

/**
 * The same journeys in browsers that the other tests do not use: `npm run test:browsers`. They are installed in this
 * folder, or are packages of Debian.
 */
export default defineConfig({
  ...everyDay,
  test: {
    ...everyDay.test,
    projects: undefined,
    // Each test drives a browser and a site, which need the processors themselves.
    maxWorkers: 2,
    isolate: false,
    include: ["tests/browsers/*.test.ts"],
    // `scripts/test-suite.mjs` leaves out the browsers that this machine cannot run, and says so.
    passWithNoTests: true,
    // An old browser draws without a graphics card, beside another one and its site.
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
