import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiError, callApi } from "~/components/api-client";
import { siteInProcess, type SiteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
/** A proxy in front of a stopped site. It answers 502 with a page or with nothing. */
let proxy: Server;
let proxyUrl: string;
let asked = 0;

beforeAll(async () => {
  running = await siteInProcess();
  proxy = createServer(({ url }, response) => {
    asked += 1;
    response.writeHead(502).end(url === "/empty" ? undefined : "<h1>Bad gateway</h1>");
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await running.close();
  await new Promise((resolve) => proxy.close(resolve));
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

it("answers the JSON of a call", async () => {
  const status = await callApi<{ isAuthenticated: boolean }>(`${running.url}/api/admin/status`);
  expect(status).toEqual({ isAuthenticated: false });
});

it("throws what the site says, with the status in front", async () => {
  const body = new FormData();
  body.set("story", "x".repeat(1001));
  body.set("consent", "true");
  const error = await failureOf(callApi(`${running.url}/api/submit-story`, { method: "POST", body }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error?.message).toBe(
    '400: {"error":"Massimo 1000 caratteri","fieldErrors":{"story":["Massimo 1000 caratteri"]}}',
  );
});

it("throws at 401, or finds nothing there, as the page wants it", async () => {
  const path = `${running.url}/api/admin/stories`;
  expect((await failureOf(callApi(path)))?.message).toBe(
    '401: {"error":"Devi accedere come amministratore."}',
  );
  expect(await callApi(path, { on401: "empty" })).toBeNull();
  const missing = failureOf(callApi(`${running.url}/api/blog-posts/nessuno`, { on401: "empty" }));
  expect((await missing)?.status).toBe(404);
});

it("throws what somebody else says in the site's place, and asks once", async () => {
  const page = await failureOf(callApi(`${proxyUrl}/page`));
  expect(page?.message).toBe("502: <h1>Bad gateway</h1>");
  expect((await failureOf(callApi(`${proxyUrl}/empty`)))?.message).toBe("502: Bad Gateway");
  expect(asked).toBe(2);
});

it("throws something else when there is no answer at all", async () => {
  const error = await failureOf(callApi("http://127.0.0.1:1/"));
  expect(error).toBeInstanceOf(TypeError);
});
