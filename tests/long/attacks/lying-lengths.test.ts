import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
beforeEach(async () => {
  running = await siteInProcess();
});
afterEach(() => running.close());

function post(path: string, body: string, length: string = `Content-Length: ${body.length}`): string {
  const type = "Content-Type: application/x-www-form-urlencoded";
  return `POST ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\n${length}\r\n\r\n${body}`;
}

const story = (words: string) => `story=${words}&consent=true`;
const smuggled = post("/submit", story("Contrabbando"));

function connected(): Socket {
  return connect(Number(new URL(running.url).port), "127.0.0.1");
}

/** Returns the first lines of all answers until the server closes the connection. */
async function answers(socket: Socket): Promise<string[]> {
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("close", resolve));
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = ""]) => status);
}

async function stories(): Promise<string[]> {
  const rows = await running.site.db.selectFrom("stories").select("story").orderBy("created_at").execute();
  return rows.map((row) => row.story);
}

describe("bytes behind a body that its length does not count", () => {
  it.each([
    ["behind a refused form", post("/faq", "a=1"), "405", []],
    ["behind an accepted story", post("/submit", story("Onesta")), "303", ["Onesta"]],
    ["behind chunks", post("/submit", "3\r\na=1\r\n0\r\n\r\n", "Transfer-Encoding: chunked"), "400", []],
    ["behind a login", post("/admin", "password=x"), "401", []],
  ])("are no second request, %s", async (_, first, status, kept) => {
    const socket = connected();
    socket.write(first + smuggled + smuggled);
    expect(await answers(socket)).toEqual([status]);
    expect(await stories()).toEqual(kept);
  });

  it("are no second request either when they come late", async () => {
    const socket = connected();
    const all = answers(socket);
    socket.write(post("/submit", story("Onesta")));
    await once(socket, "data");
    socket.write(smuggled);
    expect(await all).toEqual(["303"]);
    expect(await stories()).toEqual(["Onesta"]);
  });

  it("that are no HTTP at all do not take the place of the answer", async () => {
    const socket = connected();
    socket.write(`${post("/submit", story("Onesta"))}&name=Marta&city=Camogli`);
    expect(await answers(socket)).toEqual(["303"]);
    expect(await stories()).toEqual(["Onesta"]);
  });
});

it("a length that promises more than comes holds up its own sender alone", async () => {
  const waiting = connected();
  const nothing = answers(waiting);
  waiting.write(post("/submit", story("A metà"), "Content-Length: 5000"));
  const body = new URLSearchParams({ story: "Intera", consent: "true" });
  expect((await fetch(`${running.url}/submit`, { method: "POST", body, redirect: "manual" })).status).toBe(
    303,
  );
  waiting.destroy();
  expect(await nothing).toEqual([]);
  expect(await countAll(running.site, "stories")).toBe(1);
});

it("reading goes on over one connection, request after request", async () => {
  const socket = connected();
  const all = answers(socket);
  const get = "GET /faq HTTP/1.1\r\nHost: x\r\n";
  for (let n = 0; n < 2; n += 1) {
    socket.write(`${get}\r\n`);
    await once(socket, "data");
  }
  socket.write(`${get}Connection: close\r\n\r\n`);
  expect(await all).toEqual(["200", "200", "200"]);
});

it("nobody gets a second answer without waiting for the first", async () => {
  const socket = connected();
  socket.pause().write("GET /faq HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50_000));
  const answered = () => running.log.filter(({ path }) => path === "/faq").length;
  await expect.poll(answered).toBe(1);
  for (let n = 0; n < 5; n += 1) expect((await fetch(`${running.url}/blog`)).status).toBe(200);
  expect(answered()).toBe(1);
  socket.destroy();
});
