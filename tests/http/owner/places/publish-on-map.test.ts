import { afterEach, beforeEach, expect, test } from "vitest";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { filledForm } from "../../../support/pages/filled-form";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { type Owner, nextNotice } from "../../../support/owner";
import { sendStory } from "../../../support/send-story";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../../../support/test-photos";

const form = "/admin/nuovo-articolo";
let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

const article = { title: "Il molo", content: "Guardava il mare.", city: "Camogli", country: "Italia" };
const place = { ...article, intent: "place" };

test("a story becomes an article on the map by two buttons: its city is known", async () => {
  const photos: [string, Buffer][] = [["una.jpg", await jpegPhoto()]];
  await sendStory(running.url, { story: "Sul molo", name: "Anna", city: "Camogli", photos });
  const [story] = await listStories(running.site);
  const photo = story?.photos[0]?.name ?? "";
  const html = await textOf(await owner.open(`${form}?story=${story?.id}&photo=${photo}`));
  const names = ["title", "authorName", "city", "country", "date", "content", "token", "story"];
  const fields = Object.fromEntries(names.map((name) => [name, valueOf(html, name) ?? ""]));
  const sent = { ...fields, existingPhotos: photo, intent: "place" };
  const answer = await owner.send(form, sent);
  expect(answer.headers.get("Location")).toBe("/admin/articoli");
  expect(await nextNotice(running.url, answer)).toBe("Articolo creato!");
  expect((await owner.send(form, sent)).status).toBe(302);

  const [post, ...otherPosts] = await listBlogPosts(running.site);
  const [stop, ...otherStops] = await listLocations(running.site);
  expect([otherPosts, otherStops]).toEqual([[], []]);
  expect(stop).toMatchObject({ city: "Camogli", blogPostId: post?.id, date: post?.date });
  expect(Number(stop?.latitude)).toBeCloseTo(44.35, 1);
  expect(Number(stop?.longitude)).toBeCloseTo(9.15, 1);
  expect(stop?.photo?.name).toBe(photo);
  const page = await textOf(await fetch(`${running.url}/blog/${post?.id}`));
  expect(page).toContain(`href="/map/${stop?.id}"`);
  const map = await textOf(await fetch(`${running.url}/map/${stop?.id}`));
  expect(map).toContain(`href="/blog/${post?.id}"`);
  expect(map.match(/<main.*<\/main>/s)?.[0].match(/<picture>/g)).toHaveLength(1);
  const own = new FormData();
  own.set("photo", await jpegUpload("tappa.jpg", { width: 65 }));
  const headers = { Cookie: owner.cookie };
  await fetch(`${running.url}/api/admin/locations/${stop?.id}`, { method: "PATCH", headers, body: own });
  const two = await textOf(await fetch(`${running.url}/map/${stop?.id}`));
  expect(two.match(/<main.*<\/main>/s)?.[0].match(/<picture>/g)).toHaveLength(2);
});

/** Sends a story and opens its article, as 'Promuovi' does. */
async function promoted(story: { city?: string; photo?: Buffer; language?: string }): Promise<string> {
  const photos: [string, Buffer][] = story.photo ? [["una.jpg", story.photo]] : [];
  await sendStory(running.url, { story: "Era lì, sul muretto.", name: "Luc", city: story.city, photos });
  if (story.language)
    await running.site.db.updateTable("stories").set({ language: story.language }).execute();
  const [received] = await listStories(running.site);
  const chosen = received?.photos.map(({ name }) => `&photo=${name}`).join("") ?? "";
  return textOf(await owner.open(`${form}?story=${received?.id}${chosen}`));
}

/** Changes fields of a page's form and presses one of its buttons. */
async function press(html: string, intent: string, changed: Record<string, string> = {}) {
  const answer = await owner.send(form, { ...filledForm(html), ...changed, intent });
  return { status: answer.status, to: answer.headers.get("Location"), html: await textOf(answer) };
}

