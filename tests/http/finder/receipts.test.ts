import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dayOf } from "~/domain/day";
import { wrongGuessesPer15Minutes } from "~/domain/limits/rate-limit.server";
import { newToken } from "~/domain/new-id";
import { countAll } from "~/domain/pagination/cursor.server";
import { createBackup } from "~/server/backup/create-backup";
import { dataPathsIn } from "~/server/data-directory/paths";
import { filesWith } from "../../support/checks/find-bytes";
import { textOf, valueOf } from "../../support/pages/form-html";
import type { Owner } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";
import { wordsIn } from "~/text/languages.server";
import { countChanges } from "../../support/checks/count-changes";
import { setReadOnly } from "../../support/site-data/broken-table";

let running: SiteInProcess;
let owner: Owner;
const faults: unknown[] = [];

beforeAll(async () => {
  const environment = { PUBLIC_URL: "https://capi.example", TRUST_PROXY: "1", SUBMIT_LIMIT: "0" };
  ({ running, owner } = await siteWithOwner(environment, { onError: (error) => faults.push(error) }));
});
afterAll(async () => {
  await running.close();
  expect(faults).toEqual([]);
});

const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, running.url), { headers, redirect: "manual" });

const post = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(running.url + address, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });

const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";

/** Sends a story. Returns the path of its receipt. */
async function receiptFor(story: string, photos: string[] = [], name = "Marta"): Promise<string> {
  const files = photos.map(async (file, n): Promise<[string, Buffer]> => {
    return [file, await jpegPhoto({ width: 1000 + n, height: 700 })];
  });
  const sent = await sendStory(running.url, { story, name, photos: await Promise.all(files) });
  expect(sent.status).toBe(303);
  return locationOf(sent).replace("?inviata=1", "");
}

const rowOf = async (story: string) =>
  running.site.db.selectFrom("stories").selectAll().where("story", "=", story).executeTakeFirst();

async function promote(story: string): Promise<string> {
  const { id = "" } = (await rowOf(story)) ?? {};
  const fields = { title: "Il molo", content: story, city: "Camogli", country: "Italia", story: id };
  expect((await owner.send("/admin/nuovo-articolo", fields)).status).toBe(302);
  const row = running.site.db.selectFrom("blog_posts").select("id").where("story_id", "=", id);
  return (await row.executeTakeFirstOrThrow()).id;
}

