import type { FieldError } from "~/domain/forms/field-errors";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { OwnerForm } from "~/domain/owner-forms/validate-owner-form.server";
import type { PhotoRefusal } from "~/images/prepared-photo";

/** Where a photo was taken, in decimal degrees, as far as it says so. */
interface Position {
  latitude?: number;
  longitude?: number;
}

/** Why no photo was read: there is none, or it is no photo. */
export type GpsRefusal = Refused<"photo-missing" | "invalid"> & {
  refusals: { fileName: string; code: PhotoRefusal }[];
};

/** Reads where a form's photo was taken: the received file's, else that of its draft. Stores nothing. */
export async function extractGps(
  site: Site,
  { received, draftId }: Pick<OwnerForm, "received" | "draftId">,
): Promise<Done<Position> | GpsRefusal> {
  const file = received.at(-1);
  if (!file) {
    const photo = draftId ? (await findDraft(site, draftId))?.photos[0] : undefined;
    if (photo) return done(photo.position ?? {});
    return { ...refused("photo-missing"), refusals: [] };
  }
  const result = await site.images.run("position", { path: file.path });
  if (result.ok) return result;
  const refusal = { code: result.code, fileName: file.fileName };
  return { ...refused("invalid", { photo: [refusal satisfies FieldError] }), refusals: [refusal] };
}
