import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backupBench, type BackupBench } from "../../../../tests/support/program/backup-bench";
import { submitStoryTo } from "../../../../tests/support/submit-story-to";
import type { Manifest } from "./manifest";

let bench: BackupBench;

beforeEach(async () => {
  bench = await backupBench();
});
afterEach(() => bench.close());

/** Unpacks the backup, damages its files with `spoil`, and packs it again. */
async function spoiled(spoil: (root: string, manifest: Manifest) => void): Promise<string> {
  const into = await mkdtemp(path.join(bench.folder, "spoil-"));
  execFileSync("tar", ["-xzf", bench.archive, "-C", into]);
  const root = path.join(into, "giramondo");
  const list = path.join(root, "manifest.json");
  const manifest = JSON.parse(readFileSync(list, "utf8")) as Manifest;
  spoil(root, manifest);
  if (existsSync(list)) writeFileSync(list, JSON.stringify(manifest));
  const file = path.join(into, "spoiled.tar.gz");
  execFileSync("tar", ["-czf", file, "-C", into, "giramondo"]);
  return file;
}

describe("checking a copy", () => {
  beforeEach(async () => {
    await submitStoryTo(bench.running);
    await bench.backUp();
  });

  it("finds a copy that was cut short", async () => {
    const bytes = readFileSync(bench.archive);
    writeFileSync(bench.archive, bytes.subarray(0, bytes.length - 1000));
    await expect(bench.check()).rejects.toThrow(/non è completa/);
  });

  it("finds a copy with a changed byte anywhere", async () => {
    const bytes = readFileSync(bench.archive);
    for (const share of [0.1, 0.35, 0.6, 0.85, 0.99]) {
      const at = Math.floor(bytes.length * share);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      writeFileSync(bench.archive, changed);
      await expect(bench.check(), `byte ${at}`).rejects.toMatchObject({ name: "CannotDo" });
    }
  });

  it.each<[string, (root: string, manifest: Manifest) => void, RegExp]>([
    ["a photo with other contents", (root) => overwritePhoto(root), /contenuto di uploads\/.* è cambiato/],
    [
      "a photo left out",
      (root) => rmSync(path.join(root, photoIn(root))),
      /non è completa \(manca uploads\//,
    ],
    ["a photo left out of file and list", leaveOutPhoto, /mancano delle foto/],
    ["a file that we never put there", (root) => writeFileSync(path.join(root, "x.sh"), ""), /x\.sh/],
    ["an unlisted photo", (_, list) => void list.files.pop(), /non ci ha messo/],
    ["no list", (root) => rmSync(path.join(root, "manifest.json")), /non è completa/],
    ["the layout of tomorrow", (_, list) => void (list.format = 2), /versione più nuova/],
    ["a list that is none", (_, list) => void (list.files = [{} as never]), /contenuto di manifest\.json/],
  ])("refuses %s", async (_, spoil, sentence) => {
    const file = await spoiled(spoil);
    await expect(bench.check(file)).rejects.toMatchObject({
      name: "CannotDo",
      message: expect.stringMatching(sentence) as string,
    });
  });

  it("takes one that somebody has unpacked, and packed again with tar", async () => {
    expect((await bench.check(await spoiled(() => {}))).contents).toMatchObject({ stories: 1, photos: 1 });
  });

  it("refuses what is no archive at all", async () => {
    writeFileSync(bench.archive, "una lista della spesa");
    await expect(bench.check()).rejects.toThrow(/non è una copia di Giramondo/);
    await expect(bench.check(path.join(bench.folder, "non-ce"))).rejects.toThrow(/non c'è/);
  });
});

function photoIn(root: string): string {
  return path.join("uploads", readdirSync(path.join(root, "uploads")).sort()[0] ?? "");
}

function overwritePhoto(root: string): void {
  writeFileSync(path.join(root, photoIn(root)), "un'altra foto");
}

function leaveOutPhoto(root: string, manifest: Manifest): void {
  const photo = photoIn(root);
  rmSync(path.join(root, photo));
  manifest.files = manifest.files.filter((file) => file.path !== photo);
}
