import type { IncomingMessage } from "node:http";

/**
 * More than the forms accept, on purpose: a photo over its 10 MB is cut while it arrives and refused by name, in a
 * form that still has every word and every other photo. Only what no phone sends is refused from outside.
 */
const photoForm = 64 * 1024 * 1024;
const photoForms = [
  "/submit",
  "/api/submit-story",
  "/admin/nuovo-articolo",
  "/admin/nuova-location",
  "/api/admin/blog-posts",
  "/api/admin/locations",
  "/api/extract-gps",
];
const otherwise = 64 * 1024;

/** Why a body is not even read: it does not say how long it is (411), or it is too long (413). */
export type BodyRefusal = "length-missing" | "photos-too-large" | "too-large";

/** Judges a request by its headers alone, before anything of its body is read; null when it may go on. */
export function refusalOfBody(request: IncomingMessage, path: string): BodyRefusal | null {
  if (request.headers["transfer-encoding"] !== undefined) return "length-missing";
  const length = Number(request.headers["content-length"] ?? 0);
  const bringsPhotos = photoForms.includes(path.replace(/\.data$/, ""));
  if (length <= (bringsPhotos ? photoForm : otherwise)) return null;
  return bringsPhotos ? "photos-too-large" : "too-large";
}
