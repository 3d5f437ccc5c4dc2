import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { textOf } from "../../../support/pages/form-html";
import { type Owner, signedIn } from "../../../support/owner";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { timeOutSessions } from "../../../support/site-data/time-out-sessions";

const password = "muretto-del-porto";
const sessionsPage = "/admin/impostazioni/sessioni";
const passwordPage = "/admin/impostazioni/password";
let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  running = await siteInProcess({ LOGIN_LIMIT: "3" });
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
});
afterEach(() => running.close());

const isIn = async ({ open }: Owner) => (await open("/admin/articoli")).status === 200;
const tokenOf = ({ cookie }: Owner) =>
  JSON.parse(
    Buffer.from(decodeURIComponent(cookie.replace("giramondo=", "")), "base64").toString(),
  ) as string;

test("the list shows every open session, and nothing that opens one", async () => {
  const others = [await signedIn(running.url, password), await signedIn(running.url, password)];
  const html = await textOf(await owner.open(sessionsPage));
  expect(html.match(/<h3>/g)).toHaveLength(3);
  expect(html.match(/>questo</g)).toHaveLength(1);
  expect(html.match(/name="session"/g)).toHaveLength(2);
  for (const one of [owner, ...others]) {
    const token = tokenOf(one);
    expect(html).not.toContain(token);
    expect(html).not.toContain(createHash("sha256").update(token).digest("hex"));
  }
  await timeOutSessions(running.site);
  const fresh = await signedIn(running.url, password);
  expect((await textOf(await fresh.open(sessionsPage))).match(/<h3>/g)).toHaveLength(1);
});

test("a button ends one session, another one all others", async () => {
  const [first, second, third] = [
    await signedIn(running.url, password),
    await signedIn(running.url, password),
    await signedIn(running.url, password),
  ];
  const own = await textOf(await first.open(sessionsPage));
  const [id = ""] = [...own.matchAll(/name="session" value="([^"]+)"/g)].map(([, value]) => value);
  const ended = await first.send(sessionsPage, { session: id });
  expect(ended.headers.get("Location")).toBe(sessionsPage);
  expect(
    await Promise.all([owner, first, second, third].map(isIn)).then((all) => all.filter(Boolean)),
  ).toHaveLength(3);
  expect(await isIn(first)).toBe(true);

  await first.send(sessionsPage, {});
  expect(await Promise.all([owner, first, second, third].map(isIn))).toEqual([false, true, false, false]);
});

test("whoever is not the owner ends nothing", async () => {
  const answer = await fetch(running.url + sessionsPage, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(),
  });
  expect(answer.headers.get("Location")).toMatch(/^\/admin\?ritorno=/);
  expect(await isIn(owner)).toBe(true);
});

test("a new password ends all other sessions, and nothing typed comes back", async () => {
  const other = await signedIn(running.url, password);
  const words = { current: password, password: "quattro parole a caso", again: "quattro parole a caso" };
  expect((await owner.send(passwordPage, words)).headers.get("Location")).toBe(passwordPage);
  expect(await Promise.all([owner, other].map(isIn))).toEqual([true, false]);
  expect(await isIn(await signedIn(running.url, "quattro parole a caso"))).toBe(true);
  await expect(signedIn(running.url, password)).rejects.toThrow("401");
});

test.each([
  ["everything is empty", {}, ["Scrivi la password attuale", "Password richiesta"]],
  ["it is short", { current: password, password: "corta77" }, ["almeno 8 caratteri"]],
  ["everybody tries it first", { current: password, password: "password2026" }, ["prova per prime"]],
  ["it is the toy's name", { current: password, password: "capi-capi" }, ["prova per prime"]],
  [
    "the two differ",
    { current: password, password: "quattro parole a caso", again: "quattro parole a casa" },
    ["non sono uguali"],
  ],
  [
    "the current one is wrong",
    { current: "sbagliata", password: "quattro parole a caso", again: "quattro parole a caso" },
    ["Non è la password attuale"],
  ],
] as const)("a new password is refused when %s", async (_when, words, sentences) => {
  const other = await signedIn(running.url, password);
  const refused = await owner.send(passwordPage, { current: "", password: "", again: "", ...words });
  const html = await textOf(refused);
  expect(refused.status).toBe(400);
  for (const sentence of sentences) expect(html).toContain(sentence);
  for (const typed of Object.values(words)) expect(html).not.toContain(`"${typed}"`);
  expect(await Promise.all([owner, other].map(isIn))).toEqual([true, true]);
  expect(await isIn(await signedIn(running.url, password))).toBe(true);
});

test("wrong current passwords count like wrong ones at the login", async () => {
  const words = { current: "sbagliata", password: "quattro parole a caso", again: "quattro parole a caso" };
  for (let n = 0; n < 3; n += 1) expect((await owner.send(passwordPage, words)).status).toBe(400);
  const waiting = await owner.send(passwordPage, { ...words, current: password });
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
  expect(await textOf(waiting)).toContain("Riprova fra 15 minuti.");
  expect(await isIn(owner)).toBe(true);
});

test("the same by JSON", async () => {
  const other = await signedIn(running.url, password);
  const change = (body: object) =>
    fetch(`${running.url}/api/admin/password`, {
      method: "POST",
      headers: { Cookie: owner.cookie, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const wrong = await change({ current: "sbagliata", password: "quattro parole a caso" });
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    { error: "Non è la password attuale", fieldErrors: { current: ["Non è la password attuale"] } },
  ]);
  expect((await change({ current: password, password: "quattro parole a caso" })).status).toBe(200);
  expect(await Promise.all([owner, other].map(isIn))).toEqual([true, false]);
});

test("a password of the environment is changed there, and the page says so", async () => {
  await running.close();
  running = await siteInProcess({ ADMIN_PASSWORD: password });
  await setPassword(running.site, password);
  owner = await signedIn(running.url, password);
  const html = await textOf(await owner.open(passwordPage));
  expect(html).toContain("ADMIN_PASSWORD");
  expect(html).not.toContain("<input");
  const words = { current: password, password: "quattro parole a caso", again: "quattro parole a caso" };
  expect((await owner.send(passwordPage, words)).status).toBe(409);
  expect(await isIn(await signedIn(running.url, password))).toBe(true);
});
