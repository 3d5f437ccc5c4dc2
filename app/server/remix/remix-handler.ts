import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { type Language, defaultLanguage, prefixOf } from "~/text/languages.server";

type Handle = ReturnType<typeof createRequestHandler>;

/**
 * Makes a function that returns the Remix handler of a path. The handler of a page knows only the routes of its path
 * and of the paths above, because Remix sorts and matches all known routes several times for each page. The page's
 * scripts learn the same routes from it.
 */
export function remixHandlers(build: ServerBuild, routesAround: (path: string) => readonly string[]) {
  let withAllRoutes: Handle | undefined;
  const handleAll = () => (withAllRoutes ??= createRequestHandler(build, "production"));
  const handles = new Map<string, Handle>();

  return function handlerFor(path: string): Handle {
    // These paths get all routes: scripts ask for routes and data of any path, and an unusual spelling may mean any
    // route.
    if (/\/__manifest$|\.data$|\/\//.test(path)) return handleAll();
    const ids = routesAround(path);
    if (ids.length === 0) return handleAll();
    const name = ids.join(" ");
    const handle = handles.get(name) ?? createRequestHandler(withRoutes(build, ids), "production");
    handles.set(name, handle);
    return handle;
  };
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <Of>(routes: Record<string, Of>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

type Routes = ServerBuild["routes"];

/**
 * Returns the compiled site in a language, with the language's code in the root's handle. For all but the default
 * language it has only the routes that exist in every language. Their links and redirects keep the language's prefix,
 * which is Remix's `basename`.
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
