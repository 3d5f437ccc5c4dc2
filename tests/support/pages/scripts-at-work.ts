import type { Page } from "@playwright/test";

/** Waits until React has taken over the page. Before that, links and forms load new pages, as without scripts. */
export async function scriptsAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")),
  );
}
