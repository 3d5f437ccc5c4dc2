import { type Page, expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/checks/accessibility";
import { apiWorld, photo } from "../../support/api/api-world";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { sentStories } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

let program: RunningProgram;
/** The addresses of an article with a photo, of that photo, of neighbouring stops, and of a tag. */
let pages: string[];

test.beforeAll(async () => {
  program = await runProgram();
  const world = apiWorld(program.url, program.password ?? "");
  const words = { content: "Pioveva.\n\nPoi è uscito il sole.", authorName: "Lia", reactions: "3" };
  const article = await world.article({ title: "Sul molo", ...words, photo: await photo("molo.jpg") });
  const stop = await world.stop({
    name: "Il molo",
    city: "Camogli",
    date: "2026-05-03",
    blogPostId: article.id,
  });
  const place = { latitude: "45.4642", longitude: "9.1900", precision: "10km", description: "Nebbia." };
  const next = await world.stop({ ...place, name: "I Navigli", city: "Milano", date: "2026-05-09" });
  const tag = await world.asOwner<{ code: string }>("POST /api/admin/tags", { name: "Zainetto" });
  pages = [
    ...[`/blog/${article.id}`, `/blog/${article.id}/foto/1`, "/blog?dal=inizio", "/privacy"],
    ...[`/map/${stop.id}`, `/map/${next.id}`, `/t/${tag.code}`],
  ];
});

test.afterAll(async () => {
  await program.stop();
});

/** Comes from the Italian home page, forgets to tick the box, and finally sends the form. */
async function walkEnglishForm(page: Page, story: string): Promise<void> {
  await page.goto(program.url);
  await page.getByRole("group", { name: "Altre lingue" }).first().getByText("English").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’ve found Capi!");
  await page.locator(".hero").getByRole("link", { name: "Send a story" }).click();
  await expect(page).toHaveURL(`${program.url}/en/submit`);
  await page.getByLabel("Choose photos").setInputFiles({
    name: "bridge.jpg",
    mimeType: "image/jpeg",
    buffer: await jpegPhoto(),
  });
  await page.getByLabel("Your story").fill(" ");
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send story" }).click();
  await expect(page.locator(".field-error")).toHaveText("Tell me your story with Capi!");
  await expect(page.getByLabel("Your name")).toHaveValue("Ann");
  await expect(page.locator(".photo-strip img")).toHaveCount(1);
  await expect(page.getByText("1 photo selected")).toBeVisible();
  await page.getByLabel("Your story").fill(story);
  await page.getByRole("button", { name: "Send story" }).click();
  await expect(page.getByRole("heading", { name: "Thank you so much!" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/\/en\/ricevuta\/[0-9a-f]{40}/);
  expect(sentStories(program.dataDir).map((sent) => sent.story)).toContain(story);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an English finder sends a story after a mistake", async ({ page }) => {
    await walkEnglishForm(page, "On the bridge, in the rain.");
  });
});

test("an English finder with scripts reads counters, mistakes and toast in English, and no Italian comes along", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await walkEnglishForm(page, "On the bridge, with scripts.");
  await expect(page.getByRole("status")).toContainText("Story sent!");
  const form = await (await page.request.get(`${program.url}/en/submit`)).text();
  const all = [form, ...(await Promise.all(scripts))].join("\n");
  expect(all).toContain("Tell me your story with Capi!");
  expect(all).not.toMatch(
    /Racconta la tua storia|Raconte ton histoire|Erzähl deine Geschichte|Cuenta tu historia/,
  );
});

test("the map and its links stay in their language", async ({ page }) => {
  await page.goto(`${program.url}/de/map`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Stationen der Reise");
  await expect(page.getByText("2 Stationen der Reise")).toBeVisible();
  await page.getByRole("link", { name: "Tagebuch" }).first().click();
  await expect(page).toHaveURL(`${program.url}/de/blog`);
});

test("the top bar is one line wherever it shows its links, in every language", async ({ page }) => {
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page.evaluate(() => document.querySelector(".top-bar")?.getBoundingClientRect().height);
  };
  for (const prefix of ["", "/en", "/fr", "/de", "/es"]) {
    await page.goto(`${program.url}${prefix}/faq`);
    const usual = await heightAt(1280);
    for (const width of [840, 870, 900, 930, 1000]) {
      expect(await heightAt(width), `${prefix} at ${width} px`).toBe(usual);
    }
  }
});

for (const language of ["en", "fr", "de", "es"]) {
  test(`no word is too long for a narrow phone, and axe finds nothing, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const without = ["", "/social", "/faq", "/submit", "/map", "/blog", "/t", "/t/AAAAAA", "/nessuna"];
    for (const path of [...without, ...pages]) {
      await page.goto(`${program.url}/${language}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
      await expectAccessible(page, path, { dark: false });
    }
  });
}
