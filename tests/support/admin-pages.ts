import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect, test } from "@playwright/test";
import { type RunningProgram, runProgram } from "./run-program";

/** What a test of the admin pages works with. */
export interface AdminTest {
  /** Its own program, with an empty site. */
  program: RunningProgram;
  /** Whether the browser runs scripts. */
  scripts: boolean;
}

/** The admin pages on a phone, without scripts and with them: the same tests, each with a site of its own. */
export function onAdminPages(name: string, tests: (admin: AdminTest) => void, modes = [false, true]): void {
  for (const scripts of modes) {
    test.describe(`${name}, JavaScript ${scripts ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled: scripts, viewport: { width: 360, height: 740 } });
      const admin = { scripts } as AdminTest;
      test.beforeEach(async () => {
        admin.program = await runProgram();
      });
      test.afterEach(async () => {
        expect(await admin.program.stop()).toBe(0);
      });
      tests(admin);
    });
  }
}

/** Signs in and waits for the panel. */
export async function signIn(page: Page, { url, password }: RunningProgram): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel("Password").fill(password ?? "");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();
}

/** What was just said, as a banner or as a toast. */
export function said(page: Page, words: string | RegExp) {
  return page.locator(".notice, .toast").filter({ hasText: words }).first();
}

/** The page as a thumb and every reader finds it: nothing sticks out, axe has nothing to say, light and dark. */
export async function expectWellMade(page: Page, { scripts }: Pick<AdminTest, "scripts">): Promise<void> {
  if (scripts) return judge(page);
  const copy = await stillCopy(page);
  await judge(copy);
  await copy.context().close();
}

/** The same HTML without its scripts, in a browser that runs those of axe. */
async function stillCopy(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
      viewport: page.viewportSize(),
    });
  if (!context) throw new Error("the page has no browser");
  const copy = await context.newPage();
  const body = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, "");
  await copy.route(page.url(), (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  await copy.goto(page.url());
  return copy;
}

async function judge(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
