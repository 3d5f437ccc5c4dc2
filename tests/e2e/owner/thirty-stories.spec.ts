import { type Locator, type Page, expect, test } from "@playwright/test";
import { onAdminPages, notice, signIn, unfoldStories } from "../../support/admin-pages";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

/** Returns a story of a thousand characters. Equal stories would count as spam, so each has its number. */
const thousand = (n: number) =>
  `${n}. ${"L’ho trovato sul muretto del porto. ".repeat(40)}`.slice(0, 1000).trim();

async function top(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return box.y;
}

/** Returns the length of a page in screens of 740 pixels. */
const screens = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / 740);

onAdminPages("thirty stories on a phone", (admin) => {
  test("four are on a screen, all on nine, and each unfolds", async ({ page }) => {
    const photo = await jpegPhoto({ width: 320, height: 240 });
    const photos = ["a.jpg", "b.jpg", "c.jpg"].map((name): [string, Buffer] => [name, photo]);
    for (let n = 0; n < 30; n += 1) {
      await sendStory(admin.program.url, { story: thousand(n), name: `Marta ${n}`, city: "Camogli", photos });
    }
    await signIn(page, admin.program);
    await page.goto(`${admin.program.url}/admin`);
    const stories = page.locator(".received-story");
    await expect(stories).toHaveCount(30);
    expect(await top(page.locator(".panel-head + *, .story-filters").first())).toBeLessThanOrEqual(130);
    expect(await top(stories.first())).toBeLessThanOrEqual(240);
    expect(await screens(page)).toBeLessThanOrEqual(9);
    await stories.nth(10).evaluate((story) => story.scrollIntoView({ block: "start" }));
    for (const n of [10, 11, 12, 13]) await expect(stories.nth(n)).toBeInViewport({ ratio: 1 });

    const button = page.getByRole("button", { name: "Promuovi la storia di Marta 19", exact: true });
    await expect(button).toBeHidden();
    await stories.nth(10).locator("summary").click();
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(stories.nth(10).locator(".list-item-text")).toHaveText(thousand(19));
    await expect(stories.nth(10).getByRole("checkbox", { name: "Scegli b.jpg" })).toBeVisible();
  });

  test("a new story is on the map after three taps, the next one is a tap away", async ({ page }) => {
    for (const [n, name] of ["Ugo", "Marta"].entries()) {
      await sendStory(admin.program.url, { story: thousand(n), name, city: "Camogli" });
    }
    await signIn(page, admin.program);
    await page.goto(`${admin.program.url}/admin`);
    await page.locator(".received-story summary").first().click();
    const promote = page.getByRole("button", { name: "Promuovi la storia di Marta" });
    await expect(promote).toBeInViewport({ ratio: 1 });
    await promote.click();
    await expect(page.getByLabel("Città")).toHaveValue("Camogli");
    const publish = page.getByRole("button", { name: "Pubblica e metti sulla mappa" });
    expect(await top(publish)).toBeLessThanOrEqual(3 * 740);
    await publish.click();
    await expect(notice(page, "è nel diario e sulla mappa")).toBeVisible();
    const next = page.getByRole("link", { name: "Prossima storia nuova" });
    await expect(next).toBeInViewport({ ratio: 1 });
    await next.click();
    await expect(page.getByRole("heading", { name: "Storia di Ugo" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Prossima storia nuova" })).toHaveCount(0);
  });

  test("a town of a name that several have costs one tap more, on three screens", async ({ page }) => {
    const photo = await jpegPhoto({ width: 320, height: 240 });
    const photos = ["a.jpg", "b.jpg", "c.jpg"].map((name): [string, Buffer] => [name, photo]);
    await sendStory(admin.program.url, { story: thousand(0), name: "Marta", city: "Castro", photos });
    await signIn(page, admin.program);
    await page.goto(`${admin.program.url}/admin`);
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.click();
    };
    await tap(page.locator(".received-story summary"));
    await tap(page.getByRole("button", { name: "Promuovi la storia di Marta" }));
    await expect(page.getByText("Quale «Castro»?")).toBeVisible();
    const publish = page.getByRole("button", { name: "Pubblica e metti sulla mappa" });
    expect(await top(publish)).toBeLessThanOrEqual(3 * 740);
    await tap(page.getByRole("radio", { name: /^Castro \(LE\)/ }));
    await tap(publish);
    await expect(notice(page, "è nel diario e sulla mappa")).toBeVisible();
    expect(taps).toBe(4);
    const stops = async () => (await fetch(`${admin.program.url}/api/locations-with-posts`)).json();
    expect(await stops()).toHaveLength(1);
    await page.getByRole("button", { name: "Annulla" }).click();
    await expect(notice(page, "Articolo nascosto!")).toBeVisible();
    expect(await stops()).toEqual([]);
    expect(await (await fetch(`${admin.program.url}/api/blog-posts`)).json()).toEqual([]);
    await page.goto(`${admin.program.url}/admin/locations`);
    await expect(page.getByRole("heading", { name: "Castro" })).toBeVisible();
  });

  test("Promuovi takes the same photos from the list and from the story's page", async ({ page }) => {
    const photos: [string, Buffer][] = [["porto.jpg", await jpegPhoto()]];
    await sendStory(admin.program.url, { story: "Sul molo.", name: "Marta", city: "Camogli", photos });
    await signIn(page, admin.program);
    const promote = page.getByRole("button", { name: "Promuovi la storia di Marta" });
    const taken = page.getByRole("button", { name: "Togli porto.jpg" });
    await unfoldStories(page);
    await expect(promote).toHaveAccessibleDescription("con 1 foto");
    await promote.click();
    await expect(taken).toBeVisible();
    await page.goBack();
    await unfoldStories(page);
    await page.getByRole("link", { name: "Apri la storia di Marta" }).click();
    // The list has the same button.
    await expect(page.getByRole("heading", { name: "Storia di Marta", exact: true })).toBeVisible();
    await promote.click();
    await expect(taken).toBeVisible();
    await page.goBack();
    await page.getByRole("checkbox", { name: "Scegli porto.jpg" }).uncheck();
    await promote.click();
    await expect(page.getByLabel("Titolo")).toHaveValue("Storia da Camogli: Marta");
    await expect(taken).toHaveCount(0);
  });
});
