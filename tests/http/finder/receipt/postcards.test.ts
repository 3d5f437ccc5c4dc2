import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wrongGuessesPer15Minutes } from "~/domain/limits/rate-limit.server";
import { newToken } from "~/domain/new-id";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { sendStory } from "../../../support/send-story";
import { type SiteWithOwner, siteWithOwner } from "../../../support/site-with-owner";
import { jpegPhoto } from "../../../support/test-photos";

let site: SiteWithOwner;
beforeEach(async () => {
  site = await siteWithOwner({ PUBLIC_URL: "https://capi.example", TRUST_PROXY: "1" });
});
afterEach(() => site.running.close());

type Photos = { width: number; height: number }[];

/** Sends a story from Camogli, with red photos. Returns the path of its receipt. */
async function receiptOf(story: string, photos: Photos = [{ width: 1200, height: 900 }], city = "Camogli") {
  const files = photos.map(async (size, n): Promise<[string, Buffer]> => {
    return [`foto${n}.jpg`, await jpegPhoto({ ...size, colour: "#c81e1e" })];
  });
  const sent = await sendStory(site.running.url, { story, city, photos: await Promise.all(files) });
  return (sent.headers.get("Location") ?? "").replace("?inviata=1", "");
}

const open = (path: string, init: RequestInit = {}) => fetch(site.running.url + path, init);

async function postcardOf(receipt: string): Promise<Buffer> {
  const answer = await open(`${receipt}/cartolina.jpg`);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  return Buffer.from(await answer.arrayBuffer());
}

async function partOf(picture: Buffer, left: number, top: number, width: number, height: number) {
  return sharp(picture).extract({ left, top, width, height }).raw().toBuffer();
}

/** Tells whether the middle of the picture's large stamp has the colour of the test's photos. */
async function showsPhoto(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(await sharp(picture).extract(middle).toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return red > green + 30 && red > blue + 30;
}
const middle = { left: 150, top: 150, width: 500, height: 500 };

/** Puts the story into the diary and on the map. Returns the ids of article and stop. */
async function publish(story: string, city = "Camogli") {
  const stories = site.running.site.db.selectFrom("stories").select("id").where("story", "=", story);
  const { id } = await stories.executeTakeFirstOrThrow();
  const article = await site.world.article({ title: story, city, storyId: id });
  const stop = await site.world.stop({ city, blogPostId: article.id });
  return { article: article.id, stop: stop.id };
}

test("is a picture of 1200 × 1600 that says nothing but what it shows, for its sender alone", async () => {
  const receipt = await receiptOf("Sul molo");
  const answer = await open(`${receipt}/cartolina.jpg`);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(picture.length).toBe(Number(answer.headers.get("Content-Length")));
  const { width, height, format, exif, icc, xmp, iptc } = await sharp(picture).metadata();
  expect({ width, height, format, exif, icc, xmp, iptc }).toEqual({
    width: 1200,
    height: 1600,
    format: "jpeg",
  });
  expect(await showsPhoto(picture)).toBe(true);
  const head = await open(`${receipt}/cartolina.jpg`, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(picture.length)]);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

test.each(languages)("%s: the receipt offers it, and loads nothing of it at once", async (language) => {
  const receipt = prefixOf(language) + (await receiptOf("Sul molo"));
  const html = await textOf(await open(receipt));
  const { postcard } = wordsIn(language, "Capi").text.receipt;
  const [section = ""] = /<section class="receipt-postcard"[\s\S]*?<\/section>/.exec(html) ?? [];
  for (const words of [
    `>${postcard.title}</h2>`,
    postcard.withPhoto.replace("{place}.", "Camogli, "),
    `href="${receipt}/cartolina.jpg">${postcard.open}`,
    `href="${receipt}/cartolina.jpg?salva=1"`,
  ])
    expect(section).toContain(words);
  // Without scripts a browser would load a lazy picture, too.
  expect(html).not.toMatch(/src="[^"]*cartolina/);
  expect(await sharp(await postcardOf(receipt)).metadata()).toMatchObject({ width: 1200, height: 1600 });
});

test("tall photos, no photo and a place that the font lacks make postcards, too", async () => {
  const tall = await postcardOf(await receiptOf("In piedi", [{ width: 900, height: 1200 }]));
  const plain = await postcardOf(await receiptOf("Senza foto", []));
  const far = await postcardOf(await receiptOf("Lontano", [], "東京"));
  for (const picture of [tall, plain, far]) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 1600, format: "jpeg" });
  }
  expect([await showsPhoto(tall), await showsPhoto(plain)]).toEqual([true, false]);
  // The words of the place are gone as a whole, from below the postmark, too.
  const words = [600, 1224, 540, 180] as const;
  const flat = async (picture: Buffer) => {
    const { channels } = await sharp(await partOf(picture, ...words), {
      raw: { width: 540, height: 180, channels: 3 },
    }).stats();
    return Math.max(...channels.map(({ stdev }) => stdev)) < 5;
  };
  expect([await flat(plain), await flat(far)]).toEqual([false, true]);
});

