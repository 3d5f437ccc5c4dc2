/** The ways in which a body can be sent. */
export type ContentCoding = "br" | "gzip" | "identity";

const brotli = /(?:^|[\s,])br\s*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;
const gzip = /(?:^|[\s,])gzip\s*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;

/** The best coding that the client accepts; `q=0` means that it does not. */
export function contentCodingFor(acceptEncoding: string | undefined): ContentCoding {
  if (acceptEncoding === undefined) return "identity";
  if (brotli.test(acceptEncoding)) return "br";
  return gzip.test(acceptEncoding) ? "gzip" : "identity";
}