/** Expects exactly this city and country in everything that visitors read. */
async function expectPublished(city: string, country: string): Promise<void> {
  const [post] = (await (await fetch(`${running.url}/api/blog-posts`)).json()) as { id: string }[];
  expect(post).toMatchObject({ city, country });
  const read = async (path: string) =>
    (await (await fetch(running.url + path)).text()).replaceAll("<!-- -->", "");
  const pages = await Promise.all(
    [`/blog/${post?.id}`, "/blog", "/feed.atom", "/feed.json", "/map"].map(read),
  );
  expect(pages[0]).toContain(`${city}, ${country}`);
  const stops = (await (await fetch(`${running.url}/api/locations-with-posts`)).json()) as object[];
  if (stops.length > 0) expect(stops).toContainEqual(expect.objectContaining({ city, country }));
  if (country !== "Italia") for (const page of pages) expect(page).not.toMatch(new RegExp(`${city}, Italia`));
}

test.each([
  ["New York", "New York", "Stati Uniti", "New York (NY), Stati Uniti"],
  ["Köln", "Colonia", "Germania", "Colonia, Germania"],
  ["München", "Monaco di Baviera", "Germania", "Monaco di Baviera, Germania"],
  ["Lione", "Lione", "Francia", "Lione, Francia"],
  ["Barcellona", "Barcellona", "Spagna", "Barcellona, Spagna"],
  ["Nice", "Nizza", "Francia", "Nizza, Francia"],
  ["Porto", "Porto", "Portogallo", "Porto, Portogallo"],
  ["Lugano", "Lugano", "Svizzera", "Lugano, Svizzera"],
])("a story from %s stands in %s, %s when it is published", async (told, city, country, label) => {
  const html = await promoted({ city: told });
  expect([valueOf(html, "city"), valueOf(html, "country")]).toEqual([city, country]);
  expect(html).toContain(`Luogo trovato: ${label}.`);
  expect(html.indexOf('name="country"')).toBeGreaterThan(html.indexOf('name="content"'));
  expect(valueOf(html, "title")).toBe(`Storia da ${told}: Luc`);
  const published = await press(html, "place");
  expect([published.status, published.to]).toEqual([302, "/admin/articoli"]);
  await expectPublished(city, country);
  expect(await listLocations(running.site)).toMatchObject([{ city, country, precision: "exact" }]);
});

test("Castro is chosen among four, the Italian ones first, and nothing goes public before", async () => {
  const html = await promoted({ city: "Castro" });
  const offered = [...html.matchAll(/name="place" value="[^"]*"\/> <!-- -->(.*?)<\/label>/g)].map(
    ([, label]) => label,
  );
  expect(offered).toEqual([
    "Castro (LE), Italia",
    "Castro (BG), Italia",
    "Castro, Brasile",
    "Castro, Cile",
    "Nessuno di questi: resta come è scritto qui sopra",
  ]);
  expect(filledForm(html).place).toBeUndefined();
  for (const intent of ["place", "save", "preview"]) {
    const asked = await press(html, intent);
    expect(asked.status).toBe(400);
    expect(asked.html).toContain("Scegli prima uno dei luoghi.");
  }
  expect(await listBlogPosts(running.site)).toEqual([]);
  const value = /value="([^"]*\|Castro\|Cile)"/.exec(html)?.[1] ?? "";
  expect((await press(html, "place", { place: value })).status).toBe(302);
  await expectPublished("Castro", "Cile");
  const [stop] = await listLocations(running.site);
  expect(`${stop?.latitude}|${stop?.longitude}|${stop?.city}|${stop?.country}`).toBe(value);
});

test("Corte told in French is Italian only when the owner says so", async () => {
  const html = await promoted({ city: "Corte", language: "fr" });
  expect(html).not.toContain("Luogo trovato");
  expect((await press(html, "place")).status).toBe(400);
  expect((await press(html, "save")).status).toBe(400);
  expect(await listBlogPosts(running.site)).toEqual([]);
  const corsica = { country: "Francia", place: "typed" };
  const next = await press(html, "place", corsica);
  expect(next.to).toMatch(/nuova-location\?articolo=/);
  await expectPublished("Corte", "Francia");
  expect(await listLocations(running.site)).toEqual([]);
});

