import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ContentCoding } from "./content-coding";

const compressible = /^(?:text\/|application\/json|image\/svg)/;
/** Enough for any page of ours; the default window takes megabytes for every answer under way. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };

/** Whether an answer is text of ours that comes whole: worth compressing, and small enough to hold. */
export function isText({ headers, body }: Response): boolean {
  return body !== null && compressible.test(headers.get("Content-Type") ?? "");
}

/** The text in this coding; says so in the headers that go with it. */
export async function compressed(text: Buffer, headers: Headers, coding: ContentCoding): Promise<Buffer> {
  headers.append("Vary", "Accept-Encoding");
  if (coding === "identity") return text;
  headers.set("Content-Encoding", coding);
  return coding === "br" ? promisify(brotliCompress)(text, { params }) : promisify(gzip)(text);
}
