import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/domain/new-id";
import { type PhotoInfo, photoFiles } from "~/photo-store/photo-files";
import { sweepPhotos } from "~/domain/photos/files/sweep-photos.server";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { type Owner, nextNotice, nextNoticeInFull } from "../../../support/owner";
import { storedFiles } from "../../../support/photos/stored-files";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegUpload } from "../../../support/test-photos";
import { storedNames } from "../../../support/photos/stored-names";

const grey = 74;

let running: SiteInProcess;
let owner: Owner;
beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

interface Row extends PhotoInfo {
  id: string;
  latitude: number | null;
  taken_on: string | null;
}

const photosInDatabase = (): Promise<Row[]> => running.site.db.selectFrom("photos").selectAll().execute();

async function onlyPhoto(): Promise<Row> {
  const [photo, ...others] = await photosInDatabase();
  if (!photo || others.length > 0) throw new Error(`${others.length} others`);
  return photo;
}

/** Sends a story with one photo. Returns the photo's row. */
async function receivedPhoto(look: Parameters<typeof jpegUpload>[1] = {}): Promise<Row> {
  const form = new FormData();
  form.set("story", "Era sul molo.");
  form.set("consent", "true");
  form.set("photos", await jpegUpload("molo.jpg", { width: 1200, height: 800, ...look }));
  const answer = await fetch(`${running.url}/api/submit-story`, { method: "POST", body: form });
  expect(answer.status).toBe(201);
  return onlyPhoto();
}

const article = { title: "Il molo", content: "Mare.", city: "Camogli", country: "Italia" };
const stop = { name: "Molo", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };

/** Sends one of the owner's forms to a JSON call. */
async function made(
  list: string,
  fields: Record<string, string>,
): Promise<{ id: string; updatedAt: string }> {
  const answer = await owner.send(`/api/admin/${list}`, fields);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; updatedAt: string };
}

const page = (name: string, query = "") => `/admin/foto/${name}${query}`;
const statusOf = async (address: string, cookie = "") =>
  (await fetch(running.url + address, { headers: { Cookie: cookie } })).status;
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
const pendingIn = (html: string) =>
  [...html.matchAll(/<input type="hidden" name="op" value="([^"]+)"/g)].map(([, op]) => op);
const errorsIn = (html: string) =>
  [...html.matchAll(/class="field-error">([^<]+)</g)].map(([, text]) => text);

async function storedHashes(): Promise<Map<string, string>> {
  const stored = storedFiles(running);
  const hashes = new Map<string, string>();
  for (const file of await stored.names()) {
    const bytes = await stored.read(file);
    hashes.set(createHash("sha256").update(bytes).digest("hex"), file);
  }
  return hashes;
}

/** Returns the colour of a served picture at a point. */
async function colourAt(address: string, x: number, y: number): Promise<number[]> {
  const answer = await owner.open(address);
  expect(answer.status).toBe(200);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)];
}

const isGrey = (colour: number[]) => colour.every((value) => Math.abs(value - grey) <= 4);

/** Saves these changes with the form of the page. */
async function save(name: string, query: string): Promise<Response> {
  const html = await (await owner.open(page(name, query))).text();
  return owner.send(page(name, query), { token: tokenIn(html) });
}

const cover = "?op=cover:0.5,0.5,0.12";

