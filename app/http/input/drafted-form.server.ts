import { type Draft, findDraft } from "~/domain/photos/drafts/drafts.server";
import type { Site } from "~/domain/site";
import { formValues } from "./read-upload.server";

/** Finds the form that is stored in a draft, named by the address (`?draft=`). Null when there is none. */
export async function findDraftedForm(
  site: Site,
  { searchParams }: URL,
): Promise<{ fields: Record<string, string>; existingPhotos: string[]; photo: { draft: Draft } } | null> {
  const draft = await findDraft(site, searchParams.get("draft") ?? "");
  if (!draft?.typed) return null;
  const { fields, all } = formValues(draft.typed);
  return { fields, existingPhotos: all("existingPhotos"), photo: { draft } };
}
