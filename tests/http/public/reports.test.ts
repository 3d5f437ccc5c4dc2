import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newToken } from "~/domain/new-id";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { removeExpired } from "~/domain/remove-expired.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { closeReport, listReports } from "~/domain/reports/reports.server";
import { articleFields, photo, stopFields } from "../../support/api/api-world";
import { filesWith } from "../../support/checks/find-bytes";
import { textOf, valueOf } from "../../support/pages/form-html";
import { PlainBrowser } from "../../support/plain-browser";
import { nextNotice } from "../../support/owner";
import type { SiteInProcess } from "../../support/site-in-process";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

let running: SiteInProcess;
let owner: SiteWithOwner["owner"];
let world: SiteWithOwner["world"];
let post: string;
let stop: string;
let door: string;

beforeAll(async () => {
  ({ running, owner, world } = await siteWithOwner({ TRUST_PROXY: "1", PUBLIC_URL: "https://capi.example" }));
});
afterAll(() => running.close());
beforeEach(async () => {
  for (const table of ["reports", "tries", "notifications"] as const)
    await running.site.db.deleteFrom(table).execute();
  post = (await world.article({ ...articleFields, photo: await photo("molo.jpg") })).id;
  stop = (await world.stop(stopFields)).id;
  door = `/segnala?di=${post}`;
});

const get = async (path: string) => {
  const answer = await fetch(running.url + path, { redirect: "manual" });
  return { status: answer.status, html: await textOf(answer) };
};
const send = (fields: Record<string, string> = {}, path = door, from = "198.51.100.1") =>
  fetch(running.url + path, {
    method: "POST",
    body: new URLSearchParams({ token: newToken(), what: "in-photo", ...fields }),
    headers: { "X-Forwarded-For": from },
    redirect: "manual",
  });
const all = () => listReports(running.site, { limit: 99, offset: 0 });

