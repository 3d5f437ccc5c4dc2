import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/checks/accessibility";
import { photo } from "../../support/api/api-world";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

let program: SiteInProcess;
let address: string;

test.beforeAll(async () => {
  const { running, world } = await siteWithOwner({}, { onError });
  program = running;
  const small = await world.story({ photos: await photo("foto0.jpg") });
  for (let n = 1; n <= 13; n += 1) {
    await world.article({ title: `Pagina ${n}`, ...(n > 9 && { existingPhotos: small.photos }) });
  }
  const looks = [
    { width: 1400, height: 900, colour: "#0f6e70" },
    { width: 700, height: 1100, colour: "#b83a24" },
    { width: 900, height: 900, colour: "#46608a" },
  ];
  const photos = await Promise.all(looks.map((look, n) => photo(`foto${n}.jpg`, look)));
  const { id } = await world.article({
    title: "Tre foto dal mare",
    content: "Prima riga.\nSeconda riga.",
    reactions: "4",
    existingPhotos: (await world.story({ photos })).photos,
  });
  address = `/blog/${id}`;
});

test.afterAll(() => program.close());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader chooses a country in one row of a phone, and goes back to the whole diary", async ({
    page,
  }) => {
    const { running, world } = await siteWithOwner({}, { onError });
    await world.article({ title: "Sul Nilo", country: "Egitto", date: "2026-05-03" });
    await world.article({ title: "Sul molo", country: "Italia", date: "2026-06-03" });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const prefix of ["/de", ""]) {
      await page.goto(`${running.url}${prefix}/blog`);
      await expectAccessible(page, "the diary with its choice", { scripts: false });
      const tops = [page.locator(".diary-choice select"), page.locator(".diary-choice button")].map(
        async (one) => (await one.boundingBox())?.y,
      );
      expect(new Set(await Promise.all(tops)).size).toBe(1);
      expect(await page.locator("html").evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
    }
    const choice = page.getByRole("combobox", { name: "Scegli Paese o mese" });
    await choice.selectOption("Egitto (1)");
    await page.getByRole("button", { name: "Mostra" }).click();
    await expect(page).toHaveURL(/\/blog\?solo=Egitto$/);
    await expect(page.locator("main article")).toHaveCount(1);
    await expect(choice.locator("option:checked")).toHaveText("Egitto (1)");
    await choice.selectOption("Tutto il diario");
    await page.getByRole("button", { name: "Mostra" }).click();
    await expect(page.locator("main article")).toHaveCount(2);
    await running.close();
  });
});

test("every phone loads the main photo in the size of phones, and it once", async ({ browser }) => {
  for (const [width, deviceScaleFactor] of [
    [360, 2],
    [412, 1.75],
    [412, 2.625],
    [390, 3],
    [430, 3],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 823 }, deviceScaleFactor });
    const page = await context.newPage();
    for (const path of ["/blog", address]) {
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(request.url()));
      await page.goto(program.url + path);
      const photo = page.locator("main img").first();
      const file = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(file, `${path} at ${width} px, ${deviceScaleFactor}`).toMatch(/-640_[^/]*\.webp$/);
      const [, id = ""] = /uploads\/([0-9a-f]{20})/.exec(file) ?? [];
      expect(loaded.filter((url) => url.includes(id))).toEqual([file]);
    }
    await context.close();
  }
});

test("no photo of the diary is hidden on narrow paper, where nothing moves", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 700 });
  await page.goto(`${program.url}/blog`);
  const photos = page.locator(".card-grid > li picture");
  await expect(photos).toHaveCount(5);
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  const animations = (all: Element[]) => all.map((one) => getComputedStyle(one).animationName);
  expect(new Set(await photos.evaluateAll(animations))).toEqual(new Set(["none"]));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  // How links lead through the diary and its photos stands in tests/http/public/walks.test.ts.
  test("an article keeps its lines, and has no button that could do nothing", async ({ page }) => {
    await page.goto(program.url + address);
    await expect(page.getByText("Prima riga.")).toHaveText("Prima riga.\nSeconda riga.", {
      useInnerText: true,
    });
    await expect(page.getByRole("button", { name: "Mi Piace" })).toBeHidden();
  });
});

