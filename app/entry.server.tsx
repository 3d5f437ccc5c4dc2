import { Writable } from "node:stream";
import type { EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { Nonce } from "~/components/layout/nonce";
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
  { nonce, renderTurn, reportError = console.error }: AppLoadContext,
): Promise<Response> {
  await renderTurn?.();
  let hasShell = false;
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const collect = new Writable({
      write(part: Uint8Array, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(new Response(mended(Buffer.concat(parts)), { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <Nonce.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </Nonce.Provider>,
      {
        nonce,
        onAllReady() {
          headers.set("Content-Type", "text/html; charset=utf-8");
          pipe(collect);
        },
        onShellReady: () => (hasShell = true),
        onShellError: reject,
        // Without it React prints every error. One without a shell is reported by handleError, an abort is none.
        onError(error) {
          if (hasShell && !request.signal.aborted) reportError(error);
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(request.signal.reason));
  });
}

const end = "</body></html>";

/** The page as it was meant: what the two renderers leave and HTML does not allow, and what they cannot be told. */
function mended(rendered: Buffer): Buffer<ArrayBuffer> {
  // A letter for each byte, which is all that is looked for here, and several times as fast.
  const html = rendered
    .toString("latin1")
    // React fills the end of a full buffer with NULs where the next letter is of several bytes; no text contains any.
    .replaceAll("\0", "")
    // The page works before its scripts are there: on a slow line they let styles and photos go first.
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  // Remix writes its last scripts behind the end of the document.
  return Buffer.from(html.endsWith(end) ? html : html.replace(end, "") + end, "latin1");
}

/** Loader and action errors arrive here once; aborted requests and plain 404s are no errors of ours. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const report = context.reportError ?? console.error;
  report(error);
}
