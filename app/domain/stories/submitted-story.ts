import type { FieldValues } from "~/domain/fields/field-schemas";
import type { SubmittedPhotos } from "~/domain/photos/drafts/drafts.server";

/** The story form as received from the page or from POST /api/submit-story. */
export interface SubmittedStory extends SubmittedPhotos {
  /** The language of the page: an ISO 639-1 code. */
  language: string;
  /** The words of the story, consent, consentVersion and code. */
  fields: FieldValues;
  /** The hidden field that people do not see. When it is not empty, a robot has filled it in. */
  honeypot: string;
  token: string | null;
  /** The secret of the receipt of a sighting. The story takes the sighting's place, receipt and tag. */
  receipt?: string | null;
  /** The sender's address, used only for the limits. When null, nothing is counted. */
  from?: string | null;
  /** Aborted when the client has gone. Photos of this form that are still waiting are then not prepared. */
  signal?: AbortSignal;
  /** The number of photos that were sent, but that the site did not receive. */
  unreceived?: number;
  /** True when the site was too busy to receive the photos. The sender may send them again later. */
  photosRefused?: boolean;
  /** True when a refused form keeps no draft. The sender still has the photos and sends them again. */
  withoutDraft?: boolean;
}
