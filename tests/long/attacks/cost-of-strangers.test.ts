import { afterEach, describe, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { createPhotoPipeline } from "~/images/photo-pipeline.server";
import { photoOperations } from "~/images/photo-operations.server";
import { cardAssets, outlines } from "../../support/photos/card-assets";
import { heicWorkerText } from "../../support/photos/heic-worker-text";
import { textOf } from "../../support/pages/form-html";
import { signedIn } from "../../support/owner";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegUpload } from "../../support/test-photos";
import { storedNames } from "../../support/photos/stored-names";

const good = { story: "Sul muretto del porto", name: "Marta", consent: "true" };
const draftPhoto = /\/uploads\/[^"]*\?draft=/g;
let running: SiteInProcess;

afterEach(() => running.close());

async function send(path: string, fields: Record<string, string>, photos: number) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (let n = 0; n < photos; n += 1) body.append("photos", await jpegUpload(`foto${n}.jpg`));
  return fetch(running.url + path, { method: "POST", body, redirect: "manual" });
}

const stored = () => storedNames(running.site.photos);

describe("photos from one address", () => {
  it("are made in the page's refused forms as often as its stories need, then only words are kept", async () => {
    running = await siteInProcess({ SUBMIT_LIMIT: "1" });
    for (let n = 0; n < 2; n += 1) {
      const html = await textOf(await send("/submit", { ...good, story: "" }, 3));
      expect(html.match(draftPhoto)).toHaveLength(3);
    }
    const refused = await textOf(await send("/submit", { ...good, story: "" }, 3));
    expect(refused.match(draftPhoto)).toBeNull();
    expect(refused).toContain("quando riprovi, sceglile di nuovo");
    expect(refused).toContain('value="Marta"');

    const waiting = await send("/submit", good, 1);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get("Retry-After"))).toBeGreaterThan(59 * 60);
    const html = await textOf(waiting);
    expect(html).toContain("Dalla tua rete sono già arrivate molte foto nell’ultima ora.");
    expect(html).toContain("Riprova fra 60 minuti.");
    expect(html).toContain("Sul muretto del porto");
    expect(await countAll(running.site, "stories")).toBe(0);
    expect(await stored()).toHaveLength(6);
    expect((await send("/submit", good, 0)).status).toBe(303);
  });

  it("cost nothing when a program's form is refused for its words, its robot's field or the limit", async () => {
    running = await siteInProcess({ SUBMIT_LIMIT: "1" });
    for (let n = 0; n < 5; n += 1) {
      expect((await send("/api/submit-story", { ...good, website: "http://x" }, 3)).status).toBe(400);
      expect((await send("/api/submit-story", { ...good, consent: "false" }, 3)).status).toBe(400);
    }
    expect((await send("/api/submit-story", good, 3)).status).toBe(201);
    for (let n = 0; n < 5; n += 1) {
      expect((await send("/api/submit-story", good, 3)).status).toBe(429);
    }
    expect(await stored()).toHaveLength(3);
    const tries = await running.site.db.selectFrom("tries").select("count").execute();
    expect(tries.map(({ count }) => count).sort()).toEqual([1, 3]);
  });

  it("of a form that looks like a robot's are kept for three tries, its words always", async () => {
    running = await siteInProcess();
    for (let n = 0; n < 3; n += 1) {
      const html = await textOf(await send("/submit", { ...good, website: "http://x" }, 3));
      expect(html.match(draftPhoto)).toHaveLength(3);
    }
    const answer = await send("/submit", { ...good, website: "http://x" }, 3);
    expect(answer.status).toBe(400);
    const html = await textOf(answer);
    expect(html.match(draftPhoto)).toBeNull();
    expect(html).toContain("Sul muretto del porto");
    expect(html).toContain("sceglile di nuovo");
    expect(await stored()).toHaveLength(9);
    expect((await send("/submit", good, 3)).status).toBe(303);
  });

  it.each([
    ["/submit", 303],
    ["/api/submit-story", 201],
  ])(
    "of one form that arrives at %s twenty times at once are made once, and count once",
    async (address, status) => {
      running = await siteInProcess({ SUBMIT_LIMIT: "1" });
      const twins = Array.from({ length: 20 }, () => send(address, { ...good, token: "gemelli" }, 2));
      const statuses = (await Promise.all(twins)).map((answer) => answer.status);
      expect(new Set(statuses)).toEqual(new Set([status]));
      expect(await countAll(running.site, "stories")).toBe(1);
      expect(await stored()).toHaveLength(2);
      const tries = await running.site.db.selectFrom("tries").select("count").execute();
      expect(tries.map(({ count }) => count).sort()).toEqual([1, 2]);
      expect((await send("/submit", { ...good, story: "Un’altra" }, 0)).status).toBe(429);
    },
  );

  it("of a school class that sends at the same moment all get in", async () => {
    running = await siteInProcess();
    const children = Array.from({ length: 30 }, (_, n) =>
      send("/submit", { ...good, story: `Storia ${n}` }, 3),
    );
    expect(new Set((await Promise.all(children)).map(({ status }) => status))).toEqual(new Set([303]));
    expect(await countAll(running.site, "stories")).toBe(30);
    expect(await stored()).toHaveLength(90);
  });

  it("that are no photos are looked at six times in a form, not twenty", async () => {
    running = await siteInProcess();
    const body = new FormData();
    for (const [name, value] of Object.entries(good)) body.set(name, value);
    for (let n = 0; n < 20; n += 1) body.append("photos", new Blob(["pane"]), `lista${n}.jpg`);
    const answer = await fetch(`${running.url}/submit`, { method: "POST", body, redirect: "manual" });
    expect(answer.status).toBe(400);
    expect((await textOf(answer)).match(/class="field-error">[^<]*non è una foto/g)).toHaveLength(6);
  });
});

