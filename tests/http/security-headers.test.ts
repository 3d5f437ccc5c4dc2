import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";

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
  test.each(["/", "/submit", "/nowhere", "/api/nowhere", "/healthz", "/favicon.svg", "/%zz"])(
    "%s is protected",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("content-security-policy") ?? "").not.toContain("unsafe");
    },
  );
});

describe("the policy of a page", () => {
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

describe("https", () => {
  test("is promised for a year when the trusted proxy says that the visitor uses it", async () => {
    for (const path of ["/", "/submit", "/favicon.svg", "/%zz"]) {
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
