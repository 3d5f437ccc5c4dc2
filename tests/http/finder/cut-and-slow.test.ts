import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";
import { storedNames } from "../../support/photos/stored-names";

let running: SiteInProcess;
beforeEach(async () => {
  running = await siteInProcess();
});
afterEach(() => running.close());

async function storyForm(): Promise<{ head: string; body: Buffer }> {
  const form = new FormData();
  form.set("story", "Dal treno lento");
  form.set("consent", "true");
  form.append("photos", new File([new Uint8Array(await jpegPhoto())], "treno.jpg"));
  const request = new Request("http://x/", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get("content-type");
  return { head: `POST /submit HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nConnection: close\r\n`, body };
}

async function connected(): Promise<Socket> {
  const socket = connect(Number(new URL(running.url).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

async function saidBack(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  await once(socket, "close");
  return text;
}

async function expectNothing(): Promise<void> {
  expect(await countAll(running.site, "stories")).toBe(0);
  expect(await running.site.db.selectFrom("photos").selectAll().execute()).toEqual([]);
  expect(await storedNames(running.site.photos)).toEqual([]);
  await expect.poll(() => readdir(path.join(running.dataDir, "incoming"))).toEqual([]);
}

describe("a sender", () => {
  it("who is cut off at 90 % leaves no row and no file", async () => {
    const { head, body } = await storyForm();
    const socket = await connected();
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
    socket.write(body.subarray(0, Math.floor(body.length * 0.9)));
    await expect.poll(() => readdir(path.join(running.dataDir, "incoming"))).toHaveLength(1);
    socket.destroy();
    await expectNothing();
  });

  it("who announces less than is sent is refused, and nothing is kept", async () => {
    const { head, body } = await storyForm();
    const socket = await connected();
    const answer = saidBack(socket);
    socket.write(`${head}Content-Length: ${body.length - 500}\r\n\r\n`);
    socket.write(body.subarray(0, body.length - 500));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
    await expectNothing();
  });

  it("who sends in many small pieces, beside fifty who drip, is answered like anybody else", async () => {
    const { head, body } = await storyForm();
    const idlers = await Promise.all(Array.from({ length: 50 }, () => connected()));
    for (const idler of idlers) idler.write(`${head}Content-Length: ${body.length}\r\n\r\n-`);
    const socket = await connected();
    const answer = saidBack(socket);
    socket.setNoDelay(true);
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
    for (let at = 0; at < body.length; at += 300) {
      for (const idler of idlers) idler.write("-");
      await new Promise((resolve) => socket.write(body.subarray(at, at + 300), resolve));
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 303 /);
    expect(await countAll(running.site, "stories")).toBe(1);
    expect(await storedNames(running.site.photos)).toHaveLength(1);
    for (const idler of idlers) {
      expect(idler.readyState).toBe("open");
      idler.destroy();
    }
  });
});
