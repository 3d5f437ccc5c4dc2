import type { ServerBuild } from "@remix-run/server-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { type ApiWorld, apiWorld, form, photo } from "../support/api/api-world";
import { newDatabase, type PostgresServer, startPostgres } from "../support/engines/postgres";
import { compiledPages, type SiteInProcess, siteInProcess } from "../support/site-in-process";

const password = "muretto-del-porto";
const errors: unknown[] = [];

let build: ServerBuild;
let server: PostgresServer;
let running: SiteInProcess;
let world: ApiWorld;
let cookie: string;
/** An existing id or name of each kind, for addresses. */
let known: Record<string, string>;

beforeAll(async () => {
  build = await compiledPages();
  server = await startPostgres();
  const { url } = await newDatabase(server.url);
  running = await siteInProcess(
    { DATABASE_URL: url, CONTACT_EMAIL: "ciao@capi.example" },
    { onError: (error) => errors.push(error) },
  );
  await setPassword(running.site, password);
  world = apiWorld(running.url, password);
  cookie = await world.ownerCookie();
  known = await whatThereIs();
});
afterAll(async () => {
  await running.close();
  await server.close();
});

async function whatThereIs(): Promise<Record<string, string>> {
  const body = form({ story: "Era seduto sul molo.", consent: "true", photos: await photo("molo.jpg") });
  const sent = await fetch(`${running.url}/submit`, { method: "POST", body, redirect: "manual" });
  const secret = /ricevuta\/(\w+)/.exec(sent.headers.get("Location") ?? "")?.[1] ?? "";
  const [story] = await world.asOwner<{ id: string }[]>("GET /api/admin/stories");
  const article = await world.article({ photo: await photo("barca.jpg") });
  const stop = await world.stop();
  const tag = await world.asOwner<{ id: string; code: string }>("POST /api/admin/tags", { name: "Collare" });
  const [session] = await world.asOwner<{ id: string }[]>("GET /api/admin/sessions");
  const name = article.photos[0]?.split("/").at(-1) ?? "";
  const ids = { story: story?.id ?? "", article: article.id, stop: stop.id, tag: tag.id };
  return { ...ids, session: session?.id ?? "", browser: "x", secret, code: tag.code, name, n: "1" };
}

/** The kind of the `:id` in an address. */
const kinds: [RegExp, string][] = [
  [/stori(?:es|e)/, "story"],
  [/cartellini|tags/, "tag"],
  [/sessions/, "session"],
  [/browsers/, "browser"],
  [/locations|map/, "stop"],
  [/./, "article"],
];

/**
 * Returns the addresses of all routes that answer a GET, with existing ids. Routes for unknown addresses (`*`) are
 * left out.
 */
function everyAddress(): string[] {
  const { routes } = build;
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path ?? ""].filter(Boolean).join("/") : "";
  };
  const paths = Object.values(routes).flatMap((route) => {
    const calls = (route?.module as { calls?: { method: string }[] } | undefined)?.calls;
    const isRead = calls ? calls.some(({ method }) => method === "GET") : route?.module.loader !== undefined;
    return route && (isRead || route.module.default) ? [`/${pathOf(route.id)}`] : [];
  });
  const fill = (path: string) => {
    const [, kind = ""] = kinds.find(([pattern]) => pattern.test(path)) ?? [];
    return path.replace(/:(\w+)/g, (part, name: string) => known[name === "id" ? kind : name] ?? part);
  };
  const addresses = paths.filter((path) => !path.includes("*")).map(fill);
  return [...new Set(addresses)].sort().map((address) => {
    const page = encodeURIComponent(`${running.url}/blog/${known.article}`);
    return address === "/oembed" ? `${address}?url=${page}` : address;
  });
}

const isForOwner = (address: string) => /^\/(?:api\/)?admin\b/.test(address);

/** Returns the fault of an answer that is given while the database cannot be read. Null without a fault. */
async function faultIn(answer: Response): Promise<string | null> {
  const text = (await answer.text()).replace(/<script[^>]*>.*?<\/script>/gs, "");
  if (answer.status !== 503 && answer.status >= 400) return `${answer.status} ${text.slice(0, 80)}`;
  if (/ECONNREFUSED|postgres|Unexpected|\n\s+at /i.test(text)) return `tells: ${text.slice(0, 200)}`;
  if (answer.status < 400) return null;
  if (!answer.headers.has("Retry-After")) return "no Retry-After";
  if (answer.headers.get("Cache-Control")?.includes("public")) return "may be kept";
  const type = answer.headers.get("Content-Type") ?? "";
  const isSaid = type.startsWith("application/json")
    ? /\briprova\b/.test((JSON.parse(text) as { error: string }).error)
    : /^text\/html/.test(type) && /<h([12])[^>]*>[^<]+<\/h\1>/.test(text);
  return isSaid ? null : `says nothing: ${type} ${text.slice(0, 80)}`;
}

