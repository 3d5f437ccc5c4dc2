import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { BlogPostForm, blogPostFields } from "~/components/admin/blog-posts/blog-post-form";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { SavedVersion } from "~/components/admin/owner-form/saved-version";
import { PageNotice } from "~/components/admin/page-notice";
import { ErrorSummary } from "~/components/forms/error-summary";
import { EmptyState } from "~/components/layout/empty-state";
import { unlessNotSent } from "~/components/forms/not-sent";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { answerOwnerForm, answerPhotoButtons } from "~/http/owner-form/answer-owner-form.server";
import { blogPostEdit, blogPostFormState, fieldsOfBlogPost } from "~/http/owner-form/blog-post-form.server";
import { findDraftedForm } from "~/http/owner-form/read-owner-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { blogPostsText as listText } from "~/text/it/admin/lists";
import { blogPostFormText as text } from "~/text/it/admin/forms";
import { notice } from "~/text/it/admin/notices/notices";

export const handle: RouteHandle = { body: { from: "owner", photos: true } };

const nothing = { title: "", published: false, notice: null, state: null };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const post = await findBlogPost(site, params.id ?? "");
  // Not thrown: a form about a blog post that was deleted meanwhile shows its texts all the same.
  if (!post) return data({ ...nothing, withdrawn: false }, { status: 404 });
  if (post.withdrawn) return data({ ...nothing, withdrawn: true });
  const { title, published, withdrawn } = post;
  const drafted = await findDraftedForm(site, new URL(request.url));
  if (drafted) {
    const state = await blogPostFormState(site, drafted.fields, drafted, drafted.photo);
    return data({ title, published, withdrawn, notice: notice("form-restored"), state });
  }
  const existingPhotos = post.photos.map(({ name }) => name);
  const state = await blogPostFormState(site, fieldsOfBlogPost(post), { existingPhotos });
  return data({ title, published, withdrawn, notice: null, state });
}

export function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? "";
  return answerOwnerForm(args, {
    address: `/admin/articoli/${id}`,
    command: blogPostEdit(id),
    state: blogPostFormState,
    otherButtons: (site, _, form, upload) => answerPhotoButtons(site, form, upload),
    saved: ({ title }) => ({ code: "blog-post-updated", details: { title }, address: "/admin/articoli" }),
    fieldsOf: fieldsOfBlogPost,
    refused: "edit-refused",
    failed: "update-failed",
  });
}

export const clientAction = clientActionWithNotice("update-failed");

export const shouldRevalidate = unlessNotSent;

/** The page with the form that changes a blog post. */
export default function EditBlogPost() {
  const { title, published, withdrawn, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id } = useParams();
  const state = answer?.state ?? loaded.state;
  if (!state) {
    return (
      <EmptyState title={withdrawn ? listText.withdrawnTitle : listText.gone}>
        {withdrawn ? <p>{listText.withdrawnText}</p> : null}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="article-title">
      <h2 className="section-title" id="article-title">
        {text.editHeading(withdrawn ? listText.withdrawnTitle : title)}
      </h2>
      <PageNotice notice={answer?.notice ?? loaded.notice}>
        <ErrorSummary fieldErrors={state.fieldErrors} fields={blogPostFields} />
      </PageNotice>
      {answer?.current ? (
        <SavedVersion saved={answer.current} yours={state.values} fields={blogPostFields} />
      ) : null}
      <BlogPostForm
        isConflict={Boolean(answer?.current)}
        action={`/admin/articoli/${id}`}
        submit={{ label: text.save, pending: text.saving }}
        otherSubmits={
          published
            ? [{ intent: "hide", label: text.saveHidden }]
            : [{ intent: "publish", label: text.savePublished }]
        }
        state={state}
      />
    </section>
  );
}