describe("saving", () => {
  it("changes the photo for the story, the article, the stop and the draft, and leaves nothing of the old one", async () => {
    const old = await receivedPhoto({
      position: { latitude: 44.35, longitude: 9.15 },
      takenAt: "2024:05:03 10:00:00",
    });
    const post = await made("blog-posts", { ...article, existingPhotos: old.name });
    const location = await made("locations", { ...stop, existingPhotos: old.name });
    const now = new Date().toISOString();
    await running.site.db
      .insertInto("drafts")
      .values({
        id: "bozza",
        fields: null,
        created_at: now,
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      })
      .execute();
    await running.site.db
      .insertInto("draft_photos")
      .values({ draft_id: "bozza", position: 0, photo_id: old.id })
      .execute();
    const before = await storedHashes();
    const oldFiles = photoFiles(old).map(({ name }) => `/uploads/${name}`);
    for (const file of oldFiles) expect(await statusOf(file)).toBe(200);
    const shown = await (await fetch(`${running.url}/blog/${post.id}`)).text();
    expect(shown).toContain(old.id);

    const saved = await save(old.name, cover);
    expect(saved.status).toBe(302);
    expect(await nextNotice(running.url, saved)).toBe("Foto salvata!");

    const photo = await onlyPhoto();
    expect(saved.headers.get("Location")).toBe(page(photo.name));
    expect(photo).toMatchObject({ width: 1200, height: 800, latitude: old.latitude, taken_on: "2024-05-03" });
    expect(photo.name).toMatch(/_molo\.jpg$/);
    expect(photo.id).not.toBe(old.id);
    for (const { name } of photoFiles(photo)) {
      expect([name, isGrey(await colourAt(`/uploads/${name}`, 0.5, 0.5))]).toEqual([name, true]);
    }
    const { db } = running.site;
    for (const table of ["story_photos", "blog_post_photos", "draft_photos", "locations"] as const) {
      const rows = await db.selectFrom(table).select("photo_id").execute();
      expect([table, rows]).toEqual([table, [{ photo_id: photo.id }]]);
    }
    for (const address of [`/blog/${post.id}`, `/map/${location.id}`, "/blog"]) {
      const html = await (await fetch(running.url + address)).text();
      expect([address, html.includes(photo.id), html.includes(old.id)]).toEqual([address, true, false]);
    }
    const stories = await (await owner.open("/admin")).text();
    expect(stories).toContain(photo.name);
    expect(stories).not.toContain(old.id);

    for (const file of oldFiles) {
      expect(await statusOf(file)).toBe(404);
      expect(await statusOf(file, owner.cookie)).toBe(404);
      expect(await statusOf(`${file}?draft=bozza`)).toBe(404);
    }
    const after = await storedHashes();
    expect([...after.keys()].filter((hash) => before.has(hash))).toEqual([]);
    expect([...after.values()].toSorted()).toEqual(
      photoFiles(photo)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(await readdir(running.site.incoming)).toEqual([]);
    for (const [table, { id, updatedAt }] of [
      ["blog_posts", post],
      ["locations", location],
    ] as const) {
      const row = await db
        .selectFrom(table)
        .select("updated_at")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(row.updated_at > updatedAt).toBe(true);
    }
  });

  it("does the same form once, however often and at the same time it is sent", async () => {
    const old = await receivedPhoto();
    const html = await (await owner.open(page(old.name, cover))).text();
    const send = () => owner.send(page(old.name, cover), { token: tokenIn(html) });
    const together = await Promise.all([send(), send()]);
    const again = await send();
    const photo = await onlyPhoto();
    const addresses = [...together, again].map((answer) => answer.headers.get("Location"));
    expect(addresses).toEqual(Array.from({ length: 3 }, () => page(photo.name)));
    expect(await nextNotice(running.url, again)).toBe("Foto salvata!");
    expect(await storedNames(running.site.photos)).toEqual([photo.name]);
  });

  it("of two tabs at the same time only one changes the photo, and the other keeps its changes", async () => {
    const old = await receivedPhoto();
    const answers = await Promise.all([save(old.name, "?op=turn:90"), save(old.name, cover)]);
    const photo = await onlyPhoto();
    expect(await storedNames(running.site.photos)).toEqual([photo.name]);
    const notices = await Promise.all(answers.map((answer) => nextNotice(running.url, answer)));
    expect(notices.toSorted()).toEqual(["Foto salvata!", "Questa foto è già cambiata"]);
  });

  it("with a form that is older than the photo leads to the new one, and keeps the changes", async () => {
    const old = await receivedPhoto();
    const stale = tokenIn(await (await owner.open(page(old.name, cover))).text());
    await save(old.name, "?op=turn:90");
    const photo = await onlyPhoto();
    const answer = await owner.send(page(old.name, cover), { token: stale });
    expect(answer.headers.get("Location")).toBe(page(photo.name, "?op=cover%3A0.5%2C0.5%2C0.12"));
    const said = await nextNoticeInFull(running.url, answer);
    expect(said?.text).toContain("è stata ritoccata: qui sotto c’è quella nuova");
    expect(await onlyPhoto()).toEqual(photo);
    // It is still found after another change.
    await save(photo.name, "?op=turn:90");
    const opened = await owner.open(page(old.name));
    expect(opened.headers.get("Location")).toBe(page((await onlyPhoto()).name));
  });

  it("without a change says so", async () => {
    const { name } = await receivedPhoto();
    const answer = await owner.send(page(name), { token: "x" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(
      "Non c’è ancora niente da salvare: ruota la foto o copri un punto.",
    );
    expect((await onlyPhoto()).name).toBe(name);
  });

  it("of a photo that was deleted meanwhile says so", async () => {
    const { name } = await receivedPhoto();
    const html = await (await owner.open(page(name, cover))).text();
    const { id } = await running.site.db.selectFrom("stories").select("id").executeTakeFirstOrThrow();
    for (const list of ["stories", "bin"]) {
      const address = `${running.url}/api/admin/${list}/${id}`;
      await fetch(address, { method: "DELETE", headers: { Cookie: owner.cookie } });
    }
    const answer = await owner.send(page(name, cover), { token: tokenIn(html) });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Questa foto non c’è più.");
    expect((await owner.open(page(name))).status).toBe(404);
    expect(await storedNames(running.site.photos)).toEqual([]);
  });

  it("cut off after the commit leaves nothing of the old photo after the next start", async () => {
    const old = await receivedPhoto();
    const stored = storedFiles(running);
    const bytes = await stored.read(old.name);
    await save(old.name, cover);
    await stored.write(old.name, bytes);
    const aside: string[] = [];
    await sweepPhotos(running.site, async (name) => void aside.push(name));
    expect(aside).toEqual([]);
    expect(await storedNames(running.site.photos)).toEqual([(await onlyPhoto()).name]);
  });

  it("of a photo whose file is damaged or missing changes nothing", async () => {
    const old = await receivedPhoto();
    await storedFiles(running).remove(old.name);
    const answer = await save(old.name, cover);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Il file di questa foto non si apre più: non ho cambiato niente.");
    expect(pendingIn(html)).toEqual(["cover:0.5,0.5,0.12"]);
    expect(await onlyPhoto()).toEqual(old);
  });

  it("is for the owner alone: whoever was signed out finds the changes again after the login", async () => {
    const { name } = await receivedPhoto();
    const answer = await fetch(running.url + page(name, cover), {
      method: "POST",
      body: new URLSearchParams({ token: "x" }),
      redirect: "manual",
    });
    const location = answer.headers.get("Location") ?? "";
    expect(new URL(location, running.url).searchParams.get("ritorno")).toBe(
      page(name, "?op=cover%3A0.5%2C0.5%2C0.12"),
    );
    expect((await onlyPhoto()).name).toBe(name);
  });

  it("an article that was begun before uses the new photo", async () => {
    const old = await receivedPhoto();
    await save(old.name, cover);
    const post = await made("blog-posts", { ...article, existingPhotos: old.name });
    const html = await (await fetch(`${running.url}/blog/${post.id}`)).text();
    expect(html).toContain((await onlyPhoto()).name.replace(".jpg", ""));
  });
});

describe("the buttons", () => {
  /** Returns the changes in the address that a button leads to. */
  async function pressed(name: string, query: string): Promise<string[]> {
    const answer = await owner.open(page(name, query));
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get("Location") ?? "", running.url).searchParams.getAll("op");
  }

  it("turn, cover and undo", async () => {
    const { name } = await receivedPhoto();
    expect(await pressed(name, "?do=left")).toEqual(["turn:270"]);
    expect(await pressed(name, "?op=turn:270&do=right")).toEqual(["turn:270", "turn:90"]);
    expect(await pressed(name, "?op=turn:270&op=turn:90&do=undo")).toEqual(["turn:270"]);
    expect(await pressed(name, "?op=turn:270&op=turn:90&do=clear")).toEqual([]);
    expect(await pressed(name, "?do=cover&left=40&top=12,5&size=large")).toEqual(["cover:0.4,0.125,0.12"]);
  });

  it("cover where the photo was touched, on every width of screens, turned or not", async () => {
    const { name } = await receivedPhoto();
    expect(await pressed(name, "?narrow.x=160&narrow.y=53&size=small")).toEqual(["cover:0.5,0.2488,0.03"]);
    expect(await pressed(name, "?medium.x=640&medium.y=427")).toEqual(["cover:1,1,0.06"]);
    expect(await pressed(name, "?wide.x=66&wide.y=440")).toEqual(["cover:0.1,1,0.06"]);
    expect(await pressed(name, "?op=turn:90&narrow.x=160&narrow.y=240")).toEqual([
      "turn:90",
      "cover:0.5,0.5,0.06",
    ]);
  });

  it.each([
    ["narrow.x=321&narrow.y=10", "Quel punto è fuori dalla foto: tocca un punto dentro la foto."],
    ["narrow.x=10&narrow.y=-1", "Quel punto è fuori dalla foto: tocca un punto dentro la foto."],
    ["narrow.x=NaN&narrow.y=1", "Quel punto è fuori dalla foto: tocca un punto dentro la foto."],
    [
      "narrow.x=0&narrow.y=0",
      "Dalla tastiera, scrivi sotto la foto quanto il punto è lontano da sinistra e dall’alto.",
    ],
    [
      "do=cover&left=101&top=10",
      "Scrivi due numeri da 0 a 100: quanto il punto è lontano da sinistra e dall’alto.",
    ],
    ["do=cover&left=10", "Scrivi due numeri da 0 a 100: quanto il punto è lontano da sinistra e dall’alto."],
    ["op=blur:1", "Questo indirizzo contiene ritocchi che non si leggono: li ho lasciati fuori."],
  ])("%s: a sentence, and the changes so far stay", async (query, sentence) => {
    const { name } = await receivedPhoto();
    const answer = await owner.open(page(name, `${cover}&${query}`));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(errorsIn(html)).toEqual([sentence]);
    expect(pendingIn(html)).toEqual(["cover:0.5,0.5,0.12"]);
  });

  it("keep what was typed when it is no point", async () => {
    const { name } = await receivedPhoto();
    const html = await (await owner.open(page(name, "?do=cover&left=dieci&top=20"))).text();
    expect(html).toMatch(/name="left"[^>]*value="dieci"/);
    expect(html).toMatch(/name="top"[^>]*value="20"/);
  });

  it("take forty changes and no more", async () => {
    const { name } = await receivedPhoto();
    const forty = `?${Array.from({ length: 40 }, () => "op=turn:90").join("&")}`;
    const answer = await owner.open(page(name, `${forty}&do=right`));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(errorsIn(html)).toEqual(["40 ritocchi per volta sono il massimo: salva questi, poi continua."]);
    expect(pendingIn(html)).toHaveLength(40);
    expect((await owner.open(page(name, `${forty}&op=turn:90`))).status).toBe(400);
    expect((await owner.open(`${page(name)}/anteprima${forty}&op=turn:90`)).status).toBe(400);
  });
});

describe("a photo of a form", () => {
  it("leads back to the form, which has the new photo and all words, and to nowhere else", async () => {
    const { name } = await receivedPhoto();
    const form = await textOf(await owner.open(`/admin/nuovo-articolo?photo=${name}`));
    const typed = { title: "«Molo» & altro", existingPhotos: name, token: tokenIn(form), retouch: name };
    const left = await owner.send("/admin/nuovo-articolo", typed);
    const address = left.headers.get("Location") ?? "";
    expect(address).toMatch(/^\/admin\/foto\/[\w.]+\?modulo=%2Fadmin%2Fnuovo-articolo%3Fdraft%3D/);
    expect(await textOf(await owner.open(address))).toContain("Torna al modulo");
    const saved = await owner.send(`${address}&op=turn:90`, { token: newId() });
    const back = await textOf(await owner.open(saved.headers.get("Location") ?? ""));
    expect(valueOf(back, "title")).toBe("«Molo» & altro");
    const [photo] = await photosInDatabase();
    expect(photo?.name).not.toBe(name);
    expect(valueOf(back, "existingPhotos")).toBe(photo?.name);

    for (const elsewhere of ["https://altrove.example/", "//altrove.example", "/admin/logout", "/blog"]) {
      const query = `?modulo=${encodeURIComponent(elsewhere)}`;
      expect(await textOf(await owner.open(page(photo?.name ?? "", query)))).not.toContain("Torna al modulo");
    }
  });
});

describe("the picture before saving", () => {
  it("shows the changes, is kept by nobody, and stores nothing", async () => {
    const { name } = await receivedPhoto();
    const address = `${page(name)}/anteprima?op=turn:90&op=cover:0.5,0.5,0.12`;
    const html = await (await owner.open(page(name, "?op=turn:90&op=cover:0.5,0.5,0.12"))).text();
    expect(html).toContain(`src="${page(name)}/anteprima?op=turn%3A90&amp;op=cover%3A0.5%2C0.5%2C0.12"`);
    const answer = await owner.open(address);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ width: 800, height: 1200, format: "jpeg" });
    expect(isGrey(await colourAt(address, 0.5, 0.5))).toBe(true);
    expect((await onlyPhoto()).name).toBe(name);
    expect(await readdir(running.site.incoming)).toEqual([]);
  });

  it("of a photo that is not there is not there", async () => {
    expect((await owner.open(`${page("00000000000000000000_x.jpg")}/anteprima?op=turn:90`)).status).toBe(404);
    expect((await owner.open(page("00000000000000000000_x.jpg"))).status).toBe(404);
    expect((await owner.open(page("..%2F..%2Fetc%2Fpasswd"))).status).toBe(404);
  });
});

