import type { ServerBuild } from "@remix-run/server-runtime";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** Lists the routes of the built site, each with its path. `:id` is a parameter. */
export async function builtRoutes(): Promise<{ path: string; module: RouteModule }[]> {
  // The build contains this file, so a static import of the build would be circular. It is loaded at run time.
  const { routes } = await import("@remix-run/dev/server-build");
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  return Object.keys(routes).flatMap((id) => {
    const module = routes[id]?.module;
    return module ? [{ path: pathOf(id) || "/", module }] : [];
  });
}
