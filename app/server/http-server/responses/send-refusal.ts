import type { IncomingMessage, ServerResponse } from "node:http";
import { defaultLanguage, splitLanguage } from "~/text/languages.server";
import { respondBeforeBody } from "~/server/http-server/request-bodies/respond-before-body";
import { type ServerAnswer, errorPage, serverAnswerText } from "./error-page";
import {
  contentSecurityPolicy,
  secretAddressHeaders,
  securityHeaders,
} from "~/server/http-server/security/security-headers";

interface RefusalOptions {
  styleSheets?: string[];
  headers?: string[];
  /** True for an address of the JSON API. */
  json?: boolean;
  /** The maximum size of a request body at the address, for the sentence. */
  kilobytes?: number;
  /** True for a secret address. */
  secret?: boolean;
}

/**
 * Answers a request that reaches no route. A browser gets a page in the language of the address, a program gets `{
 * error }`. If the request's body is still arriving, it is then read and discarded.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  answer: ServerAnswer,
  { styleSheets = [], headers = [], json = false, kilobytes, secret = false }: RefusalOptions = {},
): void {
  const forPrograms = json || /\.data(?:\?|$)/.test(request.url ?? "");
  const { language } = splitLanguage(request.url?.split("?", 1)[0] ?? "/");
  const body = Buffer.from(
    forPrograms
      ? JSON.stringify({
          error: serverAnswerText(answer, json ? defaultLanguage : language, kilobytes).sentence,
        })
      : errorPage(answer, language, styleSheets, kilobytes),
  );
  const all = [
    ...(secret ? secretAddressHeaders : securityHeaders),
    ...headers,
    "Content-Security-Policy",
    contentSecurityPolicy(),
    "Content-Type",
    forPrograms ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Content-Length",
    String(body.length),
    "Cache-Control",
    "no-store",
  ];
  if (!request.complete) return respondBeforeBody(request, response, { status, headers: all, body });
  response.writeHead(status, all);
  response.end(request.method === "HEAD" ? undefined : body);
}
