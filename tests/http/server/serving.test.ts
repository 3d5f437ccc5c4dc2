import { afterAll, beforeAll, expect, test } from "vitest";
import { siteInProcess, type SiteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess();
});
afterAll(() => running.close());

test("the home page comes finished, without any script", async () => {
  const answer = await fetch(`${running.url}/`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain("<h1>Hai trovato Capi!</h1>");
  expect(html).not.toContain("<script");
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("health is a plain word that is never kept", async () => {
  const answer = await fetch(`${running.url}/healthz`);
  expect([answer.status, await answer.text()]).toEqual([200, "ok\n"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
