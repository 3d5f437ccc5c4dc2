import type { IncomingMessage, ServerResponse } from "node:http";
import { sql } from "kysely";
import { splitLanguage } from "~/text/languages.server";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { sendCached } from "~/server/page-cache/cached-response";
import { faultOfHead, requestChecks, tooLargeFor } from "./request-checks";
import { BodyTooLarge, refuseTinyChunks } from "./request-bodies/counted-body";
import { sendWhole } from "./request-bodies/send-whole";
import { pageRenderer } from "./responses/render-page";
import { TooBusy } from "./responses/request-queues";
import { routeResponder } from "./responses/route-responder";
import { errorPage, refusalSender, type ServerRefusal } from "./responses/send-refusal";
import { type RouteManifest, routeManifest } from "./route-manifest";
import { httpsHeaders, securityHeaders } from "./security/security-headers";
import type { ServerContext } from "./server-context";
import { clientReader, hasBody, isChunked, isRead, pathOf, type ServerRequest } from "./server-request";
import { speculationRules, styleSheetsOf } from "./static-files";

/** Makes the function that answers every request: from the cache, by a refusal, as `/healthz`, or by the routes. */
export function requestHandler(context: ServerContext, isReady = () => true) {
  const { pages } = context;
  const manifest = routeManifest(context.build);
  const files = new Map([...context.files, ...speculationRules(manifest.prefetchable)]);
  const { publicUrl, isHttps, clientOf } = clientReader(context);
  const styles = styleSheetsOf(files);
  const render = pageRenderer(context, manifest);
  const { respondByRoute, renderInTurn, cutStalled } = routeResponder(context, manifest, render);
  const refusalOf = requestChecks(manifest, publicUrl);
  const refuse = refusalSender(manifest, context.site.publicSettings, styles);

  const pageOfHead = (status: number, head: string) => tooLargeHeadPage(status, head, styles);
  return Object.assign(handleRequest, { fail, cutStalled, loggedPath: manifest.loggedPath, pageOfHead });

  function fail(request: IncomingMessage, response: ServerResponse, refusal = failed): void {
    refuse({ request, response, path: pathOf(request), headers: [] }, refusal);
  }

  function handleRequest(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (isChunked(request)) refuseTinyChunks(request);
    return isRead(request) && isChunked(request) ? afterBody(request, response) : answer(request, response);
  }

  /** Answers a GET or HEAD in chunks: some tunnels send a request without body so. One with a body is refused. */
  async function afterBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await hasBytes(request)) return fail(request, response, { status: 411, answer: "lengthMissing" });
    delete request.headers["transfer-encoding"];
    await answer(request, response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const path = pathOf(request);
    const headers = isHttps(request) ? httpsHeaders : [];
    const key = faultOfHead(request) === null ? keyOf(request, path, { files, manifest, publicUrl }) : null;
    const ready = key === null ? undefined : (pages.get(key) ?? files.get(key)?.());
    if (ready) return sendCached(ready, request, response, headers);
    const asked = { request, response, path, client: clientOf(request), headers };
    const refusal = refusalOf(asked);
    if (refusal) return refuse(asked, refusal);
    if (path === "/healthz" && request.method !== "OPTIONS") return sendHealth(asked, context, isReady());
    const answered = key === null ? respondByRoute(asked) : sendRendered(asked, key);
    return answered.catch((error: unknown) => refuseFailed(asked, error));
  }

  /** Refuses a request that failed because of a full queue or a storage fault. Throws every other error. */
  function refuseFailed(asked: ServerRequest, error: unknown): void {
    if (error instanceof TooBusy) return refuse(asked, unavailable(error.answer, error.retryAfter));
    if (error instanceof BodyTooLarge) return refuse(asked, tooLargeFor(manifest.bodyRuleOf(asked.path)));
    if (!isStorageFault(error) || asked.response.headersSent) throw error;
    context.log.error({ err: error }, "request failed");
    refuse(asked, unavailable("unavailable", 5));
  }

  /** Sends a page that is rendered for the cache. The page has the site's own address, not the Host of this request. */
  async function sendRendered({ request, response, client, headers }: ServerRequest, key: string) {
    const url = new URL(key, publicUrl() ?? "http://localhost");
    const page = await pages.render(key, () => renderInTurn(client.address, () => render.forEveryone(url)));
    sendCached(page, request, response, headers);
  }
}

/** Returns the path of a static file or, without cookies, the address of a public page. Null if not cached. */
function keyOf(
  request: IncomingMessage,
  path: string,
  {
    files,
    manifest,
    publicUrl,
  }: { files: ReadonlyMap<string, unknown>; manifest: RouteManifest; publicUrl(): URL | null },
): string | null {
  if (!isRead(request) || hasBody(request)) return null;
  if (files.has(path)) return path;
  if (request.headers.cookie !== undefined && !manifest.ignoresCookies(path)) return null;
  // Without a public address, a page that names the site's address takes it from the Host. So it is not cached.
  if (publicUrl() === null && manifest.handleOf(path).namesTheSite) return null;
  return manifest.cacheKey(path, request.url?.slice(path.length + 1) ?? "");
}

/** Waits for the first byte of a body, or for its end: true when it has bytes. */
function hasBytes(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    request.once("data", () => resolve(true));
    request.once("close", () => resolve(false));
    request.once("end", () => resolve(false));
  });
}

const failed: ServerRefusal = { status: 500, answer: "failed" };

/** The answers to requests whose head is too large. */
const answerOfHead: Partial<Record<number, ServerRefusal["answer"]>> = {
  414: "targetTooLong",
  431: "headTooLarge",
};

/** Returns the page for a head that is too large, in the language of its address if that is known. Else empty. */
function tooLargeHeadPage(status: number, head: string, styles: ReturnType<typeof styleSheetsOf>): string {
  const [, path = "/"] = /^[A-Z]+ ([^ ?\r\n]*)/.exec(head) ?? [];
  const answer = answerOfHead[status];
  return answer === undefined ? "" : errorPage(answer, splitLanguage(path).language, styles);
}

function unavailable(answer: ServerRefusal["answer"], retryAfter: number): ServerRefusal {
  return { status: 503, answer, headers: ["Retry-After", String(retryAfter)] };
}

/** Answers `/healthz`, for monitoring: 200 while the database answers and the start has succeeded, else 503. */
async function sendHealth(
  { request, response, headers: more }: ServerRequest,
  { site, log }: ServerContext,
  isReady: boolean,
): Promise<void> {
  const asked = sql`select 1`.execute(site.db);
  const failure = await asked.then(
    () => null,
    (err: unknown) => ({ err }),
  );
  if (failure) log.error(failure, "database does not answer");
  const body = Buffer.from(failure ? "database\n" : isReady ? "ok\n" : "starting\n");
  const own = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.length)];
  const headers = [...securityHeaders, ...more, ...own, "Cache-Control", "no-store"];
  sendWhole(request, response, { status: failure || !isReady ? 503 : 200, headers, body });
}
