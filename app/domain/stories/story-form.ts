import type { FieldValues } from "~/domain/forms/field-schemas";
import type { FormPhotos } from "~/domain/photos/drafts/drafts.server";

/** The story form as received from the page or from POST /api/submit-story. */
export interface StoryForm extends FormPhotos {
  /** The language of the page: an ISO 639-1 code. */
  language: string;
  /** The fields name, city, story, consent, consentVersion and code. */
  fields: FieldValues;
  /** The field that people do not see. A robot has filled it in when it is not empty. */
  honeypot: string;
  token: string | null;
  /** The sender's address, only for the limits. Null: nothing is counted. */
  from?: string | null;
  /** Aborted when the client has gone. Its waiting photos are then not prepared. */
  signal?: AbortSignal;
  /** The number of further photos that were sent but not received. */
  unreceived?: number;
  /** True when the site was too busy to receive the photos. They may come again later. */
  photosRefused?: boolean;
  /** True when a refused form keeps no draft, because the sender has the photos and sends them again. */
  withoutDraft?: boolean;
}
