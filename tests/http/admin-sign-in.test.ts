import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { expireAttempts } from "~/domain/limits/rate-limit.server";
import { fairQueue } from "~/images/fair-queue";
import { runProgram } from "../support/run-program";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";

const password = "muretto-del-porto";
let running: SiteInProcess;

beforeEach(async () => {
  running = await siteInProcess({ LOGIN_LIMIT: "3", TRUST_PROXY: "1" });
  await setPassword(running.site, password);
});

afterEach(() => running.close());

function signIn(given: string, from = "203.0.113.7"): Promise<Response> {
  return fetch(`${running.url}/admin`, {
    method: "POST",
    headers: { "X-Forwarded-For": from },
    body: new URLSearchParams({ password: given }),
    redirect: "manual",
  });
}

test("an empty password is asked for, and does not count", async () => {
  for (let n = 0; n < 5; n += 1) {
    const answer = await signIn("");
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Password richiesta");
  }
  expect((await signIn(password)).status).toBe(302);
});

test("wrong passwords of the form and of the JSON call are counted together", async () => {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.7" };
  const call = (given: string) =>
    fetch(`${running.url}/api/admin/login`, {
      method: "POST",
      headers,
      body: JSON.stringify({ password: given }),
    });
  const statuses = [await call("wrong"), await signIn("wrong"), await call("wrong")].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([401, 401, 401]);
  expect((await call(password)).status).toBe(429);
  expect((await signIn(password)).status).toBe(429);
});

test("after three wrong passwords even the right one waits, with a sentence and Retry-After", async () => {
  for (let n = 0; n < 3; n += 1) {
    const answer = await signIn("sbagliata");
    const html = await answer.text();
    expect(answer.status).toBe(401);
    expect(html).toContain("Login fallito");
    expect(html).toContain("Password non corretta");
  }
  const waiting = await signIn(password);
  expect(waiting.status).toBe(429);
  expect(waiting.headers.getSetCookie().join()).not.toContain("giramondo=");
  const seconds = Number(waiting.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  const html = await waiting.text();
  expect(html).toContain("Troppe password sbagliate");
  expect(html).toContain("Riprova fra 15 minuti.");
});

test("a restart forgives nothing", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const environment = { ADMIN_PASSWORD: password, LOGIN_LIMIT: "1" };
  const guess = async (given: string) => {
    const program = await runProgram({ dataDir, environment });
    const body = new URLSearchParams({ password: given });
    const answer = await fetch(`${program.url}/admin`, { method: "POST", body, redirect: "manual" });
    await program.stop();
    return answer.status;
  };
  expect([await guess("sbagliata"), await guess(password)]).toEqual([401, 429]);
  await rm(dataDir, { recursive: true });
});

test("another address is not made to wait, the same house of IPv6 is", async () => {
  for (let n = 0; n < 3; n += 1) await signIn("sbagliata", `2001:db8:1:2::${n}`);
  expect((await signIn(password, "2001:db8:1:2::ffff")).status).toBe(429);
  expect((await signIn(password, "2001:db8:1:3::1")).status).toBe(302);
  expect((await signIn(password)).status).toBe(302);
});

test("the right password forgives the wrong ones before it", async () => {
  for (let n = 0; n < 2; n += 1) await signIn("sbagliata");
  expect((await signIn(password)).status).toBe(302);
  for (let n = 0; n < 3; n += 1) expect((await signIn("sbagliata")).status).toBe(401);
});

test("a dozen guesses at the same moment are not one", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn("sbagliata")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
});

test("when too many sign in at once, one is asked to come back, and no try is counted", async () => {
  await running.close();
  const passwords = { cost: { N: 2 ** 14, r: 8, p: 1 }, inTurn: fairQueue(1) };
  running = await siteInProcess({ LOGIN_LIMIT: "2", TRUST_PROXY: "1" }, { site: { passwords } });
  await setPassword(running.site, password);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => signIn("sbagliata", `203.0.113.${n}`)),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(8 - busy.length);
  const html = await busy[0]?.text();
  expect(html).toContain("arrivano troppi tentativi di accesso tutti insieme. Riprova fra un minuto.");
  expect(busy[0]?.headers.get("Retry-After")).toBe("60");
  const counted = await running.site.db.selectFrom("tries").selectAll().execute();
  expect(counted).toHaveLength(8 - busy.length);
  expect((await signIn(password)).status).toBe(302);
});

test("no address is stored, and nothing of it when its time is over", async () => {
  await signIn("sbagliata");
  const [row] = await running.site.db.selectFrom("tries").selectAll().execute();
  expect(row?.key).toMatch(/^[\w-]{43}$/);
  const later = new Date(Date.now() + 16 * 60 * 1000);
  await expireAttempts({ ...running.site, now: () => later });
  expect(await running.site.db.selectFrom("tries").selectAll().execute()).toEqual([]);
});

test("what is no form is refused with a sentence", async () => {
  const answer = await fetch(`${running.url}/admin`, { method: "POST", body: "password=x" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("I dati ricevuti sono incompleti o danneggiati");
});

test("the login leads where one was going, and never out of the admin pages", async () => {
  const asked = await fetch(`${running.url}/admin/articoli?pagina=2`, { redirect: "manual" });
  expect(asked.headers.get("Location")).toBe("/admin?ritorno=%2Fadmin%2Farticoli%3Fpagina%3D2");
  const send = (ritorno: string) =>
    fetch(`${running.url}/admin?${new URLSearchParams({ ritorno })}`, {
      method: "POST",
      body: new URLSearchParams({ password }),
      redirect: "manual",
    });
  expect((await send("/admin/articoli?pagina=2")).headers.get("Location")).toBe("/admin/articoli?pagina=2");
  const outside = [
    "https://example.org/",
    "//example.org",
    "/admin\\@example.org",
    "/blog",
    "/admin/../blog",
  ];
  for (const address of [
    ...outside,
    "/administrator",
    "javascript:alert(1)",
    "\t//example.org",
    "/admin/..//example.org",
  ]) {
    expect((await send(address)).headers.get("Location"), address).toBe("/admin");
  }
  const [euro, broken] = [await send("/admin/articoli?x=€"), await send("/admin?a\r\nSet-Cookie: a=b")];
  expect(euro.headers.get("Location")).toBe("/admin/articoli?x=%E2%82%AC");
  expect(broken.headers.get("Location")).toBe("/admin?aSet-Cookie:%20a=b");
  expect(broken.headers.getSetCookie().join()).not.toContain("a=b;");
});

test("photos that were ticked when the session ended are still ticked after the login", async () => {
  const html = await (await fetch(`${running.url}/admin?photo=0123_porto.jpg&pagina=2`)).text();
  expect(html).toContain("La sessione è scaduta");
  const ritorno = "/admin?photo=0123_porto.jpg&pagina=2";
  expect(html).toContain(`action="/admin?${new URLSearchParams({ ritorno })}"`);
});

test("every admin page is closed to strangers, reading and writing", async () => {
  const paths = ["nuovo-articolo", "articoli", "nuova-location", "locations", "articoli/x/elimina"];
  for (const path of [...paths, "locations/x/elimina", "storie/x/elimina"]) {
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? new URLSearchParams({ id: "x", shown: "true" }) : undefined;
      const answer = await fetch(`${running.url}/admin/${path}`, { method, body, redirect: "manual" });
      expect([path, answer.status, answer.headers.get("Location")?.split("?")[0]]).toEqual([
        path,
        302,
        "/admin",
      ]);
    }
  }
});
