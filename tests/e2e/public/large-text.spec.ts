import { type Page, expect, test } from "@playwright/test";
import { languages, prefixOf } from "~/text/languages.server";
import { openAsOwner } from "../../support/admin-pages";
import { photo } from "../../support/api/api-world";
import { failOnFaults } from "../../support/fresh-site";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword, siteWithOwner } from "../../support/site-with-owner";

const onError = failOnFaults();

let program: SiteInProcess;
let pages: string[];

test.beforeAll(async () => {
  const { running, world } = await siteWithOwner({}, { onError });
  program = running;
  const picture = () => photo("molo.jpg", { width: 800, height: 600 });
  const article = await world.article({
    title: "Storia da Castelvetrano: Massimiliano",
    content: "Pioveva.\n\nPoi è uscito il sole.",
    authorName: "Massimiliano",
    photo: await picture(),
  });
  await world.stop({ name: "La piazza", city: "Castelvetrano", date: "2026-05-03", blogPostId: article.id });
  const second = await world.article({ title: "Nebbia", city: "Gelsenkirchen", photo: await picture() });
  await world.stop({ name: "Il parco", city: "Gelsenkirchen", date: "2026-05-09", blogPostId: second.id });
  const tag = await world.asOwner<{ code: string }>("POST /api/admin/tags", { name: "Zainetto" });
  pages = ["/", `/t/${tag.code}`, "/map", `/blog/${article.id}`, "/blog", "/faq", "/segui"];
});

test.afterAll(() => program.close());

/**
 * Returns the words that stand on two lines without a hyphen, which a soft hyphen shows, too. Addresses may break: their
 * parts after a dot do not count.
 */
function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (
      parent.closest(
        "svg, script, .visually-hidden, .skip-link, .honeypot, .map-live, .panel-parts, .page-name",
      )
    )
      continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(
      /(?<![\p{L}\p{N}]|\S[.@])[\p{L}\p{N}’']+/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // An initial that is set larger reaches down into the lines beside it.
      if (lines.some(({ top }, at) => top >= (lines[at - 1]?.bottom ?? Infinity) - 1))
        found.push(`${parent.tagName} ${parent.className}: ${word}`);
    }
  }
  return found;
}

/** Opens the pages with four sizes of text. Returns the words that break, and pages that are too wide. */
async function faultsOf(page: Page, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(program.url + path);
    for (const size of [100, 130, 150, 200]) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const broken = await page.evaluate(brokenWords);
      if (wide > 360) broken.push(`${wide} px wide`);
      faults.push(...broken.map((what) => `${path} at ${size} %: ${what}`));
    }
  }
  return faults;
}

test.use({ viewport: { width: 360, height: 740 } });

for (const language of languages) {
  test(`larger text breaks no word and hides none on a phone: ${language}`, async ({ page }) => {
    const paths = pages.map((path) => (path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path));
    expect(await faultsOf(page, paths)).toEqual([]);
  });
}

test("larger text breaks no word of the panel, either", async ({ page }) => {
  await sendStory(program.url, { story: "Ciao", name: "Massimiliano", city: "Castelvetrano" });
  await openAsOwner(page, { url: program.url, password: ownersPassword });
  const lists = [
    "",
    "/articoli",
    "/locations",
    "/cartellini",
    "/segnalazioni",
    "/cestino",
    "/nuovo-articolo",
  ];
  const faults = await faultsOf(
    page,
    lists.map((path) => `/admin${path}`),
  );
  expect(faults).toEqual([]);
});
