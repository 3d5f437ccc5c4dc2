import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A fault in place of a request. */
export type Fault =
  | { kind: "answer"; status: number; code: string }
  /** The request is read and never answered. */
  | { kind: "hang" }
  /** The head of the answer and its first bytes are sent, then nothing. With `cut` the connection is closed. */
  | { kind: "first-bytes"; bytes: number; cut: boolean }
  /** The connection is closed without an answer. With `passed` the server has received the request before. */
  | { kind: "reset"; passed: boolean };

/** A proxy in front of a server, which fails when the test wants it. */
export interface FaultyProxy {
  url: string;
  /** Decides about every request. Null passes the request on. */
  fail(decide: (request: { method: string; path: string }) => Fault | null): void;
  /** Every received request, as `METHOD path`. */
  requests: string[];
  /** The number of open connections. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

/** Starts it on a free port of 127.0.0.1. `target` is the address of the server. */
export async function faultyProxy(target: string): Promise<FaultyProxy> {
  let decide: Parameters<FaultyProxy["fail"]>[0] = () => null;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { method = "", url: path = "" } = request;
    requests.push(`${method} ${path}`);
    answer(target, decide({ method, path }), request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (next) => void (decide = next),
    requests,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(
  target: string,
  fault: Fault | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (fault?.kind === "hang") return void request.resume();
  if (fault?.kind === "answer") {
    request.resume();
    response.writeHead(fault.status, { "Content-Type": "application/xml" });
    return void response.end(`<Error><Code>${fault.code}</Code></Error>`);
  }
  if (fault?.kind === "reset" && !fault.passed) return void request.socket.destroy();
  // The signature covers the name by which the store was called.
  const { method, headers, url: path } = request;
  const passed = ask(target + path, { method, headers, agent: false }, (found) => {
    if (fault?.kind === "reset") return void request.socket.destroy();
    response.writeHead(found.statusCode ?? 500, found.headers);
    if (fault?.kind !== "first-bytes") return void found.pipe(response);
    found.once("data", (chunk: Buffer) => {
      found.destroy();
      response.write(chunk.subarray(0, fault.bytes));
      if (fault.cut) response.end(() => request.socket.destroy());
    });
  });
  passed.on("error", () => request.socket.destroy());
  request.pipe(passed);
}
