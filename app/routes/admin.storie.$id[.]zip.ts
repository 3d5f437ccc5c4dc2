import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoLabel } from "~/domain/photos/photo";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Story } from "~/domain/stories/story";
import { storyJson } from "~/http/api/json/story-json.server";
import type { RouteHandle } from "~/http/route-handle";
import { zipLength, zipStream, type ZipEntry } from "~/http/story-archive/zip-stream.server";
import { photoNameOf } from "~/photo-store/photo-files";
import { storiesText } from "~/text/it/admin/lists";
import { storyArchiveText } from "~/text/it/admin/story-archive";

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

/**
 * Returns the files of a story's download: `storia.txt` for people, `storia.json` for programs, and its photos in their
 * largest size. The owner may share the download, so it has no positions of photos. `origin` is the address of the
 * site.
 */
async function storyArchive(site: Site, story: Story, origin: string): Promise<ZipEntry[]> {
  const photos: ZipEntry[] = [];
  for (const { name } of story.photos) {
    const stored = await site.photos.read(name);
    if (!stored) continue;
    await stored.stream.cancel();
    const open = async () => {
      const again = await site.photos.read(name);
      if (!again) throw new Error(`the photo ${name} was removed while it was being downloaded`);
      return again.stream as unknown as AsyncIterable<Uint8Array>;
    };
    photos.push({ name: archivedName(name, photos.length + 1), bytes: stored.bytes, open });
  }
  const files = photos.map(({ name }) => name);
  const json = {
    ...storyJson(story),
    consentVersion: story.consentVersion,
    consentLanguage: story.consentLanguage,
    files,
  };
  const article = story.blogPost?.published ? `${origin}/blog/${story.blogPost.id}` : null;
  return [
    textEntry("storia.txt", storyArchiveText({ ...story, files, article })),
    textEntry("storia.json", `${JSON.stringify(json, null, 2)}\n`),
    ...photos,
  ];
}

/** Returns the name of a story's download: its day and the beginning of its id. */
function archiveFileName({ id, createdAt }: Story): string {
  return `storia-${createdAt.slice(0, 10)}-${id.slice(0, 6)}.zip`;
}

/** Returns a name like `foto-1-porto.jpg`. The last word comes from the stored name, when the site made that name. */
function archivedName(name: string, n: number): string {
  return photoNameOf(name) === name ? `foto-${n}-${photoLabel(name)}` : `foto-${n}.jpg`;
}

function textEntry(name: string, text: string): ZipEntry {
  const bytes = new TextEncoder().encode(text);
  return { name, bytes: bytes.length, open: async () => oneChunk(bytes) };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
