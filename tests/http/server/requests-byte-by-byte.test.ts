import { once } from "node:events";
import { Agent, get, type IncomingMessage, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { answerOn, rawConnection, rawGet } from "../../support/network/raw-connection";
import { publishedPhoto } from "../../support/site-data/published-photo";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

const photoBytes = Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251));
let running: SiteInProcess;
let photo: string;
beforeAll(async () => {
  running = await siteInProcess();
  photo = await publishedPhoto(running.site, photoBytes);
  await fetch(`${running.url}/faq`);
});
afterAll(() => running.close());

/** Writes this and returns everything until the server closes the connection. */
async function saidBack(request: string): Promise<string> {
  const socket = await rawConnection(running.url);
  const answer = answerOn(socket);
  socket.write(Buffer.from(request, "latin1"));
  return answer;
}

const close = "Connection: close\r\n";
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, "im").exec(answer.split("\r\n\r\n", 1)[0] + "\r\n")?.[1] ?? null;

describe("HEAD", () => {
  it.each(["/submit", "/faq", "/nowhere", "/feed.atom", "/api/admin/status"])(
    "of %s says what GET says, without a body",
    async (path) => {
      const get = await saidBack(rawGet(path, close));
      const head = await saidBack(rawGet(path, close).replace("GET", "HEAD"));
      expect(head.split("\r\n\r\n")[1]).toBe("");
      expect(statuses(head)).toEqual(statuses(get));
      for (const name of ["Content-Length", "Content-Type", "Cache-Control", "Allow"]) {
        expect([name, headerOf(head, name)]).toEqual([name, headerOf(get, name)]);
      }
      expect(Number(headerOf(head, "Content-Length"))).toBeGreaterThan(0);
    },
  );
});

describe("an address in absolute form", () => {
  it.each(["/faq", "/submit", "/nowhere"])("is the same as %s", async (path) => {
    const plain = await saidBack(rawGet(path, close));
    const absolute = await saidBack(rawGet(`http://capi.example${path}`, close));
    expect(statuses(absolute)).toEqual(statuses(plain));
  });

  it("names the host, whatever Host says", async () => {
    const feed = await saidBack(rawGet("http://capi.example/feed.atom", close));
    expect(feed).toContain("http://capi.example/");
    expect(feed).not.toContain("http://x/");
  });

  it.each(["http:///faq", "http://a@b/faq", "ftp://x/faq", "http://x:abc/faq", "faq"])(
    "is refused as %s",
    async (address) => {
      expect(statuses(await saidBack(rawGet(address, close)))).toEqual(["400"]);
    },
  );
});

describe("a Host", () => {
  it.each(["a b", "x@y", "localhost:abc", "caf\u00e9", "x:99999", "x/y", ""])(
    "that is none is refused, also for a cached page: %j",
    async (host) => {
      const answer = await saidBack(`GET /faq HTTP/1.1\r\nHost: ${host}\r\n${close}\r\n`);
      expect(statuses(answer)).toEqual(["400"]);
    },
  );

  it("is required of HTTP/1.1, not of HTTP/1.0", async () => {
    expect(statuses(await saidBack(`GET /faq HTTP/1.1\r\n${close}\r\n`))).toEqual(["400"]);
    expect(statuses(await saidBack("GET /faq HTTP/1.0\r\n\r\n"))).toEqual(["200"]);
    expect(statuses(await saidBack(`GET /faq HTTP/1.1\r\nHost: [::1]:80\r\n${close}\r\n`))).toEqual(["200"]);
  });
});

describe("headers", () => {
  it.each([
    [60, "200"],
    [62, "200"],
    [63, "431"],
    [900, "431"],
  ])("beside Host and Connection: %i of them", async (count, status) => {
    const many = Array.from({ length: count }, (_, n) => `h${n}: a\r\n`).join("");
    const answer = await saidBack(rawGet("/faq", close + many));
    expect(statuses(answer)).toEqual([status]);
    expect(headerOf(answer, "Date")).not.toBeNull();
  });

  it.each([
    ["/faq", "cancella i cookie di questo sito"],
    ["/fr/faq", "efface les cookies de ce site"],
  ])(
    "of more than 16 kB are refused with a page in the language of %s, and the date",
    async (path, sentence) => {
      const answer = await saidBack(rawGet(path, `Cookie: ${"a".repeat(17_000)}\r\n`));
      expect(statuses(answer)).toEqual(["431"]);
      expect(answer).toContain(sentence);
      expect(Date.parse(headerOf(answer, "Date") ?? "")).not.toBeNaN();
    },
  );
});

