import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeTag, createTag, listTags } from "~/domain/tags/tags.server";
import { wrongGuessesPer15Minutes } from "~/domain/limits/rate-limit.server";
import type { TagInUse } from "~/domain/tags/tag";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type Owner, nextNotice, signedIn } from "../../support/owner";
import { placeStops } from "../../support/site-data/placed-stops";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";
import { timeOutSessions } from "../../support/site-data/time-out-sessions";
import { setReadOnly } from "../../support/site-data/broken-table";
import { phoneAgent } from "../../support/pages/user-agents";

const flight = 14 * 1024;
const later = "mandala più tardi: il codice è sul cartellino";
const help = ["Invia la tua storia", later];

let running: SiteInProcess;
let owner: Owner;
const faults: unknown[] = [];

beforeAll(async () => {
  const environment = { PUBLIC_URL: "http://capi.example", TRUST_PROXY: "1", SUBMIT_LIMIT: "0" };
  ({ running, owner } = await siteWithOwner(environment, { onError: (error) => faults.push(error) }));
});
afterAll(async () => {
  await running.close();
  expect(faults).toEqual([]);
});

async function make(name = "Zainetto"): Promise<TagInUse> {
  const result = await createTag(running.site, { fields: { name }, token: null });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(running.url + path, { method, headers, redirect: "manual" });

const now = async ({ id }: TagInUse) => (await listTags(running.site)).find((tag) => tag.id === id);

/** Returns the bytes of an answer as a browser gets it. */
function weigh(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, running.url), { headers: { "Accept-Encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve(bytes));
    });
    sent.on("error", reject).end();
  });
}

