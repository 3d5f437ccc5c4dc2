import { once } from "node:events";
import { type IncomingHttpHeaders, type ServerResponse, createServer as createHttp } from "node:http";
import { createServer as createHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { testCertificate } from "./test-certificate";

interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An HTTP server on a free port of 127.0.0.1 that records its requests. */
export interface HttpReceiver {
  url: string;
  requests: ReceivedRequest[];
  /** Answers the next requests. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts it. It answers 201 until the test changes that. */
export async function startHttpReceiver({ https = false } = {}): Promise<HttpReceiver> {
  const requests: ReceivedRequest[] = [];
  const server = https ? createHttps(testCertificate) : createHttp();
  server.on("request", (request, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      requests.push({ method, path, headers, body: Buffer.concat(chunks) });
      receiver.answer(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const receiver: HttpReceiver = {
    url: `${https ? "https" : "http"}://localhost:${port}`,
    requests,
    answer: (response) => void response.writeHead(201).end(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}
