import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { postHead, rawConnection, rawGet } from "../../support/network/raw-connection";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const maxMegabytes = 300;
const sockets: Socket[] = [];
let program: RunningProgram;

/** Starts the executable as the sample unit does. */
beforeEach(async () => {
  program = await runProgram({
    executable: `dist/giramondo-linux-${process.arch}`,
    environment: { SUBMIT_LIMIT: "0", MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2" },
  });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await program.kill();
});

const field = (name: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const photo = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

/** Sends this part of a form, or as much as the site accepts, and keeps the connection open. */
async function begin(address: string, from: string, length: number, part: string, bytes: number) {
  const socket = await rawConnection(program.url, from);
  sockets.push(socket);
  socket.resume();
  socket.write(postHead(address, "multipart/form-data; boundary=b", length) + part);
  const piece = Buffer.alloc(64 * kilobyte, "a");
  for (let sent = 0; sent < bytes && !socket.closed; sent += piece.length) {
    if (socket.write(piece)) continue;
    await Promise.race([once(socket, "drain"), once(socket, "close")]);
  }
}

/**
 * Expects during the attack that pages can be read, that a story with a photo is accepted, and that memory is
 * bounded.
 */
async function expectUnharmed(): Promise<void> {
  for (const page of ["/", "/blog", "/map", "/submit"]) {
    expect((await fetch(program.url + page)).status).toBe(200);
  }
  const photos: [string, Buffer][] = [["mare.jpg", await jpegPhoto({ width: 1600, height: 1200 })]];
  const story = { story: "Nonostante tutto", photos };
  expect((await sendStory(program.url, story)).status).toBe(303);
  expect(residentMegabytes()).toBeLessThan(maxMegabytes);
  const log = program.output().log;
  expect(log).not.toMatch(/"level":(?:50|60)|FATAL/);
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${program.pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / kilobyte;
}

for (const address of ["/submit", "/api/submit-story", "/admin/nuovo-articolo"]) {
  test(`two hundred and thirty-five unfinished forms full of text at ${address}`, async () => {
    const text = field("story", "a".repeat(20 * kilobyte)).repeat(25);
    await Promise.all(
      Array.from({ length: 235 }, () => begin(address, "127.0.67.1", 600 * kilobyte, text, 0)),
    );
    await expectUnharmed();
  });
}

test("two hundred and thirty-five forms whose text is just below what is read", async () => {
  const text = field("story", "a".repeat(30 * kilobyte));
  await Promise.all(
    Array.from({ length: 235 }, () => begin("/submit", "127.0.67.1", 600 * kilobyte, text, 0)),
  );
  await expectUnharmed();
});

test("unfinished photos of many networks", async () => {
  const networks = Array.from({ length: 60 }, (_, n) => `127.66.${n + 1}.1`);
  await Promise.all(networks.map((from) => begin("/submit", from, 9 * megabyte, photo, 4 * megabyte)));
  await expectUnharmed();
});

test("two hundred connections that begin a form and send a byte now and then", async () => {
  await Promise.all(
    Array.from({ length: 200 }, () => begin("/submit", "127.0.67.1", 64 * megabyte, photo, 0)),
  );
  for (const socket of sockets) socket.write("-");
  await expectUnharmed();
});

const tinyHeaders = (count: number) => Array.from({ length: count }, (_, n) => `h${n}: a\r\n`).join("");

/** Opens connections one after the other, from these addresses in turn. Each sends one request and stays open. */
async function keepAlive(count: number, addresses: string[], request: string): Promise<Socket[]> {
  const opened: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = await rawConnection(program.url, addresses[n % addresses.length]);
    socket.resume().write(request);
    opened.push(socket);
  }
  sockets.push(...opened);
  return opened;
}

test("two thousand connections that stay open after a request of 940 headers", async () => {
  await keepAlive(2000, ["127.0.67.1"], rawGet("/healthz", tinyHeaders(940)));
  await expectUnharmed();
});

for (const networks of [1, 500]) {
  test(`five thousand connections that stay open, of networks: ${networks}`, async () => {
    const addresses = Array.from({ length: networks }, (_, n) => `127.${66 + (n >> 8)}.${n & 255}.1`);
    const opened = await keepAlive(5000, addresses, rawGet("/healthz", tinyHeaders(60)));
    await expectUnharmed();
    const stayed = opened.filter((socket) => !socket.closed).length;
    expect(stayed).toBeLessThanOrEqual(networks === 1 ? 256 : 4000);
    expect(stayed).toBeGreaterThan(networks === 1 ? 200 : 3900);
  });
}

/**
 * Returns the address of a published photo. Its file is larger than the kernel's buffer for a reader that reads
 * nothing.
 */
async function largePhoto(): Promise<string> {
  const ask = (address: string, init: RequestInit) =>
    fetch(`${program.url}/api/admin/${address}`, { method: "POST", ...init });
  const signedIn = await ask("login", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password: program.password }),
  });
  const body = new FormData();
  const fields = { title: "Mare", content: "Blu", authorName: "Capi", city: "Roma", country: "Italia" };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("photo", new File([new Uint8Array(await jpegPhoto())], "mare.jpg"));
  const headers = { Cookie: signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const { photo: name } = (await (await ask("blog-posts", { headers, body })).json()) as { photo: string };
  await writeFile(path.join(program.dataDir, "uploads", path.basename(name)), randomBytes(12 * megabyte));
  return `/uploads/${path.basename(name)}`;
}

for (const [times, headers] of [
  [100, 60],
  [6, 900],
] as const) {
  test(`two hundred connections with ${times} requests of ${headers} headers behind a photo that nobody reads`, async () => {
    const behind = rawGet("/faq", tinyHeaders(headers)).repeat(times);
    const request = rawGet(await largePhoto()) + behind;
    for (let n = 0; n < 200; n += 1) {
      const socket = await rawConnection(program.url, "127.0.67.1");
      socket.pause().write(request);
      sockets.push(socket);
    }
    await expectUnharmed();
  });
}
