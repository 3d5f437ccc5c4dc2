import type { AgnosticDataRouteObject } from "@remix-run/router";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { AnyJsonCall } from "~/http/api/json-call.server";
import type { RouteHandle } from "~/http/route-handle";

type Routes = ServerBuild["routes"];

/**
 * Returns the routes of a build in the form that a router takes. Each route has its own handle, or one derived from its
 * `calls`.
 */
export function routeTree(routes: Routes): AgnosticDataRouteObject[] {
  return childrenOf(routes, undefined);
}

function childrenOf(routes: Routes, parentId: string | undefined): AgnosticDataRouteObject[] {
  const own = Object.values(routes).filter((route) => route?.parentId === parentId);
  return own.flatMap((route): AgnosticDataRouteObject[] => {
    if (!route) return [];
    const { id, path, index, caseSensitive, module } = route;
    const shared = {
      id,
      path,
      caseSensitive,
      handle: handleOfModule(module),
      hasPage: "default" in module,
      hasAction: "action" in module,
    };
    return index ? [{ ...shared, index }] : [{ ...shared, children: childrenOf(routes, id) }];
  });
}

function handleOfModule(module: object): RouteHandle {
  const { handle, calls } = module as { handle?: RouteHandle; calls?: AnyJsonCall[] };
  return { ...(calls && handleOfCalls(calls)), ...handle };
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
