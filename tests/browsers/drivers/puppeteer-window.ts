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
  evaluate<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void> };
  $(selector: string): Promise<{ uploadFile(file: string): Promise<void> } | null>;
  on(event: "pageerror", listener: (error: Error) => void): unknown;
  on(event: "dialog", listener: (dialog: { accept(): Promise<void> }) => void): unknown;
  on(event: "console", listener: (message: ConsoleMessage) => void): unknown;
}

interface ConsoleMessage {
  type(): string;
  text(): string;
  args(): unknown[];
}

/** Loads what is installed in this folder, and nowhere else. */
export const installedHere = createRequire(path.resolve("tests/browsers/package.json"));

/**
 * Remix says the first one when it looks for the routes behind links while the page is being left. The second one is a
 * withdrawn receipt.
 */
const harmless = /^Failed to fetch manifest patches|with a status of 410/;

/** Opens the window of a browser. */
export async function puppeteerWindow(browser: PuppeteerBrowser): Promise<Driver & { page: PuppeteerPage }> {
  const page = await browser.newPage();
  await page.setViewport(screen);
  const errors: Promise<string>[] = [];
  page.on("pageerror", ({ message }) => void errors.push(Promise.resolve(message)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // An error is an object of the page, which may be gone already.
    const objects = message.args().map((object) => page.evaluate((one) => String(one), object));
    errors.push(
      Promise.all(objects).then(
        (texts) => texts.join(" ") || message.text(),
        () => message.text(),
      ),
    );
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
      const said = await Promise.all(errors.splice(0));
      return said.map((text) => text.split("\n")[0] ?? "").filter((line) => !harmless.test(line));
    },
    close: () => browser.close(),
  };
}
