import type { ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { type Language, defaultLanguage, prefixOf } from "~/text/languages.server";

type Routes = ServerBuild["routes"];

/**
 * The compiled site as it is under the prefix of a language: the same routes from the same files, but only those that
 * exist in every language. Links and redirects of the routes keep the prefix, which is Remix's `basename`.
 */
export function buildIn(build: ServerBuild, language: Language): ServerBuild {
  if (language === defaultLanguage) return build;
  const routes = localizedRoutes(build.routes, language);
  const chosen = Object.entries(build.assets.routes).filter(([id]) => id in routes);
  const assets = { ...build.assets, routes: Object.fromEntries(chosen) };
  return { ...build, basename: prefixOf(language), routes, assets };
}

/** The routes that exist in every language; the root's handle names this one. */
export function localizedRoutes(routes: Routes, language: Language): Routes {
  const handleOf = (id: string | undefined): RouteHandle =>
    ((id === undefined ? undefined : routes[id]?.module.handle) ?? {}) as RouteHandle;
  const isLocalized = (id: string | undefined): boolean =>
    id !== undefined && (handleOf(id).languages === true || isLocalized(routes[id]?.parentId));
  const chosen = Object.entries(routes).filter(([id]) => id === "root" || isLocalized(id));
  return Object.fromEntries(
    chosen.map(([id, route]) => {
      if (!route || id !== "root") return [id, route];
      return [id, { ...route, module: { ...route.module, handle: { ...handleOf(id), language } } }];
    }),
  );
}