test("every page and state of the diary pleases axe, light and dark, on a phone and on a wide screen", async ({
  page,
}) => {
  test.slow();
  const expectForEveryone = async (state: string) => {
    await page.waitForLoadState();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectAccessible(page, `${state}, ${width} px`, { dark: width === 360 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  };
  const pages = ["/blog", "/blog?tutte=1", "/blog?dal=inizio", `${address}/foto/2`, "/blog/nessuno", address];
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(program.url + path);
      await expectForEveryone(path);
    });
  }
  await page.getByRole("button", { name: "Mi Piace" }).click();
  await page.getByRole("link", { name: "Foto 2 di 3: Tre foto dal mare" }).click();
  await expect(page.getByRole("dialog").getByText("2 di 3")).toBeVisible();
  await expectForEveryone("a photo over the article");
});

test.describe("with JavaScript", () => {
  test("'Mi Piace' adds one's own to the number, is remembered on this device alone, and can be taken back", async ({
    page,
  }) => {
    const scripts: string[] = [];
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
      const carries = request.method() !== "GET" || ["xhr", "ping"].includes(request.resourceType());
      if (carries || request.url().includes("/api/")) sent.push(request.url());
    });
    await page.goto(program.url + address);
    await test.step("the page loads our one small file and no React", async () => {
      expect(scripts).toEqual([`${program.url}/blog-post.js`]);
      const script = await page.request.get(`${program.url}/blog-post.js`, {
        headers: { "Accept-Encoding": "br" },
      });
      expect(Number(script.headers()["content-length"])).toBeLessThan(3 * 1024);
    });
    const like = page.getByRole("button", { name: "Mi Piace" });
    const numbers = page.getByRole("main").locator(".reactions");
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(numbers).toHaveText(["4 reazioni", "4 reazioni"]);
    await like.click();
    await expect(numbers).toHaveText(["5 reazioni", "5 reazioni"]);
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(numbers).toHaveText(["5 reazioni", "5 reazioni"]);

    await page.goto(`${program.url}/blog`);
    await page.getByRole("link", { name: "Pagina 13", exact: true }).click();
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(numbers).toHaveCount(0);
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(numbers).toHaveCount(0);

    await page.goto(program.url + address);
    await like.click();
    await expect(numbers).toHaveText(["4 reazioni", "4 reazioni"]);
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(numbers).toHaveText(["4 reazioni", "4 reazioni"]);
    expect(sent).toEqual([]);
  });

  test("'Mi Piace' works in a browser that keeps nothing", async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: denied });
    });
    await page.goto(program.url + address);
    const like = page.getByRole("button", { name: "Mi Piace" });
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("5 reazioni", { exact: true })).toHaveCount(2);
    await like.click();
    await expect(page.getByText("4 reazioni", { exact: true })).toHaveCount(2);
    await page.getByRole("link", { name: "Foto 2 di 3: Tre foto dal mare" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(faults).toEqual([]);
  });

  test("the photos open over the article, by keyboard alone, and give the focus back; the article can be copied", async ({
    page,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(program.url + address);
    const second = page.getByRole("link", { name: "Foto 2 di 3: Tre foto dal mare" });
    await second.focus();
    await page.keyboard.press("Enter");
    const overlay = page.getByRole("dialog");
    await expect(overlay.getByText("2 di 3")).toBeVisible();
    await expect(page).toHaveURL(`${program.url}${address}/foto/2`);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(overlay.getByText("1 di 3")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(overlay.getByText("3 di 3")).toBeVisible();
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main"))).toBeNull();
    }
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(program.url + address);
    await expect(page.getByRole("link", { name: "Foto 3 di 3: Tre foto dal mare" })).toBeFocused();

    await page.locator("a.blog-post-hero").click();
    await expect(overlay.getByText("1 di 3")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Copia il link" }).click();
    await expect(page.getByRole("button", { name: "Link copiato" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(program.url + address);
  });

  test("the photo that comes next is fetched before it is wanted, the others are not", async ({ page }) => {
    await page.goto(program.url + address);
    const largest = (n: number) =>
      page
        .getByRole("link", { name: `Foto ${n} di 3: Tre foto dal mare` })
        .locator("source")
        .evaluate(({ srcset }: HTMLSourceElement) => {
          const [file = ""] = srcset.split(", ").at(-1)?.split(" ") ?? [];
          return new URL(file, location.href).href;
        });
    const [second, third] = [await largest(2), await largest(3)];
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const fetched = page.waitForRequest(second);
    await page.getByRole("link", { name: "Foto 1 di 3: Tre foto dal mare" }).click();
    await fetched;
    await expect(page.getByRole("dialog").getByText("1 di 3")).toBeVisible();
    expect(asked).not.toContain(third);
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("dialog").getByText("3 di 3")).toBeVisible();
  });

  test("the Back button closes the photo; a reload shows its page, and Back from there the article", async ({
    page,
  }) => {
    await page.goto(program.url + address);
    const first = page.getByRole("link", { name: "Foto 1 di 3: Tre foto dal mare" });
    await first.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await first.click();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tre foto dal mare");
    await expect(page.getByText("1 di 3")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(program.url + address);
    await expect(page.getByText("Prima riga.")).toBeVisible();
    await expect(page.getByText("1 di 3")).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(`${program.url}${address}/foto/1`);
    await expect(page.getByText("1 di 3")).toBeVisible();
  });

  test("after a jump within the article, Back closes the photo as well", async ({ page }) => {
    await page.goto(program.url + address);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${program.url}${address}#content`);
    const overlay = page.getByRole("dialog");
    for (const leave of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await page.getByRole("link", { name: "Foto 1 di 3: Tre foto dal mare" }).click();
      await expect(overlay).toBeVisible();
      await leave();
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL(`${program.url}${address}#content`);
    }
  });

  test("Forward opens the photo again after it was closed, as often as one likes", async ({ page }) => {
    await page.goto(program.url + address);
    const overlay = page.getByRole("dialog");
    await page.getByRole("link", { name: "Foto 2 di 3: Tre foto dal mare" }).click();
    await page.keyboard.press("ArrowRight");
    for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await expect(overlay.getByText("3 di 3")).toBeVisible();
      await expect(page).toHaveURL(`${program.url}${address}/foto/3`);
      await leave();
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL(program.url + address);
      await page.goForward();
    }
    await expect(overlay.getByText("3 di 3")).toBeVisible();
  });

  test("the diary arrives finished also from a page that React has taken over", async ({ page }) => {
    expect((await page.goto(`${program.url}/map?pagina=999`))?.status()).toBe(404);
    const toDiary = page.getByRole("main").getByRole("link", { name: "Leggi il diario" });
    const isTakenOver = (link: Element) => Object.keys(link).some((key) => key.startsWith("__react"));
    await expect.poll(() => toDiary.evaluate(isTakenOver)).toBe(true);
    const document = await page.evaluate(() => performance.timeOrigin);
    await toDiary.click();
    await expect(page.getByRole("heading", { level: 1, name: "Diario di Viaggio" })).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(document);
  });
});

test("the feed, opened in a browser, is a page that can be read", async ({ page }) => {
  await page.goto(`${program.url}/feed.atom`);
  expect(await page.evaluate(() => document.contentType)).toBe("application/xml");
  await expect(page.getByText("Tre foto dal mare", { exact: true })).toBeVisible();
  await expect(page.getByText("<title")).toHaveCount(0);
});
