import { statSync, utimesSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { type Owner, nextNotice, signedIn } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";
import { setReadOnly } from "../../support/site-data/broken-table";
import { storedNames } from "../../support/photos/stored-names";

let running: SiteInProcess;
let owner: Owner;
let faults: unknown[];

beforeEach(async () => {
  faults = [];
  running = await siteInProcess({ SUBMIT_LIMIT: "0" }, { onError: (error) => faults.push(error) });
  await setPassword(running.site, "una password lunga");
  owner = await signedIn(running.url, "una password lunga");
});

afterEach(() => running.close());

const retryLater = "Si è verificato un errore durante l&#x27;invio. Riprova più tardi.";
const long = { story: "Sul muretto del porto. ".repeat(40), name: "Marta", city: "Camogli" };

/** Stops the database from growing. Returns a function that ends this. */
async function fillDatabase(): Promise<() => Promise<void>> {
  const { db } = running.site;
  await sql`pragma max_page_count = 1`.execute(db);
  let full = false;
  for (let n = 0; !full; n += 1) {
    const row = { key: `filling-${n}`, value: "x".repeat(500) };
    full = await db
      .insertInto("settings")
      .values(row)
      .execute()
      .then(
        () => false,
        () => true,
      );
  }
  return async () => void (await sql`pragma max_page_count = 100000`.execute(db));
}

/** Makes a folder of the site read-only. Returns a function that makes it writable again. */
async function block(folder: string): Promise<() => Promise<void>> {
  const place = path.join(running.dataDir, folder);
  await rm(place, { recursive: true });
  await writeFile(place, "");
  return async () => {
    await rm(place);
    await mkdir(place);
  };
}

async function isWhole(): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(running.site.db);
  return rows[0]?.integrity_check === "ok";
}

describe("when the database cannot grow", () => {
  it("keeps what was acknowledged and no more, says to try later, lets everyone read, and recovers by itself", async () => {
    const release = await fillDatabase();
    let acknowledged = 0;
    let answer = await sendStory(running.url, long);
    while (answer.status === 303 && acknowledged < 50) {
      acknowledged += 1;
      answer = await sendStory(running.url, long);
    }
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain(retryLater);
    expect(html).toContain(long.story.trim());
    expect(html).toContain("Marta");
    expect(await countAll(running.site, "stories")).toBe(acknowledged);
    for (const page of ["/", "/blog", "/map", "/faq", "/submit", "/healthz"]) {
      expect((await fetch(running.url + page)).status, page).toBe(200);
    }
    expect((await owner.open("/admin")).status).toBe(200);
    await release();
    expect((await sendStory(running.url, long)).status).toBe(303);
    expect(await countAll(running.site, "stories")).toBe(acknowledged + 1);
    expect(await isWhole()).toBe(true);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ code: "SQLITE_FULL" });
  });

  it("leaves no photo behind", async () => {
    await fillDatabase();
    for (let n = 0; n < 8; n += 1) {
      const answer = await sendStory(running.url, { ...long, photos: [["a.jpg", await jpegPhoto()]] });
      if (answer.status === 503) break;
    }
    const rows = await running.site.db.selectFrom("photos").select("name").execute();
    expect((await storedNames(running.site.photos)).sort()).toEqual(rows.map(({ name }) => name).sort());
    expect(faults).toHaveLength(1);
  });
});