describe("the page of a tag", () => {
  it("says what a finder needs, in one flight, and leaves nothing in the browser", async () => {
    const { code } = await make();
    const first = await textOf(await open(`/t/${code}`));
    expect(first).toContain("Il viaggio è appena cominciato");
    await placeStops(running.site, [
      { city: "Camogli" },
      { city: "Lisbona" },
      { city: "Siena" },
      { city: "Oslo" },
    ]);
    const answer = await open(`/t/${code}`);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, max-age=0"]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const html = await textOf(answer);
    for (const words of ["Non sono perso!", "Sono Capi", "Oslo, Siena, Lisbona", code, ...help]) {
      expect(html).toContain(words);
    }
    expect(html).toContain(`href="/submit?codice=${code}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const absent of ["Camogli", "<script", "Zainetto", 'class="top-bar', 'rel="stylesheet"'])
      expect(html).not.toContain(absent);
    expect(await weigh(`/t/${code}`)).toBeLessThanOrEqual(flight);
  });

  it("does not mind how its address is written", async () => {
    const { code } = await make();
    for (const path of [
      `/T/${code}`,
      `/t/${code.toLowerCase()}`,
      `/t/${code.slice(0, 3)}%20${code.slice(3)}`,
    ]) {
      expect((await open(path)).status, path).toBe(200);
    }
  });

  it("of a retired tag says so and helps, and is no scan", async () => {
    const tag = await make();
    await changeTag(running.site, tag.id, { retired: true });
    const answer = await open(`/t/${tag.code}`);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
    const html = await textOf(answer);
    for (const words of ["Cartellino in pensione", `/submit?codice=${tag.code}`, ...help]) {
      expect(html).toContain(words);
    }
    expect(await now(tag)).toMatchObject({ scans: 0, lastSeen: null });
  });

  it.each(["HHHHHH", "sbagliato", "%3Cb%3Eciao", "x".repeat(500)])(
    "of no tag (%s) helps all the same",
    async (code) => {
      const answer = await open(`/t/${code}`, { "X-Forwarded-For": "198.51.100.1" });
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
      const html = await textOf(answer);
      for (const words of ["Codice sconosciuto", 'action="/t"', 'href="/submit"', help[0]])
        expect(html).toContain(words);
      expect(html, "no advice to use the code later").not.toContain(later);
      expect(html).not.toContain("<b>ciao");
    },
  );

  it("waits with wrong codes from one address, but never with a right one", async () => {
    const { code } = await make();
    const from = { "X-Forwarded-For": "198.51.100.2" };
    for (let n = 0; n < wrongGuessesPer15Minutes; n += 1)
      expect((await open("/t/HHHHHH", from)).status).toBe(404);
    const answer = await open("/t/KKKKKK", from);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(800);
    const html = await textOf(answer);
    for (const words of ["Troppi codici sbagliati", "Riprova fra 15 minuti.", help[0]])
      expect(html).toContain(words);
    expect((await open(`/t/${code}`, from)).status).toBe(200);
    expect((await open("/t/HHHHHH", { "X-Forwarded-For": "198.51.100.3" })).status).toBe(404);
  });
});

describe("typing a code", () => {
  it.each(["c4p 9xy", "C4P-9XY", "https://capi.example/t/c4p9xy", " c4P9xy\u00a0"])(
    "«%s» leads to its page",
    async (typed) => {
      const answer = await open(`/t?${new URLSearchParams({ codice: typed })}`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/t/C4P9XY"]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it("asks for it, and says what is wrong with what is none, which stays in the field", async () => {
    const empty = await open("/t");
    expect(empty.status).toBe(200);
    expect(await empty.text()).toContain("Hai il codice del cartellino?");
    const wrong = await open("/t?codice=abc");
    expect(wrong.status).toBe(400);
    const html = await textOf(wrong);
    expect(html).toContain("Un codice ha sei caratteri, lettere e numeri");
    expect(valueOf(html, "codice")).toBe("abc");
    expect(await textOf(await open("/t?codice=+"))).toContain("Scrivi il codice che leggi");
    const form = /Hai il codice del cartellino\?.*<form[^>]*method="get" action="\/t">.*name="codice"/s;
    expect(await textOf(await open("/submit"))).toMatch(form);
  });
});

describe("scans", () => {
  it("are counted by the day, without anything about who", async () => {
    const tag = await make();
    const from = { "User-Agent": phoneAgent, "X-Forwarded-For": "198.51.100.77" };
    running.log.length = 0;
    for (let n = 0; n < 3; n += 1) await open(`/t/${tag.code}`, from);
    expect(await now(tag)).toMatchObject({ scans: 3 });
    const rows = await running.site.db
      .selectFrom("tag_scans")
      .selectAll()
      .where("tag_id", "=", tag.id)
      .execute();
    expect(rows).toEqual([{ tag_id: tag.id, day: rows[0]?.day, count: 3 }]);
    expect(running.log).toHaveLength(3);
    for (const line of running.log) {
      expect(line).toMatchObject({ path: `/t/${tag.code}`, status: 200 });
      expect(JSON.stringify(line)).not.toMatch(/198\.51\.100|Android|127\.0\.0\.1/);
    }
  });

  it.each([
    ["HEAD", {}],
    ["GET", { "User-Agent": "WhatsApp/2.24.20.89 A" }],
    ["GET", { "User-Agent": "facebookexternalhit/1.1" }],
    ["GET", { "User-Agent": phoneAgent, "Sec-Purpose": "prefetch;prerender" }],
    ["GET", { "User-Agent": phoneAgent, Purpose: "prefetch" }],
    ["GET", { "User-Agent": phoneAgent, "X-Moz": "prefetch" }],
  ] as [string, Record<string, string>][])("are not %s with %j", async (method, headers) => {
    const tag = await make();
    expect((await open(`/t/${tag.code}`, headers, method)).status).toBe(200);
    expect(await now(tag)).toMatchObject({ scans: 0 });
  });

  it("are lost when nothing can be written; the pages are not", async () => {
    const tag = await make();
    await setReadOnly(running.site.db, true);
    expect((await open(`/t/${tag.code}`)).status).toBe(200);
    expect((await open("/t/HHHHHH", { "X-Forwarded-For": "198.51.100.9" })).status).toBe(404);
    await setReadOnly(running.site.db, false);
    expect((await open(`/t/${tag.code}`)).status).toBe(200);
    expect(await now(tag)).toMatchObject({ scans: 1 });
  });
});

describe("a story with a code", () => {
  const story = { story: "Era sul molo.", consent: "true" };
  const send = (fields: Record<string, string>) =>
    fetch(`${running.url}/submit`, { method: "POST", body: form(fields), redirect: "manual" });
  const form = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };
  const tell = async (fields: Record<string, string>) => {
    const answer = await fetch(`${running.url}/api/submit-story`, { method: "POST", body: form(fields) });
    const { id } = (await answer.json()) as { id: string };
    const all = await (await owner.open("/api/admin/stories")).json();
    return {
      status: answer.status,
      code: (all as { id: string; code: string }[]).find((one) => one.id === id)?.code,
    };
  };

  it("has it from the address on, through refused forms, and the owner reads of it", async () => {
    const { code, id } = await make("Collare");
    const page = await open(`/submit?codice=${code.toLowerCase()}`);
    expect(page.headers.get("Cache-Control")).toBe("private, max-age=0");
    const html = await textOf(page);
    expect(valueOf(html, "code")).toBe(code);
    expect(html).toContain(`La tua storia parte con il cartellino ${code}.`);
    const token = valueOf(html, "token") ?? "";
    const refused = await send({ token, code, story: "", consent: "true" });
    expect(refused.status).toBe(400);
    expect(valueOf(await textOf(refused), "code")).toBe(code);
    expect((await send({ ...story, token, code, name: "Marta" })).status).toBe(303);
    expect(await textOf(await owner.open("/admin"))).toContain("con il cartellino «Collare»");
    expect(await textOf(await owner.open("/admin"))).toContain("Ultima volta in mano a qualcuno: oggi");
    await changeTag(running.site, id, { retired: true });
    expect(await textOf(await owner.open("/admin"))).toContain("con il cartellino «Collare», in pensione");
    expect((await listTags(running.site)).find((tag) => tag.id === id)).toMatchObject({ stories: 1 });
  });

  it("is taken by the call, whatever the code is", async () => {
    const [used, retired] = [await make(), await make()];
    await changeTag(running.site, retired.id, { retired: true });
    expect(await tell({ ...story, code: ` ${used.code.toLowerCase()}` })).toEqual({
      status: 201,
      code: used.code,
    });
    expect(await tell({ ...story, code: retired.code })).toEqual({ status: 201, code: retired.code });
    for (const code of ["HHHHHH", "", "x".repeat(3000), "'; drop table tags"]) {
      expect(await tell({ ...story, code })).toEqual({ status: 201, code: null });
    }
    expect(await tell(story)).toEqual({ status: 201, code: null });
  });

  it("shows a typed code that no tag has, and says that the story goes without it", async () => {
    const html = await textOf(await open("/submit?codice=qqqqqq"));
    expect(html).toContain("Non conosco il codice qqqqqq: la storia parte anche senza.");
    expect(html).toMatch(/name="codice"[^>]*value="qqqqqq"/);
    expect(html).not.toContain("parte con il cartellino");
    const typed = await open("/t?codice=qqqqqq&lingua=it");
    expect(typed.headers.get("Location")).toBe("/t/QQQQQQ?lingua=it");
    expect(await textOf(await open("/t/QQQQQQ"))).toMatch(/name="codice"[^>]*value="QQQQQQ"/);
  });

  it("counts typed codes that no tag has, here as on their own page", async () => {
    const from = { "X-Forwarded-For": "198.51.100.77" };
    for (let n = 0; n < 25; n += 1) await open("/submit?codice=HHHHHH", from);
    expect((await open("/t/HHHHHH", from)).status).toBe(429);
  });

  it("shows none in a form that was opened without", async () => {
    for (const path of ["/submit", "/submit?codice=abc"]) {
      expect(valueOf(await textOf(await open(path)), "code"), path).toBeUndefined();
    }
  });
});

describe("the owner's page of tags", () => {
  const address = "/admin/cartellini";
  beforeEach(async () => {
    await running.site.db.deleteFrom("tags").execute();
  });

  it("makes, renames, retires and takes into use again", async () => {
    expect(await textOf(await owner.open(address))).toContain("Nessun cartellino ancora");
    const made = await owner.send(address, { token: "t", name: " Zainetto " });
    expect([made.status, made.headers.get("Location")]).toEqual([302, address]);
    expect(await nextNotice(running.url, made)).toBe("Cartellino creato!");
    await owner.send(address, { token: "t", name: " Zainetto " });
    const [{ id = "", code = "" } = {}, ...others] = await listTags(running.site);
    expect(others).toEqual([]);
    const html = await textOf(await owner.open(address));
    for (const words of ["Zainetto", code, "In uso", "Non è ancora stato in mano a nessuno"])
      expect(html).toContain(words);
    expect(await nextNotice(running.url, await owner.send(address, { id, name: "Zampa" }))).toBe(
      "Nome cambiato!",
    );
    const retired = await owner.send(address, { id, retired: "true" });
    expect(await nextNotice(running.url, retired)).toBe("Cartellino in pensione");
    const after = await textOf(await owner.open(address));
    for (const words of ["Zampa", "In pensione", "Rimetti in uso"]) expect(after).toContain(words);
    expect(after).not.toContain(`${address}/${id}/stampa`);
    await owner.send(address, { id, retired: "false" });
    expect(await listTags(running.site)).toMatchObject([{ name: "Zampa", code, retired: false }]);
  });

  it("counts a sighting as a hand that held the toy", async () => {
    const { code } = await make("Collare");
    const sighted = new URLSearchParams({ token: "t", city: "Lecce", kind: "holding" });
    const sent = await fetch(`${running.url}/t/${code}`, {
      method: "POST",
      body: sighted,
      redirect: "manual",
    });
    expect(sent.status).toBe(303);
    const html = await textOf(await owner.open(address));
    expect(html).toContain("Ultima volta in mano a qualcuno: oggi");
    expect(html).not.toContain("Non è ancora stato in mano a nessuno");
  });

  it.each(["", "x".repeat(61)])("gives a refused name back: «%s»", async (name) => {
    const answer = await owner.send(address, { token: "u", name });
    expect(answer.status).toBe(400);
    const html = await textOf(answer);
    expect(html).toContain("Il cartellino non è salvato");
    expect(html).toContain(name === "" ? "Nome obbligatorio" : "Massimo 60 caratteri");
    expect(valueOf(html, "name")).toBe(name);
    expect(await listTags(running.site)).toEqual([]);
  });

  it("is the owner's alone, and keeps a name that was typed when the session had ended", async () => {
    const { id } = await make();
    for (const path of [address, `${address}/foglio`, `${address}/${id}/stampa`]) {
      expect((await open(path)).headers.get("Location"), path).toContain("/admin?ritorno=");
    }
    const late = await signedIn(running.url, ownersPassword);
    await timeOutSessions(running.site);
    const login = await textOf(await late.send(address, { token: "v", name: "Tasca" }));
    expect(valueOf(login, "name")).toBe("Tasca");
    const words = { name: "Tasca", password: ownersPassword };
    const back = await late.send(`/admin/accesso?ritorno=${encodeURIComponent(address)}`, words);
    owner = await signedIn(running.url, ownersPassword);
    const html = await textOf(await owner.open(back.headers.get("Location") ?? ""));
    expect(valueOf(html, "name")).toBe("Tasca");
    expect(await listTags(running.site)).toHaveLength(1);
  });

  it("prints what is in use, and nothing else", async () => {
    const [used, retired] = [await make("Uno"), await make("Due")];
    await changeTag(running.site, retired.id, { retired: true });
    const sheet = await textOf(await owner.open(`${address}/foglio?comunque=true`));
    expect(sheet).toContain(`capi.example<wbr/>/t/${used.code}`);
    expect(sheet).not.toContain(retired.code);
    const copies = await textOf(await owner.open(`${address}/foglio?comunque=true&codice=${used.code}`));
    expect(copies.split('class="qr"')).toHaveLength(11);
    expect(await textOf(await owner.open(`${address}/foglio?comunque=true&codice=HHHHHH`))).toContain(
      "Nessun cartellino in uso",
    );
    const single = await owner.open(`${address}/${used.id}/stampa?comunque=true`);
    const html = await single.text();
    for (const named of ["Sono", "I’m", "Je suis", "Ich bin", "Soy"])
      expect(html).toContain(`<span class="printed-name">${named}<!-- --> <bdi>Capi</bdi>,</span>`);
    for (const lang of ["it", "en", "fr", "de", "es"]) expect(html).toContain(`<p lang="${lang}">`);
    expect(html.match(/(?<=<script[^>]*>)[^<]*/g)).toEqual([expect.stringContaining('"/print.js"')]);
    expect((await owner.open(`${address}/niente/stampa`)).status).toBe(404);
  });

  it.each([
    ["http://raspberrypi.local:3000", "funziona solo a casa tua"],
    ["http://127.0.0.1:4711", "funziona solo a casa tua"],
    ["https://192.168.1.20", "funziona solo a casa tua"],
    ["http://capi.example", "non è https"],
  ])(
    "warns of %s where tags are made and printed, and prints it once that is confirmed",
    async (publicUrl, words) => {
      const { running: atHome, owner: its } = await siteWithOwner({ PUBLIC_URL: publicUrl });
      const made = await createTag(atHome.site, { fields: { name: "Zaino" }, token: null });
      const { id, code } = made.ok ? made.value : { id: "", code: "" };
      const page = await textOf(await its.open(address));
      for (const sentence of [words, "È deciso da chi gestisce il server"]) expect(page).toContain(sentence);
      expect(page).not.toContain("Cambia l’indirizzo");
      for (const [path, query] of [
        [`${address}/foglio`, "?"],
        [`${address}/foglio`, `?codice=${code}&`],
        [`${address}/${id}/stampa`, "?"],
      ] as const) {
        const html = await textOf(await its.open(path + query));
        expect(html, path).toContain(words);
        expect(html, path).not.toMatch(/class="qr"|id="print"/);
        if (query.includes(code)) expect(html).toContain(`name="codice" value="${code}"`);
        const anyway = await textOf(await its.open(`${path}${query}comunque=true`));
        expect(anyway, path).toContain(words);
        expect(anyway, path).toMatch(/class="qr"/);
      }
      await atHome.close();
    },
  );

  it("says what to set, and where, on a site that does not know its address", async () => {
    const { running: nowhere, owner: its } = await siteWithOwner();
    await its.send(address, { token: "w", name: "Uno" });
    const [{ id = "" } = {}] = await listTags(nowhere.site);
    for (const path of [address, `${address}/foglio`, `${address}/${id}/stampa`]) {
      const html = await textOf(await its.open(path));
      expect(html, path).toContain('href="/admin/impostazioni#publicUrl"');
      expect(html, path).not.toContain('class="qr"');
    }
    await nowhere.close();
  });
});
