import { suiteConfig } from "../support/suite-config";

/**
 * The same journeys in browsers that the other tests do not use: `npm run test:browsers`. They are installed in this
 * folder, or are packages of Debian.
 */
export default suiteConfig({
  isolate: false,
  include: ["tests/browsers/*.test.ts"],
  // `scripts/test-suite.mjs` leaves out the browsers that this machine cannot run, and says so.
  passWithNoTests: true,
  // An old browser draws without a graphics card, beside another one and its site.
  expect: { poll: { timeout: 20_000, interval: 50 } },
});
