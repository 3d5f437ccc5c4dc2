import type { IncomingMessage } from "node:http";

const megabyte = 1024 * 1024;
const onePhoto = 10 * megabyte;
const slack = megabyte;

/** How many bytes a request may bring, by path; everything else may bring `otherwise`. */
const limits: Record<string, number> = {
  "/submit": 3 * onePhoto + slack,
  "/api/submit-story": 3 * onePhoto + slack,
  "/admin/nuovo-articolo": onePhoto + slack,
  "/admin/nuova-location": onePhoto + slack,
  "/api/admin/blog-posts": onePhoto + slack,
  "/api/admin/locations": onePhoto + slack,
  "/api/extract-gps": onePhoto + slack,
};
const otherwise = 64 * 1024;

/** Why a body is not even read: it does not say how long it is (411), or it is too long (413). */
export type BodyRefusal = "length-missing" | "photos-too-large" | "too-large";

/** Judges a request by its headers alone, before anything of its body is read; null when it may go on. */
export function refusalOfBody(request: IncomingMessage, path: string): BodyRefusal | null {
  if (request.headers["transfer-encoding"] !== undefined) return "length-missing";
  const length = Number(request.headers["content-length"] ?? 0);
  const limit = limits[path.replace(/\.data$/, "")];
  if (length <= (limit ?? otherwise)) return null;
  return limit === undefined ? "too-large" : "photos-too-large";
}
