import { type Locator, type Page, expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openAsOwner, unfoldStories } from "../../../support/admin-pages";
import { sendStory } from "../../../support/send-story";
import { jpegPhoto } from "../../../support/test-photos";

async function boxOf(locator: Locator) {
  // Before its style sheets are loaded, the page would be measured too early.
  await locator.page().waitForLoadState();
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

const field = (page: Page, label: string) => boxOf(page.getByLabel(label).first());

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

onAdminPages("at 1280 px", (admin) => {
  test.use({ viewport: desktop });

  test("a received story has its photos beside its text, and forms are as wide as the panel", async ({
    page,
  }) => {
    const photos: [string, Buffer][] = [["porto.jpg", await jpegPhoto({ width: 400, height: 300 })]];
    await sendStory(admin.program.url, { story: "Sul muretto, al sole.", photos });
    await openAsOwner(page, admin.program);

    await test.step("the panel has a title in one line on a tablet", async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      const title = await boxOf(page.getByRole("heading", { name: "Pannello di Amministrazione" }));
      expect(title.bottom - title.top).toBeLessThan(80);
      await page.setViewportSize(desktop);
    });

    await test.step("a received story", async () => {
      await unfoldStories(page);
      const text = page.locator(".list-item-text");
      const photo = page.getByRole("link", { name: "Ingrandisci porto.jpg" });
      expect((await boxOf(photo)).left).toBeGreaterThan((await boxOf(text)).right);
      await page.setViewportSize(phone);
      expect((await boxOf(photo)).top).toBeGreaterThan((await boxOf(text)).bottom);
      await page.setViewportSize(desktop);
    });

    for (const { address, text, beside } of [
      { address: "/admin/nuovo-articolo", text: "Titolo", beside: "Foto (se vuoi)" },
      { address: "/admin/nuova-location", text: "Città", beside: "Nome" },
    ]) {
      await test.step(`the form of ${address}`, async () => {
        await page.goto(admin.program.url + address);
        await expect(page.getByLabel(text)).toBeVisible();
        const [tabs, form] = [await boxOf(page.locator(".tabs")), await boxOf(page.locator("form.form"))];
        expect([form.left, form.right]).toEqual([tabs.left, tabs.right]);
        const [left, right] = [await field(page, text), await field(page, beside)];
        expect(right.left).toBeGreaterThan(left.right);
        await expectWellMade(page, admin);
        await page.setViewportSize(phone);
        expect((await field(page, beside)).top).toBeGreaterThan((await field(page, text)).bottom);
        await page.setViewportSize(desktop);
      });
    }
  });
});
