import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { sql } from "kysely";
import { type ServerAnswerText, serverAnswers } from "~/text/server-answers";
import { refusalOfBody } from "./body-guard";
import { cacheKey } from "./cacheable-paths";
import { compressed } from "./compressed";
import { answerThenDrain } from "./drain";
import { sendKept } from "./kept-answer";
import type { Program } from "./program";
import { refuse } from "./refuse";
import { pageRenderer } from "./render-page";
import { isFromThisSite } from "./same-origin";
import { httpsHeaders, securityHeaders, setHeaders } from "./security-headers";
import { styleSheetsOf } from "./static-files";
import { type Visitor, visitorOf } from "./visitor";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const bodyRefusals = {
  "length-missing": [411, serverAnswers.lengthMissing],
  "photos-too-large": [413, serverAnswers.photosTooLarge],
  "too-large": [413, serverAnswers.tooLarge],
} as const;

/** Answers every request: health, refusals, files, kept pages, and what is left goes to the routes. */
export function requestAnswerer(program: Program) {
  const { site, pages, files, trustProxy, log } = program;
  const render = pageRenderer(program);
  const styleSheets = styleSheetsOf(files);
  const trusted = { trustProxy, publicUrl: site.facts.publicUrl };
  const publicHost = site.facts.publicUrl === null ? null : new URL(site.facts.publicUrl).host;

  return async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/", headers } = request;
    const [path = "/", query = ""] = splitAtQuestionMark(url);
    const visitor = visitorOf(request, trusted);
    const more = visitor.https ? httpsHeaders : [];
    const refused = (status: number, text: ServerAnswerText, own: string[] = []) =>
      refuse(request, response, status, text, { styleSheets, headers: [...more, ...own] });

    if (!methods.includes(method))
      return refused(405, serverAnswers.wrongMethod, ["Allow", methods.join(", ")]);
    if (!isPath(path) || !isHost(visitor.host)) return refused(400, serverAnswers.badRequest);
    const bodyRefusal = refusalOfBody(request, path);
    if (bodyRefusal) {
      const [status, text] = bodyRefusals[bodyRefusal];
      return refused(status, text);
    }
    if (!isFromThisSite(method, headers, [visitor.host, publicHost]))
      return refused(403, serverAnswers.otherSite);
    if (path === "/healthz") return answerHealth(request, response);
    if (method === "GET" || method === "HEAD") {
      const file = files.get(path);
      if (file) return sendKept(file, request, response, more);
      const key = headers.cookie === undefined ? cacheKey(path, query) : null;
      if (key !== null) {
        const kept =
          pages.get(key) ?? (await pages.render(key, () => render.forEveryone(publicAddress(key))));
        return sendKept(kept, request, response, more);
      }
    }
    await answerByRoute(request, response, visitor, more);
  };

  async function answerByRoute(
    request: IncomingMessage,
    response: ServerResponse,
    { host, https, address }: Visitor,
    more: string[],
  ): Promise<void> {
    if (request.headers.expect !== undefined) response.writeContinue();
    // Remix compares Origin with its own idea of our name, which a proxy may have changed; it was judged already.
    delete request.headers.origin;
    const standard = createRequest(request, response, { host, protocol: https ? "https:" : "http:" });
    const answer = await render.forOne(standard, { https, clientAddress: address });
    setHeaders(answer.headers, more);
    if (request.complete) return sendResponse(response, compressed(answer, request));
    const body = Buffer.from(await answer.arrayBuffer());
    answer.headers.set("Content-Length", String(body.length));
    answerThenDrain(request, response, { status: answer.status, headers: [...answer.headers].flat(), body });
  }

  /** Kept pages never depend on the name by which somebody reached us. */
  function publicAddress(key: string): URL {
    return new URL(key, site.facts.publicUrl ?? "http://localhost");
  }

  async function answerHealth(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const healthy = await sql`select 1`.execute(site.db).then(
      () => true,
      (error: unknown) => (log.error({ err: error }, "database does not answer"), false),
    );
    const headers = [
      ...securityHeaders,
      "Content-Type",
      "text/plain; charset=utf-8",
      "Cache-Control",
      "no-store",
    ];
    response.writeHead(healthy ? 200 : 503, headers);
    response.end(request.method === "HEAD" ? undefined : healthy ? "ok\n" : "database\n");
  }
}

function splitAtQuestionMark(url: string): [string, string] {
  const at = url.indexOf("?");
  return at === -1 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
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
