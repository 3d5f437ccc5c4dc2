import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { unlessNotSent } from "~/components/forms/not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { removeBlogPost } from "~/domain/blog-posts/remove-blog-post.server";
import { answerOwnerAction } from "~/http/owner-action.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { blogPostsText as text } from "~/text/it/admin/lists";

const list = "/admin/articoli";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const post = await findBlogPost(site, params.id ?? "");
  const title = post?.withdrawn ? text.withdrawnTitle : post?.title;
  return data({ title: title ?? null }, { status: post ? 200 : 404 });
}

export function action(args: ActionFunctionArgs) {
  return answerOwnerAction(args, {
    run: (site) => removeBlogPost(site, args.params.id ?? ""),
    done: "blog-post-removed",
    failed: "removal-failed",
    alreadyDone: "unknown-blog-post",
    list,
  });
}

export const clientAction = clientActionWithNotice("removal-failed");

export const shouldRevalidate = unlessNotSent;

/** The confirmation before a blog post is deleted, with its title. */
export default function RemoveBlogPost() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <RemovalConfirmation
      question={title === null ? null : text.question(title)}
      explanation={title === null ? text.gone : text.questionText}
      list={list}
    />
  );
}
