import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";
import { logStorageFault } from "./answer/attempt.server";

/**
 * A stored file (see PhotoStore.read). When the photo store cannot be read now, that is logged and an answer is thrown
 * that says so to caches and browsers: 503, not "there is no such photo".
 */
export async function readStoredPhoto(site: Site, context: AppLoadContext, fileName: string) {
  try {
    return await site.photos.read(fileName);
  } catch (error) {
    logStorageFault(error, context);
    throw new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } });
  }
}
