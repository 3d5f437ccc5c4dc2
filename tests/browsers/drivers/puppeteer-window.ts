import { createRequire } from "node:module";
import path from "node:path";
import { type Driver, screen } from "./driver";

/** What is used here of Puppeteer 1.11, which speaks to old Chromiums, and of the one of today, which speaks to Firefox. */
export interface Puppeteer {
  launch(options: object): Promise<PuppeteerBrowser>;
}

interface PuppeteerBrowser {
  newPage(): Promise<PuppeteerPage>;
  close(): Promise<void>;
}

interface PuppeteerPage {
  goto(address: string): Promise<unknown>;
  setViewport(size: typeof screen): Promise<void>;
  setJavaScriptEnabled(enabled: boolean): Promise<void>;
  evaluate: Driver["run"];
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void> };
  $(selector: string): Promise<{ uploadFile(file: string): Promise<void> } | null>;
  on(event: "pageerror", listener: (error: Error) => void): unknown;
  on(event: "dialog", listener: (dialog: { accept(): Promise<void> }) => void): unknown;
  on(event: "console", listener: (message: { type(): string; text(): string }) => void): unknown;
}

/** Loads what is installed in this folder, and nowhere else. */
export const installedHere = createRequire(path.resolve("tests/browsers/package.json"));

/** Remix says this when it looks for the routes behind links while the page is being left. */
const harmless = /^Failed to fetch manifest patches/;

/** Opens the window of a browser. */
export async function puppeteerWindow(browser: PuppeteerBrowser): Promise<Driver & { page: PuppeteerPage }> {
  const page = await browser.newPage();
  await page.setViewport(screen);
  let errors: string[] = [];
  const note = (message: string) => {
    const [line = ""] = message.split("\n");
    if (!harmless.test(line)) errors.push(line);
  };
  page.on("pageerror", ({ message }) => note(message));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  // Whoever leaves a form with unsent words is asked: they leave.
  page.on("dialog", (dialog) => void dialog.accept());
  return {
    page,
    open: async (address) => void (await page.goto(address)),
    run: (inPage, ...args) => page.evaluate(inPage, ...args),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, file) {
      const field = await page.$(selector);
      if (!field) throw new Error(`no ${selector}`);
      await field.uploadFile(file);
    },
    async errors() {
      const said = errors;
      errors = [];
      return said;
    },
    close: () => browser.close(),
  };
}
