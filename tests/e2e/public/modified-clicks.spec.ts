import { type Browser, type Locator, expect, test } from "@playwright/test";
import { openAsOwner, unfoldStories } from "../../support/admin-pages";
import { photo } from "../../support/api/api-world";
import { type SiteWithOwner, ownersPassword as password, siteWithOwner } from "../../support/site-with-owner";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

let site: SiteWithOwner;
test.beforeAll(async () => {
  site = await siteWithOwner({ TILE_URL: "http://127.0.0.1:9/{z}/{x}/{y}.png" }, { onError });
});
test.afterAll(() => site.running.close());

/**
 * Opens a link in a new page, as people do who want to keep this one. The test asks the browser itself for the new
 * page, because Playwright sometimes never learns its address.
 */
async function expectOwnPages(browser: Browser, link: Locator, address: RegExp): Promise<void> {
  const page = link.page();
  const before = page.url();
  const session = await browser.newBrowserCDPSession();
  const openPages = async () => {
    const { targetInfos } = await session.send("Target.getTargets");
    return targetInfos.filter(({ type }) => type === "page");
  };
  for (const click of [
    () => link.click({ modifiers: ["ControlOrMeta"] }),
    () => link.click({ modifiers: ["Shift"] }),
    () => link.click({ button: "middle" }),
  ]) {
    const known = new Set((await openPages()).map(({ targetId }) => targetId));
    const opened = async () => (await openPages()).filter(({ targetId }) => !known.has(targetId));
    await click();
    await expect
      .poll(async () => (await opened()).map(({ url }) => url))
      .toEqual([expect.stringMatching(address)]);
    for (const { targetId } of await opened()) await session.send("Target.closeTarget", { targetId });
    await expect.poll(opened).toEqual([]);
    expect(page.url()).toBe(before);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await session.detach();
}

test("a received photo, and Promuovi with what is ticked", async ({ browser, page, context }) => {
  await site.world.story({ story: "Il porto", name: "Marta", photos: await photo("porto.jpg") });
  await openAsOwner(page, { url: site.running.url, password });
  await unfoldStories(page);
  await page.getByRole("checkbox", { name: "Scegli porto.jpg" }).check();
  await expect(page).toHaveURL(/porto\.jpg/);
  const enlarged = page.getByRole("link", { name: "Ingrandisci porto.jpg" });
  await expectOwnPages(browser, enlarged, /\/uploads\/[0-9a-f]{20}_porto\.jpg$/);
  await enlarged.click();
  await expect(page.getByRole("dialog", { name: "porto.jpg" })).toBeVisible();
  await page.keyboard.press("Escape");

  const promote = page.getByRole("button", { name: "Promuovi la storia di Marta" });
  const [form] = await Promise.all([
    context.waitForEvent("page"),
    promote.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(form.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Marta");
  await expect(form.getByRole("button", { name: "Togli porto.jpg" })).toBeVisible();
  await expect(page.getByText("1 storia ricevuta")).toBeVisible();
  await promote.click();
  await expect(page.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Marta");
});

test("a photo of an article, and a stop under the map", async ({ browser, page }) => {
  const { world, running } = site;
  const photos = [await photo("uno.jpg"), await photo("due.jpg", { width: 65 })];
  const { photos: existingPhotos } = await world.story({ photos });
  const { id } = await world.article({ title: "Il capitano", existingPhotos });
  await world.stop({ name: "Il porto" });

  await page.goto(`${running.url}/blog/${id}`);
  await page.waitForLoadState("load");
  await expectOwnPages(browser, page.locator(".gallery a").first(), /\/foto\/2$/);
  await page.goto(`${running.url}/map`);
  const stop = page.getByRole("link", { name: "Camogli" }).last();
  const isTakenOver = (link: Element) => Object.keys(link).some((key) => key.startsWith("__react"));
  await expect.poll(() => stop.evaluate(isTakenOver)).toBe(true);
  await expectOwnPages(browser, stop, /\/map\/[0-9a-f]{20}$/);
});
