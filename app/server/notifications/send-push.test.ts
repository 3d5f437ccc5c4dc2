import { afterEach, beforeEach, expect, test } from "vitest";
import { type PushService, startPushService } from "../../../tests/support/notifications/push-service";
import { trustTestCertificate } from "../../../tests/support/notifications/test-certificate";
import { type NotifiedSite, notifiedSite } from "../../../tests/support/notifications/notified-site";
import { listDeliveries } from "~/domain/notifications/outbox/deliveries-queries.server";
import { listBrowsers } from "~/domain/notifications/channels/targets.server";
import { addBrowser } from "~/domain/notifications/outbox/add-browser.server";
import { createMessenger } from "./create-messenger";

let service: PushService;
let here: NotifiedSite;
let distrust: () => void;
beforeEach(async () => {
  distrust = trustTestCertificate();
  service = await startPushService();
  here = await notifiedSite();
});
afterEach(async () => {
  distrust();
  await here.close();
  await service.close();
});

const answer = (status: number) => (service.answer = (response) => void response.writeHead(status).end());

test("a browser gets a first message at once, then every story, encrypted and signed", async () => {
  const added = await addBrowser(here.site, service.subscription, "Chrome/Android");
  expect(added).toMatchObject({ ok: true, value: { browser: "Chrome/Android" } });
  expect(service.messages()).toMatchObject([
    { title: "Gli avvisi di Capi funzionano", path: "/admin/avvisi" },
  ]);

  const id = await here.story({ city: "Camogli", name: "Marta" });
  await here.send();
  await here.send();
  expect(service.messages().slice(1)).toEqual([
    {
      title: "Una storia nuova (Camogli)",
      body: "Senza foto. Ti aspetta nel pannello.",
      language: "it",
      path: `/admin/storie/${id}`,
      tag: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
    },
  ]);
  expect(service.claims()).toEqual({
    aud: new URL(service.url).origin,
    exp: Date.parse("2026-05-03T22:00:00.000Z") / 1000,
    sub: "https://capi.example",
  });
  const { headers, body } = service.requests[1] ?? {};
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "259200" });
  expect(body?.toString("latin1")).not.toContain("Camogli");
});

test("an owner who reads English gets English, and the browser learns which language it is", async () => {
  Object.assign(here.site.publicSettings, { ownerLanguage: "en" });
  await addBrowser(here.site, service.subscription, null);
  await here.story({ city: "Camogli" });
  await here.send();
  expect(service.messages()).toMatchObject([
    { title: "Notifications about Capi work", language: "en" },
    { title: "A new story (Camogli)", body: "Without photos. It is waiting for you in the panel." },
  ]);
});

test("the same browser once more is the same one", async () => {
  await addBrowser(here.site, service.subscription, null);
  await addBrowser(here.site, service.subscription, "Chrome/Android");
  expect(await listBrowsers(here.site)).toMatchObject([{ browser: "Chrome/Android" }]);
});

test.each([404, 410])("a browser whose service answers %i is forgotten", async (status) => {
  await addBrowser(here.site, service.subscription, null);
  here.passes(1);
  answer(status);
  await here.story();
  await here.send();
  expect(await listBrowsers(here.site)).toEqual([]);
  expect(await listDeliveries(here.site)).toMatchObject([{ outcome: "gone" }, { trial: true }]);
  here.passes(60);
  await here.story();
  await here.send();
  expect(service.requests).toHaveLength(2);
});

test("a service that is down is tried again", async () => {
  await addBrowser(here.site, service.subscription, null);
  answer(503);
  await here.story();
  await here.send();
  answer(201);
  here.passes(1);
  await here.send();
  const [, first, second] = service.messages();
  expect(second).toEqual(first);
  expect(service.requests[1]?.headers.topic).toBe(service.requests[2]?.headers.topic);
});

test("a browser whose service refuses the first message is not stored", async () => {
  answer(403);
  expect(await addBrowser(here.site, service.subscription, null)).toEqual({
    ok: false,
    code: "push-refused",
  });
  expect(await listBrowsers(here.site)).toEqual([]);
});

test("nothing is sent to a private address, whatever name it has", async () => {
  const { publicSettings, channels, db } = here.site;
  const site = { ...here.site, messenger: createMessenger({ publicSettings, channels, db }) };
  expect(await addBrowser(site, service.subscription, null)).toEqual({ ok: false, code: "push-refused" });
  expect(await listDeliveries(site)).toMatchObject([{ error: { code: "private-address" } }]);
  expect(service.requests).toEqual([]);
});
