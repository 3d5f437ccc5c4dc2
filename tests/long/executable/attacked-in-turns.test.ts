import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { peakMemory } from "../../support/checks/process-figures";
import { multipartOf, postHead, rawConnection, rawGet } from "../../support/network/raw-connection";
import { plain } from "../../support/photos/photo-bombs";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { unitEnvironment } from "../../support/program/sample-unit";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const sockets: Socket[] = [];
let program: RunningProgram;

beforeEach(async () => {
  const environment = { SUBMIT_LIMIT: "0", LOGIN_LIMIT: "0", LOG_LEVEL: "warn", ...unitEnvironment() };
  program = await runProgram({ executable: `dist/giramondo-linux-${process.arch}`, environment });
});
afterEach(() => program.kill());

const network = (n: number) => `127.66.${(n % 60) + 1}.1`;
const times = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));
const field = (name: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const photo = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

async function connected(n: number): Promise<Socket> {
  const socket = await rawConnection(program.url, network(n));
  sockets.push(socket);
  return socket.resume();
}

/** Writes all bytes, or as many as the site accepts before it closes the connection. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length && !socket.closed; at += 64 * kilobyte) {
    const piece = bytes.subarray(at, at + 64 * kilobyte);
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
  }
}

/** Sends bytes on a new connection, and waits until the site closes it. */
async function whole(n: number, bytes: Buffer): Promise<void> {
  const socket = await connected(n);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await write(socket, bytes);
  await closed;
}

async function form(address: string, story: string, photos: Buffer[] = []): Promise<Buffer> {
  const data = new FormData();
  data.set("story", story);
  data.set("consent", "true");
  for (const bytes of photos) data.append("photos", new File([new Uint8Array(bytes)], "a.jpg"));
  const { contentType, body } = await multipartOf(data);
  return Buffer.concat([Buffer.from(postHead(address, contentType, body.length)), body]);
}

/** Each attack leaves its connections open. All are closed before the next attack. */
const attacks: [name: string, attack: () => Promise<unknown>][] = [
  [
    "unfinished forms full of text",
    () => {
      const text = field("story", "a".repeat(20 * kilobyte)).repeat(25);
      const head = postHead("/submit", "multipart/form-data; boundary=b", 600 * kilobyte);
      return times(700, async (n) => write(await connected(n), Buffer.from(head + text)));
    },
  ],
  [
    "unfinished photos",
    () => {
      const head = postHead("/submit", "multipart/form-data; boundary=b", 9 * megabyte);
      const bytes = Buffer.concat([Buffer.from(head + photo), Buffer.alloc(4 * megabyte, "a")]);
      return times(60, async (n) => write(await connected(n), bytes));
    },
  ],
  [
    "pipelined requests",
    () => {
      const bytes = Buffer.from(rawGet("/blog", "Cookie: a=b\r\n").repeat(8_000));
      return times(250, async (n) => write(await connected(n), bytes));
    },
  ],
  [
    "wrong passwords",
    () => {
      const body = JSON.stringify({ password: "sbagliata" });
      const head = postHead("/api/admin/login", "application/json", body.length);
      return times(20, (n) => whole(n, Buffer.from(head + body)));
    },
  ],
  [
    "forms of which nothing is kept",
    async () => {
      const parts = Array.from({ length: 3000 }, (_, n) => field(`f${n}`, "x")).join("");
      const head = postHead("/submit", "multipart/form-data; boundary=b", parts.length);
      await times(60, (n) => whole(n, Buffer.from(head + parts)));
    },
  ],
  [
    "very long texts",
    async () => {
      const bytes = await form("/submit", "a".repeat(31_000));
      await times(120, (n) => whole(n, bytes));
    },
  ],
  [
    "very large photos",
    async () => {
      const large = await plain(8000, 6000).jpeg().toBuffer();
      const bytes = await form("/api/submit-story", "Grande", [large]);
      await times(3, (n) => whole(n, bytes));
    },
  ],
  [
    "pages and feeds for one visitor each",
    () => {
      const paths = ["/", "/blog", "/map", "/submit", "/feed.atom", "/journey.geojson", "/privacy"];
      const all = ["", "/en", "/fr", "/de", "/es"].flatMap((prefix) => paths.map((path) => prefix + path));
      const get = (path: string) => Buffer.from(rawGet(path, "Cookie: a=b\r\nConnection: close\r\n"));
      return times(2 * all.length, (n) => whole(n, get(all[n % all.length] as string)));
    },
  ],
];

/** Returns the peak memory of the photo processes, in megabytes. */
function peakOfWorkers(): number {
  const children = readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, "utf8").split(" ");
  return children.filter(Boolean).reduce((sum, pid) => sum + peakMemory(Number(pid)), 0);
}

/** Returns the present memory of the site, in megabytes. */
function residentMemory(): number {
  const status = readFileSync(`/proc/${program.pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / kilobyte;
}

test("attacks one after the other, twice, take no more memory than one of them, and give it back", async () => {
  const honest: [string, Buffer][] = [["mare.jpg", await jpegPhoto({ width: 1600, height: 1200 })]];
  for (const round of [1, 2]) {
    for (const [name, attack] of attacks) {
      const at = `${name}, round ${round}`;
      await attack();
      expect((await fetch(`${program.url}/blog`)).status, at).toBe(200);
      for (const socket of sockets.splice(0)) socket.destroy();
      const site = peakMemory(program.pid);
      expect(site, at).toBeLessThan(300);
      expect(site + peakOfWorkers(), at).toBeLessThan(500);
    }
    expect((await sendStory(program.url, { story: "Nonostante tutto", photos: honest })).status).toBe(303);
    await expect.poll(residentMemory, { timeout: 20_000 }).toBeLessThan(200);
  }
  expect(program.output().log).not.toMatch(/"level":(?:50|60|"error"|"fatal")|FATAL/);
}, 300_000);
