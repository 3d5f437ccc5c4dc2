import { suiteConfig } from "../support/suite-config";

/** The tests that need Debian's proxies, systemd and debootstrap: `npm run test:deploy`. */
export default suiteConfig({
  include: ["tests/deploy/**/*.test.ts"],
  testTimeout: 5 * 60_000,
  hookTimeout: 20 * 60_000,
  maxWorkers: 1,
});