it("a target of more than 16 kB is too long, and a page says so in its language", async () => {
  expect(statuses(await saidBack(rawGet(`/en/faq?${"a".repeat(9_000)}`, close)))).toEqual(["200"]);
  const answer = await saidBack(rawGet(`/en/faq?${"a".repeat(40_000)}`, close));
  expect(statuses(answer)).toEqual(["414"]);
  expect(answer).toContain("The address you opened is too long");
});

describe("what is not HTTP", () => {
  it("is refused with the date", async () => {
    const answer = await saidBack("not http\r\n\r\n");
    expect(statuses(answer)).toEqual(["400"]);
    expect(Date.parse(headerOf(answer, "Date") ?? "")).not.toBeNaN();
  });

  it.each(["/faq", "/submit"])("is not answered behind %s in one packet", async (path) => {
    expect(statuses(await saidBack(`${rawGet(path)}not http\r\n\r\n`))).toEqual(["200"]);
  });

  it.each([
    ["a malformed chunk", "chunked", "zz\r\nabc\r\n"],
    ["an unknown coding", "xchunked", "abc"],
  ])("gets one answer: %s", async (_, coding, body) => {
    const head = `POST /submit HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n`;
    expect(statuses(await saidBack(head + body))).toHaveLength(1);
  });
});

it("a client that waits for the end of each answer keeps its connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string, options: RequestOptions) => {
    const asked = get(running.url + path, { agent, ...options });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const { length } = await buffer(answer);
    return { isReused: asked.reusedSocket, status: answer.statusCode, length };
  };
  expect((await ask("/faq", {})).isReused).toBe(false);
  for (let n = 0; n < 40; n += 1) {
    const part = { headers: { Range: `bytes=${n}-${n + 99_999}` } };
    expect(await ask(photo, {})).toEqual({ isReused: true, status: 200, length: 200_000 });
    expect(await ask(photo, part)).toEqual({ isReused: true, status: 206, length: 100_000 });
    expect(await ask(photo, { method: "HEAD" })).toEqual({ isReused: true, status: 200, length: 0 });
    expect(await ask("/submit", {})).toMatchObject({ isReused: true, status: 200 });
  }
  agent.destroy();
});

