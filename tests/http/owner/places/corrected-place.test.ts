import { afterEach, beforeEach, expect, test } from "vitest";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findLocation, listLocations } from "~/domain/locations/locations-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { filledForm } from "../../../support/pages/filled-form";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { type Owner, nextNoticeInFull } from "../../../support/owner";
import { sendStory } from "../../../support/send-story";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegPhoto } from "../../../support/test-photos";

let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

const chile = { city: "Santiago del Cile", country: "Cile" };
const galicia = { city: "Santiago de Compostela", country: "Spagna" };
const nizza = { city: "Nizza", country: "Francia", latitude: "43.703", longitude: "7.266" };
const cannes = { city: "Cannes", country: "Francia" };
const newArticle = "/admin/nuovo-articolo";
const newStop = "/admin/nuova-location";

type Fields = Record<string, string>;

/** Opens a form, changes fields of it and presses one of its buttons. */
async function press(path: string, changed: Fields = {}, intent = "save") {
  return pressAgain(path, await textOf(await owner.open(path)), changed, intent);
}

async function pressAgain(path: string, html: string, changed: Fields = {}, intent = "save") {
  const sent = { ...filledForm(html), ...changed, intent };
  const unticked = Object.entries(sent).filter(([, value]) => value !== "unticked");
  const answer = await owner.send(path.replace(/\?.*/, ""), Object.fromEntries(unticked));
  const notice = answer.status === 302 ? await nextNoticeInFull(running.url, answer) : null;
  return { status: answer.status, to: answer.headers.get("Location"), notice, html: await textOf(answer) };
}

