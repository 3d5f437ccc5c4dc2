import * as z from "zod";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { done } from "~/domain/result";
import { blogPostJson, blogPostShape } from "~/http/api/json/blog-post-json.server";
import { jsonRoute } from "~/http/api/json-call.server";
import { listParameters } from "~/http/api/cursor-page.server";

/** Lists the published blog posts, newest first. */
export const { calls, loader, action } = jsonRoute({
  id: "listBlogPosts",
  list: "blog_posts",
  cache: listParameters,
  answer: z.array(blogPostShape),
  run: async ({ site, page }) =>
    done((await listBlogPosts(site, { ...page, publishedOnly: true })).map(blogPostJson)),
});
