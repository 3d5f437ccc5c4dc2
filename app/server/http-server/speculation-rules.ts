import type { RouteManifest } from "./route-manifest";

/**
 * The file that lists for browsers which pages they may prefetch before a link is followed (Speculation Rules
 * API), by its path.
 */
export function speculationRules({ prefetchable }: Pick<RouteManifest, "prefetchable">): Map<string, Buffer> {
  const where = { and: [{ href_matches: prefetchable }, { not: { selector_matches: "[target=_blank]" } }] };
  const rules = { prefetch: [{ where, eagerness: "moderate" }] };
  return new Map([["speculation-rules.json", Buffer.from(JSON.stringify(rules))]]);
}
