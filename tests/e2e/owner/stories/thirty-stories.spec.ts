import { type Locator, type Page, expect, test } from "@playwright/test";
import { onAdminPages, openAsOwner, notice } from "../../../support/admin-pages";
import { sendStory } from "../../../support/send-story";
import { jpegPhoto } from "../../../support/test-photos";

/** Returns a story of a thousand characters. Equal stories would count as spam, so each has its number. */
const thousand = (n: number) =>
  `${n}. ${"L’ho trovato sul muretto del porto. ".repeat(40)}`.slice(0, 1000).trim();

async function threePhotos(width: number): Promise<[string, Buffer][]> {
  const photo = await jpegPhoto({ width, height: (width * 3) / 4 });
  return ["a.jpg", "b.jpg", "c.jpg"].map((name) => [name, photo]);
}

async function top(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return box.y;
}

/** Returns the length of a page in screens of 740 pixels. */
const screens = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / 740);

const promoteButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Promuovi la storia di ${name}`, exact: true });

const tapOn = (what: Locator) => what.click();

/** Chooses a town, if there is one to choose, and publishes. The button is not further down than three screens. */
async function publish(page: Page, town: string | null, tap = tapOn): Promise<void> {
  const button = page.getByRole("button", { name: "Pubblica e metti sulla mappa" });
  expect(await top(button)).toBeLessThanOrEqual(3 * 740);
  if (town !== null) await tap(page.getByRole("radio", { name: town }));
  await tap(button);
  await expect(notice(page, "è nel diario e sulla mappa")).toBeVisible();
}

onAdminPages("thirty stories on a phone", (admin) => {
  test("four are on a screen, all on nine, and each unfolds", async ({ page, browser }) => {
    const [small, larger] = [await threePhotos(64), await threePhotos(320)];
    for (let n = 0; n < 30; n += 1) {
      const more = n === 19 ? { city: "Castro", photos: larger } : { city: "Camogli", photos: small };
      await sendStory(admin.program.url, { story: thousand(n), name: `Marta ${n}`, ...more });
    }
    const expectShortList = async (reader: Page) => {
      await openAsOwner(reader, admin.program);
      const stories = reader.locator(".received-story");
      await expect(stories).toHaveCount(30);
      expect(await top(reader.locator(".panel-head + *, .story-filters").first())).toBeLessThanOrEqual(130);
      expect(await top(stories.first())).toBeLessThanOrEqual(240);
      expect(await screens(reader)).toBeLessThanOrEqual(9);
      await stories.nth(10).evaluate((story) => story.scrollIntoView({ block: "start" }));
      for (const n of [10, 11, 12, 13]) await expect(stories.nth(n)).toBeInViewport({ ratio: 1 });

      const button = promoteButton(reader, "Marta 19");
      await expect(button).toBeHidden();
      await stories.nth(10).locator("summary").click();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(stories.nth(10).locator(".list-item-text")).toHaveText(thousand(19));
      await expect(stories.nth(10).getByRole("checkbox", { name: "Scegli b.jpg" })).toBeVisible();
    };
    await test.step("with scripts", () => expectShortList(page));

    const viewport = page.viewportSize() ?? undefined;
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport });
    await test.step("without scripts", () => expectShortList(plain));
    await test.step("and one of them, published without scripts, leads to the next", async () => {
      await promoteButton(plain, "Marta 19").click();
      await expect(plain.getByText("Quale «Castro»?")).toBeVisible();
      await publish(plain, "Castro (LE)");
      const next = plain.getByRole("link", { name: "Prossima storia nuova" });
      await expect(next).toBeInViewport({ ratio: 1 });
      await next.click();
      await expect(plain.getByRole("heading", { name: /^Storia di Marta \d+$/ })).toBeVisible();
    });
    await plain.close();
  });

  test("a new story is on the map after three taps, with a town to choose after four", async ({ page }) => {
    const { url } = admin.program;
    const photos = await threePhotos(320);
    await sendStory(url, { story: thousand(0), name: "Ugo", city: "Castro", photos });
    await sendStory(url, { story: thousand(1), name: "Marta", city: "Camogli" });
    await openAsOwner(page, admin.program);
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.click();
    };
    const storyOf = (name: string) => page.locator(".received-story").filter({ hasText: name });
    const taken = page.getByRole("button", { name: "Togli a.jpg" });
    const ugo = page.getByRole("heading", { name: "Storia di Ugo", exact: true });

    await test.step("three taps, and the next story is a tap away", async () => {
      await tap(storyOf("Marta").locator("summary"));
      await expect(promoteButton(page, "Marta")).toBeInViewport({ ratio: 1 });
      await tap(promoteButton(page, "Marta"));
      await expect(page.getByLabel("Città")).toHaveValue("Camogli");
      await publish(page, null, tap);
      expect(taps).toBe(3);
      const next = page.getByRole("link", { name: "Prossima storia nuova" });
      await expect(next).toBeInViewport({ ratio: 1 });
      await next.click();
      await expect(ugo).toBeVisible();
      await expect(next).toHaveCount(0);
    });

    await test.step("Promuovi of the story's page takes the photos that are ticked there", async () => {
      await promoteButton(page, "Ugo").click();
      await expect(taken).toBeVisible();
      await page.goBack();
      await expect(ugo).toBeVisible();
      await page.getByRole("checkbox", { name: "Scegli a.jpg" }).uncheck();
      await promoteButton(page, "Ugo").click();
      await expect(page.getByLabel("Titolo")).toHaveValue("Storia da Castro: Ugo");
      await expect(taken).toHaveCount(0);
    });

    await test.step("a town of a name that several have costs one tap more", async () => {
      await page.goto(`${url}/admin`);
      taps = 0;
      await tap(storyOf("Ugo").locator("summary"));
      await expect(promoteButton(page, "Ugo")).toHaveAccessibleDescription("con 3 foto");
      await tap(promoteButton(page, "Ugo"));
      await expect(page.getByText("Quale «Castro»?")).toBeVisible();
      await expect(taken).toBeVisible();
      await publish(page, "Castro (LE)", tap);
      expect(taps).toBe(4);
    });

    await test.step("Annulla takes article and stop out of sight, and keeps the stop", async () => {
      const read = async (call: string) => (await fetch(`${url}/api/${call}`)).json();
      expect(await read("locations-with-posts")).toHaveLength(2);
      await page.getByRole("button", { name: "Annulla" }).click();
      await expect(notice(page, "Articolo nascosto!")).toBeVisible();
      for (const call of ["locations-with-posts", "blog-posts"]) {
        expect(await read(call)).toEqual([expect.objectContaining({ city: "Camogli" })]);
      }
      await page.goto(`${url}/admin/locations`);
      await expect(page.getByRole("heading", { name: "Castro" })).toBeVisible();
    });
  });
});
