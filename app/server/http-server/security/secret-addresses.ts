import type { AgnosticDataRouteObject } from "@remix-run/router";
import type { RouteHandle } from "~/http/route-handle";
import { memoized } from "~/server/memoized";
import { languages } from "~/text/languages.server";

/** Which paths are secrets, as their routes declare it. */
export interface SecretAddresses {
  /** Whether the path is, or begins as, an address that is a secret, however it is written. */
  isSecret(path: string): boolean;
  /** The path as it may be logged: without the secret and what follows it. */
  loggedPath(path: string): string;
}

/** Reads the secret addresses from the routes: all that is under the first segment of one of them, in any language. */
export function secretAddresses(tree: AgnosticDataRouteObject[]): SecretAddresses {
  const secret = tree
    .flatMap(({ children = [] }) => children)
    .filter(({ handle }) => (handle as RouteHandle | undefined)?.secretAddress);
  const first = new Set(secret.map(({ path = "" }) => path.split("/", 1)[0] ?? ""));
  // Routers mind neither case nor repeated slashes.
  const start =
    first.size === 0
      ? /(?!)/
      : new RegExp(`^/+(?:(?:${languages.join("|")})/+)?(?:${[...first].join("|")})/+`, "i");
  return {
    isSecret: (path) => start.test(decoded(path)),
    loggedPath: memoized((path) => {
      const read = decoded(path);
      const [found] = start.exec(read) ?? [];
      if (found !== undefined) return `${found}*`;
      return secretLike.test(read) ? read.replaceAll(secretLikes, "*") : path;
    }),
  };
}

/** As long as a receipt's secret: for paths that are written in a way that `start` does not match. */
const secretLike = /[0-9a-f]{40}/i;
const secretLikes = /[0-9a-f]{40,}/gi;

function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
