import type { EntryContext } from "@remix-run/node";
import type { Preload, RouteHandle } from "./route-handle";

/** Remix's manifest with the addresses of scripts that an `import()` loads, by their names; only a production build has them. */
type Manifest = EntryContext["manifest"] & { later?: Record<string, string> };

/** The links by which a browser asks at once for what the page's routes name in `handle.preloads`; "" when they name nothing. */
export function preloadLinks({ manifest, routeModules, staticHandlerContext }: EntryContext): string {
  const { matches, loaderData } = staticHandlerContext;
  const wanted = matches.flatMap(({ route: { id } }) => {
    const { preloads } = (routeModules[id]?.handle ?? {}) as RouteHandle;
    return preloads?.(loaderData[id]) ?? [];
  });
  return wanted.map((one) => link(manifest, one)).join("");
}

/** None goes before what the page itself shows. */
function link({ later }: Manifest, one: Preload): string {
  if ("style" in one) return `<link rel="preload" as="style" href="${one.style}" fetchpriority="low"/>`;
  if ("data" in one)
    return `<link rel="preload" as="fetch" href="${one.data}" crossorigin="anonymous" fetchpriority="low"/>`;
  const address = later?.[one.script];
  return address === undefined ? "" : `<link rel="modulepreload" href="${address}" fetchpriority="low"/>`;
}
