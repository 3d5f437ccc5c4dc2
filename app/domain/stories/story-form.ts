import type { FieldValues } from "~/domain/forms/field-schemas";
import type { FormPhotos } from "~/domain/photos/drafts/drafts.server";

/** The story form as it arrived, from the page or from POST /api/submit-story. */
export interface StoryForm extends FormPhotos {
  /** The language of the page: an ISO 639-1 code. */
  language: string;
  /** name, city, story, consent, consentVersion, code. */
  fields: FieldValues;
  /** The field that people do not see: anything in it was filled in by a robot. */
  honeypot: string;
  token: string | null;
  /** The sender's address, for the limits only; without it nothing is counted. */
  from?: string | null;
  /** Aborted when the client has gone: photos that still wait are not prepared any more. */
  signal?: AbortSignal;
  /** How many more photos were sent, and not even received. */
  unreceived?: number;
  /** They were not received because too many photos are on their way to the site: they may come again later. */
  photosRefused?: boolean;
  /** When it is refused, its photos are not kept: the sender has them, and sends them again. */
  withoutDraft?: boolean;
}
