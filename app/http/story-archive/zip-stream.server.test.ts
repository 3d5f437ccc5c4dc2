import { expect, test } from "vitest";
import { readZip } from "../../../tests/support/checks/read-zip";
import { type ZipEntry, zipLength, zipStream } from "./zip-stream.server";

const modified = new Date("2026-05-03T18:04:06.000Z");
const words = new TextEncoder().encode("Città e mare\n");
const pixels = Uint8Array.from({ length: 200_001 }, (_, n) => (n * 7919) % 251);

function entry(name: string, bytes: Uint8Array): ZipEntry {
  const open = async () =>
    (async function* () {
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    })();
  return { name, bytes: bytes.length, open };
}

const archiveOf = async (entries: ZipEntry[]) =>
  Buffer.from(await new Response(zipStream(entries, modified)).arrayBuffer());

test("holds every byte of every file, under its name and with its time", async () => {
  const entries = [entry("perché.txt", words), entry("foto.jpg", pixels), entry("vuoto", new Uint8Array())];
  const archive = await archiveOf(entries);
  expect(archive.length).toBe(zipLength(entries));
  const time = "2026-05-03 18:04:06";
  expect(readZip(archive)).toEqual([
    { name: "perché.txt", bytes: Buffer.from(words), modified: time },
    { name: "foto.jpg", bytes: Buffer.from(pixels), modified: time },
    { name: "vuoto", bytes: Buffer.alloc(0), modified: time },
  ]);
});

test("of nothing is an archive, too", async () => {
  expect(readZip(await archiveOf([]))).toEqual([]);
});

test("an entry of another length than it said fails", async () => {
  const lying = { ...entry("foto.jpg", pixels), bytes: 5 };
  await expect(archiveOf([lying])).rejects.toThrow("foto.jpg has 200001 bytes instead of 5");
});

test("is read only as fast as it is taken, and closes its file when nobody wants the rest", async () => {
  let [read, closed] = [0, 0];
  const open = async () =>
    (async function* () {
      try {
        for (let n = 0; n < 100; n += 1) {
          read += 1;
          yield new Uint8Array(1000);
        }
      } finally {
        closed += 1;
      }
    })();
  const reader = zipStream([{ name: "foto.jpg", bytes: 100_000, open }], modified).getReader();
  for (let n = 0; n < 3; n += 1) await reader.read();
  expect(read).toBeLessThan(105);
  expect(closed).toBe(1);
  await reader.cancel();
  expect(closed).toBe(2);
});