describe.each(["uploads", "incoming"])("when %s cannot be written", (folder) => {
  it("gives the finder every word back, and takes the same form when there is room again", async () => {
    const release = await block(folder);
    const photos: [string, Buffer][] = [["a.jpg", await jpegPhoto()]];
    const answer = await sendStory(running.url, { ...long, photos });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(retryLater);
    for (const word of ["Sul muretto del porto.", "Marta", "Camogli"]) expect(html).toContain(word);
    expect(await countAll(running.site, "stories")).toBe(0);
    expect((await sendStory(running.url, long)).status).toBe(303);
    await release();
    expect((await sendStory(running.url, { ...long, photos })).status).toBe(303);
    expect(await storedNames(running.site.photos)).toHaveLength(1);
    expect(faults).toHaveLength(1);
  });

  it("answers the API with 503 and one sentence", async () => {
    await block(folder);
    const body = new FormData();
    body.set("story", "Ciao");
    body.set("consent", "true");
    body.append("photos", new File([new Uint8Array(await jpegPhoto())], "a.jpg"));
    const answer = await fetch(`${running.url}/api/submit-story`, { method: "POST", body });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error: "In questo momento il sito non riesce a salvare niente: riprova più tardi.",
    });
  });

  it("says the owner's error and keeps the article's form", async () => {
    await block(folder);
    const answer = await owner.send("/admin/nuovo-articolo", {
      title: "Titolo tenuto",
      content: "Testo tenuto",
      city: "Camogli",
      country: "Italia",
      photo: new File([new Uint8Array(await jpegPhoto())], "a.jpg"),
    });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain("Si è verificato un errore durante la creazione dell&#x27;articolo.");
    expect(html).toContain("Titolo tenuto");
    expect(html).toContain("Testo tenuto");
    expect(await countAll(running.site, "blog_posts")).toBe(0);
  });
});

describe("the owner's panel", () => {
  const isWarned = async () => {
    const html = await (await owner.open("/admin")).text();
    expect(html).toContain("Storie Ricevute");
    return html.includes("Il sito non riesce a salvare");
  };

  it("writes nothing to the disk to say that all is well", async () => {
    const pages = ["/admin", "/admin/articoli", "/admin/nuova-location"];
    for (const page of pages) await owner.open(page);
    const folders = ["incoming", "uploads"].map((folder) => path.join(running.dataDir, folder));
    const written = () =>
      [...folders, path.join(running.dataDir, "site.db-wal")].map((place) => statSync(place).mtimeMs);
    for (const folder of folders) utimesSync(folder, 0, 0);
    const before = written();
    for (const page of pages) {
      expect(await (await owner.open(page)).text()).not.toContain("Il sito non riesce a salvare");
    }
    expect(written()).toEqual(before);
  });

  it.each(["incoming", "uploads"])(
    "tells that %s cannot be written, and stops when it is over",
    async (folder) => {
      expect(await isWarned()).toBe(false);
      const release = await block(folder);
      expect(await isWarned()).toBe(true);
      await release();
      expect(await isWarned()).toBe(false);
    },
  );

  it("tells of a fault that only the last write met, until a small one works again", async () => {
    const release = await fillDatabase();
    expect(await isWarned()).toBe(true);
    expect(await isWarned()).toBe(true);
    await release();
    expect(await isWarned()).toBe(false);
    await setReadOnly(running.site.db, true);
    expect(await isWarned()).toBe(false);
    expect((await sendStory(running.url, long)).status).toBe(503);
    expect(await isWarned()).toBe(true);
    await setReadOnly(running.site.db, false);
    expect((await sendStory(running.url, long)).status).toBe(303);
    expect(await isWarned()).toBe(false);
    expect(faults).toHaveLength(1);
  });
});

describe("when nothing can be written at all", () => {
  it("lets everyone read, keeps the session of the owner, and refuses acts and logins with a sentence", async () => {
    const story = await sendStory(running.url, long);
    expect(story.status).toBe(303);
    const { id } = await running.site.db.selectFrom("stories").select("id").executeTakeFirstOrThrow();
    const old = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await running.site.db.updateTable("sessions").set({ last_seen_at: old }).execute();
    await setReadOnly(running.site.db, true);

    for (const page of ["/", "/blog", "/map", "/submit", "/admin"]) {
      expect((await fetch(running.url + page)).status, page).toBe(200);
    }
    for (const page of ["/admin", "/admin/nuovo-articolo", "/admin/nuova-location", "/admin/articoli"]) {
      expect((await owner.open(page)).status, page).toBe(200);
    }
    const removal = await owner.send(`/admin/storie/${id}/elimina`, {});
    expect(removal.status).toBe(302);
    expect(await nextNotice(running.url, removal)).toBe("Errore");
    expect(await countAll(running.site, "stories")).toBe(1);
    const body = new URLSearchParams({ password: "una password lunga" });
    const login = await fetch(`${running.url}/admin`, { method: "POST", body, redirect: "manual" });
    expect(login.status).toBe(503);
    expect(await login.text()).toContain("non riesce a salvare niente");
    await setReadOnly(running.site.db, false);
    await signedIn(running.url, "una password lunga");
  });
});
