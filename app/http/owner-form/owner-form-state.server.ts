import { ownerFormToken } from "~/domain/auth/form-token.server";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { newId } from "~/domain/new-id";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { type Draft, type TypedFields, findDraft } from "~/domain/photos/drafts/drafts.server";
import { typedDescriptions } from "~/domain/photos/descriptions.server";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { Site } from "~/domain/site";
import { storageFaultCode } from "~/domain/storage/storage-fault";
import { type OwnerForm, draftRulesOf } from "~/domain/owner-forms/validate-owner-form.server";
import { fieldSentences } from "~/http/answer/field-sentences.server";

/** The draft that stores a form's new photos, and the mistakes in the form. */
export interface DraftedPhoto {
  draft?: Draft | null;
  fieldErrors?: FieldErrors;
}

/** The contents of a form to show. They are empty, or come from a stored record, from a draft, or as typed. */
export interface ShownForm {
  fields: Record<string, string>;
  existingPhotos?: string[];
  token?: string | null;
  photo?: DraftedPhoto;
}

/** Returns the contents that all forms of the owner share: photos, the token, mistakes. Texts are not included. */
export async function ownerFormState(site: Site, { fields, token, existingPhotos, photo }: ShownForm) {
  const { draft: stored = null, fieldErrors = {} } = photo ?? {};
  const { photos } = await findChosenPhotos(site, existingPhotos ?? []);
  const typed = await typedDescriptions(site.db, fields);
  const described = (one: OwnersPhoto) => ({ ...one, description: typed.get(one.name) ?? one.description });
  const chosen = photos.map(described);
  const draft = stored && { ...stored, photos: stored.photos.map(described) };
  return {
    revision: newId(),
    token: token ?? (await ownerFormToken(site)),
    chosen,
    draft,
    fieldErrors: fieldSentences(fieldErrors, site.publicSettings.productName),
  };
}

/** Returns the texts of the named fields; "" for a field that the form does not have. */
export function textsIn<Name extends string>(
  fields: Partial<Record<string, string>>,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])) as Record<Name, string>;
}

/** Stores the new photos of an incomplete form that is shown again, and its words when it is left (`typed`). */
export async function storeFormPhotos(
  site: Site,
  form: OwnerForm,
  typed?: TypedFields,
): Promise<{ draft: Draft | null; fieldErrors: FieldErrors }> {
  try {
    const { draft, refusals } = await keepInDraft(site, form, { ...draftRulesOf(form), typed });
    return { draft, fieldErrors: refusals.length > 0 ? { photo: refusals } : {} };
  } catch (error) {
    const code = storageFaultCode(error);
    if (code === null) throw error;
    const draft = await findDraft(site, form.draftId ?? "");
    return { draft, fieldErrors: { photo: [{ code }] } };
  }
}