describe("the day on which a photo was taken", () => {
  it("is the owner's to read, and nobody else's", async () => {
    const { name, taken_on } = await receivedPhoto({ takenAt: "2024:05:03 23:59:00" });
    expect(taken_on).toBe("2024-05-03");
    expect(await (await owner.open("/admin")).text()).toContain("Scattata il 3 maggio 2024");
    const post = await made("blog-posts", { ...article, existingPhotos: name, date: "2024-06-01" });
    for (const address of [`/blog/${post.id}`, `/api/blog-posts/${post.id}`, "/blog"]) {
      const text = await (await fetch(running.url + address)).text();
      expect([address, text.includes("2024-05-03"), text.includes("3 maggio")]).toEqual([
        address,
        false,
        false,
      ]);
    }
    expect(await (await owner.open("/api/admin/stories")).text()).not.toContain("2024-05-03");
  });

  it("is not kept when it lies in the future, or is not said", async () => {
    expect((await receivedPhoto({ takenAt: "2099:01:01 10:00:00" })).taken_on).toBeNull();
    expect(await (await owner.open("/admin")).text()).not.toContain("Scattata");
  });

  it.each([
    ["2024-05-03", "2024-05-03"],
    ["2024-02-30", null],
    ["ieri", null],
  ])("comes along with a photo that the browser made smaller: %s", async (sent, kept) => {
    const form = new FormData();
    form.set("story", "Era sul molo.");
    form.set("consent", "true");
    form.set("photoTakenOn", sent);
    form.set("photos", await jpegUpload("molo.jpg"));
    await fetch(`${running.url}/api/submit-story`, { method: "POST", body: form });
    expect((await onlyPhoto()).taken_on).toBe(kept);
  });
});
