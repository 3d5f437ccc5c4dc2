import { data, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { newId } from "~/domain/new-id";
import { draftOf, findDraft, keepInDraft } from "~/domain/photos/drafts.server";
import { isStorageFault } from "~/domain/storage-fault";
import { storyMaxPhotos } from "~/domain/stories/story";
import { submitStory } from "~/domain/stories/submit-story.server";
import { notice } from "~/text/notices";
import { retrySentence } from "~/text/problems";
import { storyFormText } from "~/text/story-form";
import { photoSentences } from "~/text/photo-sentences";
import { flash } from "./flash.server";
import { problem, retryHeaders } from "./problem.server";
import { readUpload } from "./read-upload.server";
import { siteOf } from "./site-of.server";
import { storyFormIn } from "./story-form.server";

/**
 * Answers the form of /submit: a redirect that says thanks, or the form again with what is wrong, and with all that was
 * typed and received. Here and not in the route, so that none of its words reach the browser twice.
 */
export async function answerStoryForm(request: Request, context: AppLoadContext) {
  const site = await siteOf(context);
  const upload = await readUpload(site, request);
  if (!upload.ok) {
    const { status, sentence } = problem(upload.code);
    return data({ notice: { title: "Errore", text: sentence, failed: true }, state: null }, { status });
  }
  const { fields, discard } = upload.value;
  const form = storyFormIn(upload.value, context.clientAddress);
  const text = storyFormText(site.facts.productName);
  const state = {
    token: fields.token || newId(),
    values: {
      name: fields.name ?? "",
      city: fields.city ?? "",
      story: fields.story ?? "",
      consent: fields.consent === "true",
    },
  };
  try {
    if (form.removed.length > 0) {
      const { draft, refusals } = await keepInDraft(site, { ...draftOf(form), max: storyMaxPhotos });
      const photos = refusals.map(({ fileName, code }) => photoSentences[code](fileName));
      const notice = { title: text.removedNotice, text: text.removedText, failed: false };
      return { notice, state: { ...state, draft, fieldErrors: { photos } } };
    }
    const result = await submitStory(site, { ...form, token: state.token });
    if (result.ok) {
      const details = result.value.leftOut > 0 ? { leftOut: String(result.value.leftOut) } : undefined;
      return redirect("/submit", { headers: { "Set-Cookie": await flash("story-sent", details) } });
    }
    const { status } = problem(result.code);
    const waits = notice("story-waits", { when: retrySentence(result.retryAfter ?? 0) });
    const said = {
      invalid: notice("story-refused"),
      spam: notice("story-failed"),
      "too-many-stories": waits,
    };
    return data(
      {
        notice: said[result.code],
        state: { ...state, draft: result.draft, fieldErrors: result.fieldErrors ?? {} },
      },
      { status, headers: retryHeaders(result) },
    );
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    (context.reportError ?? console.error)(error);
    const draft = await findDraft(site, form.draftId ?? "");
    return data(
      { notice: notice("story-failed"), state: { ...state, draft, fieldErrors: {} } },
      { status: problem("cannot-store").status },
    );
  } finally {
    await discard();
  }
}
