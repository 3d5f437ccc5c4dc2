import type { EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { Nonce } from "~/components/layout/inline-scripts";
import { withScripts } from "~/server/remix/page-scripts";
import type { AppLoadContext } from "@remix-run/server-runtime";

/** Renders a whole page before sending it, so that an error in it can still become an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, renderTurn }: AppLoadContext,
): Promise<Response> {
  await renderTurn?.();
  // React's streaming renderer takes half as long again. Deferred data, for which it could wait, follow the page.
  const { serverHandoffStream, ...context } = remixContext;
  const page = renderToString(
    <Nonce.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </Nonce.Provider>,
  );
  const html = await withScripts(page, remixContext, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A Response encodes a string more slowly than `Buffer.from` does.
  return new Response(Buffer.from("<!DOCTYPE html>" + html), { status, headers });
}

/** Receives each error of a loader or an action once. Aborted requests and plain 404s are not logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.reportError(error);
}
