import { expect, test } from "@playwright/test";
import { sendToFollowers } from "~/domain/followers/send-to-followers.server";
import { expectAccessible } from "../../support/checks/accessibility";
import { startPushService } from "../../support/notifications/push-service";
import { trustTestCertificate } from "../../support/notifications/test-certificate";
import { sendStory } from "../../support/send-story";
import { siteWithOwner } from "../../support/site-with-owner";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

test("a finder follows from the receipt, hears that the story is in the diary, and opens it", async ({
  browser,
}) => {
  const distrust = trustTestCertificate();
  const service = await startPushService();
  const { running: program, world } = await siteWithOwner(
    {
      TRUST_PROXY: "1",
      PUSH_HOSTS: new URL(service.url).host,
    },
    { onError },
  );
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
  await page.getByRole("link", { name: "Notify me when it’s in the diary" }).click();
  await expect(page.getByRole("button", { name: "Stop notifying me" })).toBeHidden();
  await expectAccessible(page, "follow");
  await page.getByRole("button", { name: "Notify me on this device" }).click();
  await expect(page.getByRole("status")).toContainText("Almost done");
  await expect(page.getByRole("button", { name: "Stop notifying me" })).toBeVisible();
  expect(page.url()).toBe(`${program.url}${receipt}/avvisami`);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await sendToFollowers(program.site);
  expect(service.messages()).toHaveLength(1);

  const [story] = await world.asOwner<{ id: string }[]>("GET /api/admin/stories");
  await world.article({ title: "The pier", content: "It sat on the pier.", storyId: story?.id ?? "" });
  await sendToFollowers(program.site);
  expect(service.messages()).toHaveLength(2);
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
  await expect(page.getByRole("status")).toContainText("This browser won’t get any more notifications.");
  await expectAccessible(page, "follow");
  await context.close();
  await service.close();
  await program.close();
  distrust();
});
