import { afterEach, beforeEach, expect, test } from "vitest";
import { listStories } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { filesWith } from "../../support/checks/find-bytes";
import { textOf } from "../../support/pages/form-html";
import type { Owner } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";

const words = "Parolaunica: stava sul muretto del porto, con la valigia ancora bagnata.";
const sentences = {
  post: "Questo articolo è nato da una storia che è stata ritirata: resta nascosto. Se non ti serve, eliminalo.",
  story:
    "Chi ha mandato questa storia l’ha ritirata: non si può farne un articolo. Se vuoi, scrivine uno tuo, senza le sue parole e le sue foto.",
};
let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

interface Sent {
  id: string;
  photo: string;
}

async function sent(story = words): Promise<Sent> {
  const photo = await jpegPhoto({ width: 640, height: 480 });
  await sendStory(running.url, { story, name: "Annalisetta", photos: [["scatto.jpg", photo]] });
  const [newest] = await listStories(running.site, { limit: 1 });
  return { id: newest?.id ?? "", photo: newest?.photos[0]?.name ?? "" };
}

const fieldsOf = ({ id, photo }: Sent) => ({
  ...{ title: "Storia di Annalisetta", content: words, authorName: "Annalisetta" },
  ...{ city: "Camogli", country: "Italia", story: id, existingPhotos: [photo] },
});

/** Makes an article and its stop from a story. Returns the article's id. */
async function promoted(story: Sent): Promise<string> {
  const answer = await owner.send("/admin/nuovo-articolo", { ...fieldsOf(story), intent: "place" });
  expect(answer.status).toBe(302);
  const [post] = (await (await owner.open("/api/admin/blog-posts")).json()) as { id: string }[];
  return post?.id ?? "";
}

const call = (method: string, path: string, body: FormData | string) =>
  fetch(running.url + path, {
    method,
    headers: {
      Cookie: owner.cookie,
      ...(typeof body === "string" && { "Content-Type": "application/json" }),
    },
    body,
  });
const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const page = async (path: string) => textOf(await owner.open(path));

test("what visitors had seen is gone at once: pages, calls and photos that were cached, for visitors and owner", async () => {
  const story = await sent();
  const post = await promoted(story);
  const small = story.photo.replace("_", "-480_").replace(".jpg", ".webp");
  const photos = [`/uploads/${story.photo}`, `/uploads/${small}`];
  const pages = ["/", "/blog", "/map", "/map/tappe.json", "/api/blog-posts", "/api/locations-with-posts"];
  const articles = [`/blog/${post}`, `/blog/${post}/foto/1`, `/api/blog-posts/${post}`];
  for (const address of [...photos, ...articles, ...pages]) {
    expect((await fetch(running.url + address)).status, address).toBe(200);
  }
  const tag = (await fetch(running.url + photos[0])).headers.get("ETag") ?? "";

  await withdrawStory(running.site, story.id);
  for (const address of [...photos, ...articles]) {
    expect((await fetch(running.url + address)).status, address).toBe(404);
    if (!address.startsWith("/uploads/")) continue;
    const known = { headers: { "If-None-Match": tag } };
    expect([address, (await fetch(running.url + address, known)).status]).toEqual([address, 404]);
    expect((await owner.open(address)).status).toBe(404);
  }
  const own = [
    "/admin",
    "/admin?stato=diario",
    "/admin/articoli",
    "/admin/locations",
    "/admin/nuova-location",
  ];
  const calls = ["/api/admin/stories", "/api/admin/blog-posts", "/api/admin/locations"];
  for (const address of [...pages, ...own, ...calls]) {
    const text = await page(address);
    for (const gone of ["Parolaunica", "Annalisetta", story.photo.slice(0, 20)]) {
      expect(text.includes(gone), `${gone} in ${address}`).toBe(false);
    }
  }
  expect(filesWith(running.dataDir, ["Parolaunica", "Annalisetta"])).toEqual([]);
  expect((await owner.open(`/admin/storie/${story.id}`)).status).toBe(404);
  expect((await owner.open(`/admin/storie/${story.id}.zip`)).status).toBe(404);
});

