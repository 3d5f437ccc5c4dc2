import { afterEach, beforeEach, expect, test } from "vitest";
import { restoreFromBin } from "~/domain/bin/move-to-bin.server";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { textOf } from "../../../support/pages/form-html";
import type { Owner } from "../../../support/owner";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegUpload } from "../../../support/test-photos";

let running: SiteInProcess;
let owner: Owner;
beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

interface Described {
  id: string;
  photos: string[];
  photo: string | null;
  descriptions: (string | null)[];
}

async function call(method: string, path: string, fields: [string, string | File][]) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const answer = await fetch(`${running.url}/api${path}`, {
    method,
    body,
    headers: { Cookie: owner.cookie },
  });
  return { status: answer.status, json: (await answer.json()) as Described & { error?: string } };
}

const texts: [string, string][] = [
  ["title", "Il molo"],
  ["content", "Mare."],
  ["city", "Camogli"],
  ["country", "Italia"],
];
const page = async (path: string) => textOf(await fetch(running.url + path));

/** Creates an article with two photos. The first has a description. */
async function article(): Promise<Described> {
  const { json } = await call("POST", "/admin/blog-posts", [
    ...texts,
    ["photo", await jpegUpload("uno.jpg")],
    ["descriptions", "Capi su uno scoglio"],
  ]);
  const added = await call("PATCH", `/admin/blog-posts/${json.id}`, [
    ["photo", await jpegUpload("due.jpg", { width: 90 })],
  ]);
  return added.json;
}

test("the owner's words are what people hear who do not see a photo; without them toy and place", async () => {
  const { id, descriptions } = await article();
  expect(descriptions).toEqual(["Capi su uno scoglio", null]);
  const html = await page(`/blog/${id}`);
  expect(html).toContain('alt="Capi su uno scoglio"');
  expect(html).toContain('alt="Foto 2 di 2: Il molo (Capi, Camogli)"');
  expect(await page(`/en/blog/${id}/foto/1`)).toContain('alt="Capi su uno scoglio"');
  expect(await page("/feed.atom")).toContain("Capi su uno scoglio");
  expect(await textOf(await owner.open("/admin/libro/stampa"))).toContain('alt="Capi su uno scoglio"');
  const json = (await (await fetch(`${running.url}/api/blog-posts/${id}`)).json()) as Described;
  expect(json.descriptions).toEqual(["Capi su uno scoglio", null]);
  const embedded = await fetch(
    `${running.url}/oembed?url=${encodeURIComponent(`${running.url}/blog/${id}`)}`,
  );
  expect(((await embedded.json()) as { html: string }).html).toContain('alt="Capi su uno scoglio"');
});

test("a description stays with its photo: in another order, retouched, and back from the bin", async () => {
  const { id, photos } = await article();
  const [first = "", second = ""] = photos;
  const turned = await call("PATCH", `/admin/blog-posts/${id}`, [
    ["existingPhotos", second],
    ["existingPhotos", first],
  ]);
  expect(turned.json.descriptions).toEqual([null, "Capi su uno scoglio"]);
  const name = first.replace("/uploads/", "");
  expect((await editPhoto(running.site, { name, edits: [{ turn: 90 }], token: null })).ok).toBe(true);
  await owner.send(`/admin/articoli/${id}/elimina`, {});
  await restoreFromBin(running.site, [id]);
  const [post] = (await (await owner.open("/api/admin/blog-posts")).json()) as Described[];
  const words = post?.descriptions[1];
  expect(words).toBe("Capi su uno scoglio");
});

test("the page has a field under each photo, which survives a mistake and the way to 'Ritocca'", async () => {
  const { id, photos } = await article();
  const [first = "", second = ""] = photos.map((photo) => photo.replace("/uploads/", ""));
  const address = `/admin/articoli/${id}`;
  const form = await textOf(await owner.open(address));
  expect(form).toMatch(new RegExp(`name="description ${first}"[^>]*value="Capi su uno scoglio"`));
  const typed = {
    ...{ ...Object.fromEntries(texts), date: "2026-05-03", existingPhotos: [first, second] },
    [`description ${second}`]: "Una barca rossa",
  };
  const refused = await textOf(await owner.send(address, { ...typed, title: "" }));
  expect(refused).toContain('value="Una barca rossa"');
  const moved = await textOf(await owner.send(address, { ...typed, move: `first/${second}` }));
  expect(moved).toMatch(new RegExp(`name="description ${second}"[^>]*value="Una barca rossa"`));
  expect((await owner.send(address, typed)).status).toBe(302);
  expect(await page(`/blog/${id}`)).toContain('alt="Una barca rossa"');
  expect(await page(`/blog/${id}`)).toContain('alt="Capi su uno scoglio"');
  await owner.send(address, { ...typed, [`description ${second}`]: " " });
  expect(await page(`/blog/${id}`)).not.toContain("Una barca rossa");
});

test("a stop has one, too; 121 characters are too many, with a sentence, and nothing is lost", async () => {
  const place: [string, string][] = [
    ["name", "Il molo"],
    ["city", "Camogli"],
    ["country", "Italia"],
    ["latitude", "44.35"],
    ["longitude", "9.15"],
  ];
  const { json } = await call("POST", "/admin/locations", [
    ...place,
    ["photo", await jpegUpload("uno.jpg")],
    ["descriptions", "Un faro"],
  ]);
  expect(json.descriptions).toEqual(["Un faro"]);
  expect(await page(`/map/${json.id}`)).toContain('alt="Un faro"');
  const long = await call("PATCH", `/admin/locations/${json.id}`, [["descriptions", "x".repeat(121)]]);
  expect([long.status, long.json.error]).toEqual([400, "Massimo 120 caratteri"]);
  const name = (json.photo ?? "").replace("/uploads/", "");
  const html = await textOf(
    await owner.send(`/admin/locations/${json.id}`, {
      ...Object.fromEntries(place),
      date: "2026-05-03",
      existingPhotos: name,
      [`description ${name}`]: "y".repeat(121),
    }),
  );
  expect(html).toContain("Massimo 120 caratteri");
  expect(html).toContain("y".repeat(121));
});

test("'Che cosa manca' leads to the newest article whose photos have no words, until all have", async () => {
  const { id, photos } = await article();
  const link = `href="/admin/articoli/${id}">Foto senza`;
  expect(await textOf(await owner.open("/admin"))).toContain(link);
  await call("PATCH", `/admin/blog-posts/${id}`, [
    ...photos.map((name): [string, string] => ["existingPhotos", name]),
    ["descriptions", "Uno"],
    ["descriptions", "Due"],
  ]);
  expect(await textOf(await owner.open("/admin"))).not.toContain("Foto senza");
});
