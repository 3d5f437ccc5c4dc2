import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type Sharp from "sharp";
import { removeFromBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { readValue, removeValue, writeValue } from "~/domain/key-values.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { newToken } from "~/domain/new-id";
import * as photoFiles from "~/domain/photos/files/store-photos.server";
import type { Site } from "~/domain/site";
import { recordSighting } from "~/domain/sightings/sightings.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { changeStory } from "~/domain/stories/story-state.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import { createTag } from "~/domain/tags/tags.server";
import * as journeyText from "~/text/it/commands/demo-journey";
import { type DemoHour, demoPhotoSvg } from "./demo-photo-svg";

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
const noDraft = { token: null, draftId: null, removed: [] };

/** Returns what `import-demo` added to this site; null when it added nothing. */
export async function findDemo(site: Site): Promise<DemoContents | null> {
  const stored = await readValue(site.db, demoSetting);
  return stored === null ? null : (JSON.parse(stored) as DemoContents);
}

/** Adds a made-up journey that ends today, with the commands of the forms. `toy` is the drawing in the icon (SVG). */
export async function importDemo(
  site: Site,
  sharp: typeof Sharp,
  toy: string,
  onStop: (done: number, all: number) => void,
): Promise<number> {
  const { productName } = site.publicSettings;
  const journey = journeyText.demoJourney(productName);
  const contents = { blogPosts: [], locations: [], stories: [], tags: [] } as Required<DemoContents>;
  // All photos are drawn first, because the photo pipeline disables SVG input for the rest of the process.
  const photos = await Promise.all(journey.map((_, scene) => drawBoth(sharp, scene, toy)));
  const remember = async <Made extends { id: string }>(
    list: keyof DemoContents,
    result: { ok: true; value: Made } | { ok: false; code: string },
  ): Promise<Made> => {
    if (!result.ok) throw new Error(`the made-up journey was refused: ${result.code}`);
    contents[list].push(result.value.id);
    await writeValue(site.db, demoSetting, JSON.stringify(contents));
    return result.value;
  };
  const send = async (then: Site, texts: Record<string, string>, drawn: Buffer[], label: string) => {
    const given = { ...noDraft, fields: { ...texts, consent: "true" }, language: "it", honeypot: "" };
    const submit = (received: photoFiles.ReceivedFile[]) => submitStory(then, { ...given, received });
    const sent = await withReceived(then, drawn, label, submit);
    return (await remember("stories", sent)).id;
  };
  const promote = async (then: Site, { city, article }: journeyText.DemoStop, taken: Buffer[]) => {
    if (!article) return "";
    const { title, content, answer } = article;
    const authorName = article.author ?? "";
    const storyId = await send(then, { name: authorName, city, story: content }, taken, city);
    if (answer) await changeStory(then, storyId, { answer });
    const existingPhotos = (await findStory(then, storyId))?.photos.map(({ name }) => name) ?? [];
    const fields = { title, content, city, country: defaultCountry, authorName, reactions: title.length };
    const given = { ...noDraft, fields, existingPhotos, storyId, received: [] };
    return (await remember("blogPosts", await createBlogPost(then, given))).id;
  };
  for (const [n, stop] of journey.entries()) {
    const daysAgo = (journey.length - 1 - n) * daysBetweenStops;
    const then: Site = { ...site, now: () => new Date(site.now().getTime() - daysAgo * day) };
    const [morning = Buffer.alloc(0), evening] = photos[n] ?? [];
    const taken = n % 2 === 0 && evening ? [morning, evening] : [morning];
    const fields = { ...stop, country: defaultCountry, blogPostId: await promote(then, stop, taken) };
    const placed = await withReceived(site, stop.article ? [] : [morning], stop.city, (received) =>
      createLocation(then, { ...noDraft, fields, existingPhotos: [], received }),
    );
    await remember("locations", placed);
    onStop(n + 1, journey.length);
  }
  for (const [n, { name, city, story }] of journeyText.demoStories(productName).entries()) {
    await send(site, { name, city, story }, photos[n + 1] ?? [], city || "treno");
  }
  const created = await createTag(site, { fields: { name: journeyText.demoTag }, token: null });
  const { code } = await remember("tags", created);
  for (const [hours, fields] of journeyText.demoSightings.entries()) {
    const then: Site = { ...site, now: () => new Date(site.now().getTime() - (hours + 1) * 5 * hour) };
    await recordSighting(then, { code, fields, token: newToken(), language: "it", from: null });
  }
  return journey.length;
}

/** Removes only the made-up journey. A part that the owner has already removed is no error. */
export async function removeDemo(site: Site, { locations, blogPosts, stories, tags = [] }: DemoContents) {
  await moveToBin(site, "location", locations);
  await moveToBin(site, "blog-post", blogPosts);
  await moveToBin(site, "story", stories);
  for (const id of [...locations, ...blogPosts, ...stories]) await removeFromBin(site, id);
  if (tags.length > 0) await site.db.deleteFrom("tags").where("id", "in", tags).execute();
  await removeValue(site.db, demoSetting);
}

function drawBoth(sharp: typeof Sharp, scene: number, toy: string): Promise<Buffer[]> {
  const draw = (hour: DemoHour) => sharp(Buffer.from(demoPhotoSvg(scene, hour, toy)));
  return Promise.all([draw("morning"), draw("evening")].map((one) => one.jpeg({ quality: 88 }).toBuffer()));
}

/** Writes photos to `incoming`, where photos from forms also arrive, and removes them after the work. */
async function withReceived<Done>(
  site: Site,
  photos: Buffer[],
  label: string,
  work: (received: photoFiles.ReceivedFile[]) => Promise<Done>,
): Promise<Done> {
  const received: photoFiles.ReceivedFile[] = [];
  for (const photo of photos) {
    const file = photoFiles.newReceivedPath(site);
    await mkdir(path.dirname(file));
    await writeFile(file, photo);
    const digest = createHash("sha256").update(photo).digest("hex");
    received.push({ path: file, fileName: `${label}.jpg`, digest });
  }
  const done = await work(received);
  await photoFiles.removeReceived(received.map((file) => file.path));
  return done;
}
