import type { Site } from "~/domain/site";
import type { PreparedPhoto } from "~/images/prepared-photo";
import {
  type Draft,
  type DraftRules,
  type SubmittedPhotos,
  countKept,
  dropDraft,
  evictOldDrafts,
  findDraft,
  writeDraft,
} from "./drafts.server";
import { photoIdOf } from "~/photo-store/photo-files";
import {
  type PreparedPhotos,
  preparePhotos,
  prepareStoryPhotos,
} from "~/domain/photos/prepare-photos.server";
import { removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { SubmittedStory } from "~/domain/stories/submitted-story";
import { withStoredFiles } from "~/domain/photos/files/store-photos.server";

/** The result of adding a form's photos to a draft, which is null when there was nothing to store. */
export type KeptPhotos = Awaited<ReturnType<typeof keep>>;

/** Prepares the owner's new photos and stores them in the form's draft, beside earlier photos that were not removed. */
export function keepInDraft(site: Site, form: SubmittedPhotos, rules: DraftRules) {
  return keep(site, form, rules, (before) => {
    const room = rules.newestWins ? rules.max : rules.max - countKept(before, form.removed);
    return preparePhotos(site, form.received, Math.max(0, room));
  });
}

/** Prepares the photos of a story's form that is not sent yet, and stores them in its draft. */
export async function keepStoryPhotos(site: Site, form: SubmittedStory) {
  const rules = { max: storyMaxPhotos };
  const kept = await keep(site, form, rules, (before) => prepareStoryPhotos(site, form, before));
  if (kept.added.length > 0) await evictOldDrafts(site);
  return kept;
}

async function keep(
  site: Site,
  form: SubmittedPhotos,
  rules: DraftRules,
  prepare: (before: Draft | null) => Promise<PreparedPhotos>,
) {
  const before = await findDraft(site, form.draftId);
  const { prepared, ...outcome } = await prepare(before);
  const draft = await storeDraft(site, { ...form, draftId: before?.id ?? null }, prepared, rules);
  // The stored names of the photos that came with this request.
  const added = prepared.map(({ name }) => name);
  return { draft, added, ...outcome };
}

/** Stores new photos in the form's draft, or in a new draft. Null when there is nothing to store. */
export async function storeDraft(
  site: Site,
  form: Pick<SubmittedPhotos, "draftId" | "removed">,
  prepared: PreparedPhoto[],
  rules: DraftRules,
): Promise<Draft | null> {
  const write = () => writeDraft(site, form, prepared, rules);
  const { id, orphaned } = await withStoredFiles(site, prepared, write);
  await removePhotoFiles(site, orphaned);
  return findDraft(site, id);
}

/** Undoes `keepInDraft` for a sender who will send the photos again. An earlier draft gets its old photos back. */
export async function rollBack(
  site: Site,
  { draftId }: Pick<SubmittedPhotos, "draftId">,
  { draft, added }: Pick<KeptPhotos, "draft" | "added">,
): Promise<void> {
  if (!draft) return;
  if (draft.id !== draftId) return dropDraft(site, draft.id);
  await storeDraft(site, { draftId, removed: added.map(photoIdOf) }, [], { max: draft.photos.length });
}
