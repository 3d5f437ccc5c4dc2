import { expect, test } from "@playwright/test";
import { notice, openAsOwner, openTab, unfoldStories } from "../../support/admin-pages";
import { readPdf } from "../../support/checks/decode-pdf";
import { filesWith } from "../../support/checks/find-bytes";
import { runProgram } from "../../support/run-program";
import { fillStory, sendButton } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const publicUrl = "http://capi-in-viaggio.example";

test("from the tag in a hand to the diary, and back: printed, scanned, sent, corrected, promoted, withdrawn, gone", async ({
  page,
  browser,
}) => {
  const program = await runProgram({ environment: { PUBLIC_URL: publicUrl } });
  const here = (address: string) => program.url + new URL(address, publicUrl).pathname;

  await openAsOwner(page, program);
  await openTab(page, "Cartellini");
  await page.getByLabel("Nome").fill("Zainetto");
  await page.getByRole("button", { name: "Crea cartellino" }).click();
  await page.getByRole("link", { name: "Stampa: Zainetto" }).click();
  // The address of this journey is plain http, so the page asks for a confirmation.
  await page.getByRole("button", { name: "Ho capito, stampa lo stesso" }).click();
  await expect(page.locator(".qr")).toBeVisible();
  await page.waitForLoadState();
  const tag = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const [scanned = ""] = tag.codesAt(300);

  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const finder = await phone.newPage();
  await finder.goto(here(scanned));
  await expect(finder.getByRole("heading", { level: 1, name: "Non sono perso!" })).toBeVisible();
  await finder.getByRole("link", { name: "Invia la tua storia" }).click();
  await fillStory(finder, "Parolaunica: era sul molo.");
  await finder.getByLabel("Il tuo nome").fill("Annalisetta");
  const photos = ["porto", "barca"].map(async (label, n) => ({
    name: `${label}.jpg`,
    mimeType: "image/jpeg",
    buffer: await jpegPhoto({ width: 64 + n, height: 48 }),
  }));
  await finder.locator("input[type=file]").setInputFiles(await Promise.all(photos));
  await sendButton(finder).click();
  await expect(finder.getByText("Storia inviata!")).toBeVisible();
  const receipt = here((await finder.locator(".receipt-link").getAttribute("href")) ?? "");

  await finder.goto(receipt);
  await finder.getByText("Correggi le parole o togli foto").click();
  await finder.getByLabel("La tua storia").fill("Parolaunica: era sul pontile.");
  await finder.getByLabel("Togli porto.jpg").check();
  await finder.getByRole("button", { name: "Salva le correzioni" }).click();
  await expect(finder.getByText("Correzioni salvate")).toBeVisible();

  await page.goto(`${program.url}/admin`);
  const received = page.getByRole("listitem").filter({ hasText: "Parolaunica: era sul pontile." }).first();
  await expect(received).toContainText("con il cartellino «Zainetto»");
  await unfoldStories(page);
  await received.getByLabel("Scegli barca.jpg").check();
  await received.getByRole("button", { name: "Promuovi" }).click();
  await page.getByLabel("Titolo").fill("Il pontile di Annalisetta");
  await page.getByLabel("Città").fill("Camogli");
  await page.getByRole("button", { name: "Pubblica e metti sulla mappa" }).click();
  await expect(notice(page, "Articolo creato!")).toBeVisible();

  await finder.goto(receipt);
  await finder.getByRole("link", { name: "Il pontile di Annalisetta" }).click();
  await expect(finder.getByRole("heading", { level: 1 })).toHaveText("Il pontile di Annalisetta");
  await expect(finder.locator("main")).toContainText("Parolaunica: era sul pontile.");
  const article = finder.url();
  const photo = await finder.locator("main img").first().getAttribute("src");
  const seen = [article, program.url + photo];
  const lists = ["/", "/blog", "/map", "/api/blog-posts", "/api/locations-with-posts"];
  for (const address of [...seen, ...lists.map(here)]) {
    expect((await finder.request.get(address)).status(), address).toBe(200);
  }

  await finder.goto(receipt);
  await finder.getByRole("link", { name: "Ritira la storia" }).click();
  await finder.getByRole("button", { name: "Sì, ritirala" }).click();
  await expect(finder.getByRole("heading", { name: "Storia ritirata" })).toBeVisible();
  for (const address of seen) expect((await finder.request.get(address)).status(), address).toBe(404);
  const anyWord = /Parolaunica|Annalisetta|pontile/;
  for (const address of [...lists.map(here), receipt]) {
    expect(await (await finder.request.get(address)).text(), address).not.toMatch(anyWord);
  }
  expect(filesWith(program.dataDir, ["Parolaunica", "Annalisetta", "pontile"])).toEqual([]);
  expect(await phone.cookies()).toEqual([]);
  await phone.close();

  await page.goto(`${program.url}/admin?stato=ritirata`);
  await expect(page.getByText("1 storia o avvistamento ritirato")).toBeVisible();
  await page.getByRole("button", { name: "Elimina l’articolo vuoto" }).click();
  await expect(notice(page, "Articolo eliminato!")).toBeVisible();
  expect(await program.stop()).toBe(0);
});
