import { type APIRequestContext, type Locator, type Page, expect, test } from "@playwright/test";
import { fill, ofSender } from "~/text/fill";
import { type OwnerLanguage, ownerLanguages } from "~/text/owner/language";
import { ownerAnswersIn, ownerWordsIn } from "~/text/owner/languages.server";
import { notice, openAsOwner, unfoldStories, unfoldItems } from "../../support/admin-pages";
import { face, hasFace, photoWithFace } from "../../support/photos/photo-with-face";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword as password, siteWithOwner } from "../../support/site-with-owner";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

/** In the order of their arrival: the story of the last stop comes first. `day` is known to the owner. */
const stories = [
  { name: "Rocco", city: "Lecce", story: "Contava i leoni di pietra.", day: "of the photo" },
  { name: "Marta", city: "Camogli", story: "Guardava il mare dal molo.", day: "2026-05-03" },
  { name: "Duccio", city: "Siena", story: "Ha dormitto sotto la torre.", day: null },
] as const;
type Story = (typeof stories)[number];

const viewport = { width: 360, height: 740 };
const photoDay = { exif: "2026:05:20 18:00:00", day: "2026-05-20" };
const typoMended = "Ha dormito sotto la torre.";

/** The sentences of the owner's pages that these tests look for. */
function sentencesIn(language: OwnerLanguage) {
  const { text, plural, dayInWords } = ownerWordsIn(language, "Capi");
  const { notices, promoted } = ownerAnswersIn(language);
  return {
    ...{ text, notices },
    titleOf: ({ city, name }: Story) => fill(promoted.title, { city, name }),
    takePhotoDay: fill(text.ownerForm.usePhotoDate, { day: dayInWords(photoDay.day) }),
    open: ({ name }: Story) => ofSender(text.stories.open, name),
    storyOf: ({ name }: Story) => ofSender(text.stories.storyOf, name),
    editPhoto: fill(text.photoEdit.linkNamed, { label: "siena.jpg" }),
    oneEdit: plural(text.photoEdit.pending, 1),
    receivedPhoto: fill(text.stories.photoAlt, { label: "siena.jpg" }),
  };
}

const runs = ownerLanguages.flatMap((language) =>
  [false, true].map((javaScriptEnabled) => ({ language, javaScriptEnabled })),
);

