import Negotiator from "negotiator";
import type { AppLoadContext, ServerBuild } from "@remix-run/server-runtime";
import { remixHandler } from "~/server/http-server/responses/remix-handler";
import type { RouteManifest } from "~/server/http-server/route-manifest";
import {
  type Language,
  defaultLanguage,
  languageNamed,
  languages,
  prefixOf,
  splitLanguage,
} from "~/text/languages.server";
import { buildIn } from "./language-build";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** Answers a request through the routes of its language: that of its prefix, or the negotiated one. */
export function languageHandlers(
  build: ServerBuild,
  manifest: Pick<RouteManifest, "handleOf" | "routesAround">,
): Handler {
  const made = languages.map((language) => [language, remixHandler(buildIn(build, language), manifest)]);
  const handlers = Object.fromEntries(made) as Record<Language, Handler>;

  return async function handle(request, context) {
    const { pathname } = new URL(request.url);
    const { language, path } = splitLanguage(pathname);
    const isNegotiated = path === pathname && manifest.handleOf(pathname).negotiates;
    if (!isNegotiated) return handlers[language](request, context);
    const chosen = negotiatedLanguage(request);
    const url = new URL(request.url);
    url.pathname = prefixOf(chosen) + pathname;
    const response = await handlers[chosen](new Request(url, request), context);
    response.headers.append("Vary", "Accept-Language");
    return response;
  };
}

/**
 * The language of an address that negotiates: the one that `?lingua=` names, else the one that Accept-Language weighs
 * most, else the default one.
 */
function negotiatedLanguage({ url, headers }: Request): Language {
  const named = languageNamed(new URL(url).searchParams.get("lingua"));
  const accepted = headers.get("Accept-Language") ?? undefined;
  if (named || accepted === undefined) return named ?? defaultLanguage;
  const negotiator = new Negotiator({ headers: { "accept-language": accepted } });
  return languageNamed(negotiator.language(languages)) ?? defaultLanguage;
}
