import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sessionCookieName } from "~/http/session.server";
import { requestHandler } from "./request-handler";
import { type Connections, watchConnections } from "~/server/http-server/connections/connections";
import { collectAfterGrowth } from "~/server/remix/collect-garbage";
import { maxHeaders, toOriginForm } from "./request-checks";
import { largestBody } from "./route-manifest";
import { pathOf } from "./server-request";
import type { CompiledPages, ServerContext } from "./server-context";
import type { AddressInfo } from "node:net";
import { cannot } from "~/server/user-errors";
import { said } from "~/text/owner/terminal-words";

export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** The times that a stop waits for responses, and for those to whole forms, in milliseconds. */
const defaultTimeouts = { responses: 4_000, forms: 15_000 };

/** Starts the server on this host and port; port 0 takes a free one. Throws CannotDo without the address. */
export async function serve(
  context: ServerContext,
  { host, port }: { host: string; port: number },
  prepare: () => Promise<void> = () => Promise.resolve(),
) {
  // `prepare` runs once the server listens. It may end sessions, so requests with a session wait for it.
  let isReady = false;
  let answer = requestHandler(context, () => isReady);
  const logRequest = requestLogger(context, (path) => answer.loggedPath(path));
  const prepared = Promise.withResolvers<unknown>();
  prepared.promise.then(() => (isReady = true)).catch(() => undefined);
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { cookie = "" } = request.headers;
    if (!isReady && [true, false].some((https) => cookie.includes(`${sessionCookieName(https)}=`))) {
      return void prepared.promise.then(
        () => onRequest(request, response),
        () => request.socket.destroy(),
      );
    }
    toOriginForm(request);
    logRequest(request, response);
    // An error before the first wait is a rejection, too.
    const answered = async () => answer(request, response);
    answered().catch((error: unknown) => {
      if (response.destroyed) return;
      context.log.error({ err: error }, "request failed");
      if (response.headersSent) response.destroy();
      else answer.fail(request, response);
    });
  };

  const server = createHttpServer(context);
  const open = watchConnections(server, {
    answer: onRequest,
    pageOf: (status, head) => answer.pageOfHead(status, head),
    fromProxies: context.trustProxy > 0,
    alsoCheck: () => answer.cutStalled(),
    limits: context.connectionLimits,
  });
  await listen(server, host, port);
  // Such an error is, for example, a connection that cannot be accepted. Open connections are not affected.
  server.on("error", (err) => context.log.error({ err }, "server error"));
  prepare().then(prepared.resolve, (error: unknown) => {
    server.closeAllConnections();
    prepared.reject(error);
  });
  return {
    /** The server's address on this machine, without a final slash. */
    url: urlOf(server, host),
    /** Resolves when `prepare` is done and requests with a session are answered. Rejects when `prepare` fails. */
    ready: prepared.promise,
    /** Answers with these pages from now on, and clears the page cache. Called after a rebuild in development. */
    replacePages(compiled: CompiledPages) {
      answer = requestHandler({ ...context, ...compiled }, () => isReady);
      context.pages.clear();
    },
    /** Stops accepting connections, waits for running responses, and then closes all connections that are left. */
    close: () => closeServer(server, open, context.shutdownTimeouts),
  };
}

function createHttpServer({ ownsProcess }: ServerContext): Server {
  const server = createServer({
    // A phone at 3 kB/s needs this for the largest body. The checks of connections end bad requests much earlier.
    requestTimeout: Math.ceil(largestBody / 3),
    headersTimeout: 20_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16 * 1024,
    // `requestChecks` checks the Host itself, after the method.
    requireHostHeader: false,
  });
  // Node drops the headers beyond this limit. One too many must still arrive to be noticed.
  server.maxHeadersCount = maxHeaders + 1;
  if (ownsProcess !== false) collectAfterGrowth(server);
  return server;
}

async function closeServer(server: Server, open: Connections, { responses, forms } = defaultTimeouts) {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cuts = [
    setTimeout(() => open.cutWithoutForm(), responses),
    setTimeout(() => server.closeAllConnections(), forms),
  ];
  const closed = new Promise((resolve) => server.close(resolve));
  open.closeUnused();
  await closed;
  clearInterval(idle);
  cuts.forEach(clearTimeout);
}

/** Binds a server to a host and port. Throws CannotDo with a sentence for the owner when that is impossible. */
async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code === "EADDRINUSE") throw cannot(said.cannotStart.portInUse, { port });
    if (code === "EACCES") throw cannot(said.cannotStart.portForbidden, { port });
    const isUnknown = code === "EADDRNOTAVAIL" || code === "ENOTFOUND";
    if (isUnknown) throw cannot(said.cannotStart.hostUnknown, { host });
    throw cannot(said.cannotStart.unexpected, { message });
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const reachable = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** Makes a function that logs a request when it is answered, without query, secrets and IP address. */
function requestLogger({ log }: ServerContext, loggedPath: (path: string) => string) {
  return function logRequest(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    const { socket, method = "GET" } = request;
    const path = pathOf(request);
    const before = socket.bytesWritten;
    response.on("close", () => {
      log.answered({
        method,
        path: loggedPath(path),
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: socket.bytesWritten - before,
        aborted: !response.writableFinished,
      });
    });
  };
}
