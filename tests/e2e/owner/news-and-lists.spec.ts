import { expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openAsOwner, openTab, unfoldItems } from "../../support/admin-pages";
import { signedIn } from "../../support/owner";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { sendStory } from "../../support/send-story";

onAdminPages("news and long lists on a phone", (admin) => {
  test("a sighting is seen, a town is whole, reading marks, and an old article is found", async ({
    page,
  }) => {
    const { url, password } = admin.program;
    const city = "Santiago de Compostela, Galizia";
    await sendStory(url, { story: "Davanti alla cattedrale.", name: "Élodie della Corte Sconosciuta", city });
    const owner = await signedIn(url, password ?? "");
    const tag = await fetch(`${url}/api/admin/tags`, {
      method: "POST",
      headers: { Cookie: owner.cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Zainetto" }),
    });
    const { code } = (await tag.json()) as { code: string };
    await page.request.post(`${url}/t/${code}`, {
      form: { token: "0123456789abcdef0123456789abcdef", kind: "seen", city: "Lecce" },
    });
    await openAsOwner(page, admin.program);
    await scriptsAtWork(page);

    await test.step("the sighting stands before the story, and its filter comes into sight", async () => {
      await expect(page.getByText("Adesso: Lecce (avvistato oggi)")).toBeInViewport();
      await expect(page.locator(".list-item").first()).toContainText("L’ha visto e lasciato lì: Lecce");
      const chip = page.getByRole("link", { name: "Avvistamenti 1" });
      await expect(chip).not.toBeInViewport({ ratio: 0.5 });
      await page.goto(`${url}/admin?stato=avvistamento`);
      await expect(chip).toBeInViewport({ ratio: 0.95 });
      await page.goto(`${url}/admin`);
      await expectWellMade(page, admin);
    });

    await test.step("the town is whole, and reading marks the story", async () => {
      const town = page.locator(".story-city");
      await expect(town).toHaveText(city);
      expect(await town.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
      const read = page.waitForResponse((answer) => answer.request().method() === "PATCH");
      await unfoldItems(page);
      expect((await read).status()).toBe(200);
      await page.goto(`${url}/admin?stato=letta`);
      await expect(page.getByText("1 storia trovata")).toBeVisible();
    });

    await test.step("an article of last spring takes three taps", async () => {
      for (let n = 1; n <= 33; n += 1) {
        const date = n === 7 ? "2026-04-12" : "2026-11-20";
        const fields = { title: `Tappa ${n}`, content: "Mare.", city: "Camogli", country: "Italia", date };
        expect((await owner.send("/api/admin/blog-posts", fields)).ok).toBe(true);
      }
      await openTab(page, /Gestisci Articoli/);
      await expect(page.locator(".folded-item")).toHaveCount(30);
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / 740);
      expect(screens).toBeLessThanOrEqual(6);
      await page.locator(".search-fold > summary").click();
      await page.getByLabel("Mese").selectOption({ label: "aprile 2026" });
      await page.getByRole("button", { name: "Cerca", exact: true }).click();
      await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Tappa 7" })).toBeVisible();
      await unfoldItems(page);
      await expect(page.getByRole("link", { name: "Modifica: Tappa 7" })).toBeVisible();
      await expectWellMade(page, admin);
    });
  });
});
