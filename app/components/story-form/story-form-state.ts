import type { OwnersPhoto } from "~/domain/photos/photo";
import type { ConsentVersion } from "~/domain/stories/consent";
import type { TypedStoryWords } from "~/domain/stories/fields";
import type { FieldSentences } from "~/text/field-sentences";

export interface StoryFormState {
  /** The token of this form. Two stories with the same token are stored as one. */
  token: string;
  values: TypedStoryWords & { consent: boolean; wish: string };
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
