import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTag } from "~/domain/tags/tags.server";
import { wordsIn } from "~/text/languages.server";
import { textOf } from "../../support/pages/form-html";
import type { Owner } from "../../support/owner";
import { storedFiles } from "../../support/photos/stored-files";
import { type PlainPage, PlainBrowser } from "../../support/plain-browser";
import { sendStory } from "../../support/send-story";
import { breakTable, setReadOnly } from "../../support/site-data/broken-table";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";

const { consent } = wordsIn("it", "Capi").text.storyForm;
const agreed = { [consent["2026-11-28"]]: true };
const none = "Nessuna foto aggiunta";
const wait = "Queste foto non sono ancora arrivate: quando riprovi, sceglile di nuovo.";

let running: SiteInProcess;
let owner: Owner;
let free = 5e9;
const faults: unknown[] = [];
beforeAll(async () => {
  ({ running, owner } = await siteWithOwner(
    { SUBMIT_LIMIT: "0" },
    { onError: (error) => faults.push(error), site: { freeBytes: () => Promise.resolve(free) } },
  ));
});
afterAll(async () => {
  await running.close();
  expect(faults).toEqual([]);
});
beforeEach(() => {
  free = 5e9;
});

const red = () => jpegUpload("rossa.jpg", { colour: "#cc2222" });
const green = () => jpegUpload("verde.jpg", { colour: "#22cc22" });
const broken = () => new File(["nessuna foto"], "rotta.jpg");

/** Sends a story with these photos. Returns the address of its receipt. */
async function receiptFor(story: string, names: string[] = [], url = running.url): Promise<string> {
  const photos = names.map(async (name, n): Promise<[string, Buffer]> => {
    return [name, await jpegPhoto({ width: 64 + n })];
  });
  const sent = await sendStory(url, { story, photos: await Promise.all(photos) });
  return (sent.headers.get("Location") ?? "").replace("?inviata=1", "");
}

const open = (address: string) => new PlainBrowser(running.url).open(address);
const add = (page: PlainPage, photos: File | File[]) =>
  page.press("Aggiungi alla storia", { photos, ...agreed });

const storyOf = (story: string) =>
  running.site.db.selectFrom("stories").selectAll().where("story", "=", story).executeTakeFirstOrThrow();

/** Returns the labels of a story's photos in order. */
async function labelsOf(story: string): Promise<string[]> {
  const rows = running.site.db
    .selectFrom("story_photos")
    .innerJoin("photos", "photos.id", "photo_id")
    .innerJoin("stories", "stories.id", "story_photos.story_id")
    .select("photos.name")
    .where("stories.story", "=", story)
    .orderBy("position");
  return (await rows.execute()).map(({ name }) => name.replace(/^[^_]*_/, ""));
}

/** Promotes a story to an article. */
async function promote(story: string): Promise<void> {
  const { id } = await storyOf(story);
  const fields = { title: "Il molo", content: story, city: "Camogli", country: "Italia", story: id };
  expect((await owner.send("/admin/nuovo-articolo", fields)).status).toBe(302);
}

