import { afterEach, beforeEach, expect, test } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { ask } from "../support/engines/postgres";
import { type TestInstances, testInstances } from "../support/engines/instances";
import { tcpLink } from "../support/network/tcp-link";
import type { Owner } from "../support/owner";
import type { SiteInProcess } from "../support/site-in-process";

let instances: TestInstances;
let one: SiteInProcess;
let other: SiteInProcess;
let owner: Owner;
let errors: unknown[];

const onError = (error: unknown) => errors.push(error);

beforeEach(async () => {
  errors = [];
  instances = await testInstances();
  one = await instances.start({ onError });
  other = await instances.start({ onError });
  owner = await instances.ownerAt(one);
});
afterEach(async () => {
  await instances.close();
  expect(errors).toEqual([]);
});

const place = { content: "Testo", city: "Camogli", country: "Italia" };
const publish = async (title: string) => {
  const answer = await owner.send("/admin/nuovo-articolo", { title, ...place });
  expect(answer.status).toBe(302);
};
const diaryOf = async ({ url }: Pick<SiteInProcess, "url">) => (await fetch(`${url}/blog`)).text();
/** Cuts the connections by which the instances hear of each other's changes. */
const cutListeners = () =>
  ask(
    instances.url,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`,
  );

test("what is published at one instance is at once at the other, twenty times out of twenty", async () => {
  for (let n = 1; n <= 20; n += 1) {
    expect(await diaryOf(other), "cached before").not.toContain(`Articolo numero ${n}.`);
    await publish(`Articolo numero ${n}.`);
    expect(await diaryOf(other)).toContain(`Articolo numero ${n}.`);
  }
});

test("a kept page is still answered from memory when nothing changes", async () => {
  await publish("Il molo");
  await diaryOf(other);
  const [{ count: before } = { count: 0 }] = await statements();
  for (let n = 0; n < 20; n += 1) expect(await diaryOf(other)).toContain("Il molo");
  const [{ count: after } = { count: 0 }] = await statements();
  expect(after - before).toBeLessThan(20);
});

/** Returns the number of transactions of the database. A read without BEGIN is one transaction. */
const statements = () =>
  ask<{ count: number }>(
    instances.url,
    `select xact_commit::int as count from pg_stat_database where datname = current_database()`,
  );

test("settings that are changed at one instance are those of the other", async () => {
  expect(await (await fetch(`${other.url}/`)).text()).not.toContain("Capi la pellegrina");
  const answer = await fetch(`${one.url}/api/admin/settings`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Cookie: owner.cookie },
    body: JSON.stringify({ productName: "Capi la pellegrina" }),
  });
  expect(answer.status).toBe(200);
  expect(await (await fetch(`${other.url}/`)).text()).toContain("Capi la pellegrina");
  expect(await (await fetch(`${other.url}/submit`)).text()).toContain("Capi la pellegrina");
});

test("whoever signs in at one instance is signed in at the other, until the session is ended", async () => {
  const atOther = () => fetch(`${other.url}/admin`, { headers: { Cookie: owner.cookie } });
  expect(await (await atOther()).text()).toContain("Logout");
  await owner.send("/admin/logout", {});
  expect(await (await atOther()).text()).not.toContain("Logout");
});

test("instances whose listening is ended hear what was said meanwhile", async () => {
  for (let n = 1; n <= 5; n += 1) {
    await diaryOf(other);
    await cutListeners();
    await publish(`Senza ascolto ${n}.`);
    expect(await diaryOf(other)).toContain(`Senza ascolto ${n}.`);
  }
  // Each lost connection was logged and replaced.
  expect(errors.length).toBeGreaterThanOrEqual(10);
  errors = [];
  const members = `select 1 from pg_locks where locktype = 'advisory' and classid = 7351 and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(() => ask(instances.url, members)).toHaveLength(2);
});

test("connections that the server ends while they are idle are replaced by the next request", async () => {
  for (let n = 0; n < 3; n += 1) {
    await ask(
      instances.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    for (const { url } of [one, other]) {
      await expect.poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 5000 }).toBe(200);
      expect((await fetch(`${url}/submit`)).status).toBe(200);
    }
  }
  errors = [];
});

test("an instance that is cut off from the server shows nothing old once the change is answered", async () => {
  const link = await tcpLink(Number(new URL(instances.url).port));
  const far = await instances.start({ through: link.port, onError });
  await publish("Prima del taglio");
  expect(await diaryOf(far)).toContain("Prima del taglio");
  link.cut();
  await publish("Dopo il taglio");
  const asked = diaryOf(far);
  link.mend();
  const shown = await asked;
  expect(shown.includes("Prima del taglio") && !shown.includes("Dopo il taglio")).toBe(false);
  await expect.poll(() => diaryOf(far), { timeout: 20_000 }).toContain("Dopo il taglio");
  await far.close();
  await link.close();
  errors = [];
});

test("tries of a password count at all instances together", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      fetch(`${(n % 2 ? one : other).url}/api/admin/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ password: "sbagliata" }),
      }).then(({ status }) => status),
    ),
  );
  const withStatus = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect([withStatus(401), withStatus(429)]).toEqual([10, 4]);
});

test("the same form sent to two instances at once is one story", async () => {
  const body = () => new URLSearchParams({ story: "Due volte", consent: "true", token: "abc".repeat(12) });
  const send = ({ url }: SiteInProcess) =>
    fetch(`${url}/submit`, { method: "POST", body: body(), redirect: "manual" });
  const answers = await Promise.all([send(one), send(other)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
  expect(await countAll(one.site, "stories")).toBe(1);
});
