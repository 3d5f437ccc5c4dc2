import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";

type Handle = ReturnType<typeof createRequestHandler>;

/**
 * Makes a function that returns the Remix handler of a path. For a page, that handler only knows the routes of this
 * path and of those above it, because Remix sorts and matches all known routes several times for each page. The
 * page's scripts get the same routes.
 */
export function remixHandlers(build: ServerBuild, routesAround: (path: string) => readonly string[]) {
  let withAllRoutes: Handle | undefined;
  const handleAll = () => (withAllRoutes ??= createRequestHandler(build, "production"));
  const handles = new Map<string, Handle>();

  return function handlerFor(path: string): Handle {
    // Scripts ask for routes and data of any path, and the router has to understand unusual spellings. So these get
    // all routes.
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
