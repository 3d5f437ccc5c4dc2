import { execFileSync } from "node:child_process";
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logBuffer } from "./log";

let directory: string;
let file: string;
let fd: number;
beforeEach(async () => {
  vi.useFakeTimers();
  directory = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  file = path.join(directory, "log");
  fd = openSync(file, "w");
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(directory, { recursive: true });
});

const written = () => readFileSync(file, "utf8");

test("lines are written together, when there are many or when a quarter of a second has passed", () => {
  const lines = logBuffer(fd);
  lines.write("one\n");
  lines.write("two\n");
  expect(written()).toBe("");
  vi.advanceTimersByTime(250);
  expect(written()).toBe("one\ntwo\n");
  lines.write(`${"x".repeat(20_000)}\n`);
  expect(written()).toHaveLength(8 + 20_001);
  closeSync(fd);
});

test("a log that nobody reads any more does not stop the site", () => {
  closeSync(fd);
  const lines = logBuffer(fd);
  lines.write("lost\n");
  expect(() => lines.flush()).not.toThrow();
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
});

test("a reader that is slow for a while gets everything in the end", () => {
  const fifo = path.join(directory, "fifo");
  execFileSync("mkfifo", [fifo]);
  const reader = openSync(fifo, 0o4000);
  const writer = openSync(fifo, 0o4001);
  const lines = logBuffer(writer);
  const all = Array.from({ length: 3000 }, (_, number) => `line ${number} ${"x".repeat(50)}\n`);
  for (const line of all) lines.write(line);
  let received = "";
  for (let round = 0; round < 10; round++) {
    received += readAvailable(reader);
    vi.advanceTimersByTime(250);
  }
  expect(received.length).toBe(all.join("").length);
  expect(received === all.join("")).toBe(true);
  closeSync(reader);
  closeSync(writer);
  closeSync(fd);
});

/** Reads all bytes that are in the pipe now. */
function readAvailable(reader: number): string {
  const chunk = Buffer.alloc(128 * 1024);
  try {
    return chunk.toString("utf8", 0, readSync(reader, chunk));
  } catch {
    return "";
  }
}