test("a photo from Venice for a story from Barcelona: the owner says which one counts", async () => {
  const photo = await jpegPhoto({ position: { latitude: 45.438333, longitude: 12.327778 } });
  const html = await promoted({ city: "Barcellona", photo });
  expect(html).toMatch(/La foto è stata scattata a 9\d\d\u00a0km da «Barcellona»/);
  expect(html).toContain("Venezia (VE), Italia: dove è stata scattata la foto");
  expect((await press(html, "place")).status).toBe(400);
  expect(await listBlogPosts(running.site)).toEqual([]);
  const spain = /value="([^"]*\|Barcellona\|Spagna)"/.exec(html)?.[1] ?? "";
  expect((await press(html, "place", { place: spain })).status).toBe(302);
  await expectPublished("Barcellona", "Spagna");
  const [stop] = await listLocations(running.site);
  expect(Number(stop?.latitude)).toBeCloseTo(41.4, 1);

  const again = await promoted({ city: "Barcellona", photo });
  const venice = /value="([^"]*\|Venezia\|Italia)"/.exec(again)?.[1] ?? "";
  expect((await press(again, "place", { place: venice })).status).toBe(302);
  const stops = await listLocations(running.site);
  expect(stops.find(({ city }) => city === "Venezia")).toMatchObject({ country: "Italia", precision: "1km" });
});

test("a finder's photo: its point is seen on the drawn map, and published within 1 km unless chosen otherwise", async () => {
  const photo = await jpegPhoto({ position: { latitude: 44.348765, longitude: 9.154321 } });
  const html = await promoted({ city: "Camogli", photo });
  expect(html).toContain("Luogo trovato: Camogli (GE), Italia.");
  expect(html).toMatch(/src="\/admin\/mappa\.svg\?view=[^"]*latitude=44\.348765&longitude=9\.154321"/);
  expect(html).toContain("quello esatto lo vedi solo tu");
  expect((await press(html, "place")).status).toBe(302);
  const [stop] = await listLocations(running.site);
  expect(stop).toMatchObject({ latitude: "44.348765", longitude: "9.154321", precision: "1km" });
  const public_ = ["/map", `/map/${stop?.id}`, "/api/locations-with-posts", "/journey.gpx", "/feed.atom"];
  for (const path of public_) {
    const text = await (await fetch(running.url + path)).text();
    expect(text, path).not.toMatch(/44[.,]3487|9[.,]1543/);
  }

  const chosen = await promoted({ city: "Camogli", photo });
  expect((await press(chosen, "place", { precision: "exact" })).status).toBe(302);
  expect((await listLocations(running.site)).map(({ precision }) => precision).sort()).toEqual([
    "1km",
    "exact",
  ]);
});

test("a photo that the owner adds is looked at before its point goes public", async () => {
  const photo = await jpegUpload("porto.jpg", { position: { latitude: 44.348765, longitude: 9.154321 } });
  const asked = await textOf(await owner.send(form, { ...place, photo }));
  expect(asked).toContain("Questo luogo non l’avevi ancora visto così");
  expect(asked).toContain("latitude=44.348765");
  expect(await listBlogPosts(running.site)).toEqual([]);
  expect((await press(asked, "place")).status).toBe(302);
  expect(await listLocations(running.site)).toMatchObject([{ latitude: "44.348765", precision: "1km" }]);
});

test("a town that was changed by hand is shown as it is found before it is published", async () => {
  const html = await promoted({ city: "Camogli" });
  const found = await press(html, "save", { city: "koln" });
  expect([found.status, valueOf(found.html, "city"), valueOf(found.html, "country")]).toEqual([
    400,
    "Colonia",
    "Germania",
  ]);
  expect((await press(found.html, "save")).status).toBe(302);
  await expectPublished("Colonia", "Germania");
});

test("a town that nobody knows: 'Italia' with a sentence beside it, and one question", async () => {
  const html = await promoted({ city: "Borgo Immaginario" });
  expect(valueOf(html, "country")).toBe("Italia");
  expect(html).toContain("Non conosco nessun luogo che si chiama «Borgo Immaginario»");
  const asked = await press(html, "save");
  expect(asked.status).toBe(400);
  expect(asked.html).toContain("se città e paese sono giusti, premi di nuovo");
  expect(await listBlogPosts(running.site)).toEqual([]);
  const published = await press(asked.html, "save");
  expect(published.to).toMatch(/^\/admin\/articoli\?creato=/);
  await expectPublished("Borgo Immaginario", "Italia");
});

