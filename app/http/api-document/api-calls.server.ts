import type { AnyJsonCall } from "~/http/api/json-call.server";
import { builtRoutes } from "~/http/built-routes.server";
import { type ApiCallId, apiCallText } from "~/text/it/api";

/** A call with the address of its route. `{id}` is a parameter. */
export type ApiCall = AnyJsonCall & { id: ApiCallId; path: string };

const order = Object.keys(apiCallText);

/** Lists every call that a route of the built site exports as `calls`, in the order of their descriptions. */
export async function apiCalls(): Promise<ApiCall[]> {
  const calls = (await builtRoutes()).flatMap(({ path, module }) => {
    const own = (module as { calls?: ApiCall[] }).calls ?? [];
    return own.map((call) => ({ ...call, path: path.replaceAll(/:(\w+)/g, "{$1}") }));
  });
  return calls.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
