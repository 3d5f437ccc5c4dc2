import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { NoticeBanner } from "~/components/notice-banner";
import { pageMeta, productNameIn } from "~/components/page-meta";
import { StoryForm } from "~/components/story-form/story-form";
import { type StoryFormState, emptyStoryForm } from "~/components/story-form/story-form-state";
import { StoryThanks } from "~/components/story-form/story-thanks";
import { useFlash } from "~/components/toasts/use-flash";
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

export const handle = { hydrate: true };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = (args) => {
  const { title, description } = storyFormText(productNameIn(args));
  return pageMeta(args, { title, description });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  return data(
    { product: site.facts.productName, state: emptyStoryForm(newId()) },
    { headers: { "Cache-Control": "no-store" } },
  );
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

/** The page where a finder sends a story (spec §2 "/submit"). */
export default function Submit() {
  const { product, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sentBefore = useFlash()?.code === "story-sent";
  const [sentNow, setSentNow] = useState<StoryFormState | null>(null);
  const isSent = sentNow !== null || sentBefore;
  const text = storyFormText(product);
  const form = sentNow ?? answer?.state ?? state;
  return (
    <main className="page page-narrow" id="content">
      <div className="page-head">
        <div>
          <h1 className="page-title">{text.title}</h1>
          {isSent ? null : <p className="page-lead">{text.lead}</p>}
        </div>
      </div>
      {isSent ? (
        <StoryThanks key={`thanks-${form.token}`} product={product} focus={sentNow !== null} />
      ) : null}
      {answer && !sentNow ? <NoticeBanner notice={answer.notice} /> : null}
      <StoryForm
        key={form.token}
        product={product}
        state={form}
        onSent={() => setSentNow(emptyStoryForm(newId()))}
      />
    </main>
  );
}
