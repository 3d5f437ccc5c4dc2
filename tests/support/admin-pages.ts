import { type Page, expect, test } from "@playwright/test";
import { expectAccessible } from "./checks/accessibility";
import { type FreshSite, freshSite } from "./fresh-site";
import { signedIn } from "./owner";
import type { RunningProgram } from "./run-program";

/** What a test of the admin pages works with. */
export interface AdminTest {
  /** The test's empty site. */
  program: FreshSite;
  /** True when the browser runs scripts. */
  scripts: boolean;
}

/** Runs tests of the admin pages on a phone, with scripts unless they are turned off. Each test has its own site. */
export function onAdminPages(name: string, tests: (admin: AdminTest) => void, { scripts = true } = {}): void {
  test.describe(`${name}, JavaScript ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 360, height: 740 } });
    tests({ program: freshSite(), scripts });
  });
}

/** Opens an address of the panel as the owner, with a session that was begun without the login form. */
export async function openAsOwner(
  page: Page,
  { url, password }: Pick<RunningProgram, "url" | "password">,
  address = "/admin",
): Promise<void> {
  const { cookie } = await signedIn(url, password ?? "");
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(url + address);
}

/** Signs in through the form and waits for the panel. */
export async function signInByForm(
  page: Page,
  { url, password }: Pick<RunningProgram, "url" | "password">,
): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel("Password").fill(password ?? "");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();
}

/** Unfolds the panel's head, which is one line on a phone. */
export async function unfoldPanel(page: Page): Promise<void> {
  await expect(page.locator(".panel-head")).toBeVisible();
  // Before its style sheets are loaded, the page shows the head unfolded.
  await page.waitForLoadState();
  const logout = page.getByRole("button", { name: /^(?:Logout|Sign out)$/ });
  if (!(await logout.isVisible())) await page.locator(".panel-menu > summary").click();
}

/** Follows a link of the panel's head. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await unfoldPanel(page);
  await page.locator(".panel-parts").getByRole("link", { name }).click();
  await expect(page.locator(".panel-menu[open]")).toHaveCount(0);
}

/** Unfolds every story of 'Storie Ricevute'. */
export const unfoldStories = (page: Page) => unfoldItems(page, ".received-story");

/** Unfolds every item of 'Gestisci Articoli', 'Gestisci Locations', or the list whose items these are. */
export async function unfoldItems(page: Page, items = ".folded-item"): Promise<void> {
  await expect(page.locator(items).first()).toBeVisible();
  const folded = page.locator(`${items} > details:not([open]) > summary`);
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}

/** Unfolds the other ways to choose a point: a photo, a link, two numbers. */
export const openOtherWays = (page: Page) => page.getByText("Altri modi:").click();

/** The latest notice, as a banner or as a toast. */
export function notice(page: Page, words: string | RegExp) {
  return page.locator(".notice, .toast").filter({ hasText: words }).first();
}

/** Checks that nothing is wider than the screen, and that axe finds nothing in light and dark colours. */
export async function expectWellMade(page: Page, { scripts }: Pick<AdminTest, "scripts">): Promise<void> {
  // Before its style sheets are loaded, the page would be measured too early.
  await page.waitForLoadState();
  await expectAccessible(page, page.url(), { scripts });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
