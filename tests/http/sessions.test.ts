import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { signedIn } from "../support/owner";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";

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

/** Whether the admin pages and the calls open for this cookie; they never disagree. */
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

test("the cookie is for this site alone, out of reach of scripts, and only over https where there is any", async () => {
  for (const [scheme, secure] of [
    ["http", false],
    ["https", true],
  ] as const) {
    const answer = await fetch(`${running.url}/api/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-Proto": scheme },
      body: JSON.stringify({ password }),
    });
    const parts = (answer.headers.getSetCookie()[0] ?? "").split("; ");
    expect(parts).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"]));
    expect([parts.includes("Secure"), parts.some((part) => part.startsWith("Domain"))]).toEqual([
      secure,
      false,
    ]);
  }
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
  await leaving.send("/admin/logout", {});
  expect([await isIn(leaving.cookie), await isIn(staying.cookie)]).toEqual([false, true]);
});

test("a session that is used lives on, one that rests for thirty days is over", async () => {
  const { cookie } = await signIn();
  for (let n = 0; n < 3; n += 1) {
    clock += 29 * day;
    expect(await isIn(cookie)).toBe(true);
  }
  clock += 30 * day;
  expect(await isIn(cookie)).toBe(false);
  clock += 60 * day;
  await signIn();
  expect(await running.site.db.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
});
