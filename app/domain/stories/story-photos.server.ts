import { type KeptInDraft, draftOf, keepInDraft } from "~/domain/photos/drafts.server";
import { photosLater } from "~/domain/photos/prepare-photos.server";
import { crowdOutDrafts } from "~/domain/photos/sweep-photos.server";
import type { Site } from "~/domain/site";
import { storyMaxPhotos } from "./story";
import type { StoryForm } from "./submit-story.server";

const hour = 60 * 60 * 1000;
/** Every story may come with all its photos, and each form may be refused once. */
const photosPerStory = storyMaxPhotos * 2;
/** A person whose browser filled the robots' field gets three more tries with photos; a robot costs no more. */
const mostFromRobots = storyMaxPhotos * 3;

/** Looks at what a finder's form brought without making photos of it: nothing is kept, only what is no photo is named. */
export async function checkPhotos(site: Site, { received }: StoryForm): Promise<KeptInDraft> {
  const kept: KeptInDraft = { draft: null, added: [], refusals: [], leftOut: 0, wait: null };
  for (const { path, fileName } of received.slice(0, storyMaxPhotos)) {
    const code = await site.images.check({ path });
    if (code) kept.refusals.push({ fileName, code });
  }
  return kept;
}

/**
 * Makes safe photos of what a finder's form brought, and keeps them in its draft. Each address may have so many made in
 * an hour, far fewer when the form looks like a robot's.
 */
export async function keepStoryPhotos(site: Site, form: StoryForm): Promise<KeptInDraft> {
  const { storiesPerHour } = site.limits;
  const most = storiesPerHour * photosPerStory;
  const limit =
    form.honeypot === ""
      ? { of: "photos" as const, most, windowMs: hour }
      : { of: "robots-photos" as const, most: Math.min(most, mostFromRobots), windowMs: hour };
  const sender = { from: form.from ?? null, limit };
  const kept = await keepInDraft(site, { ...draftOf(form), max: storyMaxPhotos, sender });
  if (kept.added.length > 0) await crowdOutDrafts(site);
  if (form.photosRefused && form.unreceived) return { ...kept, wait: photosLater };
  return kept.wait ? kept : { ...kept, leftOut: kept.leftOut + (form.unreceived ?? 0) };
}