describe("after a story was sent", () => {
  it("a browser that takes no cookies is thanked, once, on the page of its story", async () => {
    const sent = await sendStory(running.url, { story: "Sul molo di notte" });
    expect(sent.status).toBe(303);
    expect(sent.headers.getSetCookie()).toEqual([]);
    expect(locationOf(sent)).toMatch(/^\/ricevuta\/[0-9a-f]{40}\?inviata=1$/);
    const answer = await open(locationOf(sent));
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await textOf(answer);
    expect(html.match(/Storia inviata!/g)).toHaveLength(1);
    for (const words of [
      "Grazie! La porto con me, parola di Capi. Ora aiutami a ripartire.",
      "Grazie di cuore!",
      "Tieni da parte questo indirizzo",
      `https://capi.example${locationOf(sent).replace("?inviata=1", "")}<`,
      "Sul molo di notte",
      'href="/map"',
      'href="/blog"',
      'href="/submit"',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain("rimaste fuori");
    const later = await textOf(await open(locationOf(sent).replace("?inviata=1", "")));
    const english = await textOf(await open(`/en${locationOf(sent)}`));
    expect(english).toMatch(/<p class="[^"]*receipt-words" lang="it">Sul molo di notte</);
    for (const words of ["Storia inviata!", "Grazie di cuore!"]) expect(later).not.toContain(words);
  });

  it("a page that is loaded again, with the act still in its address, does not say it again", async () => {
    const address = locationOf(await sendStory(running.url, { story: "Ricaricata" }));
    const receipt = address.replace("?inviata=1", "");
    const said = async (what: string) =>
      (await textOf(await open(what))).match(/Storia inviata!|Storia corretta/g);
    expect(await said(address)).toEqual(["Storia inviata!"]);
    expect(await said(address)).toBeNull();
    expect(await said(`/en${address}`)).toBeNull();
    const corrected = locationOf(await post(receipt, { story: "Ricaricata e corretta" }));
    expect(corrected).toBe(`${receipt}?corretta=1`);
    const { corrected: once } = wordsIn("it", "Capi").text.receipt.notices;
    expect(await textOf(await open(corrected))).toContain(once.title);
    expect(await textOf(await open(corrected))).not.toContain(once.title);
  });

  it("an address that was kept with its thanks does not repeat them the next day", async () => {
    const receipt = await receiptFor("Di ieri");
    const created_at = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await running.site.db.updateTable("stories").set({ created_at }).where("story", "=", "Di ieri").execute();
    expect(await textOf(await open(`${receipt}?inviata=1`))).not.toContain("Storia inviata!");
  });

  it("it says that photos were left out", async () => {
    const bytes = await jpegPhoto();
    const photos = ["a", "b", "c", "d"].map((name): [string, Buffer] => [`${name}.jpg`, bytes]);
    const sent = await sendStory(running.url, { story: "Quattro foto", photos });
    expect(await textOf(await open(locationOf(sent)))).toContain(
      "Ho tenuto le prime 3 foto; le altre sono rimaste fuori.",
    );
  });

  it("the same form once more leads to the same receipt, from the page and from the call", async () => {
    const form = { story: "Due volte", consent: "true", token: newToken() };
    const before = await countAll(running.site, "stories");
    const [first, second] = [await post("/submit", form), await post("/submit", form)];
    expect(locationOf(second)).toBe(locationOf(first));
    const call = (await (await post("/api/submit-story", form)).json()) as { receipt: string };
    expect(`${call.receipt}?inviata=1`).toBe(locationOf(first));
    expect(await countAll(running.site, "stories")).toBe(before + 1);
  });

  it("nobody is thanked on /submit, and its form has a token from which nothing can be guessed", async () => {
    const html = await textOf(await open("/submit?inviata=1"));
    expect(html).not.toContain("Storia inviata!");
    expect(valueOf(html, "token")).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe("the page of a story", () => {
  it("is for nobody else: no cache, no Referer, no index, no preview, no prefetch", async () => {
    const receipt = await receiptFor("Segreta", ["una.jpg"]);
    const secret = receipt.replace("/ricevuta/", "");
    for (const address of [
      receipt,
      `${receipt}?x=1`,
      `${receipt}/`,
      `${receipt}/ritira`,
      `${receipt}/foto/1`,
    ]) {
      const { headers } = await open(address);
      expect(headers.get("Cache-Control"), address).toBe("no-store");
      expect(headers.get("Referrer-Policy"), address).toBe("no-referrer");
      expect(headers.get("X-Robots-Tag"), address).toBe("noindex");
    }
    const html = await (await open(receipt)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? "";
    for (const absent of [secret, "Segreta", "canonical", "og:"]) expect(head).not.toContain(absent);
    const rules = await (await open("/speculation-rules.json")).text();
    expect(rules).not.toContain("ricevuta");
    const refused = await post(receipt, { story: "x" }, { Origin: "https://evil.example" });
    expect([refused.status, refused.headers.get("Referrer-Policy")]).toEqual([403, "no-referrer"]);
    for (const page of ["/", "/blog", "/map", "/admin", "/sitemap.xml"]) {
      expect(await (await owner.open(page)).text(), page).not.toContain(secret);
    }
  });

  it("shows its photos to who has it, and to nobody else", async () => {
    const receipt = await receiptFor("Con due foto", ["una.jpg", "due.jpg"]);
    const html = await textOf(await open(receipt));
    for (const n of [1, 2]) {
      expect(html).toContain(`src="${receipt}/foto/${n}"`);
      const photo = await open(`${receipt}/foto/${n}`);
      expect([photo.status, photo.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
      expect((await photo.arrayBuffer()).byteLength).toBe(Number(photo.headers.get("Content-Length")));
    }
    for (const n of ["0", "3", "x", "-1", "1.5"]) {
      expect((await open(`${receipt}/foto/${n}`)).status, n).toBe(404);
    }
    expect((await open(`/ricevuta/${"0".repeat(40)}/foto/1`)).status).toBe(404);
    expect(html).not.toContain("/uploads/");
  });

  it("says what became of it, and leads to the article while that is public", async () => {
    const receipt = await receiptFor("Verso il diario");
    expect(await textOf(await open(receipt))).toContain("Nessuno l’ha ancora letta");
    const { id = "" } = (await rowOf("Verso il diario")) ?? {};
    await owner.open(`/admin/storie/${id}`);
    expect(await textOf(await open(receipt))).toContain("È stata letta.");
    const article = await promote("Verso il diario");
    const inDiary = await textOf(await open(receipt));
    expect(inDiary).toContain(`<a href="/blog/${article}" lang="it">Il molo</a>`);
    expect(inDiary).not.toContain("<textarea");
    await owner.send("/admin/articoli", { id: article, shown: "false" });
    const hidden = await textOf(await open(receipt));
    expect(hidden).toContain("Non è nel diario, per ora.");
    for (const absent of [article, "Il molo", "<textarea"]) expect(hidden).not.toContain(absent);
  });

  it.each(["0".repeat(40), "x", "%3Cb%3Eciao", "a".repeat(500)])(
    "that nobody has (%s) is answered like every other",
    async (secret) => {
      const answer = await open(`/ricevuta/${secret}`, { "X-Forwarded-For": "198.51.100.1" });
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
      const html = await textOf(answer);
      expect(html).toContain("Ricevuta sconosciuta");
      expect(html).not.toContain("<b>ciao");
      const sent = await post(`/ricevuta/${secret}`, { story: "x" }, { "X-Forwarded-For": "198.51.100.4" });
      expect([sent.status, await textOf(sent)]).toEqual([404, html]);
    },
  );

  it("waits with wrong addresses from one network, never with a right one", async () => {
    const receipt = await receiptFor("Sempre");
    const from = { "X-Forwarded-For": "198.51.100.2" };
    for (let n = 0; n < wrongGuessesPer15Minutes; n += 1) {
      expect((await open(`/ricevuta/${newToken()}`, from)).status).toBe(404);
    }
    const answer = await open(`/ricevuta/${newToken()}`, from);
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 800]).toEqual([429, true]);
    expect(await textOf(answer)).toContain("Troppi indirizzi sbagliati");
    expect((await open(receipt, from)).status).toBe(200);
    expect((await open(`/ricevuta/${newToken()}`, { "X-Forwarded-For": "198.51.100.3" })).status).toBe(404);
  });
});

it("wrong receipts and codes, from however many networks, write nothing to disk", async () => {
  const before = await countChanges(running.site.db);
  for (let n = 0; n < 30; n += 1) {
    const from = { "X-Forwarded-For": `2001:db8:0:${n}::1` };
    expect((await open(`/ricevuta/${newToken()}`, from)).status).toBe(404);
    expect((await open("/t/HHHHHH", from)).status).toBe(404);
  }
  expect(await countChanges(running.site.db)).toBe(before);
});

describe("a correction", () => {
  let receipt: string;
  let story: string;
  let number = 0;
  beforeEach(async () => {
    story = `Da correggere ${(number += 1)}`;
    receipt = await receiptFor(story, ["una.jpg", "due.jpg"]);
  });
  const fields = { name: "Marta", city: "", seen: "" };

  it("is made by a browser that says nothing of where it comes from, without a cookie", async () => {
    const html = await textOf(await open(receipt));
    const photo = /name="remove"[^>]*?value="([0-9a-f]+)"/.exec(html)?.[1] ?? "";
    const sent = { ...fields, story: `${story}, con calma`, remove: photo };
    const answer = await post(receipt, sent, { Origin: "null" });
    expect([answer.status, locationOf(answer)]).toEqual([303, `${receipt}?corretta=1`]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const after = await textOf(await open(locationOf(answer)));
    for (const words of ["Correzioni salvate", `${story}, con calma`, "L’hai corretta il"]) {
      expect(after).toContain(words);
    }
    expect(after.match(/<img[^>]*class="stamp"/g)).toHaveLength(1);
    expect(after).not.toContain(photo);
    const admin = await textOf(await owner.open("/admin"));
    expect(admin).toContain(`${story}, con calma`);
    expect(admin).toContain("Corretta il");
  });

  it.each([
    ["", "Racconta la tua storia con Capi!"],
    ["x".repeat(1001), "Massimo 1000 caratteri"],
  ])("that is refused says why at the field, and loses nothing that was typed", async (typed, sentence) => {
    const html = await textOf(await open(receipt));
    const photo = /name="remove"[^>]*?value="([0-9a-f]+)"/.exec(html)?.[1] ?? "";
    const answer = await post(receipt, {
      story: typed,
      name: "Anna Maria",
      city: "Recco",
      seen: "",
      remove: photo,
    });
    expect(answer.status).toBe(400);
    const again = await textOf(answer);
    for (const words of [sentence, "Non ancora salvato"]) expect(again).toContain(words);
    expect(valueOf(again, "story")).toBe(typed);
    expect([valueOf(again, "name"), valueOf(again, "city")]).toEqual(["Anna Maria", "Recco"]);
    expect(again).toMatch(
      new RegExp(`<input[^>]*value="${photo}"[^>]*checked=""|<input[^>]*checked=""[^>]*value="${photo}"`),
    );
    expect(await rowOf(story)).toMatchObject({ name: "Marta", corrected_at: null });
  });

  it("of an outdated page shows both versions, and is taken the next time", async () => {
    await post(receipt, { ...fields, story: `${story}: la prima` });
    const answer = await post(receipt, { ...fields, story: `${story}: la seconda` });
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    expect(html).toContain("La storia è cambiata nel frattempo");
    expect(html).toContain(`>${story}: la prima<`);
    expect(valueOf(html, "story")).toBe(`${story}: la seconda`);
    const seen = valueOf(html, "seen") ?? "";
    const again = await post(receipt, { ...fields, story: `${story}: la seconda`, seen });
    expect(again.status).toBe(303);
    expect(await rowOf(`${story}: la seconda`)).toBeDefined();
  });

  it("that comes after the article keeps its words on the page", async () => {
    await promote(story);
    const answer = await post(receipt, { ...fields, story: "Parole tardive" });
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    for (const words of ["la storia è entrata nel diario", "Parole tardive", "non si cambiano più"]) {
      expect(html).toContain(words);
    }
    expect(await rowOf(story)).toBeDefined();
  });

  it("that the owner has not seen stops the article, which comes back with both versions", async () => {
    const { id = "" } = (await rowOf(story)) ?? {};
    const form = await textOf(await owner.open(`/admin/nuovo-articolo?story=${id}`));
    expect(valueOf(form, "storyCorrectedAt")).toBe("");
    await post(receipt, { ...fields, story: `${story}, corretta` });
    const typed = { title: "T", content: story, city: "Camogli", country: "Italia", story: id };
    const answer = await owner.send("/admin/nuovo-articolo", { ...typed, storyCorrectedAt: "" });
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    for (const words of ["La storia è cambiata nel frattempo", `${story}, corretta`, `?story=${id}`]) {
      expect(html).toContain(words);
    }
    expect(valueOf(html, "content")).toBe(story);
    const storyCorrectedAt = valueOf(html, "storyCorrectedAt") ?? "";
    const again = await owner.send("/admin/nuovo-articolo", { ...typed, storyCorrectedAt });
    expect(again.status).toBe(302);
  });

  it("that cannot be stored comes back whole", async () => {
    await setReadOnly(running.site.db, true);
    const answer = await post(receipt, { ...fields, story: "Disco pieno" });
    await setReadOnly(running.site.db, false);
    expect(answer.status).toBe(503);
    expect(valueOf(await textOf(answer), "story")).toBe("Disco pieno");
    expect(faults.splice(0)).toHaveLength(1);
  });
});

describe("a withdrawal", () => {
  it("asks first; then the address says the day, and nothing else", async () => {
    const receipt = await receiptFor("Da ritirare", ["una.jpg"]);
    const before = await textOf(await open(`${receipt}/ritira`));
    expect(before).toContain("Spariscono le tue parole e le foto. Non si può annullare.");
    expect(before).not.toMatch(/articolo|pagina del diario|10\u00a0km/);
    const article = await promote("Da ritirare");
    expect(await textOf(await open(receipt))).toContain(`href="${receipt}/ritira"`);
    const question = await open(`${receipt}/ritira`);
    const asked = await textOf(question);
    expect([question.status, asked.includes("la pagina del diario che ne è nata")]).toEqual([200, true]);
    expect(await rowOf("Da ritirare")).toBeDefined();
    const years = [dayOf(new Date()).slice(0, 4)];
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(`${receipt}/ritira`, {}, { Origin: "null" });
      expect([answer.status, locationOf(answer)]).toEqual([303, receipt]);
    }
    years.push(dayOf(new Date()).slice(0, 4));
    const after = await open(receipt);
    const html = await textOf(after);
    expect([after.status, html.includes("Storia ritirata")]).toEqual([410, true]);
    const [, year] = /L’hai ritirata (?:il |l’)\d+ \w+ (\d+)\./.exec(html) ?? [];
    expect(years).toContain(year);
    for (const absent of ["Da ritirare", "Il molo", "<textarea", "<img"]) expect(html).not.toContain(absent);
    expect((await open(`${receipt}/foto/1`)).status).toBe(404);
    expect((await open(`/blog/${article}`)).status).toBe(404);
    expect(locationOf(await open(`${receipt}/ritira`))).toBe(receipt);
    const late = await post(receipt, { story: "Ci ripenso", seen: "" });
    expect([late.status, (await textOf(late)).includes("Ci ripenso")]).toEqual([404, true]);
  });
});

describe("a withdrawal from a large site", () => {
  const large = () => path.join(running.dataDir, "backups", "prima-di-1.0.0-20261101-100000.db");
  beforeEach(() => {
    mkdirSync(path.dirname(large()), { recursive: true });
    const copy = new Driver(large());
    copy.exec("create table other (bytes blob)");
    copy.prepare("insert into other values (zeroblob(9000000))").run();
    copy.close();
  });
  afterEach(() => rmSync(large(), { force: true }));

  it.each([
    [
      "",
      "sul sito non c’è più. Le ultime tracce sul disco del server spariscono entro un’ora.",
      "L’hai ritirata ",
    ],
    [
      "/de",
      "Die letzten Spuren auf der Festplatte des Servers verschwinden innerhalb einer Stunde.",
      "zurückgezogen.",
    ],
  ])("%s is there at once for everybody, and says when the last traces go", async (prefix, later, done) => {
    const story = `Parolaunica${prefix}: molto tempo dopo, sul molo.`;
    const receipt = prefix + (await receiptFor(story, ["una.jpg"]));
    const article = await promote(story);
    expect((await post(`${receipt}/ritira`, {})).status).toBe(303);
    const promised = await open(receipt);
    expect(promised.status).toBe(410);
    const html = await textOf(promised);
    expect(html).toContain(later);
    for (const absent of ["Parolaunica", "<img", "/ritira"]) expect(html).not.toContain(absent);
    expect([(await open(`/blog/${article}`)).status, await rowOf(story)]).toEqual([404, undefined]);

    rmSync(large());
    await running.site.erasure.run();
    const after = await textOf(await open(receipt));
    expect([after.includes(later), after.includes(done)]).toEqual([false, true]);
    expect(filesWith(running.dataDir, [story])).toEqual([]);
  });
});

describe("the receipt of a story that the owner has deleted", () => {
  const remove = async (story: string) => {
    const { id = "" } = (await rowOf(story)) ?? {};
    expect((await owner.send(`/admin/storie/${id}/elimina`, {})).status).toBe(302);
  };

  it("leads to the article that is left of it, and withdraws that", async () => {
    const receipt = await receiptFor("Tolta, con l’articolo");
    const article = await promote("Tolta, con l’articolo");
    await remove("Tolta, con l’articolo");
    const answer = await open(receipt);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
    const html = await textOf(answer);
    for (const words of [
      "Chi cura il viaggio ha eliminato la tua storia, ma nel diario c’è ancora",
      `href="/blog/${article}"`,
      `href="${receipt}/ritira"`,
      "Ritira quello che resta",
    ])
      expect(html).toContain(words);
    for (const absent of ["Tolta, con l’articolo", "<textarea", "<img"]) expect(html).not.toContain(absent);
    const german = await textOf(await open(`/de${receipt}`));
    for (const words of [`href="/de/blog/${article}" lang="">Il molo`, `href="/de${receipt}/ritira"`]) {
      expect(german).toContain(words);
    }
    expect((await open(`${receipt}/ritira`)).status).toBe(200);
    expect((await post(`${receipt}/ritira`, {})).status).toBe(303);
    const after = await textOf(await open(receipt));
    expect([after.includes("Storia ritirata"), after.includes("/ritira")]).toEqual([true, false]);
    expect((await open(`/blog/${article}`)).status).toBe(404);
  });

  it("says nothing of an article that nobody may read, and withdraws it all the same", async () => {
    const receipt = await receiptFor("Tolta, con l’articolo nascosto");
    const article = await promote("Tolta, con l’articolo nascosto");
    await owner.send("/admin/articoli", { id: article, shown: "false" });
    await remove("Tolta, con l’articolo nascosto");
    const html = await textOf(await open(receipt));
    expect(html).toContain("Ritira quello che resta");
    for (const absent of [article, "Il molo"]) expect(html).not.toContain(absent);
    expect((await post(`${receipt}/ritira`, {})).status).toBe(303);
    expect((await owner.send("/admin/articoli", { id: article, shown: "true" })).status).toBe(409);
  });

  it("says that the story is in the bin, where nothing else is left", async () => {
    const receipt = await receiptFor("Tolta, nel cestino");
    await remove("Tolta, nel cestino");
    const html = await textOf(await open(receipt));
    expect(html).toContain("resta nel cestino per 30 giorni al massimo");
    expect(html).toMatch(/<title>Questa storia non c’è più · /);
    expect(html).not.toContain("nel diario c’è ancora");
  });

  it("has nothing to withdraw when nothing is left", async () => {
    const receipt = await receiptFor("Tolta del tutto");
    await remove("Tolta del tutto");
    expect(await textOf(await open(receipt))).toContain("/ritira");
    await owner.send("/admin/cestino/tutto/elimina", {});
    const html = await textOf(await open(receipt));
    expect([html.includes("Non è più fra le storie ricevute."), html.includes("/ritira")]).toEqual([
      true,
      false,
    ]);
    for (const answer of [await open(`${receipt}/ritira`), await post(`${receipt}/ritira`, {})]) {
      expect([answer.status, locationOf(answer)]).toEqual([303, receipt]);
    }
  });
});

/** Requests a path unchanged. `fetch` would normalize it. */
async function sendRaw(path: string): Promise<void> {
  const { port } = new URL(running.url);
  const asked = request({ port, path, headers: { Host: "capi.example" } }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  await once(answer.resume(), "end");
}

describe("the secret of a receipt", () => {
  it("is in no log, however its address is written", async () => {
    const secret = (await receiptFor("Mai nel registro")).replace("/ricevuta/", "");
    running.log.length = 0;
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const paths = [
      `/ricevuta/${secret}`,
      `/RICEVUTA/${secret}/ritira`,
      `//ricevuta//${secret}`,
      `/FR/ricevuta//${secret}`,
      `/ric%65vuta/${secret}`,
      `/ricevuta/${secret}/foto/1`,
      `/ricevuta/${secret}/altro`,
      `/ricevuta/${secret}.data`,
    ];
    for (const at of paths) await (await open(running.url + at)).text();
    const raw = [
      `/./ricevuta/${secret}`,
      `/x/../ricevuta/${secret}`,
      `/ricevuta\\${secret}`,
      `/ricevuta;x/${secret}`,
      `/en/en/ricevuta/${secret}`,
      `/ricevuta/${secret}%`,
      `http://capi.example/ricevuta/${secret}`,
      `/${secret.toUpperCase()}`,
    ];
    for (const at of raw) await sendRaw(at);
    await post(`/ricevuta/${secret}`, { story: "Mai nel registro", name: "Marta", city: "", seen: "" });
    expect(running.log).toHaveLength(paths.length + raw.length + 1);
    expect(JSON.stringify([running.log, warn.mock.calls]).toLowerCase()).not.toContain(secret);
    warn.mockRestore();
    expect(running.log[0]).toMatchObject({ path: "/ricevuta/*", status: 200 });
  });

  it("is in a backup only as a hash", async () => {
    const token = newToken();
    const sent = await post("/submit", { story: "In cassaforte", consent: "true", token });
    const [, secret = ""] = /ricevuta\/(\w+)/.exec(locationOf(sent)) ?? [];
    const folder = mkdtempSync(path.join(tmpdir(), "giramondo-"));
    const archive = path.join(folder, "copia.tar.gz");
    await createBackup(dataPathsIn(running.dataDir), archive, { engines: running.config });
    execFileSync("tar", ["-xzf", archive, "-C", folder]);
    expect(filesWith(folder, ["In cassaforte"])).toEqual(["giramondo/site.db"]);
    expect(filesWith(folder, [secret, token])).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
