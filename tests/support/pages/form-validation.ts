import type { Page } from "@playwright/test";

/** Waits until the owner's form on the page validates in the browser: its module has loaded and is in use. */
export async function formValidates(page: Page): Promise<void> {
  // The predicate is not async: Playwright takes every promise for true.
  const file = await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const found = files.find((name) => name.includes("/build/validate-form"));
    if (found !== undefined) return found;
    // The form fetches the module when somebody begins with a field.
    const field = document.querySelector<HTMLElement>("form.form-split .field input");
    field?.blur();
    field?.focus();
    return null;
  });
  await page.evaluate(
    async (address) => {
      await import(address);
      for (let frames = 0; frames < 2; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    (await file.jsonValue()) ?? "",
  );
}
