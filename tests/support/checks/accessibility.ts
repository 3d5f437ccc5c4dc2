import { type Page, expect } from "@playwright/test";
import axe from "axe-core";

/**
 * True in the long suite. There axe looks at variants that differ little from what it sees in `npm test`: pages without
 * scripts, and every page in every language. Their tests are tagged `@long`.
 */
export const isLongSuite = process.env.LONG_SUITE === "1";

/** The rules that can differ between light and dark colours. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/**
 * Fails when axe finds a fault on the page in its present `state`, in light or dark colours. The page is light
 * afterwards. `scripts` is true when the browser runs scripts; `dark` is true when the page was not checked in dark
 * colours before.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { scripts = true, dark = true } = {},
): Promise<void> {
  const disableScripts = scripts ? null : await enableScripts(page);
  if (dark) {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await violations(page, rulesOfColours), `${state}, dark`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await violations(page), `${state}, light`).toEqual([]);
  await disableScripts?.();
}

/** Returns the broken rules, of these rules or of all, each with the HTML that breaks it. */
async function violations(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...(values && { runOnly: { type: "rule", values } }),
      resultTypes: ["violations"],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, only);
}

/**
 * Lets scripts run in a browser that runs none, because axe waits for timers. The page's own scripts were skipped
 * when it was parsed, and stay off. Returns a function that ends this.
 */
async function enableScripts(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const disable = (value: boolean) => devTools.send("Emulation.setScriptExecutionDisabled", { value });
  // A session can only enable what it has disabled.
  await disable(true);
  await disable(false);
  return async () => void (await disable(true));
}