describe("while the database server is away", () => {
  beforeAll(() => server.stop());

  it.each(["the owner", "a visitor"])(
    "every address of the site says so to %s, and none is empty",
    async (who) => {
      const headers: Record<string, string> = who === "the owner" ? { Cookie: cookie } : {};
      const addresses = everyAddress().filter((address) => who === "the owner" || !isForOwner(address));
      expect(addresses.length).toBeGreaterThan(30);
      const faults: [string, string][] = [];
      const unavailable = new Set<string>();
      for (const address of addresses) {
        const answer = await fetch(running.url + address, { headers, redirect: "manual" });
        if (answer.status === 503) unavailable.add(address);
        const fault = await faultIn(answer);
        if (fault) faults.push([address, fault]);
      }
      expect(faults).toEqual([]);
      const reads = ["/", "/blog", "/feed.atom", "/api/blog-posts", `/uploads/${known.name}`];
      expect([...unavailable]).toEqual(expect.arrayContaining(reads));
    },
  );

  it("a call that reads does not speak of saving, and one that writes does", async () => {
    const read = await world.send("GET /api/admin/stories", { cookie });
    expect(read.json).toEqual({
      error: "In questo momento il sito non riesce a leggere i suoi dati: riprova fra poco.",
    });
    const write = await world.send(`DELETE /api/admin/stories/${known.story}`, { cookie });
    expect([write.status, JSON.stringify(write.json)]).toEqual([503, expect.stringContaining("salvare")]);
  });

  const story = "Una storia lunga, scritta sul molo.";
  const article = { title: "Il faro", content: story, city: "Camogli", country: "Italia", token: "x" };
  it.each<[string, Record<string, string>, typed: string | null, isOwner: boolean]>([
    ["/submit", { story, consent: "true", draft: "0".repeat(20) }, story, false],
    ["/api/submit-story", { story, consent: "true" }, null, false],
    ["/admin", { password }, null, false],
    ["/api/admin/login", {}, null, false],
    ["/admin/nuovo-articolo", article, story, true],
    ["/admin/articoli/:article", article, story, true],
    ["/admin/nuova-location", { name: story, city: "Camogli" }, story, true],
    ["/admin/impostazioni", { productName: story }, story, true],
    ["/admin/articoli", { id: "x", shown: "true" }, null, true],
    ["/api/admin/blog-posts", article, null, true],
    ["/ricevuta/:secret", { story, seen: "" }, story, false],
    ["/ricevuta/:secret/ritira", {}, null, false],
  ])(
    "what is sent to %s is not stored, and comes back where it was typed",
    async (path, fields, typed, isOwner) => {
      const address = path.replace(/:(\w+)/, (_, name: string) => known[name] ?? "");
      const isJson = path === "/api/admin/login";
      const answer = await fetch(running.url + address, {
        method: "POST",
        headers: {
          ...(isOwner && { Cookie: cookie }),
          ...(isJson && { "Content-Type": "application/json" }),
        },
        body: isJson ? JSON.stringify({ password }) : form(fields),
        redirect: "manual",
      });
      expect([answer.status, await faultIn(answer.clone())]).toEqual([503, null]);
      if (typed) expect(await answer.text()).toContain(typed);
    },
  );

  it("monitors are told, and what needs no database goes on", async () => {
    expect((await fetch(`${running.url}/healthz`)).status).toBe(503);
    for (const address of ["/favicon.svg", "/submit", "/faq"]) {
      expect((await fetch(running.url + address)).status, address).toBe(200);
    }
  });
});

it("when it is back, everything is as it was", async () => {
  await server.start();
  await expect.poll(() => fetch(`${running.url}/healthz`).then(({ status }) => status)).toBe(200);
  const titles = await world.asOwner<{ title: string }[]>("GET /api/admin/blog-posts");
  expect(titles).toHaveLength(1);
  const withdrawn = await fetch(`${running.url}/ricevuta/${known.secret}/ritira`, {
    method: "POST",
    redirect: "manual",
  });
  expect(withdrawn.status).toBe(303);
  expect(await world.asOwner("GET /api/admin/stories")).toEqual([]);
  expect(errors.filter((error) => !isStorageFault(error))).toEqual([]);
});
