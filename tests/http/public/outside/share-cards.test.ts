import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { type Owner, signedIn } from "../../../support/owner";
import { awaitCard, cardOf, lookAtCard } from "../../../support/photos/share-cards";
import { storedFiles } from "../../../support/photos/stored-files";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { jpegUpload } from "../../../support/test-photos";

const password = "muretto-del-porto";
const publicUrl = "https://capi.example";
let running: SiteInProcess;
let owner: Owner;
beforeEach(async () => {
  running = await siteInProcess({ PUBLIC_URL: publicUrl });
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
});
afterEach(() => running.close());

const call = async (path: string, init: RequestInit) => {
  const answer = await fetch(running.url + path, {
    ...init,
    headers: {
      Cookie: owner.cookie,
      ...(typeof init.body === "string" && { "Content-Type": "application/json" }),
    },
  });
  return { status: answer.status, body: (await answer.json()) as { id: string; photos: string[] } };
};
const form = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const post = { title: "Un giro in barca", content: "Mare.", city: "Camogli", country: "Italia" };
const stop = {
  name: "Il molo",
  city: "Camogli",
  country: "Italia",
  latitude: "44.3485",
  longitude: "9.1544",
};
async function create(kind: "blog-posts" | "locations", fields: Record<string, string | File>) {
  const { status, body } = await call(`/api/admin/${kind}`, { method: "POST", body: form(fields) });
  expect(status).toBe(201);
  return body;
}
const status = async (address: string) => (await fetch(running.url + address)).status;
const areStored = async (...addresses: string[]) => {
  const names = await storedFiles(running).names();
  return addresses.map((address) => names.includes(path.basename(address)));
};
const other = (card: string) => (now: string | null) => now !== null && now !== card;

test("a drawn card leaves all pages that do not show it in the cache", async () => {
  const made = vi.fn(() => Promise.resolve("made"));
  const { id } = await create("blog-posts", post);
  await running.site.pages.once("journey", made);
  running.drawShareCards(0);
  await awaitCard(running.url, `/blog/${id}`);
  await running.site.pages.once("journey", made);
  expect(made).toHaveBeenCalledTimes(1);
});

