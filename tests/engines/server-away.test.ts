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
/** What there is of each kind: the part of an address that names one. */
let known: Record<string, string>;

beforeAll(async () => {
  build = await compiledPages();
  server = await startPostgres();
  const { url } = await newDatabase(server.url);
  running = await siteInProcess({ DATABASE_URL: url }, { onError: (error) => errors.push(error) });
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
  const tag = await world.asOwner<{ id: string; code: string }>("POST /api/admin/tags", { label: "Collare" });
  const [session] = await world.asOwner<{ id: string }[]>("GET /api/admin/sessions");
  const name = article.photos[0]?.split("/").at(-1) ?? "";
  const ids = { story: story?.id ?? "", article: article.id, stop: stop.id, tag: tag.id };
  return { ...ids, session: session?.id ?? "", browser: "x", secret, code: tag.code, name, n: "1", "*": "x" };
}

/** Which of them the `:id` of an address is. */
const kinds: [RegExp, string][] = [
  [/stori(?:es|e)/, "story"],
  [/cartellini|tags/, "tag"],
  [/sessions/, "session"],
  [/browsers/, "browser"],
  [/locations|map/, "stop"],
  [/./, "article"],
];

/** The addresses of all routes that answer a GET, filled with what there is. */
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
    return path.replace(/:(\w+)|\*/g, (part, name = part) => known[name === "id" ? kind : name] ?? part);
  };
  return [...new Set(paths.map(fill))].sort();
}

const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(running.url + address, { headers, redirect: "manual" });

/** What is wrong with an answer that is given while nothing can be read; null: nothing. */
async function faultOf(answer: Response): Promise<string | null> {
  const text = await answer.text();
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status !== 503 && answer.status >= 400) return `${answer.status} ${text.slice(0, 80)}`;
  if (/ECONNREFUSED|postgres|Unexpected|\n\s+at |127\.0\.0\.1:5/i.test(text)) return `tells: ${text.slice(0, 200)}`;
  if (answer.status < 400) return null;
  if (!answer.headers.has("Retry-After")) return "no Retry-After";
  if (answer.headers.get("Cache-Control")?.includes("public")) return "may be kept";
  if (type.startsWith("application/json")) {
    return /\briprova\b/.test((JSON.parse(text) as { error: string }).error) ? null : text;
  }
  return /^text\/html/.test(type) && /<h1[^>]*>[^<]+<\/h1>/.test(text) ? null : `no page: ${type} ${text.slice(0, 80)}`;
}

it("PROBE", async () => {
  await server.stop();
  for (const headers of [{ Cookie: cookie }, {}]) {
    for (const address of everyAddress()) {
      const answer = await read(address, headers as Record<string, string>);
      console.log(address, answer.status, answer.headers.get("Content-Type"), await faultOf(answer));
    }
  }
});