describe("requests in one packet", () => {
  const form = "story=Ciao&consent=true";
  const post = `POST /submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;

  it.each(["/faq", "/submit"])("get one whole answer, and only that: %s and a story", async (path) => {
    const whole = await saidBack(rawGet(path, close));
    const before = await countAll(running.site, "stories");
    const answer = await saidBack(rawGet(path) + post);
    expect(statuses(answer)).toEqual(["200"]);
    expect(answer.split("\r\n\r\n", 2)[1]?.length).toBe(whole.split("\r\n\r\n", 2)[1]?.length);
    expect(await countAll(running.site, "stories")).toBe(before);
    expect(statuses(await saidBack(post))).toEqual(["303"]);
    expect(await countAll(running.site, "stories")).toBe(before + 1);
  });

  it("get one answer, however many they are", async () => {
    expect(statuses(await saidBack(rawGet("/faq").repeat(2_000)))).toEqual(["200"]);
  });
});

it("HTTP/1.0 is not told to go on with its body", async () => {
  const body = "story=Ciao&consent=true";
  const head = (version: string) =>
    `POST /submit HTTP/${version}\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n${close}\r\n`;
  expect(statuses(await saidBack(head("1.0") + body))).toEqual(["303"]);
  expect(statuses(await saidBack(head("1.1") + body))).toEqual(["100", "303"]);
});

describe("other methods", () => {
  it.each(["/submit", "/en/submit", "/de/submit", "/submit.data"])("store no story at %s", async (path) => {
    const before = await countAll(running.site, "stories");
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const body = new URLSearchParams({ story: "Ciao", consent: "true" });
      const answer = await fetch(running.url + path, { method, body });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([
        method,
        405,
        "GET, HEAD, POST, OPTIONS",
      ]);
    }
    expect(await countAll(running.site, "stories")).toBe(before);
  });

  it.each([
    ["/", "GET, HEAD, OPTIONS"],
    ["/faq", "GET, HEAD, OPTIONS"],
    ["/healthz", "GET, HEAD, OPTIONS"],
    ["/favicon.svg", "GET, HEAD, OPTIONS"],
    ["/feed.atom", "GET, HEAD, OPTIONS"],
    ["/nowhere", "GET, HEAD, OPTIONS"],
    ["/map/tappe.json", "GET, HEAD, OPTIONS"],
    ["/t/ABCDEF", "GET, HEAD, POST, OPTIONS"],
    ["/admin", "GET, HEAD, POST, OPTIONS"],
    ["/admin/logout", "GET, HEAD, POST, OPTIONS"],
    ["/admin/articoli/x/elimina", "GET, HEAD, POST, OPTIONS"],
    ["/api/blog-posts", "GET, HEAD, OPTIONS"],
    ["/api/admin/blog-posts", "GET, POST, HEAD, OPTIONS"],
  ])("than those of %s are refused, and named", async (path, allow) => {
    for (const method of ["PUT", ...(allow.includes("POST") ? [] : ["POST"])]) {
      const answer = await fetch(running.url + path, { method });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, allow]);
    }
    const options = await fetch(running.url + path, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
  });
});

describe("feeds", () => {
  it.each(["/feed.atom", "/feed.json", "/sitemap.xml", "/fr/feed.atom"])(
    "%s say when nothing is new",
    async (path) => {
      for (const more of [close, `${close}Accept-Encoding: br\r\n`]) {
        const first = await saidBack(rawGet(path, more));
        const etag = headerOf(first, "ETag") ?? "";
        expect([statuses(first), etag]).toEqual([["200"], expect.stringMatching(/^"[^"]+"$/)]);
        expect(headerOf(first, "Cache-Control")).not.toContain("no-store");
        const again = await saidBack(rawGet(path, `${more}If-None-Match: "x", ${etag}\r\n`));
        expect([statuses(again), again.split("\r\n\r\n")[1]]).toEqual([["304"], ""]);
      }
    },
  );
});

describe("a range of a photo", () => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(running.url + photo, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, range: answer.headers.get("content-range"), body };
  };

  it.each([
    ["bytes=0-99", 0, 100],
    ["bytes=100000-", 100_000, 200_000],
    ["bytes=-500", 199_500, 200_000],
    ["bytes=199999-300000", 199_999, 200_000],
    ["bytes=65530-65545", 65_530, 65_546],
    ["bytes=-300000", 0, 200_000],
  ])("%s", async (range, start, end) => {
    const { status, range: said, body } = await ask({ Range: range });
    expect([status, said]).toEqual([206, `bytes ${start}-${end - 1}/200000`]);
    expect(body.equals(photoBytes.subarray(start, end))).toBe(true);
  });

  it.each(["bytes=0-1,5-6", "bytes=9-2", "bytes=-", "lines=0-1", "bytes=a-b"])(
    "%s is all of it",
    async (range) => {
      const { status, range: said, body } = await ask({ Range: range });
      expect([status, said, body.equals(photoBytes)]).toEqual([200, null, true]);
    },
  );

  it.each(["bytes=200000-", "bytes=-0", "bytes=999999999999-"])("%s is outside of it", async (range) => {
    expect(await ask({ Range: range })).toMatchObject({ status: 416, range: "bytes */200000" });
  });

  it("goes on with the same version only", async () => {
    const whole = await fetch(running.url + photo);
    await whole.arrayBuffer();
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    const etag = whole.headers.get("etag") ?? "";
    expect((await ask({ Range: "bytes=5-", "If-Range": etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, new Date().toUTCString()]) {
      expect((await ask({ Range: "bytes=5-", "If-Range": other })).status).toBe(200);
    }
    expect((await ask({ Range: "bytes=5-", "If-None-Match": etag })).status).toBe(304);
  });

  it("is of GET alone", async () => {
    const head = await saidBack(rawGet(photo, `${close}Range: bytes=0-9\r\n`).replace("GET", "HEAD"));
    expect([statuses(head), headerOf(head, "Content-Length")]).toEqual([["200"], "200000"]);
  });
});
