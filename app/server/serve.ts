import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sessionCookieName } from "~/http/session.server";
import { cannotStart } from "~/text/it/terminal";
import { requestAnswerer } from "~/server/answering/answer-request";
import { CannotStart } from "./user-errors";
import { type Connections, connections } from "~/server/guards/connections";
import { limitUnread } from "~/server/guards/unread-limit";
import { keepTickShape } from "~/server/answering/keep-tick-shape";
import { logRequest } from "~/server/logging/log-request";
import type { CompiledPages, Program } from "./program";
import { refuseMalformed } from "~/server/guards/refuse-malformed";

/** A running HTTP server. */
export interface RunningServer {
  /** Its address on this machine, without a final slash. */
  url: string;
  /** Resolves when `prepare` is done and requests with a session are answered, too; rejects when it failed. */
  ready: Promise<unknown>;
  /** Answers from now on with these pages and forgets cached ones; for rebuilds in development. */
  replacePages(compiled: CompiledPages): void;
  /**
   * Stops accepting connections and waits for responses under way: at most four seconds, or fifteen for requests whose
   * whole body has arrived. Then it closes the remaining connections.
   */
  close(): Promise<void>;
}

const minute = 60_000;
/** After so many minutes a response that has not begun is given up: the code that was to send it has failed. */
const mostSilences = 15;
/** How long a stop waits for responses in general, and for those to complete forms with photos; in milliseconds. */
const patience = { everyone: 4_000, forms: 15_000 };

/**
 * Starts the server on host and port (0: a free one). Throws CannotStart when that address is not available. `prepare`
 * runs once the address is bound: it may end sessions, so requests with a session cookie wait for it. All others are
 * answered at once.
 */
export async function serve(
  program: Program,
  { host, port }: { host: string; port: number },
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<RunningServer> {
  let answer = requestAnswerer(program);
  const prepared = Promise.withResolvers<unknown>();
  let isReady = false;
  prepared.promise.then(
    () => (isReady = true),
    () => undefined,
  );
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (!isReady && hasSessionCookie(request)) {
      return void prepared.promise.then(
        () => onRequest(request, response),
        () => request.socket.destroy(),
      );
    }
    logRequest(program.log, request, response);
    try {
      answer(request, response)?.catch((error: unknown) => failed(error, request, response));
    } catch (error) {
      failed(error, request, response);
    }
  };
  const failed = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    if (response.destroyed) return;
    program.log.error({ err: error }, "request failed");
    if (response.headersSent) response.destroy();
    else answer.fail(request, response);
  };

  // A phone at 3 kB/s needs almost three hours for three large photos: only silence ends a request, not its length.
  const server = createServer({
    requestTimeout: 4 * 60 * minute,
    headersTimeout: 20_000,
    keepAliveTimeout: 65_000,
  });
  const open = connections(server, onRequest);
  server.on("clientError", (error, socket) => {
    if (!open.endAfterAnswers(socket)) refuseMalformed(error, socket);
  });
  const silence = program.silence ?? minute;
  server.setTimeout(silence, (socket) => {
    const current = open.answering(socket);
    const isAwaited = current !== null && !current.response.headersSent && ++current.silences < mostSilences;
    if (isAwaited) socket.setTimeout(silence);
    else socket.destroy();
  });
  limitUnread(server, program.unread);
  server.once("close", keepTickShape());
  server.once("close", () => answer.close());
  await listening(server, host, port);
  // For example a connection that could not be accepted; open ones are not affected.
  server.on("error", (err) => program.log.error({ err }, "server error"));
  const close = () => closed(server, open, program.patience ?? patience);
  prepare().then(prepared.resolve, (error: unknown) => {
    server.closeAllConnections();
    prepared.reject(error);
  });
  const replacePages = (compiled: CompiledPages) => {
    answer.close();
    answer = requestAnswerer({ ...program, ...compiled });
    program.pages.clear();
  };
  return { url: urlOf(server, host), ready: prepared.promise, replacePages, close };
}

/** Whether a request carries a session cookie, of a live session or not. */
function hasSessionCookie({ headers: { cookie } }: IncomingMessage): boolean {
  return (
    cookie !== undefined && [true, false].some((https) => cookie.includes(`${sessionCookieName(https)}=`))
  );
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (code === "EADDRINUSE") reject(new CannotStart(cannotStart.portInUse(port)));
      else if (code === "EACCES") reject(new CannotStart(cannotStart.portForbidden(port)));
      else if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
        reject(new CannotStart(cannotStart.hostUnknown(host)));
      else reject(new CannotStart(cannotStart.unexpected(message)));
    });
    server.listen(port, host, resolve);
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const reachable = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

async function closed(
  server: Server,
  open: Connections,
  { everyone, forms }: typeof patience,
): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cuts = [
    setTimeout(() => open.cutWithoutForm(), everyone),
    setTimeout(() => server.closeAllConnections(), forms),
  ];
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  cuts.forEach(clearTimeout);
}
