import type { IncomingMessage } from "node:http";
import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { contentCodingFor } from "./content-coding";

const compressible = /^(?:text\/|application\/json|image\/svg)/;

/** The same answer in the coding that the client accepts, when it is text and not sent in some coding already. */
export function compressed(answer: Response, request: IncomingMessage): Response {
  const { headers, body, status, statusText } = answer;
  if (!body || headers.has("Content-Encoding") || !compressible.test(headers.get("Content-Type") ?? "")) {
    return answer;
  }
  headers.append("Vary", "Accept-Encoding");
  const coding = contentCodingFor(request.headers["accept-encoding"]);
  if (coding === "identity") return new Response(body, { status, statusText, headers });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const encoder = Duplex.toWeb(coding === "br" ? createBrotliCompress({ params }) : createGzip());
  headers.delete("Content-Length");
  headers.set("Content-Encoding", coding);
  const encoded = body.pipeThrough(encoder as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Response(encoded, { status, statusText, headers });
}
