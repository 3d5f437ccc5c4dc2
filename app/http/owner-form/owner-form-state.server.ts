import { ownerFormToken } from "~/domain/auth/form-token.server";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { newId } from "~/domain/new-id";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { type Draft, findDraft } from "~/domain/photos/drafts/drafts.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { type OwnerForm, draftRulesOf } from "~/domain/owner-forms/validate-owner-form.server";
import { fieldSentences } from "~/http/forms/field-sentences.server";

/** The draft with a form's new photo, and the mistakes in the form. */
export interface DraftedPhoto {
  draft?: Draft | null;
  fieldErrors?: FieldErrors;
}

/** The contents that all of the owner's forms have beside their texts: photos, the token, what was wrong. */
export async function ownerFormState(
  site: Site,
  { token, existingPhotos }: Partial<OwnerForm>,
  { draft = null, fieldErrors = {} }: DraftedPhoto = {},
) {
  const { photos: chosen } = await findChosenPhotos(site, existingPhotos ?? []);
  return {
    revision: newId(),
    token: token ?? (await ownerFormToken(site)),
    chosen,
    draft,
    fieldErrors: fieldSentences(fieldErrors, site.facts.productName),
  };
}

/** Stores the new photos of a form that is shown again before it is complete. */
export async function storeFormPhotos(
  site: Site,
  form: OwnerForm,
): Promise<{ draft: Draft | null; fieldErrors: FieldErrors }> {
  try {
    const { draft, refusals } = await keepInDraft(site, form, draftRulesOf(form));
    return { draft, fieldErrors: refusals.length > 0 ? { photo: refusals } : {} };
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    const draft = await findDraft(site, form.draftId ?? "");
    return { draft, fieldErrors: { photo: [{ code: "cannot-store" }] } };
  }
}