/** Creates a record by a call. Returns its id. */
async function made(list: "blog-posts" | "locations", fields: Fields): Promise<string> {
  const created = await owner.send(`/api/admin/${list}`, fields);
  expect(created.status).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

const article = (place: Fields) => made("blog-posts", { title: "Il muretto", content: "Era lì.", ...place });
const stop = (fields: Fields) => made("locations", { name: fields.city ?? "", ...fields });

/** Changes a record by a call. */
async function patch(path: string, fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { Cookie: owner.cookie };
  const answer = await fetch(`${running.url}/api/admin/${path}`, { method: "PATCH", headers, body });
  return (await answer.json()) as Record<string, unknown>;
}

/** Makes an article and its stop by 'Pubblica e metti sulla mappa'. */
async function publishedOnMap(place: Fields) {
  const texts = { title: "Il muretto", content: "Era lì.", ...place };
  const first = await press(newArticle, texts, "place");
  const { status } = first.status === 400 ? await pressAgain(newArticle, first.html, {}, "place") : first;
  expect(status).toBe(302);
  const [made] = await listLocations(running.site);
  return { id: made?.id ?? "", post: made?.blogPostId ?? "" };
}

test("the stop of a published article goes with it to the found place, in all that visitors get", async () => {
  const { id, post } = await publishedOnMap(chile);
  const found = await press(`/admin/articoli/${post}`, galicia);
  expect(found.status).toBe(400);
  expect(found.html).toContain("Luogo trovato: Santiago de Compostela, Spagna.");
  expect(found.html).toContain("Non ho ancora salvato");
  expect(found.html).not.toContain("Manca il luogo");
  expect(await findLocation(running.site, id)).toMatchObject(chile);
  const saved = await pressAgain(`/admin/articoli/${post}`, found.html);
  expect([saved.to, saved.notice?.title]).toEqual(["/admin/articoli", "Articolo aggiornato!"]);

  const [there] = (await (await owner.open("/api/locations-with-posts")).json()) as Fields[];
  expect(there).toMatchObject({ ...galicia, name: "Santiago de Compostela" });
  expect([Number(there?.latitude), Number(there?.longitude)]).toEqual([
    expect.closeTo(42.88, 1),
    expect.closeTo(-8.54, 1),
  ]);
  for (const path of [
    "/map",
    `/map/${id}`,
    `/blog/${post}`,
    "/journey.gpx",
    "/journey.kml",
    "/journey.geojson",
  ]) {
    const text = await (await fetch(running.url + path)).text();
    expect(text, path).toContain("Santiago de Compostela");
    expect(text, path).not.toContain("Santiago del Cile");
    expect(text, path).not.toMatch(/-33[.,]4/);
  }
});

test("a hidden article moves its hidden stop to a town nearby, and a name of the owner's stays", async () => {
  const post = await article({ ...nizza, published: "false" });
  const id = await stop({ ...nizza, name: "Il lungomare", blogPostId: post, precision: "10km" });
  await patch(`locations/${id}/visibility`, { visible: "false" });
  await running.site.db.updateTable("locations").set({ visible: 0 }).execute();
  const found = await press(`/admin/articoli/${post}`, cannes);
  const saved = found.status === 400 ? await pressAgain(`/admin/articoli/${post}`, found.html) : found;
  expect(saved.to).toBe("/admin/articoli");
  const moved = await findLocation(running.site, id);
  expect(moved).toMatchObject({ ...cannes, name: "Il lungomare", precision: "10km", visible: false });
  expect(Number(moved?.longitude)).toBeCloseTo(7.0, 1);
});

test("an unknown town says before it is saved what stays where, and then leads to the stop", async () => {
  const { id, post } = await publishedOnMap(chile);
  const place = { city: "Borgo Immaginario", country: "Spagna" };
  const asked = await press(`/admin/articoli/${post}`, place);
  expect(asked.status).toBe(400);
  expect(asked.html).toContain("La tappa resta dov’era, a «Santiago del Cile»");
  expect(await findBlogPost(running.site, post)).toMatchObject(chile);
  const saved = await pressAgain(`/admin/articoli/${post}`, asked.html);
  expect(saved.to).toBe(`/admin/locations/${id}?articolo`);
  expect(saved.notice?.text).toContain("La sua tappa resta dov’era, a «Santiago del Cile».");
  expect(await findBlogPost(running.site, post)).toMatchObject(place);
  expect(await findLocation(running.site, id)).toMatchObject({ ...chile, name: "Santiago del Cile" });

  const form = await textOf(await owner.open(saved.to ?? ""));
  expect([valueOf(form, "city"), valueOf(form, "country")]).toEqual([place.city, place.country]);
  const still = await pressAgain(`/admin/locations/${id}`, form);
  expect(still.html).toContain("il punto resta dov’era, a «Santiago del Cile»");
  const found = await pressAgain(`/admin/locations/${id}`, still.html, galicia, "find-place");
  expect((await pressAgain(`/admin/locations/${id}`, found.html)).status).toBe(302);
  const moved = await findLocation(running.site, id);
  expect(moved).toMatchObject({ ...galicia, name: "Santiago de Compostela" });
  expect(Number(moved?.latitude)).toBeCloseTo(42.88, 1);
  expect(await findBlogPost(running.site, post)).toMatchObject(galicia);
});

test("none of several towns is chosen: that is asked about, too", async () => {
  const { id, post } = await publishedOnMap(cannes);
  const address = `/admin/articoli/${post}`;
  const choice = await press(address, { city: "Samone", country: "Italia" });
  expect(choice.html).toContain("Scegli prima uno dei luoghi.");
  expect(choice.html).not.toContain("La tappa resta");
  const asked = await pressAgain(address, choice.html, { place: "typed" });
  expect([asked.status, asked.html]).toEqual([
    400,
    expect.stringContaining("La tappa resta dov’era, a «Cannes»"),
  ]);
  expect((await pressAgain(address, asked.html)).to).toBe(`/admin/locations/${id}?articolo`);
  expect(await findLocation(running.site, id)).toMatchObject(cannes);

  const trento = /value="([^"]*\|Samone\|Italia)"[^>]*\/> <!-- -->Samone \(TN\)/.exec(choice.html)?.[1] ?? "";
  const other = await publishedOnMap(nizza);
  const several = await press(`/admin/articoli/${other.post}`, { city: "Samone", country: "Italia" });
  await pressAgain(`/admin/articoli/${other.post}`, several.html, { place: trento });
  const moved = await findLocation(running.site, other.id);
  expect(`${moved?.latitude}|${moved?.longitude}|${moved?.city}|${moved?.country}`).toBe(trento);
});

test("a point that the owner has set in the corrected town stays where it is", async () => {
  const byHand = { latitude: "40.6892", longitude: "-74.0445" };
  const post = await article({ city: "New York", country: "Italia" });
  const id = await stop({ ...byHand, city: "New York", country: "Italia", blogPostId: post });
  const found = await press(`/admin/articoli/${post}`, { country: "Stati Uniti" });
  const saved = found.status === 400 ? await pressAgain(`/admin/articoli/${post}`, found.html) : found;
  expect(saved.notice?.text).toBe("«Il muretto» è salvato.");
  expect(await findLocation(running.site, id)).toMatchObject({ ...byHand, country: "Stati Uniti" });
  await press(`/admin/articoli/${post}`, { title: "La statua" });
  expect(await findLocation(running.site, id)).toMatchObject(byHand);
});

