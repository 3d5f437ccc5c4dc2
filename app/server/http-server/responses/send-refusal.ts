import type { ServerRequest } from "~/server/http-server/server-request";
import type { RouteManifest } from "~/server/http-server/route-manifest";
import { sendWhole } from "~/server/http-server/request-bodies/send-whole";
import * as security from "~/server/http-server/security/security-headers";
import { fill } from "~/text/fill";
import { type Language, defaultLanguage, prefixOf, splitLanguage, wordsIn } from "~/text/languages.server";
import { ownerAnswersIn } from "~/text/owner/languages.server";
import { ownerLanguageAt } from "~/http/owner-language.server";
import type { PublicSettings } from "~/domain/settings/setting";
import type { Texts } from "~/text/words";

type ServerAnswer = Exclude<keyof Texts["serverAnswers"], "home">;

/** A response that refuses a request. `headers` has names and values in turn. */
export interface ServerRefusal {
  status: number;
  answer: ServerAnswer;
  headers?: string[];
  /** The maximum size of a request body at this address, for the sentence. */
  kilobytes?: number;
}

const home = "http://here";

/** Makes a function that refuses: browsers get a page in the language of the address, programs `{ error }`. */
export function refusalSender(manifest: RouteManifest, settings: PublicSettings, styleSheets: string[]) {
  return function refuse(asked: Omit<ServerRequest, "client">, refusal: ServerRefusal): void {
    const { request, response, path } = asked;
    const { status, answer, headers = [], kilobytes } = refusal;
    const { json } = manifest.handleOf(path);
    const url = URL.parse(request.url ?? "", home) ?? new URL(home);
    const cookies = request.headers.cookie ?? null;
    const language = ownerLanguageAt(url, cookies, settings) ?? splitLanguage(path).language;
    const forPrograms = json || url.pathname.endsWith(".data");
    const error = () => textOf(answer, json ? defaultLanguage : language, kilobytes).sentence;
    const page = () => errorPage(answer, language, styleSheets, kilobytes);
    const notStored: Partial<Record<ServerAnswer, string>> = ownerAnswersIn(language).notStored;
    const unread = forPrograms && !json && request.method === "POST" ? notStored[answer] : undefined;
    const forScripts = unread === undefined ? { error: error() } : actionData({ unread });
    const body = Buffer.from(forPrograms ? JSON.stringify(forScripts) : page());
    const all = [
      ...(manifest.isSecret(path) ? security.secretAddressHeaders : security.securityHeaders),
      ...asked.headers,
      ...headers,
      ...["Content-Security-Policy", security.contentSecurityPolicy()],
      ...["Content-Type", forPrograms ? "application/json; charset=utf-8" : "text/html; charset=utf-8"],
      ...["Content-Length", String(body.length), "Cache-Control", "no-store"],
    ];
    sendWhole(request, response, { status, headers: all, body });
  };
}

/** Returns the data of an action with one text, as Remix's scripts read them: each value has its place in a list. */
function actionData(data: Record<string, string>): unknown[] {
  return [{ _1: 2 }, "data", { _3: 4 }, ...Object.entries(data).flat()];
}

function textOf(answer: ServerAnswer, language: Language, kilobytes = 0) {
  const { title, sentence } = wordsIn(language, "").text.serverAnswers[answer];
  return { title, sentence: fill<"{kilobytes}">(sentence as "{kilobytes}", { kilobytes }) };
}

/** Returns an error page without React: static HTML with the site's style sheets. */
export function errorPage(
  answer: ServerAnswer,
  language: Language,
  styleSheets: string[],
  kilobytes?: number,
): string {
  const { title, sentence } = textOf(answer, language, kilobytes);
  const { home } = wordsIn(language, "").text.serverAnswers;
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${links}</head>
<body><main><h1>${title}</h1><p>${sentence}</p><p><a href="${prefixOf(language) || "/"}">${home}</a></p></main></body>
</html>
`;
}