test("hidden articles are saved without a question, and with the place that was chosen", async () => {
  const html = await promoted({ city: "Castro" });
  expect((await press(html, "hide")).status).toBe(302);
  const value = /value="([^"]*\|Castro\|Brasile)"/.exec(html)?.[1] ?? "";
  expect((await press(await promoted({ city: "Castro" }), "hide", { place: value })).status).toBe(302);
  expect((await listBlogPosts(running.site)).map(({ country }) => country).sort()).toEqual([
    "Brasile",
    "Italia",
  ]);
});

test.each([
  ["a city that nobody knows", { city: "Borgo Immaginario" }, {}],
  ["a city in another country", { city: "Camogli", country: "Giappone" }, { place: "typed" }],
  ["a name that several places have", { city: "Samone" }, { place: "typed" }],
])("%s: that is asked first, and the point after the article is there", async (_, fields, chosen) => {
  const asked = await textOf(await owner.send(form, { ...place, ...fields }));
  expect(await listBlogPosts(running.site)).toEqual([]);
  const answer = await press(asked, "place", chosen);
  const [post] = await listBlogPosts(running.site);
  const next = `/admin/nuova-location?articolo=${post?.id}`;
  expect(answer.to).toBe(next);
  expect(await listLocations(running.site)).toEqual([]);
  const html = await textOf(await owner.open(next));
  expect(valueOf(html, "city")).toBe(fields.city);
  if (fields.city === "Samone") expect(html).toMatch(/Samone[^<]*(?:TO|TN)/);
});

test("what is wrong with the article keeps both from being made", async () => {
  expect((await owner.send(form, { ...place, title: "" })).status).toBe(400);
  expect(await listBlogPosts(running.site)).toEqual([]);
  expect(await listLocations(running.site)).toEqual([]);
});

test("the day on which a photo was taken is offered, and taken over by a button", async () => {
  const refused = await owner.send(form, {
    ...article,
    title: "",
    date: "2026-05-20",
    photo: await jpegUpload("una.jpg"),
    intent: "save",
  });
  const draft = valueOf(await textOf(refused), "draft") ?? "";
  await running.site.db.updateTable("photos").set({ taken_on: "2026-05-03" }).execute();
  const fields = { ...article, date: "2026-05-20", draft };
  const again = await textOf(await owner.send(form, { ...fields, title: "", intent: "save" }));
  expect(again).toContain('name="photoDate" value="2026-05-03"');
  const taken = await textOf(await owner.send(form, { ...fields, photoDate: "2026-05-03" }));
  expect(valueOf(taken, "date")).toBe("2026-05-03");
  expect(taken).not.toContain("photoDate");
  const stop = { ...article, name: "Molo", latitude: "44.35", longitude: "9.15", draft };
  const taken2 = await owner.send("/admin/nuova-location", { ...stop, photoDate: "2026-05-03" });
  expect(valueOf(await textOf(taken2), "date")).toBe("2026-05-03");
});

test("a stop leads to the ones before and after it, and hidden ones are left out", async () => {
  const ids: string[] = [];
  for (const [name, date] of [
    ["Prima", "2026-05-01"],
    ["Terza", "2026-05-03"],
    ["Segreta", "2026-05-02"],
  ]) {
    const stop = { name, city: name, country: "Italia", latitude: "44.35", longitude: "9.15", date };
    const made = await owner.send("/api/admin/locations", stop as Record<string, string>);
    ids.push(((await made.json()) as { id: string }).id);
  }
  await owner.send("/admin/locations", { id: ids[2] ?? "", shown: "false" });
  const first = await textOf(await fetch(`${running.url}/map/${ids[0]}`));
  expect(first).toMatch(
    new RegExp(`href="/map/${ids[1]}"[^>]*rel="next"|rel="next"[^>]*href="/map/${ids[1]}"`),
  );
  expect(first).not.toContain('rel="prev"');
  expect(first).not.toContain("Segreta");
  const last = await textOf(await fetch(`${running.url}/map/${ids[1]}`));
  expect(last).toContain('rel="prev"');
  expect(last).not.toContain('rel="next"');
});