test("the owner finds only the day, under its own filter, and may delete the empty article", async () => {
  const story = await sent();
  const post = await promoted(story);
  await sent("Un’altra storia");
  expect(await page("/admin")).not.toContain("Ritirate");
  await withdrawStory(running.site, story.id);
  const list = (await page("/admin")).replaceAll("<!-- -->", "");
  expect(list).toMatch(/Ricevute <span[^>]*>1</);
  expect(list).toMatch(/stato=ritirata"[^>]*>Ritirate <span[^>]*>1</);
  expect(await (await owner.open("/api/admin/stories")).json()).toHaveLength(1);
  expect((await owner.open("/api/admin/stories?state=withdrawn")).status).toBe(400);

  const withdrawn = await page("/admin?stato=ritirata");
  const { day } = await running.site.db
    .selectFrom("withdrawn_stories")
    .select("day")
    .executeTakeFirstOrThrow();
  expect(withdrawn).toContain("1 storia o avvistamento ritirato");
  expect(withdrawn).toContain(`<time dateTime="${day}">`);
  expect(withdrawn).not.toContain("Un’altra storia");
  expect(withdrawn).toContain(`/admin/articoli/${post}/elimina`);

  const articles = await page("/admin/articoli");
  expect(articles).toContain("Articolo di una storia ritirata");
  expect(articles).not.toContain(`/admin/articoli/${post}/anteprima`);
  expect(articles).not.toMatch(new RegExp(`href="/admin/articoli/${post}"`));
  expect((await owner.send(`/admin/articoli/${post}/elimina`, {})).status).toBe(302);
  expect(await page("/admin/articoli")).not.toContain("Articolo di una storia ritirata");
  expect(await page("/admin?stato=ritirata")).not.toContain("/elimina");
});

test("the article is never shown again, by no page and no call, and each says why", async () => {
  const story = await sent();
  const post = await promoted(story);
  await withdrawStory(running.site, story.id);
  const address = `/api/admin/blog-posts/${post}`;
  const calls = [
    call("PATCH", `${address}/visibility`, JSON.stringify({ published: true })),
    call("PATCH", address, form({ published: "true" })),
    call("PATCH", address, form({ title: "Un altro titolo" })),
  ];
  for (const answer of await Promise.all(calls)) {
    expect([answer.status, await answer.json()]).toEqual([409, { error: sentences.post }]);
  }
  const hidden = await call("PATCH", `${address}/visibility`, JSON.stringify({ published: false }));
  expect([hidden.status, await hidden.json()]).toMatchObject([200, { published: false }]);

  const pages = [
    owner.send("/admin/articoli", { id: post, shown: "true" }),
    owner.send(`/admin/articoli/${post}`, { ...fieldsOf(story), existingPhotos: [], intent: "publish" }),
  ];
  for (const answer of await Promise.all(pages)) {
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain(sentences.post);
  }
  expect((await owner.open(`/admin/articoli/${post}/anteprima`)).status).toBe(404);
  expect(await page(`/admin/articoli/${post}`)).not.toContain("<textarea");
  expect((await fetch(`${running.url}/blog/${post}`)).status).toBe(404);
});

test("a form that was open before the withdrawal makes no article of it, and loses nothing that was typed", async () => {
  const story = await sent();
  await withdrawStory(running.site, story.id);
  const typed = { ...fieldsOf(story), content: "Il mio commento lungo" };
  const answer = await owner.send("/admin/nuovo-articolo", typed);
  const text = await textOf(answer);
  expect([answer.status, text.includes(sentences.story), text.includes("Il mio commento lungo")]).toEqual([
    ...[409, true, true],
  ]);
  const body = form({
    title: "Titolo",
    content: "Testo",
    city: "Camogli",
    country: "Italia",
    story: story.id,
  });
  const called = await call("POST", "/api/admin/blog-posts", body);
  expect([called.status, await called.json()]).toEqual([409, { error: sentences.story }]);
  const chosen = await owner.open(`/admin?photo=${story.photo}`);
  expect([chosen.status, (await textOf(chosen)).includes(story.photo)]).toEqual([200, false]);
  expect((await owner.open(`/admin/nuovo-articolo?story=${story.id}&photo=${story.photo}`)).status).toBe(200);
  expect((await owner.open(`/admin/foto/${story.photo}`)).status).toBe(404);
});
