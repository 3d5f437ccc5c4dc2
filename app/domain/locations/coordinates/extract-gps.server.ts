import type { FieldError } from "~/domain/fields/field-errors";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { SubmittedRecord } from "~/domain/records/validate-record.server";

/** Reads the position from a form's photo: the received file, or without one the draft's photo. Stores nothing. */
export async function extractGps(
  site: Site,
  { received, draftId }: Pick<SubmittedRecord, "received" | "draftId">,
) {
  const file = received.at(-1);
  if (!file) {
    const photo = draftId ? (await findDraft(site, draftId))?.photos[0] : undefined;
    if (photo) return done(photo.position ?? {});
    return { ...refused("photo-missing"), refusals: [] };
  }
  const result = await site.images.run("inspect", { path: file.path });
  if (result.ok) return result;
  const refusal = { code: result.code, fileName: file.fileName };
  return { ...refused("invalid", { photo: [refusal satisfies FieldError] }), refusals: [refusal] };
}