describe("a photo that comes later", () => {
  it("is added on the receipt, once, without what is hidden in it, and the owner sees it", async () => {
    const receipt = await receiptFor("Sul molo", ["prima.jpg"]);
    const page = await open(receipt);
    expect(page.text).toContain("C’è posto per altre 2 foto.");
    const position = { latitude: 44.35, longitude: 9.15 };
    const hidden = await jpegUpload("dopo.jpg", {
      colour: "#2222cc",
      position,
      takenAt: "2026:11:20 10:11:12",
    });
    const added = await add(page, hidden);
    expect([added.status, added.notice]).toEqual([200, expect.stringContaining("Foto aggiunte")]);
    const again = await add(page, hidden);
    expect([again.status, await labelsOf("Sul molo")]).toEqual([200, ["prima.jpg", "dopo.jpg"]]);
    const both = await Promise.all([add(page, await red()), add(page, await red())]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await labelsOf("Sul molo")).toEqual(["prima.jpg", "dopo.jpg", "rossa.jpg"]);
    expect((await open(receipt)).text).not.toContain("Aggiungi foto");

    const files = storedFiles(running);
    for (const name of await files.names()) {
      expect(Buffer.from(await files.read(name)).includes("Segretissima"), name).toBe(false);
    }
    const { id, consent_version: version, corrected_at: corrected } = await storyOf("Sul molo");
    expect([version, corrected]).toEqual(["2026-11-28", expect.any(String)]);
    const seen = await textOf(await owner.open(`/admin/storie/${id}`));
    for (const words of ["_dopo", "_rossa", "Corretta il"]) expect(seen).toContain(words);

    await new PlainBrowser(running.url)
      .open(`${receipt}/ritira`)
      .then((ask) => ask.press("Sì, ritirala", {}));
    expect((await files.names()).filter((name) => /dopo|rossa|prima/.test(name))).toEqual([]);
  });

  it("is asked for the same consent as in the story form, and says in its language what is missing", async () => {
    const receipt = await receiptFor("Auf der Mole");
    const { text } = wordsIn("de", "Capi");
    const page = await open(`/de${receipt}`);
    const send = (fields: Record<string, string>, photo?: File) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      if (photo) body.set("photos", photo);
      return fetch(`${running.url}/de${receipt}/foto`, { method: "POST", body, redirect: "manual" });
    };
    expect(page.text).toContain(text.storyForm.consent["2026-11-28"].replaceAll("{product}", "Capi"));
    const refusals: [Response, string][] = [
      [await send({}, await red()), text.storyForm.mistakes.consent["not-agreed"]],
      [await send({ consent: "true", consentVersion: "1999" }, await red()), "Häkchen neu"],
      [await send({ consent: "true" }), text.storyForm.mistakes.photos.missing],
      [await send({ consent: "true" }, new File([], "")), text.storyForm.mistakes.photos.missing],
    ];
    for (const [answer, sentence] of refusals) {
      const html = await textOf(answer);
      expect([answer.status, html]).toEqual([400, expect.stringContaining(sentence)]);
      expect(html).toContain("Kein Foto hinzugefügt");
    }
    expect(await labelsOf("Auf der Mole")).toEqual([]);
    expect((await send({ consent: "true" }, await red())).headers.get("Location")).toBe(
      `/de${receipt}?aggiunte=1`,
    );
    expect(await storyOf("Auf der Mole")).toMatchObject({ consent_language: "de" });
  });

  it("beside a broken one is added, and the broken one is named", async () => {
    const receipt = await receiptFor("Una rotta");
    const page = await add(await open(receipt), [broken(), await red()]);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Non tutte le foto sono entrate");
    expect(page.text).toContain("«rotta.jpg» non è una foto");
    expect(await labelsOf("Una rotta")).toEqual(["rossa.jpg"]);
    const alone = await add(page, broken());
    expect([alone.status, alone.text.includes(none)]).toEqual([400, true]);
    const large = new File([await green(), new Uint8Array(10 * 1024 * 1024)], "enorme.jpg");
    const heavy = await add(alone, large);
    expect([heavy.status, heavy.text]).toEqual([
      400,
      expect.stringContaining("«enorme.jpg» pesa più di 10 MB"),
    ]);
    expect((await add(heavy, await green())).text).toContain("Foto aggiunte");
    expect(await labelsOf("Una rotta")).toEqual(["rossa.jpg", "verde.jpg"]);
  });

  it("is left out when it is the fourth, and the others are not", async () => {
    const receipt = await receiptFor("Quattro", ["a.jpg", "b.jpg"]);
    const page = await open(receipt);
    const part = await add(page, [await red(), await green()]);
    const fourth = "Un’altra foto è rimasta fuori: posso portarne al massimo 3.";
    expect([part.status, part.text]).toEqual([200, expect.stringContaining(fourth)]);
    expect(part.text).toContain("Una storia prende fino a tre foto, finché non entra nel diario.");
    const late = await add(page, await green());
    expect([late.status, late.text]).toEqual([400, expect.stringContaining(fourth)]);
    expect(late.text).toContain(none);
    expect(await labelsOf("Quattro")).toEqual(["a.jpg", "b.jpg", "rossa.jpg"]);
  });

  it("comes too late for a story in the diary, a withdrawn one and a deleted one, and leaves no file", async () => {
    const files = async () =>
      (await storedFiles(running).names()).filter((name) => name.includes("rossa")).length;
    const before = await files();
    const [published, withdrawn, deleted] = await Promise.all(
      ["Pubblicata", "Ritirata", "Eliminata"].map(async (story) => open(await receiptFor(story))),
    );
    await promote("Pubblicata");
    const inDiary = await add(published as PlainPage, await red());
    expect([inDiary.status, inDiary.text]).toEqual([409, expect.stringContaining("è entrata nel diario")]);
    const { id } = await storyOf("Eliminata");
    await owner.send(`/admin/storie/${id}/elimina`, {});
    await (await (withdrawn as PlainPage).follow("Ritira la storia")).press("Sì, ritirala", {});
    for (const page of [withdrawn, deleted] as PlainPage[]) {
      const gone = await add(page, await red());
      expect([gone.status, gone.text]).toEqual([404, expect.stringContaining("ritirata o eliminata")]);
    }
    expect(await files()).toBe(before);
  });

  it("has no page under an unknown secret or of a sighting: these lead to the receipt", async () => {
    const tag = await createTag(running.site, { fields: { name: "Zainetto" }, token: null });
    const scanned = await open(`/t/${tag.ok ? tag.value.code : ""}`);
    const sighted = await scanned.press(/Ti ho visto/, {});
    for (const receipt of [`/ricevuta/${"0".repeat(40)}`, sighted.path]) {
      for (const method of ["GET", "POST"]) {
        const body = method === "POST" ? new FormData() : null;
        const answer = await fetch(`${running.url}${receipt}/foto`, { method, body, redirect: "manual" });
        expect([answer.status, answer.headers.get("Location")]).toEqual([303, receipt]);
      }
    }
  });

  it("that cannot be stored says so, and is added when the disk has room again", async () => {
    const receipt = await receiptFor("Disco pieno");
    const page = await open(receipt);
    const failed = "In questo momento non riesco a salvare le foto.";
    await setReadOnly(running.site.db, true);
    const refused = await add(page, await red());
    await setReadOnly(running.site.db, false);
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining(`${failed} ${wait}`)]);
    expect(faults.splice(0)).toHaveLength(1);
    expect(await labelsOf("Disco pieno")).toEqual([]);
    expect((await add(refused, await red())).text).toContain("Foto aggiunte");
    free = 1e8;
    const full = await add(await open(receipt), await green());
    expect([full.status, full.text]).toEqual([503, expect.stringContaining(wait)]);
    free = 5e9;
    expect(faults.splice(0)).toHaveLength(1);
    const files = (await storedFiles(running).names()).length;
    await breakTable(running.site.db, "insert", "story_photos");
    const half = await add(page, await green());
    expect([half.status, half.text]).toEqual([500, expect.stringContaining(failed)]);
    expect(faults.splice(0)).toHaveLength(1);
    expect(await labelsOf("Disco pieno")).toEqual(["rossa.jpg"]);
    expect((await storedFiles(running).names()).length).toBe(files);
  });
});

it("counts as a sent photo: too many from one network wait", async () => {
  const limited = await siteInProcess({ SUBMIT_LIMIT: "1" });
  try {
    const receipt = await receiptFor("Molte", [], limited.url);
    const page = await new PlainBrowser(limited.url).open(receipt);
    for (let n = 0; n < 2; n += 1) await add(page, [broken(), broken(), broken()]);
    const late = await add(page, await red());
    expect([late.status, late.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(late.text).toContain("Dalla tua rete sono già arrivate molte foto nell’ultima ora. Riprova fra");
    expect(late.text).toContain(wait);
  } finally {
    await limited.close();
  }
});
