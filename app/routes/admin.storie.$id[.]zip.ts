import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoLabel } from "~/domain/photos/photo";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Story } from "~/domain/stories/story";
import { storyJson } from "~/http/api/json/story-json.server";
import type { RouteHandle } from "~/http/route-handle";
import { storyText } from "~/http/story-archive/story-text.server";
import { type ZipEntry, zipLength, zipStream } from "~/http/story-archive/zip-stream.server";
import { photoNameOf } from "~/photo-store/photo-files";
import { ownerAnswersIn, ownerWordsIn } from "~/text/owner/languages.server";
import type { OwnerWords } from "~/text/words";

export const handle: RouteHandle = { owner: true, sendsPhotos: true };

/** Downloads a received story: words and photos in a zip archive. */
export async function loader({ params, context: { site, client, language } }: LoaderFunctionArgs) {
  const words = ownerWordsIn(language, site.publicSettings.productName);
  const text = ownerAnswersIn(language).storyArchive;
  const story = await findStory(site, params.id ?? "");
  const noStore = { "Cache-Control": "no-store" };
  if (!story) {
    const headers = { ...noStore, "Content-Type": "text/plain; charset=utf-8" };
    return new Response(words.text.stories.gone, { status: 404, headers });
  }
  const entries = await entriesOf(words, site, story, site.publicSettings.publicUrl ?? client.origin);
  const name = `${text.story}-${story.createdAt.slice(0, 10)}-${story.id.slice(0, 6)}.zip`;
  return new Response(zipStream(entries, new Date(story.createdAt)), {
    headers: {
      ...noStore,
      "Content-Type": "application/zip",
      "Content-Length": String(zipLength(entries)),
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

/** Returns a story's files for people, for programs, and its photos. The owner may share them: without positions. */
async function entriesOf(words: OwnerWords, site: Site, story: Story, origin: string): Promise<ZipEntry[]> {
  const text = ownerAnswersIn(words.language.code).storyArchive;
  const photos: ZipEntry[] = [];
  for (const { name } of story.photos) {
    const stored = await site.photos.read(name);
    if (!stored) continue;
    await stored.stream.cancel();
    const open = async () => {
      const again = await site.photos.read(name);
      if (!again) throw new Error(`the photo ${name} was removed while it was being downloaded`);
      return again.stream;
    };
    // Only a name that the site has made says anything.
    const label = photoNameOf(name) === name ? `-${photoLabel(name)}` : ".jpg";
    photos.push({ name: `${text.photo}-${photos.length + 1}${label}`, bytes: stored.bytes, open });
  }
  const files = photos.map(({ name }) => name);
  const { consentVersion, consentLanguage, blogPost } = story;
  const json = { ...storyJson(story), consentVersion, consentLanguage, files };
  const article = blogPost?.published ? `${origin}/blog/${blogPost.id}` : null;
  return [
    textEntry(`${text.story}.txt`, storyText(words, { ...story, files, article })),
    textEntry(`${text.story}.json`, `${JSON.stringify(json, null, 2)}\n`),
    ...photos,
  ];
}

function textEntry(name: string, text: string): ZipEntry {
  const bytes = Buffer.from(text);
  return { name, bytes: bytes.length, open: () => Promise.resolve(Readable.from([bytes])) };
}
