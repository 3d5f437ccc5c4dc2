import { type TypedStoryWords, typedStoryWords } from "~/domain/stories/fields";
import type { OwnersPhoto } from "~/domain/photos/photo";
import { type ConsentVersion, currentConsent } from "~/domain/stories/consent";
import type { FieldSentences } from "~/text/field-sentences";

/** The contents of the story form. */
export interface StoryFormState {
  /** The token of this form. Two stories with the same token are stored as one. */
  token: string;
  values: TypedStoryWords & { consent: boolean };
  /** The version of the consent sentence that the form shows. */
  consentVersion: ConsentVersion;
  /** The code of the tag that led the sender here. */
  code: string | null;
  /** The secret of the receipt of the sighting that the story replaces. */
  receipt: string | null;
  draft: { id: string; photos: OwnersPhoto[] } | null;
  /** The number of sent photos that the story had no room for. */
  leftOut: number;
  fieldErrors: FieldSentences;
}

/** Returns an empty form. */
export function emptyStoryForm(token: string, code: string | null): StoryFormState {
  const values = { ...typedStoryWords(() => ""), consent: false };
  const sent = { code, receipt: null, draft: null, leftOut: 0, fieldErrors: {} };
  return { token, values, consentVersion: currentConsent, ...sent };
}
