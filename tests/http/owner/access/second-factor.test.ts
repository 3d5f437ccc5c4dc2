import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { countRecoveryCodes, newFactorSecret, enableSecondFactor } from "~/domain/auth/second-factor.server";
import { endOtherSessions } from "~/domain/auth/sessions.server";
import { stepOf, totp } from "~/domain/auth/totp";
import { textOf } from "../../../support/pages/form-html";
import { type Owner, signedIn } from "../../../support/owner";
import { PlainBrowser, type PlainPage } from "../../../support/plain-browser";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";

const password = "muretto-del-porto";
const address = "/admin/impostazioni/accesso";
let running: SiteInProcess;
let secret: string;
let clock: Date;

beforeEach(async () => {
  clock = new Date("2026-05-03T10:00:00.000Z");
  running = await siteInProcess({ LOGIN_LIMIT: "0" }, { site: { now: () => clock } });
  await setPassword(running.site, password);
  secret = newFactorSecret();
});
afterEach(() => running.close());

const codeAfter = (steps: number) => totp(secret, stepOf(clock) + steps);

/** Turns the factor on with the code of the previous step, so that the present and the next code stay valid. */
async function turnOn(): Promise<string[]> {
  const on = await enableSecondFactor(running.site, { secret, code: codeAfter(-1) });
  if (!on.ok) throw new Error(on.code);
  return on.value;
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(running.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const call = (fields: object) =>
  fetch(`${running.url}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });
const pageToken = (html: string) => /name="accessPage" value="([^"]*)"/.exec(html)?.[1] ?? "";
const isSignedIn = (answer: Response) =>
  answer.headers.getSetCookie().some((one) => /giramondo=\w/.test(one));
const makeOld = () => {
  clock = new Date(clock.getTime() + 15 * 60_000);
};

test("without it the password is enough, and a code is ignored", async () => {
  expect((await call({ password, code: "123456" })).status).toBe(200);
  expect(isSignedIn(await post("/admin", { password }))).toBe(true);
});

test("the right password leads to a second page without a cookie; its code leads to the wanted page", async () => {
  await turnOn();
  const login = "/admin?ritorno=/admin/cartellini";
  const asked = await post(login, { password });
  expect(isSignedIn(asked)).toBe(false);
  const html = await textOf(asked);
  expect(html).toContain("Codice dell’app");
  expect(html).toContain("disattiva la verifica con giramondo set-password --reset-factor");
  expect(html).not.toContain(password);
  expect(html).not.toContain('name="password"');
  const accessPage = pageToken(html);

  const wrong = await post(login, { accessPage, accessCode: "12345" });
  expect([wrong.status, isSignedIn(wrong)]).toEqual([401, false]);
  const again = await textOf(wrong);
  expect(again).toContain("Questo codice non vale");
  expect(pageToken(again)).toBe(accessPage);

  const right = await post(login, { accessPage, accessCode: codeAfter(0) });
  const to = `/admin/accesso?${new URLSearchParams({ ritorno: "/admin/cartellini" })}`;
  expect([right.status, right.headers.get("Location")]).toEqual([302, to]);
  expect(await textOf(await fetch(running.url + to))).toContain("Questo browser non conserva i cookie");
  expect(isSignedIn(right)).toBe(true);
  const replayed = await post(login, { accessPage, accessCode: codeAfter(1) });
  expect(isSignedIn(replayed)).toBe(false);
  expect(await textOf(replayed)).toContain("scrivi di nuovo la password");
});

test("no code helps without the password or the page that follows it", async () => {
  const [recovery = ""] = await turnOn();
  for (const accessCode of [codeAfter(0), recovery]) {
    for (const fields of [
      { accessCode } as Record<string, string>,
      { accessCode, password: "sbagliata-del-tutto" },
      { accessCode, accessPage: "" },
      { accessCode, accessPage: "0.x" },
    ]) {
      expect(isSignedIn(await post("/admin", fields)), JSON.stringify(fields)).toBe(false);
    }
  }
  expect(await countRecoveryCodes(running.site.db)).toBe(10);
});

test("a program sends the code with the password, and is told when one is missing", async () => {
  const [recovery = ""] = await turnOn();
  const missing = await call({ password });
  expect([missing.status, await missing.json()]).toEqual([
    401,
    { error: "Serve anche il codice dell’app (code).", codeRequired: true },
  ]);
  const wrong = await call({ password, code: "000" });
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { codeRequired: true }]);
  const stranger = await call({ password: "sbagliata-del-tutto", code: codeAfter(0) });
  expect(await stranger.json()).toEqual({ error: "Password non corretta" });
  expect((await call({ password, code: codeAfter(0) })).status).toBe(200);
  expect((await call({ password, code: codeAfter(0) })).status).toBe(401);
  expect((await call({ password, code: recovery })).status).toBe(200);
  expect((await call({ password, code: recovery })).status).toBe(401);
});

test("ten wrong codes slow the account, though LOGIN_LIMIT is off; a recovery code still opens it", async () => {
  const [recovery = ""] = await turnOn();
  for (let n = 0; n < 10; n += 1) expect((await call({ password, code: "1" })).status).toBe(401);
  const slowed = await call({ password, code: codeAfter(0) });
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get("Retry-After"))).toBeGreaterThan(800);
  const asked = pageToken(await textOf(await post("/admin", { password })));
  const page = await post("/admin", { accessPage: asked, accessCode: codeAfter(0) });
  expect(await textOf(page)).toContain("valgono solo i codici di riserva");
  expect(isSignedIn(await post("/admin", { accessPage: asked, accessCode: recovery }))).toBe(true);
});

test("the words of a form whose session has ended are kept through both pages", async () => {
  const owner = await signedIn(running.url, password);
  await turnOn();
  const form = await textOf(await owner.open("/admin/nuovo-articolo"));
  const token = /name="token" value="([^"]*)"/.exec(form)?.[1] ?? "";
  await endOtherSessions(running.site, []);
  const typed = { token, title: "Il molo", content: "Parole lunghe", city: "Camogli", country: "Italia" };
  const lost = await textOf(await owner.send("/admin/nuovo-articolo", typed));
  expect(lost).toContain("Parole lunghe");
  const to = "/admin/accesso?ritorno=/admin/nuovo-articolo";
  const second = await textOf(await owner.send(to, { ...typed, password }));
  expect(second).toContain("Parole lunghe");
  const accessPage = pageToken(second);
  const third = await textOf(await owner.send(to, { ...typed, accessPage, accessCode: "1" }));
  expect(third).toContain("Parole lunghe");
  const done = await owner.send(to, { ...typed, accessPage, accessCode: codeAfter(0) });
  expect(isSignedIn(done)).toBe(true);
  expect(done.headers.get("Location")).toMatch(/^\/admin\/nuovo-articolo\?draft=\w+$/);
});

test("the page turns it on with the app's code, and shows ten recovery codes once", async () => {
  const owner = await signedIn(running.url, password);
  const first = await textOf(await owner.open(address));
  secret = /name="secret" value="([^"]*)"/.exec(first)?.[1] ?? "";
  expect(first).toContain(`otpauth://totp/Capi?secret=${secret}&issuer=Capi`);
  expect(first).not.toContain("currentPassword");
  const wrong = await owner.send(address, { secret, code: "1" });
  expect(wrong.status).toBe(400);
  expect(await textOf(wrong)).toContain(`name="secret" value="${secret}"`);
  const on = await textOf(await owner.send(address, { secret, code: codeAfter(-1) }));
  const codes = [...on.matchAll(/<code>([a-z2-7-]{14})<\/code>/g)].map(([, code]) => code ?? "");
  expect(codes).toHaveLength(10);
  const after = await textOf(await owner.open(address));
  expect(after).toContain("Ti restano 10 codici di riserva");
  expect(after).not.toContain(codes[0]);
  expect(isSignedIn(await post("/admin", { password }))).toBe(false);

  const renewed = await textOf(await owner.send(address, { act: "renew" }));
  expect(renewed).not.toContain(codes[0]);
  expect((await call({ password, code: codes[0] })).status).toBe(401);
  const off = await owner.send(address, { act: "off" });
  expect(off.status).toBe(302);
  expect(isSignedIn(await post("/admin", { password }))).toBe(true);
});

test("the login asks for a code of the app, when the owner has turned that on", async () => {
  const { cookie } = await signedIn(running.url, password);
  const browser = new PlainBrowser(running.url, cookie);
  const secretOn = ({ html }: PlainPage) => /class="factor-secret".*?<code>([^<]*)</s.exec(html)?.[1] ?? "";
  const turnOn = "Attiva la verifica";
  const off = await browser.open(address);
  secret = secretOn(off).replaceAll(" ", "");
  const refused = await off.press(turnOn, { "Codice dell’app": "12" });
  expect(refused.fieldErrors.join()).toContain(
    "Questo codice non vale: scrivi quello che l’app mostra adesso.",
  );
  expect(refused.fieldErrors.join()).not.toContain("riserva");
  expect(secretOn(refused)).toBe(secretOn(off));
  const on = await refused.press(turnOn, { "Codice dell’app": codeAfter(0) });
  expect(on.text).toContain("I tuoi codici di riserva");
  expect(on.html).not.toMatch(/>(?:Copia|Stampa)</);
  const file = /<a [^>]*href="(data:[^"]*)"[^>]*download="codici-di-riserva.txt"/.exec(on.html)?.[1] ?? "";
  const saved = await (await fetch(file)).text();
  const recovery = /class="factor-codes".*?<code>([^<]*)</s.exec(on.html)?.[1] ?? "";

  expect(saved.split("\r\n")).toContain(recovery);

  const login = await on.press("Logout");
  const asked = await login.press("Accedi", { Password: password });
  const again = await asked.press("Accedi", { "Codice dell’app": "12" });
  expect(again.fieldErrors.join()).toContain("Questo codice non vale");
  expect(again.html).toMatch(
    /<input[^>]*name="accessCode"[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/,
  );
  const letters = await again.press("Usa un codice di riserva", { "Codice dell’app": "12" });
  expect(letters.fieldErrors.join()).toBe("");
  expect(letters.html).toMatch(/<input[^>]*name="accessCode"[^>]*inputMode="text"/);
  const inside = await letters.press("Accedi", { "Codice di riserva": recovery });
  expect(inside.notice).toContain("Login effettuato");
  const settings = await browser.open(address);
  expect(settings.text).toContain("Ti restano 9 codici di riserva");
  expect((await settings.press("Disattiva la verifica")).notice).toContain(
    "Verifica in due passaggi disattivata",
  );
});

