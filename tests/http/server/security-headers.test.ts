import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { signedIn } from "../../support/owner";
import { answerOn, rawAnswers, rawConnection } from "../../support/network/raw-connection";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegUpload } from "../../support/test-photos";
import { storedNames } from "../../support/photos/stored-names";

let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess({ TRUST_PROXY: "1", TILE_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png" });
});
afterAll(() => running.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(running.url + path, { headers });

function directive(answer: Response, name: string): string {
  const policy = answer.headers.get("content-security-policy") ?? "";
  return policy.split("; ").find((one) => one.startsWith(`${name} `)) ?? "";
}

describe("every answer", () => {
  test.each([
    "/",
    "/submit",
    "/nowhere",
    "/api/nowhere",
    "/feed.atom",
    "/oembed",
    "/healthz",
    "/favicon.svg",
    "/%zz",
  ])("%s is protected", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("content-security-policy") ?? "").not.toContain("unsafe");
  });
});

describe("a photo", () => {
  test("is served as nothing but a picture, to the owner as to everyone", async () => {
    await setPassword(running.site, "una password lunga");
    const owner = await signedIn(running.url, "una password lunga");
    const photo = await jpegUpload("<b>.html.jpg");
    const article = { title: "T", content: "C", city: "Camogli", country: "Italia", photo };
    expect((await owner.send("/admin/nuovo-articolo", article)).status).toBe(302);
    const [name = ""] = await storedNames(running.site.photos);
    const small = name.replace(/\.jpg$/, ".webp");
    for (const [path, type, sharing] of [
      [`/uploads/${name}`, "image/jpeg", "cross-origin"],
      [`/uploads/${small}`, "image/webp", "same-origin"],
    ] as const) {
      for (const answer of [await get(path), await owner.open(path)]) {
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
        expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
        expect(answer.headers.get("cross-origin-resource-policy")).toBe(sharing);
      }
    }
  });
});

describe("the policy of a page", () => {
  test("names no source but the site, for anything, and lets nobody frame or redirect it", async () => {
    for (const path of ["/", "/submit", "/nowhere"]) {
      const policy = (await get(path)).headers.get("content-security-policy") ?? "";
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy.split("; "), path).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
    }
  });

  test("allows exactly the styles that are in the page", async () => {
    for (const path of ["/", "/submit", "/nowhere"]) {
      const answer = await get(path);
      const [[, css = ""] = [], ...more] = (await answer.text()).matchAll(/<style>([\s\S]*?)<\/style>/g);
      const hash = createHash("sha256").update(css).digest("base64");
      expect(more).toEqual([]);
      expect(directive(answer, "style-src"), path).toBe(`style-src 'self' 'sha256-${hash}'`);
    }
  });

  test("lets a reading page run nothing but files of the site", async () => {
    const answer = await get("/faq");
    expect(directive(answer, "script-src")).toBe("script-src 'self'");
    expect(directive(answer, "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(await answer.text()).not.toContain("<script");
  });

  test("blesses the scripts of one answer by a nonce of its own", async () => {
    const [first, second] = [await get("/submit"), await get("/submit")];
    const sources = [first, second].map((answer) => directive(answer, "script-src"));
    expect(sources[0]).toMatch(/^script-src 'self' 'nonce-[\w+/=]{22,}'$/);
    expect(sources[0]).not.toBe(sources[1]);
  });

  test("opens the tiles' address to the map alone, and previews to the forms", async () => {
    expect(directive(await get("/map"), "img-src")).toContain("https://*.tiles.example");
    expect(directive(await get("/faq"), "img-src")).toBe("img-src 'self' data:");
    expect(directive(await get("/submit"), "img-src")).toBe("img-src 'self' data: blob:");
  });
});

test("a page that only reads says so to whoever writes to it", async () => {
  for (const path of ["/", "/api", "/faq", "/map"]) {
    const answer = await fetch(running.url + path, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")], path).toEqual([405, "GET, HEAD, OPTIONS"]);
  }
});

test("a request that names two hosts is refused, whatever it asks for", async () => {
  for (const first of [
    "GET /",
    "GET /faq",
    "GET /favicon.svg",
    "GET /healthz",
    "GET /submit",
    "POST /submit",
  ]) {
    const socket = await rawConnection(running.url);
    const answers = rawAnswers(socket);
    socket.write(`${first} HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example\r\nConnection: close\r\n\r\n`);
    expect([first, (await answers).map(({ status }) => status)]).toEqual([first, [400]]);
  }
});

test("a client that asks for the options of the whole server learns that it is there", async () => {
  const socket = await rawConnection(running.url);
  socket.write("OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const answer = await answerOn(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  expect(answer).toMatch(/^allow: GET, HEAD, OPTIONS\r$/im);
});

describe("https", () => {
  test("is promised for a year when the trusted proxy says that the visitor uses it", async () => {
    for (const path of ["/", "/submit", "/favicon.svg", "/%zz", "/healthz"]) {
      const secure = await get(path, { "X-Forwarded-Proto": "https" });
      expect(secure.headers.get("strict-transport-security"), path).toBe("max-age=31536000");
      expect((await get(path)).headers.get("strict-transport-security"), path).toBeNull();
    }
  });

  test("is not believed from a stranger when no proxy is trusted", async () => {
    const open = await siteInProcess();
    const answer = await fetch(`${open.url}/`, { headers: { "X-Forwarded-Proto": "https" } });
    expect(answer.headers.get("strict-transport-security")).toBeNull();
    await open.close();
  });
});
