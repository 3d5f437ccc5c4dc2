import type { ServerBuild } from "@remix-run/server-runtime";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** The routes of the built site, each with its path, `:id` standing for a parameter. */
export async function builtRoutes(): Promise<{ path: string; module: RouteModule }[]> {
  // Only at run time: the build contains this file, too.
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
