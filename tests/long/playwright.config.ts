import { defineConfig } from "@playwright/test";
import everyDay from "../../playwright.config";

process.env.LONG_SUITE = "1";

/** The browser tests that take long, and those of `npm test` that look closer here: a part of `npm run test:long`. */
export default defineConfig({
  ...everyDay,
  testDir: "..",
  testMatch: ["long/e2e/*.spec.ts", "e2e/**/*.spec.ts"],
  grep: /@long/,
  outputDir: "../../test-results/long-e2e",
  reporter: [["list"], ["json", { outputFile: "../../test-results/long-e2e.json" }]],
});
