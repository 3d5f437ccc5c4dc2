import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { apiWorld, form } from "../../../support/api/api-world";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { type Owner, nextNoticeInFull, signedIn } from "../../../support/owner";
import { storedFiles } from "../../../support/photos/stored-files";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { jpegUpload } from "../../../support/test-photos";

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

const files = () => storedFiles(running).names();

test("a story goes with its photos in every size, but for those that an article shows, and these go with it", async () => {
  const refused = await send({
    story: "",
    photos: await jpegUpload("tenuta.jpg", { width: 1000, height: 700 }),
  });
  const draft = valueOf(await textOf(refused), "draft") ?? "";
  const sent = { story: "Una storia", consent: "true", draft };
  const photos = await jpegUpload("persa.jpg", { width: 1000, height: 700 });
  expect((await send({ ...sent, photos })).status).toBe(303);
  const admin = await textOf(await owner.open("/admin"));
  const [kept = "", lost = ""] = ["tenuta", "persa"].map(
    (label) => new RegExp(`[0-9a-f]{20}_${label}\\.jpg`).exec(admin)?.[0],
  );
  const article = { title: "Titolo", content: "Testo", city: "Camogli", country: "Italia" };
  const created = await owner.send("/admin/nuovo-articolo", { ...article, existingPhotos: [kept] });
  const post = new URL(created.headers.get("Location") ?? "", running.url).searchParams.get("creato");
  const before = await files();
  expect(before.filter((name) => name.includes("persa")).length).toBeGreaterThan(2);

  const { id } = await running.site.db.selectFrom("stories").select("id").executeTakeFirstOrThrow();
  const deleted = await owner.send(`/admin/storie/${id}/elimina`, {});
  expect(deleted.status).toBe(302);
  expect(await nextNoticeInFull(running.url, deleted)).toEqual({
    title: "Storia eliminata!",
    text: "La storia è nel cestino: per 30 giorni puoi ripristinarla.",
  });
  expect(await files()).toEqual(before);
  const question = await textOf(await owner.open(`/admin/cestino/${id}/elimina`));
  expect(question).toContain("L’eliminazione non può essere annullata. Le foto già usate in un articolo");
  const gone = await owner.send(`/admin/cestino/${id}/elimina`, {});
  expect(await nextNoticeInFull(running.url, gone)).toMatchObject({ title: "Eliminato per sempre!" });
  expect(await files()).toEqual(before.filter((name) => name.includes("tenuta")));
  expect((await owner.open(`/uploads/${lost}`)).status).toBe(404);
  expect((await fetch(`${running.url}/uploads/${kept}`)).status).toBe(200);
  for (const table of ["stories", "story_photos", "bin", "bin_photos", "drafts", "draft_photos"] as const) {
    expect(await running.site.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }

  expect((await owner.send(`/admin/articoli/${post}/elimina`, {})).status).toBe(302);
  expect((await owner.send("/admin/cestino/tutto/elimina", {})).status).toBe(302);
  expect(await files()).toEqual([]);
  expect(await running.site.db.selectFrom("photos").selectAll().execute()).toEqual([]);
});

test("an article keeps the language of its story when that is deleted, and a withdrawal takes it away", async () => {
  const world = apiWorld(running.url, "una password lunga");
  const story = await world.story({ story: "Am See gefunden.", lang: "de" });
  const { receipt } = await world.asOwner<{ receipt: string }>(
    "POST /api/submit-story",
    form({ story: "Im Wald gefunden.", consent: "true", lang: "de" }),
  );
  const [second] = await listStories(running.site, { limit: 1 });
  const post = await world.article({ title: "Am See", storyId: story.id });
  const other = await world.article({ title: "Im Wald", storyId: second?.id ?? "" });
  await world.asOwner(`DELETE /api/admin/stories/${story.id}`);
  for (const prefix of ["", "/fr"]) {
    expect(await (await fetch(`${running.url}${prefix}/blog/${post.id}`)).text()).toContain(
      '<h1 lang="de">Am See</h1>',
    );
    expect(await (await fetch(`${running.url}${prefix}/blog`)).text()).toMatch(/<h2 lang="de">.*Am See/);
  }
  const withdrawn = await fetch(`${running.url}${receipt}/ritira`, { method: "POST", redirect: "manual" });
  expect(withdrawn.status).toBe(303);
  const languages = running.site.db.selectFrom("blog_posts").select("language").where("id", "=", other.id);
  expect(await languages.execute()).toEqual([{ language: null }]);
});
