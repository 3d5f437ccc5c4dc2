import { findDraft } from "~/domain/photos/drafts/drafts.server";
import type { Site } from "~/domain/site";
import { notice } from "~/text/it/admin/notices/notices";
import { formValues } from "./read-upload.server";

/**
 * Finds the form that is stored in a draft, named by the address (`?draft=`). Null when there is none. Its notice is
 * left out when the owner comes back from a page that a button of the form has opened (`ritorno`).
 */
export async function findDraftedForm(site: Site, { searchParams }: URL) {
  const draft = await findDraft(site, searchParams.get("draft") ?? "");
  if (!draft?.typed) return null;
  const { fields, all } = formValues(draft.typed);
  const restored = searchParams.has("ritorno") ? null : notice("form-restored");
  return { fields, existingPhotos: all("existingPhotos"), photo: { draft }, notice: restored };
}
