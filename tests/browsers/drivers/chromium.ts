import { unpackedChromium } from "../../../scripts/setup/tested-browsers.mjs";
import type { TestedBrowser } from "./driver";
import { type Puppeteer, installedHere, puppeteerWindow } from "./puppeteer-window";

/** They run as root, without a graphics card, and for somebody who wants no motion. */
const switches = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--hide-scrollbars",
  "--force-prefers-reduced-motion",
];

/** Nobody mends what is wrong with an old Chromium: it sees this machine and nothing else. */
const onlyThisMachine = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Returns an old Chromium out of its npm package, driven by the Puppeteer of its time. */
export function chromium(version: number, { runsOurScripts = false } = {}): TestedBrowser {
  return {
    name: `Chromium ${version}`,
    runsOurScripts,
    async start({ scripts }) {
      const puppeteer = installedHere("puppeteer-old") as Puppeteer;
      const browser = await puppeteer.launch({
        executablePath: unpackedChromium(version),
        args: [...switches, onlyThisMachine],
      });
      const window = await puppeteerWindow(browser);
      await window.page.setJavaScriptEnabled(scripts);
      return window;
    },
  };
}