test("an article and a stop get a card of their own, which their pages name", async () => {
  running.drawShareCards(0);
  const pixels = sharp({ create: { width: 900, height: 700, channels: 3, background: "#c81e1e" } });
  const photo = new File([new Uint8Array(await pixels.jpeg().toBuffer())], "molo.jpg");
  const { id } = await create("blog-posts", { ...post, photo });
  const ofArticle = await awaitCard(running.url, `/blog/${id}`);
  const answer = await fetch(running.url + ofArticle);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  const seen = await lookAtCard(await answer.bytes());
  expect(seen).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(seen.ink).toBeGreaterThan(3000);
  const [red = 0, green = 255] = seen.mood;
  expect(red).toBeGreaterThan(green + 60);
  const html = await (await fetch(`${running.url}/blog/${id}`)).text();
  for (const meta of [
    `<meta property="og:image" content="${publicUrl}${ofArticle}"/>`,
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="Foto da Camogli: Un giro in barca"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]) {
    expect(html).toContain(meta);
  }
  const order = ["og:image", "og:image:width", "twitter:card"].map((name) => html.indexOf(`"${name}"`));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const asked = await fetch(running.url + ofArticle, { headers: { Origin: "https://lettore.example" } });
  expect(asked.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");

  const location = await create("locations", { ...stop, blogPostId: id });
  const ofStop = await awaitCard(running.url, `/map/${location.id}`);
  expect(ofStop).not.toBe(ofArticle);
  const stopCard = await lookAtCard(await (await fetch(running.url + ofStop)).bytes());
  expect(stopCard.mood.map(Math.round)).toEqual(seen.mood.map(Math.round));
});

test("the home page has a card with the toy's name and its latest stop, as long as everybody may see that stop", async () => {
  expect(await cardOf(running.url, "/")).toBeNull();
  running.drawShareCards(0);
  const first = await create("locations", { ...stop, date: "2026-03-05" });
  const ofFirst = await awaitCard(running.url, "/");
  expect((await lookAtCard(await (await fetch(running.url + ofFirst)).bytes())).ink).toBeGreaterThan(1000);
  for (const page of ["/en", "/de"]) expect(await cardOf(running.url, page)).toBe(ofFirst);

  const next = await create("locations", { ...stop, name: "Pisa", city: "Pisa", date: "2026-04-05" });
  const ofNext = await awaitCard(running.url, "/", other(ofFirst));
  await call(`/api/admin/locations/${next.id}`, { method: "DELETE" });
  expect(await status(ofNext)).toBe(404);
  const again = await awaitCard(running.url, "/", other(ofNext));
  await call("/api/admin/settings", { method: "PATCH", body: JSON.stringify({ productName: "Ugo" }) });
  const named = await awaitCard(running.url, "/", other(again));
  expect(await status(named)).toBe(200);
  await call(`/api/admin/locations/${first.id}`, { method: "DELETE" });
  expect(await cardOf(running.url, "/")).toBeNull();
});

test("previews on other sites show the card, enclosures and excerpts the photo", async () => {
  const { id } = await create("blog-posts", { ...post, photo: await jpegUpload("molo.jpg") });
  const place = await create("locations", { ...stop, blogPostId: id });
  const previews = async () => {
    const feed = (await (await fetch(`${running.url}/feed.json`)).json()) as {
      items: { image: string; attachments: { url: string }[] }[];
    };
    const [item] = feed.items;
    const cited = await Promise.all(
      [`/blog/${id}`, `/map/${place.id}`].map(async (path) => {
        const asked = encodeURIComponent(publicUrl + path);
        const excerpt = (await (await fetch(`${running.url}/oembed?url=${asked}`)).json()) as {
          thumbnail_url: string;
          thumbnail_width: number;
          thumbnail_height: number;
          html: string;
        };
        const html = await (await fetch(running.url + path)).text();
        const [, data = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
        const { image } = JSON.parse(data) as { image: string };
        expect(excerpt.html).toMatch(/<img src="[^"]+_molo\.jpg"/);
        const { thumbnail_url, thumbnail_width, thumbnail_height } = excerpt;
        return { image, thumbnail: thumbnail_url, size: [thumbnail_width, thumbnail_height] };
      }),
    );
    expect(item?.attachments.map(({ url }) => url.replace(/.*_/, ""))).toEqual(["molo.jpg"]);
    return { feed: item?.image, cited };
  };
  for (const picture of await previews().then(({ feed, cited }) => [
    feed,
    ...cited.map(({ image }) => image),
  ])) {
    expect(picture).toMatch(/_molo\.jpg$/);
  }

  running.drawShareCards(0);
  const ofArticle = publicUrl + (await awaitCard(running.url, `/blog/${id}`));
  const ofStop = publicUrl + (await awaitCard(running.url, `/map/${place.id}`));
  expect(await previews()).toEqual({
    feed: ofArticle,
    cited: [ofArticle, ofStop].map((card) => ({ image: card, thumbnail: card, size: [600, 315] })),
  });
});

test("a site without an address of its own says nothing of a card that it cannot name", async () => {
  await running.close();
  running = await siteInProcess();
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
  const { id } = await create("blog-posts", { ...post, photo: await jpegUpload("molo.jpg") });
  running.drawShareCards(0);
  await expect.poll(() => findShareCard(running.site, id), { timeout: 20_000 }).not.toBeNull();
  const html = await (await fetch(`${running.url}/blog/${id}`)).text();
  expect(html).toContain('property="og:title"');
  expect(html).not.toMatch(/og:image|twitter:card/);
});

test("until it is drawn, a page names its photo, and none waits for it", async () => {
  const { id } = await create("blog-posts", { ...post, photo: await jpegUpload("molo.jpg") });
  const html = await (await fetch(`${running.url}/blog/${id}`)).text();
  expect(html).toMatch(/og:image" content="https:\/\/capi\.example\/uploads\/[0-9a-f]+_molo\.jpg"/);
  expect(html).not.toContain("twitter:card");
  running.drawShareCards(0);
  await awaitCard(running.url, `/blog/${id}`);
});

test("a card follows its title, city and date, and stays when only the text changes", async () => {
  running.drawShareCards(0);
  const { id } = await create("blog-posts", post);
  let card = await awaitCard(running.url, `/blog/${id}`);
  const changes: Record<string, string>[] = [
    { title: "Un giro in treno" },
    { city: "Recco" },
    { date: "2026-05-03" },
  ];
  for (const change of changes) {
    await call(`/api/admin/blog-posts/${id}`, { method: "PATCH", body: form(change) });
    expect(await status(card), JSON.stringify(change)).toBe(404);
    const before = card;
    card = await awaitCard(running.url, `/blog/${id}`, other(before));
    await expect.poll(() => areStored(before)).toEqual([false]);
  }
  await call(`/api/admin/blog-posts/${id}`, { method: "PATCH", body: form({ content: "Treno." }) });
  const witness = await create("blog-posts", { ...post, title: "Il prossimo" });
  await awaitCard(running.url, `/blog/${witness.id}`);
  expect(await cardOf(running.url, `/blog/${id}`)).toBe(card);
});

test("the map has a card with the drawn route, which follows every change of a visible stop", async () => {
  running.drawShareCards(0);
  expect(await cardOf(running.url, "/map")).toBeNull();
  const { id } = await create("locations", stop);
  const alone = await awaitCard(running.url, "/map");
  await create("locations", { ...stop, city: "Lecce", latitude: "40.35", longitude: "18.17" });
  const both = await awaitCard(running.url, "/map", other(alone));
  const seen = await lookAtCard(await (await fetch(running.url + both)).bytes());
  expect(seen).toMatchObject({ width: 1200, height: 630 });
  expect(await cardOf(running.url, "/de/map")).toBe(both);
  await call(`/api/admin/locations/${id}`, {
    method: "PATCH",
    body: form({ latitude: "45.4", longitude: "9.1" }),
  });
  expect(await status(both)).toBe(404);
  const moved = await awaitCard(running.url, "/map", other(both));
  await call(`/api/admin/locations/${id}`, { method: "DELETE" });
  expect(await status(moved)).toBe(404);
});

test("nobody gets the card of what is hidden or deleted, and its file goes", async () => {
  running.drawShareCards(0);
  const { id } = await create("blog-posts", post);
  const location = await create("locations", stop);
  const ofArticle = await awaitCard(running.url, `/blog/${id}`);
  const ofStop = await awaitCard(running.url, `/map/${location.id}`);

  const hidden = JSON.stringify({ published: false });
  await call(`/api/admin/blog-posts/${id}/visibility`, { method: "PATCH", body: hidden });
  await call(`/api/admin/locations/${location.id}`, { method: "DELETE" });
  expect([await status(ofArticle), await status(ofStop)]).toEqual([404, 404]);
  // Their files go in the background; shown again before that, the article would keep its card.
  await expect.poll(() => areStored(ofArticle, ofStop)).toEqual([false, false]);
  expect((await owner.open(ofArticle)).status).toBe(404);

  const shown = JSON.stringify({ published: true });
  await call(`/api/admin/blog-posts/${id}/visibility`, { method: "PATCH", body: shown });
  const again = await awaitCard(running.url, `/blog/${id}`);
  expect(await areStored(ofArticle, ofStop, again)).toEqual([false, false, true]);
  expect(await status(ofStop)).toBe(404);
});

test("the card of a photo that was covered, replaced or taken away is gone with it", async () => {
  running.drawShareCards(0);
  const { id } = await create("blog-posts", { ...post, photo: await jpegUpload("molo.jpg") });
  const first = await awaitCard(running.url, `/blog/${id}`);
  const photoOf = async () => {
    const { photos } = (await (await fetch(`${running.url}/api/blog-posts/${id}`)).json()) as {
      photos: string[];
    };
    return photos[0]?.replace("/uploads/", "") ?? "";
  };
  const edits = [{ cover: { x: 0.5, y: 0.5, radius: 0.2 } }];
  expect(await editPhoto(running.site, { name: await photoOf(), edits, token: null })).toMatchObject({
    ok: true,
  });
  expect(await status(first)).toBe(404);
  const covered = await awaitCard(running.url, `/blog/${id}`, other(first));
  const { photo } = await lookAtCard(await (await fetch(running.url + covered)).bytes());
  for (const channel of photo) expect(Math.abs(channel - 74)).toBeLessThan(12);

  await call(`/api/admin/blog-posts/${id}`, { method: "PATCH", body: form({ existingPhotos: "" }) });
  expect(await status(covered)).toBe(404);
  const drawn = await awaitCard(running.url, `/blog/${id}`, other(covered));
  await expect.poll(() => areStored(first, covered, drawn)).toEqual([false, false, true]);
});

test("a photo whose file is lost does not stop the cards", async () => {
  const { id } = await create("blog-posts", { ...post, photo: await jpegUpload("molo.jpg") });
  for (const { name } of await running.site.db.selectFrom("photos").select("name").execute()) {
    await running.site.photos.remove(name);
  }
  const after = await create("blog-posts", { ...post, title: "Dopo" });
  running.drawShareCards(0);
  await awaitCard(running.url, `/blog/${id}`);
  await awaitCard(running.url, `/blog/${after.id}`);
});

test("what an interruption left of a card goes, and the card comes", async () => {
  const { id } = await create("blog-posts", post);
  const left = "0".repeat(20) + "_condivisione-.jpg";
  const { title, city } = post;
  const row = { name: left, subject_id: id, title, city, photo_id: null, look: 1 };
  const { date } = await running.site.db.selectFrom("blog_posts").select("date").executeTakeFirstOrThrow();
  await running.site.db
    .insertInto("share_cards")
    .values({ ...row, date })
    .execute();
  expect(await cardOf(running.url, `/blog/${id}`)).toBe(null);
  running.drawShareCards(0);
  const card = await awaitCard(running.url, `/blog/${id}`);
  expect(card).not.toContain(left);
  expect(await storedFiles(running).names()).toEqual([path.basename(card)]);
});
