import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { expireAttempts } from "~/domain/limits/rate-limit.server";
import { fairQueue } from "~/queues/fair-queue";
import { signedIn } from "../../../support/owner";
import { PlainBrowser } from "../../../support/plain-browser";
import { runProgram } from "../../../support/run-program";
import { timeOutSessions } from "../../../support/site-data/time-out-sessions";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";

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

test("the login says what is wrong, lets in, and out again", async () => {
  const panel = "Pannello di Amministrazione";
  const stranger = new PlainBrowser(running.url);
  const login = await (await stranger.open("/")).follow("Admin");
  expect(login.heading).toBe("Accesso Admin");
  expect(login.text).not.toContain(panel);
  const empty = await login.press("Accedi");
  expect(empty.fieldErrors).toEqual(["Password richiesta"]);
  const wrong = await empty.press("Accedi", { Password: "sbagliata" });
  expect(wrong.notice).toContain("Login fallito");
  expect(wrong.notice).toContain("Password non corretta");
  expect(wrong.text.match(/Password non corretta/g)).toHaveLength(1);

  const inside = await wrong.press("Accedi", { Password: password });
  expect(inside.notice).toContain("Login effettuato");
  expect(inside.heading).toBe(panel);
  const tabs = inside.links.slice(inside.links.indexOf("Storie Ricevute 0")).slice(0, 5);
  expect(tabs).toEqual([
    "Storie Ricevute 0",
    "Articoli Diario",
    "Gestisci Articoli 0",
    "Nuova Location",
    "Gestisci Locations 0",
  ]);
  const out = await inside.press("Logout");
  expect(out.notice).toContain("Logout effettuato");
  expect(out.heading).toBe("Accesso Admin");
  expect((await stranger.open("/admin")).text).not.toContain(panel);
});

test("a browser that keeps no cookies is told so, and one whose session has ended is not", async () => {
  const without = new PlainBrowser(running.url);
  Object.assign(without.cookies, { set: () => without.cookies });
  const says = "Questo browser non conserva i cookie";
  for (const address of ["/admin", "/admin/articoli"]) {
    const login = await without.open(address);
    expect(login.text).not.toContain(says);
    expect((await login.press("Accedi", { Password: "sbagliata" })).notice).toContain(
      "Password non corretta",
    );
    const again = await login.press("Accedi", { Password: password });
    expect(again.heading).toBe("Accesso Admin");
    expect(again.notice).toContain(says);
    const wrong = await again.press("Accedi", { Password: "sbagliata" });
    expect(wrong.text).not.toContain(says);
    await expireAttempts(running.site);
  }
  const keeping = new PlainBrowser(running.url);
  const inside = await (await keeping.open("/admin/articoli")).press("Accedi", { Password: password });
  expect(inside.notice).toContain("Login effettuato");
  await timeOutSessions(running.site);
  for (const address of ["/admin/articoli", "/admin/accesso?ritorno=/admin/articoli"]) {
    const login = await keeping.open(address);
    expect(login.text).toContain("L’accesso è scaduto");
    expect(login.text).not.toContain(says);
  }
});

test("the login opens again in the middle of a form, which is as it was", async () => {
  const { cookie } = await signedIn(running.url, password);
  const form = await new PlainBrowser(running.url, cookie).open("/admin/nuovo-articolo");
  await timeOutSessions(running.site);
  const typed = { Titolo: "Scritto a lungo", Contenuto: "Riga uno\nRiga due", Città: "Camogli" };
  const login = await form.press("Crea Articolo", typed);
  expect(login.text).toContain("L’accesso è scaduto");
  const again = await login.press("Accedi", { Password: password });
  for (const [label, value] of Object.entries(typed)) expect(again.value(label)).toBe(value);
  expect((await again.press("Crea Articolo")).notice).toContain("Articolo creato!");
});

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
  const [, quoted = ""] = /«(.*?)» vuol dire/.exec(readFileSync("docs/it/password.md", "utf8")) ?? [];
  expect(quoted).toMatch(/^Troppe password sbagliate/);
  expect(html).toContain(quoted);
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