test("a village that no gazetteer knows keeps its point and gets its right country", async () => {
  const place = { city: "Borgo Immaginario", country: "Italia", latitude: "47.56", longitude: "13.65" };
  const post = await article(place);
  const id = await stop({ ...place, blogPostId: post });
  const asked = await press(`/admin/articoli/${post}`, { country: "Austria" });
  expect(asked.html).not.toContain("La tappa resta");
  expect((await pressAgain(`/admin/articoli/${post}`, asked.html)).to).toBe("/admin/articoli");
  expect(await findLocation(running.site, id)).toMatchObject({ ...place, country: "Austria" });
});

test("without the tick the stop stays, and the notice says where", async () => {
  const { id, post } = await publishedOnMap(chile);
  const address = `/admin/articoli/${post}`;
  const found = await press(address, { ...galicia, correctLinked: "unticked" });
  const saved = await pressAgain(address, found.html, { correctLinked: "unticked" });
  expect(saved.to).toBe("/admin/articoli");
  expect(saved.notice?.text).toBe(
    "«Il muretto» è salvato. La sua tappa resta dov’era, a «Santiago del Cile».",
  );
  expect(await findLocation(running.site, id)).toMatchObject(chile);
});

test("the point of a finder's photo does not go public with a correction", async () => {
  const position = { latitude: 42.880123, longitude: -8.544321 };
  const photos: [string, Buffer][] = [["una.jpg", await jpegPhoto({ position })]];
  await sendStory(running.url, { story: "Era lì.", name: "Luc", city: "Lugo", photos });
  const [story] = await listStories(running.site);
  const post = await article({ ...chile, existingPhoto: story?.photos[0]?.name ?? "" });
  const at = { latitude: "-33.457", longitude: "-70.648", precision: "1km" };
  const id = await stop({ ...chile, ...at, blogPostId: post });
  const found = await press(`/admin/articoli/${post}`, galicia);
  await pressAgain(`/admin/articoli/${post}`, found.html);
  const moved = await findLocation(running.site, id);
  expect(moved).toMatchObject({ ...galicia, precision: "1km" });
  expect([moved?.latitude, moved?.longitude]).not.toContain("42.880123");
  expect(Number(moved?.latitude)).toBeCloseTo(42.88, 1);
  const pages = ["/map", `/map/${id}`, "/api/locations-with-posts", "/journey.gpx"];
  for (const path of pages)
    expect(await (await fetch(running.url + path)).text(), path).not.toMatch(/42[.,]8801|8[.,]5443/);
});

test.each([
  ["public", "true"],
  ["hidden", "false"],
])("a stop's corrected town brings point, name and the %s article along", async (_, published) => {
  const post = await article({ ...nizza, published });
  const id = await stop({ ...nizza, blogPostId: post });
  const address = `/admin/locations/${id}`;
  const asked = await press(address, cannes);
  expect(asked.status).toBe(400);
  expect(asked.html).toContain("Ho spostato il punto a «Cannes, Francia»");
  expect(valueOf(asked.html, "name")).toBe("Cannes");
  expect(await findLocation(running.site, id)).toMatchObject(nizza);
  expect((await pressAgain(address, asked.html)).notice?.text).toBe("«Cannes» è salvata.");
  const moved = await findLocation(running.site, id);
  expect(moved).toMatchObject({ ...cannes, name: "Cannes" });
  expect(Number(moved?.longitude)).toBeCloseTo(7.0, 1);
  expect(await findBlogPost(running.site, post)).toMatchObject(cannes);
});

