import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whenNotSent } from "~/components/admin/when-not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { removeBlogPost } from "~/domain/blog-posts/remove-blog-post.server";
import { orDone } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { blogPostsText as text } from "~/text/it/admin/lists";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true };

const list = "/admin/articoli";

export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const post = await findBlogPost(site, params.id ?? "");
  const title = post?.withdrawn ? text.withdrawnTitle : post?.title;
  return data({ title: title ?? null }, { status: post ? 200 : 404 });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: async ({ site }) => orDone(await removeBlogPost(site, args.params.id ?? ""), "unknown-blog-post"),
    done: "blog-post-removed",
    failed: "removal-failed",
    list,
  });

export const { clientAction, shouldRevalidate } = whenNotSent("removal-failed");

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
