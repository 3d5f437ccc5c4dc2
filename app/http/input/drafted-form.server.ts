import { findDraft } from "~/domain/photos/drafts/drafts.server";
import type { Site } from "~/domain/site";
import type { Language } from "~/text/languages.server";
import { ownerNotice } from "~/text/owner/notices.server";
import { formValues } from "./read-upload.server";

/** Finds the form in the address's draft (`?draft=`), or null. Without notice after a page of its own (`ritorno`). */
export async function findDraftedForm(
  { site, language }: { site: Site; language: Language },
  { searchParams }: URL,
) {
  const draft = await findDraft(site, searchParams.get("draft") ?? "");
  if (!draft?.typed) return null;
  const { fields, all } = formValues(draft.typed);
  const restored = searchParams.has("ritorno") ? null : ownerNotice(language, "form-restored");
  const existingPhotos = all("existingPhotos");
  return { language, fields, all, existingPhotos, photo: { draft }, notice: restored };
}
