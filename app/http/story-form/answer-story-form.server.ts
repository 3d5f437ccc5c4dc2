import { data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { newToken } from "~/domain/new-id";
import { type Draft, findDraft } from "~/domain/photos/drafts/drafts.server";
import type { FieldErrors } from "~/domain/forms/field-errors";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { consentShown, currentConsent } from "~/domain/stories/consent";
import { keepStoryPhotos } from "~/domain/stories/story-photos.server";
import { type StoryRefusal, submitStory } from "~/domain/stories/submit-story.server";
import { readTagCode } from "~/domain/tags/tag-code";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { type Language, wordsIn } from "~/text/languages.server";
import type { Notice } from "~/text/notice";
import { logStorageFault } from "~/http/attempt.server";
import { languageOf } from "~/http/language-of.server";
import { fieldSentences } from "~/http/forms/field-sentences.server";
import { problem, retryHeaders, retrySentence } from "~/http/problem.server";
import { type Upload, type UploadRefusal, readUpload } from "~/http/forms/read-upload.server";
import { addressWithNotice } from "~/http/receipt/receipt-page.server";
import { siteOf } from "~/http/site-of.server";
import { readStoryForm } from "./read-story-form.server";

/**
 * Answers the form of /submit in the language of its address: a redirect to the story's receipt, or the form again with its
 * mistakes, texts and photos.
 */
export async function answerStoryForm(request: Request, context: AppLoadContext) {
  const site = await siteOf(context);
  const upload = await readUpload(site, request, context.bodyLimits);
  const language = languageOf(request);
  const { notices } = wordsIn(language, site.facts.productName).text.storyForm;
  const asShown = { site, language };
  if (!upload.ok) return answerUnread(asShown, upload);
  const { fields, discard } = upload.value;
  const form = { ...readStoryForm(upload.value, context.clientAddress, request.signal), language };
  const shown = consentShown(fields.consentVersion);
  const state = typedState(fields);
  try {
    if (fields.remove) {
      const kept = await keepStoryPhotos(site, form);
      const errors: FieldErrors = { photos: kept.refusals };
      if (shown === null) errors.consent = [{ code: "outdated" }];
      return {
        notice: { ...notices.photoRemoved, failed: false },
        state: {
          ...state,
          draft: kept.draft,
          leftOut: kept.leftOut,
          fieldErrors: withWait(asShown, errors, kept),
        },
      };
    }
    const result = await submitStory(site, { ...form, token: state.token });
    if (result.ok) {
      const { receipt, leftOut } = result.value;
      return redirect(addressWithNotice(receipt, "inviata", { leftOut }), 303);
    }
    const { draft, leftOut } = result;
    const fieldErrors = withWait(asShown, atTheCheckbox(result.fieldErrors ?? {}), result);
    return data(
      {
        notice: { ...said(asShown, result), failed: true },
        state: { ...state, draft, leftOut, fieldErrors },
      },
      { status: problem(result.code).status, headers: retryHeaders(result) },
    );
  } catch (error) {
    logStorageFault(error, context);
    const draft = await draftOfForm(site, form.draftId);
    return data(
      {
        notice: { ...notices.failed, failed: true },
        state: { ...state, draft, leftOut: 0, fieldErrors: {} },
      },
      { status: problem("cannot-store").status },
    );
  } finally {
    await discard();
  }
}

/** The draft with the photos of an earlier try. While it cannot be read they are not shown, but sent with the form again. */
async function draftOfForm(site: Site, id: string | null): Promise<Draft | null> {
  try {
    return await findDraft(site, id);
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return id ? { id, photos: [], typed: null } : null;
  }
}

/** The site, and the language of the page that is answered. */
interface AsShown {
  site: Site;
  language: Language;
}

/** What was typed, for the form that is shown again. */
function typedState(fields: Upload["fields"]) {
  const shown = consentShown(fields.consentVersion);
  return {
    token: fields.token || newToken(),
    values: {
      name: fields.name ?? "",
      city: fields.city ?? "",
      story: fields.story ?? "",
      consent: fields.consent === "true" && shown !== null,
    },
    consentVersion: shown ?? currentConsent,
    code: readTagCode(fields.code ?? ""),
  };
}

/** Answers a form that could not be read to its end: of one that is too long with the words that were read. */
async function answerUnread({ site, language }: AsShown, { code, read: { fields } }: UploadRefusal) {
  const { status, sentence } = problem(code, language);
  const { failed, cut } = wordsIn(language, site.facts.productName).text.storyForm.notices;
  if (code !== "too-many-parts") {
    return data({ notice: { title: failed.title, text: sentence, failed: true }, state: null }, { status });
  }
  const draft = await findDraft(site, fields.draft ?? null);
  const state = { ...typedState(fields), draft, leftOut: 0, fieldErrors: {} };
  return data({ notice: { ...cut, failed: true }, state }, { status });
}

/** Moves the mistake of an unknown consent version to the checkbox. */
function atTheCheckbox({ consentVersion, ...others }: FieldErrors): FieldErrors {
  return consentVersion ? { consent: consentVersion, ...others } : others;
}

function said(
  { site, language }: AsShown,
  { code, leftOut, retryAfter = 0 }: StoryRefusal,
): Omit<Notice, "failed"> {
  const { notices } = wordsIn(language, site.facts.productName).text.storyForm;
  const when = retrySentence(retryAfter, language);
  if (code === "invalid") return leftOut > 0 ? notices.refusedInPart : notices.refused;
  if (code === "spam") return notices.failed;
  const { title, text } = code === "too-many-stories" ? notices.storyWaits : notices.photosWait;
  return { title, text: fill(text, { when, sentence: problem(code, language).sentence }) };
}

/** The sentences of a refusal; beside the photos also that they have to be chosen again when nobody could look at them. */
function withWait(
  { site, language }: AsShown,
  errors: FieldErrors,
  { wait }: Pick<StoryRefusal, "wait">,
): FieldSentences {
  const photos = [...(errors.photos ?? []), ...(wait ? [{ code: "photos-wait" as const }] : [])];
  return fieldSentences(photos.length > 0 ? { ...errors, photos } : errors, site.facts.productName, language);
}
