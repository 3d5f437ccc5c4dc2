import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// `npm test` installs the first of them where it can, and says where it found another.
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

// The sites render as the program does. React's warnings, which cost time, fail the HTTP tests.
process.env.NODE_ENV = "production";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  // One more than the processors of a small machine: a test often waits for a page.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A busy machine takes its time to decode a large photo; a page that is right is right then too.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // The fade from page to page costs frames; the tests that are about what moves ask for it.
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? browsers.find((path) => existsSync(path)),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
