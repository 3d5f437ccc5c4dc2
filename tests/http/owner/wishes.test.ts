import { afterEach, beforeEach, expect, test } from "vitest";
import { listBin } from "~/domain/bin/bin-queries.server";
import { expireBin } from "~/domain/bin/empty-bin.server";
import type { Wire } from "../../support/api/api-world";
import { PlainBrowser } from "../../support/plain-browser";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

let now = new Date("2026-05-08T10:00:00.000Z");
let site: SiteWithOwner;
let visitor: PlainBrowser;
beforeEach(async () => {
  now = new Date("2026-05-08T10:00:00.000Z");
  site = await siteWithOwner(
    { PUBLIC_URL: "https://capi.example", SUBMIT_LIMIT: "0" },
    { site: { now: () => now } },
  );
  visitor = new PlainBrowser(site.running.url);
});
afterEach(() => site.running.close());

const page = "/admin/desideri";
const [aurora, tenth] = ["Vedere l’aurora boreale", "Ancora un Paese e sono dieci"];
/** Adds a wish. Its fields are the first with these names on the page. */
const write = async (fields: Record<string, string>) =>
  (await site.browser.open(page)).press("Aggiungi", fields);
const wishes = async () => (await site.world.asOwner<{ wishes: Wire[] }>("GET /api/admin/wishes")).wishes;
const idOf = async (text: string) => (await wishes()).find((wish) => wish.text === text)?.id ?? "";
const textOf = async (path: string) => (await visitor.open(path)).text;

async function tag(): Promise<Wire & { code: string }> {
  return site.world.asOwner("POST /api/admin/tags", { name: "Zainetto" });
}

test("without wishes nothing of them is anywhere; with some each reader gets them in order, in one language", async () => {
  const { id, code } = await tag();
  const places = ["/", "/en", `/t/${code}`, "/submit", "/fr/submit"];
  for (const path of places) expect(await textOf(path), path).not.toMatch(/desider|wish|souhait/i);
  expect((await site.browser.open(`/admin/cartellini/${id}/stampa`)).text).not.toContain("desiderio");

  expect((await write({ text: aurora, en: "To see the northern lights" })).notice).toContain(
    "Desiderio salvato!",
  );
  await write({ text: tenth });
  expect(await textOf("/")).toContain(`I miei desideri ${aurora} ${tenth}`);
  expect(await textOf("/en")).toContain(`My wishes To see the northern lights ${tenth}`);
  expect((await visitor.open("/en")).html).toContain(`<li lang=""><bdi>${tenth}`);
  expect(await textOf(`/t/${code}`)).toContain(`Il mio desiderio: ${aurora}`);
  expect(await textOf(`/de/t/${code}`)).toContain(`Mein Wunsch: ${aurora}`);
  expect(await textOf(`/t/${code}`)).not.toContain(tenth);
  expect((await site.browser.open(`/admin/cartellini/${id}/stampa`)).text).toContain(
    `Il mio desiderio: ${aurora}`,
  );

  const list = await site.browser.open(page);
  expect((await list.press(`Sposta prima: ${tenth}`)).path).toBe(page);
  expect(await textOf("/")).toContain(`I miei desideri ${tenth} ${aurora}`);
  expect(await textOf(`/t/${code}`)).toContain(tenth);

  const hidden = await (await site.browser.open(page)).press("Nascondi i desideri");
  expect([hidden.notice.slice(0, 18), hidden.buttons.includes("Mostra i desideri")]).toEqual([
    "Desideri nascosti ",
    true,
  ]);
  for (const path of places) expect((await visitor.open(path)).html, path).not.toContain(tenth);
  expect((await hidden.press("Mostra i desideri")).notice).toContain("I desideri si vedono!");
  expect(await textOf("/")).toContain(tenth);
});

test("what cannot be a wish is refused where it was typed, and nothing typed is lost", async () => {
  const long = await write({ text: "a".repeat(81), fr: "é".repeat(81) });
  expect([long.status, long.fieldErrors]).toEqual([400, ["Massimo 80 caratteri", "Massimo 80 caratteri"]]);
  expect([long.value("text"), long.value("fr")]).toEqual(["a".repeat(81), "é".repeat(81)]);
  expect((await write({ text: " \u200b " })).fieldErrors).toEqual(["Scrivi il desiderio"]);

  await write({ text: "<img src=x onerror=alert(1)>\u202e abc" });
  const { html } = await visitor.open("/");
  expect(html).toContain("<bdi>&lt;img src=x onerror=alert(1)&gt; abc</bdi>");
  for (const text of [aurora, "🦫".repeat(80), "أرى الشفق القطبي", tenth]) await write({ text });
  const sixth = await write({ text: "Il sesto" });
  expect(sixth.status).toBe(409);
  expect(sixth.notice).toContain("I desideri aperti sono già cinque");
  expect(sixth.value("text")).toBe("Il sesto");
  expect(await wishes()).toHaveLength(5);
});

