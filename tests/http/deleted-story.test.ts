import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { textOf, valueOf } from "../support/form-html";
import { type Owner, signedIn } from "../support/owner";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";
import { jpegUpload } from "../support/test-photos";

let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  running = await siteInProcess();
  await setPassword(running.site, "una password lunga");
  owner = await signedIn(running.url, "una password lunga");
});

afterEach(() => running.close());

async function send(fields: Record<string, string | File>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${running.url}/submit`, { method: "POST", body, redirect: "manual" });
}

const files = async () => (await readdir(path.join(running.dataDir, "uploads"))).sort();

test("a story goes with its photos in every size, but for those that an article shows, and these go with it", async () => {
  const refused = await send({
    story: "",
    photos: await jpegUpload("tenuta.jpg", { width: 1000, height: 700 }),
  });
  const draft = valueOf(await textOf(refused), "draft") ?? "";
  const sent = { story: "Una storia", consent: "true", draft };
  const photos = await jpegUpload("persa.jpg", { width: 1000, height: 700 });
  expect((await send({ ...sent, photos })).status).toBe(302);
  const desk = await textOf(await owner.open("/admin"));
  const [kept = "", lost = ""] = ["tenuta", "persa"].map(
    (label) => new RegExp(`[0-9a-f]{20}_${label}\\.jpg`).exec(desk)?.[0],
  );
  const article = { title: "Titolo", content: "Testo", city: "Camogli", country: "Italia" };
  const created = await owner.send("/admin/nuovo-articolo", { ...article, existingPhotos: [kept] });
  const post = new URL(created.headers.get("Location") ?? "", running.url).searchParams.get("creato");
  const before = await files();
  expect(before.filter((name) => name.includes("persa")).length).toBeGreaterThan(2);

  const { id } = await running.site.db.selectFrom("stories").select("id").executeTakeFirstOrThrow();
  expect((await owner.send(`/admin/storie/${id}/elimina`, {})).status).toBe(302);
  expect(await files()).toEqual(before.filter((name) => name.includes("tenuta")));
  expect((await owner.open(`/uploads/${lost}`)).status).toBe(404);
  expect((await fetch(`${running.url}/uploads/${kept}`)).status).toBe(200);
  for (const table of ["stories", "story_photos", "drafts", "draft_photos"] as const) {
    expect(await running.site.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }

  expect((await owner.send(`/admin/articoli/${post}/elimina`, {})).status).toBe(302);
  expect(await files()).toEqual([]);
  expect(await running.site.db.selectFrom("photos").selectAll().execute()).toEqual([]);
});
