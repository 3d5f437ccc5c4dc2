import type { IncomingMessage, ServerResponse } from "node:http";
import { type ServerAnswerText, serverAnswers } from "~/text/it/server-answers";
import { answerHealth } from "./answer-health";
import type { Site } from "~/domain/site";
import { bodyAdmission } from "~/server/guards/admission";
import { type BodyRefusal, contentLengthOf, refusalOfBody } from "~/server/guards/body-guard";
import { type BodyRule, routeManifest } from "~/server/route-manifest";
import { codingChooser } from "./content-coding";
import { type CachedResponse, sendCached } from "./cached-response";
import type { Program } from "~/server/program";
import { photoQueue } from "./photo-queue";
import { proxyWarning } from "~/server/guards/proxy-warning";
import { refuse } from "./refuse";
import { pageRenderer } from "./render-page";
import { renderQueue } from "./render-queue";
import { routeAnswerer } from "./answer-by-route";
import { isFromThisSite } from "~/server/guards/same-origin";
import { httpsHeaders } from "~/server/security-headers";
import { staticFiles, styleSheetsOf } from "~/server/static-files";
import { speculationRules } from "./speculation-rules";
import type { BodyLimits } from "~/http/forms/read-upload.server";
import { throughputGuard } from "~/server/guards/least-throughput";
import { isHttps, type Trust, type Visitor, visitorOf } from "~/server/guards/visitor";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const noHeaders: readonly string[] = [];
const renderPlaces = { atOnce: 4, waiting: 60 };
const photoPlaces = { atOnce: 128, waiting: 1000, stalled: 5_000 };
const retryHeaders = ["Retry-After", "5"];
const formRetryHeaders = ["Retry-After", "30"];
const noBody: BodyLimits = { mostText: 0, photosRefused: null };
const mostKeys = 1000;
const longestKeptUrl = 200;
type ServerRefusal = readonly [status: number, text: ServerAnswerText, headers?: string[]];
const bodyRefusals: Record<BodyRefusal, (rule: BodyRule) => ServerRefusal> = {
  "length-missing": () => [411, serverAnswers.lengthMissing],
  "photos-too-large": () => [413, serverAnswers.photosTooLarge],
  "too-large": ({ most }) => [413, serverAnswers.tooLarge(most / 1024)],
};

