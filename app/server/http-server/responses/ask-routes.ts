import Negotiator from "negotiator";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { ownerSession } from "~/http/session.server";
import { eventLoopTurns } from "~/queues/event-loop-turns";
import type { RouteManifest } from "~/server/http-server/route-manifest";
import type { ServerContext } from "~/server/http-server/server-context";
import { styleSheetsOf } from "~/server/http-server/static-files";
import { buildIn } from "~/server/remix/language-build";
import { remixHandlers } from "~/server/remix/remix-handler";
import {
  type Language,
  defaultLanguage,
  languageNamed,
  languages,
  prefixOf,
  splitLanguage,
} from "~/text/languages.server";
import { errorPage } from "./error-page";

/** The client that asks for a page, and the limits of its body. */
export type AskedBy = Pick<AppLoadContext, "client" | "bodyLimits">;

/** Makes a function that asks the routes, in the language of the prefix or in the negotiated one. */
export function routeAsker(
  { site, build, log, files }: ServerContext,
  manifest: Pick<RouteManifest, "handleOf" | "routesAround">,
) {
  const made = languages.map(
    (language) => [language, remixHandlers(buildIn(build, language), manifest.routesAround)] as const,
  );
  const handlers = new Map(made);
  // Without these turns, requests that arrive together would be rendered in one turn of the event loop.
  // A page does not wait behind hundreds of photos or forms.
  const turns = { page: eventLoopTurns(), photo: eventLoopTurns(), form: eventLoopTurns() };

  return async function askRoutes(asked: Request, by: AskedBy & { nonce: string }): Promise<Response> {
    const { pathname } = new URL(asked.url);
    const kind = asked.body ? "form" : manifest.handleOf(pathname).sendsPhotos ? "photo" : "page";
    const renderTurn = () => new Promise<void>(turns[kind]);
    await renderTurn();
    const inAddress = splitLanguage(pathname);
    const isNegotiated = inAddress.path === pathname && manifest.handleOf(pathname).negotiates;
    const language = isNegotiated ? negotiatedLanguage(asked) : inAddress.language;
    const path = isNegotiated ? prefixOf(language) + pathname : pathname;
    const request = isNegotiated
      ? new Request(Object.assign(new URL(asked.url), { pathname: path }), asked)
      : asked;
    let isFault = false;
    const reportError = (error: unknown) => {
      isFault ||= isStorageFault(error);
      log.error({ err: error }, "request failed");
    };
    const owner = ownerSession(site, request.headers.get("Cookie"));
    const context = { site, owner, language, languages, reportError, renderTurn, ...by };
    const handle = handlers.get(language)?.(path);
    if (!handle) throw new Error(`no routes in the language ${language}`);
    const response = await handle(request, context);
    if (isNegotiated) response.headers.append("Vary", "Accept-Language");
    return response.status < 500 ? response : faultAnswer(response, isFault, inAddress.language);
  };

  function faultAnswer(response: Response, isFault: boolean, language: Language): Response {
    const status = response.status === 500 && isFault ? 503 : response.status;
    const headers = new Headers(response.headers);
    // With this header a balancer tries elsewhere, and robots and scripts come again.
    if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "5");
    // Remix answers in plain text when an address is no page, or when even the error page failed.
    const hasWords = response.body !== null && !headers.get("Content-Type")?.startsWith("text/plain");
    if (hasWords) return new Response(response.body, { status, headers });
    const page = errorPage(status === 503 ? "unavailable" : "failed", language, styleSheetsOf(files));
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(page, { status, headers });
  }
}

/**
 * Returns the language of an address that negotiates: the one in `?lingua=`, else the best for Accept-Language, else
 * the default one.
 */
function negotiatedLanguage({ url, headers }: Request): Language {
  const named = languageNamed(new URL(url).searchParams.get("lingua"));
  const accepted = headers.get("Accept-Language") ?? undefined;
  if (named || accepted === undefined) return named ?? defaultLanguage;
  const negotiator = new Negotiator({ headers: { "accept-language": accepted } });
  return languageNamed(negotiator.language(languages)) ?? defaultLanguage;
}
