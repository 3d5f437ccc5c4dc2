import { afterEach, expect, test } from "vitest";
import { updateBlogPost, showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { showOrHideLocation, updateLocation } from "~/domain/locations/save-location.server";
import { receivedIn } from "../../../support/photos/received-file";
import { fillSite } from "../../../support/site-data/fill-site";
import { placeStops } from "../../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { jpegPhoto } from "../../../support/test-photos";

const origin = "https://capi.example";
let running: SiteInProcess;
afterEach(() => running.close());

const html = async (path: string) => (await fetch(running.url + path)).text();
const words = (markup: string) =>
  markup
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
/** Returns the link at the end of an article: its address, its text, and the name of its photo. */
async function wayOn(path: string) {
  const [card] = /<aside class="next-stop"[\s\S]*?<\/aside>/.exec(await html(path)) ?? [];
  if (!card) return null;
  const photo = /<img[^>]* src="\/uploads\/[^"]*_(\w+\.jpg)"/.exec(card)?.[1] ?? null;
  return { to: /<a [^>]*href="([^"]+)"/.exec(card)?.[1], says: words(card), photo };
}
const edit = {
  ordersPhotos: false,
  seenUpdatedAt: null,
  existingPhotos: [],
  token: null,
  draftId: null,
  removed: [],
};
const milan = { city: "Milano", latitude: "45.4642", longitude: "9.1900", article: "Sotto il Duomo" };
const rome = { city: "Roma", latitude: "41.9028", longitude: "12.4964", article: "Al Colosseo" };
const naples = { city: "Napoli", latitude: "40.8518", longitude: "14.2681" };

test("an article ends with the next stop: its article or its page, its photo, how far it is", async () => {
  running = await siteInProcess({ PUBLIC_URL: origin });
  const [first, second, third] = await placeStops(running.site, [milan, rome, naples]);
  const received = [await receivedIn(running.site, "colosseo.jpg", await jpegPhoto())];
  await updateBlogPost(running.site, second?.post?.id ?? "", { ...edit, fields: {}, received });
  const article = `/blog/${first?.post?.id}`;
  expect(await wayOn(article)).toEqual({
    to: `/blog/${second?.post?.id}`,
    says: "La prossima tappa Roma, Italia A 477 km da qui, in linea d’aria",
    photo: "colosseo.jpg",
  });
  expect(await wayOn(`/blog/${second?.post?.id}`)).toEqual({
    to: `/map/${third?.stop.id}`,
    says: expect.stringContaining("Napoli, Italia A 188 km da qui") as string,
    photo: null,
  });

  await showOrHideBlogPost(running.site, second?.post?.id ?? "", false);
  expect(await wayOn(article)).toMatchObject({ to: `/map/${second?.stop.id}`, photo: null });
  await showOrHideLocation(running.site, second?.stop.id ?? "", false);
  expect(await wayOn(article)).toMatchObject({ to: `/map/${third?.stop.id}` });
  await showOrHideLocation(running.site, third?.stop.id ?? "", false);
  const onward = { to: "/map", says: "Dove vado adesso? Non lo so ancora: guarda la mappa", photo: null };
  expect(await wayOn(article)).toEqual(onward);
  running.site.settings.useStored({ journeyEnd: "2026-01-01" });
  await running.site.pages.clear();
  expect(await wayOn(article)).toBeNull();
});

test("the stop before an article leads back as the next one leads on: to its article when there is one", async () => {
  running = await siteInProcess({ PUBLIC_URL: origin });
  const [first, second, third] = await placeStops(running.site, [naples, milan, rome]);
  const wayBack = async (id = "") => {
    const [link] = /<a[^>]*rel="prev"[^>]*>/.exec(await html(id)) ?? [];
    return /href="([^"]+)"/.exec(link ?? "")?.[1];
  };
  expect(await wayBack(`/blog/${third?.post?.id}`)).toBe(`/blog/${second?.post?.id}`);
  expect(await wayBack(`/blog/${second?.post?.id}`)).toBe(`/map/${first?.stop.id}`);
  expect(await wayBack(`/map/${third?.stop.id}`), "on the map").toBe(`/map/${second?.stop.id}`);
  await showOrHideBlogPost(running.site, second?.post?.id ?? "", false);
  expect(await wayBack(`/blog/${third?.post?.id}`)).toBe(`/map/${second?.stop.id}`);
});