test("an article that names another place than its stop is corrected only when the owner ticks that", async () => {
  const post = await article({ city: "New York", country: "Stati Uniti" });
  const brooklyn = { city: "Brooklyn", country: "Italia", latitude: "40.65", longitude: "-73.95" };
  const address = `/admin/locations/${await stop({ ...brooklyn, blogPostId: post })}`;
  const saved = await press(address, { country: "Stati Uniti" });
  expect(saved.notice?.text).toContain("Il suo articolo dice ancora «New York, Stati Uniti».");
  expect((await press(address, { description: "Al sole." })).notice?.text).toBe("«Brooklyn» è salvata.");
  await press(address, { country: "USA", correctLinked: "true" });
  expect(await findBlogPost(running.site, post)).toMatchObject({ city: "Brooklyn", country: "USA" });

  const withdrawn = { withdrawn_story_id: "s", city: "—" };
  await running.site.db.updateTable("blog_posts").set(withdrawn).execute();
  await press(address, { country: "Stati Uniti", correctLinked: "true" });
  expect(await findBlogPost(running.site, post)).toMatchObject({ city: "—" });
});

test("a stop without an article asks about an unknown town, and 'Trova il luogo' renames it", async () => {
  const id = await stop(nizza);
  const address = `/admin/locations/${id}`;
  const asked = await press(address, { city: "Cannes la Bocca Alta" });
  expect(asked.status).toBe(400);
  expect(asked.html).toContain("il punto resta dov’era, a «Nizza»");
  expect((await pressAgain(address, asked.html)).status).toBe(302);
  const { latitude, longitude } = nizza;
  const named = { name: "Cannes la Bocca Alta", latitude, longitude };
  expect(await findLocation(running.site, id)).toMatchObject(named);

  const found = await press(address, { city: "cannes" }, "find-place");
  expect([valueOf(found.html, "city"), valueOf(found.html, "name")]).toEqual(["Cannes", "Cannes"]);
});

test("a new stop of an article corrects it, unless the owner does not want that", async () => {
  const post = await article({ city: "京都", country: "Italia" });
  const form = `${newStop}?articolo=${post}`;
  expect(await textOf(await owner.open(form))).toMatch(/name="correctLinked"[^>]*checked/);
  const found = await press(form, { city: "Kyoto" }, "find-place");
  expect([valueOf(found.html, "name"), valueOf(found.html, "country")]).toEqual(["Kyoto", "Giappone"]);
  const saved = await pressAgain(newStop, found.html);
  expect(saved.notice?.text).toBe("«Kyoto» è sulla mappa.");
  const [public_] = (await (await owner.open("/api/blog-posts")).json()) as object[];
  expect(public_).toMatchObject({ city: "Kyoto", country: "Giappone" });

  const other = await article({ city: "京都", country: "Italia" });
  const again = await press(`${newStop}?articolo=${other}`, { city: "Kyoto" }, "find-place");
  const kept = await pressAgain(newStop, again.html, { correctLinked: "unticked" });
  expect(kept.notice?.text).toContain("Il suo articolo dice ancora «京都, Italia».");
  expect(await findBlogPost(running.site, other)).toMatchObject({ city: "京都", country: "Italia" });
});

test("calls store what they are given and say what stands elsewhere", async () => {
  const post = await article(nizza);
  const id = await stop({ ...nizza, blogPostId: post });
  expect(await patch(`blog-posts/${post}`, { title: "Il faro" })).not.toHaveProperty("openPlace");
  expect(await patch(`blog-posts/${post}`, cannes)).toMatchObject({
    openPlace: "La sua tappa resta dov’era, a «Nizza».",
  });
  expect(await findLocation(running.site, id)).toMatchObject(nizza);
  await patch(`blog-posts/${post}`, { city: "Nizza" });
  const both = await patch(`blog-posts/${post}`, { ...cannes, correctLinked: "true" });
  expect(both).not.toHaveProperty("openPlace");
  const moved = await findLocation(running.site, id);
  expect(moved).toMatchObject({ ...cannes, name: "Cannes" });
  expect(Number(moved?.longitude)).toBeCloseTo(7.0, 1);
  const unknown = { city: "Borgo Immaginario", country: "Spagna", correctLinked: "true" };
  expect(await patch(`blog-posts/${post}`, unknown)).toMatchObject({
    openPlace: "La sua tappa resta dov’era, a «Cannes».",
  });

  const alone = await stop(nizza);
  expect(await patch(`locations/${alone}`, { city: "Cannes" })).toMatchObject({
    ...{ name: "Nizza", latitude: nizza.latitude },
    openPlace: "Il punto della tappa resta dov’era, a «Nizza».",
  });
  const linked = await owner.send("/api/admin/locations", { ...nizza, name: "Molo", blogPostId: post });
  expect(await linked.json()).toMatchObject({
    openPlace: "Il suo articolo dice ancora «Borgo Immaginario, Spagna».",
  });
});
