import { suiteConfig } from "../support/suite-config";

/**
 * The tests that take long, or measure memory: attacks, crowds, kills, full disks, the packaged executable. They are
 * part of `npm run test:all`.
 */
export default suiteConfig({
  include: ["tests/long/**/*.test.ts", "tests/http/server/killed-at-any-moment.test.ts"],
  env: { KILLS: "48" },
});
