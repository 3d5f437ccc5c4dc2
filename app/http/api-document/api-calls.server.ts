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

/** Returns a command line that tries a call of this `site`, an origin. The toy's name is in example values. */
export function curlLine(
  { method, path, owner, setsCookie, query, body }: ApiCall,
  { site, product }: { site: string; product: string },
): string {
  const words = ["curl"];
  if (setsCookie) words.push("-c cookie.txt");
  if (owner || (setsCookie && !body)) words.push("-b cookie.txt");
  const isImplied = method === "GET" || (method === "POST" && body !== undefined);
  if (!isImplied) words.push(`-X ${method}`);
  const example: Record<string, unknown> = body?.example(product) ?? {};
  if (body && "json" in body) {
    words.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example))}`);
  } else if (body) {
    const fields = Object.entries(example).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one]),
    );
    words.push(...fields.map(([name, value]) => `-F ${quoted(`${String(name)}=${String(value)}`)}`));
  }
  const pathOfExample = path.replace(/\{(\w+)\}/, (_, name: string) => name.toUpperCase());
  const address = `${site}${pathOfExample}${query ? `?${query.example}` : ""}`;
  return [...words, /^[\w:/.-]+$/.test(address) ? address : quoted(address)].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
