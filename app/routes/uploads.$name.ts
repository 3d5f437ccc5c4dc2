import type { LoaderFunctionArgs } from "@remix-run/node";
import fresh from "fresh";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import { photoNameOf } from "~/photo-store/photo-files";
import { isPhotoPublic } from "~/domain/photos/photos-queries.server";
import { isCardPublic } from "~/domain/share-cards/share-cards-queries.server";
import type { AppLoadContext } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { rangeAnswer } from "~/http/range-answer.server";
import { photoHeaders, readStoredPhoto } from "~/http/stored-photo.server";

export const handle: RouteHandle = { sendsPhotos: true, exported: true };

/** Returns a stored file. What no public page shows is for the owner, and for the sender of its draft (`?draft=`). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { site } = context;
  const fileName = params.name ?? "";
  const name = photoNameOf(fileName);
  const access = name && (await accessTo(name, request, context));
  // A stored file never changes, so its name can serve as its ETag.
  const caching = {
    ETag: `"${fileName}"`,
    "Cache-Control": cachingFor(access, request),
    // Feeds and excerpts show the JPEG files of public photos on other sites.
    "Cross-Origin-Resource-Policy":
      access === "public" && fileName.endsWith(".jpg") ? "cross-origin" : "same-origin",
  };
  const known = { "if-none-match": request.headers.get("If-None-Match") ?? undefined };
  if (access === "public" && fresh(known, { etag: caching.ETag })) {
    return new Response(null, { status: 304, headers: caching });
  }
  const file = access && (await readStoredPhoto(site, context, fileName));
  if (!file) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return rangeAnswer(request, caching.ETag, file, {
    ...caching,
    ...photoHeaders,
    ...(fileName.endsWith(".webp") && { "Content-Type": "image/webp" }),
  });
}

/** docs/settings.md says how long a hidden photo may be seen: one minute in shared caches, five in the browser. */
function cachingFor(access: string | null, { headers }: Request): string {
  if (access !== "public") return "private, no-store";
  return headers.has("Cookie") ? "private, max-age=300" : "public, max-age=300, s-maxage=60";
}

async function accessTo(name: string, request: Request, { site, owner }: AppLoadContext) {
  if ((await isPhotoPublic(site, name)) || (await isCardPublic(site, name))) return "public";
  if (await owner.isSignedIn()) return "private";
  const draftId = new URL(request.url).searchParams.get("draft");
  const draft = draftId ? await findDraft(site, draftId) : null;
  return draft?.photos.some((photo) => photo.name === name) ? "private" : null;
}
