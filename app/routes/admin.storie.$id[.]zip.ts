import type { LoaderFunctionArgs } from "@remix-run/node";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { archiveFileName, storyArchive } from "~/http/story-archive/story-archive.server";
import { zipLength, zipStream } from "~/http/story-archive/zip-stream.server";
import { storiesText } from "~/text/it/admin/lists";

export const handle: RouteHandle = { owner: true, sendsPhotos: true };

/** Downloads a received story: words and photos in a zip archive. */
export async function loader({ params, context: { site, client } }: LoaderFunctionArgs) {
  const story = await findStory(site, params.id ?? "");
  const noStore = { "Cache-Control": "no-store" };
  if (!story) {
    const headers = { ...noStore, "Content-Type": "text/plain; charset=utf-8" };
    return new Response(storiesText.gone, { status: 404, headers });
  }
  const origin = site.publicSettings.publicUrl ?? client.origin;
  const entries = await storyArchive(site, story, origin);
  return new Response(zipStream(entries, new Date(story.createdAt)), {
    headers: {
      ...noStore,
      "Content-Type": "application/zip",
      "Content-Length": String(zipLength(entries)),
      "Content-Disposition": `attachment; filename="${archiveFileName(story)}"`,
    },
  });
}
