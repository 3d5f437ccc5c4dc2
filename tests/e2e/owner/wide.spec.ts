import { type Locator, type Page, expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openTab, signIn, unfoldStories } from "../../support/admin-pages";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

async function boxOf(locator: Locator) {
  // Before its style sheets are loaded, the page would be measured too early.
  await locator.page().waitForLoadState();
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

const field = (page: Page, label: string) => boxOf(page.getByLabel(label).first());

onAdminPages("at 1280 px", (admin) => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("forms are as wide as the panel, with their photos and places beside the texts", async ({ page }) => {
    await signIn(page, admin.program);
    for (const { tab, text, beside } of [
      { tab: "Articoli Diario", text: "Titolo", beside: "Foto (facoltativo)" },
      { tab: "Nuova Location", text: "Città", beside: "Nome" },
    ]) {
      await openTab(page, tab);
      await expect(page.getByLabel(text)).toBeVisible();
      const [tabs, form] = [await boxOf(page.locator(".tabs")), await boxOf(page.locator("form.form"))];
      expect([form.left, form.right]).toEqual([tabs.left, tabs.right]);
      const [left, right] = [await field(page, text), await field(page, beside)];
      expect(right.left).toBeGreaterThan(left.right);
      await expectWellMade(page, admin);
      await page.setViewportSize({ width: 360, height: 740 });
      expect((await field(page, beside)).top).toBeGreaterThan((await field(page, text)).bottom);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  test("a received story has its photos beside its text, and the panel a title in one line on a tablet", async ({
    page,
  }) => {
    const photos: [string, Buffer][] = [["porto.jpg", await jpegPhoto()]];
    await sendStory(admin.program.url, { story: "Sul muretto, al sole.", photos });
    await signIn(page, admin.program);
    await page.setViewportSize({ width: 768, height: 900 });
    const title = await boxOf(page.getByRole("heading", { name: "Pannello di Amministrazione" }));
    expect(title.bottom - title.top).toBeLessThan(80);
    await page.setViewportSize({ width: 1280, height: 800 });
    await unfoldStories(page);
    const text = page.locator(".list-item-text");
    const photo = page.getByRole("link", { name: "Ingrandisci porto.jpg" });
    expect((await boxOf(photo)).left).toBeGreaterThan((await boxOf(text)).right);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await boxOf(photo)).top).toBeGreaterThan((await boxOf(text)).bottom);
  });
});
