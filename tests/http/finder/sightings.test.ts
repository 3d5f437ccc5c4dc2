import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newToken } from "~/domain/new-id";
import { removeExpired } from "~/domain/remove-expired.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { listSightings } from "~/domain/sightings/sightings.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { changeTag, createTag, listTags } from "~/domain/tags/tags.server";
import type { TagInUse } from "~/domain/tags/tag";
import { filesWith } from "../../support/checks/find-bytes";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type Owner, signedIn } from "../../support/owner";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword, siteWithOwner } from "../../support/site-with-owner";

let running: SiteInProcess;
let owner: Owner;
let tag: TagInUse;

beforeAll(async () => {
  ({ running, owner } = await siteWithOwner({ TRUST_PROXY: "1", PUBLIC_URL: "https://capi.example" }));
});
afterAll(() => running.close());
beforeEach(async () => {
  const made = await createTag(running.site, { fields: { name: "Zainetto" }, token: null });
  if (!made.ok) throw new Error(made.code);
  tag = made.value;
  for (const table of ["sightings", "stories", "tries"] as const)
    await running.site.db.deleteFrom(table).execute();
});

const get = async (path: string) => {
  const answer = await fetch(running.url + path, { redirect: "manual" });
  return { status: answer.status, to: answer.headers.get("Location"), html: await textOf(answer) };
};
const post = (path: string, fields: Record<string, string>, from = "198.51.100.1") =>
  fetch(running.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "X-Forwarded-For": from },
    redirect: "manual",
  });
const sight = (fields: Record<string, string> = {}, from?: string, { code } = tag) =>
  post(`/t/${code}`, { token: newToken(), kind: "holding", city: "Torino", ...fields }, from);
const receiptOf = (answer: Response) => {
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
};
const words = { story: "Era sul tram numero 4.", city: "Torino", consent: "true" };
const tellFrom = (receipt: string, fields: Record<string, string> = {}) =>
  post(`${receipt}/storia`, { ...words, token: newToken(), receipt: receipt.slice(-40), ...fields });
const now = async () => (await listTags(running.site)).find(({ id }) => id === tag.id);

