import type { Site } from "~/domain/site";
import {
  type Draft,
  type DraftRules,
  type FormPhotos,
  countKept,
  dropDraft,
  findDraft,
  storeDraft,
} from "./drafts.server";
import { photoIdOf } from "./photo";
import { type PreparedPhotos, preparePhotos } from "./prepare-photos.server";

/** What became of the photos of a form that was put into a draft. */
export interface KeptPhotos extends Omit<PreparedPhotos, "prepared"> {
  /** Null when there is nothing to keep. */
  draft: Draft | null;
  /** Stored names of the photos that were received just now. */
  added: string[];
}

/** Prepares the owner's new photos and keeps them in the draft of the form, with those that were not removed. */
export async function keepInDraft(site: Site, form: FormPhotos, rules: DraftRules): Promise<KeptPhotos> {
  const before = await findDraft(site, form.draftId);
  const room = rules.newestWins ? rules.max : rules.max - countKept(before, form.removed);
  const { prepared, ...outcome } = await preparePhotos(site, form.received, Math.max(0, room));
  const draft = await storeDraft(site, { ...form, draftId: before?.id ?? null }, prepared, rules);
  return { draft, added: prepared.map(({ name }) => name), ...outcome };
}

/** Undoes `keepInDraft`, for a sender who has the photos and will send them again: the draft is as before, or gone. */
export async function rollBack(
  site: Site,
  { draftId }: Pick<FormPhotos, "draftId">,
  { draft, added }: Pick<KeptPhotos, "draft" | "added">,
): Promise<void> {
  if (!draft) return;
  if (draft.id !== draftId) return dropDraft(site, draft.id);
  await storeDraft(site, { draftId, removed: added.map(photoIdOf) }, [], { max: draft.photos.length });
}
