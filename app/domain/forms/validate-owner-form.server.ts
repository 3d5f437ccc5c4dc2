import type { Kysely } from "kysely";
import type { z } from "zod";
import type { FieldError } from "./field-errors";
import { type FieldValues, fieldErrorsOf } from "./field-schemas";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { type DraftedForm, type KeptInDraft, draftOf, keepInDraft } from "~/domain/photos/drafts.server";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { submissionKey } from "~/domain/submission-key.server";
import type { Database } from "~db/schema";

/** What the owner's forms (article, stop) have in common: texts, photos that are already here, one new photo. */
export interface OwnerForm extends Pick<DraftedForm, "draftId" | "removed" | "received"> {
  fields: FieldValues;
  /** Stored names or `/uploads/…` addresses of photos that are already here, in order. */
  existingPhotos: string[];
  token: string | null;
}

/** A refused form with the photo that is stored for the next try. */
export type OwnerFormRefusal = Refused<"invalid"> & KeptInDraft;

export interface ValidOwnerForm<T> {
  data: T;
  /** Its draft holds the new photo, if there is one. */
  stored: KeptInDraft;
  chosen: OwnersPhoto[];
}

/** Keeps the new photo of an owner's form and judges the whole form: every mistake at once, nothing lost. */
export async function validateOwnerForm<T>(
  site: Site,
  form: OwnerForm,
  schema: z.ZodType<T>,
): Promise<Done<ValidOwnerForm<T>> | OwnerFormRefusal> {
  const stored = await keepInDraft(site, { ...draftOf(form), max: 1, newestWins: true });
  const { draft, refusals } = stored;
  const chosen = await findChosenPhotos(site, form.existingPhotos);
  const parsed = schema.safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const photo: FieldError[] = [...refusals];
  if (form.draftId && draft?.id !== form.draftId) photo.push({ code: "draft-gone" });
  if (photo.length > 0) fieldErrors.photo = photo;
  if (chosen.unknown) fieldErrors.existingPhotos = [{ code: "photo-gone" }];
  if (!parsed.success || Object.keys(fieldErrors).length > 0) {
    return { ...refused("invalid", fieldErrors), ...stored };
  }
  return done({ data: parsed.data, stored, chosen: chosen.photos });
}

/** Refused because a photo went while the form was on its way, deleted with its story in another tab. */
export function photosGone({ stored }: Pick<ValidOwnerForm<unknown>, "stored">): OwnerFormRefusal {
  return { ...refused("invalid", { existingPhotos: [{ code: "photo-gone" }] }), ...stored };
}

/** Inside a transaction: the ids of a form's photos, the new one first; null when one of them is not there any more. */
export async function findPhotoIds(
  trx: Kysely<Database>,
  { stored, chosen }: Pick<ValidOwnerForm<unknown>, "stored" | "chosen">,
): Promise<string[] | null> {
  const ids = [...new Set([...(stored.draft?.photos ?? []), ...chosen].map(({ id }) => id))];
  if (ids.length === 0) return ids;
  const there = await trx.selectFrom("photos").select("id").where("id", "in", ids).execute();
  return there.length === ids.length ? ids : null;
}

/** What tells two arrivals of one owner's form from two different ones. */
export function formKey({ token, fields, received, ...form }: OwnerForm): string | null {
  const { existingPhotos, draftId, removed } = form;
  const digests = received.map(({ digest }) => digest);
  return submissionKey(token, { ...fields, existingPhotos, draftId, removed, received: digests });
}
