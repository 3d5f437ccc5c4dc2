import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Proxy, siteName } from "./proxy";

/** The options of a visit. */
export interface VisitOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | FormData | URLSearchParams;
  /** True for a body in chunks, whose length nobody says. */
  chunked?: boolean;
  /** The visitor's address. All of 127.0.0.0/8 belong to this machine. */
  from?: string;
  /** True for http instead of https. */
  plain?: boolean;
}

/** The answer to a visit. */
export interface Visited {
  status: number;
  headers: IncomingHttpHeaders;
  /** All values of each header. */
  all: Record<string, string[] | undefined>;
  /** The body, decoded by the coding in the headers. */
  text: string;
}

/** Requests a page from the proxy, as a browser with its own address would. */
export async function visit(proxy: Proxy, path: string, visit: VisitOptions = {}): Promise<Visited> {
  const { body, type } = await bytesOf(visit.body);
  const request = open(proxy, path, visit, {
    ...(body &&
      (visit.chunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": String(body.length) })),
    ...(type && { "Content-Type": type }),
  });
  const answered = once(request, "response") as Promise<[IncomingMessage]>;
  request.end(body);
  return readAnswer(await answered);
}

/** Opens a request. The test writes its body piece by piece. */
export function open(proxy: Proxy, path: string, visit: VisitOptions, more: Record<string, string> = {}) {
  const port = visit.plain ? proxy.http : proxy.https;
  const options = {
    host: "127.0.0.1",
    port,
    path,
    method: visit.method ?? (visit.body ? "POST" : "GET"),
    localAddress: visit.from ?? "127.0.0.1",
    headers: { Host: `${siteName}:${port}`, ...more, ...visit.headers },
    agent: false as const,
  };
  return visit.plain
    ? httpRequest(options)
    : httpsRequest({ ...options, servername: siteName, ca: proxy.certificate });
}

/** Reads a whole answer. */
export async function readAnswer([message]: [IncomingMessage]): Promise<Visited> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const coding = bytes.length > 0 ? message.headers["content-encoding"] : undefined;
  const unpack = coding === "br" ? brotliDecompressSync : coding === "gzip" ? gunzipSync : null;
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    all: message.headersDistinct,
    text: (unpack ? unpack(bytes) : bytes).toString("utf8"),
  };
}

async function bytesOf(body: VisitOptions["body"]): Promise<{ body?: Buffer; type?: string | null }> {
  if (body === undefined || Buffer.isBuffer(body)) return { body };
  const packed = new Response(body);
  return { body: Buffer.from(await packed.arrayBuffer()), type: packed.headers.get("Content-Type") };
}
