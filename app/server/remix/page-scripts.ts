import type { EntryContext } from "@remix-run/node";
import { scriptJson } from "~/components/layout/inline-scripts";
import type { Preload, RouteHandle } from "~/http/route-handle";

/** Remix's manifest. A production build adds `later`: the addresses of scripts loaded by an `import()`, by name. */
type Manifest = EntryContext["manifest"] & { later?: Record<string, string> };

const end = "</body></html>";

/** Adds to a rendered page its loaders' data for scripts, and links that load all `handle.preloads` early. */
export async function withScripts(page: string, context: EntryContext, nonce: string | undefined) {
  // The script feeds the loaders' data to the stream from which `RemixServer`'s scripts read.
  const answers = scriptJson(await new Response(context.serverHandoffStream).text());
  const controller = "window.__remixContext.streamController";
  const script = `${controller}.enqueue(${answers});${controller}.close();`;
  const data = `<script${nonce ? ` nonce="${nonce}"` : ""}>${script}</script>`;
  return (
    page
      // Scripts get low priority, because the page works without them. On a slow line styles and photos come first.
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      // React tolerates unknown elements only at the end of the head.
      .replace("</head>", () => preloadLinks(context) + "</head>")
      .replace(end, () => data + end)
  );
}

function preloadLinks({ manifest, routeModules, staticHandlerContext }: EntryContext): string {
  const { matches, loaderData } = staticHandlerContext;
  const wanted = matches.flatMap(({ route: { id } }) => {
    const { preloads } = (routeModules[id]?.handle ?? {}) as RouteHandle;
    return preloads?.(loaderData[id]) ?? [];
  });
  return wanted.map((one) => link(manifest, one)).join("");
}

/** Returns a preload link. Its priority is low, because what the page itself shows is more urgent. */
function link({ later }: Manifest, one: Preload): string {
  if ("style" in one) return `<link rel="preload" as="style" href="${one.style}" fetchpriority="low"/>`;
  if ("data" in one)
    return `<link rel="preload" as="fetch" href="${one.data}" crossorigin="anonymous" fetchpriority="low"/>`;
  const address = later?.[one.script];
  return address === undefined ? "" : `<link rel="modulepreload" href="${address}" fetchpriority="low"/>`;
}
