import type { AgnosticDataRouteObject } from "@remix-run/router";
import type { ServerBuild } from "@remix-run/server-runtime";
import { decoded } from "~/domain/decoded";
import type { AnyJsonCall } from "~/http/api/json-call.server";
import type { RouteHandle } from "~/http/route-handle";
import { memoized } from "~/server/memoized";
import { languages } from "~/text/languages.server";

/** A route in the form that a router takes, with its own handle, or one derived from its `calls`. */
export type Route = AgnosticDataRouteObject & { handle: RouteHandle; hasPage: boolean; hasAction: boolean };

/** Returns the routes of a build below this one, the outermost without an id. */
export function routeTree(routes: ServerBuild["routes"], parentId?: string): Route[] {
  const own = Object.values(routes).filter((route) => route?.parentId === parentId);
  return own.flatMap((route): Route[] => {
    if (!route) return [];
    const { id, path, index, caseSensitive, module } = route;
    const { handle, calls } = module as { handle?: RouteHandle; calls?: AnyJsonCall[] };
    const merged = { ...(calls && handleOfCalls(calls)), ...handle };
    const has = { hasPage: "default" in module, hasAction: "action" in module };
    const shared = { id, path, caseSensitive, handle: merged, ...has };
    return index ? [{ ...shared, index }] : [{ ...shared, children: routeTree(routes, id) }];
  });
}

/** Derives the handle of an address from the JSON calls that it answers. */
function handleOfCalls(calls: AnyJsonCall[]): RouteHandle {
  const cached = calls.find(({ cache }) => cache);
  const sending = calls.filter(({ method }) => method !== "GET");
  return {
    json: true,
    ...(cached && { cache: cached.cache }),
    body: {
      from: calls.some(({ owner }) => owner) ? "owner" : "anyone",
      ...(sending.some(({ body }) => body?.photos) && { photos: true }),
      maxKilobytes: sending.find(({ body }) => body?.maxKilobytes)?.body.maxKilobytes,
    },
  };
}

/** Merges the handles of a route and its parents, the outermost first. */
export function mergedHandle(handles: (RouteHandle | undefined)[]): RouteHandle {
  const images = [...new Set(handles.flatMap((handle) => handle?.images ?? []))];
  return Object.assign({}, ...handles, images.length > 0 ? { images } : {}) as RouteHandle;
}

/** A text that looks like a receipt's secret. It is hidden even in a path whose spelling is not matched. */
const secretLike = /[0-9a-f]{40,}/gi;

/** Reads the secret addresses from the routes: all under the first segment of such a route, in any language. */
export function secretAddresses(tree: Route[]) {
  const secret = tree
    .flatMap(({ children = [] }) => children as Route[])
    .filter(({ handle }) => handle.secretAddress);
  const first = new Set(secret.map(({ path = "" }) => path.split("/", 1)[0] ?? ""));
  // Case is ignored and slashes may be repeated, because routers accept such paths, too. Without names nothing matches.
  const names = [...first].join("|") || "(?!)";
  const start = new RegExp(`^/+(?:(?:${languages.join("|")})/+)?(?:${names})/+`, "i");
  return {
    /** True when the path is a secret address, or begins with one, in any spelling. */
    isSecret: (path: string) => start.test(decoded(path)),
    /** Returns the path as it is logged: without the secret and everything after it. */
    loggedPath: memoized((path) => {
      const read = decoded(path);
      const [found] = start.exec(read) ?? [];
      if (found !== undefined) return `${found}*`;
      const hidden = read.replaceAll(secretLike, "*");
      return hidden === read ? path : hidden;
    }),
  };
}
