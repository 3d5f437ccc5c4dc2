import type { EntryContext } from "@remix-run/node";
import { getsScripts, scriptJson } from "~/components/layout/inline-scripts";
import type { Preload, RouteHandle } from "~/http/route-handle";

/** Remix's manifest. A production build adds `later`: the addresses of scripts loaded by an `import()`, by name. */
type Manifest = EntryContext["manifest"] & { later?: Record<string, string> };

const end = "</body></html>";

/**
 * Starts Remix with the data of a page (`page`), as Remix's own scripts in a page do. Browsers that fail the test of
 * features ask for no script at all.
 */
const start = `function(page){
if(!(${getsScripts})||(history.state||{}).withoutScripts)return;
page.links.forEach(function(one){
var link=document.createElement("link");
for(var name in one)link.setAttribute(name,one[name]);
link.setAttribute("fetchpriority","low");
document.head.appendChild(link)});
page.context.stream=new ReadableStream({start:function(stream){
stream.enqueue(new TextEncoder().encode(page.data));stream.close()}});
window.__remixContext=page.context;
window.__remixManifest=page.manifest;
Promise.all(page.modules.map(function(one){return import(one[1])})).then(function(loaded){
window.__remixRouteModules={};
page.modules.forEach(function(one,at){window.__remixRouteModules[one[0]]=loaded[at]});
return import(page.manifest.entry.module)})}`.replaceAll("\n", "");

/** Loads a script of ours that needs no React. */
const append =
  'function(src){var script=document.createElement("script");script.src=src;document.body.appendChild(script)}';

/** Adds to a rendered page the scripts that its routes ask for with `handle.hydrate` or `handle.script`. */
export async function withScripts(
  page: string,
  context: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  const handles = context.staticHandlerContext.matches.map(
    ({ route }) => context.routeModules[route.id]?.handle,
  );
  const { hydrate, script } = Object.assign({}, ...handles) as RouteHandle;
  const code = hydrate
    ? `(${start})(${scriptJson(await startedPage(context))})`
    : script && `${getsScripts}&&(${append})(${scriptJson(script)})`;
  if (!code) return page;
  return page.replace(end, () => `<script${nonce ? ` nonce="${nonce}"` : ""}>${code}</script>${end}`);
}

/** Returns what `start` needs. Preload links have low priority: on a slow line styles and photos come first. */
async function startedPage(context: EntryContext) {
  const { serverHandoffStream, serverHandoffString, staticHandlerContext } = context;
  const { later, ...manifest } = context.manifest as Manifest;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const scripts = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const links = [...new Set(scripts)].map((href) => ({ rel: "modulepreload", href }));
  return {
    context: JSON.parse(serverHandoffString ?? "{}") as unknown,
    manifest,
    modules: routes.map(({ id, module }) => [id, module]),
    links: [...links, ...preloadLinks(context, later)],
    data: await new Response(serverHandoffStream).text(),
  };
}

function preloadLinks({ routeModules, staticHandlerContext }: EntryContext, later: Manifest["later"]) {
  const { matches, loaderData } = staticHandlerContext;
  const wanted = matches.flatMap(({ route: { id } }) => {
    const { preloads } = (routeModules[id]?.handle ?? {}) as RouteHandle;
    return preloads?.(loaderData[id]) ?? [];
  });
  return wanted.flatMap((one) => link(later, one));
}

function link(later: Manifest["later"], one: Preload) {
  if ("style" in one) return { rel: "preload", as: "style", href: one.style };
  if ("data" in one) return { rel: "preload", as: "fetch", href: one.data, crossorigin: "anonymous" };
  const href = later?.[one.script];
  return href === undefined ? [] : { rel: "modulepreload", href };
}
