import type { AgnosticDataRouteObject } from "@remix-run/router";
import type { RouteHandle } from "~/http/route-handle";
import { memoized } from "~/server/memoized";
import { languages } from "~/text/languages.server";

/** The declarations of the routes about secret paths. */
export interface SecretAddresses {
  /** True when the path is a secret address, or begins with one, in any spelling. */
  isSecret(path: string): boolean;
  /** Returns the path as it is logged: without the secret and everything after it. */
  loggedPath(path: string): string;
}

/**
 * Reads the secret addresses from the routes. Everything under the first segment of such a route is secret, in any
 * language.
 */
export function secretAddresses(tree: AgnosticDataRouteObject[]): SecretAddresses {
  const secret = tree
    .flatMap(({ children = [] }) => children)
    .filter(({ handle }) => (handle as RouteHandle | undefined)?.secretAddress);
  const first = new Set(secret.map(({ path = "" }) => path.split("/", 1)[0] ?? ""));
  // Case is ignored and slashes may be repeated, because routers accept such paths, too.
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

/** A text that looks like a receipt's secret. It is hidden even in a path whose spelling `start` does not match. */
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