test("the distance gives away no more than the published coordinates, and none is said without a position", async () => {
  running = await siteInProcess({ PUBLIC_URL: origin });
  const near = { city: "Monza", latitude: "45.5845", longitude: "9.2744" };
  const [first, second] = await placeStops(running.site, [milan, near]);
  const says = async () => (await wayOn(`/blog/${first?.post?.id}`))?.says;
  const place = async (fields: Record<string, string>) => {
    const changed = { ...edit, fields, received: [] };
    expect((await updateLocation(running.site, second?.stop.id ?? "", changed)).ok).toBe(true);
  };
  expect(await says()).toContain("A 15 km da qui, in linea d’aria");
  await place({ precision: "1km" });
  const rounded = await says();
  expect(rounded).toContain("A circa 14 km da qui");
  await place({ latitude: "45.5830", longitude: "9.2710" });
  expect(await says()).toBe(rounded);
  await place({ precision: "10km" });
  expect(await says()).toContain("A circa 20 km da qui");
  await place({ latitude: "45.4600", longitude: "9.2100" });
  expect(await says()).toContain("A meno di 10 km da qui");
  await running.site.db
    .updateTable("locations")
    .set({ latitude: "" })
    .where("id", "=", second?.stop.id ?? "")
    .execute();
  await running.site.pages.clear();
  expect(await says()).toBe("La prossima tappa Monza, Italia");
});

test("two stops of one article: it leads on to the second one's page, not to itself", async () => {
  running = await siteInProcess({ PUBLIC_URL: origin });
  const [first, second] = await placeStops(running.site, [milan, naples]);
  const blogPostId = first?.post?.id ?? "";
  await updateLocation(running.site, second?.stop.id ?? "", {
    ...edit,
    fields: { blogPostId },
    received: [],
  });
  expect(await wayOn(`/blog/${blogPostId}`)).toMatchObject({ to: `/map/${second?.stop.id}` });
});

test("the diary can be read from its beginning, page by page, and back from its end", async () => {
  running = await siteInProcess({ PUBLIC_URL: origin });
  await fillSite(running.site, 63);
  const titles = (page: string) =>
    [...page.matchAll(/<h2[^>]*><a[^>]*>(.*?)<\/a>/gs)].map(([, title = ""]) => words(title));
  const newest = await html("/blog");
  expect(newest).toMatch(/<a [^>]*href="\/blog\?dal=inizio">Leggi il diario dall’inizio</);
  expect(newest).not.toContain("storie più recenti");

  const first = await html("/blog?dal=inizio");
  expect(titles(first).slice(0, 2)).toEqual(["Articolo 0", "Articolo 1"]);
  expect(titles(first)).toHaveLength(60);
  expect(first).toContain(`<link rel="canonical" href="${origin}/blog?dal=inizio"/>`);
  expect(first).toMatch(/<a [^>]*href="\/blog">Torna alle storie più recenti</);
  expect(first).not.toContain("Leggi il diario dall’inizio");
  expect(first).toMatch(/rel="next"[^>]* href="\/blog\?dal=inizio&amp;pagina=2">Storie successive</);
  expect(first).not.toContain('rel="prev"');

  const second = await html("/blog?dal=inizio&pagina=2");
  expect(titles(second)).toEqual(["Articolo 60", "Articolo 61", "Articolo 62"]);
  expect(second).toContain(`<link rel="canonical" href="${origin}/blog?dal=inizio&amp;pagina=2"/>`);
  expect(second).toMatch(/rel="prev"[^>]* href="\/blog\?dal=inizio">Storie precedenti</);
  expect(second).not.toContain('rel="next"');
  expect(titles(await html("/blog?tutte=1")).slice(0, 1)).toEqual(["Articolo 62"]);
  for (const odd of [
    "dal=fine",
    "dal=",
    "dal=inizio&pagina=0",
    "dal=inizio&pagina=99999999999999999999",
    "dal=inizio&dal=x",
  ]) {
    expect((await fetch(`${running.url}/blog?${odd}`)).status, odd).toBe(200);
  }
});

test("one story alone has no beginning to go to", async () => {
  running = await siteInProcess({ PUBLIC_URL: origin });
  await fillSite(running.site, 1);
  expect(await html("/blog")).not.toContain("dal=inizio");
});
