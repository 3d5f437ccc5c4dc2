import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

const megabyte = 1024 * 1024;
let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess();
});
afterAll(() => running.close());

/** Writes this on a bare connection and returns everything until the server closes it. */
async function saidBack(request: string): Promise<string> {
  const socket = connect(Number(new URL(running.url).port), "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.write(request);
  await once(socket, "close");
  return Buffer.concat(chunks).toString("utf8");
}

async function post(path: string, bytes: number): Promise<{ status: number; type: string; text: string }> {
  const answer = await fetch(running.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: Buffer.alloc(bytes),
  });
  return { status: answer.status, type: answer.headers.get("content-type") ?? "", text: await answer.text() };
}

describe("a body that is too long", () => {
  test("gets a page that says what to do, after all of it was swallowed, and the site lives on", async () => {
    const { status, type, text } = await post("/submit", 64 * megabyte + 1);
    expect([status, type]).toEqual([413, "text/html; charset=utf-8"]);
    expect(text).toContain("<h1>Le foto sono troppo pesanti</h1>");
    expect(text).toContain("Torna indietro");
    expect(text).toMatch(/<link rel="stylesheet" href="\/build\/_assets\/site-\w+\.css">/);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  });

  test("gets one sentence of JSON from the API", async () => {
    const { status, type, text } = await post("/api/submit-story", 64 * megabyte + 1);
    expect([status, type]).toEqual([413, "application/json; charset=utf-8"]);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(["error"]);
  });

  test.each([
    ["/admin", 4],
    ["/ADMIN/", 4],
    ["/api/admin/login", 4],
    ["/admin/articoli", 64],
    ["/faq", 64],
    ["/nowhere", 64],
  ])("on %s begins after %i kB", async (path, kilobytes) => {
    const { status, text } = await post(path, kilobytes * 1024 + 1);
    expect(status).toBe(413);
    expect(text).toContain(`al massimo ${kilobytes}\u00a0kB`);
    expect((await post(path, kilobytes * 1024)).status).not.toBe(413);
  });

  test.each([
    ["/submit", 64],
    ["/submit.data", 64],
    ["/api/extract-gps", 128],
    ["/admin/nuovo-articolo", 128],
    ["/api/admin/blog-posts", 128],
  ])("on %s begins after %s MB, by what is announced alone", async (path, most) => {
    const announced = (bytes: number) =>
      saidBack(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
      );
    expect(await announced(most * megabyte + 1)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe("a body without length", () => {
  const form = "Content-Type: application/x-www-form-urlencoded\r\n";
  const chunked = (line: string, chunks: string[], more = "") => {
    const body = [...chunks, ""].map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("");
    return saidBack(`${line} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n${more}\r\n${body}`);
  };

  test.each([
    ["GET /faq", 200],
    ["HEAD /faq", 200],
    ["GET /favicon.svg", 200],
    ["GET /healthz", 200],
    ["GET /api/blog-posts", 200],
    ["POST /api/admin/logout", 200],
    ["DELETE /api/admin/stories/x", 401],
    ["POST /nowhere", 405],
  ])("is none when it has no bytes: %s", async (line, status) => {
    const answer = await chunked(line, []);
    expect(answer.split("\r\n")[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/connection: close/i);
  });

  test("is read in chunks as it is with a length", async () => {
    const answer = await chunked("POST /submit", ["story=In+pez", "zi&consent=tr", "ue"], form);
    expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  });

  test.each([
    ["/admin", 4],
    ["/segnala", 16],
    ["/api/admin/login", 4],
  ])("on %s breaks off behind %s kB, with a sentence", async (path, kilobytes) => {
    const type = path.startsWith("/api") ? "Content-Type: application/json\r\n" : form;
    const answer = await chunked(`POST ${path}`, Array<string>(kilobytes + 1).fill("x".repeat(1024)), type);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(`${kilobytes}\u00a0kB`);
  });

  test("in chunks of single bytes is cut, because each chunk would take much memory", async () => {
    const bytes = [...`consent=true&story=${"a".repeat(900)}`];
    expect(await chunked("POST /submit", bytes, form).catch(() => "")).toBe("");
    const words = bytes.join("").match(/.{1,100}/g) ?? [];
    expect(await chunked("POST /submit", words, form)).toMatch(/^HTTP\/1\.1 303 /);
  });

  test.each([
    ["GET /faq", "chunked", "3\r\nabc\r\n0\r\n\r\n"],
    ["POST /submit", "xchunked", "abc"],
  ])("is refused on %s with the coding %s, and the connection closed", async (line, coding, body) => {
    const answer = await saidBack(
      `${line} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4(?:00|11) /);
    expect(answer).toMatch(/connection: close/i);
  });

  test("is none at all when nothing announces it: DELETE and POST without a body reach the routes", async () => {
    for (const method of ["DELETE", "POST"]) {
      const answer = await saidBack(`${method} /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toMatch(/^HTTP\/1\.1 41[13] /);
    }
  });
});

test("a body that no route reads does not hold the connection", async () => {
  const body = "x".repeat(60_000);
  const answer = await saidBack(
    `POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
});

describe("a request that is none", () => {
  test.each([
    ["a path that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: x"],
    ["a null in the path", "GET /a%00b HTTP/1.1\r\nHost: x"],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b"],
  ])("%s: 400 and a sentence", async (_name, head) => {
    const answer = await saidBack(`${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("torna alla pagina iniziale");
  });

  test("an unheard-of method: 405 with what is allowed", async () => {
    const answer = await saidBack("PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^Allow: GET, HEAD, OPTIONS\r$/m);
  });
});
