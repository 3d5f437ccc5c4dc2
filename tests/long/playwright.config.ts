import { defineConfig } from "@playwright/test";
import everyDay from "../../playwright.config";

// axe looks at every page in every language, not at each page in one of them.
process.env.AXE_IN_EVERY_LANGUAGE = "1";

/** The browser tests that take long: a part of `npm run test:long`. */
export default defineConfig({
  ...everyDay,
  testDir: "..",
  testMatch: ["long/e2e/*.spec.ts", "e2e/public/languages.spec.ts"],
  outputDir: "../../test-results/long-e2e",
  reporter: [["list"], ["json", { outputFile: "../../test-results/long-e2e.json" }]],
});
