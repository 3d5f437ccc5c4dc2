import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { BlogPostForm, blogPostFields } from "~/components/admin/blog-posts/blog-post-form";
import { whenNotSent } from "~/components/admin/when-not-sent";
import { SavedVersion } from "~/components/admin/owner-form/saved-version";
import { PageNotice } from "~/components/admin/page-notice";
import { ErrorSummary } from "~/components/forms/error-summary";
import { EmptyState } from "~/components/layout/empty-state";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { writtenPlace } from "~/domain/places/chosen-place";
import { pageAction } from "~/http/answer/page-action.server";
import {
  blogPostFormState,
  blogPostPageEdit,
  fieldsOfBlogPost,
} from "~/http/owner-form/blog-post-form.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { farStopOf } from "~/http/owner-form/far-point.server";
import { ownerForm, photoButtons } from "~/http/owner-form/owner-form.server";
import { showOpenPlace } from "~/http/owner-form/show-open-place.server";
import type { RouteHandle } from "~/http/route-handle";
import { blogPostsText as listText } from "~/text/it/admin/lists";
import { blogPostFormText as text } from "~/text/it/admin/forms";
import { notice } from "~/text/it/admin/notices/notices";

export const handle: RouteHandle = { owner: true, body: { keepsWords: true, photos: true } };

const nothing = { title: "", published: false, notice: null, state: null };

export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const post = await findBlogPost(site, params.id ?? "");
  // The 404 is not thrown, so that the form of a deleted blog post still shows its texts.
  if (!post) return data({ ...nothing, withdrawn: false }, { status: 404 });
  if (post.withdrawn) return data({ ...nothing, withdrawn: true });
  const { title, published, withdrawn } = post;
  const url = new URL(request.url);
  const drafted = await findDraftedForm(site, url);
  const fields = fieldsOfBlogPost(post);
  // 'Pubblica' in the list leads here with its question, which must not be asked again.
  if (url.searchParams.has("luogo")) fields.askedPlace = writtenPlace(fields);
  const stored = { fields, existingPhotos: post.photos.map(({ name }) => name) };
  const state = await blogPostFormState(site, drafted ?? stored, post);
  return data({ title, published, withdrawn, notice: drafted && notice("form-restored"), state });
}

export function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? "";
  const form = ownerForm({
    command: blogPostPageEdit(id),
    state: async (site, form) => blogPostFormState(site, form, await findBlogPost(site, id)),
    buttons: async ({ site, form, upload }) =>
      photoButtons(form, upload) ?? showOpenPlace(site, form, await findBlogPost(site, id)),
    fieldsOf: fieldsOfBlogPost,
    refused: "edit-refused",
    failed: "update-failed",
  });
  let before: BlogPost | null = null;
  return pageAction(args, {
    ...form,
    async run(input) {
      before = await findBlogPost(input.site, id);
      return form.run(input);
    },
    async done(post, { site }) {
      const [stop, details] = [await farStopOf(site, before, post), { title: post.title }];
      if (stop) return { to: `/admin/locations/${stop}`, notice: "stop-elsewhere", details };
      return { to: "/admin/articoli", notice: "blog-post-updated", details };
    },
  });
}

export const { clientAction, shouldRevalidate } = whenNotSent("update-failed");

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