/** Answers every request: cached responses synchronously, then refusals and health, everything else by its route. */
export function requestAnswerer(program: Program) {
  const { site, pages } = program;
  const manifest = routeManifest(program.build);
  const files = new Map([...program.files, ...staticFiles(speculationRules(manifest))]);
  const styleSheets = styleSheetsOf(files);
  const keys = new Map<string, string | null>();
  const publicUrl = currentPublicUrl(site, () => keys.clear());
  const trust: Trust = {
    proxies: program.trustProxy,
    get publicUrl() {
      return publicUrl();
    },
  };
  const render = pageRenderer(program, manifest);
  const warnAboutProxy = proxyWarning(program);
  const inTurn = renderQueue(program.renderPlaces ?? renderPlaces);
  const sendInTurn = photoQueue(program.photoPlaces ?? photoPlaces);
  const codingFor = codingChooser();
  const answerByRoute = routeAnswerer(render, inTurn, sendInTurn, codingFor, manifest);
  const admit = bodyAdmission(site, program.bodyBudget);
  const throughput = throughputGuard(program.leastThroughput);

  const close = () => throughput.close();
  const fail = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    refuse(request, response, 500, serverAnswers.failed, lookOf(path, []));
  };
  return Object.assign(answerRequest, { fail, close });

  function answerRequest(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const { url = "/" } = request;
    const at = url.indexOf("?");
    const path = at === -1 ? url : url.slice(0, at);
    const more = isHttps(request, trust) ? httpsHeaders : noHeaders;
    const key =
      isPlainReading(request) && hasOneHost(request)
        ? keyOf(request, path, at === -1 ? "" : url.slice(at + 1))
        : null;
    const ready = key === null ? undefined : (pages.get(key) ?? files.get(key));
    if (ready)
      return sendCached(ready, codingFor(request.headers["accept-encoding"]), request, response, more);
    return answerSlowly(request, response, path, key, more);
  }

  async function answerSlowly(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    key: string | null,
    more: readonly string[],
  ): Promise<void> {
    warnAboutProxy(request);
    const visitor = visitorOf(request, trust);
    const refusal = refusalOf(request, path, visitor.host);
    if (refusal) {
      const [status, text, own = []] = refusal;
      return refuse(request, response, status, text, lookOf(path, [...more, ...own]));
    }
    if (path === "/healthz") return answerHealth(program, request, response, more);
    try {
      if (contentLengthOf(request.headers) > 0) await answerBody(request, response, path, visitor, more);
      else if (key === null) await answerByRoute(request, response, visitor, more, noBody);
      else {
        const coding = codingFor(request.headers["accept-encoding"]);
        sendCached(await rendered(key), coding, request, response, more);
      }
    } catch (error) {
      if ((error as Error).name !== "TooBusy") throw error;
      refuse(request, response, 503, serverAnswers.busy, lookOf(path, [...more, ...retryHeaders]));
    }
  }

  /** Answers a request with a body, when the body budget has room for it. */
  async function answerBody(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    visitor: Visitor,
    more: readonly string[],
  ): Promise<void> {
    const admitted = await admit(request, manifest.bodyRuleOf(path), visitor.address);
    if (!admitted) {
      const look = lookOf(path, [...more, ...formRetryHeaders]);
      return refuse(request, response, 503, serverAnswers.formsFull, look);
    }
    throughput.watch(request);
    try {
      await answerByRoute(request, response, visitor, more, admitted.limits);
    } finally {
      // The response that is still being sent may refer to the body's contents.
      if (response.closed) admitted.release();
      else response.once("close", admitted.release);
    }
  }

  function lookOf(path: string, headers: string[]) {
    return { styleSheets, headers, json: manifest.handleOf(path).json };
  }

  function refusalOf(request: IncomingMessage, path: string, host: string): ServerRefusal | null {
    const { method = "GET", headers } = request;
    if (!methods.includes(method)) return [405, serverAnswers.wrongMethod, ["Allow", methods.join(", ")]];
    if (!isPath(path) || !isHost(host) || !hasOneHost(request)) return [400, serverAnswers.badRequest];
    if (asksForLoaderData(request, path)) return [404, serverAnswers.badRequest];
    const rule = manifest.bodyRuleOf(path);
    const body = refusalOfBody(request, rule);
    if (body) return bodyRefusals[body](rule);
    const fromHere = isFromThisSite(method, headers, [host, publicUrl()?.host ?? null]);
    return fromHere ? null : [403, serverAnswers.otherSite];
  }

  /** The cache key of an address, memoized: most requests are for the same few. Null when it is not cached. */
  function keyOfPage(url: string, path: string, query: string): string | null {
    const known = keys.get(url);
    if (known !== undefined) return known;
    const isElsewhere = publicUrl() === null && manifest.handleOf(path).namesTheSite;
    const key = isElsewhere ? null : manifest.cacheKey(path, query);
    if (keys.size >= mostKeys) keys.clear();
    if (url.length <= longestKeptUrl) keys.set(url, key);
    return key;
  }

  /** The path of a static file, or the cache key of a public page for requests without cookies; else null. */
  function keyOf({ headers, url = "/" }: IncomingMessage, path: string, query: string): string | null {
    if (files.has(path)) return path;
    return headers.cookie === undefined ? keyOfPage(url, path, query) : null;
  }

  /** Renders a page for the cache, under the site's own address: it must not depend on the Host of one request. */
  function rendered(key: string): Promise<CachedResponse> {
    const url = new URL(key, publicUrl() ?? "http://localhost");
    return pages.render(key, () => inTurn(() => render.forEveryone(url)));
  }
}

/** The site's public address, parsed once for each value that it has; `onChange` is called when it is another one. */
function currentPublicUrl({ facts }: Pick<Site, "facts">, onChange: () => void): () => URL | null {
  let parsed: { from: string | null; url: URL | null } = { from: null, url: null };
  return () => {
    const { publicUrl } = facts;
    if (publicUrl !== parsed.from) {
      parsed = { from: publicUrl, url: publicUrl === null ? null : new URL(publicUrl) };
      onChange();
    }
    return parsed.url;
  };
}

function isPlainReading({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return Number(headers["content-length"] ?? 0) === 0 && headers["transfer-encoding"] === undefined;
}

/** Whether a request is for the data protocol of older Remix clients, which fails noisily and which we never use. */
function asksForLoaderData({ url = "" }: IncomingMessage, path: string): boolean {
  return url.length > path.length && new URLSearchParams(url.slice(path.length)).has("_data");
}

/** Whether there is at most one Host header: Node uses the first of several, a proxy may have used another one. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts <= 1;
}

function isHost(host: string): boolean {
  return !/[/\\?#@]/.test(host) && URL.canParse(`http://${host}`);
}

function isPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
