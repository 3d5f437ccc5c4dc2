import type { LoaderFunctionArgs } from "@remix-run/node";
import { smallestJpeg } from "~/domain/photos/photo";
import { openReceipt } from "~/domain/receipts/open-receipt.server";
import type { RouteHandle } from "~/http/route-handle";
import { photoHeaders, readStoredPhoto } from "~/http/stored-photo.server";

export const handle: RouteHandle = {
  languages: true,
  secretAddress: true,
  sendsPhotos: true,
  prefetch: false,
};

/** Returns the n-th photo of a story, counted from 1, for people with its receipt: a JPEG of at most 960 pixels. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { site } = context;
  const opened = await openReceipt(site, params.secret ?? "", context.client.address);
  const photo = opened.state === "story" ? opened.story.photos[Number(params.n) - 1] : undefined;
  const file = photo && (await readStoredPhoto(site, context, smallestJpeg(photo).name));
  if (!file) return new Response(null, { status: opened.state === "too-many" ? 429 : 404 });
  return new Response(file.stream, { headers: { ...photoHeaders, "Content-Length": String(file.bytes) } });
}
