import type { TestedBrowser } from "./driver";
import { type Puppeteer, installedHere, puppeteerWindow } from "./puppeteer-window";

/** Debian's Firefox, over WebDriver BiDi. */
export const firefox: TestedBrowser = {
  name: "Firefox ESR",
  runsOurScripts: true,
  async start({ scripts }) {
    const address = installedHere.resolve("puppeteer-new");
    const { default: puppeteer } = (await import(address)) as { default: Puppeteer };
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: "/usr/bin/firefox-esr",
      headless: true,
      extraPrefsFirefox: {
        "javascript.enabled": scripts,
        // As on a phone, scrollbars take no width of the page.
        "ui.useOverlayScrollbars": 1,
        "ui.prefersReducedMotion": 1,
      },
    });
    return puppeteerWindow(browser);
  },
};
