import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { BlogPostForm } from "~/components/admin/blog-posts/blog-post-form";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { EmptyState } from "~/components/layout/empty-state";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { corrects } from "~/domain/locations/linked-places.server";
import { writtenPlace } from "~/domain/places/chosen-place";
import { pageAction } from "~/http/answer/page-action.server";
import { blogPostPage, blogPostFormState, fieldsOfBlogPost } from "~/http/record-pages/blog-post-page.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { findStopElsewhere } from "~/http/record-pages/corrected-place.server";
import type { RouteHandle } from "~/http/route-handle";
import { fill } from "~/text/fill";
import type { OwnerWords } from "~/text/words";

const nameOf = (
  { text: { blogPosts, blogPostForm } }: OwnerWords,
  { title, withdrawn }: { title: string; withdrawn: boolean },
) =>
  withdrawn
    ? blogPosts.withdrawnTitle
    : title === ""
      ? blogPosts.gone
      : fill(blogPostForm.editHeading, { title });

export const handle: RouteHandle = {
  owner: true,
  pageName: nameOf,
  body: { keepsWords: true, photos: true },
};

export async function loader({ request, params, context: { site, language } }: LoaderFunctionArgs) {
  const post = await findBlogPost(site, params.id ?? "");
  // A thrown 404 would replace the page. Without that, the form of a deleted blog post still shows its texts.
  if (!post || post.withdrawn) {
    const gone = { title: "", published: false, withdrawn: post !== null, notice: null, state: null };
    return data(gone, { status: post ? 200 : 404 });
  }
  const { title, published, withdrawn } = post;
  const url = new URL(request.url);
  const drafted = await findDraftedForm({ site, language }, url);
  const fields = fieldsOfBlogPost(post);
  // 'Pubblica' in the list leads here with a question about the place. The form must not ask it again.
  if (url.searchParams.has("luogo")) fields.askedPlace = writtenPlace(fields);
  const stored = { language, fields, existingPhotos: post.photos.map(({ name }) => name) };
  const state = await blogPostFormState(site, drafted ?? stored, post);
  return data({ title, published, withdrawn, notice: drafted?.notice ?? null, state });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    ...blogPostPage(args.params.id ?? ""),
    async done(post, { site, language, form, before }) {
      const stop = await findStopElsewhere(site, post, before, language);
      const details = { title: post.title, open: stop?.sentence ?? "" };
      if (stop && corrects(form))
        return { to: `/admin/locations/${stop.id}?articolo`, notice: "stop-elsewhere", details };
      return { to: "/admin/articoli", notice: "blog-post-updated", details };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page with the form that changes a blog post. */
export default function EditBlogPost() {
  const listText = useOwnerWords().text.blogPosts;
  const { title, published, withdrawn, ...loaded } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(loaded.state);
  const state = answer?.state ?? loaded.state;
  if (!state) {
    return (
      <EmptyState title={withdrawn ? listText.withdrawnTitle : listText.gone}>
        {withdrawn ? <p>{listText.withdrawnText}</p> : null}
      </EmptyState>
    );
  }
  return <BlogPostForm state={state} current={answer?.current} published={published} />;
}
