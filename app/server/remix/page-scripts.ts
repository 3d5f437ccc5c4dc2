import type { EntryContext } from "@remix-run/node";
import { scriptJson } from "~/components/layout/script-json";
import type { Preload, RouteHandle } from "~/http/route-handle";

/**
 * Remix's manifest with the addresses of scripts that an `import()` loads, by name. Only a production build has them.
 */
type Manifest = EntryContext["manifest"] & { later?: Record<string, string> };

const end = "</body></html>";

/**
 * Adds to a rendered page the parts for its scripts: the data of its loaders, and links to everything in its routes'
 * `handle.preloads`.
 */
export async function withScripts(
  page: string,
  context: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  const data = await handoffScript(context.serverHandoffStream, nonce);
  return (
    page
      // The page works before its scripts have arrived. On a slow line styles and photos come first.
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      // At the end of the head React tolerates unknown elements.
      .replace("</head>", () => preloadLinks(context) + "</head>")
      .replace(end, () => data + end)
  );
}

/** Returns the loaders' data for the page's scripts in the form of `RemixServer`: a script that feeds their stream. */
async function handoffScript(stream: EntryContext["serverHandoffStream"], nonce?: string): Promise<string> {
  const answers = scriptJson(await new Response(stream).text());
  const controller = "window.__remixContext.streamController";
  const script = `${controller}.enqueue(${answers});${controller}.close();`;
  return nonce ? `<script nonce="${nonce}">${script}</script>` : `<script>${script}</script>`;
}

function preloadLinks({ manifest, routeModules, staticHandlerContext }: EntryContext): string {
  const { matches, loaderData } = staticHandlerContext;
  const wanted = matches.flatMap(({ route: { id } }) => {
    const { preloads } = (routeModules[id]?.handle ?? {}) as RouteHandle;
    return preloads?.(loaderData[id]) ?? [];
  });
  return wanted.map((one) => link(manifest, one)).join("");
}

/** No preload is more urgent than what the page itself shows. */
function link({ later }: Manifest, one: Preload): string {
  if ("style" in one) return `<link rel="preload" as="style" href="${one.style}" fetchpriority="low"/>`;
  if ("data" in one)
    return `<link rel="preload" as="fetch" href="${one.data}" crossorigin="anonymous" fetchpriority="low"/>`;
  const address = later?.[one.script];
  return address === undefined ? "" : `<link rel="modulepreload" href="${address}" fetchpriority="low"/>`;
}
