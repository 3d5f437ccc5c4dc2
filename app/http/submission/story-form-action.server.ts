import type { AppLoadContext, ActionFunctionArgs } from "@remix-run/node";
import { isCameraTime } from "~/domain/day";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { newToken } from "~/domain/new-id";
import { findDraft } from "~/domain/photos/drafts/drafts.server";
import { readSentPosition } from "~/domain/photos/sent-position";
import { readReceiptSecret } from "~/domain/receipts/receipts-queries.server";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import { consentShown, currentConsent } from "~/domain/stories/consent";
import { typedStoryWords } from "~/domain/stories/fields";
import type { SubmittedStory } from "~/domain/stories/submitted-story";
import { keepStoryPhotos } from "~/domain/photos/drafts/keep-in-draft.server";
import { type StoryRefusal, submitStory } from "~/domain/stories/submit-story.server";
import { readTagCode } from "~/domain/tags/tag-code";
import { listOpenWishes } from "~/domain/wishes/wishes-queries.server";
import { fieldSentences } from "~/http/answer/field-sentences.server";
import { type Received, type SiteRefusal, pageAction } from "~/http/answer/page-action.server";
import { problemAnswer, retrySentence } from "~/http/answer/problem.server";
import type { Upload } from "~/http/input/read-upload.server";
import { addressWithNotice } from "~/http/receipt/receipt-page.server";
import { fill } from "~/text/fill";
import { wordsIn, type Language, defaultLanguage, languageNamed } from "~/text/languages.server";
import type { Notice } from "~/text/notice";

/** Receives the story form of a page, and leads the sender to the receipt. */
export const storyFormAction = (args: ActionFunctionArgs) =>
  pageAction(args, {
    photos: true,
    input: storyInput,
    buttons: storyButtons,
    run: ({ site, form }) => submitStory(site, form),
    done: ({ receipt, leftOut }) => ({ to: addressWithNotice(receipt, "inviata", { leftOut }), status: 303 }),
    again: storyFormAgain,
  });

/** Returns an empty story form, and the open wishes to choose from. `code` is that of the sender's tag. */
export async function emptyStoryForm(
  { site, language }: Pick<AppLoadContext, "site" | "language">,
  code: string | null,
) {
  const values = { ...typedStoryWords(() => ""), consent: false, wish: "" };
  const sent = { receipt: null, draft: null, leftOut: 0, fieldErrors: {} };
  const state = { token: newToken(), values, consentVersion: currentConsent, code, ...sent };
  // The form also opens while the database does not answer. Then it has no wishes.
  return { state, wishes: await listOpenWishes(site, language).catch(() => []) };
}

type StoryInput = Received & ReturnType<typeof storyInput>;

/** Returns the story to submit, and the typed form for showing it again. */
function storyInput({ upload, fields, context, language }: Received) {
  const token = fields.token || newToken();
  const shown = consentShown(fields.consentVersion);
  const consent = fields.consent === "true" && shown !== null;
  return {
    form: { ...readStoryForm(upload, context.client), language, token },
    typed: {
      token,
      values: { ...typedStoryWords((field) => fields[field]), consent, wish: fields.wish ?? "" },
      consentVersion: shown ?? currentConsent,
      code: readTagCode(fields.code ?? ""),
      receipt: readReceiptSecret(fields.receipt ?? ""),
    },
  };
}

/** Answers the buttons that remove a photo (`remove`) or change the language (`language`). Null for other buttons. */
async function storyButtons(input: StoryInput) {
  const { site, fields, form, typed } = input;
  if (!fields.remove && !fields.language) return null;
  const kept = await keepStoryPhotos(site, form);
  const errors: FieldErrors = { photos: kept.refusals };
  if (consentShown(fields.consentVersion) === null) errors.consent = [{ code: "outdated" }];
  // The new language has another consent sentence, which the sender has not read yet. So the box is empty again.
  const values = { ...typed.values, consent: typed.values.consent && !fields.language };
  const removed = { ...noticesOf(input).photoRemoved, failed: false };
  return answer(fields.language ? null : removed, { ...stateOf(input, kept, errors), values });
}

