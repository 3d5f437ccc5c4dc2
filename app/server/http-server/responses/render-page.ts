import { createHash, randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { ownerLanguageAt } from "~/http/owner-language.server";
import { ownerSession } from "~/http/session.server";
import { eventLoopTurns } from "~/queues/event-loop-turns";
import type { RouteManifest } from "~/server/http-server/route-manifest";
import * as security from "~/server/http-server/security/security-headers";
import type { ServerContext } from "~/server/http-server/server-context";
import { styleSheetsOf } from "~/server/http-server/static-files";
import { encodings, cachedResponse } from "~/server/page-cache/cached-response";
import { languageFor } from "~/server/page-cache/negotiation";
import type { RenderedPage } from "~/server/page-cache/page-cache";
import { styleInliner } from "~/server/remix/inline-styles";
import { buildIn, remixHandlers } from "~/server/remix/remix-handler";
import { type Language, languages, prefixOf, splitLanguage } from "~/text/languages.server";
import { type OwnerLanguage, ownerLanguages } from "~/text/owner/language";
import { errorPage } from "./send-refusal";

/** A page for everyone is rendered to its end, whoever leaves. */
const nobodyLeaves = new AbortController().signal;

/** Browsers ask every time. Shared caches may serve a page for 30 seconds, CDNs for 30 more (see docs/settings.md). */
const publicCaching = [
  ...["Cache-Control", "public, max-age=0, must-revalidate, s-maxage=30"],
  ...["CDN-Cache-Control", "max-age=30, stale-while-revalidate=30"],
];

/** Renders pages: for one visitor with a CSP nonce, or for the cache with CSP hashes. */
export function pageRenderer(
  program: ServerContext,
  manifest: RouteManifest,
  { inlineStyles = program.liveReload === undefined } = {},
) {
  const { files } = program;
  const withPolicy = policySetter(program, manifest);
  const askRoutes = routeAsker(program, manifest);
  // Style sheets are put into pages for visitors without a cookie: others have been here before, and have the sheets.
  const withStyles = styleInliner(files);

  /** Renders a page for one visitor, and returns the response with all its headers. */
  async function forOne(request: Request, asked: AskedBy): Promise<Response> {
    const nonce = randomBytes(16).toString("base64");
    const { pathname } = new URL(request.url);
    const isKnown = request.headers.has("Cookie");
    // JSON calls answer OPTIONS themselves.
    const methods = request.method === "OPTIONS" ? manifest.methodsOf(pathname) : null;
    const answer = methods
      ? new Response(null, { status: 204, headers: { Allow: methods.join(", ") } })
      : await askRoutes(request, { ...asked, nonce });
    const { status } = answer;
    const styled = inlineStyles && !isKnown && isHtml(answer) ? withStyles(await answer.text()) : null;
    const headers = withPolicy(answer, pathname, [`'nonce-${nonce}'`], styled?.styles);
    if (asked.client.https) security.secureCookies(headers);
    if (!headers.has("Cache-Control")) {
      // Feeds are the same for everybody. With `no-cache` feed readers ask whether they have changed.
      const isShared = manifest.handleOf(pathname).cache && !isKnown && status === 200 && !isHtml(answer);
      headers.set("Cache-Control", isShared ? "private, no-cache" : "private, no-store");
    }
    return new Response(styled?.html ?? answer.body, { status, statusText: STATUS_CODES[status], headers });
  }

  /** Renders the page at this address for requests without cookies. */
  async function forEveryone(url: URL): Promise<RenderedPage> {
    const nonce = randomBytes(16).toString("base64url");
    const client = { address: null, https: false, origin: url.origin, gone: nobodyLeaves };
    const response = await askRoutes(new Request(url), { client, nonce });
    // `text()` would remove the byte order mark of a file.
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const page = isHtml(response);
    const { html: whole, sources } = page ? hashInlineScripts(text, nonce) : { html: text, sources: [] };
    const { html, styles } = page && inlineStyles ? withStyles(whole) : { html: whole, styles: [] };
    const personal = /private|no-store/.test(response.headers.get("Cache-Control") ?? "");
    const headers = withPolicy(response, url.pathname, sources, styles);
    const use = headers.has("Set-Cookie") || personal ? "once" : response.status === 200 ? "cache" : "share";
    if (use === "cache") security.setHeaders(headers, publicCaching);
    else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
    headers.append("Vary", "Accept-Encoding, Cookie");
    const bodies = await encodings(Buffer.from(html));
    return { use, answer: cachedResponse(response.status, [...headers].flat(), bodies) };
  }

  return { forOne, forEveryone };
}

function policySetter({ site, liveReload }: ServerContext, manifest: RouteManifest) {
  return (answer: Response, path: string, scripts: string[], styles?: string[]): Headers => {
    const { headers: given, status } = answer;
    const headers = new Headers(given);
    const isFramed = status === 200 && manifest.isFramed(path);
    const isSecret = manifest.isSecret(path);
    security.setHeaders(headers, isSecret ? security.secretAddressHeaders : security.securityHeaders);
    if (isSecret) headers.set("Cache-Control", "no-store");
    // A public photo sets this header so that feed readers and other sites may show it, too.
    const sharing = given.get("Cross-Origin-Resource-Policy");
    if (sharing !== null) headers.set("Cross-Origin-Resource-Policy", sharing);
    // A response that is no page sets its own, stricter policy.
    if (!headers.has("Content-Security-Policy")) {
      const { images } = manifest.handleOf(path);
      const { tileUrl } = site.publicSettings;
      const from = { scripts, styles, images, tileUrl, liveReload };
      const policy = security.contentSecurityPolicy({ ...from, isFramed });
      headers.set("Content-Security-Policy", policy);
    }
    if (isHtml({ headers }) && !isFramed) headers.set("Speculation-Rules", '"/speculation-rules.json"');
    return headers;
  };
}

const isHtml = ({ headers }: Pick<Response, "headers">) =>
  headers.get("Content-Type")?.startsWith("text/html");

/** The client that asks for a page, and the limits of its request body. */
type AskedBy = Pick<AppLoadContext, "client" | "bodyLimits">;

type Handlers = Record<Language, ReturnType<typeof remixHandlers>>;

/** Makes a function that gets responses from the routes, in the language of the address or in the negotiated one. */
function routeAsker({ site, build, log, files }: ServerContext, manifest: RouteManifest) {
  const handlersIn = (language: Language, isWhole = false) =>
    remixHandlers(buildIn(build, language, isWhole), manifest.routesAround);
  const handlers = Object.fromEntries(languages.map((one) => [one, handlersIn(one)])) as Handlers;
  const ownersHandlers = Object.fromEntries(
    ownerLanguages.map((one) => [one, handlersIn(one, true)]),
  ) as Record<OwnerLanguage, Handlers[Language]>;
  // Requests that arrive together are rendered in turns, and a page does not wait behind hundreds of photos or forms.
  const turns = { page: eventLoopTurns(), photo: eventLoopTurns(), form: eventLoopTurns() };

  return async function askRoutes(asked: Request, by: AskedBy & { nonce: string }): Promise<Response> {
    const { pathname } = new URL(asked.url);
    const { sendsPhotos, negotiates } = manifest.handleOf(pathname);
    const kind = asked.body ? "form" : sendsPhotos ? "photo" : "page";
    const renderTurn = () => new Promise<void>(turns[kind]);
    await renderTurn();
    const inAddress = splitLanguage(pathname);
    const isNegotiated = inAddress.path === pathname && negotiates;
    const cookies = asked.headers.get("Cookie");
    const ownerLanguage = ownerLanguageAt(new URL(asked.url), cookies, site.publicSettings);
    const language = ownerLanguage ?? (isNegotiated ? languageFor(asked) : inAddress.language);
    const path = isNegotiated ? prefixOf(language) + pathname : pathname;
    const request = isNegotiated
      ? new Request(Object.assign(new URL(asked.url), { pathname: path }), asked)
      : asked;
    let isFault = false;
    const reportError = (error: unknown) => {
      isFault ||= isStorageFault(error);
      log.error({ err: error }, "request failed");
    };
    const owner = ownerSession(site, cookies);
    const context = { site, owner, language, ownerLanguage, languages, reportError, renderTurn, ...by };
    const handler = ownerLanguage ? ownersHandlers[ownerLanguage] : handlers[language];
    const response = await handler(path)(request, context);
    if (isNegotiated) response.headers.append("Vary", "Accept-Language");
    return response.status < 500 ? response : faultAnswer(response, isFault, language);
  };

  function faultAnswer(response: Response, isFault: boolean, language: Language): Response {
    const status = response.status === 500 && isFault ? 503 : response.status;
    const headers = new Headers(response.headers);
    // With this header a load balancer tries another server, and robots and scripts come again.
    if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "5");
    // A plain text is from Remix: the address is no page, or even the error page has failed. It is replaced below.
    const hasWords = response.body !== null && !headers.get("Content-Type")?.startsWith("text/plain");
    if (hasWords) return new Response(response.body, { status, headers });
    const page = errorPage(status === 503 ? "unavailable" : "failed", language, styleSheetsOf(files));
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(page, { status, headers });
  }
}

/** Replaces the nonce of a page by CSP hashes of the scripts that had it: an injected script cannot have known it. */
export function hashInlineScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  const ours = [...scripts].filter(([, attributes, code]) => code && attributes?.includes(mark));
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  const sources = new Set(ours.map(([, , code = ""]) => hash(code)));
  return { html: html.replaceAll(mark, ""), sources: [...sources] };
}
