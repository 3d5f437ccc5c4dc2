import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { postHead, rawConnection } from "../support/network/raw-connection";
import { type RunningProgram, runProgram } from "../support/run-program";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const maxMegabytes = 300;
const sockets: Socket[] = [];
let program: RunningProgram;

/** The executable as the sample unit runs it. */
test.beforeEach(async () => {
  program = await runProgram({
    executable: `dist/giramondo-linux-${process.arch}`,
    environment: { SUBMIT_LIMIT: "0", MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2" },
  });
});

test.afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await program.kill();
});

const field = (name: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const photo = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

/** Sends this much of a form, or as much of it as the site takes, and keeps the connection. */
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

/** While the attack is there: pages are read, a story with a photo goes in, memory is bounded. */
async function expectUnharmed(): Promise<void> {
  for (const page of ["/", "/blog", "/map", "/submit"]) {
    expect((await fetch(program.url + page)).status).toBe(200);
  }
  const photos: [string, Buffer][] = [["mare.jpg", await jpegPhoto({ width: 1600, height: 1200 })]];
  const story = { story: "Nonostante tutto", photos };
  expect((await sendStory(program.url, story)).status).toBe(303);
  expect(residentMegabytes()).toBeLessThan(maxMegabytes);
  const log = program.said().log;
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
