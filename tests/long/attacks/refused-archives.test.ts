import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pack } from "tar-stream";
import { createBackup } from "~/server/backup/create-backup";
import { dataPathsIn } from "~/server/data-directory/paths";
import { runProgramToItsEnd } from "../../support/run-program";
import { submitStoryTo } from "../../support/submit-story-to";
import { testSite } from "../../support/test-site";

let folder: string;
let dataDir: string;
let archive: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-refused-"));
  archive = path.join(folder, "copia.tar.gz");
  const running = await testSite();
  await submitStoryTo(running, { photos: 3 });
  const places = dataPathsIn(running.dataDir);
  for (const name of readdirSync(places.uploads)) {
    writeFileSync(path.join(places.uploads, name), randomBytes(400_000));
  }
  await createBackup(places, archive);
  await running.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const giramondo = (...words: string[]) => runProgramToItsEnd({ dataDir, arguments: words });
const written = (directory: string) => readdirSync(directory, { recursive: true, encoding: "utf8" }).sort();

it("a copy that was cut anywhere leaves nothing behind when it is refused", async () => {
  const whole = readFileSync(archive);
  const cut = path.join(folder, "tagliata.tar.gz");
  const cuts = 12;
  for (let n = 0; n < cuts; n += 1) {
    dataDir = mkdtempSync(path.join(folder, "dati-"));
    writeFileSync(cut, whole.subarray(0, Math.floor((whole.length * n) / cuts)));
    const { code, out, err } = await giramondo("restore", cut);
    expect({ code, out }, `cut ${n}`).toEqual({ code: 1, out: "" });
    expect(err, `cut ${n}`).toContain("Non è stato cambiato niente");
    expect(written(dataDir), `cut ${n}`).toEqual(["backups", "backups/backup.lock", "serve.lock"]);
  }
});

it("a small copy that unpacks to gigabytes is refused before they are read, by restore and by verify", async () => {
  dataDir = mkdtempSync(path.join(folder, "dati-"));
  const file = path.join(folder, "bomba.tar.gz");
  const zeros = gzipSync(Buffer.alloc(64_000_000));
  const gigabytes = Array.from({ length: 50 }, () => zeros);
  const stories = 3_200_000_000;
  const bombs: [string, Buffer][] = [
    ["site.db", await headerOf("giramondo/site.db", stories)],
    ["foto", await headerOf(`giramondo/uploads/${"ab".repeat(10)}_foto.jpg`, stories)],
    ["site.env", await headerOf("giramondo/site.env", stories)],
    ["manifest", await headerOf("giramondo/manifest.json", stories)],
    ["niente", Buffer.alloc(0)],
  ];
  for (const [name, header] of bombs) {
    writeFileSync(file, Buffer.concat([gzipSync(header), ...gigabytes]));
    for (const command of ["restore", "verify"]) {
      const { code, out, err } = await giramondo(command, file);
      expect({ code, out }, name).toEqual({ code: 1, out: "" });
      expect(err, name).toContain("si espande molto più di una copia di Giramondo");
      expect(err, name).toContain("Non è stato cambiato niente");
    }
  }
  expect(written(dataDir)).toEqual(["backups", "backups/backup.lock", "serve.lock"]);
});

it("a copy of more files than its size can speak of is refused", async () => {
  dataDir = mkdtempSync(path.join(folder, "dati-"));
  const file = path.join(folder, "folla.tar.gz");
  const packing = pack();
  for (let n = 0; n < 40_000; n += 1) {
    packing.entry({ name: `giramondo/uploads/${String(n).padStart(20, "0")}_foto.jpg` }, "");
  }
  packing.finalize();
  writeFileSync(file, gzipSync(await buffer(packing)));
  expect(await giramondo("verify", file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/si espande molto più/) as string,
  });
});

it("a copy that the disk has no room for is refused before anything is written", async () => {
  dataDir = mkdtempSync(path.join(folder, "dati-"));
  const huge = path.join(folder, "enorme.tar.gz");
  const more = 4 * 2 ** 40;
  writeFileSync(huge, gzipSync(await headerOf("giramondo/site.db", more)));
  truncateSync(huge, more);
  for (const command of ["restore", "verify"]) {
    const { code, out, err } = await giramondo(command, huge);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/servono almeno 4,4 TB in .*: libera spazio e riprova/);
  }
  expect(written(dataDir)).toEqual(["backups", "backups/backup.lock", "serve.lock"]);
});

it("verify leaves nothing of the copy in the temporary folder when it is told to stop", async () => {
  const temporary = mkdtempSync(path.join(folder, "tmp-"));
  const long = path.join(folder, "lunga.tar.gz");
  const zeros = gzipSync(Buffer.alloc(64_000_000));
  writeFileSync(long, Buffer.concat([readFileSync(archive), ...Array.from({ length: 20 }, () => zeros)]));
  const program = [path.resolve("build/giramondo.cjs"), "verify", long];
  const child = spawn(process.execPath, program, {
    env: { NODE_ENV: "production", TMPDIR: temporary },
    stdio: "ignore",
  });
  const watcher = watch(temporary, { recursive: true }, (_, name) => {
    if (name?.endsWith("site.db")) child.kill("SIGTERM");
  });
  await once(child, "close");
  watcher.close();
  expect(child.exitCode).toBe(143);
  expect(written(temporary)).toEqual([]);
});

/** Returns the header of a file of this size in an archive. */
async function headerOf(name: string, size: number): Promise<Buffer> {
  const packing = pack();
  packing.entry({ name, size });
  for await (const header of packing as AsyncIterable<Buffer>) return header;
  return Buffer.alloc(0);
}