test("of two tabs the second one sees what the first one saved, and may replace it", async () => {
  await write({ text: aurora });
  const id = await idOf(aurora);
  const [seen] = await wishes();
  const edit = (text: string, version: unknown) =>
    site.owner.send(page, { id, seen: String(version), text, en: "", it: "", fr: "", de: "", es: "" });
  expect((await edit("Vedere il mare", seen?.updatedAt)).status).toBe(302);
  const stale = await edit("Vedere la neve", seen?.updatedAt);
  const html = await stale.text();
  expect(stale.status).toBe(409);
  expect(html).toContain("Nel frattempo questo desiderio è cambiato");
  expect(html).toContain("Ora è: Vedere il mare");
  expect(html).toContain('value="Vedere la neve"');
  const [current] = await wishes();
  expect(html).toContain(`name="seen" value="${String(current?.updatedAt)}"`);
  expect((await edit("Vedere la neve", current?.updatedAt)).status).toBe(302);
  expect((await wishes()).map(({ text }) => text)).toEqual(["Vedere la neve"]);
});

test("a wish comes true at a stop: stamps on stop and article, a number on the home page; the tick can go", async () => {
  await write({ text: aurora, de: "Polarlichter sehen" });
  await write({ text: tenth });
  const article = await site.world.article({ city: "Tromsø" });
  const stop = await site.world.stop({ city: "Tromsø", blogPostId: article.id });
  const other = await site.world.stop({ city: "Oslo" });
  await site.world.hideStop(other.id);
  const list = await site.browser.open(page);
  expect(list.text).toContain("Oslo, 8 mag 2026 (nascosta)");
  const missing = await list.press("Spunta", { id: await idOf(aurora), stop: "" });
  expect([missing.status, missing.fieldErrors]).toEqual([400, ["Scegli la tappa"]]);
  const ticked = await list.press("Spunta", { id: await idOf(aurora), stop: stop.id });
  expect(ticked.notice).toContain("Desiderio esaudito!");
  expect(ticked.links).toContain("A Tromsø");
  for (const path of [`/map/${stop.id}`, `/blog/${article.id}`]) {
    expect(await textOf(path)).toContain(`Desiderio esaudito: ${aurora}`);
    expect(await textOf(`/de${path}`)).toContain("Erfüllter Wunsch: Polarlichter sehen");
  }
  expect(await textOf("/")).toContain("Un desiderio si è già avverato.");
  expect(await textOf("/")).not.toContain(aurora);
  expect(await textOf("/submit")).not.toContain(aurora);

  const open = await ticked.press(`Togli la spunta: ${aurora}`);
  expect(open.notice).toContain("Desiderio di nuovo aperto");
  expect(await textOf(`/map/${stop.id}`)).not.toContain("esaudito");
  expect(await textOf("/")).toContain(aurora);

  await site.owner.send(page, { id: await idOf(aurora), stop: stop.id });
  await site.world.asOwner(`DELETE /api/admin/locations/${stop.id}`);
  expect((await site.browser.open(page)).text).toContain("La sua tappa non c’è più.");
  expect(await textOf(`/blog/${article.id}`)).not.toContain("esaudito");
  await site.world.asOwner(`POST /api/admin/bin/${stop.id}/restore`);
  expect((await site.browser.open(page)).links).toContain("A Tromsø");
});

test("a deleted wish waits in the bin for thirty days, and comes back by undo or from there", async () => {
  await write({ text: aurora });
  const removed = await (await site.browser.open(page)).press(`Elimina: ${aurora}`);
  expect(removed.notice).toContain("Desiderio eliminato");
  expect(await textOf("/")).not.toContain(aurora);
  const undone = await removed.press("Annulla");
  expect([undone.path, undone.notice.startsWith("Desiderio ripristinato!")]).toEqual([page, true]);
  expect(await textOf("/")).toContain(aurora);

  await undone.press(`Elimina: ${aurora}`);
  const bin = await site.browser.open("/admin/cestino");
  expect(bin.text).toContain(`${aurora} Desiderio`);
  expect(bin.text).toContain("1 cosa nel cestino");
  expect(bin.buttons.filter((name) => name.startsWith("Ripristina"))).toEqual([`Ripristina: ${aurora}`]);
  for (let n = 0; n < 5; n += 1) await write({ text: `Desiderio ${n}` });
  const full = await bin.press(`Ripristina: ${aurora}`);
  expect(full.notice).toContain("Il desiderio resta nel cestino");
  await (await site.browser.open(page)).press("Elimina: Desiderio 0");
  expect((await bin.press(`Ripristina: ${aurora}`)).notice).toContain("Desiderio ripristinato!");

  now = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000);
  expect(await listBin(site.running.site)).toEqual([]);
  await expireBin(site.running.site);
  const binned = site.running.site.db.selectFrom("wishes").where("binned_at", "is not", null);
  expect(await binned.select("text").execute()).toEqual([]);
});
