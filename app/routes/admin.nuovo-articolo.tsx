import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BlogPostForm, blogPostFields } from "~/components/admin/blog-posts/blog-post-form";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { SavedVersion } from "~/components/admin/owner-form/saved-version";
import { PageNotice } from "~/components/admin/page-notice";
import { ErrorSummary } from "~/components/forms/error-summary";
import { unlessNotSent } from "~/components/forms/not-sent";
import { answerOwnerForm, answerPhotoButtons } from "~/http/owner-form/answer-owner-form.server";
import {
  blogPostPageCreation,
  blogPostFormState,
  prefilledBlogPost,
} from "~/http/owner-form/blog-post-form.server";
import { findDraftedForm } from "~/http/owner-form/read-owner-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/it/admin/panel";
import { blogPostFormText as text } from "~/text/it/admin/forms";
import { notice } from "~/text/it/admin/notices/notices";

export const handle: RouteHandle = { body: { from: "owner", photos: true } };

const address = "/admin/nuovo-articolo";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const url = new URL(request.url);
  const drafted = await findDraftedForm(site, url);
  if (drafted) {
    const state = await blogPostFormState(site, drafted.fields, drafted, drafted.photo);
    return { notice: notice("form-restored"), state };
  }
  const { fields, existingPhotos, promoted } = await prefilledBlogPost(site, url);
  const state = await blogPostFormState(site, fields, { existingPhotos });
  const count = String(state.chosen.length);
  return { notice: promoted ? notice("photos-loaded", { count }) : null, state };
}

export function action(args: ActionFunctionArgs) {
  return answerOwnerForm(args, {
    address,
    command: blogPostPageCreation,
    state: blogPostFormState,
    otherButtons: (site, _, form, upload) => answerPhotoButtons(site, form, upload),
    saved({ post: { id, title, published }, location }, { fields: { intent } }) {
      const details = { title };
      if (intent === "place" && location) {
        return { code: "blog-post-on-map", details, address: "/admin/articoli" };
      }
      if (intent === "place") {
        return { code: "place-needed", details, address: `/admin/nuova-location?articolo=${id}` };
      }
      const code = published ? "blog-post-created" : "blog-post-hidden-created";
      const preview = `/admin/articoli/${id}/anteprima`;
      return { code, details, address: intent === "preview" ? preview : `/admin/articoli?creato=${id}` };
    },
    refused: "blog-post-refused",
    failed: "blog-post-failed",
  });
}

export const clientAction = clientActionWithNotice("blog-post-failed");

export const shouldRevalidate = unlessNotSent;

/** The page with the form that creates a blog post, empty or filled from a story. */
export default function NewBlogPost() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? loaded.state;
  return (
    <section aria-labelledby="article-title">
      <h2 className="section-title" id="article-title">
        {adminText.tabs.newBlogPost}
      </h2>
      <PageNotice notice={answer?.notice ?? loaded.notice}>
        <ErrorSummary fieldErrors={state.fieldErrors} fields={blogPostFields} />
      </PageNotice>
      {state.corrected && state.storyId ? (
        <SavedVersion
          saved={state.corrected}
          yours={state.values}
          fields={blogPostFields}
          take={`?${new URLSearchParams({ story: state.storyId })}`}
        />
      ) : null}
      <BlogPostForm
        action={address}
        submit={{ label: text.submit, pending: text.pending }}
        otherSubmits={[
          { intent: "place", label: text.publishOnMap },
          { intent: "hide", label: text.saveHidden },
          { intent: "preview", label: text.preview },
        ]}
        state={state}
      />
    </section>
  );
}
