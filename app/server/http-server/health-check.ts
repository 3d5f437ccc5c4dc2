import type { IncomingMessage, ServerResponse } from "node:http";
import { sql } from "kysely";
import type { ServerContext } from "./server-context";
import { securityHeaders } from "~/server/http-server/security/security-headers";

/** `/healthz`, for monitoring: 200 while the database answers, else 503. `more`: headers to add. */
export async function sendHealth(
  { site, log }: Pick<ServerContext, "site" | "log">,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[],
): Promise<void> {
  const failure = await sql`select 1`.execute(site.db).then(
    () => null,
    (error: unknown) => ({ err: error }),
  );
  if (failure) log.error(failure, "database does not answer");
  response.writeHead(failure ? 503 : 200, [
    ...securityHeaders,
    ...more,
    "Content-Type",
    "text/plain; charset=utf-8",
    "Cache-Control",
    "no-store",
  ]);
  response.end(request.method === "HEAD" ? undefined : failure ? "database\n" : "ok\n");
}