describe("a sighting", () => {
  it("has a receipt, is told to the owner, and nothing of it is public", async () => {
    const page = await get(`/t/${tag.code}`);
    expect(page.html).toContain("Non hai tempo? Dimmi solo dove sono");
    const city = "Tor<b>ino</b>";
    const receipt = receiptOf(await sight({ token: valueOf(page.html, "token") ?? "", city }));
    expect(receipt).toMatch(/^\/ricevuta\/[0-9a-f]{40}$/);
    const { html } = await get(receipt);
    for (const said of ["Grazie di cuore!", "Sono con te: Tor&lt;b&gt;ino&lt;/b&gt;.", `${receipt}/storia`])
      expect(html).toContain(said);
    const notified = running.site.db.selectFrom("notifications").select("event").orderBy("id", "desc");
    expect((await notified.execute()).map(({ event }) => event)).toContain("sighting");
    expect(await now()).toMatchObject({ sightings: 1, stories: 0 });
    const list = await textOf(await owner.open("/admin?stato=avvistamento"));
    for (const said of ["1 avvistamento", "Ce l’ha in mano: Tor&lt;b", "con il cartellino «Zainetto»"])
      expect(list).toContain(said);
    for (const path of ["/", "/map", "/blog", "/feed.json", "/journey.geojson", `/t/${tag.code}`])
      expect((await get(path)).html, path).not.toContain("Tor&lt;b");
  });

  it("stands among the stories of its days, and is news until the owner has opened the sightings", async () => {
    await running.site.db.deleteFrom("settings").where("key", "=", "sightings-seen").execute();
    for (let n = 1; n <= 61; n += 1) {
      const created_at = new Date(Date.now() - (100 - n) * 60_000).toISOString();
      await running.site.db
        .insertInto("stories")
        .values({
          ...{ id: `s${n}`, story: `Storia ${n}.`, search_text: `storia ${n}.`, created_at },
          ...{ consent: 1, consent_version: "1", consented_at: created_at },
        })
        .execute();
    }
    for (const [city, minutes] of [
      ["Lecce", 10],
      ["Bari", 69.5],
      ["Ostuni", 99.5],
    ] as const) {
      receiptOf(await sight({ city, kind: "seen" }));
      const created_at = new Date(Date.now() - minutes * 60_000).toISOString();
      await running.site.db.updateTable("sightings").set({ created_at }).where("city", "=", city).execute();
    }
    const open = async (path: string) => (await textOf(await owner.open(path))).replaceAll("<!-- -->", "");
    const towns = (html: string) => [...html.matchAll(/lasciato lì: (\w+)<\/h3>/g)].map(([, town]) => town);
    const first = await open("/admin");
    expect(towns(first)).toEqual(["Lecce"]);
    expect(first.indexOf("Lecce</h3>")).toBeLessThan(first.indexOf("Storia 61."));
    for (const said of [
      "61 storie ricevute",
      "<p>3 avvistamenti</p>",
      'Ricevute <span class="tab-count">64<',
      'Nuove <span class="tab-count">64<',
      "64 nuove",
      "3 avvistamenti nuovi da guardare",
      "Adesso: Lecce (avvistato oggi)",
    ])
      expect(first).toContain(said);
    expect([
      towns(await open("/admin?pagina=2")),
      towns(await open("/admin?pagina=3")),
      towns(await open("/admin?stato=nuova&pagina=2")),
      towns(await open("/admin?q=storia")),
    ]).toEqual([["Bari"], ["Ostuni"], ["Bari"], []]);
    expect(await (await owner.open("/api/admin/stories")).json()).toHaveLength(61);

    expect(towns(await open("/admin?stato=avvistamento"))).toEqual(["Lecce", "Bari", "Ostuni"]);
    const seen = await open("/admin");
    expect(towns(seen)).toEqual(["Lecce"]);
    expect(seen).toContain("61 nuove");
    expect(seen).not.toContain("da guardare");
    expect(towns(await open("/admin?stato=nuova"))).toEqual([]);
    await post("/submit", { ...words, token: newToken() });
    expect(await open("/admin")).not.toContain("Adesso:");
  });

  it("sent twice has one receipt, also with a corrected town; a second phone has its own", async () => {
    const token = newToken();
    const [first, twin] = await Promise.all([sight({ token }), sight({ token })]);
    const later = await sight({ token, city: "Trento", kind: "seen" });
    expect([receiptOf(twin), receiptOf(later)]).toEqual([receiptOf(first), receiptOf(first)]);
    expect(await listSightings(running.site)).toMatchObject([{ city: "Trento", kind: "seen" }]);
    expect(receiptOf(await sight())).not.toBe(receiptOf(first));
    expect(await countAll(running.site, "sightings")).toBe(2);
  });

  it("is one of five of a network and a tag in an hour; the sixth reads when, and keeps its town", async () => {
    for (let n = 0; n < 5; n += 1) receiptOf(await sight({}, `198.51.100.${n}`));
    const sixth = await sight({ city: "Ivrea" }, "198.51.100.99");
    const html = await textOf(sixth);
    expect([sixth.status, Number(sixth.headers.get("Retry-After")) > 3500]).toEqual([429, true]);
    for (const said of ["nell’ultima ora", "Riprova fra 60 minuti.", 'value="Ivrea"', "open="])
      expect(html).toContain(said);
    receiptOf(await sight({}, "198.51.101.1"));
    receiptOf(await sight({}, "2001:db8:1::1"));
    receiptOf(await sight({}, "2001:db8:2::1"));
    expect(await countAll(running.site, "sightings")).toBe(8);
  });

  it("of no tag in use, with a town that is too long, or cut off, is refused and stores nothing", async () => {
    const unknown = await sight({}, undefined, { ...tag, code: "AAAAAA" });
    expect([unknown.status, await textOf(unknown)]).toEqual([
      404,
      expect.stringContaining("Codice sconosciuto"),
    ]);
    const long = await sight({ city: "🦫".repeat(81) });
    const html = await textOf(long);
    expect(long.status).toBe(400);
    for (const said of ["Massimo 80 caratteri", "🦫".repeat(81)]) expect(html).toContain(said);
    const body = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    expect((await fetch(`${running.url}/t/${tag.code}`, body)).status).toBe(415);
    await changeTag(running.site, tag.id, { retired: true });
    const retired = await sight();
    expect(await textOf(retired)).toContain("Cartellino in pensione");
    expect([retired.status, await countAll(running.site, "sightings")]).toEqual([404, 0]);
  });

  it("has a reminder in the calendar, which leads to its form and stores nothing", async () => {
    const receipt = receiptOf(await sight());
    const before = Date.now();
    for (const [path, leads, hours] of [
      [`/en/t/${tag.code}/promemoria.ics?fra=24`, `/en/submit?codice=${tag.code}`, 24],
      [`${receipt}/promemoria.ics?fra=3`, `${receipt}/storia`, 3],
    ] as const) {
      const answer = await fetch(running.url + path);
      expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
      const file = await answer.text();
      const lines = file.split("\r\n");
      expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      const unfolded = file.replaceAll("\r\n ", "");
      expect(unfolded).toContain(`\r\nURL:https://capi.example${leads}\r\n`);
      const [, ...start] = /DTSTART:(....)(..)(..)T(..)(..)(..)Z/.exec(unfolded) ?? [];
      const [year = 0, month = 0, ...rest] = start.map(Number);
      const at = Date.UTC(year, month - 1, ...(rest as [number, number, number, number]));
      expect(Math.round((at - before) / 3_600_000)).toBe(hours);
    }
    const other = await fetch(`${running.url}/t/AAAAAA/promemoria.ics`, { redirect: "manual" });
    expect(other.headers.get("Location")).toBe("/t/AAAAAA");
  });
});

