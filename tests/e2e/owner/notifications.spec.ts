import { expect, test } from "@playwright/test";
import { expectWellMade, notice, onAdminPages, openAsOwner, openTab } from "../../support/admin-pages";
import { startPushService } from "../../support/notifications/push-service";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

// The same walk without scripts stands in tests/http/owner/settings-walks.test.ts.
onAdminPages("the notifications", (admin) => {
  test("the owner says where to, tries it, and reads why it does not arrive", async ({ page }) => {
    await openAsOwner(page, admin.program);
    await openTab(page, "Avvisi");
    await expect(page.getByText("Non ho ancora mandato niente.")).toBeVisible();
    await expect(page.getByText("solo quando il sito si apre con https")).toBeVisible();
    await expect(page.getByRole("button", { name: "Manda una prova" })).toHaveCount(0);

    await page.getByRole("link", { name: "Cambia e-mail e messaggi" }).click();
    await page.getByLabel("A chi scrivo").fill("ugo chiocciola capra");
    await page.getByText("Il server di un’altra posta").click();
    await page.getByLabel("Server").fill("nessuno.invalid");
    await page.getByLabel("Nome", { exact: true }).fill("ugo");
    await page.getByRole("button", { name: "Salva" }).click();
    await expect(page.getByText("Scrivi anche la password").last()).toBeVisible();
    await expect(page.getByText("Qui servono indirizzi e-mail").last()).toBeVisible();
    await expect(page.getByLabel("A chi scrivo")).toHaveValue("ugo chiocciola capra");
    await expectWellMade(page, admin);
    await page.getByLabel("A chi scrivo").fill("ugo@capra.example");
    await expect(page.getByLabel("Server")).toHaveValue("nessuno.invalid");
    await page.getByLabel("Password").fill("segretissima");
    await page.getByRole("button", { name: "Salva" }).click();
    await expect(notice(page, "Avvisi salvati!")).toBeVisible();
    await expect(page.getByText("ugo@capra.example").first()).toBeVisible();

    await page.getByRole("button", { name: "Manda una prova" }).click();
    await expect(notice(page, "La prova non è arrivata ovunque")).toBeVisible();
    await expect(page.getByText("Non trovo nessun server con questo nome")).toBeVisible();
    expect(await page.content()).not.toContain("segretissima");
    await expectWellMade(page, admin);
  });
});

test("on https a phone is enabled by a button, and its worker shows what arrives", async ({ browser }) => {
  const service = await startPushService();
  const { running } = await siteWithOwner({ TRUST_PROXY: "1" }, { onError });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.grantPermissions(["notifications"]);
  const page = await context.newPage();
  // Tests cannot reach a browser's push service, so they provide a subscription.
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, service.subscription);
  await openAsOwner(page, { url: running.url, password: ownersPassword });
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.map((cookie) => ({ ...cookie, name: `__Host-${cookie.name}`, secure: true })),
  );
  await context.setExtraHTTPHeaders({ "X-Forwarded-Proto": "https" });
  await page.goto(`${running.url}/admin/avvisi`);
  await page.getByRole("button", { name: "Avvisami su questo dispositivo" }).click();
  await expect(notice(page, "Questo dispositivo non è attivo")).toBeVisible();
  await expect(page.getByText("L’indirizzo è in una rete privata")).toBeVisible();
  expect(service.requests).toEqual([]);
  await expectWellMade(page, { scripts: true });

  // A headless browser shows no notifications, so the test records what the worker asks it to show.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    ServiceWorkerRegistration.prototype.showNotification = (title, { body, data } = {}) =>
      Promise.resolve(void shown.push({ title, body, data: data as unknown }));
    Object.assign(globalThis, { shown });
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);

  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe("activated");
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: running.url,
    registrationId: await registered,
    data: JSON.stringify({ title: "Una storia nuova", body: "Ciao", path: "/admin/storie/1", tag: "1" }),
  });
  await expect.poll(shown).toEqual([{ title: "Una storia nuova", body: "Ciao", data: "/admin/storie/1" }]);
  await context.close();
  await service.close();
  await running.close();
});
