import type { ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { type Language, defaultLanguage, prefixOf } from "~/text/languages.server";

type Routes = ServerBuild["routes"];

/**
 * Returns the compiled site in a language, whose code is in its root's handle. Under a prefix it has the same routes,
 * but only those that exist in every language. Links and redirects keep the prefix, which is Remix's `basename`.
 */
export function buildIn(build: ServerBuild, language: Language): ServerBuild {
  if (language === defaultLanguage) return { ...build, routes: named(build.routes, language) };
  const routes = named(localizedRoutes(build.routes), language);
  const chosen = Object.entries(build.assets.routes).filter(([id]) => id in routes);
  const assets = { ...build.assets, routes: Object.fromEntries(chosen) };
  return { ...build, basename: prefixOf(language), routes, assets };
}

/** Returns the routes that exist in every language. */
export function localizedRoutes(routes: Routes): Routes {
  const isLocalized = (id: string | undefined): boolean =>
    id !== undefined && (handleOf(routes, id).languages === true || isLocalized(routes[id]?.parentId));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => id === "root" || isLocalized(id)));
}

function named(routes: Routes, language: Language): Routes {
  const { root } = routes;
  if (!root) return routes;
  const handle = { ...handleOf(routes, "root"), language };
  return { ...routes, root: { ...root, module: { ...root.module, handle } } };
}

function handleOf(routes: Routes, id: string): RouteHandle {
  return (routes[id]?.module.handle ?? {}) as RouteHandle;
}
