import type * as z from "zod";
import type { FieldError, FieldErrors } from "~/domain/fields/field-errors";
import { type FieldValues, fieldErrorsOf } from "~/domain/fields/field-schemas";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import type { DraftRules, SubmittedPhotos } from "~/domain/photos/drafts/drafts.server";
import { type KeptPhotos, keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { descriptionErrors } from "~/domain/photos/descriptions.server";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { idempotencyKey } from "~/domain/idempotency.server";

/** The common parts of all forms of the owner: texts, stored photos and new photos. */
export interface SubmittedRecord extends SubmittedPhotos {
  fields: FieldValues;
  /** The stored names or `/uploads/…` addresses of photos that the site already has, in order. */
  existingPhotos: string[];
  /** The maximum number of new photos; 1 when absent. Then a newly sent photo replaces the one in the draft. */
  maxNewPhotos?: number;
  /** The descriptions of the record's photos, in their new order. The page has a field for each instead. */
  descriptions?: string[];
  token: string | null;
}

type Refusal = Refused<
  | "invalid"
  | "unknown-blog-post"
  | "unknown-location"
  | "blog-post-withdrawn"
  | "story-withdrawn"
  | "story-corrected"
>;

/** Why a form was not saved. With new photos it has their draft, after another edit the record's newest version. */
export type SaveRefusal<Item> =
  Refusal | (Refusal & KeptPhotos) | (Refused<"changed-meanwhile"> & KeptPhotos & { current: Item });

/** A kind of record that the owner creates and edits with a form. */
export interface RecordKind<Fields, Item> {
  table: "blog_posts" | "locations";
  schema: z.ZodObject & z.ZodType<Fields>;
  /** Returns mistakes in the texts that the schema does not find. */
  mistakesIn?(fields: FieldValues): FieldErrors;
  find(site: Site, id: string): Promise<Item | null>;
  unknown: "unknown-blog-post" | "unknown-location";
  photosOf(item: Item): string[];
  /** The place of an edit's new photos among the photos that stay. In a new record they come first. */
  editPutsNewPhotos: "first" | "last";
  maxPhotos?: number;
}

/** Stores the new photos of a form in a draft and validates all fields. `schema` may have only some of the fields. */
export async function validateRecord<T>(
  site: Site,
  { schema, mistakesIn }: { schema: z.ZodType<T>; mistakesIn?(fields: FieldValues): FieldErrors },
  form: SubmittedRecord,
) {
  const stored = await keepInDraft(site, form, draftRulesOf(form));
  const { draft, refusals } = stored;
  const chosen = await findChosenPhotos(site, form.existingPhotos);
  const parsed = schema.safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const photo: FieldError[] = [...refusals];
  if (form.draftId && draft?.id !== form.draftId) photo.push({ code: "draft-gone" });
  if (photo.length > 0) fieldErrors.photo = photo;
  if (chosen.unknown) Object.assign(fieldErrors, photosGone);
  Object.assign(fieldErrors, descriptionErrors(form));
  if (!parsed.success || Object.keys(fieldErrors).length > 0) {
    return { ...refused("invalid", { ...fieldErrors, ...mistakesIn?.(form.fields) }), ...stored };
  }
  return done({ data: parsed.data, stored, chosen: chosen.photos });
}

/** Returns the rules for new photos in the draft of an owner's form. */
export function draftRulesOf({ maxNewPhotos = 1 }: SubmittedRecord): DraftRules {
  return { max: maxNewPhotos, newestWins: maxNewPhotos === 1 };
}

/** The mistake of a form with a photo that was deleted, together with its story, before the form was sent. */
const photosGone: FieldErrors = { existingPhotos: [{ code: "photo-gone" }] };

/** Returns the ids of a form's photos, each once, inside the transaction that uses them. Refused when one is gone. */
export async function findPhotoIds(
  trx: Site["db"],
  { stored, chosen }: { stored: KeptPhotos; chosen: OwnersPhoto[] },
  { maxPhotos, newPhotos }: { maxPhotos?: number; newPhotos: "first" | "last" },
): Promise<string[] | Refused<"invalid">> {
  const added = stored.draft?.photos ?? [];
  const photos = newPhotos === "first" ? [...added, ...chosen] : [...chosen, ...added];
  const ids = [...new Set(photos.map(({ id }) => id))];
  if (ids.length === 0) return ids;
  const there = await trx.selectFrom("photos").select("id").where("id", "in", ids).execute();
  if (there.length < ids.length) return refused("invalid", photosGone);
  const areTooMany = maxPhotos !== undefined && (ids.length > maxPhotos || stored.leftOut > 0);
  return areTooMany ? refused("invalid", { photo: [{ code: "too-many", max: maxPhotos }] }) : ids;
}

/** Returns the key by which a form that arrives twice is recognised. Null without a token. */
export function formKey({ token, fields, received, ...form }: SubmittedRecord): string | null {
  const { existingPhotos, draftId, removed, descriptions = [] } = form;
  const digests = received.map(({ digest }) => digest);
  return idempotencyKey(token, {
    ...{ ...fields, existingPhotos, draftId, removed, received: digests },
    ...(descriptions.length > 0 && { descriptions }),
  });
}
