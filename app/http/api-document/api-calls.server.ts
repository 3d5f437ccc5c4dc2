import type { AnyJsonCall } from "~/http/api/json-call.server";
import { apiCallText } from "~/text/it/api";

/** A call with the address of its route, `{id}` standing for a parameter. */
export interface ApiCall extends AnyJsonCall {
  path: string;
}

const order = Object.keys(apiCallText);

/** Every call that a route of the built site exports as `calls`, in the order of their descriptions. */
export async function apiCalls(): Promise<ApiCall[]> {
  // Only at run time: the build contains this file, too.
  const { routes } = await import("@remix-run/dev/server-build");
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  const calls = Object.values(routes).flatMap(({ id, module }) => {
    const path = pathOf(id).replaceAll(/:(\w+)/g, "{$1}");
    const own = (module as { calls?: AnyJsonCall[] }).calls ?? [];
    return own.map((call) => ({ ...call, path }));
  });
  return calls.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
