import type { IncomingMessage, ServerResponse } from "node:http";
import { sendHealth } from "./health-check";
import { bodyAdmission } from "~/server/http-server/request-bodies/body-admission";
import { contentLengthOf } from "~/server/http-server/request-bodies/body-refusal";
import { cacheKeys } from "./cache-keys";
import { hasOneHost, requestChecks } from "./request-checks";
import { routeManifest } from "./route-manifest";
import { codingChooser } from "~/server/page-cache/content-coding";
import { type CachedResponse, sendCached } from "~/server/page-cache/cached-response";
import type { ServerContext } from "./server-context";
import { currentPublicUrl } from "./public-url";
import { photoQueue } from "~/server/http-server/responses/photo-queue";
import { proxyWarning } from "./proxy-warning";
import { sendRefusal } from "~/server/http-server/responses/send-refusal";
import { pageRenderer } from "~/server/http-server/responses/render-page";
import { renderQueue } from "~/server/http-server/responses/render-queue";
import { routeResponder } from "~/server/http-server/responses/route-responder";
import { httpsHeaders } from "~/server/http-server/security/security-headers";
import { staticFiles, styleSheetsOf, together } from "./static-files";
import { speculationRules } from "./speculation-rules";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { BodyLimits } from "~/http/forms/read-upload.server";
import { throughputGuard } from "~/server/http-server/request-bodies/minimum-throughput";
import { isHttps, type ProxyTrust, type Client, clientOf } from "./client";

const noHeaders: readonly string[] = [];
const renderQueueLimits = { atOnce: 4, waiting: 60 };
const photoQueueLimits = { atOnce: 128, waiting: 1000, stalled: 5_000 };
const retryHeaders = ["Retry-After", "5"];
const formRetryHeaders = ["Retry-After", "30"];
const noBody: BodyLimits = { maxText: 0, photosRefused: null };

/** Answers every request: cached responses synchronously, then refusals and health, everything else by its route. */
export function requestHandler(context: ServerContext) {
  const { site, pages } = context;
  const manifest = routeManifest(context.build);
  const files = together(context.files, staticFiles(speculationRules(manifest)));
  const styleSheets = styleSheetsOf(files);
  const publicUrl = currentPublicUrl(site);
  const trust: ProxyTrust = { proxies: context.trustProxy, publicUrl };
  const render = pageRenderer(context, manifest);
  const warnAboutProxy = proxyWarning(context);
  const inTurn = renderQueue(context.renderQueueLimits ?? renderQueueLimits);
  const sendInTurn = photoQueue(context.photoQueueLimits ?? photoQueueLimits);
  const codingFor = codingChooser();
  const respondByRoute = routeResponder(render, inTurn, sendInTurn, codingFor, manifest);
  const admit = bodyAdmission(site, context.bodyBudget);
  const throughput = throughputGuard(context.minimumThroughput);
  const keyOf = cacheKeys(manifest, files, { namesHost: () => publicUrl() !== null });
  const refusalOf = requestChecks(manifest, publicUrl);

  const close = () => throughput.close();
  const fail = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    sendRefusal(request, response, 500, "failed", refusalOptions(path, []));
  };
  return Object.assign(handleRequest, { fail, close, loggedPath: manifest.loggedPath });

  function handleRequest(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const { url = "/" } = request;
    const at = url.indexOf("?");
    const path = at === -1 ? url : url.slice(0, at);
    const more = isHttps(request, trust) ? httpsHeaders : noHeaders;
    const key = hasOneHost(request) ? keyOf(request, path, at === -1 ? "" : url.slice(at + 1)) : null;
    const ready = key === null ? undefined : (pages.get(key) ?? files.get(key));
    if (ready)
      return sendCached(ready, codingFor(request.headers["accept-encoding"]), request, response, more);
    return handleUncached(request, response, path, key, more);
  }

  async function handleUncached(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    key: string | null,
    more: readonly string[],
  ): Promise<void> {
    warnAboutProxy(request);
    const visitor = clientOf(request, trust);
    const refusal = refusalOf(request, path, visitor.host);
    if (refusal) {
      const { status, answer, headers = [], kilobytes } = refusal;
      const options = { ...refusalOptions(path, [...more, ...headers]), kilobytes };
      return sendRefusal(request, response, status, answer, options);
    }
    if (path === "/healthz") return sendHealth(context, request, response, more);
    try {
      if (contentLengthOf(request.headers) > 0) await answerBody(request, response, path, visitor, more);
      else if (key === null) await respondByRoute(request, response, visitor, more, noBody);
      else {
        const coding = codingFor(request.headers["accept-encoding"]);
        sendCached(await rendered(key, visitor.address), coding, request, response, more);
      }
    } catch (error) {
      const answer = (error as Error).name === "TooBusy" ? "busy" : "unavailable";
      if (answer === "unavailable") {
        if (!isStorageFault(error) || response.headersSent) throw error;
        context.log.error({ err: error }, "request failed");
      }
      sendRefusal(request, response, 503, answer, refusalOptions(path, [...more, ...retryHeaders]));
    }
  }

  /** Answers a request with a body, when the body budget has room for it. */
  async function answerBody(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    visitor: Client,
    more: readonly string[],
  ): Promise<void> {
    const admitted = await admit(request, manifest.bodyRuleOf(path), visitor.address);
    if (!admitted) {
      const look = refusalOptions(path, [...more, ...formRetryHeaders]);
      return sendRefusal(request, response, 503, "formsFull", look);
    }
    throughput.watch(request);
    try {
      await respondByRoute(request, response, visitor, more, admitted.limits);
    } finally {
      // The response that is still being sent may refer to the body's contents.
      if (response.closed) admitted.release();
      else response.once("close", admitted.release);
    }
  }

  function refusalOptions(path: string, headers: string[]) {
    return { styleSheets, headers, json: manifest.handleOf(path).json, secret: manifest.isSecret(path) };
  }

  /**
   * Renders a page for the cache when this visitor's turn comes, under the site's own address: it must not depend on the
   * Host of one request.
   */
  function rendered(key: string, address: string): Promise<CachedResponse> {
    const url = new URL(key, publicUrl() ?? "http://localhost");
    return pages.render(key, () => inTurn(address, () => render.forEveryone(url)));
  }
}
