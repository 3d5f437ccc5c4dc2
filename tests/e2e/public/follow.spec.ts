import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/checks/accessibility";
import { startPushService } from "../../support/notifications/push-service";
import { testCertificate } from "../../support/notifications/test-certificate";
import { signedIn } from "../../support/owner";
import { runProgram } from "../../support/run-program";
import { sendStory } from "../../support/send-story";

test("a finder follows from the receipt, hears that the story is in the diary, and opens it", async ({
  browser,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const certificate = path.join(folder, "certificate.pem");
  await writeFile(certificate, testCertificate.cert);
  const service = await startPushService();
  const program = await runProgram({
    environment: {
      ...{ TRUST_PROXY: "1", NODE_EXTRA_CA_CERTS: certificate },
      PUSH_HOSTS: new URL(service.url).host,
    },
  });
  const sent = await sendStory(`${program.url}/en`, { story: "It sat on the pier." });
  const receipt = (sent.headers.get("Location") ?? "").replace(/\?.*/, "");

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { "X-Forwarded-Proto": "https" },
  });
  await context.grantPermissions(["notifications"]);
  const page = await context.newPage();
  // Tests cannot reach a browser's push service, so they provide a subscription.
  await page.addInitScript((subscription) => {
    const known = { toJSON: () => subscription } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => Promise.resolve(known);
    PushManager.prototype.getSubscription = () => Promise.resolve(known);
  }, service.subscription);
  await page.goto(program.url + receipt);
  await page.getByRole("link", { name: "Tell me when it’s in the diary" }).click();
  await expect(page.getByRole("button", { name: "Stop notifying me" })).toBeHidden();
  await expectAccessible(page, "follow");
  await page.getByRole("button", { name: "Tell me on this phone" }).click();
  await expect(page.getByRole("status")).toContainText("Almost done");
  await expect(page.getByRole("button", { name: "Stop notifying me" })).toBeVisible();
  expect(page.url()).toBe(`${program.url}${receipt}/avvisami`);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await expect.poll(() => service.messages(), { timeout: 30_000 }).toHaveLength(1);

  const owner = await signedIn(program.url, program.password ?? "");
  const stories = (await (await owner.open("/api/admin/stories")).json()) as { id: string }[];
  const fields = { title: "The pier", content: "It sat on the pier.", city: "Camogli", country: "Italia" };
  await owner.send("/admin/nuovo-articolo", { ...fields, story: stories[0]?.id ?? "" });
  await expect.poll(() => service.messages(), { timeout: 30_000 }).toHaveLength(2);
  const [, message] = service.messages();

  // A headless browser shows no notifications, so the test records what the worker asks it to show.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    ServiceWorkerRegistration.prototype.showNotification = (title, { body, lang, data } = {}) =>
      Promise.resolve(void shown.push({ title, body, lang, data: data as unknown }));
    Object.assign(globalThis, { shown });
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: { data: string }[] }).shown);
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: program.url,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect
    .poll(shown)
    .toMatchObject([
      { title: "You’re in the diary!", body: "Your story is published: tap to read it.", lang: "en" },
    ]);
  await page.goto(program.url + (await shown())[0]?.data);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The pier");

  await page.goto(`${program.url}/en/segui`);
  await page.getByRole("button", { name: "Stop notifying me" }).click();
  await expect(page.getByRole("status")).toContainText("This browser gets no more notifications.");
  await expectAccessible(page, "follow");
  await context.close();
  await service.close();
  expect(await program.stop()).toBe(0);
  await rm(folder, { recursive: true });
});
