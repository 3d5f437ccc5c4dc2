import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type Owner, nextNotice, signedIn } from "../../support/owner";
import { type PlacedStop, placeStops } from "../../support/site-data/placed-stops";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";
import { timeOutSessions } from "../../support/site-data/time-out-sessions";
import { setReadOnly } from "../../support/site-data/broken-table";
import { storedNames } from "../../support/photos/stored-names";

const password = "una password lunga";
const article = {
  title: "Titolo tenuto",
  content: "Prima riga\nSeconda",
  city: "Camogli",
  country: "Italia",
};
const place = { name: "Il porto", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };

let running: SiteInProcess;
let owner: Owner;
let faults: unknown[];
let placed: PlacedStop[];

beforeEach(async () => {
  faults = [];
  running = await siteInProcess({}, { onError: (error) => faults.push(error) });
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
  await sendStory(running.url, { story: "Una storia", photos: [["a.jpg", await jpegPhoto()]] });
  placed = await placeStops(running.site, [{ city: "Milano", article: "Sotto la Madonnina" }]);
});

afterEach(() => running.close());

const writable = (on: boolean) => setReadOnly(running.site.db, !on);

/** Returns the value of a field, with its line breaks as they were typed. */
const typedIn = (html: string, name: string) => valueOf(html, name)?.replaceAll("\r\n", "\n") ?? "";

/** Makes a folder of the site read-only. Returns a function that makes it writable again. */
async function block(folder: string): Promise<() => Promise<void>> {
  const directory = path.join(running.dataDir, folder);
  await rm(directory, { recursive: true });
  await writeFile(directory, "");
  return async () => {
    await rm(directory);
    await mkdir(directory);
  };
}

