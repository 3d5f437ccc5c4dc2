import { expect, test } from "@playwright/test";
import { apiWorld, photo } from "../../support/api/api-world";
import { openAsOwner } from "../../support/admin-pages";
import { readPdf } from "../../support/checks/decode-pdf";
import { addDays } from "../../support/site-data/add-days";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: "dark" });

test("the owner opens the book on a phone without scripts; a reader leafs through it and prints it", async ({
  page,
  browser,
}) => {
  const faults: unknown[] = [];
  const onError = (fault: unknown) => void faults.push(fault);
  const { running, world } = await siteWithOwner({ PUBLIC_URL: "https://capi.example" }, { onError });
  const first = await world.article({
    title: "<b>Il primo</b>",
    date: "2026-01-01",
    photo: await photo("a.jpg", { width: 1000, height: 700 }),
  });
  await addDays(running.site, first.id);
  await world.article({
    title: "وصل كابي",
    date: "2026-01-02",
    content: "Una riga lunga, fino a sera. ".repeat(345),
  });
  await world.stop({ name: "Il porto", city: "Camogli", latitude: "44.35", longitude: "9.15" });

  await openAsOwner(page, { url: running.url, password: ownersPassword }, "/admin/libro");
  await page.getByLabel("Titolo").fill("Il libro <i>di</i> tutti");
  await page.getByLabel("Dedica").fill(`مرحبا ${"a chi l’ha portato più in là ".repeat(16)}`);
  await page.getByRole("button", { name: "Salva" }).click();
  await page.getByRole("link", { name: "Aprilo a chi legge…" }).click();
  await expect(page.getByText("Il libro <i>di</i> tutti")).toBeVisible();
  await expect(page.getByText("58 articoli")).toBeVisible();
  await page.getByRole("button", { name: "Apri il libro a chi legge" }).click();
  await expect(page.getByText("Libro aperto!").first()).toBeVisible();

  const reader = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    colorScheme: "dark",
  });
  const reading = await reader.newPage();
  await reading.goto(`${running.url}/blog`);
  await reading.getByRole("link", { name: "Il libro del viaggio" }).click();
  await expect(reading.getByRole("heading", { level: 1, name: "Il libro <i>di</i> tutti" })).toBeVisible();
  await reading.getByRole("link", { name: "Articolo 60" }).click();
  await expect(reading.getByRole("heading", { name: "Articolo 60" })).toBeInViewport();
  await expect(reading.getByText("Pagina 3 di 3")).toBeVisible();
  await reading.getByRole("link", { name: "Pagina precedente" }).click();
  await expect(reading.getByText("Pagina 2 di 3")).toBeVisible();
  const widths = () => reading.evaluate(() => document.documentElement.scrollWidth);
  expect(await widths()).toBe(320);
  await reading.getByRole("link", { name: "Stampa il libro" }).click();
  await expect(reading.getByText("Apri la stampa del browser")).toBeVisible();
  expect(await widths()).toBe(320);

  for (const [format, size] of [
    ["a5", "148,210"],
    ["a4", "210,297"],
  ]) {
    await apiWorld(running.url, ownersPassword).asOwner("PATCH /api/admin/book", { format });
    await reading.reload();
    const book = readPdf(await reading.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(new Set(book.pages.map(String))).toEqual(new Set([size]));
    expect(book.words[0]).toContain("Il libro <i>di</i> tutti");
    expect(book.text).toContain("Articolo 60");
    expect(book.text).not.toMatch(/Torna al libro|Segui il viaggio|Apri la stampa/);
    // A photo that is cut in two would count on two pages.
    expect(book.photos).toHaveLength(1 + 56 - 8);
    expect(book.lowest).toBeLessThan(1 - 10 / 210);
    expect(book.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  }
  await reader.close();
  await running.close();
  expect(faults).toEqual([]);
});
