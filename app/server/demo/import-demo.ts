import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type Sharp from "sharp";
import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { removeFromBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { createLocation } from "~/domain/locations/save-location.server";
import {
  newReceivedPath,
  type ReceivedFile,
  removeReceived,
} from "~/domain/photos/files/store-photos.server";
import { readValue, writeValue } from "~/domain/key-values.server";
import type { Site } from "~/domain/site";
import { newToken } from "~/domain/new-id";
import { recordSighting } from "~/domain/sightings/record-sighting.server";
import { createTag } from "~/domain/tags/create-tag.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { changeStory } from "~/domain/stories/story-state.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import {
  demoJourney,
  demoSightings,
  demoStories,
  type DemoStop,
  demoTag,
} from "~/text/it/commands/demo-journey";
import { type DemoHour, demoPhotoSvg } from "./draw-demo-photo";

/** The ids of everything that `import-demo` has added to the site. `--remove` deletes nothing else. */
interface DemoContents {
  blogPosts: string[];
  locations: string[];
  stories: string[];
  /** The tags, with their sightings. An older import has none. */
  tags?: string[];
}

const demoSetting = "demo-journey";
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const daysBetweenStops = 24;

/** Returns what `import-demo` added to this site; null when it added nothing. */
export async function findDemo(site: Site): Promise<DemoContents | null> {
  const stored = await readValue(site.db, demoSetting);
  return stored === null ? null : (JSON.parse(stored) as DemoContents);
}

/**
 * Adds a made-up journey through Italy that ends today, with the domain commands that the forms also use. `toy` is the
 * drawing in the site's icon (SVG). `onStop` is called after each stop. Returns the number of stops.
 */
export async function importDemo(
  site: Site,
  sharp: typeof Sharp,
  toy: string,
  onStop: (done: number, all: number) => void,
): Promise<number> {
  const journey = demoJourney(site.publicSettings.productName);
  const contents = { blogPosts: [], locations: [], stories: [], tags: [] } as Required<DemoContents>;
  // All photos are drawn first, because the photo pipeline disables SVG input for the rest of the process.
  const photos = await Promise.all(journey.map((_, scene) => drawBoth(sharp, scene, toy)));
  const remembering = async (list: keyof DemoContents, id: string) => {
    contents[list].push(id);
    await writeValue(site.db, demoSetting, JSON.stringify(contents));
    return id;
  };
  for (const [n, stop] of journey.entries()) {
    const daysAgo = (journey.length - 1 - n) * daysBetweenStops;
    const then: Site = { ...site, now: () => new Date(site.now().getTime() - daysAgo * day) };
    const [morning = Buffer.alloc(0), evening] = photos[n] ?? [];
    const taken = n % 2 === 0 && evening ? [morning, evening] : [morning];
    const blogPostId = stop.article ? await promoted(then, stop, stop.article, taken, remembering) : "";
    const received = stop.article ? [] : [await receive(site, morning, stop.city)];
    const fields = { ...stop, country: defaultCountry, blogPostId };
    const placed = await createLocation(then, { ...noDraft, fields, existingPhotos: [], received });
    await removeReceived(received.map((file) => file.path));
    await remembering("locations", idIn(placed));
    onStop(n + 1, journey.length);
  }
  for (const [n, { name, city, story }] of demoStories(site.publicSettings.productName).entries()) {
    const received = await receiveAll(site, photos[n + 1] ?? [], city || "treno");
    await remembering("stories", await send(site, { name, city, story }, received));
  }
  const tag = await createTag(site, { fields: { name: demoTag }, token: null });
  await remembering("tags", idIn(tag));
  const code = tag.ok ? tag.value.code : null;
  for (const [hours, fields] of demoSightings.entries()) {
    const then: Site = { ...site, now: () => new Date(site.now().getTime() - (hours + 1) * 5 * hour) };
    await recordSighting(then, { code, fields, token: newToken(), language: "it", from: null });
  }
  return journey.length;
}

const noDraft = { token: null, draftId: null, removed: [] };

async function promoted(
  site: Site,
  { city }: DemoStop,
  { title, author, content, answer }: NonNullable<DemoStop["article"]>,
  photos: Buffer[],
  remembering: (list: keyof DemoContents, id: string) => Promise<string>,
): Promise<string> {
  const sent = { name: author ?? "", city, story: content };
  const storyId = await remembering("stories", await send(site, sent, await receiveAll(site, photos, city)));
  if (answer) await changeStory(site, storyId, { answer });
  const story = await findStory(site, storyId);
  const created = await createBlogPost(site, {
    ...noDraft,
    fields: {
      title,
      content,
      city,
      country: defaultCountry,
      authorName: author ?? "",
      reactions: title.length,
    },
    existingPhotos: story?.photos.map((photo) => photo.name) ?? [],
    storyId,
    received: [],
  });
  return remembering("blogPosts", idIn(created));
}

async function send(site: Site, texts: Record<string, string>, received: ReceivedFile[]): Promise<string> {
  const fields = { ...texts, consent: "true" };
  const result = await submitStory(site, { ...noDraft, fields, language: "it", honeypot: "", received });
  await removeReceived(received.map((file) => file.path));
  return idIn(result);
}

function idIn(result: { ok: true; value: { id: string } } | { ok: false; code: string }): string {
  if (!result.ok) throw new Error(`the made-up journey was refused: ${result.code}`);
  return result.value.id;
}

/** Removes only the made-up journey. A part that the owner has already removed is no error. */
export async function removeDemo(
  site: Site,
  { locations, blogPosts, stories, tags = [] }: DemoContents,
): Promise<void> {
  await moveToBin(site, "location", locations);
  await moveToBin(site, "blog-post", blogPosts);
  await moveToBin(site, "story", stories);
  for (const id of [...locations, ...blogPosts, ...stories]) await removeFromBin(site, id);
  if (tags.length > 0) await site.db.deleteFrom("tags").where("id", "in", tags).execute();
  await site.db.deleteFrom("settings").where("key", "=", demoSetting).execute();
}

async function drawBoth(sharp: typeof Sharp, scene: number, toy: string): Promise<Buffer[]> {
  const hours: DemoHour[] = ["morning", "evening"];
  return Promise.all(
    hours.map((hour) =>
      sharp(Buffer.from(demoPhotoSvg(scene, hour, toy)))
        .jpeg({ quality: 88 })
        .toBuffer(),
    ),
  );
}

const receiveAll = (site: Site, photos: Buffer[], label: string) =>
  Promise.all(photos.map((photo) => receive(site, photo, label)));

/** Writes a photo to `incoming`, where photos from forms also arrive. */
async function receive(site: Site, photo: Buffer, label: string): Promise<ReceivedFile> {
  const file = newReceivedPath(site);
  await mkdir(path.dirname(file));
  await writeFile(file, photo);
  return { path: file, fileName: `${label}.jpg`, digest: createHash("sha256").update(photo).digest("hex") };
}
