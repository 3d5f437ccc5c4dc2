import { afterEach, beforeEach, expect, test } from "vitest";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { newId } from "~/domain/new-id";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type Owner, nextNotice } from "../../support/owner";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { jpegUpload } from "../../support/test-photos";

let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

const article = { title: "Il molo", content: "Guardava il mare.", city: "Camogli", country: "Italia" };
const stop = { name: "Molo", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };

async function made(list: "blog-posts" | "locations", fields: Parameters<Owner["send"]>[1]): Promise<string> {
  const answer = await owner.send(`/api/admin/${list}`, fields);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Returns everything that a browser would send from a form. */
function filled(html: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, valueOf(html, name) ?? ""]));
}
const articleFields = ["title", "authorName", "city", "country", "date", "content", "updatedAt", "token"];
const photoNames = (html: string) =>
  [...html.matchAll(/name="existingPhotos" value="([^"]+)"/g)].map(([, name = ""]) => name);
const labels = (names: string[]) => names.map((name) => name.replace(/^.*_/, ""));

test("a typo is mended in the form that made the article, and its address stays", async () => {
  const id = await made("blog-posts", article);
  const address = `/admin/articoli/${id}`;
  expect(await textOf(await owner.open("/admin/articoli"))).toContain(`href="${address}"`);
  const form = filled(await textOf(await owner.open(address)), articleFields);
  expect(form).toMatchObject(article);
  const sent = { ...form, title: "Il faro", date: "2026-05-03", existingPhotos: "", intent: "save" };
  const saved = await owner.send(address, sent);
  expect(saved.headers.get("Location")).toBe("/admin/articoli");
  expect(await nextNotice(running.url, saved)).toBe("Articolo aggiornato!");
  const page = await textOf(await owner.open(`/blog/${id}`));
  expect(page).toContain("Il faro");
  expect(page).toContain("domenica 3 maggio 2026");
  const again = await owner.send(address, sent);
  expect(again.status).toBe(302);
});

test("a photo that is covered while its article's form is open is no other version of the texts", async () => {
  const id = await made("blog-posts", { ...article, photo: await jpegUpload("molo.jpg") });
  const address = `/admin/articoli/${id}`;
  const html = await textOf(await owner.open(address));
  const form = filled(html, articleFields);
  const [name = ""] = photoNames(html);
  const retouch = async (photo: string) => {
    const answer = await owner.send(`/admin/foto/${photo}?op=turn:90`, { token: newId() });
    return /foto\/([^/?]+)/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
  };
  const newest = await retouch(await retouch(name));
  const saved = await owner.send(address, {
    ...form,
    title: "Il faro",
    existingPhotos: name,
    intent: "save",
  });
  expect(saved.status).toBe(302);
  const post = await findBlogPost(running.site, id);
  expect(post?.title).toBe("Il faro");
  expect(post?.photos.map((photo) => photo.name)).toEqual([newest]);

  await retouch(newest);
  const stale = await owner.send(address, { ...form, token: newId(), existingPhotos: name, intent: "save" });
  expect(stale.status).toBe(409);
  expect((await findBlogPost(running.site, id))?.title).toBe("Il faro");
});

test("a corrected place goes to the linked article or stop when the owner wants it, and to no other", async () => {
  const id = await made("blog-posts", { ...article, city: "New York" });
  const there = { ...stop, city: "New York", latitude: "40.714", longitude: "-74.006" };
  const linked = await made("locations", { ...there, blogPostId: id });
  await made("locations", { ...stop, name: "Altrove", city: "Brooklyn", blogPostId: id });
  const countries = async () => {
    const stops = await listLocations(running.site);
    const post = await findBlogPost(running.site, id);
    return [post?.country, ...stops.map(({ country }) => country).sort()];
  };
  const form = { ...there, country: "Stati Uniti", blogPostId: id, intent: "save" };
  expect(await textOf(await owner.open(`/admin/locations/${linked}`))).toMatch(
    /name="correctLinked"[^>]*checked/,
  );
  expect((await owner.send(`/admin/locations/${linked}`, { ...form, correctLinked: "true" })).status).toBe(
    302,
  );
  expect(await countries()).toEqual(["Stati Uniti", "Italia", "Stati Uniti"]);

  const post = { ...article, city: "New York", country: "USA", existingPhotos: "", intent: "save" };
  expect((await owner.send(`/admin/articoli/${id}`, post)).status).toBe(302);
  expect(await countries()).toEqual(["USA", "Italia", "Stati Uniti"]);
  await owner.send(`/admin/articoli/${id}`, { ...post, country: "Stati Uniti" });
  await owner.send(`/admin/articoli/${id}`, { ...post, country: "USA", correctLinked: "true" });
  expect(await countries()).toEqual(["USA", "Italia", "USA"]);
});

