import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import type { RouteManifest } from "~/server/http-server/route-manifest";

type Handle = ReturnType<typeof createRequestHandler>;

/**
 * Makes the function that lets Remix answer a request. For a page it gets only the routes of this path and of those above
 * it, which the page's own scripts are told, too: it sorts and matches all that it knows several times per page.
 */
export function remixHandler(build: ServerBuild, { routesAround }: Pick<RouteManifest, "routesAround">) {
  let withAllRoutes: Handle | undefined;
  const handleAll = () => (withAllRoutes ??= createRequestHandler(build, "production"));
  const handles = new Map<string, Handle>();

  function handleFor(path: string): Handle {
    // Scripts ask for further routes and for data, about any path; odd ways of writing are the router's to understand.
    if (/\/__manifest$|\.data$|\/\//.test(path)) return handleAll();
    const ids = routesAround(path);
    if (ids.length === 0) return handleAll();
    const name = ids.join(" ");
    const handle = handles.get(name) ?? createRequestHandler(withRoutes(build, ids), "production");
    handles.set(name, handle);
    return handle;
  }

  return (request: Request, context: AppLoadContext): Promise<Response> =>
    handleFor(new URL(request.url).pathname)(request, context);
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
