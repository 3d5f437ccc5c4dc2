import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerAnswerText } from "~/text/it/server-answers";
import { respondBeforeBody } from "~/server/http-server/request-bodies/respond-before-body";
import { errorPage } from "./error-page";
import {
  contentSecurityPolicy,
  secretAddressHeaders,
  securityHeaders,
} from "~/server/http-server/security-headers";

interface RefusalOptions {
  styleSheets?: string[];
  headers?: string[];
  /** The address belongs to the JSON API. */
  json?: boolean;
  /** The address is a secret. */
  secret?: boolean;
}

/**
 * Answers a request that reaches no route: an Italian page for browsers, `{ error }` for programs. A request body
 * that is still arriving is read and discarded afterwards.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: ServerAnswerText,
  { styleSheets = [], headers = [], json = false, secret = false }: RefusalOptions = {},
): void {
  const forPrograms = json || /\.data(?:\?|$)/.test(request.url ?? "");
  const body = Buffer.from(
    forPrograms ? JSON.stringify({ error: text.sentence }) : errorPage(text, styleSheets),
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
