import type { EntryContext } from "@remix-run/node";
import { scriptJson } from "~/components/layout/inline-scripts";
import type { Preload, RouteHandle } from "~/http/route-handle";

/** Remix's manifest. A production build adds `later`: the addresses of scripts loaded by an `import()`, by name. */
type Manifest = EntryContext["manifest"] & { later?: Record<string, string> };

const end = "</body></html>";

/** True in browsers that get scripts: Chrome 86, Firefox 79, Safari 14.1 and later. Others use pages without scripts. */
const getsScripts = "window.Promise&&Promise.any&&window.WeakRef&&document.documentElement.replaceChildren";

/** True in a browser that gets scripts, at a page where none of them has failed before. */
const runs = `${getsScripts}&&!(history.state||{}).withoutScripts`;

/**
 * Gives the page a storage that ends with it, where the browser forbids one or has none. Without any, Remix throws and
 * cannot load the routes that a link leads to.
 */
const storage = `try{sessionStorage.length}catch(forbidden){var values=Object.create(null);
Object.defineProperty(window,"sessionStorage",{value:{
getItem:function(key){return key in values?values[key]:null},
setItem:function(key,value){values[key]=String(value)},
removeItem:function(key){delete values[key]}}})}`.replaceAll("\n", "");

/**
 * Adds links that load files early. Their priority is low: on a slow line styles and photos come first. Where scripts have
 * failed, Back and Forward load the page: the browser counts its entries as one document.
 */
const preload = `function(links){${storage}
if((history.state||{}).withoutScripts)addEventListener("popstate",function(){location.reload()});
if(${runs})links.forEach(function(one){
var link=document.createElement("link");
for(var name in one)link.setAttribute(name,one[name]);
link.setAttribute("fetchpriority","low");
document.head.appendChild(link)})}`.replaceAll("\n", "");

/** Starts Remix with the data of a page (`page`), as Remix's own scripts in a page do. */
const start = `function(page){
if(!(${runs}))return;
page.context.stream=new ReadableStream({start:function(stream){
stream.enqueue(new TextEncoder().encode(page.data));stream.close()}});
window.__remixContext=page.context;
window.__remixManifest=page.manifest;
Promise.all(page.modules.map(function(one){return import(one[1])})).then(function(loaded){
window.__remixRouteModules={};
page.modules.forEach(function(one,at){window.__remixRouteModules[one[0]]=loaded[at]});
return import(page.manifest.entry.module)})}`.replaceAll("\n", "");

/** Loads a script of ours that needs no React. */
const append = `function(src){
if(${getsScripts})document.body.appendChild(document.createElement("script")).src=src}`.replaceAll("\n", "");

/** Adds to a rendered page the scripts that its routes ask for with `handle.hydrate` or `handle.script`. A framed page has none. */
export async function withScripts(
  page: string,
  context: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  const handles = context.staticHandlerContext.matches.map(
    ({ route }) => context.routeModules[route.id]?.handle,
  );
  const { hydrate, script, framed } = Object.assign({}, ...handles) as RouteHandle;
  const element = (code: string, value: unknown) =>
    `<script${nonce ? ` nonce="${nonce}"` : ""}>(${code})(${scriptJson(value)})</script>`;
  if (hydrate) {
    const links = element(preload, linksOf(context));
    const started = element(start, await startedPage(context));
    // React tolerates unknown elements only at the end of the head.
    return page.replace("</head>", () => `${links}</head>`).replace(end, () => started + end);
  }
  // Here, because `<base target>` does not reach the links in a drawing.
  if (framed) return page.replaceAll("<a ", '<a target="_blank" rel="noopener" ');
  return script ? page.replace(end, () => element(append, script) + end) : page;
}

/** Returns the routes of a page, from the outermost. */
function routesOf({ manifest, staticHandlerContext: { matches } }: EntryContext) {
  return matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}

async function startedPage(context: EntryContext) {
  const { later: _, ...manifest } = context.manifest as Manifest;
  return {
    context: JSON.parse(context.serverHandoffString ?? "{}") as unknown,
    manifest,
    modules: routesOf(context).map(({ id, module }) => [id, module]),
    data: await new Response(context.serverHandoffStream).text(),
  };
}

/** Returns links to all scripts that the page starts with, and to what they load at once. */
function linksOf(context: EntryContext) {
  const { later, entry } = context.manifest as Manifest;
  const scripts = [entry, ...routesOf(context)].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [
    ...[...new Set(scripts)].map((href) => ({ rel: "modulepreload", href })),
    ...preloadLinks(context, later),
  ];
}

function preloadLinks({ routeModules, staticHandlerContext }: EntryContext, later: Manifest["later"]) {
  const { matches, loaderData } = staticHandlerContext;
  const wanted = matches.flatMap(({ route: { id } }) => {
    const { preloads } = (routeModules[id]?.handle ?? {}) as RouteHandle;
    return preloads?.(loaderData[id]) ?? [];
  });
  // Here and not in the root's handle, which browsers load, too.
  const { ownerTexts } = (loaderData.root ?? {}) as { ownerTexts?: string | null };
  return [...wanted, ...(ownerTexts ? [{ data: ownerTexts }] : [])].flatMap((one) => link(later, one));
}

function link(later: Manifest["later"], one: Preload) {
  if ("style" in one) return { rel: "preload", as: "style", href: one.style };
  if ("data" in one) return { rel: "preload", as: "fetch", href: one.data, crossorigin: "anonymous" };
  const href = later?.[one.script];
  return href === undefined ? [] : { rel: "modulepreload", href };
}
