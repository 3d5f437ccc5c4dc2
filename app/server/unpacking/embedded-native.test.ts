import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unpackNative } from "./embedded-native";

const contents: Record<string, string> = { "a/one.node": "first library", "b/two.so": "second library" };
const manifest = {
  id: "0123456789abcdef0123456789abcdef",
  files: Object.entries(contents).map(([name, text]) => ({ name, size: text.length })),
};
let reads = 0;
const read = (name: string) => {
  reads++;
  return zstdCompressSync(contents[name.slice("native/".length)] ?? "");
};

let home: string;
let directory: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  directory = path.join(home, ".runtime");
  reads = 0;
});
afterEach(() => rm(home, { recursive: true }));

test("unpacks once, and finds everything in place from then on", () => {
  const target = unpackNative(directory, manifest, read);
  expect(readFileSync(path.join(target, "b/two.so"), "utf8")).toBe("second library");
  expect(unpackNative(directory, manifest, read)).toBe(target);
  expect(reads).toBe(2);
  expect(readdirSync(directory)).toEqual([manifest.id]);
});

test("a file that was cut short or is gone is unpacked again", () => {
  const target = unpackNative(directory, manifest, read);
  writeFileSync(path.join(target, "a/one.node"), "fir");
  unpackNative(directory, manifest, read);
  expect(readFileSync(path.join(target, "a/one.node"), "utf8")).toBe("first library");
  rmSync(path.join(target, "b"), { recursive: true });
  unpackNative(directory, manifest, read);
  expect(readFileSync(path.join(target, "b/two.so"), "utf8")).toBe("second library");
});

test("when another process was faster, its files are used and ours leave no trace", () => {
  const other = (name: string) => {
    if (!existsSync(path.join(directory, manifest.id))) unpackNative(directory, manifest, read);
    return read(name);
  };
  const target = unpackNative(directory, manifest, other);
  expect(readdirSync(directory)).toEqual([path.basename(target)]);
});

test("never loads from a place where others can write, or that is a link", () => {
  mkdirSync(directory, { mode: 0o700 });
  chmodSync(directory, 0o777);
  expect(() => unpackNative(directory, manifest, read)).toThrow("belongs to somebody else");
  const link = path.join(home, "link");
  symlinkSync(home, link);
  expect(() => unpackNative(link, manifest, read)).toThrow("belongs to somebody else");
});

test("what an earlier version unpacked goes", () => {
  mkdirSync(path.join(directory, "f".repeat(32)), { recursive: true });
  writeFileSync(path.join(directory, "notes.txt"), "not ours");
  chmodSync(directory, 0o700);
  unpackNative(directory, manifest, read);
  expect(readdirSync(directory).sort()).toEqual([manifest.id, "notes.txt"]);
});

test("what a killed process has unpacked goes at the next start, and what a running one unpacks stays", () => {
  unpackNative(directory, manifest, read);
  const gone = spawnSync("true").pid;
  for (const name of [`.new-${gone}-0123456789ab`, ".new-0123456789ab", `.new-${process.pid}-0123456789ab`]) {
    mkdirSync(path.join(directory, name));
  }
  unpackNative(directory, manifest, read);
  expect(readdirSync(directory).sort()).toEqual([`.new-${process.pid}-0123456789ab`, manifest.id]);
});
