import type { Route } from "~/server/http-server/route-tree";
import { memoized } from "~/server/memoized";
import { languages } from "~/text/languages.server";

/** A text that looks like a receipt's secret. It is hidden even in a path whose spelling is not matched. */
const secretLike = /[0-9a-f]{40,}/gi;

/** Reads the secret addresses from the routes: all under the first segment of such a route, in any language. */
export function secretAddresses(tree: Route[]) {
  const secret = tree
    .flatMap(({ children = [] }) => children as Route[])
    .filter(({ handle }) => handle.secretAddress);
  const first = new Set(secret.map(({ path = "" }) => path.split("/", 1)[0] ?? ""));
  // Case is ignored and slashes may be repeated, because routers accept such paths, too.
  const start =
    first.size === 0
      ? /(?!)/
      : new RegExp(`^/+(?:(?:${languages.join("|")})/+)?(?:${[...first].join("|")})/+`, "i");
  return {
    /** True when the path is a secret address, or begins with one, in any spelling. */
    isSecret: (path: string) => start.test(decoded(path)),
    /** Returns the path as it is logged: without the secret and everything after it. */
    loggedPath: memoized((path) => {
      const read = decoded(path);
      const [found] = start.exec(read) ?? [];
      if (found !== undefined) return `${found}*`;
      const hidden = read.replaceAll(secretLike, "*");
      return hidden === read ? path : hidden;
    }),
  };
}

function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
