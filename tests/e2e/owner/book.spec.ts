import { expect, test } from "@playwright/test";
import { apiWorld, photo } from "../../support/api/api-world";
import { expectWellMade, onAdminPages, openAsOwner } from "../../support/admin-pages";
import { readPdf } from "../../support/checks/decode-pdf";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { addDays } from "../../support/site-data/add-days";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";

const publicUrl = "https://capi.example";

test.describe("JavaScript off, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: "dark" });

  test("a long journey is printed on A5, each photo and line whole on a page", async ({ page }) => {
    const faults: unknown[] = [];
    const onError = (fault: unknown) => void faults.push(fault);
    const { running, world } = await siteWithOwner({ PUBLIC_URL: publicUrl }, { onError });
    const first = await world.article({
      title: "Il primo",
      date: "2026-01-01",
      photo: await photo("a.jpg", { width: 600 }),
    });
    const [path = ""] = first.photos;
    const tall = await photo("b.jpg", { width: 602, height: 800 });
    const long = "Una riga della storia che continua, parola dopo parola, fino a sera. ".repeat(145);
    await world.article({
      title: "La lunga",
      date: "2026-01-02",
      content: long,
      photo: tall,
      existingPhotos: path,
    });
    await world.article({ title: "P".repeat(80), date: "2026-01-03", content: "a".repeat(400) });
    await world.article({ title: "وصل كابي", date: "2026-01-04", content: "مرحبا من القاهرة 🦫" });
    await addDays(running.site, first.id);
    await world.stop({ name: "La laguna", city: "Orbetello", latitude: "42.44", longitude: "11.22" });
    await world.stop({ name: "Il porto", city: "Camogli", latitude: "44.35", longitude: "9.15" });
    await openAsOwner(page, { url: running.url, password: ownersPassword }, "/admin/libro");
    await page.getByLabel("Dedica").fill("A chi l’ha portato un po’ più in là.");
    await page.getByRole("button", { name: "Apri il libro da stampare" }).click();
    // Before its style sheet is loaded, the book has no size of paper.
    await page.waitForURL(/\/admin\/libro\/stampa/);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const book = readPdf(pdf);
    expect(new Set(book.pages.map(String))).toEqual(new Set(["148,210"]));
    expect(book.pages.length).toBeGreaterThan(30);
    for (const words of [
      "Il viaggio di Capi",
      "Orbetello",
      "Gennaio 2026",
      "Articolo 60",
      "A chi l’ha portato",
    ]) {
      expect(book.text).toContain(words);
    }
    expect(book.text).not.toContain("Torna al libro");
    expect(book.codesAt(100, book.pages.length)).toEqual([publicUrl.toUpperCase()]);
    expect(book.links).toContain(`${publicUrl}/blog/${first.id}`);
    expect(book.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    // A photo that is cut in two would count on two pages.
    expect(book.photos).toHaveLength(1 + 2 + 56 - 8);
    expect(book.lowest).toBeLessThan(1 - 10 / 210);
    expect(pdf.length).toBeLessThan(20 * 1024 * 1024);
    await test.step("a browser that breaks pages after headings keeps them with their photo", async () => {
      await page.route("**/libro/stampa*", async (route) => {
        const answer = await route.fetch();
        const { "content-security-policy": _, ...headers } = answer.headers();
        const body = (await answer.text()).replaceAll(/break-after: ?avoid/g, "break-after:auto");
        await route.fulfill({ response: answer, headers, body });
      });
      await page.reload();
      const { words, photos } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      words.forEach((onPage, at) => {
        const titles = [...onPage.matchAll(/^Articolo (\d+)$/gm)].filter(([, n]) => Number(n) % 7 !== 0);
        expect(photos.filter((number) => number === at + 1).length, onPage).toBeGreaterThanOrEqual(
          titles.length,
        );
        expect(onPage.trim()).not.toMatch(/(Gennaio|Febbraio) 2026$/);
      });
      expect(words.join("").match(/^Articolo \d+$/gm)).toHaveLength(56);
    });
    await running.close();
    expect(faults).toEqual([]);
  });
});

// The same walk without scripts stands in tests/http/owner/book.test.ts.
onAdminPages("the book", (admin) => {
  test("is chosen and printed on A4, without an article that was taken out", async ({ page }) => {
    const world = apiWorld(admin.program.url, admin.program.password);
    for (const title of ["Il faro", "Il molo", "La rete"]) await world.article({ title });
    await openAsOwner(page, admin.program, "/admin/libro");
    await scriptsAtWork(page);
    await page.getByLabel("A4, come un foglio").check();
    await page.getByLabel("Titolo").fill("Il libro di Capi");
    await page.getByRole("button", { name: "Togli dal libro: Il molo" }).click();
    await expect(page.getByRole("button", { name: "Rimetti: Il molo" })).toBeVisible();
    await expect(page.getByLabel("Titolo")).toHaveValue("Il libro di Capi");
    await expectWellMade(page, admin);
    await page.getByRole("button", { name: "Apri il libro da stampare" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Il libro di Capi" })).toBeVisible();
    await page.waitForLoadState();
    const book = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(new Set(book.pages.map(String))).toEqual(new Set(["210,297"]));
    expect(book.text).toContain("La rete");
    expect(book.text).not.toContain("Il molo");
  });

  test("without a title of its own is opened and closed again, in one document", async ({ page }) => {
    await apiWorld(admin.program.url, admin.program.password).article({ title: "Il faro" });
    await openAsOwner(page, admin.program, "/admin/libro");
    await scriptsAtWork(page);
    const faults: Error[] = [];
    page.on("pageerror", (fault) => faults.push(fault));
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    await page.getByRole("link", { name: "Aprilo a chi legge…" }).click();
    await expect(page.getByText("Il viaggio di Capi")).toBeVisible();
    await page.getByRole("button", { name: "Apri il libro a chi legge" }).click();
    await expect(page.getByText("Libro aperto!").first()).toBeVisible();
    await page.getByRole("button", { name: "Chiudi il libro" }).click();
    await expect(page.getByRole("link", { name: "Aprilo a chi legge…" })).toBeVisible();
    await expect(page.locator("[data-same]")).toHaveCount(1);
    expect(faults).toEqual([]);
  });
});
