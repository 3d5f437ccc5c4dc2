import { type Page, expect, test } from "@playwright/test";
import { onAdminPages, signIn } from "../../support/admin-pages";
import { signedIn } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";

/** Returns every address of the admin pages. The site has a story, an article and a stop. */
async function everyAddress(page: Page, url: string): Promise<string[]> {
  const first = async (list: string) => {
    const [one] = (await (await page.request.get(`${url}/api/admin/${list}`)).json()) as { id: string }[];
    return one?.id ?? "";
  };
  const [story, article, tag] = [await first("stories"), await first("blog-posts"), await first("tags")];
  return [
    "/admin",
    "/admin?stato=nuova&q=ciao",
    "/admin?q=niente",
    `/admin/storie/${story}`,
    "/admin/nuovo-articolo",
    `/admin/nuovo-articolo?story=${story}`,
    "/admin/articoli",
    `/admin/articoli?creato=${article}`,
    "/admin/nuova-location",
    `/admin/nuova-location?articolo=${article}`,
    "/admin/locations",
    "/admin/cestino",
    "/admin/cestino/tutto/elimina",
    "/admin/segnalazioni",
    "/admin/libro",
    "/admin/cartellini",
    "/admin/cartellini/foglio?comunque=true",
    `/admin/cartellini/${tag}/stampa?comunque=true`,
    "/admin/impostazioni",
    "/admin/impostazioni/password",
    "/admin/impostazioni/accesso",
    "/admin/impostazioni/sessioni",
    "/admin/impostazioni/avvisi",
    "/admin/avvisi",
  ];
}

onAdminPages("at 320 px", (admin) => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("no admin page scrolls sideways", async ({ page }) => {
    const { url, password } = admin.program;
    const word = "Precipitevolissimevolmente".repeat(3).slice(0, 78);
    const photo = await jpegPhoto({ position: { latitude: 44.35, longitude: 9.15 } });
    await sendStory(url, { story: `Ciao ${word}`, name: word, city: word, photos: [[`${word}.jpg`, photo]] });
    const owner = await signedIn(url, password ?? "");
    const place = { city: word, country: word };
    const upload = await jpegUpload("porto.jpg");
    await owner.send("/admin/nuovo-articolo", { ...place, title: word, content: word, photo: upload });
    const where = { latitude: "44.35", longitude: "9.15" };
    await owner.send("/admin/nuova-location", { ...place, ...where, name: word, description: word });

    await owner.send("/admin/cartellini", { name: word.slice(0, 60) });

    await page.goto(`${url}/admin`);
    const widths = { login: await contentWidth(page) } as Record<string, number>;
    await signIn(page, admin.program);
    for (const address of await everyAddress(page, url)) {
      await page.goto(url + address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      widths[address] = await contentWidth(page);
    }
    for (const address of ["/admin/nuovo-articolo", "/admin/nuova-location"]) {
      await page.goto(url + address);
      await page
        .getByRole("button", { name: /^Crea (?:Articolo|Location)$/ })
        .last()
        .click();
      await expect(page.getByText(/obbligatori/).first()).toBeVisible();
      widths[`${address} refused`] = await contentWidth(page);
    }
    expect(Object.entries(widths).filter(([, width]) => width > 320)).toEqual([]);
  });
});

const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
