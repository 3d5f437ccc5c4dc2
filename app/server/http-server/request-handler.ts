import type { IncomingMessage, ServerResponse } from "node:http";
import { contentLengthOf, faultOfHead, requestChecks, type ServerRefusal } from "./request-checks";
import { routeManifest } from "./route-manifest";
import { codingChooser } from "~/server/page-cache/content-coding";
import { sendCached } from "~/server/page-cache/cached-response";
import type { ServerContext } from "./server-context";
import { photoQueue } from "~/server/http-server/responses/photo-queue";
import { sendRefusal } from "~/server/http-server/responses/send-refusal";
import { pageRenderer } from "~/server/http-server/responses/render-page";
import { renderQueue, TooBusy } from "~/server/http-server/responses/render-queue";
import { routeResponder } from "~/server/http-server/responses/route-responder";
import { httpsHeaders, securityHeaders } from "~/server/http-server/security/security-headers";
import { speculationRules, styleSheetsOf, together } from "./static-files";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { clientOf, currentPublicUrl, isHttps, proxyWarning, type ProxyTrust } from "./client";
import type { ServerRequest } from "./server-request";
import { sql } from "kysely";

const noHeaders: readonly string[] = [];
const renderQueueLimits = { atOnce: 4, waiting: 60 };
const photoQueueLimits = { atOnce: 128, waiting: 1000, stalled: 5_000 };

type Refused = Omit<ServerRequest, "client">;

/**
 * Makes the function that answers every request. It first looks for a cached response, which is sent at once. Then come
 * refusals, then `/healthz`, then the routes. `isReady` is true when the start has succeeded.
 */
export function requestHandler(context: ServerContext, isReady = () => true) {
  const { site, pages } = context;
  const manifest = routeManifest(context.build);
  const files = together(context.files, speculationRules(manifest.prefetchable));
  const styleSheets = styleSheetsOf(files);
  const publicUrl = currentPublicUrl(site);
  const trust: ProxyTrust = { proxies: context.trustProxy, publicUrl };
  const render = pageRenderer(context, manifest);
  const warnAboutProxy = proxyWarning(context);
  const inTurn = renderQueue(context.renderQueueLimits ?? renderQueueLimits);
  const photos = photoQueue(context.photoQueueLimits ?? photoQueueLimits);
  const codingFor = codingChooser();
  const queues = { renderInTurn: inTurn, sendInTurn: photos.inTurn };
  const respondByRoute = routeResponder(context, { render, ...queues, codingFor, manifest });
  const refusalOf = requestChecks(manifest, publicUrl);

  const fail = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    refuse({ request, response, path, headers: [] }, { status: 500, answer: "failed" });
  };
  return Object.assign(handleRequest, {
    fail,
    cutStalled: photos.cutStalled,
    loggedPath: manifest.loggedPath,
  });

  function handleRequest(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const { url = "/" } = request;
    const at = url.indexOf("?");
    const path = at === -1 ? url : url.slice(0, at);
    const headers = isHttps(request, trust) ? httpsHeaders : noHeaders;
    const key =
      faultOfHead(request) === null ? keyOf(request, path, at === -1 ? "" : url.slice(at + 1)) : null;
    const ready = key === null ? undefined : (pages.get(key) ?? files.get(key));
    if (ready) {
      return sendCached(ready, codingFor(request.headers["accept-encoding"]), request, response, headers);
    }
    warnAboutProxy(request);
    const asked = { request, response, path, client: clientOf(request, trust), headers };
    const refusal = refusalOf(asked);
    if (refusal) return refuse(asked, refusal);
    if (path === "/healthz" && request.method !== "OPTIONS") return sendHealth(context, asked, isReady());
    const answered = key === null ? respondByRoute(asked) : sendRendered(asked, key);
    return answered.catch((error: unknown) => refuseFailed(asked, error));
  }

  /**
   * Returns the cache key of a request: the path of a static file or, without cookies, the address of a public page.
   * Null when the answer is not cached.
   */
  function keyOf(request: IncomingMessage, path: string, query: string): string | null {
    if (!isPlainRead(request)) return null;
    if (files.has(path)) return path;
    if (request.headers.cookie !== undefined) return null;
    // Without a public address, a page that names the site's address takes it from the Host. So it is not cached.
    const dependsOnHost = publicUrl() === null && manifest.handleOf(path).namesTheSite;
    return dependsOnHost ? null : manifest.cacheKey(path, query);
  }

  /** Refuses a request that failed because of a full queue or a storage fault. Throws every other error. */
  function refuseFailed(asked: ServerRequest, error: unknown): void {
    if (error instanceof TooBusy) return refuse(asked, unavailable(error.answer, error.retryAfter));
    if (!isStorageFault(error) || asked.response.headersSent) throw error;
    context.log.error({ err: error }, "request failed");
    refuse(asked, unavailable("unavailable", 5));
  }

  function refuse({ request, response, path, headers: more }: Refused, refusal: ServerRefusal): void {
    const { status, answer, headers = [], kilobytes } = refusal;
    const { json } = manifest.handleOf(path);
    const options = {
      styleSheets,
      headers: [...more, ...headers],
      json,
      secret: manifest.isSecret(path),
      kilobytes,
    };
    sendRefusal(request, response, status, answer, options);
  }

  /** Sends a page that is rendered for the cache. The page has the site's own address, not the Host of this request. */
  async function sendRendered(
    { request, response, client, headers }: ServerRequest,
    key: string,
  ): Promise<void> {
    const url = new URL(key, publicUrl() ?? "http://localhost");
    const page = await pages.render(key, () => inTurn(client.address, () => render.forEveryone(url)));
    sendCached(page, codingFor(request.headers["accept-encoding"]), request, response, headers);
  }
}

/** True for GET or HEAD without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return contentLengthOf(headers) === 0 && headers["transfer-encoding"] === undefined;
}

function unavailable(answer: ServerRefusal["answer"], retryAfter: number): ServerRefusal {
  return { status: 503, answer, headers: ["Retry-After", String(retryAfter)] };
}

/**
 * Answers `/healthz`, for monitoring: 200 while the database answers, else 503. Also 503 until the start has succeeded
 * (`isReady`).
 */
async function sendHealth(
  { site, log }: Pick<ServerContext, "site" | "log">,
  { request, response, headers }: ServerRequest,
  isReady: boolean,
): Promise<void> {
  const failure = await sql`select 1`.execute(site.db).then(
    () => null,
    (error: unknown) => ({ err: error }),
  );
  if (failure) log.error(failure, "database does not answer");
  const body = failure ? "database\n" : isReady ? "ok\n" : "starting\n";
  response.writeHead(failure || !isReady ? 503 : 200, [
    ...securityHeaders,
    ...headers,
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(body.length),
    "Cache-Control",
    "no-store",
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}