test("the stop of an article gets its new date, unless it had one of its own", async () => {
  const id = await made("blog-posts", { ...article, date: "2026-05-20" });
  await made("locations", { ...stop, name: "Con lui", blogPostId: id, date: "2026-05-20" });
  await made("locations", { ...stop, name: "Da sola", blogPostId: id, date: "2026-05-19" });
  await made("locations", { ...stop, name: "Di nessuno", date: "2026-05-20" });
  const form = { ...article, date: "2026-05-03", existingPhotos: "", intent: "save" };
  expect((await owner.send(`/admin/articoli/${id}`, form)).status).toBe(302);
  const stops = await listLocations(running.site);
  expect(Object.fromEntries(stops.map(({ name, date }) => [name, date]))).toEqual({
    "Con lui": "2026-05-03",
    "Da sola": "2026-05-19",
    "Di nessuno": "2026-05-20",
  });
});

test("two tabs: the second one sees both versions, and nothing is lost", async () => {
  const id = await made("blog-posts", article);
  const address = `/admin/articoli/${id}`;
  const form = filled(await textOf(await owner.open(address)), articleFields);
  await owner.send(address, { ...form, title: "Prima finestra", existingPhotos: "", intent: "save" });
  const second = filled(await textOf(await owner.open(address)), articleFields);
  const refused = await owner.send(address, {
    ...form,
    token: second.token ?? "",
    title: "Seconda finestra",
    existingPhotos: "",
    photo: await jpegUpload("mia.jpg"),
    intent: "save",
  });
  expect(refused.status).toBe(409);
  const html = await textOf(refused);
  expect(html).toContain("È cambiato nel frattempo");
  expect(html).toContain("Prima finestra");
  expect(valueOf(html, "title")).toBe("Seconda finestra");
  expect(labels(photoNames(html))).toEqual(["mia.jpg"]);
  const resent = {
    ...filled(html, [...articleFields, "draft"]),
    existingPhotos: photoNames(html),
    intent: "save",
  };
  expect((await owner.send(address, resent)).status).toBe(302);
  const post = await findBlogPost(running.site, id);
  expect(post?.title).toBe("Seconda finestra");
  expect(labels(post?.photos.map(({ name }) => name) ?? [])).toEqual(["mia.jpg"]);
});

test("photos are moved and taken away by buttons, and nothing is stored before the form is", async () => {
  const photos = await Promise.all(["una.jpg", "due.jpg", "tre.jpg"].map((name) => jpegUpload(name)));
  const id = await made("blog-posts", { ...article, photo: photos[0] ?? "" });
  for (const photo of photos.slice(1)) {
    const form = new FormData();
    form.set("photo", photo);
    const headers = { Cookie: owner.cookie };
    await fetch(`${running.url}/api/admin/blog-posts/${id}`, { method: "PATCH", headers, body: form });
  }
  const address = `/admin/articoli/${id}`;
  let html = await textOf(await owner.open(address));
  const order = () => labels(photoNames(html));
  expect(order()).toEqual(["una.jpg", "due.jpg", "tre.jpg"]);
  for (const words of ["★ copertina", "↑ più su", "↓ più giù"]) expect(html).toContain(words);
  const press = async (button: Record<string, string>) => {
    const fields = { ...filled(html, articleFields), existingPhotos: photoNames(html), ...button };
    html = await textOf(await owner.send(address, fields));
  };
  await press({ move: `first/${photoNames(html)[2]}` });
  expect(order()).toEqual(["tre.jpg", "una.jpg", "due.jpg"]);
  await press({ move: `later/${photoNames(html)[0]}` });
  expect(order()).toEqual(["una.jpg", "tre.jpg", "due.jpg"]);
  await press({ unchoose: photoNames(html)[2] ?? "" });
  expect(order()).toEqual(["una.jpg", "tre.jpg"]);
  expect((await findBlogPost(running.site, id))?.photos).toHaveLength(3);
  await press({ intent: "save" });
  const stored = (await findBlogPost(running.site, id))?.photos.map(({ name }) => name) ?? [];
  expect(labels(stored)).toEqual(["una.jpg", "tre.jpg"]);
});

