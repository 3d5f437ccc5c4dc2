import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { signedIn } from "../../../support/owner";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";

const password = "muretto-del-porto";
const day = 24 * 60 * 60 * 1000;
let running: SiteInProcess;
let clock: number;

beforeEach(async () => {
  clock = Date.parse("2026-05-03T10:00:00.000Z");
  running = await siteInProcess({ TRUST_PROXY: "1" }, { site: { now: () => new Date(clock) } });
  await setPassword(running.site, password);
});

afterEach(() => running.close());

const signIn = () => signedIn(running.url, password);

/** True when this cookie opens the admin pages. The calls must agree. */
async function isIn(cookie: string): Promise<boolean> {
  const headers = { Cookie: cookie };
  const page = await fetch(`${running.url}/admin/articoli`, { headers, redirect: "manual" });
  const stories = await fetch(`${running.url}/api/admin/stories`, { headers });
  const status = await fetch(`${running.url}/api/admin/status`, { headers });
  const { isAuthenticated } = (await status.json()) as { isAuthenticated: boolean };
  expect([page.status, stories.status]).toEqual(isAuthenticated ? [200, 200] : [302, 401]);
  return isAuthenticated;
}

test("a login has a session of its own, whatever cookie came with it", async () => {
  const first = await signIn();
  const answer = await fetch(`${running.url}/admin`, {
    method: "POST",
    headers: { Cookie: "giramondo=ImdpdmVuIGJ5IGFuIGF0dGFja2VyIg%3D%3D" },
    body: new URLSearchParams({ password }),
    redirect: "manual",
  });
  const [cookie = ""] = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  const second = await signIn();
  expect(new Set([first.cookie, second.cookie, cookie]).size).toBe(3);
  expect(await isIn("giramondo=ImdpdmVuIGJ5IGFuIGF0dGFja2VyIg%3D%3D")).toBe(false);
  expect([await isIn(first.cookie), await isIn(second.cookie), await isIn(cookie)]).toEqual([
    true,
    true,
    true,
  ]);
});

/** Signs in by the page and by the call. Returns the cookies that they set, as they are written. */
async function signInBothWays(headers: Record<string, string> = {}): Promise<string[][]> {
  const page = await fetch(`${running.url}/admin`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ password }),
    redirect: "manual",
  });
  const call = await fetch(`${running.url}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ password }),
  });
  expect([page.status, call.status]).toEqual([302, 200]);
  return [page, call].map((answer) => answer.headers.getSetCookie());
}

const nameAndValue = (cookies: string[] | undefined) => cookies?.[0]?.split(";")[0] ?? "";

test("whoever signs in again leaves no session behind, by page or by call", async () => {
  const other = await signIn();
  for (const way of [0, 1]) {
    const { cookie: before } = await signIn();
    const after = nameAndValue((await signInBothWays({ Cookie: before }))[way]);
    expect([await isIn(before), await isIn(after)]).toEqual([false, true]);
  }
  expect(await isIn(other.cookie)).toBe(true);
});

test("a wrong password ends no session", async () => {
  const { cookie, send } = await signIn();
  expect((await send("/admin", { password: "sbagliata" })).status).toBe(401);
  expect(await isIn(cookie)).toBe(true);
});

const https = { "X-Forwarded-Proto": "https" };

test("the cookie is for this site alone, and out of reach of scripts", async () => {
  for (const headers of [{}, https]) {
    for (const [cookie = ""] of await signInBothWays(headers)) {
      const parts = cookie.split("; ");
      expect(parts).toEqual(
        expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"]),
      );
      expect(parts.some((part) => /^domain/i.test(part))).toBe(false);
    }
  }
});

test("over https every cookie is Secure, and the session's name says that this very host has set it", async () => {
  for (const cookies of await signInBothWays(https)) {
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(?:;|$)/);
    expect(cookies[0]).toMatch(/^__Host-giramondo=/);
  }
  for (const cookies of await signInBothWays()) {
    for (const cookie of cookies) expect(cookie).not.toMatch(/secure/i);
    expect(cookies[0]).toMatch(/^giramondo=/);
  }
  const [[, notice = ""] = []] = await signInBothWays(https);
  expect(notice).toMatch(/^avviso=/);
});

test("a session from before the site had https lives on, and ends with its cookie", async () => {
  const { cookie: old } = await signIn();
  const status = await fetch(`${running.url}/api/admin/status`, { headers: { Cookie: old, ...https } });
  expect(await status.json()).toEqual({ isAuthenticated: true });
  for (const path of ["/admin/logout", "/api/admin/logout"]) {
    const plain = (await signIn()).cookie;
    const [secure] = (await signInBothWays(https)).map(nameAndValue);
    const headers = { Cookie: `${plain}; ${secure}`, ...https };
    const left = await fetch(running.url + path, { method: "POST", headers, redirect: "manual" });
    const forgotten = left.headers.getSetCookie().filter((cookie) => /Max-Age=0/.test(cookie));
    expect(forgotten.map((cookie) => cookie.split("=")[0])).toEqual(["giramondo"]);
    const [proof = ""] = left.headers.getSetCookie();
    expect(proof).toMatch(/^__Host-giramondo=[^;]+; Max-Age=5184000; .*Secure/);
    expect(nameAndValue([proof])).not.toBe(secure);
    const all = [plain, secure ?? "", nameAndValue([proof])];
    expect(await Promise.all(all.map(isIn))).toEqual([false, false, false]);
  }
  const [cookies = []] = await signInBothWays({ Cookie: old, ...https });
  expect(cookies.find((cookie) => cookie.startsWith("giramondo="))).toMatch(/Max-Age=0.*Secure/);
  expect([await isIn(old), await isIn(nameAndValue(cookies))]).toEqual([false, true]);
});

test("only a hash of the session is stored", async () => {
  const { cookie } = await signIn();
  const token = Buffer.from(decodeURIComponent(cookie.replace("giramondo=", "")), "base64").toString();
  const [row] = await running.site.db.selectFrom("sessions").selectAll().execute();
  expect(JSON.parse(token)).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(JSON.parse(token) as string);
});

test("a new password ends every session", async () => {
  const sessions = [await signIn(), await signIn()];
  await setPassword(running.site, "un'altra password");
  for (const { cookie } of sessions) expect(await isIn(cookie)).toBe(false);
});

test("a logout ends the session itself, not only its cookie", async () => {
  const [leaving, staying] = [await signIn(), await signIn()];
  await leaving.open("/admin/logout");
  expect(await isIn(leaving.cookie)).toBe(true);
  await leaving.send("/admin/logout", {});
  expect([await isIn(leaving.cookie), await isIn(staying.cookie)]).toEqual([false, true]);
});

test("a session that is used lives on for ninety days, one that rests for thirty is over", async () => {
  const { cookie } = await signIn();
  for (let n = 0; n < 3; n += 1) {
    clock += 29 * day;
    expect(await isIn(cookie)).toBe(true);
  }
  clock += 3 * day;
  expect(await isIn(cookie)).toBe(false);
  const { cookie: resting } = await signIn();
  clock += 30 * day;
  expect(await isIn(resting)).toBe(false);
  clock += 60 * day;
  await signIn();
  expect(await running.site.db.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
});
