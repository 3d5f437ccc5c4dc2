import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess({ PUBLIC_URL: "https://capi.example" });
});
afterAll(() => running.close());

/**
 * Returns the status of a POST to a path that does not exist: 403 when the guard refused it, another one when it
 * passed.
 */
function statusOf(headers: Record<string, string>, method = "POST", path = "/nowhere"): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      running.url + path,
      { method, headers: { "Content-Length": "0", ...headers } },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on("error", reject).end();
  });
}

describe("a request that changes something", () => {
  test.each([
    ["from another site's page", { Origin: "https://evil.example" }],
    ["from a page without origin", { Origin: "null" }],
    ["from another site, says the browser", { "Sec-Fetch-Site": "cross-site" }],
    ["from a neighbour domain", { "Sec-Fetch-Site": "same-site", Origin: "https://altro.capi.example" }],
    ["from the same name on another port", { Origin: "http://localhost:1" }],
    ["from a name that only begins like ours", { Origin: "https://capi.example.evil.example" }],
  ])("%s is refused", async (_name, headers) => {
    expect(await statusOf(headers)).toBe(403);
    expect(await statusOf(headers, "DELETE", "/api/admin/stories/x")).toBe(403);
  });

  test.each([
    ["/submit", "Il tuo browser non dice da quale pagina arriva questa richiesta"],
    ["/de/submit", "Dein Browser sagt nicht, von welcher Seite diese Anfrage kommt"],
  ])(
    "to %s from a browser that hides its page comes back with its words, and is not stored",
    async (path, said) => {
      const body = new FormData();
      body.set("story", "Era sul molo, sotto la pioggia.");
      body.set("consent", "true");
      const answer = await fetch(running.url + path, { method: "POST", headers: { Origin: "null" }, body });
      const html = await answer.text();
      expect(answer.status).toBe(403);
      expect(html).toContain("Era sul molo, sotto la pioggia.");
      expect(html).toContain(said);
      expect(await running.site.db.selectFrom("stories").select("id").execute()).toEqual([]);
    },
  );

  test("that hides its page says what to change in the browser", async () => {
    const headers = { Origin: "null" };
    const answer = await fetch(`${running.url}/admin`, {
      method: "POST",
      headers,
      body: new URLSearchParams(),
    });
    expect(await answer.text()).toContain("permetti il «referrer» per questo sito");
  });

  test.each([
    ["from the public address", { Origin: "https://capi.example" }],
    ["from our page, says the browser", { "Sec-Fetch-Site": "same-origin" }],
    ["typed by the person", { "Sec-Fetch-Site": "none" }],
    ["from a program that is no browser", {}],
  ])("%s goes on", async (_name, headers) => {
    expect(await statusOf(headers as Record<string, string>)).not.toBe(403);
  });

  test("from the name by which we were reached goes on", async () => {
    expect(await statusOf({ Origin: running.url })).not.toBe(403);
    expect(await statusOf({ Origin: "http://192.168.1.7:3000", Host: "192.168.1.7:3000" })).not.toBe(403);
    expect(await statusOf({ Origin: "https://lan.example", Host: "LAN.example:443" })).not.toBe(403);
  });
});

test("reading is free for everyone, from wherever they come", async () => {
  expect(await statusOf({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, "GET", "/")).toBe(
    200,
  );
});
