import { matchRoutes } from "@remix-run/router";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { memoized } from "~/server/memoized";
import { localizedRoutes } from "~/server/remix/remix-handler";
import { defaultLanguage, languages, prefixOf, splitLanguage } from "~/text/languages.server";
import { mergedHandle, type Route, routeTree, secretAddresses } from "./route-tree";
import { reading } from "./server-request";

const kilobyte = 1024;
const otherwise = 64;
/** The maximum size of a form with photos, in kB: room for more photos than it takes, so that each is named. */
const withPhotos = { anyone: 64 * kilobyte, owner: 128 * kilobyte };
/** The largest request body of all addresses, in bytes. */
export const largestBody = kilobyte * withPhotos.owner;

export type RouteManifest = ReturnType<typeof routeManifest>;

/** The rules for request bodies at an address. */
export type BodyRule = ReturnType<typeof bodyRule>;

/** Reads what the routes of a build declare about their addresses: the `handle`, or the exported `calls`, of each. */
export function routeManifest({ routes }: Pick<ServerBuild, "routes">) {
  const wholeTree = routeTree(routes);
  const localizedTree = routeTree(localizedRoutes(routes));

  const match = (address: string) => {
    const { language, path } = splitLanguage(address);
    const tree = language === defaultLanguage ? wholeTree : localizedTree;
    const matching = routesOf(path, tree);
    const pattern = matching.map((route) => route.path ?? "").filter((part) => part !== "");
    const ids = matching.map(({ id }) => id);
    const handle = mergedHandle(matching.map((route) => route.handle));
    // A form reaches these routes: Remix runs the action of the last route with its own path, or of that route's index.
    const own = matching.slice(matching.findLastIndex((route) => !route.index && route.path));
    return { handle, pattern, ids, takesForms: own.some(({ hasAction }) => hasAction) };
  };
  // The results are memoized, because matching a path takes half a millisecond.
  const matched = memoized(match);
  const routesAround = memoized((path) => {
    if (matched(path).ids.length === 0) return [];
    const segments = path.split("/").filter(Boolean);
    const above = segments.map((_, at) => `/${segments.slice(0, at).join("/")}`);
    return [...new Set([...above, path].flatMap((one) => matched(one).ids))].sort();
  });
  const cacheKeyOf = memoized((url) => {
    const [path = "", query = ""] = url.split(/\?(.*)/s);
    const { handle, pattern } = matched(path);
    const { language, path: rest } = splitLanguage(path);
    const hasEnd = language !== defaultLanguage && rest === "/" && path.endsWith("/");
    if (!handle.cache || hasEnd || !isAsWritten(rest, pattern.join("/"))) return "";
    return keyOf(path, query, handle.cache) ?? "";
  });

  return {
    /** Returns the handle of this path's route, merged with the handles of its parent routes. Empty without a route. */
    handleOf: (path: string) => matched(path).handle,
    /** True for a page that other sites may frame. Other ways to write its address may not be framed. */
    isFramed: (path: string) => matched(path).handle.framed === true && cacheKeyOf(path) !== "",
    /** True for a page that a cookie does not change. */
    ignoresCookies: (path: string) => matched(path).handle.framed ?? matched(path).handle.costly ?? false,
    /** Returns the sorted ids of the routes that answer this path and the paths above it. Empty without a route. */
    routesAround,
    /** Returns the methods that an address accepts. Null for a JSON call, which refuses other methods itself. */
    methodsOf(path: string): readonly string[] | null {
      const { handle, takesForms } = matched(path);
      return handle.json ? null : takesForms ? reading.toSpliced(2, 0, "POST") : reading;
    },
    /** Returns who may send a body to this path, whether photos may be in it, and its maximum length in bytes. */
    bodyRuleOf: (path: string) => bodyRule(matched(path).handle),
    /** Returns the address under which the answer to this path and query is cached. Null when it is not cached. */
    cacheKey: (path: string, query: string) => cacheKeyOf(query === "" ? path : `${path}?${query}`) || null,
    ...listedPages(wholeTree),
    ...secretAddresses(wholeTree),
  };
}

function bodyRule({ owner, body = {} }: RouteHandle) {
  const { from = owner ? "owner" : "anyone", photos = false, answersHiddenOrigin = false } = body;
  const kilobytes = body.maxKilobytes ?? (photos ? withPhotos[from] : otherwise);
  return { from, photos, answersHiddenOrigin, max: kilobyte * kilobytes };
}

/** Returns the routes that match a path, the outermost first. None match a path that is wrongly encoded. */
function routesOf(path: string, tree: Route[]): Route[] {
  try {
    // The router would only warn on the console.
    decodeURI(path);
    const branch = matchRoutes(tree, path.replace(/\.data$/, "").replace(/\/{2,}/g, "/")) ?? [];
    return branch.map(({ route }) => route);
  } catch {
    return [];
  }
}

/** True for a path as our links write it. Routers also accept other spellings of a path, but those are not cached. */
function isAsWritten(path: string, pattern: string): boolean {
  const [given, wanted] = [path.split("/").slice(1), pattern === "" ? [""] : pattern.split("/")];
  if (given.length !== wanted.length) return false;
  return wanted.every((part, at) => {
    const text = given[at] ?? "";
    return part.startsWith(":") ? /^[\w-]+$/.test(text) : part === text;
  });
}

function keyOf(path: string, query: string, parameters: Record<string, RegExp>): string | null {
  if (query === "") return path;
  const given = new URLSearchParams(query);
  // Only known parameters in a fixed order: requests cannot fill the memory with copies of one page.
  const known = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    const [first] = given.getAll(name);
    if (first === undefined) continue;
    if (!value.test(first)) return null;
    known.set(name, first);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}

function listedPages(tree: Route[]) {
  const pages = new Map<string, RouteHandle>();
  const files: string[] = [];
  const visit = (routes: Route[], above: string, handles: RouteHandle[]) => {
    for (const route of routes) {
      const here = route.path ? `${above}/${route.path}` : above;
      const all = [...handles, route.handle];
      const handle = mergedHandle(all);
      if (route.hasPage) pages.set(here || "/", handle);
      else if (handle.exported === "unlinked") files.push(here);
      visit((route.children ?? []) as Route[], here, all);
    }
  };
  visit(tree, "", []);
  const named = [...pages]
    .filter(([path]) => !path.includes("*"))
    .flatMap(([path, handle]) => {
      // A page in all languages has an address in every other language, too.
      const prefixes = handle.languages ? languages.map(prefixOf) : [""];
      return prefixes.map((prefix) => [(path === "/" && prefix) || prefix + path, handle] as const);
    });
  return {
    /** The paths of all pages that browsers may prefetch, as URL patterns. */
    prefetchable: named
      .filter(([, { prefetch }]) => prefetch !== false)
      .map(([path]) => path.replaceAll(/:\w+/g, "*")),
    /** The exported pages without parameters, and files without links. The export finds all others by links. */
    seedUrls: [
      ...named.filter(([path, { exported }]) => exported && !path.includes(":")).map(([path]) => path),
      ...files,
    ],
  };
}