function call(method: string, address: string, body?: object): Promise<Response> {
  const headers = { Cookie: owner.cookie, ...(body && { "Content-Type": "application/json" }) };
  return fetch(running.url + address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

describe("the owner, while nothing can be stored", () => {
  beforeEach(() => writable(false));

  it("gets the forms back whole, promoted ones too, and sends them when there is room", async () => {
    const [photo = ""] = await storedNames(running.site.photos);
    const location = await owner.send("/admin/nuova-location", place);
    expect(location.status).toBe(503);
    const html = await textOf(location);
    expect(html).toContain("Si è verificato un errore durante la creazione della location.");
    expect(["name", "city", "latitude", "longitude"].map((field) => valueOf(html, field))).toEqual([
      "Il porto",
      "Camogli",
      "44.35",
      "9.15",
    ]);
    const promoted = await owner.send("/admin/nuovo-articolo", { ...article, existingPhotos: [photo] });
    expect(promoted.status).toBe(503);
    const form = await textOf(promoted);
    expect([valueOf(form, "title"), typedIn(form, "content"), valueOf(form, "existingPhotos")]).toEqual([
      article.title,
      article.content,
      photo,
    ]);
    await writable(true);
    expect((await owner.send("/admin/nuova-location", place)).status).toBe(302);
    expect((await owner.send("/admin/nuovo-articolo", { ...article, existingPhotos: [photo] })).status).toBe(
      302,
    );
    expect(faults).toHaveLength(2);
  });

  it("is told that nothing was shown, hidden or deleted", async () => {
    const [{ stop, post } = {}] = placed;
    for (const [address, fields] of [
      ["/admin/articoli", { id: post?.id ?? "", shown: "false" }],
      ["/admin/locations", { id: stop?.id ?? "", shown: "false" }],
      [`/admin/articoli/${post?.id}/elimina`, {}],
      [`/admin/locations/${stop?.id}/elimina`, {}],
    ] as const) {
      const answer = await owner.send(address, fields);
      expect([address, answer.status]).toEqual([address, 302]);
      expect(await nextNotice(running.url, answer)).toBe("Errore");
    }
    expect([await countAll(running.site, "blog_posts"), await countAll(running.site, "locations")]).toEqual([
      1, 1,
    ]);
    expect(await (await fetch(`${running.url}/blog`)).text()).toContain("Sotto la Madonnina");
  });

  it("hears the same from every call that writes", async () => {
    const [{ stop, post } = {}] = placed;
    const answers = [
      await call("PATCH", `/api/admin/blog-posts/${post?.id}/visibility`, { published: false }),
      await call("PATCH", `/api/admin/locations/${stop?.id}/visibility`, { visible: false }),
      await call("DELETE", `/api/admin/blog-posts/${post?.id}`),
      await call("DELETE", `/api/admin/locations/${stop?.id}`),
      await call("POST", "/api/admin/login", { password }),
    ];
    for (const answer of answers) {
      expect([answer.url, answer.status]).toEqual([answer.url, 503]);
      expect(await answer.json()).toEqual({
        error: "In questo momento il sito non riesce a salvare niente: riprova più tardi.",
      });
    }
  });

  it("can leave: the browser forgets the session", async () => {
    for (const answer of [await owner.send("/admin/logout", {}), await call("POST", "/api/admin/logout")]) {
      expect([302, 200]).toContain(answer.status);
      expect(answer.headers.getSetCookie().join()).toMatch(/giramondo=[^;]*; Max-Age=0/);
    }
    expect(faults).toEqual([]);
  });

  it("whose session has ended keeps the form in the page, and sends it from there", async () => {
    await writable(true);
    const token = valueOf(await textOf(await owner.open("/admin/nuovo-articolo")), "token") ?? "";
    await timeOutSessions(running.site);
    await writable(false);
    const answer = await owner.send("/admin/nuovo-articolo", { ...article, token });
    expect(answer.status).toBe(503);
    const html = await textOf(answer);
    expect(html).toContain("Quello che hai scritto è ancora in questa pagina");
    expect(html).toContain('action="/admin/nuovo-articolo"');
    const kept = Object.fromEntries(
      ["title", "content", "city", "country", "token"].map((field) => [field, typedIn(html, field)]),
    );
    expect(kept).toEqual({ ...article, token });

    await writable(true);
    const login = (await owner.send("/admin/nuovo-articolo", kept)).headers.get("Location") ?? "";
    const back = new URL(login, running.url).searchParams.get("ritorno") ?? "";
    const again = await signedIn(running.url, password);
    expect(valueOf(await textOf(await again.open(back)), "title")).toBe("Titolo tenuto");
    expect(faults).toHaveLength(1);
  });

  it("a stranger's form for the owner is not carried anywhere", async () => {
    const body = new URLSearchParams({ ...article, token: "falso.falso" });
    const answer = await fetch(`${running.url}/admin/nuovo-articolo`, {
      method: "POST",
      body,
      redirect: "manual",
    });
    expect(answer.headers.get("Location")).toBe("/admin?ritorno=%2Fadmin%2Fnuovo-articolo");
  });
});

describe.each(["incoming", "uploads"])("the owner, while %s cannot be written", (folder) => {
  it("keeps the location's words, and places it without the photo", async () => {
    const release = await block(folder);
    const photo = await jpegUpload("a.jpg");
    const answer = await owner.send("/admin/nuova-location", { ...place, photo });
    expect(answer.status).toBe(503);
    expect(valueOf(await textOf(answer), "name")).toBe("Il porto");
    expect((await owner.send("/admin/nuova-location", place)).status).toBe(302);
    await release();
    expect((await owner.send("/admin/nuova-location", { ...place, photo })).status).toBe(302);
  });

  it("is told so beside the photo when its GPS is asked for", async () => {
    await block(folder);
    const photo = await jpegUpload("a.jpg", { position: { latitude: 44.35, longitude: 9.15 } });
    const answer = await owner.send("/admin/nuova-location", {
      ...place,
      latitude: "",
      intent: "gps",
      photo,
    });
    const html = await textOf(answer);
    expect(html).toContain("In questo momento il sito non riesce a salvare niente");
    expect(valueOf(html, "name")).toBe("Il porto");
  });

  it("deletes what is there", async () => {
    await block(folder);
    const story = await running.site.db.selectFrom("stories").select("id").executeTakeFirstOrThrow();
    const answer = await owner.send(`/admin/storie/${story.id}/elimina`, {});
    expect(await nextNotice(running.url, answer)).toBe("Storia eliminata!");
    expect((await owner.send("/admin/cestino/tutto/elimina", {})).status).toBe(302);
    expect(await running.site.db.selectFrom("photos").selectAll().execute()).toEqual([]);
  });
});

it("extracting GPS by program says 503 when the photo cannot be received", async () => {
  await block("incoming");
  const body = new FormData();
  body.set("photo", await jpegUpload("a.jpg"));
  const headers = { Cookie: owner.cookie };
  const answer = await fetch(`${running.url}/api/extract-gps`, { method: "POST", headers, body });
  expect(answer.status).toBe(503);
});