for (const { language, javaScriptEnabled } of runs) {
  test.describe(`${language}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport });
    const { text, notices, titleOf, takePhotoDay, open, storyOf, ...said } = sentencesIn(language);

    let program: SiteInProcess;

    test.beforeAll(async () => {
      ({ running: program } = await siteWithOwner({ OWNER_LANGUAGE: language }, { onError }));
    });
    test.afterAll(() => program.close());

    test("three stories that arrive in the wrong order become a journey in the right one", async ({
      page,
      browser,
    }) => {
      const stranger = await browser.newContext({ javaScriptEnabled, viewport });
      const reader = await stranger.newPage();
      for (const story of stories) await send(story);

      await openAsOwner(page, { url: program.url, password });
      for (const story of stories) {
        const { taps, pages } = await publish(page, story);
        expect(pages).toEqual([expect.stringMatching("^/admin/storie/"), "/admin/nuovo-articolo"]);
        expect(taps).toBe(story.day === "of the photo" ? 3 : 2);
      }
      expect(await citiesOnMap(reader)).toEqual(["Camogli, Italia", "Lecce, Italia", "Siena, Italia"]);

      const old = await filesOf(reader, "Siena");
      expect(old.length).toBeGreaterThan(2);
      for (const address of old) expect(await showsFace(reader.request, address)).toBe(true);
      await page.goto(`${program.url}/admin/articoli`);
      await unfoldItems(page);
      await page
        .getByRole("link", { name: new RegExp(`^${text.blogPosts.edit}.*${titleOf(stories[2])}`) })
        .click();
      await coverFace(page);
      for (const address of old) {
        for (const { request } of [reader, page]) {
          expect((await request.get(program.url + address)).status()).toBe(404);
        }
      }
      const covered = await filesOf(reader, "Siena");
      expect(covered).toHaveLength(old.length);
      for (const address of covered) expect(await showsFace(reader.request, address)).toBe(false);

      await page.getByLabel(text.blogPostForm.content, { exact: true }).fill(typoMended);
      await page.getByLabel(text.blogPostForm.date).fill("2026-05-11");
      await page.getByRole("button", { name: text.blogPostForm.save.label }).last().click();
      await expect(notice(page, notices["blog-post-updated"].title)).toBeVisible();
      expect(await citiesOnMap(reader)).toEqual(["Camogli, Italia", "Siena, Italia", "Lecce, Italia"]);
      await reader.goto(`${program.url}/blog`);
      await expect(reader.locator("main article h2")).toHaveText(
        [stories[0], stories[2], stories[1]].map(titleOf),
      );
      await reader.getByRole("link", { name: titleOf(stories[2]) }).click();
      await expect(reader.getByText(typoMended)).toBeVisible();
      await stranger.close();

      await page.goto(`${program.url}/admin`);
      await unfoldStories(page);
      await page.getByRole("link", { name: open(stories[2]) }).click();
      await expect(page.getByRole("heading", { name: storyOf(stories[2]), exact: true })).toBeVisible();
      await expect(page.getByText(stories[2].story)).toBeVisible();
      const received = page.getByRole("img", { name: said.receivedPhoto });
      const shown = new URL((await received.getAttribute("src")) ?? "", program.url).pathname;
      expect(covered).toContain(shown);
      expect(await showsFace(page.request, shown)).toBe(false);
    });

    async function send({ name, city, story, day }: Story): Promise<void> {
      const photo = await photoWithFace(day === "of the photo" ? { takenAt: photoDay.exif } : {});
      const photos: [string, Buffer][] = [[`${city.toLowerCase()}.jpg`, photo]];
      const { status } = await sendStory(program.url, { name, city, story, photos });
      expect(status).toBe(303);
    }

    /**
     * Publishes a story with a photo as an article on the map. Returns the taps, and the pages on which they were
     * made.
     */
    async function publish(page: Page, story: Story): Promise<{ taps: number; pages: string[] }> {
      const pages: string[] = [];
      let taps = 0;
      const tap = async (button: Locator) => {
        const { pathname } = new URL(page.url());
        if (!pages.includes(pathname)) pages.push(pathname);
        taps += 1;
        await button.click();
      };
      await page.goto(`${program.url}/admin`);
      await unfoldStories(page);
      await page.getByRole("link", { name: open(story) }).click();
      await expect(page.getByRole("heading", { name: storyOf(story), exact: true })).toBeVisible();
      await tap(page.getByRole("button", { name: text.stories.promote }));
      await expect(page.getByLabel(text.blogPostForm.title)).toHaveValue(titleOf(story));
      if (story.day === "of the photo") {
        await tap(page.getByRole("button", { name: takePhotoDay }));
        await expect(page.getByLabel(text.blogPostForm.date)).toHaveValue(photoDay.day);
      } else if (story.day) await page.getByLabel(text.blogPostForm.date).fill(story.day);
      await tap(page.getByRole("button", { name: text.blogPostForm.publishOnMap }));
      await expect(notice(page, notices["blog-post-on-map"].title)).toBeVisible();
      return { taps, pages };
    }

    /** Covers the face in the only photo of the article whose form is open. The form comes back. */
    async function coverFace(form: Page): Promise<void> {
      await form.getByRole("button", { name: said.editPhoto }).click();
      await form.getByLabel(text.photoEdit.sizes.large).check();
      const canvas = form.getByRole("button", { name: text.photoEdit.canvas });
      await expect.poll(() => canvas.evaluate((image) => image.clientHeight)).toBeGreaterThan(0);
      const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
      await canvas.click({ position: { x: face.x * width, y: face.y * height } });
      await expect(form.getByText(said.oneEdit)).toBeVisible();
      await form.getByRole("button", { name: text.photoEdit.save, exact: true }).click();
      await expect(notice(form, notices["photo-edited"].title)).toBeVisible();
      await expect(form.getByRole("button", { name: said.editPhoto })).toBeVisible();
    }

    /** Returns the addresses of all sizes of the photo in a city's article. */
    async function filesOf(reader: Page, city: string): Promise<string[]> {
      await reader.goto(`${program.url}/blog`);
      await reader.getByRole("link", { name: new RegExp(city) }).click();
      await expect(reader.getByRole("heading", { level: 1 })).toContainText(city);
      return [...new Set((await reader.content()).match(/\/uploads\/[\w.-]+/g))];
    }

    async function showsFace(request: APIRequestContext, address: string): Promise<boolean> {
      const answer = await request.get(program.url + address);
      expect(answer.status()).toBe(200);
      return hasFace(await answer.body());
    }

    async function citiesOnMap(reader: Page): Promise<string[]> {
      await reader.goto(`${program.url}/map`);
      await expect(reader.getByText("3 tappe del viaggio")).toBeVisible();
      return reader.locator(".stop-grid h3").allTextContents();
    }
  });
}
