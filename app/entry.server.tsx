import type { EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { Nonce } from "~/components/layout/nonce";
import { withScripts } from "~/server/remix/page-scripts";
import type { AppLoadContext } from "@remix-run/server-runtime";

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
  const hasScripts = context.renderMeta?.didRenderScripts;
  const html = hasScripts ? await withScripts(page, remixContext, nonce) : page;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // As bytes: a Response takes longer to encode a text.
  return new Response(Buffer.from("<!DOCTYPE html>" + html), { status, headers });
}

/** Loader and action errors arrive here once; aborted requests and plain 404s are no errors of ours. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.reportError(error);
}
