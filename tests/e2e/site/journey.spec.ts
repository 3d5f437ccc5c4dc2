import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { unfoldPanel, unfoldStories } from "../../support/admin-pages";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { jpegFile } from "../../support/test-photos";

const story = "L’ho trovato sul muretto del porto.\nGuardava il mare <b>come un capitano</b>.";

// Visitors who allow motion see pages fade into each other.
test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });

let program: RunningProgram;
let photos: string;

test.beforeAll(async () => {
  program = await runProgram();
  photos = await mkdtemp(path.join(tmpdir(), "giramondo-photos-"));
});

test.afterAll(async () => {
  expect(await program.stop()).toBe(0);
  await rm(photos, { recursive: true });
});

// The same journey without JavaScript, and what follows it, stands in whole-journey.spec.ts.
test("a story travels from the finder's phone to the diary", async ({ page, browser }) => {
  await page.goto(program.url);
  await page.getByRole("main").getByRole("link", { name: "Invia Storia" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Invia la Tua Storia" })).toBeVisible();
  await page.getByLabel("La tua storia").fill(story);
  await page.getByLabel("Il tuo nome").fill("Marta");
  await page.getByLabel("Dove mi hai trovato?").fill("Camogli");
  await page
    .locator("input[type=file]")
    .setInputFiles([
      await jpegFile(photos, "muretto.jpg", { position: { latitude: 44.35, longitude: 9.15 } }),
      await jpegFile(photos, "mare_mosso.jpg", { width: 600, height: 900, orientation: 6 }),
    ]);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Invia Storia" }).last().click();
  await expect(page.getByText("Storia inviata!").first()).toBeVisible();

  await page.goto(`${program.url}/admin`);
  await page.getByLabel("Password").fill("sbagliata");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByText("Password non corretta").first()).toBeVisible();
  await page.getByLabel("Password").fill(program.password ?? "");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByText("Login effettuato").first()).toBeVisible();
  const received = page.getByRole("listitem").filter({ hasText: "Marta" }).first();
  await expect(received).toContainText("Guardava il mare <b>come un capitano</b>.");
  await expect(received).toContainText("2 foto");
  await unfoldStories(page);

  await received
    .getByRole("checkbox", { name: /^Scegli / })
    .last()
    .check();
  await received.getByRole("button", { name: "Promuovi" }).click();
  await expect(page.getByLabel("Titolo")).toHaveValue("Storia da Camogli: Marta");
  await expect(page.getByLabel("Contenuto")).toHaveValue(story);
  await expect(page.getByLabel("Città")).toHaveValue("Camogli");
  await expect(page.getByLabel("Paese")).toHaveValue("Italia");
  await expect(page.getByLabel("Autore")).toHaveValue("Marta");
  await expect(page.getByText("1 foto caricata nell’articolo.").first()).toBeVisible();
  await page.getByLabel("Titolo").fill("Il capitano di Camogli");
  await page.getByRole("button", { name: "Crea Articolo" }).last().click();
  await expect(page.getByText("Articolo creato!").first()).toBeVisible();

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await reader.goto(`${program.url}/blog`);
  await expect(reader.locator("script")).toHaveCount(0);
  await reader.getByRole("link", { name: "Il capitano di Camogli" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Il capitano di Camogli");
  await expect(reader.getByText("Guardava il mare <b>come un capitano</b>.")).toBeVisible();
  const hero = reader.locator("article img").first();
  await expect(hero).toHaveJSProperty("complete", true);
  const source = await hero.getAttribute("src");
  expect(source).toContain("mare-mosso");
  const photo = await stranger.request.get(`${program.url}${source}`);
  expect(photo.status()).toBe(200);
  expect((await photo.body()).includes("Exif")).toBe(false);
  await expect(reader.locator("main")).not.toContainText("44.35");
  const hidden = (await readdir(path.join(program.dataDir, "uploads"))).filter((file) =>
    file.includes("_muretto."),
  );
  expect(hidden.length).toBeGreaterThan(0);
  for (const file of hidden) {
    expect((await stranger.request.get(`${program.url}/uploads/${file}`)).status()).toBe(404);
  }
  await stranger.close();

  await page.goto(`${program.url}/admin`);
  await unfoldPanel(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logout effettuato").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
  expect(program.output().log).not.toContain("Marta");
  expect(program.output().log).not.toContain("127.0.0.1");
});
