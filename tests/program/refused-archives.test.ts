import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBackup } from "~/server/backup/create-backup";
import { placesIn } from "~/server/opened-data/data-directory";
import { runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-stories";
import { testSite } from "../support/test-site";

let folder: string;
let dataDir: string;
let archive: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-refused-"));
  archive = path.join(folder, "copia.tar.gz");
  const running = await testSite();
  await sendStory(running, { photos: 3 });
  const places = placesIn(running.dataDir);
  for (const name of readdirSync(places.uploads)) {
    writeFileSync(path.join(places.uploads, name), randomBytes(400_000));
  }
  await createBackup(Driver, places, archive);
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