describe("when more forms wait for their photos than the machine can make", () => {
  const busySite = () => {
    const work = photoOperations({ heicWorker: heicWorkerText, cardAssets, outlines });
    return siteInProcess({}, { site: { images: createPhotoPipeline(work, 0) } });
  };

  it("says when to try again and keeps every word", async () => {
    running = await busySite();
    const answer = await send("/submit", good, 1);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    const html = await textOf(answer);
    expect(html).toContain("In questo momento arrivano molte foto tutte insieme");
    expect(html).toContain("Riprova fra un minuto.");
    expect(html).toContain("Sul muretto del porto");
    expect(html).toContain("quando riprovi, sceglile di nuovo");
    expect(await countAll(running.site, "stories")).toBe(0);
    expect((await send("/submit", good, 0)).status).toBe(303);
  });

  it("tells programs the same, and takes the owner's photo all the same", async () => {
    running = await busySite();
    const answer = await send("/api/submit-story", good, 1);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await answer.json()).toEqual({
      error:
        "In questo momento arrivano molte foto tutte insieme e non riesco a prepararle. Riprova fra un minuto.",
    });
    await setPassword(running.site, "una password lunga");
    const owner = await signedIn(running.url, "una password lunga");
    const article = { title: "T", content: "C", city: "Camogli", country: "Italia" };
    const sent = await owner.send("/admin/nuovo-articolo", { ...article, photo: await jpegUpload("a.jpg") });
    expect(sent.status).toBe(302);
    expect(await stored()).toHaveLength(1);
  });
});

describe("when the disk is nearly full", () => {
  const megabyte = 1024 * 1024;

  it("takes words but no photos, and keeps the form", async () => {
    const faults: unknown[] = [];
    let free = 99 * megabyte;
    running = await siteInProcess(
      {},
      { onError: (error) => faults.push(error), site: { freeBytes: async () => free } },
    );
    const answer = await send("/submit", good, 1);
    expect(answer.status).toBe(503);
    const html = await textOf(answer);
    expect(html).toContain("Sul muretto del porto");
    expect(html).toContain("riesce a salvare le parole, ma non le foto: invia il testo senza foto");
    expect(await textOf(await send("/api/submit-story", good, 1))).toContain("invia il testo senza foto");
    expect(await stored()).toEqual([]);
    expect((await send("/submit", { ...good, story: "Solo parole" }, 0)).status).toBe(303);
    free = 101 * megabyte;
    expect((await send("/submit", good, 1)).status).toBe(303);
    expect(await stored()).toHaveLength(1);
    expect(faults).toHaveLength(2);
  });

  it("warns the owner before it comes to that", async () => {
    let free = 301 * megabyte;
    running = await siteInProcess({}, { site: { freeBytes: async () => free } });
    await setPassword(running.site, "una password lunga");
    const owner = await signedIn(running.url, "una password lunga");
    expect(await textOf(await owner.open("/admin"))).not.toContain("Il disco è quasi pieno");
    free = 299 * megabyte;
    expect(await textOf(await owner.open("/admin"))).toContain("Restano 299\u00a0MB");
    expect((await send("/submit", good, 1)).status).toBe(303);
  });
});
