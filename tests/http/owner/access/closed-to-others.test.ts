import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import type { AnyJsonCall } from "~/http/api/json-call.server";
import { routeManifest } from "~/server/http-server/route-manifest";
import { type Filled, fillSite } from "../../../support/site-data/fill-site";
import { type Owner, signedIn } from "../../../support/owner";
import { compiledPages, type SiteInProcess } from "../../../support/site-in-process";
import { ownersPassword } from "../../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../../support/site-with-owner";

const build = await compiledPages();
const manifest = routeManifest(build);

/** The addresses under /admin that everybody may request. */
const openToAll = ["/admin", "/admin/accesso", "/admin/logout", "/admin/parole.json"];

let running: SiteInProcess;
let owner: Owner;
let filled: Filled;
const ended = { cookie: "", timedOut: "" };
beforeAll(async () => {
  ({ running } = await siteWithOwner());
  const { db } = running.site;
  filled = await fillSite(running.site, 1);
  const { cookie: timedOut } = await signedIn(running.url, ownersPassword);
  await db.updateTable("sessions").set({ last_seen_at: "2024-01-01T00:00:00.000Z" }).execute();
  const { cookie } = await signedIn(running.url, ownersPassword);
  await setPassword(running.site, ownersPassword);
  Object.assign(ended, { cookie, timedOut });
  owner = await signedIn(running.url, ownersPassword);
});
afterAll(() => running.close());

/** Returns the address of a route with existing ids. */
function addressOf(id: string): string {
  const { path = "", parentId } = build.routes[id] ?? {};
  const above = parentId ? addressOf(parentId) : "";
  const subject = /stor/.test(id) ? filled.story : /loc/.test(id) ? filled.stop : filled.article;
  return (above + (path && `/${path}`)).replace(":id", subject).replace(":name", "foto.jpg");
}

const addresses = () => [...new Set(Object.keys(build.routes).map(addressOf))];
const ofTheOwner = () => addresses().filter((address) => manifest.handleOf(address).owner);
const contents = () =>
  Promise.all(
    (["stories", "blog_posts", "locations", "photos", "tags", "drafts", "settings"] as const).map((table) =>
      running.site.db.selectFrom(table).selectAll().execute(),
    ),
  );

/** Requests an address. Returns the response after checking that it contains no words of the site. */
async function ask(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(running.url + address, { ...init, redirect: "manual" });
  expect([address, await answer.clone().text()]).toEqual([
    address,
    expect.not.stringMatching(/Storia 0|Articolo 0|Camogli|Lia/),
  ]);
  return answer;
}

test("every page and picture under /admin is the owner's, but for the login and the logout", () => {
  const admin = addresses().filter((address) => /^\/admin/.test(address));
  expect(admin.filter((address) => !manifest.handleOf(address).owner).toSorted()).toEqual(openToAll);
  expect(ofTheOwner().length).toBeGreaterThan(20);
});

test("the owner gets in everywhere", async () => {
  for (const address of ofTheOwner()) {
    const { status, headers } = await owner.open(address);
    // 'Elimina' has no page: its address leads to the list.
    if (/^\/admin(?:\/articoli|\/locations)?$/.test(headers.get("Location") ?? "")) continue;
    expect([address, status]).toEqual([
      address,
      expect.not.toSatisfy((one: number) => one >= 300 && one !== 404),
    ]);
  }
});

describe.each([
  ["nobody signed in", () => ({})],
  ["a session that was ended", () => ({ Cookie: ended.cookie })],
  ["a session that was not used for too long", () => ({ Cookie: ended.timedOut })],
] as [string, () => Record<string, string>][])("with %s", (_who, headersOf) => {
  test("every address of the owner leads to the login", async () => {
    const headers = headersOf();
    for (const address of ofTheOwner()) {
      const login = `/admin?${new URLSearchParams({ ritorno: address })}`;
      for (const method of ["GET", "HEAD"]) {
        const { status, headers: given } = await ask(address, { method, headers });
        expect([address, status, given.get("Location")]).toEqual([address, 302, login]);
      }
      const data = await ask(`${address}.data`, { headers });
      expect([address, data.status, await data.text()]).toEqual([
        address,
        202,
        expect.stringContaining(login),
      ]);
      expect((await ask(`${address}?_data=routes/admin`, { headers })).status).toBe(404);
    }
  });

  test("what is sent there changes nothing", async () => {
    const headers = headersOf();
    const before = await contents();
    for (const address of [...ofTheOwner(), ...ofTheOwner().map((one) => `${one}.data`)]) {
      const body = new URLSearchParams({ shown: "false", id: filled.article, password: "un'altra" });
      const answer = await ask(address, { method: "POST", headers, body });
      const login = answer.headers.get("Location") ?? (await answer.text());
      if (answer.status === 405) continue;
      expect([address, answer.status]).toEqual([address, expect.toBeOneOf([202, 302, 401])]);
      expect(login).toMatch(answer.status === 401 ? /password|carried/ : /\/admin\?ritorno=/);
    }
    expect(await contents()).toEqual(before);
  });

  test("every call of the owner's is refused", async () => {
    const headers = headersOf();
    for (const [id, route] of Object.entries(build.routes)) {
      const { calls = [] } = (route?.module ?? {}) as { calls?: AnyJsonCall[] };
      for (const { method } of calls.filter((call) => call.owner)) {
        const { status } = await ask(addressOf(id), { method, headers });
        expect([id, method, status]).toEqual([id, method, 401]);
      }
    }
  });
});