test("it has a number and the public place as soon as these are public, and loses them with the article", async () => {
  const receipt = await receiptOf("Sul molo");
  const before = await postcardOf(receipt);
  const { article } = await publish("Sul molo");
  const numbered = await postcardOf(receipt);
  expect(numbered.equals(before)).toBe(false);
  // Its route ends with its own stop, wherever the toy went on to.
  await site.world.stop({ city: "Napoli", name: "Napoli", latitude: "40.85", longitude: "14.27" });
  expect((await postcardOf(receipt)).equals(numbered)).toBe(true);
  const french = await postcardOf(`/fr${receipt}`);
  expect(french.equals(numbered)).toBe(false);
  await site.world.hideArticle(article);
  expect((await postcardOf(receipt)).length).not.toBe(numbered.length);
});

test("it is drawn once: later requests get the same picture, even a hundred at once", async () => {
  const receipt = await receiptOf("Sul molo");
  const first = await postcardOf(receipt);
  const all = await Promise.all(Array.from({ length: 100 }, () => postcardOf(receipt)));
  expect(all.every((one) => one.equals(first))).toBe(true);
});

test("a receipt's drawings of an hour are few; then a page says when there is another", async () => {
  const receipt = await receiptOf("Sul molo");
  const { article } = await publish("Sul molo");
  for (const language of languages) await postcardOf(prefixOf(language) + receipt);
  // Changes that the picture does not show draw nothing anew.
  for (const title of ["Un altro", "Un terzo"]) {
    await site.world.article({ title });
    for (const language of languages) await postcardOf(prefixOf(language) + receipt);
  }
  await site.world.hideArticle(article);
  const answer = await open(`/de${receipt}/cartolina.jpg`);
  expect([answer.status, Number(answer.headers.get("Retry-After")) > 3000]).toEqual([429, true]);
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  const page = await textOf(answer);
  const { none, tooMany } = wordsIn("de", "Capi").text.receipt.postcard;
  for (const words of ['<html lang="de">', none, tooMany, "Minuten", `href="/de${receipt}"`])
    expect(page).toContain(words);
  expect((await open(receipt)).status).toBe(200);
  await postcardOf(await receiptOf("Di un altro"));
});

test("a photo that its sender removes is on no postcard any more", async () => {
  const receipt = await receiptOf("Sul molo");
  expect(await showsPhoto(await postcardOf(receipt))).toBe(true);
  const html = await textOf(await open(receipt));
  const photo = /name="remove"[^>]*?value="([0-9a-f]+)"/.exec(html)?.[1] ?? "";
  const body = new URLSearchParams({
    story: "Sul molo",
    city: "Camogli",
    seen: valueOf(html, "seen") ?? "",
    remove: photo,
  });
  expect((await open(receipt, { method: "POST", body, redirect: "manual" })).status).toBe(303);
  expect(await showsPhoto(await postcardOf(receipt))).toBe(false);
});

test("withdrawn and deleted stories have none, nor have wrong addresses and sightings", async () => {
  const receipt = await receiptOf("Sul molo");
  await postcardOf(receipt);
  const gone = { method: "POST", body: new URLSearchParams(), redirect: "manual" } as const;
  expect((await open(`${receipt}/ritira`, gone)).status).toBe(303);
  expect([...site.running.site.postcards.keys()]).toEqual([]);
  const withdrawn = await open(`${receipt}/cartolina.jpg`);
  expect([withdrawn.status, await textOf(withdrawn)]).toEqual([
    410,
    expect.stringContaining(wordsIn("it", "Capi").text.receipt.withdrawnTitle),
  ]);
  expect((await open(`${receipt}/cartolina.jpg`, { method: "HEAD" })).status).toBe(410);

  const other = await receiptOf("Da eliminare");
  await postcardOf(other);
  const stories = site.running.site.db.selectFrom("stories").select("id").where("story", "=", "Da eliminare");
  const { id } = await stories.executeTakeFirstOrThrow();
  expect((await site.owner.send(`/admin/storie/${id}/elimina`, {})).status).toBe(302);
  expect((await open(`${other}/cartolina.jpg`)).status).toBe(410);

  const from = { headers: { "X-Forwarded-For": "198.51.100.2" } };
  for (let n = 0; n < wrongGuessesPer15Minutes; n += 1) {
    expect((await open(`/ricevuta/${newToken()}/cartolina.jpg`, from)).status).toBe(404);
  }
  const tooMany = await open(`/fr/ricevuta/${newToken()}/cartolina.jpg`, from);
  expect([tooMany.status, Number(tooMany.headers.get("Retry-After")) > 800]).toEqual([429, true]);
  expect(await textOf(tooMany)).toContain(wordsIn("fr", "Capi").text.receipt.tooManyTitle);
});
