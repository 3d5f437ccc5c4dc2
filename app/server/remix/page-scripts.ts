import type { EntryContext } from "@remix-run/node";
import { scriptJson } from "~/components/layout/script-json";
import type { Preload, RouteHandle } from "~/http/route-handle";

/** Remix's manifest with the addresses of scripts that an `import()` loads, by their names; only a production build has them. */
type Manifest = EntryContext["manifest"] & { later?: Record<string, string> };

const end = "</body></html>";

/**
 * Adds to a rendered page what its scripts need: the data of its loaders, and the links by which the browser asks for what
 * its routes name in `handle.preloads`.
 */
export async function withScripts(
  page: string,
  context: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  const data = await handoffScript(context.serverHandoffStream, nonce);
  return (
    page
      // The page works before its scripts are there: on a slow line they let styles and photos go first.
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      // At the end of the head, where React tolerates elements that it does not know.
      .replace("</head>", () => preloadLinks(context) + "</head>")
      .replace(end, () => data + end)
  );
}

/** What the loaders answered, for the page's scripts, as `RemixServer` writes it: a script that feeds their stream. */
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

/** None goes before what the page itself shows. */
function link({ later }: Manifest, one: Preload): string {
  if ("style" in one) return `<link rel="preload" as="style" href="${one.style}" fetchpriority="low"/>`;
  if ("data" in one)
    return `<link rel="preload" as="fetch" href="${one.data}" crossorigin="anonymous" fetchpriority="low"/>`;
  const address = later?.[one.script];
  return address === undefined ? "" : `<link rel="modulepreload" href="${address}" fetchpriority="low"/>`;
}