test("an article is saved hidden, looked at by the owner alone, and then published", async () => {
  const address = "/admin/nuovo-articolo";
  const saved = await owner.send(address, { ...article, intent: "preview" });
  const preview = saved.headers.get("Location") ?? "";
  expect(preview).toMatch(/^\/admin\/articoli\/[0-9a-f]+\/anteprima$/);
  expect(await nextNotice(running.url, saved)).toBe("Articolo salvato!");
  const page = await textOf(await owner.open(preview));
  expect(page).toContain('class="blog-post"');
  expect(page).toContain("Guardava il mare.");
  expect(page).not.toContain("<script");
  const id = preview.split("/")[3] ?? "";
  expect((await fetch(`${running.url}/blog/${id}`)).status).toBe(404);
  expect((await fetch(running.url + preview, { redirect: "manual" })).status).toBe(302);
  await owner.send("/admin/articoli", { id, shown: "true" });
  expect((await fetch(`${running.url}/blog/${id}`)).status).toBe(200);

  const form = filled(await textOf(await owner.open(`/admin/articoli/${id}`)), articleFields);
  await owner.send(`/admin/articoli/${id}`, { ...form, existingPhotos: "", intent: "hide" });
  expect((await fetch(`${running.url}/blog/${id}`)).status).toBe(404);
});

test("a stop is moved and given to another article; one that is gone keeps what was typed", async () => {
  const first = await made("blog-posts", article);
  const second = await made("blog-posts", { ...article, title: "Il faro" });
  const id = await made("locations", { ...stop, blogPostId: first });
  const address = `/admin/locations/${id}`;
  const fields = [
    "name",
    "city",
    "country",
    "date",
    "latitude",
    "longitude",
    "description",
    "updatedAt",
    "token",
  ];
  const form = filled(await textOf(await owner.open(address)), fields);
  expect(form).toMatchObject(stop);
  const sent = { ...form, latitude: "44.40", blogPostId: second, existingPhotos: "", intent: "save" };
  expect((await owner.send(address, sent)).status).toBe(302);
  const [there] = (await (await owner.open("/api/locations-with-posts")).json()) as object[];
  expect(there).toMatchObject({ latitude: "44.40", blogPost: { title: "Il faro" } });

  const open = filled(await textOf(await owner.open(address)), fields);
  await owner.send(`${address}/elimina`, {});
  const late = await owner.send(address, { ...open, name: "Il porto", existingPhotos: "", intent: "save" });
  expect(late.status).toBe(404);
  expect(await textOf(late)).toContain("Non c’è più");
});

test.each(["/admin/articoli/x", "/admin/locations/x", "/admin/articoli/x/anteprima"])(
  "%s is not there",
  async (address) => {
    expect((await owner.open(address)).status).toBe(404);
    expect((await fetch(running.url + address, { redirect: "manual" })).status).toBe(302);
  },
);

test("exact points of finders' photos are listed once, and rounded with one press", async () => {
  const id = await made("locations", { ...stop, latitude: "44.351234", longitude: "9.151234" });
  await made("locations", { ...stop, name: "Scelto a mano", latitude: "44.361234" });
  const box = "Il punto esatto di una foto è pubblico";
  const list = async () => textOf(await owner.open("/admin/locations"));
  expect(await list()).not.toContain(box);
  await running.site.db.updateTable("locations").set({ point_story_id: "s" }).where("id", "=", id).execute();
  expect(await list()).toMatch(new RegExp(`${box}(?:(?!</aside>).)*href="/admin/locations/${id}"`, "s"));
  const rounded = await owner.send("/admin/locations", { exactPoints: "round" });
  expect(await nextNotice(running.url, rounded)).toBe("Punti arrotondati!");
  expect(await list()).not.toContain(box);
  const precisions = (await listLocations(running.site)).map(({ name, precision }) => [name, precision]);
  expect(Object.fromEntries(precisions)).toEqual({ Molo: "1km", "Scelto a mano": "exact" });
  expect(await (await fetch(`${running.url}/api/locations-with-posts`)).text()).not.toContain("44.351234");
});
