import { countKept, type Draft, findDraft } from "~/domain/photos/drafts/drafts.server";
import { type KeptPhotos, storeDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { photosTooBusy, type PreparedPhotos, preparePhotos } from "~/domain/photos/prepare-photos.server";
import { evictOldDrafts } from "~/domain/photos/files/sweep-photos.server";
import type { Site } from "~/domain/site";
import { expectRoomForPhotos } from "~/domain/storage/storage-state.server";
import { storyMaxPhotos } from "./story";
import type { StoryForm } from "./story-form";

const hour = 60 * 60 * 1000;
/** The number of photos that one story may cost. It is twice the maximum, because a first try may be refused. */
const photosPerStory = storyMaxPhotos * 2;
/**
 * The maximum number of photos with a filled robots' field. It is not zero, because a browser may fill that field for
 * a person, who then gets three tries.
 */
const maxFromRobots = storyMaxPhotos * 3;

/** Checks the received files and returns a refusal for each file that is no photo. Nothing is prepared or stored. */
export async function checkPhotos(
  site: Site,
  { received }: Pick<StoryForm, "received">,
): Promise<PreparedPhotos> {
  const checked: PreparedPhotos = { prepared: [], refusals: [], leftOut: 0, wait: null };
  for (const { path, fileName } of received.slice(0, storyMaxPhotos)) {
    const outcome = await site.images.run("check", { path });
    if (!outcome.ok) checked.refusals.push({ fileName, code: outcome.code });
  }
  return checked;
}

/**
 * Prepares the received files, as many as fit beside the photos of the `draft`. Stores nothing. When the story is
 * full, all further files are ignored, also broken ones. Each address may send a limited number of photos per hour,
 * and far fewer with forms that look like a robot's.
 */
export async function prepareStoryPhotos(
  site: Site,
  form: StoryForm,
  draft: Draft | null,
): Promise<PreparedPhotos> {
  if (form.received.length > 0) await expectRoomForPhotos(site);
  const { storiesPerHour } = site.limits;
  const max = storiesPerHour * photosPerStory;
  const limit =
    form.honeypot === ""
      ? { of: "photos" as const, max, windowMs: hour }
      : { of: "robots-photos" as const, max: Math.min(max, maxFromRobots), windowMs: hour };
  const room = Math.max(0, storyMaxPhotos - countKept(draft, form.removed));
  const photos = await preparePhotos(site, form.received, room, {
    from: form.from ?? null,
    limit,
    signal: form.signal,
  });
  if (form.photosRefused && form.unreceived) return { ...photos, wait: photosTooBusy };
  if (photos.wait) return photos;
  const isFull = room > 0 && photos.prepared.length === room;
  const leftOut = photos.leftOut + (form.unreceived ?? 0) + (isFull ? photos.refusals.length : 0);
  return { ...photos, leftOut, refusals: isFull ? [] : photos.refusals };
}

/**
 * Prepares the photos of a form and stores them in its draft. The form is not sent as a story yet: the sender only
 * removed a photo from it.
 */
export async function keepStoryPhotos(site: Site, form: StoryForm): Promise<Omit<KeptPhotos, "added">> {
  const before = await findDraft(site, form.draftId);
  const { prepared, ...outcome } = await prepareStoryPhotos(site, form, before);
  const kept = { draftId: before?.id ?? null, removed: form.removed };
  const draft = await storeDraft(site, kept, prepared, { max: storyMaxPhotos });
  if (prepared.length > 0) await evictOldDrafts(site);
  return { draft, ...outcome };
}
