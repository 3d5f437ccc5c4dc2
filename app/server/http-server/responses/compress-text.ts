import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import type { ContentCoding } from "~/server/page-cache/content-coding";

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/;
/** A small window: the default takes megabytes of memory for each response under way. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };

/** Bytes of text that are compressed at once, in a third of a millisecond; the way to another thread and back takes as long. */
const compressedAtOnce = 32 * 1024;

/** Whether a response is text, which is compressed and sent whole instead of streamed. */
export function isText({ headers, body }: Response): boolean {
  return body !== null && compressible.test(headers.get("Content-Type") ?? "");
}

/** Encodes a text and sets Content-Encoding and Vary in its headers. */
export async function compressText(text: Buffer, headers: Headers, coding: ContentCoding): Promise<Buffer> {
  headers.append("Vary", "Accept-Encoding");
  if (coding === "identity") return text;
  headers.set("Content-Encoding", coding);
  if (coding === "gzip") return promisify(gzip)(text);
  if (text.length <= compressedAtOnce) return brotliCompressSync(text, { params });
  return promisify(brotliCompress)(text, { params });
}