test("a session older than a quarter of an hour says the password again", async () => {
  const owner = await signedIn(running.url, password);
  await turnOn();
  makeOld();
  expect(await textOf(await owner.open(address))).toContain('name="currentPassword"');
  for (const act of ["off", "renew"]) {
    expect((await owner.send(address, { act })).status).toBe(403);
    expect((await owner.send(address, { act, currentPassword: "sbagliata-del-tutto" })).status).toBe(401);
  }
  expect(await countRecoveryCodes(running.site.db)).toBe(10);
  expect((await owner.send(address, { act: "off", currentPassword: password })).status).toBe(302);
  expect(await countRecoveryCodes(running.site.db)).toBeNull();
});

test("so do those who change where notifications go, and nothing that they typed is lost", async () => {
  const owner = await signedIn(running.url, password);
  const channels = "/admin/impostazioni/avvisi";
  const change = (owned: Owner, fields: object) =>
    fetch(`${running.url}/api/admin/notifications`, {
      method: "PATCH",
      headers: { Cookie: owned.cookie, "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
  expect(await textOf(await owner.open(channels))).not.toContain("currentPassword");
  expect((await change(owner, { notifyEmail: "una@capi.example" })).status).toBe(200);
  makeOld();
  const asked = await owner.send(channels, { notifyEmail: "ladro@capi.example" });
  expect(asked.status).toBe(403);
  const html = await textOf(asked);
  expect(html).toContain('value="ladro@capi.example"');
  expect(html).toContain("Scrivi di nuovo la password");
  const refused = await change(owner, { notifyEmail: "ladro@capi.example" });
  expect([refused.status, await refused.json()]).toMatchObject([403, { passwordRequired: true }]);
  const value = () => running.site.channels.list().find(({ name }) => name === "notifyEmail")?.value;
  expect(value()).toBe("una@capi.example");
  const currentPassword = password;
  expect((await change(owner, { notifyEmail: "due@capi.example", currentPassword })).status).toBe(200);
  const saved = await owner.send(channels, { notifyEmail: "tre@capi.example", currentPassword });
  expect(saved.status).toBe(302);
  expect(value()).toBe("tre@capi.example");
});