describe("the story of a sighting", () => {
  it("takes its place: the same receipt, the same tag, once; another story has a receipt of its own", async () => {
    const receipt = receiptOf(await sight());
    const form = await get(`${receipt}/storia`);
    expect([valueOf(form.html, "city"), valueOf(form.html, "receipt")]).toEqual([
      "Torino",
      receipt.slice(-40),
    ]);
    const refused = await tellFrom(receipt, { story: "" });
    expect(refused.status).toBe(400);
    expect(valueOf(await textOf(refused), "receipt")).toBe(receipt.slice(-40));
    const token = newToken();
    const [sent, again] = [await tellFrom(receipt, { token }), await tellFrom(receipt, { token })];
    expect([receiptOf(sent), receiptOf(again)]).toEqual(Array(2).fill(`${receipt}?inviata=1`));
    expect((await get(receipt)).html).toContain(words.story);
    expect(await listStories(running.site)).toMatchObject([{ tag: { code: tag.code }, story: words.story }]);
    expect(await now()).toMatchObject({ sightings: 0, stories: 1 });
    expect(await get(`${receipt}/storia`)).toMatchObject({ status: 303, to: receipt });
    const second = receiptOf(await tellFrom(receipt, { story: "Un’altra storia.", code: tag.code }));
    expect(second).not.toContain(receipt);
    expect(await now()).toMatchObject({ stories: 2 });
  });

  it("sent through the call has the same receipt", async () => {
    const receipt = receiptOf(await sight());
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...words, receipt: receipt.slice(-40) }))
      body.set(name, value);
    const answer = await fetch(`${running.url}/api/submit-story`, { method: "POST", body });
    expect(await answer.json()).toMatchObject({ success: true, receipt });
  });

  it("of an invented receipt is not taken, because other sites can send to its address", async () => {
    const invented = `/ricevuta/${"0".repeat(40)}`;
    const answer = await tellFrom(invented);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, invented]);
    expect(await listStories(running.site)).toEqual([]);
  });

  it("is welcome after ninety days, when the sighting is gone", async () => {
    const receipt = receiptOf(await sight());
    const later = (days: number) => ({
      ...running.site,
      now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    });
    await removeExpired(later(89));
    expect(await countAll(running.site, "sightings")).toBe(1);
    await removeExpired(later(91));
    expect(await countAll(running.site, "sightings")).toBe(0);
    const gone = await get(receipt);
    expect([gone.status, gone.html]).toEqual([
      410,
      expect.stringContaining("Questo avvistamento non c’è più"),
    ]);
    receiptOf(await tellFrom(receipt));
    expect(await listStories(running.site)).toHaveLength(1);
    // The owner's session was over by then, too.
    owner = await signedIn(running.url, ownersPassword);
  });
});

it("a sighting taken back is in no byte, and the same form does not bring it back", async () => {
  const token = newToken();
  const city = "Parolaunica sul Lago";
  const receipt = receiptOf(await sight({ token, city }));
  const question = await get(`${receipt}/ritira`);
  expect(question.html).toContain("Ritirare l’avvistamento?");
  expect((await post(`${receipt}/ritira`, {})).status).toBe(303);
  const { status, html } = await get(receipt);
  expect([status, html]).toEqual([410, expect.stringContaining("L’hai ritirato")]);
  expect(receiptOf(await sight({ token, city }))).toBe(receipt);
  expect(await countAll(running.site, "sightings")).toBe(0);
  expect(filesWith(running.dataDir, ["Parolaunica"])).toEqual([]);
});

describe("the owner", () => {
  it("makes a stop of a sighting, at the point of its town, and deletes it", async () => {
    receiptOf(await sight({ city: "torino" }));
    const [{ id } = { id: "" }] = await listSightings(running.site);
    const form = await textOf(await owner.open(`/admin/nuova-location?avvistamento=${id}`));
    expect([valueOf(form, "city"), valueOf(form, "latitude")]).toEqual([
      "Torino",
      expect.stringMatching(/^45\.0/),
    ]);
    const question = await textOf(await owner.open(`/admin/avvistamenti/${id}/elimina?stato=avvistamento`));
    expect(question).toContain("Eliminare l’avvistamento?");
    const removed = await owner.send(`/admin/avvistamenti/${id}/elimina?stato=avvistamento`, {});
    expect(removed.headers.get("Location")).toBe("/admin?stato=avvistamento");
    expect(await countAll(running.site, "sightings")).toBe(0);
    expect((await owner.open(`/admin/avvistamenti/${id}/elimina`)).status).toBe(404);
  });
});
