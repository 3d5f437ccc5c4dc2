import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { serverVariable } from "../support/engines/engine-of-tests";
import { newDatabase } from "../support/engines/postgres";
import { askStore, bucketEnvironment, newBucket, objectsIn } from "../support/engines/swift";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

const password = "muretto-del-porto";

let folder: string;
let bucket: BucketSettings;
let database: Awaited<ReturnType<typeof newDatabase>>;
let environment: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-commands-"));
  bucket = await newBucket("sito/");
  database = await newDatabase(process.env[serverVariable] ?? "");
  const engines = { ...bucketEnvironment(bucket), DATABASE_URL: database.url };
  environment = { ...engines, ADMIN_PASSWORD: password, LOG_LEVEL: "silent" };
  const program = await runProgram({ dataDir: path.join(folder, "dati"), environment });
  const photo = await jpegPhoto({ width: 900, height: 600 });
  const sent = await sendStory(program.url, { story: "Da lontano.", photos: [["foto.jpg", photo]] });
  expect(sent.status).toBe(303);
  expect(await program.stop()).toBe(0);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const run = async (words: string[], own: Record<string, string> = {}, dataDir = "dati") => {
  const ended = await runProgramToItsEnd({
    dataDir: path.join(folder, dataDir),
    environment: { ...environment, ...own },
    arguments: words,
  });
  expect(ended.out + ended.err, "no secret").not.toMatch(/testing|AWS4|StringToSign/);
  return ended;
};

it("the doctor tries the bucket, and finds the photos of the database in it", async () => {
  const { code, out, err } = await run(["doctor"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(
    `Nel bucket delle foto s3://${bucket.bucket}/sito/ si può leggere, scrivere e cancellare`,
  );
  expect(out).toContain("Tutte le foto del database sono nel bucket");
  expect((await objectsIn(bucket)).filter((name) => name.includes("unfinished"))).toEqual([]);
});

it("the doctor says what is wrong with it, and what to do", async () => {
  const [lost = ""] = await objectsIn(bucket);
  await askStore(bucket, `/${bucket.bucket}/${lost}`, { method: "DELETE" });
  expect((await run(["doctor"])).out).toContain("manca un file di foto");
  const wrongs: [Record<string, string>, string][] = [
    [{ S3_SECRET_ACCESS_KEY: "sbagliato" }, "non lascia entrare"],
    [{ PHOTOS_URL: "s3://mai-esistito" }, "Il bucket delle foto non c'è"],
    [{ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` }, "non si raggiunge"],
  ];
  for (const [wrong, sentence] of wrongs) {
    const { code, out } = await run(["doctor"], wrong);
    expect(code).toBe(1);
    expect(out).toMatch(/^PROBLEMA/m);
    expect(out).toContain(sentence);
  }
});

it("a copy, its restore and the export say in words what the store refuses, and leave nothing half", async () => {
  const archive = path.join(folder, "copia.tar.gz");
  const wrong = { S3_SECRET_ACCESS_KEY: "sbagliato" };
  const nowhere = { PHOTOS_URL: "s3://mai-esistito" };
  for (const [own, sentence] of [
    [wrong, "S3_SECRET_ACCESS_KEY"],
    [nowhere, "Il bucket delle foto non c'è"],
  ] as const) {
    const refused = await run(["backup", archive], own);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(sentence);
    expect(readdirSync(folder)).toEqual(["dati"]);
  }
  expect(await run(["backup", archive])).toMatchObject({ code: 0, err: "" });
  expect(await run(["verify", archive])).toMatchObject({ code: 0 });

  const restored = await run(["restore", "--force", archive], wrong);
  expect(restored.code).toBe(1);
  expect(restored.err).toContain("S3_SECRET_ACCESS_KEY");
  expect((await run(["restore", "--force", archive], nowhere)).err).toContain("Il bucket delle foto non c'è");
  const here = {
    DATABASE_URL: "",
    PHOTOS_URL: "",
    S3_ENDPOINT: "",
    S3_ACCESS_KEY_ID: "",
    S3_SECRET_ACCESS_KEY: "",
  };
  const alone = await run(["restore", archive], here, "qui");
  expect(alone).toMatchObject({ code: 0 });
  expect(alone.out).toContain("1 storia, 0 articoli, 0 tappe, 1 foto");
  expect(await run(["export", path.join(folder, "fuori")])).toMatchObject({ code: 0 });
});
