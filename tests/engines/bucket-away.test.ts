import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { changeBook } from "~/domain/book/book.server";
import { watchSite } from "~/domain/notifications/watch-site.server";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { listStories } from "~/domain/stories/stories-queries.server";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { type Language, languages, prefixOf, wordsIn } from "~/text/languages.server";
import { problemAnswer } from "~/http/answer/problem.server";
import { bucketEnvironment, newBucket } from "../support/engines/swift";
import { textOf } from "../support/pages/form-html";
import { type FaultyProxy, faultyProxy } from "../support/network/faulty-proxy";
import { type Owner, signedIn } from "../support/owner";
import { runProgramToItsEnd } from "../support/run-program";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";
import { fillSite } from "../support/site-data/fill-site";
import { storedNames } from "../support/photos/stored-names";
import { jpegUpload } from "../support/test-photos";

const password = "muretto-del-porto";
const onDisk = ["Il sito non riesce a salvare", "Il disco"];
const onPhotos = "Le foto non si possono salvare";

let bucket: BucketSettings;
beforeEach(async () => {
  bucket = await newBucket("sito/");
});

describe("at the start", () => {
  const environment = (changed: Partial<BucketSettings>) => ({
    ...bucketEnvironment({ ...bucket, ...changed }),
    ADMIN_PASSWORD: password,
  });

  test.each([
    [{ bucket: "manca-del-tutto" }, "Il bucket delle foto non c'è"],
    [{ secretAccessKey: "testinG" }, "Il server S3 delle foto non lascia entrare"],
  ])("a bucket that can never work ends it in one sentence: %j", async (changed, sentence) => {
    const { code, out, err } = await runProgramToItsEnd({ environment: environment(changed) });
    expect([code, out + err]).toEqual([1, expect.stringContaining(sentence)]);
    // The log may have a line first: that the password is stored.
    const sentences = err
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("{"));
    expect(sentences).toHaveLength(1);
    expect(out + err).not.toContain("in ascolto");
  });
});

describe("while the bucket is away", () => {
  let proxy: FaultyProxy;
  let running: SiteInProcess;
  let owner: Owner;
  let faults: unknown[];
  beforeEach(async () => {
    faults = [];
    proxy = await faultyProxy(bucket.endpoint);
    const environment = bucketEnvironment({ ...bucket, endpoint: proxy.url });
    running = await siteInProcess(
      { ...environment, SUBMIT_LIMIT: "0" },
      { onError: (error) => faults.push(error) },
    );
    await setPassword(running.site, password);
    owner = await signedIn(running.url, password);
    proxy.fail(() => ({ kind: "answer", status: 503, code: "SlowDown" }));
  });
  afterEach(async () => {
    proxy.fail(() => null);
    await running.close();
    await proxy.close();
    expect(faults.filter((error) => !isStorageFault(error))).toEqual([]);
  });

  const post = async (path: string, fields: Record<string, string>, photo = true) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ consent: "true", ...fields })) body.set(name, value);
    if (photo) body.append("photos", await jpegUpload("molo.jpg"));
    return fetch(running.url + path, { method: "POST", body, redirect: "manual" });
  };

  test.each([...languages])(
    "a finder reads in %s that words can be sent, and sends them",
    async (lang: Language) => {
      const { sentence } = problemAnswer("photos-away", lang);
      const { failed } = wordsIn(lang, "").text.storyForm.notices;
      const story = "Era sul molo.";
      const page = await post(`${prefixOf(lang)}/submit`, { story, name: "Marta" });
      expect(page.status).toBe(503);
      const html = await textOf(page);
      for (const words of [sentence, story, "Marta"]) expect(html).toContain(words);
      expect(html).not.toContain(failed.text);
      const call = await post("/api/submit-story", { story, lang });
      expect([call.status, await call.json()]).toEqual([503, { error: sentence }]);
      expect(await listStories(running.site)).toEqual([]);
      expect((await post(`${prefixOf(lang)}/submit`, { story }, false)).status).toBe(303);
      expect(await listStories(running.site)).toHaveLength(1);
    },
  );

  test.each([{ kind: "answer", status: 503, code: "SlowDown" }, { kind: "hang" }] as const)(
    "the open book is read without the size of its photos: %j",
    async (fault) => {
      proxy.fail(() => fault);
      await fillSite(running.site, 1);
      await changeBook(running.site, { open: true });
      const html = await textOf(await fetch(`${running.url}/libro`));
      expect(html).toContain("Articolo 0");
      expect(html).toContain("Stampa il libro");
      expect(html).not.toContain("Le foto pesano");
    },
  );

  test("the owner reads it at the form and in /admin, nobody is told of a disk, and it ends by itself", async () => {
    const article = { title: "Titolo tenuto", content: "Testo", city: "Camogli", country: "Italia" };
    const photo = await jpegUpload("barca.jpg");
    const refused = await owner.send("/admin/nuovo-articolo", { ...article, photo });
    expect(refused.status).toBe(503);
    const html = await textOf(refused);
    for (const words of [problemAnswer("photos-away").sentence, "Titolo tenuto"])
      expect(html).toContain(words);
    const panel = await textOf(await owner.open("/admin"));
    expect(panel).toContain(onPhotos);
    for (const words of onDisk) expect(panel).not.toContain(words);
    await watchSite(running.site);
    expect(await running.site.db.selectFrom("notifications").select("event").execute()).toEqual([]);
    expect((await owner.send("/admin/nuovo-articolo", article)).status).toBe(302);

    proxy.fail(() => null);
    expect(await textOf(await owner.open("/admin"))).not.toContain(onPhotos);
    expect((await owner.send("/admin/nuovo-articolo", { ...article, photo })).status).toBe(302);
    expect(await storedNames(running.site.photos)).toHaveLength(1);
  });
});
