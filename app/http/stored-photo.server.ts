import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";
import { logStorageFault } from "./answer/problem.server";

/**
 * Reads a stored file (see PhotoStore.read). When the photo store cannot be read, it logs the error and throws a 503.
 * With a 404, browsers and caches would take the photo for deleted.
 */
export async function readStoredPhoto(site: Site, context: AppLoadContext, fileName: string) {
  try {
    return await site.photos.read(fileName);
  } catch (error) {
    logStorageFault(error, context);
    throw new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } });
  }
}
