import { type Page, expect } from "@playwright/test";
import axe from "axe-core";

/** All that can differ between a page in light colours and the same page in dark ones. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/**
 * Fails with what axe finds wrong on the page as it is, named `state`, in dark colours and in light ones, which it has
 * afterwards. `scripts`: whether the browser runs those of the page; `dark`: whether it was not seen in dark colours yet.
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

/** The rules that the page breaks, of these or of all, each with the HTML that breaks it. */
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
 * Lets scripts run on a page of a browser that runs none: axe waits for timers. Those of the page itself were passed
 * over when it was read, and stay so. Answers how to end it.
 */
async function enableScripts(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const disable = (value: boolean) => devTools.send("Emulation.setScriptExecutionDisabled", { value });
  // This session can only enable what it has disabled.
  await disable(true);
  await disable(false);
  return async () => void (await disable(true));
}
