import type { Kysely } from "kysely";
import type * as z from "zod";
import type { FieldError, FieldErrors } from "~/domain/forms/field-errors";
import { type FieldValues, fieldErrorsOf } from "~/domain/forms/field-schemas";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import type { DraftRules, FormPhotos } from "~/domain/photos/drafts/drafts.server";
import { type KeptPhotos, keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { idempotencyKey } from "~/domain/idempotency-key.server";
import type { Database } from "~db/schema";

/** The fields that all of the owner's forms have: texts, stored photos, one new photo. */
export interface OwnerForm extends FormPhotos {
  fields: FieldValues;
  /** Stored names or `/uploads/…` addresses of stored photos, in order. */
  existingPhotos: string[];
  /** How many new photos it may have, 1 if absent; of one, a newer takes the place of an older. */
  maxNewPhotos?: number;
  token: string | null;
}

/** A kind of thing that the owner makes and changes by a form. */
export interface OwnedKind<Fields, Item, Unknown extends string> {
  table: "blog_posts" | "locations";
  schema: z.ZodObject & z.ZodType<Fields>;
  /** Mistakes in the form's texts that its schema does not see. */
  mistakesIn?(fields: FieldValues): FieldErrors;
  find(site: Site, id: string): Promise<Item | null>;
  unknown: Unknown;
}

/** A refused form, with the draft that contains its new photo. */
export type OwnerFormRefusal = Refused<"invalid"> & KeptPhotos;

/** The refusals of one kind of thing; those for mistakes in the form all kinds have. */
export type OwnRefusal<Code extends string> = Refused<Exclude<Code, "invalid">>;

export interface ValidOwnerForm<T> {
  data: T;
  /** Its draft holds the new photo, if there is one. */
  stored: KeptPhotos;
  chosen: OwnersPhoto[];
}

/**
 * Stores the new photos of a form in a draft and validates its fields; a refusal has every mistake. `schema`: of some
 * fields only, for a form that changes those.
 */
export async function validateOwnerForm<T>(
  site: Site,
  { schema, mistakesIn }: { schema: z.ZodType<T>; mistakesIn?(fields: FieldValues): FieldErrors },
  form: OwnerForm,
): Promise<Done<ValidOwnerForm<T>> | OwnerFormRefusal> {
  const stored = await keepInDraft(site, form, draftRulesOf(form));
  const { draft, refusals } = stored;
  const chosen = await findChosenPhotos(site, form.existingPhotos);
  const parsed = schema.safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const photo: FieldError[] = [...refusals];
  if (form.draftId && draft?.id !== form.draftId) photo.push({ code: "draft-gone" });
  if (photo.length > 0) fieldErrors.photo = photo;
  if (chosen.unknown) Object.assign(fieldErrors, photosGone);
  if (!parsed.success || Object.keys(fieldErrors).length > 0) {
    return { ...refused("invalid", { ...fieldErrors, ...mistakesIn?.(form.fields) }), ...stored };
  }
  return done({ data: parsed.data, stored, chosen: chosen.photos });
}

/** How the draft of an owner's form takes new photos. */
export function draftRulesOf({ maxNewPhotos = 1 }: OwnerForm): DraftRules {
  return { max: maxNewPhotos, newestWins: maxNewPhotos === 1 };
}

/** The mistake in a form whose photo was deleted meanwhile, with its story in another tab. */
export const photosGone: FieldErrors = { existingPhotos: [{ code: "photo-gone" }] };

/**
 * The ids of a form's photos, each once, the new ones first or last; null when one was deleted. Call it inside the
 * transaction.
 */
export async function findPhotoIds(
  trx: Kysely<Database>,
  { stored, chosen }: Pick<ValidOwnerForm<unknown>, "stored" | "chosen">,
  received: "first" | "last" = "first",
): Promise<string[] | null> {
  const added = stored.draft?.photos ?? [];
  const photos = received === "first" ? [...added, ...chosen] : [...chosen, ...added];
  const ids = [...new Set(photos.map(({ id }) => id))];
  if (ids.length === 0) return ids;
  const there = await trx.selectFrom("photos").select("id").where("id", "in", ids).execute();
  return there.length === ids.length ? ids : null;
}

/** The key by which a form that is received twice is recognised; null without a token. */
export function formKey({ token, fields, received, ...form }: OwnerForm): string | null {
  const { existingPhotos, draftId, removed } = form;
  const digests = received.map(({ digest }) => digest);
  return idempotencyKey(token, { ...fields, existingPhotos, draftId, removed, received: digests });
}
