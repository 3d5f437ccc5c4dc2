import { sql } from "kysely";
import type { ServerContext } from "./server-context";
import type { ServerRequest } from "./server-request";
import { securityHeaders } from "~/server/http-server/security/security-headers";

/**
 * `/healthz`, for monitoring: 200 while the database answers, else 503, and until the start has succeeded (`isReady`).
 */
export async function sendHealth(
  { site, log }: Pick<ServerContext, "site" | "log">,
  { request, response, headers }: ServerRequest,
  isReady: boolean,
): Promise<void> {
  const failure = await sql`select 1`.execute(site.db).then(
    () => null,
    (error: unknown) => ({ err: error }),
  );
  if (failure) log.error(failure, "database does not answer");
  const body = failure ? "database\n" : isReady ? "ok\n" : "starting\n";
  response.writeHead(failure || !isReady ? 503 : 200, [
    ...securityHeaders,
    ...headers,
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(body.length),
    "Cache-Control",
    "no-store",
  ]);
  response.end(request.method === "HEAD" ? undefined : body);
}
