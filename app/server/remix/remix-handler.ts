import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { type Language, defaultLanguage, prefixOf } from "~/text/languages.server";

type Handle = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild["routes"];

/** Makes a function that returns the Remix handler of a path, which knows only the routes of that path and above. */
export function remixHandlers(build: ServerBuild, routesAround: (path: string) => readonly string[]) {
  // Remix sorts and matches all known routes several times for each page. The page's scripts learn the same routes.
  const handles = new Map<string, Handle>();

  return function handlerFor(path: string): Handle {
    // Scripts ask for routes and data of any path, and an unusual spelling may mean any route.
    const ids = /\/__manifest$|\.data$|\/\//.test(path) ? [] : routesAround(path);
    const name = ids.join(" ");
    const known = handles.get(name);
    if (known) return known;
    const handle = createRequestHandler(ids.length > 0 ? withRoutes(build, ids) : build, "production");
    handles.set(name, handle);
    return handle;
  };
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const only = <Of>(routes: Record<string, Of>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  return { ...build, routes: only(build.routes), assets };
}

/** Returns the compiled site in a language, named in the root's handle. `isWhole`: for the owner's pages. */
export function buildIn(whole: ServerBuild, language: Language, isWhole = false): ServerBuild {
  // All but the default language have only the routes of every language. `basename` is the prefix in their links.
  const isDefault = isWhole || language === defaultLanguage;
  const build = isDefault ? whole : withRoutes(whole, Object.keys(localizedRoutes(whole.routes)));
  const { root } = build.routes;
  const handle = { ...handleOf(build.routes, "root"), language };
  const named = root && { ...build.routes, root: { ...root, module: { ...root.module, handle } } };
  return { ...build, ...(named && { routes: named }), ...(!isDefault && { basename: prefixOf(language) }) };
}

/** Returns the routes that exist in every language. */
export function localizedRoutes(routes: Routes): Routes {
  const isLocalized = (id: string | undefined): boolean =>
    id !== undefined && (handleOf(routes, id).languages === true || isLocalized(routes[id]?.parentId));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => id === "root" || isLocalized(id)));
}

function handleOf(routes: Routes, id: string): RouteHandle {
  return (routes[id]?.module.handle ?? {}) as RouteHandle;
}
