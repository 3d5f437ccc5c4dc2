import type { AgnosticDataRouteObject } from "@remix-run/router";
import type { RouteHandle } from "~/http/route-handle";
import { memoized } from "~/server/memoized";
import { languages } from "~/text/languages.server";

/** The declarations of routes about secret paths. */
export interface SecretAddresses {
  /** True when the path is or begins with a secret address, in any spelling. */
  isSecret(path: string): boolean;
  /** Returns the path for the log, without the secret and the rest. */
  loggedPath(path: string): string;
}

/** Reads the secret addresses from the routes: everything under their first segments, in any language. */
export function secretAddresses(tree: AgnosticDataRouteObject[]): SecretAddresses {
  const secret = tree
    .flatMap(({ children = [] }) => children)
    .filter(({ handle }) => (handle as RouteHandle | undefined)?.secretAddress);
  const first = new Set(secret.map(({ path = "" }) => path.split("/", 1)[0] ?? ""));
  // Routers ignore case and repeated slashes.
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

/** A text as long as a receipt's secret. It protects paths in a spelling that `start` does not match. */
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