/** Shows the form again, with everything typed and the reason why it was not sent. */
async function storyFormAgain(refusal: StoryRefusal | SiteRefusal, input: StoryInput) {
  const { site, form, unread } = input;
  const notice = { ...noticeOf(refusal, input), failed: true };
  if (unread && unread !== "too-many-parts" && unread !== "hidden-origin") return answer(notice, null);
  if (!("draft" in refusal)) {
    // When the draft cannot be read, its id stays in the form, so the photos are sent with the story.
    const unreadable = form.draftId ? { id: form.draftId, photos: [], typed: null } : null;
    const found = await findDraft(site, form.draftId).catch(unlessStorageFault);
    const draft = found === undefined ? unreadable : found;
    return answer(notice, stateOf(input, { draft, leftOut: 0, wait: null }, {}));
  }
  const { consentVersion, ...others } = refusal.fieldErrors ?? {};
  // The form has no field for the consent version. So the mistake of an unknown version is shown at the checkbox.
  const errors: FieldErrors = consentVersion ? { consent: consentVersion, ...others } : others;
  if (refusal.code === "spam") errors.website = [{ code: "filled" }];
  return answer(notice, stateOf(input, refusal, errors));
}

/** The answer of the form's page: a notice, and the typed form. `state` is null when nothing was read. */
function answer(notice: Notice | null, state: ReturnType<typeof stateOf> | null) {
  return { shows: { notice, state } };
}

/** Returns the typed form. With `wait`, the photos were not checked and must be chosen again. */
function stateOf(
  { site, language, typed }: StoryInput,
  { draft, leftOut, wait }: Pick<StoryRefusal, "draft" | "leftOut" | "wait">,
  errors: FieldErrors,
) {
  const waiting = { ...errors, photos: [...(errors.photos ?? []), { code: "photos-wait" as const }] };
  const { productName } = site.publicSettings;
  return {
    ...typed,
    draft,
    leftOut,
    fieldErrors: fieldSentences(wait ? waiting : errors, productName, language),
  };
}

function noticesOf({ site, language }: Received) {
  return wordsIn(language, site.publicSettings.productName).text.storyForm.notices;
}

function noticeOf(refusal: StoryRefusal | SiteRefusal, input: Received): Omit<Notice, "failed"> {
  const notices = noticesOf(input);
  const { sentence } = problemAnswer(refusal.code, input.language);
  const isRefused = "draft" in refusal;
  switch (refusal.code) {
    case "invalid":
      if (!isRefused) return notices.refused;
      if (isOnlyPhotos(refusal)) {
        return refusal.refusals.length === 1 ? notices.refusedPhoto : notices.refusedPhotos;
      }
      if (refusal.leftOut > 0) return notices.refusedInPart;
      return refusal.draft?.photos.length ? notices.refusedWithPhotos : notices.refused;
    case "spam":
    case "cannot-store":
    case "failed":
      return notices.failed;
    case "too-many-parts":
      return notices.cut;
    case "not-a-form":
    case "malformed":
    case "hidden-origin":
    case "interrupted":
      return { title: notices.failed.title, text: sentence };
  }
  const { title, text } = refusal.code === "too-many-stories" ? notices.storyWaits : notices.photosWait;
  const when = isRefused ? retrySentence(refusal.retryAfter ?? 0, input.language) : "";
  return { title, text: fill(text, { when, sentence }).trim() };
}

function isOnlyPhotos({ refusals, fieldErrors = {} }: StoryRefusal): boolean {
  return refusals.length > 0 && refusals.length === Object.values(fieldErrors).flat().length;
}

/** Parses the story form of /submit and POST /api/submit-story. `lang` is the language of the page, or Italian. */
export function readStoryForm(
  { fields, files, unreceived, photosRefused, all }: Upload,
  { address: from, gone: signal }: AppLoadContext["client"],
): SubmittedStory & { language: Language } {
  const positions = all("photoPosition");
  const times = all("photoTakenOn");
  return {
    fields,
    language: languageNamed(fields.lang) ?? defaultLanguage,
    from,
    signal,
    honeypot: fields.website ?? "",
    token: fields.token || null,
    receipt: readReceiptSecret(fields.receipt ?? ""),
    draftId: fields.draft || null,
    // The page's script sends removed photos as "removed". The button of a page without scripts is "remove".
    removed: [...all("remove"), ...all("removed")],
    received: files
      .filter(({ field }) => field === "photos")
      .map((file, at) => ({
        ...file,
        sentPosition: readSentPosition(positions[at]),
        sentTakenAt: isCameraTime(times[at] ?? "") ? times[at] : null,
      })),
    unreceived: unreceived.filter((field) => field === "photos").length,
    photosRefused,
  };
}
