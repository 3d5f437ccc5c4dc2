import { expect, test } from "@playwright/test";
import { expectAccessible, isLongSuite } from "../../support/checks/accessibility";
import { photo } from "../../support/api/api-world";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { sentStories } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

let program: SiteInProcess;
/** The addresses of an article with a photo, of that photo, of neighbouring stops, and of a tag. */
let pages: string[];

test.beforeAll(async () => {
  const { running, world } = await siteWithOwner({}, { onError });
  program = running;
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

test.afterAll(() => program.close());

// The same walk without scripts stands in tests/http/finder/walks.test.ts.
test("an English finder with scripts reads counters, mistakes and toast in English, and no Italian comes along", async ({
  page,
}) => {
  const story = "On the bridge, with scripts.";
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto(program.url);
  await page.getByRole("group", { name: "Altre lingue" }).first().getByText("English").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’ve found Capi!");
  await page.locator(".hero").getByRole("link", { name: "Send a story" }).click();
  await expect(page).toHaveURL(`${program.url}/en/submit`);
  await page.getByLabel("Choose photos").setInputFiles({
    name: "bridge.jpg",
    mimeType: "image/jpeg",
    buffer: await jpegPhoto({ width: 64, height: 48 }),
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
  await expect(page.getByRole("status")).toContainText("Story sent!");
  const form = await (await page.request.get(`${program.url}/en/submit`)).text();
  const all = [form, ...(await Promise.all(scripts))].join("\n");
  expect(all).toContain("Tell me your story with Capi!");
  expect(all).not.toMatch(
    /Racconta la tua storia|Raconte ton histoire|Erzähl deine Geschichte|Cuenta tu historia/,
  );
});

const without = ["", "/social", "/faq", "/submit", "/map", "/blog", "/t", "/t/AAAAAA", "/nessuna"];
/** The languages, with the turn in which axe looks at their pages. */
test("with text twice as large no page scrolls sideways at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/map", "/de/map", "/de/submit", "/fr/submit", "/es/submit"]) {
    await page.goto(program.url + path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

const turns = { "": null, "/en": 0, "/fr": 1, "/de": 2, "/es": 3 };

for (const [prefix, turn] of Object.entries(turns)) {
  const title = `no word is too long for a narrow phone or for the top bar, and axe finds nothing: ${prefix || "/"}`;
  test(title, { tag: "@long" }, async ({ page }) => {
    test.slow();
    const heightAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return page.evaluate(() => document.querySelector(".top-bar")?.getBoundingClientRect().height);
    };
    // The Italian pages are measured in every-page-stands.spec.ts.
    const paths = turn === null ? ["/faq"] : [...without, ...pages];
    for (const [at, path] of paths.entries()) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(program.url + prefix + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
      // Markup and colours are the same in every language, so axe looks at each page in one of them; in all of them in
      // the long suite.
      if (turn !== null && (at % 4 === turn || isLongSuite))
        await expectAccessible(page, path, { dark: false });
      if (path !== "/faq") continue;
      const usual = await heightAt(1280);
      for (const wide of [840, 870, 900, 930, 1000]) {
        expect(await heightAt(wide), `${prefix} at ${wide} px`).toBe(usual);
      }
    }
  });
}
