import { afterEach, beforeEach, expect, test } from "vitest";
import { queueSecurityEvents, logPendingEvents } from "~/domain/auth/security-events.server";
import { setPassword } from "~/domain/auth/password.server";
import { signedIn } from "../../../support/owner";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";

const password = "muretto-del-porto";
let running: SiteInProcess;
beforeEach(async () => {
  running = await siteInProcess({ LOGIN_LIMIT: "1" });
  await setPassword(running.site, password);
});
afterEach(() => running.close());

/** Returns the events since the last call. */
const events = () => running.events.splice(0);

test("sign-ins, refused ones, and ended sessions are logged, without anything that tells who it was", async () => {
  expect(events()).toEqual([{ event: "password-changed" }]);
  const [owner, other] = [await signedIn(running.url, password), await signedIn(running.url, password)];
  const signIn = { event: "sign-in", browser: null };
  expect(events()).toEqual([signIn, signIn]);
  for (const given of ["sbagliatissima", password]) {
    await fetch(`${running.url}/admin`, { method: "POST", body: new URLSearchParams({ password: given }) });
  }
  expect(events()).toEqual([
    { event: "sign-in-refused", reason: "password-wrong" },
    { event: "sign-in-refused", reason: "too-many-passwords" },
  ]);
  const words = {
    current: "sbagliatissima",
    password: "quattro parole a caso",
    again: "quattro parole a caso",
  };
  await owner.send("/admin/impostazioni/password", words);
  expect(events()).toEqual([{ event: "password-change-refused", reason: "password-wrong" }]);
  await owner.send("/admin/impostazioni/sessioni", {});
  expect(events()).toEqual([{ event: "sessions-ended", by: "owner", count: 1 }]);
  await owner.send("/admin", { password });
  expect(events()).toEqual([{ event: "sign-in-refused", reason: "too-many-passwords" }]);
  await owner.send("/admin/logout", {});
  expect(events()).toEqual([{ event: "sessions-ended", by: "logout", count: 1 }]);
  await other.send("/admin/logout", {});
  await fetch(`${running.url}/admin/logout`, { method: "POST", redirect: "manual" });
  expect(events()).toEqual([{ event: "sessions-ended", by: "logout", count: 1 }]);
});

test("a new session in the place of an older one, and a new password, are logged with what they end", async () => {
  const owner = await signedIn(running.url, password);
  await owner.send("/admin", { password });
  const last = await signedIn(running.url, password);
  events();
  await setPassword(running.site, password);
  expect(events()).toEqual([
    { event: "password-changed" },
    { event: "sessions-ended", by: "password", count: 2 },
  ]);
  await last.send("/admin", { password });
  expect(events()).toEqual([
    { event: "sign-in", browser: null },
    { event: "sessions-ended", by: "sign-in", count: 1 },
  ]);
});

test("changed settings are logged by their names alone, and only those that changed", async () => {
  const owner = await signedIn(running.url, password);
  const settings = { productName: "Nina", contactEmail: "nina@example.org" };
  await owner.send("/admin/impostazioni", settings);
  await owner.send("/admin/impostazioni", { ...settings, productName: "Nina la lontra" });
  await owner.send("/admin/impostazioni", { ...settings, productName: "Nina la lontra" });
  await owner.send("/admin/impostazioni/avvisi", { notifyEmail: "posta@example.org" });
  await owner.send("/admin/impostazioni", { ...settings, contactEmail: "sbagliato" });
  const logged = events();
  expect(logged.filter(({ event }) => event === "settings-changed")).toEqual([
    { event: "settings-changed", settings: ["productName", "contactEmail"] },
    { event: "settings-changed", settings: ["productName"] },
    { event: "settings-changed", settings: ["notifyEmail"] },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/@|Nina|127\.0\.0\.1/);
});

test("what a command of the terminal leaves is logged once", async () => {
  events();
  await queueSecurityEvents(running.site.db, [{ event: "restored", at: "2026-05-03T10:00:00.000Z" }]);
  await logPendingEvents(running.site);
  await logPendingEvents(running.site);
  expect(events()).toEqual([{ event: "restored", at: "2026-05-03T10:00:00.000Z" }]);
});
