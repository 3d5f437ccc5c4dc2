import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoticeBanner } from "~/components/notice-banner";
import { StoryForm, type StoryFormState } from "~/components/story-form/story-form";
import { newId } from "~/domain/new-id";
import { draftOf, findDraft, keepInDraft } from "~/domain/photos/drafts.server";
import { isStorageFault } from "~/domain/storage-fault";
import { storyMaxPhotos } from "~/domain/stories/story";
import { submitStory } from "~/domain/stories/submit-story.server";
import { flash } from "~/http/flash.server";
import { problem, retryHeaders } from "~/http/problem.server";
import { readUpload } from "~/http/read-upload.server";
import { siteOf } from "~/http/site-of.server";
import { storyFormIn } from "~/http/story-form.server";
import { notice } from "~/text/notices";
import { retrySentence } from "~/text/problems";
import { storyFormText } from "~/text/story-form";
import { photoSentences } from "~/text/validation";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const state: StoryFormState = {
    token: newId(),
    values: { name: "", city: "", story: "", consent: false },
    draft: null,
    fieldErrors: {},
  };
  return data({ product: site.facts.productName, state }, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, context }: ActionFunctionArgs) {
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
    const refusal = { title: text.refusedTitle, text: text.refusedText, failed: true };
    const waits = notice("story-waits", { when: retrySentence(result.retryAfter ?? 0) });
    const said = { invalid: refusal, spam: notice("story-failed"), "too-many-stories": waits };
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

/** The page where a finder sends a story (spec §2 "/submit"). */
export default function Submit() {
  const { product, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const text = storyFormText(product);
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      {answer ? <NoticeBanner notice={answer.notice} /> : null}
      <StoryForm product={product} state={answer?.state ?? state} />
    </main>
  );
}
