import type { EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { Nonce } from "~/components/layout/nonce";
import { scriptJson } from "~/components/layout/script-json";
import { preloadLinks } from "~/http/preload-links.server";
import { plainHost } from "~/http/site-of.server";
import type { AppLoadContext } from "@remix-run/server-runtime";

plainHost.openSite = async () => {
  const { remixServeSite } = await import("~/server/remix-serve-site");
  return remixServeSite();
};

/** Renders a whole page: nothing is sent before everything is there, so an error can still become a proper answer. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, renderTurn }: AppLoadContext,
): Promise<Response> {
  await renderTurn?.();
  // React's renderer of streams takes half as long again. What it would wait for is written behind the page.
  const { serverHandoffStream, ...context } = remixContext;
  const page = renderToString(
    <Nonce.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </Nonce.Provider>,
  );
  const withScripts = context.renderMeta?.didRenderScripts;
  const html = withScripts ? forScripts(page, context, await handoff(serverHandoffStream, nonce)) : page;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // As bytes: a Response takes longer to encode a text.
  return new Response(Buffer.from("<!DOCTYPE html>" + html), { status, headers });
}

const end = "</body></html>";

/** The page with what its scripts need: `data`, and the links by which the browser asks for them. */
function forScripts(page: string, context: EntryContext, data: string): string {
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
async function handoff(stream: EntryContext["serverHandoffStream"], nonce?: string): Promise<string> {
  const answers = scriptJson(await new Response(stream).text());
  const controller = "window.__remixContext.streamController";
  const script = `${controller}.enqueue(${answers});${controller}.close();`;
  return nonce ? `<script nonce="${nonce}">${script}</script>` : `<script>${script}</script>`;
}

/** Loader and action errors arrive here once; aborted requests and plain 404s are no errors of ours. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const report = context.reportError ?? console.error;
  report(error);
}