test("eight guesses at the same moment are not one", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn("sbagliata")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test("when too many sign in at once, one is asked to come back, and no try is counted", async () => {
  await running.close();
  const passwords = {
    ...running.site.passwords,
    cost: { N: 2 ** 14, r: 8, p: 1 },
    queue: fairQueue({ slots: 2 }),
  };
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

/** Keeps the queue of passwords busy until the returned function is called. */
function busyQueue(): () => void {
  const { promise, resolve } = Promise.withResolvers<null>();
  void running.site.passwords.queue.run(null, () => promise);
  return () => resolve(null);
}

const maxOfNetwork = 8;

/**
 * Sends guesses at once. Resolves when all guesses without a place are refused; `statuses` has their statuses first.
 */
async function guessMany(count: number, address: (n: number) => string) {
  const statuses: number[] = [];
  const full = Promise.withResolvers<null>();
  const guesses = Array.from({ length: count }, async (_, n) => {
    statuses.push(await call("sbagliata", { from: address(n + 1) }));
    if (statuses.length === count - maxOfNetwork) full.resolve(null);
  });
  await full.promise;
  expect(new Set(statuses)).toEqual(new Set([503]));
  return { statuses, all: Promise.all(guesses) };
}

/** Signs in with the JSON call. Returns the status. */
async function call(given: string, { from, cookie = "" }: { from: string; cookie?: string }) {
  const answer = await fetch(`${running.url}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from, Cookie: cookie },
    body: JSON.stringify({ password: given }),
  });
  return answer.status;
}

test.each([
  ["of one IPv6 customer", (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ["of neighbouring IPv4 addresses", (n: number) => `192.0.2.${n}`],
])("a hundred guesses %s at once do not keep the owner out", async (_, address) => {
  const goOn = busyQueue();
  const { statuses, all } = await guessMany(102, address);
  const owner = call(password, { from: "198.51.100.7" }).then((status) => statuses.push(status));
  // When this request is answered, the owner's earlier request has arrived, too.
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  goOn();
  await Promise.all([all, owner]);
  const checked = statuses.filter((status) => status !== 503);
  expect(checked.filter((status) => status === 401)).toHaveLength(maxOfNetwork);
  expect(checked).toContain(200);
});

test("guesses of clients that have gone are not checked, and leave room", async () => {
  const goOn = busyQueue();
  const gone = new AbortController();
  const guesses = Array.from({ length: maxOfNetwork + 1 }, (_, n) =>
    fetch(`${running.url}/admin`, {
      method: "POST",
      headers: { "X-Forwarded-For": `192.0.2.${n}` },
      body: new URLSearchParams({ password: "sbagliata" }),
      signal: gone.signal,
    }),
  );
  const settled = Promise.allSettled(guesses);
  expect((await Promise.race(guesses)).status).toBe(503);
  gone.abort();
  await settled;
  const left = () => running.log.filter(({ status, aborted }) => aborted && status !== 503);
  await expect.poll(() => left().length, { timeout: 30_000 }).toBe(maxOfNetwork);
  goOn();
  expect(await call(password, { from: "192.0.2.200" })).toBe(200);
  expect(await running.site.db.selectFrom("tries").selectAll().execute()).toEqual([]);
});

test("a browser that was the owner's has a place also when its own network is full of guesses", async () => {
  const [cookie = ""] = (await signIn(password)).headers.getSetCookie()[0]?.split(";") ?? [];
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString();
  await running.site.db.updateTable("sessions").set({ last_seen_at: longAgo }).execute();
  const goOn = busyQueue();
  const { all } = await guessMany(20, (n) => `192.0.2.${n}`);
  expect(await call(password, { from: "192.0.2.200" })).toBe(503);
  const owner = call(password, { from: "192.0.2.200", cookie });
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  goOn();
  expect(await owner).toBe(200);
  await all;
});

test("wrong passwords of strangers do not keep a browser out that the owner has used", async () => {
  const { cookie } = await signedIn(running.url, password);
  const send = (path: string, words: Record<string, string>) =>
    fetch(running.url + path, {
      method: "POST",
      headers: { Cookie: cookie, "X-Forwarded-For": "203.0.113.7" },
      body: new URLSearchParams(words),
      redirect: "manual",
    });
  for (let n = 0; n < 3; n += 1) expect((await signIn("sbagliata")).status).toBe(401);
  expect((await signIn(password)).status).toBe(429);
  const changed = { current: password, password: "quattro parole a caso", again: "quattro parole a caso" };
  expect((await send("/admin/impostazioni/password", changed)).status).toBe(302);
  const back = { ...changed, current: changed.password, password, again: password };
  expect((await send("/admin/impostazioni/password", back)).status).toBe(302);

  for (let n = 0; n < 3; n += 1) expect((await send("/admin", { password: "sbagliata" })).status).toBe(401);
  expect((await send("/admin", { password })).status).toBe(429);
  expect((await signIn("sbagliata", "198.51.100.1")).status).toBe(401);
});

test("a browser whose session is over counts as one that is known, and one with an invented session does not", async () => {
  for (let n = 0; n < 3; n += 1) expect((await signIn("sbagliata")).status).toBe(401);
  const { cookie } = await signedIn(running.url, password);
  await running.site.db.updateTable("sessions").set({ ended: 1 }).execute();
  const signInWith = (Cookie: string) =>
    fetch(`${running.url}/admin`, {
      method: "POST",
      headers: { Cookie, "X-Forwarded-For": "203.0.113.7" },
      body: new URLSearchParams({ password }),
      redirect: "manual",
    });
  const invented = `giramondo=${encodeURIComponent(Buffer.from('"inventata"').toString("base64"))}`;
  expect((await signInWith(invented)).status).toBe(429);
  expect((await signInWith(cookie)).status).toBe(302);
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
  expect(answer.status).toBe(415);
  expect(await answer.text()).toContain("Il modulo non è arrivato come dovrebbe");
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
  const wantedBy = async (ritorno: string) => {
    const answer = await send(ritorno);
    const way = new URL(answer.headers.get("Location") ?? "", running.url);
    expect(way.pathname).toBe("/admin/accesso");
    const Cookie = answer.headers.getSetCookie().join("; ");
    const next = await fetch(way, { headers: { Cookie }, redirect: "manual" });
    return { to: next.headers.get("Location"), cookies: answer.headers.getSetCookie().join() };
  };
  expect((await wantedBy("/admin/articoli?pagina=2")).to).toBe("/admin/articoli?pagina=2");
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
    expect((await wantedBy(address)).to, address).toBe("/admin");
  }
  const [euro, broken] = [
    await wantedBy("/admin/articoli?x=€"),
    await wantedBy("/admin?a\r\nSet-Cookie: a=b"),
  ];
  expect(euro.to).toBe("/admin/articoli?x=%E2%82%AC");
  expect(broken.to).toBe("/admin?aSet-Cookie:%20a=b");
  expect(broken.cookies).not.toContain("a=b;");
});

test("photos that were ticked when the session ended are still ticked after the login", async () => {
  const ritorno = "/admin?photo=0123_porto.jpg&pagina=2";
  const { open } = await signedIn(running.url, password);
  await timeOutSessions(running.site);
  const [owners, strangers] = [await open(ritorno), await fetch(running.url + ritorno)];
  const [html, other] = [await owners.text(), await strangers.text()];
  for (const one of [html, other]) {
    expect(one).toContain(`action="/admin?${new URLSearchParams({ ritorno })}"`);
  }
  expect(html).toContain("L’accesso è scaduto");
  expect(other).not.toContain("accesso è");
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
