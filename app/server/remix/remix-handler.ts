import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";

type Handle = ReturnType<typeof createRequestHandler>;

/**
 * Makes the function that answers which Remix handles a path. For a page that one knows only the routes of this path and of
 * those above it, which the page's own scripts are told, too: it sorts and matches all that it knows several times per page.
 */
export function remixHandlers(build: ServerBuild, routesAround: (path: string) => readonly string[]) {
  let withAllRoutes: Handle | undefined;
  const handleAll = () => (withAllRoutes ??= createRequestHandler(build, "production"));
  const handles = new Map<string, Handle>();

  return function handlerFor(path: string): Handle {
    // Scripts ask for further routes and for data, about any path; odd ways of writing are the router's to understand.
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