describe("a report", () => {
  it("is reached from an article, a photo and a stop, and reaches the owner, whose message has no words", async () => {
    const page = await get(`/en/blog/${post}/foto/1`);
    const link = /href="(\/en\/segnala\?di=\w+&foto=\w+)"/.exec(page.html)?.[1];
    for (const path of [`/blog/${post}`, `/map/${stop}`]) {
      expect((await get(path)).html, path).toContain(`href="/segnala?di=${path.split("/").at(-1)}"`);
    }
    const form = await get(link ?? "");
    expect([form.status, form.html.includes("<script"), form.html.includes("a photo of “Il molo”")]).toEqual([
      ...[200, false, true],
    ]);
    const said = { words: "Ich bin <b>das</b>", answer_to: "anna@example.org" };
    const answer = await send({ token: valueOf(form.html, "token") ?? "", ...said }, link);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/segnala?fatto=1"]);
    expect((await get("/en/segnala?fatto=1")).html).toContain("Thank you, it has arrived");
    const list = await textOf(await owner.open("/admin/segnalazioni"));
    for (const shown of ["Ich bin &lt;b&gt;das", "anna@example.org", "/admin/foto/", "Nascondi", "Chiudi"])
      expect(list).toContain(shown);
    expect(await textOf(await owner.open("/admin"))).toContain("Segnalazione: In questa foto ci sono io");
    const told = await running.site.db.selectFrom("notifications").selectAll().execute();
    expect(told.map(({ event }) => event)).toEqual(["report"]);
    expect(JSON.stringify(told)).not.toMatch(/Ich|anna/);
  });

  it("is about nothing that visitors do not see", async () => {
    await world.hideArticle(post);
    const other = (await world.article({ ...articleFields, photo: await photo("altro.jpg") })).id;
    for (const path of [door, "/segnala", "/segnala?di=x", `/segnala?di=${other}&foto=x`]) {
      expect((await get(path)).status, path).toBe(404);
      expect((await send({}, path)).status, path).toBe(404);
    }
    expect(await countAll(running.site, "reports")).toBe(0);
  });

  it("refused, keeps what was typed; robots and strange values store nothing", async () => {
    const refused = await send({ what: "", words: "Sono «io» & lei" });
    const html = await textOf(refused);
    expect([refused.status, html.includes("Sono «io» & lei")]).toEqual([400, true]);
    const wrong: Record<string, string>[] = [
      { website: "x" },
      { what: "x" },
      { words: "x".repeat(501) },
      { answer_to: "x".repeat(201) },
    ];
    for (const fields of wrong) expect((await send(fields)).status).toBe(400);
    expect(await countAll(running.site, "reports")).toBe(0);
  });

  it("sent twice is one; the sixth of a network in an hour waits and keeps its words", async () => {
    const token = newToken();
    const twins = await Promise.all([send({ token }), send({ token })]);
    expect([...twins, await send({ token })].map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await countAll(running.site, "reports")).toBe(1);
    for (let n = 2; n <= 5; n += 1) expect((await send({}, door, `198.51.100.${n}`)).status).toBe(303);
    const sixth = await send({ words: "Aspetto" }, door, "198.51.100.99");
    expect([sixth.status, Number(sixth.headers.get("Retry-After")) > 3500]).toEqual([429, true]);
    expect(await textOf(sixth)).toContain("Aspetto");
    expect((await send({}, door, "203.0.113.1")).status).toBe(303);
  });

  it("stands above everything on the panel, the newest first, and leads to its photo", async () => {
    const browser = new PlainBrowser(running.url, owner.cookie);
    const two = [await photo("uno.jpg"), await photo("due.jpg")];
    const { photos } = await world.story({ photos: two });
    const { id } = await world.article({ ...articleFields, existingPhotos: photos });
    const stored = await running.site.db.selectFrom("photos").select("id").where("name", "like", "%_due.jpg");
    await send({ words: "Tutto l’articolo" }, `/segnala?di=${id}`);
    const whole = await browser.open("/admin");
    expect(whole.html.indexOf("Tutto l’articolo")).toBeLessThan(whole.html.indexOf("Che cosa manca"));
    expect((await whole.follow("Copri")).title).toContain("uno.jpg");
    const second = await stored.orderBy("created_at", "desc").executeTakeFirstOrThrow();
    await send({ words: "Sono io" }, `/segnala?di=${id}&foto=${second.id}`);
    await send({ words: "Una tappa" }, `/segnala?di=${stop}`);
    const newest = await browser.open("/admin?stato=diario");
    expect(newest.text).toMatch(/Segnalazione: .*Una tappa.*2 altre segnalazioni/);
    const list = await newest.follow("2 altre segnalazioni");
    const covers = list.links.filter((name) => name === "Copri");
    expect(covers).toHaveLength(2);
    const edit = await list.follow("Copri");
    expect(edit.title).toContain("due.jpg");
    const covered = await editPhoto(running.site, {
      name: edit.path.split("/").at(-1) ?? "",
      edits: [{ turn: 90 }],
      token: null,
    });
    expect([covered.ok, photos.length]).toEqual([true, 2]);
    const turned = await (await browser.open("/admin/segnalazioni")).follow("Copri");
    expect([turned.status, turned.title]).toEqual([200, expect.stringContaining("due.jpg")]);
    const hidden = await newest.press("Nascondi");
    expect([hidden.path, (await get(`/map/${stop}`)).status]).toEqual(["/admin/segnalazioni", 404]);
    expect((await browser.open("/admin")).buttons).toContain("Chiudi");
  });

  it("hides what it is about, is closed, and goes 30 days later, or after 90, from every file", async () => {
    await send({ words: "Parolasegnalata" });
    const [{ id = "" } = {}] = await all();
    await owner.send("/admin/segnalazioni", { hide: id });
    expect((await get(`/blog/${post}`)).status).toBe(404);
    await owner.send("/admin/segnalazioni", { close: id });
    const unknown = await owner.send("/admin/segnalazioni", { close: "nessuna" });
    expect(await nextNotice(running.url, unknown)).not.toBe("Segnalazione chiusa");
    const [closed] = await all();
    expect(await textOf(await owner.open("/admin"))).not.toContain("Segnalazione:");
    expect(closed?.closedAt).not.toBeNull();
    await closeReport({ db: running.site.db, now: () => new Date("2100-01-01") }, id);
    expect((await all())[0]?.closedAt).toBe(closed?.closedAt);
    const after = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await send({ words: "Aperta" }, `/segnala?di=${stop}`);
    await removeExpired({ ...running.site, now: after(29) });
    expect(await countAll(running.site, "reports")).toBe(2);
    await removeExpired({ ...running.site, now: after(31) });
    expect((await all()).map(({ words }) => words)).toEqual(["Aperta"]);
    await removeExpired({ ...running.site, now: after(91) });
    expect(await countAll(running.site, "reports")).toBe(0);
    // SQLite empties its log at the next checkpoint.
    const files = filesWith(running.dataDir, ["Parolasegnalata"]);
    expect(files.filter((file) => !file.endsWith("-wal"))).toEqual([]);
  });
});
