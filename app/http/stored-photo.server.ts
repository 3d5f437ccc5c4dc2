import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";
import { logStorageFault } from "./answer/problem.server";

/** The headers of every photo. A browser that opens one must not run what a forged file contains. */
export const photoHeaders = {
  "Content-Type": "image/jpeg",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Content-Disposition": "inline",
};

/** Reads a stored file. On a storage fault it throws a 503: with a 404 caches would take the photo for deleted. */
export async function readStoredPhoto(site: Site, context: AppLoadContext, fileName: string) {
  try {
    return await site.photos.read(fileName);
  } catch (error) {
    logStorageFault(error, context);
    throw new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } });
  }
}
